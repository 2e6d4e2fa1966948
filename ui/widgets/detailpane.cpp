// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/detailpane.h"

#include "catalog/catalog.h"
#include "dialogs.h"
#include "icons.h"
#include "widgets/detailtext.h"
#include "widgets/elidedlabel.h"
#include "widgets/ratetexts.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTextEdit>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas {

namespace {

struct Source
{
    QString title, url;
};

/// The source of a row, by its id in the column "source".
Source sourceOf(const Table& table, std::uint32_t row)
{
    const int column = table.indexOf(u"source");
    if (column < 0)
        return {};
    const QString id = table.view(column).text(row);
    const EntityTable& sources = table.context().catalog->sources;
    const std::vector<QString>& ids = sources.texts("source");
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (id.isNull() || found == ids.end())
        return {};
    const auto at = static_cast<std::size_t>(found - ids.begin());
    const auto text = [at](const std::vector<QString>& texts) { return at < texts.size() ? texts[at] : QString(); };
    return {text(sources.texts("title")), text(sources.texts("url"))};
}

bool canBeOpened(const QUrl& url)
{
    return url.isValid() && !url.host().isEmpty()
        && (url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http"));
}

}

DetailPane::DetailPane(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_text(new QTextEdit(this))
    , m_link(new QPushButton(this))
{
    setObjectName(QStringLiteral("detailPane"));
    m_title->setObjectName(QStringLiteral("detailTitle"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_title->setContentsMargins(8, 4, 8, 4);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_text->setObjectName(QStringLiteral("detailText"));
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->installEventFilter(this);
    m_link->setObjectName(QStringLiteral("detailLink"));
    m_link->setIcon(lineIcon(QStringLiteral("link")));
    m_link->hide();
    m_link->installEventFilter(this);

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_title);
    rows->addWidget(m_text, 1);
    rows->addWidget(m_link);
    connect(m_link, &QPushButton::clicked, this, &DetailPane::openSource);
    retranslate();
}

void DetailPane::showRecord(const TablePtr& table, std::optional<std::uint32_t> row, const CellStyle& style)
{
    if (table == m_table && row == m_row && style.per == m_style.per && style.locale == m_style.locale)
        return;
    const bool same = m_row == row;
    m_table = table;
    m_row = row;
    m_style = style;
    const int scrolled = same ? m_text->verticalScrollBar()->value() : 0;
    fill();
    m_text->verticalScrollBar()->setValue(scrolled);
}

void DetailPane::focusText()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

QString DetailPane::plainText() const
{
    return m_text->toPlainText();
}

QSize DetailPane::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 44, 400};
}

QSize DetailPane::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 32, 100};
}

void DetailPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        fill();
    QWidget::changeEvent(event);
}

bool DetailPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        QTextCursor cursor = m_text->textCursor();
        if (watched == m_text && cursor.hasSelection()) {
            cursor.clearSelection();
            m_text->setTextCursor(cursor);
        } else {
            emit left();
        }
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void DetailPane::retranslate()
{
    m_text->setAccessibleName(tr("Details of the offer"));
    fill();
}

void DetailPane::fill()
{
    if (!m_table || !m_row) {
        m_title->setText(tr("Details"));
        m_text->setPlainText(tr("Choose an offer in the table to see all of its fields here."));
        m_link->hide();
        return;
    }
    m_title->setText(detailTitle(*m_table, *m_row, m_style));
    writeDetails(*m_text->document(), *m_table, *m_row, m_style, palette());
    fillSource();
}

void DetailPane::fillSource()
{
    const Source source = sourceOf(*m_table, *m_row);
    const QUrl url(source.url, QUrl::StrictMode);
    m_url = canBeOpened(url) ? url.toString(QUrl::FullyEncoded) : QString();
    m_link->setVisible(!m_url.isEmpty());
    m_link->setText(tr("Open source page…"));
    m_link->setToolTip(plainToolTip(source.url));
    m_link->setAccessibleName(tr("Open source page at %1").arg(url.host()));
    if (!source.title.isEmpty())
        appendDetail(*m_text->document(), tr("Title of the source"), source.title, palette());
    if (const int column = m_table->indexOf(u"original_currency"); column >= 0)
        if (const QString rate = rateText(*m_table, m_table->view(column).text(*m_row)); !rate.isEmpty())
            appendDetail(*m_text->document(), tr("Exchange rate"), rate, palette());
}

void DetailPane::openSource()
{
    const QUrl url(m_url);
    if (!canBeOpened(url))
        return;
    const QString question = tr("This opens a page of %1 in your browser:\n%2").arg(url.host(), m_url);
    if (Dialogs::current().confirm(this, tr("Open the source page"), question, tr("Open %1").arg(url.host())))
        Dialogs::current().openUrl(m_url);
}

} // namespace atlas
