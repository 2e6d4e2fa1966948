// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/gpumarket.h"
#include "browse/profileparts.h"
#include "catalog/catalog.h"
#include "columns/chinesetexts.h"
#include "engine/column.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <set>

namespace atlas {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Profile", text);
}

ProfileText percentAgainst(const ProfileSubject& subject, double price, double market)
{
    if (std::isnan(price) || std::isnan(market) || market <= 0)
        return {.text = QStringLiteral("—"), .tone = ProfileText::Tone::Dim, .right = true};
    const double percent = std::round((price / market - 1) * 100);
    const QString digits = subject.style.locale.toString(std::abs(percent), 'f', 0);
    return {.text = percent == 0 ? digits : (percent > 0 ? u'+' : u'−') + digits, .right = true};
}

ProfileBlock offersByGpu(const ProfileSubject& subject)
{
    const Catalog& catalog = subject.catalog();
    ProfileBlock block{.title = say(QT_TRANSLATE_NOOP("Profile", "Offers by GPU"))};
    block.headers = {say(QT_TRANSLATE_NOOP("Profile", "GPU")), say(QT_TRANSLATE_NOOP("Profile", "Offers")),
        say(QT_TRANSLATE_NOOP("Profile", "Lowest")), say(QT_TRANSLATE_NOOP("Profile", "Typical")),
        say(QT_TRANSLATE_NOOP("Profile", "Market")), QStringLiteral("%")};
    const QString provider = subject.raw("provider");
    for (const GpuAtProvider& entry : gpusAtProvider(subject.table.context(), subject.row)) {
        const QString id = catalog.gpus.texts("gpu")[entry.gpu], name = catalog.gpus.texts("gpu_name")[entry.gpu];
        const Place offers{
            QStringLiteral("offers"), equalsFilter("provider", provider) + u' ' + equalsFilter("gpu", id)};
        block.rows.push_back({{.text = name.isEmpty() ? id : name, .place = offers},
            subject.number(static_cast<double>(entry.offers), 0), subject.money(entry.lowest),
            subject.money(entry.typical), subject.money(entry.marketProviders > 1 ? entry.market : std::nan("")),
            percentAgainst(subject, entry.typical, entry.marketProviders > 1 ? entry.market : std::nan(""))});
    }
    block.note = block.rows.empty()
        ? say(QT_TRANSLATE_NOOP("Profile", "The catalog has no offer of it."))
        : QCoreApplication::translate("Profile",
            "%1 per GPU. Lowest: of any purchase model, free and doubtful offers left out. Typical: median of its "
            "on-demand offers. Market: median over the providers of that, where at least two have the GPU; %: typical "
            "against market.")
              .arg(subject.moneyUnit());
    if (block.rows.empty())
        block.headers.clear();
    return block;
}

ProfileBlock services(const ProfileSubject& subject)
{
    const Catalog& catalog = subject.catalog();
    ProfileBlock block{.title = say(QT_TRANSLATE_NOOP("Profile", "Services")), .isFields = true};
    const std::vector<EntityTable::Code>& providers = catalog.services.codes("provider");
    const EntityTable::Lists& access = catalog.services.lists("access");
    for (std::size_t service = 0; service < catalog.services.size(); ++service) {
        if (providers[service] != subject.row)
            continue;
        QStringList ways;
        for (const QString& way : access.values[service])
            ways << vocabularyText(way);
        const bool known = access.known[service];
        block.rows.push_back({{catalog.services.texts("service")[service], ProfileText::Tone::Dim},
            {known ? ways.join(QStringLiteral(", ")) : say(QT_TRANSLATE_NOOP("Profile", "access unknown")),
                known ? ProfileText::Tone::Plain : ProfileText::Tone::Dim}});
    }
    return block;
}

