// SPDX-License-Identifier: GPL-3.0-or-later
#include "help.h"

#include <QCoreApplication>

namespace atlas {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("CommandLine", text);
}

/// Text as roff reads it: no character of its own has a meaning there.
QString roff(QString text)
{
    text.replace(u'\\', QStringLiteral("\\e")).replace(u'-', QStringLiteral("\\-"));
    if (text.startsWith(u'.') || text.startsWith(u'\''))
        text.prepend(QStringLiteral("\\&"));
    return text + u'\n';
}

QString heading(const QString& text)
{
    return QStringLiteral(".SH ") + roff(text.toUpper());
}

QString term(const QString& name, const QString& text)
{
    return QStringLiteral(".TP\n.B ") + roff(name) + roff(text);
}

QString commandPart(const Command& command)
{
    QString text = QStringLiteral(".SS ") + roff(synopsis(command));
    text += roff(translated(command.summary));
    if (command.details)
        text += QStringLiteral(".PP\n") + roff(translated(command.details));
    for (const OptionSpec& option : command.options)
        text += term(optionTerm(option), translated(option.help));
    for (const char* const example : command.examples)
        text += QStringLiteral(".PP\n.nf\n") + roff(QStringLiteral("gpu-atlas ") + QString::fromUtf8(example))
            + QStringLiteral(".fi\n");
    return text;
}

}

QString manPage()
{
    QString page
        = QStringLiteral(".TH GPU\\-ATLAS 1 \"\" \"GPU Atlas %1\"\n").arg(QCoreApplication::applicationVersion());
    page += heading(translated(QT_TRANSLATE_NOOP("CommandLine", "Name")));
    page += QStringLiteral("gpu\\-atlas \\- ")
        + roff(translated(QT_TRANSLATE_NOOP("CommandLine", "filter, chart and compare GPU cloud offers")));
    page += heading(translated(QT_TRANSLATE_NOOP("CommandLine", "Usage")));
    page += roff(QStringLiteral("gpu-atlas [--catalog FILE] [--lang en|zh_CN] [--view FILE] [FILE]"))
        + QStringLiteral(".br\n") + roff(QStringLiteral("gpu-atlas COMMAND …"));
    page += heading(translated(QT_TRANSLATE_NOOP("CommandLine", "Options of all commands")));
    for (const OptionSpec& option : globalOptions())
        page += term(optionTerm(option), translated(option.help));
    page += heading(translated(QT_TRANSLATE_NOOP("CommandLine", "Commands")));
    for (const Command& command : commands())
        page += commandPart(command);
    for (const HelpSection& section : helpSections()) {
        page += heading(translated(section.title));
        for (const HelpSection::Line& line : section.lines)
            page += line.term ? term(QString::fromUtf8(line.term), translated(line.text))
                              : QStringLiteral(".PP\n") + roff(translated(line.text));
    }
    return page;
}

} // namespace atlas
