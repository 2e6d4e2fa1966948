// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/outputactions.h"

#include "actions/actions.h"
#include "browse/tablepage.h"
#include "pages/chartspage.h"
#include "pages/offerspage.h"
#include "pages/pagestack.h"
#include "pages/querypages.h"
#include "session.h"
#include "widgets/messagebar.h"
#include "widgets/recordtable.h"

#include <QDir>
#include <QMainWindow>

namespace atlas {

OutputActions::OutputActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_exports(parts.session, parts.window)
{
    const Actions& actions = m_parts.actions;
    actions.on("exportTable", this, [this] { exportTable(); });
    actions.on("copyRows", this, [this] { copyRows(false); });
    actions.on("copyWithHeaders", this, [this] { copyRows(true); });
    connect(&m_parts.session, &Session::tableChanged, this, &OutputActions::showCatalog);
    connect(&m_parts.stack, &PageStack::pageChanged, this, &OutputActions::sharePageKeys);
    showCatalog();
}

void OutputActions::showCatalog()
{
    m_parts.actions["exportTable"]->setEnabled(m_parts.session.table() != nullptr);
}

void OutputActions::sharePageKeys()
{
    // Ctrl+E exports what is in sight.
    const QKeySequence inSight(Qt::CTRL | Qt::Key_E), chart(Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    const bool charts = m_parts.stack.page() == QLatin1String("charts");
    m_parts.actions["exportTable"]->setShortcuts(charts ? QList<QKeySequence>() : QList<QKeySequence>{inSight});
    m_parts.actions["exportChart"]->setShortcuts(
        charts ? QList<QKeySequence>{inSight, chart} : QList<QKeySequence>{chart});
}

void OutputActions::showWritten(const Result<std::optional<QString>>& written)
{
    if (!written)
        m_parts.messages.show(MessageBar::Kind::Failure, written.error().message);
    else if (*written)
        m_parts.messages.show(
            MessageBar::Kind::Information, tr("Written to %1.").arg(QDir::toNativeSeparators(**written)));
}

void OutputActions::showRows(const Result<std::optional<QString>>& written, std::size_t rows)
{
    if (written && *written)
        m_parts.messages.show(MessageBar::Kind::Information,
            tr("%Ln rows written to %1.", nullptr, static_cast<int>(rows)).arg(QDir::toNativeSeparators(**written)));
    else
        showWritten(written);
}

void OutputActions::exportTable()
{
    if (TablePage* page = tablePageIn(m_parts.stack.currentWidget())) {
        if (page->browse().table())
            showRows(m_exports.table(*page->browse().table(), *page->browse().rows(), page->query()),
                page->browse().rows()->size());
        return;
    }
    showRows(m_exports.table(), m_parts.session.rows()->size());
}

void OutputActions::copyRows(bool withHeaders)
{
    if (m_parts.stack.page() == QLatin1String("charts")) {
        m_parts.pages.charts()->copyNumbers(withHeaders);
        return;
    }
    TablePage* page = tablePageIn(m_parts.stack.currentWidget());
    if (!(page ? page->table() : m_parts.pages.offers()->table())->copy(withHeaders))
        m_parts.messages.show(MessageBar::Kind::Warning,
            tr("More than %Ln rows are too many for the clipboard. Export the table instead.", nullptr,
                RecordTable::MostCopied),
            tr("Export table…"), [this] { exportTable(); });
}

} // namespace atlas
