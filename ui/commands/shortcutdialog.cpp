// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/shortcutdialog.h"

#include "commands/shortcutmodel.h"
#include "windowgeometry.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <algorithm>

namespace atlas {

ShortcutDialog::ShortcutDialog(const Actions& actions, QWidget* parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_model(new ShortcutModel(this))
    , m_found(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit(this))
    , m_table(new QTableView(this))
    , m_copy(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("shortcutDialog"));
    m_search->setObjectName(QStringLiteral("shortcutSearch"));
    m_search->setClearButtonEnabled(true);
    m_table->setObjectName(QStringLiteral("shortcutTable"));
    m_found->setSourceModel(m_model);
    m_found->setFilterKeyColumn(-1);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table->setModel(m_found);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setCornerButtonEnabled(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_copy->setObjectName(QStringLiteral("shortcutCopy"));
    m_copy->setAutoDefault(false);
    m_close->setObjectName(QStringLiteral("shortcutClose"));
    m_close->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_copy);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(8);
    rows->addWidget(m_search);
    rows->addWidget(m_table, 1);
    rows->addLayout(buttons);

    connect(m_search, &QLineEdit::textChanged, m_found, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_copy, &QPushButton::clicked, this, &ShortcutDialog::copy);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    resizeWithinScreen(*this, {fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 40});
    retranslate();
    refresh();
}

void ShortcutDialog::refresh()
{
    m_model->setShortcuts(shortcutList(m_actions));
    fitColumns();
}

void ShortcutDialog::fitColumns()
{
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    m_table->resizeColumnsToContents();
    // What does not fit is shortened in the first column, not scrolled to.
    const int others
        = m_table->columnWidth(ShortcutModel::KeysColumn) + m_table->columnWidth(ShortcutModel::PlaceColumn);
    const int room = m_table->viewport()->width() - others;
    if (room > 0 && m_table->columnWidth(ShortcutModel::TextColumn) > room)
        m_table->setColumnWidth(ShortcutModel::TextColumn, std::max(room, fontMetrics().averageCharWidth() * 16));
}

void ShortcutDialog::copy() const
{
    QString text, html = QStringLiteral("<meta charset=\"utf-8\"><table>");
    const auto add = [&](const QString& tag, const auto& cell) {
        html += QStringLiteral("<tr>");
        for (int column = 0; column < m_found->columnCount(); ++column) {
            const QString value = cell(column);
            text += value + (column + 1 < m_found->columnCount() ? u'\t' : u'\n');
            html += QStringLiteral("<%1>%2</%1>").arg(tag, value.toHtmlEscaped());
        }
        html += QStringLiteral("</tr>");
    };
    add(QStringLiteral("th"), [this](int column) { return m_found->headerData(column, Qt::Horizontal).toString(); });
    for (int row = 0; row < m_found->rowCount(); ++row)
        add(QStringLiteral("td"), [this, row](int column) { return m_found->index(row, column).data().toString(); });
    auto* copied = new QMimeData;
    copied->setText(text);
    copied->setHtml(html + QStringLiteral("</table>"));
    QGuiApplication::clipboard()->setMimeData(copied);
}

void ShortcutDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    } else if (event->type() == QEvent::FontChange) {
        fitColumns();
    }
    QDialog::changeEvent(event);
}

void ShortcutDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    fitColumns();
}

void ShortcutDialog::retranslate()
{
    setWindowTitle(tr("Keyboard shortcuts"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the keyboard shortcuts"));
    m_table->setAccessibleName(windowTitle());
    m_copy->setText(tr("&Copy"));
    m_copy->setToolTip(tr("Copies the lines in sight as text and as a table"));
    m_close->setText(tr("Close"));
}

} // namespace atlas
