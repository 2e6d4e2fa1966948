// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/savedview.h"

#include "columns/tables.h"
#include "engine/filter.h"
#include "engine/querywords.h"
#include "engine/table.h"
#include "export/plaintext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <algorithm>

namespace atlas {

namespace {

constexpr QLatin1StringView FormatName("gpu-atlas-view");

/// Takes the fields out of the object one by one; the first wrong one is the error, what is left is of a newer program.
class FieldReader
{
    Q_DECLARE_TR_FUNCTIONS(View)
public:
    FieldReader(QJsonObject object, const QString& file)
        : m_object(std::move(object))
        , m_file(file)
    {
    }

    QString text(const QString& field, const QString& usual)
    {
        const QJsonValue value = m_object.take(field);
        if (value.isUndefined())
            return usual;
        if (!value.isString())
            fail(field, value, tr("a text"));
        return value.toString();
    }
    QStringList texts(const QString& field)
    {
        const QJsonValue value = m_object.take(field);
        QStringList list;
        if (value.isUndefined())
            return list;
        if (!value.isArray())
            fail(field, value, tr("a list of texts"));
        for (const QJsonValue& entry : value.toArray()) {
            if (!entry.isString())
                fail(field, entry, tr("a list of texts"));
            else if (!list.contains(entry.toString()))
                list << entry.toString();
        }
        return list;
    }
    int wholeNumber(const QString& field, int least)
    {
        const QJsonValue value = m_object.take(field);
        const double number = value.toDouble(-1);
        if (number < least || number > 1'000'000 || number != static_cast<int>(number)) {
            fail(field, value, tr("a whole number from %1").arg(least));
            return least;
        }
        return static_cast<int>(number);
    }
    [[nodiscard]] bool has(const QString& field) const { return m_object.contains(field); }

    void fail(const QString& field, const QJsonValue& value, const QString& wanted)
    {
        if (!m_error)
            m_error = Error{ErrorCode::Syntax,
                tr("“%1”: the field “%2” must be %3, not %4.").arg(m_file, field, wanted, shown(value))};
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] const QJsonObject& rest() const { return m_object; }

private:
    static QString shown(const QJsonValue& value)
    {
        if (value.isUndefined())
            return tr("left out");
        constexpr qsizetype MostCharacters = 60;
        // Only an array or an object has a text of its own.
        const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        const QString text = printable(QString::fromUtf8(json.mid(1, json.size() - 2)));
        return text.size() <= MostCharacters ? text : text.left(MostCharacters) + u'…';
    }

    QJsonObject m_object;
    const QString& m_file;
    std::optional<Error> m_error;
};

void readSort(FieldReader& fields, SavedView& view)
{
    const QString field = QStringLiteral("sort");
    if (!fields.has(field))
        return;
    view.query.sort.clear();
    for (const QString& text : fields.texts(field)) {
        if (const std::optional<SortKey> key = parseSortKey(text))
            view.query.sort.push_back(*key);
        else
            fields.fail(field, text,
                QCoreApplication::translate("View", "a list of columns, each perhaps with “:desc” behind it"));
    }
}

void readUnits(FieldReader& fields, SavedView& view)
{
    const QString per = QStringLiteral("per"), currency = QStringLiteral("currency");
    const QString unit = fields.text(per, perUnitName(view.query.per));
    if (const std::optional<PerUnit> known = perUnitByName(unit))
        view.query.per = *known;
    else
        fields.fail(
            per, unit, QCoreApplication::translate("View", "one of %1").arg(perUnitNames().join(QStringLiteral(", "))));
    static const QRegularExpression code(QStringLiteral("\\A[A-Z]{3}\\z"));
    view.query.currency = fields.text(currency, view.query.currency).toUpper();
    if (!code.match(view.query.currency).hasMatch())
        fields.fail(currency, view.query.currency, QCoreApplication::translate("View", "a currency like USD"));
}

Result<QJsonObject> readObject(const QByteArray& json, const QString& file)
{
    if (json.size() > MaxViewBytes)
        return failure(ErrorCode::Hostile,
            QCoreApplication::translate("View", "“%1” is too large for a view: more than %2 KiB.")
                .arg(file, QString::number(MaxViewBytes / 1024)));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError) {
        const QByteArray before = json.left(error.offset);
        const qsizetype line = before.count('\n') + 1, column = before.size() - before.lastIndexOf('\n');
        return failure(ErrorCode::Syntax,
            QCoreApplication::translate("View", "“%1” is no view: it is no JSON at line %2, column %3.")
                .arg(file, QString::number(line), QString::number(column)),
            error.errorString());
    }
    const QJsonObject object = document.object();
    if (object.value(QStringLiteral("format")).toString() != FormatName)
        return failure(ErrorCode::Syntax,
            QCoreApplication::translate("View", "“%1” is no view: its field “format” is not “%2”.")
                .arg(file, FormatName));
    return object;
}

}

