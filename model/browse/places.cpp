// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/places.h"

#include "engine/filterwords.h"

#include <QCoreApplication>
#include <QUrl>
#include <algorithm>

namespace atlas {

namespace {

constexpr qsizetype MostValues = 60;

/// Builds the list of places about one row; a place without a value to narrow it by is left out.
class PlaceList
{
public:
    PlaceList(const Table& table, std::uint32_t row)
        : m_table(table)
        , m_row(row)
    {
    }

    /// The row's values in the column: one text, the entries of a list, or none.
    [[nodiscard]] QStringList values(const char* column) const
    {
        const int index = m_table.indexOf(QString::fromLatin1(column));
        if (index < 0 || !m_table.view(index).isKnown(m_row))
            return {};
        const View& view = m_table.view(index);
        return view.shape == View::Shape::Lists ? view.list(m_row) : QStringList(view.text(m_row));
    }

    void add(const char* page, const char* name, const char* column, const QStringList& values)
    {
        if (m_table.name() != QLatin1String(page) && !values.isEmpty())
            places.push_back({QCoreApplication::translate("Places", name),
                {QString::fromLatin1(page), equalsFilter(column, values)}});
    }

    std::vector<NamedPlace> places;

private:
    const Table& m_table;
    std::uint32_t m_row;
};

constexpr const char* Offers = QT_TRANSLATE_NOOP("Places", "Offers");
constexpr const char* History = QT_TRANSLATE_NOOP("Places", "Price history");
constexpr const char* Providers = QT_TRANSLATE_NOOP("Places", "Providers");
constexpr const char* Gpus = QT_TRANSLATE_NOOP("Places", "GPUs");
constexpr const char* Benchmarks = QT_TRANSLATE_NOOP("Places", "Benchmarks");
constexpr const char* Sources = QT_TRANSLATE_NOOP("Places", "Sources");
constexpr const char* Claims = QT_TRANSLATE_NOOP("Places", "Claims");
constexpr const char* Health = QT_TRANSLATE_NOOP("Places", "Data health");

/// What a source carries is found by the source itself.
void addOfSource(PlaceList& list)
{
    const QStringList source = list.values("source");
    list.add("offers", Offers, "source", source);
    list.add("history", History, "source", source);
    list.add("providers", Providers, "source", source);
    list.add("gpus", Gpus, "source", source);
    list.add("benchmarks", Benchmarks, "source", source);
    list.add("claims", Claims, "source", source);
}

void addOthers(PlaceList& list, const QString& table)
{
    const QStringList provider = list.values("provider"), gpu = list.values("gpu"), key = list.values("key"),
                      own = table == QLatin1String("providers") ? provider
        : table == QLatin1String("gpus")                        ? gpu
                                                                : key;
    const bool aboutGpu = table == QLatin1String("gpus") || table == QLatin1String("benchmarks");
    const char* subject = table == QLatin1String("health") ? "key" : aboutGpu ? "gpu" : "provider";
    const QStringList& about = table == QLatin1String("health") ? key : aboutGpu ? gpu : provider;
    list.add("offers", Offers, subject, about);
    list.add("history", History, table == QLatin1String("offers") ? "key" : subject,
        table == QLatin1String("offers") ? key : about);
    list.add("providers", Providers, aboutGpu ? "gpu" : "provider", aboutGpu ? gpu : provider);
    if (table == QLatin1String("claims"))
        list.add("gpus", Gpus, "provider", provider);
    else
        list.add("gpus", Gpus, "gpu", gpu);
    list.add("benchmarks", Benchmarks, "gpu", gpu);
    list.add("sources", Sources, "source", list.values("source"));
    if (!aboutGpu)
        list.add("claims", Claims, "provider", provider);
    list.add("health", Health, table == QLatin1String("offers") ? "key" : subject, own.isEmpty() ? about : own);
}

}

QString equalsFilter(const char* column, const QString& value)
{
    return equalsFilter(column, QStringList(value));
}

QString equalsFilter(const char* column, const QStringList& values)
{
    QStringList written;
    for (const QString& value : values.mid(0, MostValues))
        written << valueWritten(value, FilterNode::Op::Equal);
    return QString::fromLatin1(column) + u'=' + written.join(u',');
}

std::vector<NamedPlace> placesAbout(const Table& table, std::uint32_t row)
{
    PlaceList list(table, row);
    if (table.name() == QLatin1String("sources"))
        addOfSource(list);
    else
        addOthers(list, table.name());
    return std::move(list.places);
}

QString placeAddress(const Place& place)
{
    return QStringLiteral("place:%1?%2").arg(place.page, QString::fromLatin1(QUrl::toPercentEncoding(place.filter)));
}

std::optional<Place> placeFromAddress(const QString& address)
{
    if (!address.startsWith(QLatin1String("place:")))
        return std::nullopt;
    const QString page = address.section(u'?', 0, 0).mid(6);
    return Place{page, QUrl::fromPercentEncoding(address.section(u'?', 1).toUtf8())};
}

} // namespace atlas
