// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "details/offerdetails.h"

#include <algorithm>

namespace atlas {

namespace {

QString at(const std::vector<QString>& texts, std::size_t place)
{
    return place < texts.size() ? texts[place] : QString();
}

/// What articles call the GPU: its id up to the first dash ("h100-sxm-80gb" → "h100").
QString family(const QString& gpu)
{
    return gpu.section(u'-', 0, 0);
}

/// Does the text have the word, with nothing that goes on with it?
bool names(const QString& text, const QString& word)
{
    if (word.isEmpty())
        return false;
    for (qsizetype place = text.indexOf(word, 0, Qt::CaseInsensitive); place >= 0;
         place = text.indexOf(word, place + 1, Qt::CaseInsensitive)) {
        const auto goesOn = [&text](qsizetype at) {
            return at >= 0 && at < text.size() && text.at(at).unicode() < 128 && text.at(at).isLetterOrNumber();
        };
        if (!goesOn(place - 1) && !goesOn(place + word.size()))
            return true;
    }
    return false;
}

}

std::vector<DetailClaim> OfferDetails::claims(std::uint32_t row, const CellStyle& style) const
{
    const Catalog& catalog = *m_table->context().catalog;
    const EntityTable& claims = catalog.claims;
    const std::uint32_t hardware = catalog.offers.hardware[row];
    if (hardware >= catalog.hardware.size())
        return {};
    const std::uint32_t type = catalog.hardware.codes("instance_type")[hardware],
                        gpu = catalog.hardware.codes("gpu")[hardware],
                        provider = catalog.instanceTypes.codes("provider")[type];
    const QString word = family(at(catalog.gpus.texts("gpu"), gpu));
    const bool chinese = style.locale.language() == QLocale::Chinese;
    std::vector<DetailClaim> aboutGpu, others;
    for (std::size_t claim = 0; claim < claims.size(); ++claim) {
        const QString english = at(claims.texts("claim_en"), claim), translated = at(claims.texts("claim_zh"), claim);
        const std::uint32_t about = claims.codes("provider")[claim];
        const bool named = names(english, word) || names(translated, word);
        const bool ofProvider = about == provider && about < catalog.providers.size();
        // One about another provider says nothing here, whatever GPU it names.
        if (!ofProvider && !(named && about >= catalog.providers.size()))
            continue;
        const QString text = chinese ? translated : english;
        (named ? aboutGpu : others)
            .push_back({text.isEmpty() ? english + translated : text, at(claims.texts("verdict"), claim),
                at(claims.texts("checked_value"), claim), at(claims.texts("comment"), claim),
                at(catalog.sources.texts("title"), claims.codes("source")[claim])});
    }
    aboutGpu.insert(aboutGpu.end(), others.begin(), others.end());
    return aboutGpu;
}

} // namespace atlas