SavedView usualView(const QString& table)
{
    SavedView view;
    view.table = table;
    view.query.sort = usualSort(table);
    return view;
}

QString viewName(const QString& typed)
{
    return printable(typed).simplified();
}

Result<SavedView> parseView(const QByteArray& json, const QString& file)
{
    const Result<QJsonObject> object = readObject(json, file);
    if (!object)
        return tl::unexpected(object.error());
    FieldReader fields(*object, file);
    (void)fields.text(QStringLiteral("format"), {});
    const int version = fields.wholeNumber(QStringLiteral("version"), 1);
    const QString tableField = QStringLiteral("table"), nameField = QStringLiteral("name"),
                  filterField = QStringLiteral("filter");
    const QString table = fields.text(tableField, QStringLiteral("offers"));
    if (!tableNames().contains(table))
        fields.fail(tableField, table,
            QCoreApplication::translate("View", "one of %1").arg(tableNames().join(QStringLiteral(", "))));
    SavedView view = usualView(table);
    view.version = version;
    view.name = viewName(fields.text(nameField, {}));
    if (view.name.size() > MaxViewName)
        fields.fail(nameField, view.name,
            QCoreApplication::translate("View", "a text of at most %1 characters").arg(MaxViewName));
    view.query.filter = fields.text(filterField, QLatin1String(""));
    if (view.query.filter.size() > MaxFilterLength)
        fields.fail(filterField, view.query.filter,
            QCoreApplication::translate("View", "a text of at most %1 characters").arg(MaxFilterLength));
    view.query.columns = fields.texts(QStringLiteral("columns"));
    if (const QString facets = QStringLiteral("facets"); fields.has(facets))
        view.facets = fields.texts(facets);
    view.closedFacets = fields.texts(QStringLiteral("closed_facets"));
    readSort(fields, view);
    readUnits(fields, view);
    if (fields.error())
        return tl::unexpected(*fields.error());
    view.others = fields.rest();
    return view;
}

QByteArray viewJson(const SavedView& view)
{
    QJsonObject object = view.others;
    object[QStringLiteral("format")] = FormatName;
    object[QStringLiteral("version")] = view.version;
    object[QStringLiteral("name")] = view.name;
    object[QStringLiteral("table")] = view.table;
    object[QStringLiteral("filter")] = view.query.filter;
    QJsonArray sort;
    for (const SortKey& key : view.query.sort)
        sort.append(sortKeyText(key));
    object[QStringLiteral("sort")] = sort;
    object[QStringLiteral("per")] = perUnitName(view.query.per);
    object[QStringLiteral("currency")] = view.query.currency;
    if (!view.query.columns.isEmpty())
        object[QStringLiteral("columns")] = QJsonArray::fromStringList(view.query.columns);
    if (view.facets)
        object[QStringLiteral("facets")] = QJsonArray::fromStringList(*view.facets);
    if (!view.closedFacets.isEmpty())
        object[QStringLiteral("closed_facets")] = QJsonArray::fromStringList(view.closedFacets);
    return QJsonDocument(object).toJson();
}

QStringList viewRemarks(const SavedView& view, const Table& table, const QString& file)
{
    QStringList remarks;
    if (view.version > ViewVersion)
        remarks << QCoreApplication::translate("View", "“%1” was written by a newer version of GPU Atlas.").arg(file);
    if (!view.others.isEmpty())
        remarks << QCoreApplication::translate(
            "View", "“%1” has fields that this version does not know; they are kept: %2.")
                       .arg(file, printable(view.others.keys().join(QStringLiteral(", "))));
    QStringList unknown;
    const auto look = [&](const QString& key) {
        if (table.indexOf(key) < 0 && !unknown.contains(key))
            unknown << key;
    };
    std::ranges::for_each(view.query.columns, look);
    std::ranges::for_each(view.facets.value_or(QStringList()), look);
    std::ranges::for_each(view.closedFacets, look);
    for (const SortKey& key : view.query.sort)
        look(key.column);
    if (!unknown.isEmpty())
        remarks << QCoreApplication::translate("View", "“%1” names columns that are passed over here: %2.")
                       .arg(file, printable(unknown.join(QStringLiteral(", "))));
    return remarks;
}

} // namespace atlas
