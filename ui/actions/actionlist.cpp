// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/actionlist.h"

#include <QtGlobal>

namespace atlas {

namespace {

// One line an action. Standard keys are spelled out: asking the platform for them needs an application. An action that
// opens a submenu gets the menu where it is filled.
const std::vector<ActionSpec> specs{
    {"offers", QT_TRANSLATE_NOOP("Actions", "&Offers"), nullptr, "offers", {}, ActionMenu::Page, false, true},
    {"providers", QT_TRANSLATE_NOOP("Actions", "Pro&viders"), nullptr, "providers", {}, ActionMenu::Page, false, true},
    {"gpus", QT_TRANSLATE_NOOP("Actions", "&GPUs"), nullptr, "gpus", {}, ActionMenu::Page, false, true},
    {"benchmarks", QT_TRANSLATE_NOOP("Actions", "Benchmar&ks"), nullptr, "benchmarks", {}, ActionMenu::Page, false,
        true},
    {"charts", QT_TRANSLATE_NOOP("Actions", "&Charts"), nullptr, "charts", {}, ActionMenu::Page, false, true},
    {"compare", QT_TRANSLATE_NOOP("Actions", "Compa&re"),
        QT_TRANSLATE_NOOP("Actions", "What was chosen to compare, side by side"), "compare", {}, ActionMenu::Page,
        false, true},
    {"wizard", QT_TRANSLATE_NOOP("Actions", "Wi&zard"),
        QT_TRANSLATE_NOOP("Actions", "Answer questions about the work, get offers for it"), "wizard", {},
        ActionMenu::Page, false, true},
    {"sources", QT_TRANSLATE_NOOP("Actions", "So&urces"),
        QT_TRANSLATE_NOOP("Actions", "Where the facts come from, checked claims and doubtful data"), "sources", {},
        ActionMenu::Page, false, true},

    {"newCatalog", QT_TRANSLATE_NOOP("Actions", "&New catalog…"), nullptr, nullptr, {Qt::CTRL | Qt::Key_N},
        ActionMenu::File},
    {"openCatalog", QT_TRANSLATE_NOOP("Actions", "&Open catalog…"), nullptr, "open", {Qt::CTRL | Qt::Key_O},
        ActionMenu::File},
    {"recentMenu", QT_TRANSLATE_NOOP("Actions", "Recent catalo&gs"), nullptr, nullptr, {}, ActionMenu::File},
    {"openOwnCatalog", QT_TRANSLATE_NOOP("Actions", "Open &my catalog"), nullptr, nullptr, {}, ActionMenu::File},
    {"reload", QT_TRANSLATE_NOOP("Actions", "Reloa&d"), nullptr, "reload", {Qt::Key_F5}, ActionMenu::File},
    {"openView", QT_TRANSLATE_NOOP("Actions", "Open &view…"), nullptr, nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_O},
        ActionMenu::File, true},
    {"saveViewFile", QT_TRANSLATE_NOOP("Actions", "Save vie&w to file…"), nullptr, nullptr, {}, ActionMenu::File},
    {"backUpCatalog", QT_TRANSLATE_NOOP("Actions", "&Back up catalog…"),
        QT_TRANSLATE_NOOP("Actions", "Copy the open catalog into another file"), nullptr, {}, ActionMenu::File},
    {"catalogInfo", QT_TRANSLATE_NOOP("Actions", "Catalog in&formation"),
        QT_TRANSLATE_NOOP("Actions", "Where the open catalog lies and what is in it"), "info",
        {Qt::ALT | Qt::Key_Return}, ActionMenu::File},
    {"importOffers", QT_TRANSLATE_NOOP("Actions", "&Import offers…"),
        QT_TRANSLATE_NOOP("Actions", "Bring a list of offers into the catalog"), nullptr, {Qt::CTRL | Qt::Key_I},
        ActionMenu::File, true},
    {"undoImport", QT_TRANSLATE_NOOP("Actions", "&Undo import…"),
        QT_TRANSLATE_NOOP("Actions", "Take back the newest import into the open catalog"), nullptr, {},
        ActionMenu::File},
    {"exportTable", QT_TRANSLATE_NOOP("Actions", "Export &table…"), nullptr, "export", {Qt::CTRL | Qt::Key_E},
        ActionMenu::File, true},
    {"print", QT_TRANSLATE_NOOP("Actions", "P&rint…"),
        QT_TRANSLATE_NOOP("Actions", "Print the table or the chart in sight"), nullptr, {Qt::CTRL | Qt::Key_P},
        ActionMenu::File},
    {"exportChart", QT_TRANSLATE_NOOP("Actions", "Export &chart…"), nullptr, "export",
        {Qt::CTRL | Qt::SHIFT | Qt::Key_E}, ActionMenu::File, false, false, QT_TRANSLATE_NOOP("Actions", "Export")},
    {"copyChart", QT_TRANSLATE_NOOP("Actions", "Co&py chart"), nullptr, "copy", {Qt::CTRL | Qt::ALT | Qt::Key_C},
        ActionMenu::File, false, false, QT_TRANSLATE_NOOP("Actions", "Copy")},
    {"exportComparison", QT_TRANSLATE_NOOP("Actions", "E&xport comparison…"), nullptr, "export", {}, ActionMenu::File,
        false, false, QT_TRANSLATE_NOOP("Actions", "Export")},
    {"loadAnswers", QT_TRANSLATE_NOOP("Actions", "&Load answers…"),
        QT_TRANSLATE_NOOP("Actions", "Answers of the wizard from a file"), "open", {}, ActionMenu::File, true},
    {"saveAnswers", QT_TRANSLATE_NOOP("Actions", "&Save answers…"),
        QT_TRANSLATE_NOOP("Actions", "Answers of the wizard into a file, also for the command recommend"), "export", {},
        ActionMenu::File},
    {"quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), nullptr, nullptr, {Qt::CTRL | Qt::Key_Q}, ActionMenu::File, true},

    {"undo", QT_TRANSLATE_NOOP("Actions", "&Undo"),
        QT_TRANSLATE_NOOP("Actions", "Take back a change of filter, order, columns, unit or currency"), "undo",
        {Qt::CTRL | Qt::Key_Z}, ActionMenu::Edit},
    {"redo", QT_TRANSLATE_NOOP("Actions", "&Redo"),
        QT_TRANSLATE_NOOP("Actions", "Make the change again that was taken back"), "redo",
        {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}, ActionMenu::Edit},
    {"focusFilter", QT_TRANSLATE_NOOP("Actions", "&Filter"), nullptr, "search", {Qt::CTRL | Qt::Key_F, Qt::Key_Slash},
        ActionMenu::Edit, true},
    {"copyRows", QT_TRANSLATE_NOOP("Actions", "&Copy rows"), nullptr, "copy", {Qt::CTRL | Qt::Key_C}, ActionMenu::Edit,
        true},
    {"copyWithHeaders", QT_TRANSLATE_NOOP("Actions", "Copy rows with &headers"), nullptr, nullptr,
        {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, ActionMenu::Edit},
    {"copyCell", QT_TRANSLATE_NOOP("Actions", "Copy ce&ll"), nullptr, nullptr, {}, ActionMenu::Edit},
    {"toggleCompare", QT_TRANSLATE_NOOP("Actions", "Add to comparison or remo&ve"),
        QT_TRANSLATE_NOOP("Actions", "Put the selected offers or GPUs into the comparison, or take them out"),
        "compare", {Qt::Key_Space}, ActionMenu::Edit, true},
    {"toggleCompareGpu", QT_TRANSLATE_NOOP("Actions", "Add &GPU to comparison or remove"),
        QT_TRANSLATE_NOOP("Actions", "Put the GPU of the current offer into the comparison of GPUs, or take it out"),
        nullptr, {Qt::SHIFT | Qt::Key_Space}, ActionMenu::Edit},
    {"removeCompared", QT_TRANSLATE_NOOP("Actions", "Ta&ke out of comparison"), nullptr, nullptr, {}, ActionMenu::Edit},
    {"copyComparison", QT_TRANSLATE_NOOP("Actions", "Copy com&parison"), nullptr, "copy", {}, ActionMenu::Edit, false,
        false, QT_TRANSLATE_NOOP("Actions", "Copy")},
    {"clearCompare", QT_TRANSLATE_NOOP("Actions", "Clear compar&ison"), nullptr, "clear", {}, ActionMenu::Edit, false,
        false, QT_TRANSLATE_NOOP("Actions", "Clear")},
    {"compareResult", QT_TRANSLATE_NOOP("Actions", "Compare the wizard's &best"),
        QT_TRANSLATE_NOOP("Actions", "The first offers of the wizard's result side by side"), "compare", {},
        ActionMenu::Edit},
    {"addOwnOffer", QT_TRANSLATE_NOOP("Actions", "Add o&wn offer…"),
        QT_TRANSLATE_NOOP("Actions", "A negotiated price or a machine of your own, beginning from the current offer"),
        nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, ActionMenu::Edit, true},
    {"editOwnOffer", QT_TRANSLATE_NOOP("Actions", "E&dit own offer…"), nullptr, nullptr, {}, ActionMenu::Edit},
    {"showOwnOffers", QT_TRANSLATE_NOOP("Actions", "Show ow&n offers"),
        QT_TRANSLATE_NOOP("Actions", "Filter by your own quotes and machines"), nullptr, {}, ActionMenu::Edit},
    {"deleteOwnOffer", QT_TRANSLATE_NOOP("Actions", "Dele&te own offer"), nullptr, nullptr, {}, ActionMenu::Edit},
    {"toggleStar", QT_TRANSLATE_NOOP("Actions", "Star &or unstar"),
        QT_TRANSLATE_NOOP("Actions", "Put a star of your own on the selected offers, or take it away"), nullptr,
        {Qt::CTRL | Qt::Key_B}, ActionMenu::Edit, true},
    {"editMyNote", QT_TRANSLATE_NOOP("Actions", "My not&e…"),
        QT_TRANSLATE_NOOP("Actions", "Note something of your own about the selected offers"), nullptr,
        {Qt::CTRL | Qt::SHIFT | Qt::Key_B}, ActionMenu::Edit},

    {"back", QT_TRANSLATE_NOOP("Actions", "&Back"),
        QT_TRANSLATE_NOOP("Actions", "To the page and filter that were looked at before"), "back",
        {Qt::ALT | Qt::Key_Left, Qt::Key_Back}, ActionMenu::View, true},
    {"forward", QT_TRANSLATE_NOOP("Actions", "For&ward"), QT_TRANSLATE_NOOP("Actions", "To where you went back from"),
        "forward", {Qt::ALT | Qt::Key_Right, Qt::Key_Forward}, ActionMenu::View},
    {"onlyValue", QT_TRANSLATE_NOOP("Actions", "Onl&y this value"),
        QT_TRANSLATE_NOOP("Actions", "Filter by the value of the current cell"), nullptr, {Qt::ALT | Qt::Key_Equal},
        ActionMenu::Edit, true},
    {"exceptValue", QT_TRANSLATE_NOOP("Actions", "E&xclude this value"),
        QT_TRANSLATE_NOOP("Actions", "Leave out offers with the value of the current cell"), nullptr,
        {Qt::ALT | Qt::Key_Minus}, ActionMenu::Edit},
    {"atLeastValue", QT_TRANSLATE_NOOP("Actions", "&At least this value"), nullptr, nullptr,
        {Qt::ALT | Qt::Key_Greater, Qt::ALT | Qt::Key_Period}, ActionMenu::Edit},
    {"atMostValue", QT_TRANSLATE_NOOP("Actions", "At &most this value"), nullptr, nullptr,
        {Qt::ALT | Qt::Key_Less, Qt::ALT | Qt::Key_Comma}, ActionMenu::Edit},
    {"settings", QT_TRANSLATE_NOOP("Actions", "&Settings…"), nullptr, "settings", {Qt::CTRL | Qt::Key_Comma},
        ActionMenu::Edit, true},

    {"goTo", QT_TRANSLATE_NOOP("Actions", "&Jump to…"),
        QT_TRANSLATE_NOOP("Actions", "From the current row to the other pages about the same thing"), "forward",
        {Qt::CTRL | Qt::Key_G}, ActionMenu::View, true},

    {"facetsAction", QT_TRANSLATE_NOOP("Actions", "&Facets"), QT_TRANSLATE_NOOP("Actions", "Show or hide the facets"),
        "facets", {Qt::CTRL | Qt::Key_L}, ActionMenu::View, true, true},
    {"detailsAction", QT_TRANSLATE_NOOP("Actions", "&Details"),
        QT_TRANSLATE_NOOP("Actions", "Show or hide the details of the current offer"), "details", {Qt::Key_F4},
        ActionMenu::View, false, true},
    {"compareChart", QT_TRANSLATE_NOOP("Actions", "Comparison on radar a&xes"),
        QT_TRANSLATE_NOOP("Actions", "Draw the compared offers instead of listing them"), "charts", {},
        ActionMenu::View, false, true, QT_TRANSLATE_NOOP("Actions", "Radar")},
    {"columnMenu", QT_TRANSLATE_NOOP("Actions", "Colu&mn"), nullptr, nullptr, {}, ActionMenu::View, true},
    {"chooseColumns", QT_TRANSLATE_NOOP("Actions", "Colum&ns…"),
        QT_TRANSLATE_NOOP("Actions", "Find, show, hide and order columns"), nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_L},
        ActionMenu::View},
    {"hideColumn", QT_TRANSLATE_NOOP("Actions", "&Hide column"), nullptr, nullptr, {}, ActionMenu::None},
    {"moveColumnLeft", QT_TRANSLATE_NOOP("Actions", "Move column &left"), nullptr, nullptr,
        {Qt::ALT | Qt::SHIFT | Qt::Key_Left}, ActionMenu::None},
    {"moveColumnRight", QT_TRANSLATE_NOOP("Actions", "Move column &right"), nullptr, nullptr,
        {Qt::ALT | Qt::SHIFT | Qt::Key_Right}, ActionMenu::None},
    {"pinColumn", QT_TRANSLATE_NOOP("Actions", "&Pin column"),
        QT_TRANSLATE_NOOP("Actions", "Keep the column in sight at the left when the table scrolls sideways"), nullptr,
        {}, ActionMenu::None, false, true},
    {"filterByColumn", QT_TRANSLATE_NOOP("Actions", "Filter &by column"),
        QT_TRANSLATE_NOOP("Actions", "Show the column among the facets"), "facets", {Qt::ALT | Qt::Key_F3},
        ActionMenu::None},
    {"fitColumn", QT_TRANSLATE_NOOP("Actions", "&Fit width"), nullptr, nullptr, {}, ActionMenu::None},
    {"fitColumns", QT_TRANSLATE_NOOP("Actions", "Fit all &widths"), nullptr, nullptr, {}, ActionMenu::None},
    {"resetColumns", QT_TRANSLATE_NOOP("Actions", "&Default columns"),
        QT_TRANSLATE_NOOP("Actions", "Columns, order, widths and pins as they were at first"), nullptr, {},
        ActionMenu::None},
    {"sortByColumn", QT_TRANSLATE_NOOP("Actions", "&Sort by column"), nullptr, nullptr, {Qt::Key_F3}, ActionMenu::View,
        true},
    {"addToSort", QT_TRANSLATE_NOOP("Actions", "&Add column to sort"), nullptr, nullptr, {Qt::SHIFT | Qt::Key_F3},
        ActionMenu::View},
    {"wizardResult", QT_TRANSLATE_NOOP("Actions", "Result of the w&izard"), nullptr, nullptr, {}, ActionMenu::View,
        true},
    {"copyResult", QT_TRANSLATE_NOOP("Actions", "Cop&y the wizard's result"),
        QT_TRANSLATE_NOOP("Actions", "The result with its steps, rules and sources as text"), "copy", {},
        ActionMenu::View},
    {"wizardAnew", QT_TRANSLATE_NOOP("Actions", "Start the wizard an&ew"), nullptr, nullptr, {}, ActionMenu::View},
    {"chartNumbers", QT_TRANSLATE_NOOP("Actions", "Numbers of t&he chart"),
        QT_TRANSLATE_NOOP("Actions", "Show the numbers behind the chart as a table"), "offers", {Qt::CTRL | Qt::Key_D},
        ActionMenu::View, true, true, QT_TRANSLATE_NOOP("Actions", "Numbers")},
    {"priceHistory", QT_TRANSLATE_NOOP("Actions", "&Price history"),
        QT_TRANSLATE_NOOP("Actions", "Draw how the prices of the selected offers changed"), nullptr,
        {Qt::CTRL | Qt::SHIFT | Qt::Key_H}, ActionMenu::View},
    {"themeMenu", QT_TRANSLATE_NOOP("Actions", "&Theme"), nullptr, nullptr, {}, ActionMenu::View, true},
    {"languageMenu", QT_TRANSLATE_NOOP("Actions", "&Language"), nullptr, nullptr, {}, ActionMenu::View},

    {"saveViewAs", QT_TRANSLATE_NOOP("Actions", "Save view &as…"),
        QT_TRANSLATE_NOOP("Actions", "Keep filter, columns, order, unit and currency under a name"), nullptr,
        {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, ActionMenu::Views},
    {"updateView", QT_TRANSLATE_NOOP("Actions", "&Update view"),
        QT_TRANSLATE_NOOP("Actions", "Save what is shown now into the current view"), nullptr, {Qt::CTRL | Qt::Key_S},
        ActionMenu::Views},
    {"revertView", QT_TRANSLATE_NOOP("Actions", "&Show view as saved"),
        QT_TRANSLATE_NOOP("Actions", "Show the current view as it was saved last"), nullptr, {}, ActionMenu::Views},
    {"renameView", QT_TRANSLATE_NOOP("Actions", "&Rename view…"), nullptr, nullptr, {}, ActionMenu::Views, true},
    {"deleteView", QT_TRANSLATE_NOOP("Actions", "&Delete view"), nullptr, nullptr, {}, ActionMenu::Views},

    {"help", QT_TRANSLATE_NOOP("Actions", "&Help for this page"),
        QT_TRANSLATE_NOOP("Actions", "Explains the part of the window that you are in"), "info", {Qt::Key_F1},
        ActionMenu::Help},
    {"filterHelp", QT_TRANSLATE_NOOP("Actions", "How to write a &filter"), nullptr, nullptr, {}, ActionMenu::Help},
    {"commandPalette", QT_TRANSLATE_NOOP("Actions", "Command &palette…"),
        QT_TRANSLATE_NOOP("Actions", "Find everything that can be done by its name"), "search", {Qt::CTRL | Qt::Key_K},
        ActionMenu::Help},
    {"shortcutList", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"), nullptr, nullptr,
        {Qt::CTRL | Qt::Key_Question}, ActionMenu::Help},
    {"about", QT_TRANSLATE_NOOP("Actions", "&About GPU Atlas"),
        QT_TRANSLATE_NOOP("Actions", "Version, licences, and what the program is made with"), nullptr, {},
        ActionMenu::Help, true},
};

}

const char* menuTitle(ActionMenu menu)
{
    switch (menu) {
    case ActionMenu::File:
        return QT_TRANSLATE_NOOP("Actions", "&File");
    case ActionMenu::Edit:
        return QT_TRANSLATE_NOOP("Actions", "&Edit");
    case ActionMenu::Views:
        return QT_TRANSLATE_NOOP("Actions", "&Saved views");
    case ActionMenu::Help:
        return QT_TRANSLATE_NOOP("Actions", "&Help");
    case ActionMenu::None:
    case ActionMenu::Page:
    case ActionMenu::View:
        break;
    }
    return QT_TRANSLATE_NOOP("Actions", "&View");
}

const std::vector<ActionSpec>& actionList()
{
    return specs;
}

} // namespace atlas
