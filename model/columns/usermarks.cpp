// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/usermarks.h"

#include "catalog/catalog.h"
#include "catalog/offerkey.h"
#include "engine/table.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace atlas {

namespace {

/// What tells an offer from all others, in codes of the catalog: instance type, region, purchase model, variant.
using Identity = std::array<std::uint32_t, 4>;

/// Finds the identities that keys name, without making the keys of all offers.
class Identities
{
public:
    explicit Identities(const Catalog& catalog)
    {
        const std::vector<QString>& providers = catalog.providers.texts("provider");
        const std::vector<QString>& types = catalog.instanceTypes.texts("instance_type");
        const auto& owners = catalog.instanceTypes.codes("provider");
        for (std::uint32_t type = 0; type < types.size(); ++type)
            m_types[{providers[owners[type]], types[type]}] = type;
        const std::vector<QString>& regions = catalog.regions.texts("region");
        for (std::uint32_t region = 0; region < regions.size(); ++region)
            m_regions[regions[region].isNull() ? QStringLiteral("") : regions[region]].push_back(region);
        for (std::uint32_t variant = 0; variant < catalog.variants.size(); ++variant)
            m_variants[catalog.variants[variant]] = variant;
    }

    /// Regions of different providers may share a name, so there can be several.
    [[nodiscard]] std::vector<Identity> of(const QString& key) const
    {
        const std::optional<QStringList> parts = offerKeyParts(key);
        if (!parts)
            return {};
        const auto type = m_types.find({parts->at(0), parts->at(1)});
        const auto regions = m_regions.find(parts->at(2));
        const auto model = std::find(PurchaseModels.begin(), PurchaseModels.end(), parts->at(3).toStdString());
        const auto variant = m_variants.find(parts->at(4));
        std::vector<Identity> found;
        if (type == m_types.end() || regions == m_regions.end() || model == PurchaseModels.end()
            || variant == m_variants.end())
            return found;
        for (const std::uint32_t region : regions->second)
            found.push_back(
                {type->second, region, static_cast<std::uint32_t>(model - PurchaseModels.begin()), variant->second});
        return found;
    }

private:
    std::map<std::pair<QString, QString>, std::uint32_t> m_types;
    std::map<QString, std::vector<std::uint32_t>> m_regions;
    std::map<QString, std::uint32_t> m_variants;
};

std::shared_ptr<const UserMarks> marksOf(const TableContext& context)
{
    return context.userMarks ? context.userMarks : std::make_shared<const UserMarks>(*context.catalog);
}

/// Nothing where the context was made without them.
const OfferMark* markOf(const TableContext& context, std::uint32_t offer)
{
    if (!context.userMarks)
        return nullptr;
    const CodeColumn& marks = context.userMarks->ofOffers();
    return marks[offer] == marks.unknown() ? nullptr : &context.catalog->marks[marks[offer]];
}

}

UserMarks::UserMarks(const Catalog& catalog)
    : m_codes(catalog.marks.size())
{
    const OfferColumns& offers = catalog.offers;
    m_codes.reserve(offers.size());
    std::map<Identity, std::uint32_t> marked;
    if (!catalog.marks.empty()) {
        const Identities identities(catalog);
        for (std::uint32_t mark = 0; mark < catalog.marks.size(); ++mark)
            for (const Identity& identity : identities.of(catalog.marks[mark].key))
                marked[identity] = mark;
    }
    // Few instance types are marked, so most offers are settled by the first look.
    const auto& types = catalog.hardware.codes("instance_type");
    std::vector<bool> looked(catalog.instanceTypes.size() + 1);
    for (const auto& [identity, mark] : marked)
        looked[identity.front()] = true;
    for (std::size_t offer = 0; offer < offers.size(); ++offer) {
        const std::uint32_t type = types[offers.hardware[offer]];
        std::uint32_t code = m_codes.unknown();
        if (looked[type])
            if (const auto found
                = marked.find({type, offers.region[offer], offers.purchaseModel[offer], offers.variant[offer]});
                found != marked.end())
                code = found->second;
        m_codes.append(code);
    }
}

namespace views {

View offerStarred(const TableContext& context)
{
    std::vector<double> starred;
    for (const OfferMark& mark : context.catalog->marks)
        starred.push_back(mark.starred ? 1 : 0);
    starred.push_back(0); // no mark is no star, and that is known
    const auto marks = marksOf(context);
    View view = numberView(&marks->ofOffers(), std::move(starred));
    view.owner = marks;
    return view;
}

View offerUserNote(const TableContext& context)
{
    std::vector<QString> notes;
    for (const OfferMark& mark : context.catalog->marks)
        notes.push_back(mark.note);
    const auto marks = marksOf(context);
    View view = textView(&marks->ofOffers(), std::move(notes));
    view.owner = marks;
    return view;
}

CellMarks starMarks(const TableContext& context, std::uint32_t offer)
{
    CellMarks marks;
    if (const OfferMark* mark = markOf(context, offer))
        marks.sign = mark->starred ? CellMarks::Sign::Star : CellMarks::Sign::Note;
    return marks;
}

QString starTip(const Table& table, std::uint32_t offer, const CellStyle&)
{
    const OfferMark* mark = markOf(table.context(), offer);
    QStringList lines;
    if (mark && mark->starred)
        lines << QCoreApplication::translate("OfferMarks", "You have put a star on this offer.");
    if (mark && !mark->note.isNull())
        lines << QCoreApplication::translate("OfferMarks", "My note: %1").arg(mark->note);
    return lines.join(u'\n');
}

}
} // namespace atlas
