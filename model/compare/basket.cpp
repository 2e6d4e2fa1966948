// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/basket.h"

#include "compare/comparison.h"
#include "settings.h"

namespace atlas {

namespace {

Setting settingOf(CompareBasket::Kind kind)
{
    return kind == CompareBasket::Kind::Offers ? Setting::ComparedOffers : Setting::ComparedGpus;
}

QStringList withoutSurplus(QStringList keys)
{
    keys.removeAll(QString());
    keys.removeDuplicates();
    return keys.mid(0, MostCompared);
}

}

CompareBasket::CompareBasket(QObject* parent)
    : QObject(parent)
{
    for (const Kind kind : {Kind::Offers, Kind::Gpus})
        m_keys[static_cast<std::size_t>(kind)] = withoutSurplus(setting(settingOf(kind)).toStringList());
}

qsizetype CompareBasket::room(Kind kind) const
{
    return MostCompared - keys(kind).size();
}

Result<void> CompareBasket::add(Kind kind, const QStringList& more)
{
    QStringList all = keys(kind) + more;
    all.removeAll(QString());
    all.removeDuplicates();
    if (all.size() > MostCompared)
        return failure(ErrorCode::InvalidArgument,
            kind == Kind::Offers
                ? tr("At most %1 offers can be compared; remove one from the comparison first.").arg(MostCompared)
                : tr("At most %1 GPUs can be compared; remove one from the comparison first.").arg(MostCompared));
    take(kind, all);
    return {};
}

void CompareBasket::remove(Kind kind, const QStringList& gone)
{
    QStringList left;
    for (const QString& key : keys(kind))
        if (!gone.contains(key))
            left << key;
    take(kind, left);
}

void CompareBasket::restore(Kind kind, const QStringList& before)
{
    take(kind, withoutSurplus(before));
}

void CompareBasket::take(Kind kind, const QStringList& keys)
{
    QStringList& own = m_keys[static_cast<std::size_t>(kind)];
    if (own == keys)
        return;
    own = keys;
    storeSetting(settingOf(kind), own);
    emit changed(kind);
}

} // namespace atlas
