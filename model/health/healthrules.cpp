// SPDX-License-Identifier: GPL-3.0-or-later
#include "health/healthrules.h"

#include <QCoreApplication>

namespace atlas {

namespace {

struct Words
{
    const char* title;
    const char* effect;
};

constexpr const char* Marked = QT_TRANSLATE_NOOP("Health", "Kept and marked; not recommended without the mark.");

// In the order of HealthRule.
const std::array<Words, HealthRuleCount> words{{
    {QT_TRANSLATE_NOOP("Health", "Readings of the price disagree"),
        QT_TRANSLATE_NOOP("Health", "The newest dated reading counts, the others stay in the history.")},
    {QT_TRANSLATE_NOOP("Health", "Saving computed from prices of different age"), Marked},
    {QT_TRANSLATE_NOOP("Health", "GPU memory contradicts the instance name"), Marked},
    {QT_TRANSLATE_NOOP("Health", "Memory of all GPUs where that of one is meant"), Marked},
    {QT_TRANSLATE_NOOP("Health", "GPU memory differs from the data sheet"), Marked},
    {QT_TRANSLATE_NOOP("Health", "Spot dearer than on-demand"),
        QT_TRANSLATE_NOOP("Health", "Kept with its negative saving; not recommended to save money.")},
    {QT_TRANSLATE_NOOP("Health", "Same price for different numbers of GPUs"), Marked},
    {QT_TRANSLATE_NOOP("Health", "Same offer under two spellings"),
        QT_TRANSLATE_NOOP("Health", "Both are kept and counted; merge them in the source.")},
    {QT_TRANSLATE_NOOP("Health", "Price far from the market"), Marked},
    {QT_TRANSLATE_NOOP("Health", "Price of a GPU without its host machine"),
        QT_TRANSLATE_NOOP("Health", "Kept and marked; not ranked against whole machines without the mark.")},
    {QT_TRANSLATE_NOOP("Health", "No known price"),
        QT_TRANSLATE_NOOP("Health", "Shown as unknown; in no lowest price, median or chart.")},
    {QT_TRANSLATE_NOOP("Health", "Price of zero that its source calls free"),
        QT_TRANSLATE_NOOP("Health", "Shown as free; never the lowest price or the base of a saving.")},
    {QT_TRANSLATE_NOOP("Health", "No region although the provider has regions"),
        QT_TRANSLATE_NOOP("Health", "Shown as unknown; filters by region leave it out.")},
    {QT_TRANSLATE_NOOP("Health", "GPU without known figures"),
        QT_TRANSLATE_NOOP("Health", "Kept and visible; figures that need its data sheet are unknown.")},
    {QT_TRANSLATE_NOOP("Health", "Part of a GPU"),
        QT_TRANSLATE_NOOP("Health", "The price per GPU is for a whole GPU's worth; the memory is that of the part.")},
    {QT_TRANSLATE_NOOP("Health", "Accelerator that is not a GPU"),
        QT_TRANSLATE_NOOP("Health", "Kept; wizard and estimates leave it out unless asked for it.")},
    {QT_TRANSLATE_NOOP("Health", "Price read long ago"),
        QT_TRANSLATE_NOOP("Health", "Kept; its date is shown wherever the price is.")},
    {QT_TRANSLATE_NOOP("Health", "Price without a date"),
        QT_TRANSLATE_NOOP("Health", "Kept as of unknown age; a dated reading goes before it.")},
    {QT_TRANSLATE_NOOP("Health", "Price of a node shown per GPU"),
        QT_TRANSLATE_NOOP("Health", "The price per GPU is the node's divided by its GPUs; fewer cannot be rented.")},
    {QT_TRANSLATE_NOOP("Health", "Provider quotes in several currencies"),
        QT_TRANSLATE_NOOP("Health", "Kept; compared at the dated exchange rate.")},
}};

const Words& wordsOf(HealthRule rule)
{
    return words[static_cast<std::size_t>(rule)];
}

}

QString healthRuleId(HealthRule rule)
{
    const std::string_view id = HealthRuleIds[static_cast<std::size_t>(rule)];
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

QString healthRuleTitle(HealthRule rule)
{
    return QCoreApplication::translate("Health", wordsOf(rule).title);
}

QString healthRuleEffect(HealthRule rule)
{
    return QCoreApplication::translate("Health", wordsOf(rule).effect);
}

} // namespace atlas
