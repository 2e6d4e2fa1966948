// SPDX-License-Identifier: GPL-3.0-or-later
#include "help.h"

#include "export/plaintext.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("CommandLine", text);
}

QString title(const QString& text)
{
    return QCoreApplication::translate("CommandLine", "%1:", "a heading in help").arg(text) + u'\n';
}

/// Breaks at blanks, and where there are none for long, after any wide character.
QStringList wrapped(const QString& text, int width)
{
    QStringList lines;
    QString line;
    int used = 0;
    qsizetype lastBlank = -1;
    for (const QChar character : text) {
        line += character;
        used += displayWidth(QStringView(&character, 1));
        if (character == u' ')
            lastBlank = line.size() - 1;
        if (used <= width)
            continue;
        const bool closing = character.isPunct() || character == u' ';
        if (lastBlank > 0) {
            lines << line.left(lastBlank);
            line = line.mid(lastBlank + 1);
        } else if (!closing && displayWidth(QStringView(&character, 1)) == 2) {
            lines << line.chopped(1);
            line = character;
        } else {
            continue;
        }
        used = displayWidth(line);
        lastBlank = line.lastIndexOf(u' ');
    }
    if (!line.isEmpty())
        lines << line;
    return lines;
}

constexpr int LineWidth = 100;

QString paragraph(const QString& text)
{
    return wrapped(text, LineWidth).join(u'\n') + u'\n';
}

/// Terms on the left, their texts in a column of their own.
class TermList
{
public:
    void add(const QString& term, const QString& text) { m_entries.emplace_back(term, text); }
    [[nodiscard]] QString text() const
    {
        int width = 0;
        for (const auto& [term, description] : m_entries)
            width = std::max(width, displayWidth(term));
        QString result;
        for (const auto& [term, description] : m_entries) {
            QString left = QStringLiteral("  ") + term + QString(width - displayWidth(term) + 2, u' ');
            for (const QString& line : wrapped(description, LineWidth - width - 4)) {
                result += left + line + u'\n';
                left = QString(width + 4, u' ');
            }
        }
        return result;
    }

private:
    std::vector<std::pair<QString, QString>> m_entries;
};

QString optionList(std::span<const OptionSpec> options)
{
    TermList list;
    for (const OptionSpec& option : options)
        list.add(optionTerm(option), translated(option.help));
    return list.text();
}

}

std::span<const HelpSection> helpSections()
{
    static const std::vector<HelpSection> sections{
        {QT_TRANSLATE_NOOP("CommandLine", "Filters"),
            {
                {"gpu:h100", QT_TRANSLATE_NOOP("CommandLine", "a text contains a word; = is exactly, != is not")},
                {"price<4", QT_TRANSLATE_NOOP("CommandLine", "numbers and dates also know < <= > >=")},
                {"vram:40..80",
                    QT_TRANSLATE_NOOP("CommandLine", "a range, both ends included; one end may be left out")},
                {"provider:aws,gcp", QT_TRANSLATE_NOOP("CommandLine", "any of several values")},
                {"-provider:vast", QT_TRANSLATE_NOOP("CommandLine", "not; also NOT, AND, OR and parentheses")},
                {"price:none", QT_TRANSLATE_NOOP("CommandLine", "the value is unknown; price:any: it is known")},
                {"h100 \"asia east\"",
                    QT_TRANSLATE_NOOP("CommandLine", "words of provider, instance type, GPU, region or note")},
                {nullptr,
                    QT_TRANSLATE_NOOP("CommandLine",
                        "Columns have the names that --format json prints; price, vram, count and ram are short names. "
                        "Put "
                        "quotes around the filter, so that the shell leaves it alone.")},
            }},
        {QT_TRANSLATE_NOOP("CommandLine", "Exit codes"),
            {
                {"0", QT_TRANSLATE_NOOP("CommandLine", "done")},
                {"1", QT_TRANSLATE_NOOP("CommandLine", "it could not be done")},
                {"2", QT_TRANSLATE_NOOP("CommandLine", "the command line is wrong")},
            }},
        {QT_TRANSLATE_NOOP("CommandLine", "Files"),
            {
                {"$XDG_DATA_HOME/gpu-atlas/catalog.sqlite",
                    QT_TRANSLATE_NOOP("CommandLine", "your own catalog, made from the starter facts on first use")},
                {"$XDG_CONFIG_HOME/gpu-atlas/views/*.atlas.json",
                    QT_TRANSLATE_NOOP("CommandLine", "the views that you saved in the window")},
            }},
    };
    return sections;
}

QString synopsis(const Command& command)
{
    QString text = QStringLiteral("gpu-atlas ") + QLatin1StringView(command.name);
    if (*command.arguments)
        text += u' ' + QString::fromUtf8(command.arguments);
    return text + QStringLiteral(" [") + translated(QT_TRANSLATE_NOOP("CommandLine", "OPTION")) + QStringLiteral("]…");
}

QString optionTerm(const OptionSpec& option)
{
    const QString name = QString::fromLatin1(option.name);
    return option.value ? name + u' ' + QString::fromUtf8(option.value) : name;
}

QString programHelp()
{
    QString help = title(translated(QT_TRANSLATE_NOOP("CommandLine", "Usage")));
    TermList usage;
    usage.add(QStringLiteral("gpu-atlas [--catalog FILE] [--lang en|zh_CN] [--view FILE] [FILE]"),
        translated(QT_TRANSLATE_NOOP("CommandLine", "open the window; FILE is a catalog or a view")));
    usage.add(QStringLiteral("gpu-atlas COMMAND …"),
        translated(QT_TRANSLATE_NOOP("CommandLine", "work without a window or a display")));
    help += usage.text() + u'\n' + title(translated(QT_TRANSLATE_NOOP("CommandLine", "Commands")));
    TermList list;
    for (const Command& command : commands())
        list.add(QString::fromLatin1(command.name), translated(command.summary));
    help += list.text() + u'\n' + title(translated(QT_TRANSLATE_NOOP("CommandLine", "Options of all commands")))
        + optionList(globalOptions());
    for (const HelpSection& section : helpSections()) {
        help += u'\n' + title(translated(section.title));
        TermList terms;
        QString paragraphs;
        for (const HelpSection::Line& line : section.lines) {
            if (line.term)
                terms.add(QString::fromUtf8(line.term), translated(line.text));
            else
                paragraphs += paragraph(translated(line.text));
        }
        help += terms.text() + paragraphs;
    }
    return help + u'\n'
        + paragraph(
            translated(QT_TRANSLATE_NOOP("CommandLine", "gpu-atlas COMMAND --help says more about a command.")));
}

QString commandHelp(const Command& command)
{
    QString help = title(translated(QT_TRANSLATE_NOOP("CommandLine", "Usage"))) + QStringLiteral("  ")
        + synopsis(command) + QStringLiteral("\n\n") + paragraph(translated(command.summary));
    if (command.details)
        help += u'\n' + paragraph(translated(command.details));
    if (!command.options.empty())
        help += u'\n' + title(translated(QT_TRANSLATE_NOOP("CommandLine", "Options"))) + optionList(command.options);
    help += u'\n' + title(translated(QT_TRANSLATE_NOOP("CommandLine", "Options of all commands")))
        + optionList(globalOptions());
    if (!command.examples.empty())
        help += u'\n' + title(translated(QT_TRANSLATE_NOOP("CommandLine", "Examples")));
    for (const char* const example : command.examples)
        help += QStringLiteral("  gpu-atlas ") + QString::fromUtf8(example) + u'\n';
    return help;
}

} // namespace atlas
