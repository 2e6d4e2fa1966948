// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browse/tablepage.h"
#include "pages/pagestack.h"
#include "windowfixture.h"

#include <QAction>
#include <QLineEdit>

namespace atlas::test {

/// Makes a catalog of the starter facts at the path.
inline Result<void> makeStarterCatalog(const QString& path)
{
    QFile::remove(path);
    if (const auto made = createCatalog(path, StartWith::StarterFacts, QDate(2026, 12, 1)); !made)
        return tl::unexpected(made.error());
    return {};
}

/// The page of a table in sight; null on the pages of the query.
inline TablePage* pageOf(const Window& window)
{
    return tablePageIn(window.main->stack()->currentWidget());
}

/// Shows the page, with the details beside it, and waits until it has rows to show.
inline TablePage* showPage(const Window& window, const char* action)
{
    window.find<QAction>("detailsAction")->setChecked(true);
    window.find<QAction>(action)->trigger();
    TablePage* page = pageOf(window);
    if (page && !QTest::qWaitFor([page] { return page->browse().table() && !page->browse().isMaking(); }))
        qFatal("no table on %s", action);
    return page;
}

inline void chooseRow(TablePage* page, int row, int column = 0)
{
    page->table()->selectionModel()->setCurrentIndex(
        page->model()->index(row, column), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

inline void goBack(const Window& window)
{
    QTest::keyClick(window.main.get(), Qt::Key_Left, Qt::AltModifier);
}

} // namespace atlas::test
