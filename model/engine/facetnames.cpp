// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/facetnames.h"

#include "engine/collation.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas {

QHash<QString, FacetName> facetNames(const Table& table, int column, const QLocale& locale)
{
    const int named = table.indexOf(QString::fromUtf8(table.column(column).key) + QStringLiteral("_name"));
    if (named < 0)
        return {};
    const View &ids = table.view(column), &names = table.view(named);
    // Both must say something about the same entities.
    if (ids.shape != View::Shape::Texts || names.shape != View::Shape::Texts || ids.codes != names.codes
        || ids.textCodes->size() != names.textCodes->size())
        return {};
    const bool chinese = names.chineseNames && locale.language() == QLocale::Chinese;
    QHash<QString, QString> found;
    QHash<QString, int> ofName;
    for (std::size_t entity = 0; entity < ids.textCodes->size(); ++entity) {
        const Dictionary::Code id = (*ids.textCodes)[entity], name = (*names.textCodes)[entity];
        if (id == View::Unknown || name == View::Unknown || found.contains(ids.dictionary->text(id)))
            continue;
        const QString& text = chinese ? (*names.chineseNames)[name] : names.dictionary->text(name);
        if (text.isEmpty())
            continue;
        found.insert(ids.dictionary->text(id), text);
        ++ofName[text];
    }
    std::vector<std::pair<QString, QString>> sorted; // name, id
    for (auto entry = found.cbegin(); entry != found.cend(); ++entry)
        sorted.emplace_back(ofName.value(entry.value()) == 1
                ? entry.value()
                : QCoreApplication::translate("FacetModel", "%1 (%2)", "name and id").arg(entry.value(), entry.key()),
            entry.key());
    std::sort(sorted.begin(), sorted.end(),
        [](const auto& left, const auto& right) { return compareTexts(left.first, right.first) < 0; });
    QHash<QString, FacetName> result;
    for (std::size_t place = 0; place < sorted.size(); ++place)
        result.insert(sorted[place].second, {sorted[place].first, static_cast<int>(place)});
    return result;
}

} // namespace atlas