/// How many readings of its prices there are, and from when.
ProfileBlock history(const ProfileSubject& subject)
{
    const Catalog& catalog = subject.catalog();
    const std::vector<EntityTable::Code>&types = catalog.hardware.codes("instance_type"),
          &providers = catalog.instanceTypes.codes("provider");
    std::size_t readings = 0;
    DateNumber oldest = 0, newest = 0;
    const auto note = [&](std::size_t offer, std::size_t date) {
        if (providers[types[catalog.offers.hardware[offer]]] != subject.row)
            return;
        ++readings;
        if (date >= catalog.dates.size())
            return;
        oldest = oldest == 0 ? catalog.dates[date] : std::min(oldest, catalog.dates[date]);
        newest = std::max(newest, catalog.dates[date]);
    };
    for (std::size_t offer = 0; offer < catalog.offers.size(); ++offer)
        note(offer, catalog.offers.current.observedOn[offer]);
    for (std::size_t row = 0; row < catalog.earlier.size(); ++row)
        note(catalog.earlier.offer[row], catalog.earlier.reading.observedOn[row]);
    ProfileBlock block{.title = say(QT_TRANSLATE_NOOP("Profile", "History"))};
    if (readings == 0)
        return block;
    const Place place{QStringLiteral("history"), equalsFilter("provider", subject.raw("provider"))};
    QString text = QCoreApplication::translate("Profile", "%1 price readings").arg(readings);
    if (oldest != 0)
        text += QCoreApplication::translate("Profile", ", from %1 to %2").arg(dateToText(oldest), dateToText(newest));
    block.rows.push_back({{.text = text, .place = place}});
    return block;
}

ProfileBlock claims(const ProfileSubject& subject)
{
    const EntityTable& claims = subject.catalog().claims;
    ProfileBlock block{.title = say(QT_TRANSLATE_NOOP("Profile", "What the articles claim, and whether it holds"))};
    const std::vector<EntityTable::Code>& providers = claims.codes("provider");
    for (std::size_t claim = 0; claim < claims.size(); ++claim) {
        if (providers[claim] != subject.row)
            continue;
        const QString verdict = claims.texts("verdict")[claim], chinese = claims.texts("claim_zh")[claim],
                      english = claims.texts("claim_en")[claim], found = claims.texts("checked_value")[claim],
                      checked = subject.isChinese() ? chineseText(found) : found;
        const bool holds = verdict == QLatin1String("confirmed");
        const bool wrong = verdict == QLatin1String("contradicted") || verdict == QLatin1String("outdated");
        const QString text = subject.isChinese() && !chinese.isEmpty() ? chinese : english;
        block.rows.push_back({{(wrong          ? QStringLiteral("⚠ ")
                                       : holds ? QStringLiteral("✓ ")
                                               : QStringLiteral("? "))
                                      + vocabularyText(verdict),
                                  wrong ? ProfileText::Tone::Doubt : ProfileText::Tone::Plain},
            {.text = text,
                .place = Place{QStringLiteral("claims"), equalsFilter("claim_id", claims.texts("claim_id")[claim])}},
            {checked.isEmpty() ? QStringLiteral("—") : checked,
                checked.isEmpty() ? ProfileText::Tone::Dim : ProfileText::Tone::Plain}});
    }
    if (!block.rows.empty())
        block.headers = {say(QT_TRANSLATE_NOOP("Profile", "Verdict")), say(QT_TRANSLATE_NOOP("Profile", "Claim")),
            say(QT_TRANSLATE_NOOP("Profile", "Checked"))};
    return block;
}

}

void describeProvider(Profile& profile, const ProfileSubject& subject)
{
    profile.title = subject.text("provider_name");
    ProfileBlock strengths{.title = say(QT_TRANSLATE_NOOP("Profile", "Strengths"))};
    const QString good = subject.inLanguage("strengths_en", "strengths_zh");
    strengths.rows.push_back({{good.isEmpty() ? say(QT_TRANSLATE_NOOP("Profile", "unknown")) : good,
        good.isEmpty() ? ProfileText::Tone::Dim : ProfileText::Tone::Plain}});
    profile.blocks.push_back(std::move(strengths));
    profile.blocks.push_back(offersByGpu(subject));
    profile.blocks.push_back(subject.fields(say(QT_TRANSLATE_NOOP("Profile", "Terms")),
        {"provider_kind", "billing_granularity", "billing_increment_s", "minimum_billing_s", "purchase_model",
            "free_credit", "egress_usd_per_gib", "storage_usd_per_gib_month"}));
    profile.blocks.push_back(subject.fields(say(QT_TRANSLATE_NOOP("Profile", "What it has")),
        {"offers", "gpus", "regions", "region_group", "access", "frameworks", "compliance", "compliance_detail",
            "observed_on", "age_days"}));
    profile.blocks.push_back(claims(subject));
    profile.blocks.push_back(history(subject));
    profile.blocks.push_back(services(subject));
    if (const QString url = subject.raw("home_url"); !url.isEmpty())
        profile.links.push_back({say(QT_TRANSLATE_NOOP("Profile", "Home page")), url});
    if (const QString url = subject.raw("pricing_url"); !url.isEmpty())
        profile.links.push_back({say(QT_TRANSLATE_NOOP("Profile", "Price page")), url});
}

} // namespace atlas
