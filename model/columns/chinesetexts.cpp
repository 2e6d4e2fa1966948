// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/chinesetexts.h"

#include "text/csv.h"

#include <QFile>
#include <QHash>

namespace atlas {

namespace {

QHash<QString, QString> readTexts()
{
    QHash<QString, QString> texts;
    QFile file(QStringLiteral(":/texts/zh_CN.csv"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the Chinese texts are missing");
    const auto read = readCsv(file.readAll(), ',', [&texts](qint64, std::vector<QString>& fields) {
        if (fields.size() == 2)
            texts.insert(fields[0], fields[1]);
        return true;
    });
    if (!read)
        qFatal("the Chinese texts cannot be read: %s", qPrintable(read.error().message));
    return texts;
}

}

QString chineseText(const QString& text)
{
    static const QHash<QString, QString> Texts = readTexts();
    return Texts.value(text, text);
}

views::Maker views::inChinese(Maker maker)
{
    return [maker = std::move(maker)](const TableContext& context) {
        View view = maker(context);
        std::vector<QString> names;
        for (std::uint32_t code = 0; code < view.dictionary->size(); ++code)
            names.push_back(chineseText(view.dictionary->text(code)));
        view.chineseNames = std::make_shared<const std::vector<QString>>(std::move(names));
        return view;
    };
}

} // namespace atlas
