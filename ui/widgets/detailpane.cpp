// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/detailpane.h"

#include "details/offerdetails.h"
#include "dialogs.h"
#include "icons.h"
#include "widgets/detailtext.h"
#include "widgets/elidedlabel.h"
#include "widgets/placestrip.h"
#include "widgets/pricesteps.h"
#include "widgets/ratetexts.h"
#include "widgets/siblingtable.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTextEdit>
#include <QUrl>
#include <QVBoxLayout>

namespace atlas {

namespace {

bool canBeOpened(const QUrl& url)
{
    return url.isValid() && !url.host().isEmpty()
        && (url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http"));
}

QTextEdit* readOnlyText(const char* name, QWidget* parent)
{
    auto* text = new QTextEdit(parent);
    text->setObjectName(QLatin1String(name));
    text->setReadOnly(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setTabChangesFocus(true);
    text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    text->setFrameShape(QFrame::NoFrame);
    return text;
}

}

DetailPane::DetailPane(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_tabs(new QTabWidget(this))
    , m_steps(new PriceSteps(this))
    , m_text(readOnlyText("detailText", this))
    , m_link(new QPushButton(this))
    , m_siblings(new SiblingTable(this))
    , m_claims(readOnlyText("claimsText", this))
    , m_places(new PlaceStrip(this))
{
    setObjectName(QStringLiteral("detailPane"));
    m_title->setObjectName(QStringLiteral("detailTitle"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_title->setContentsMargins(8, 4, 8, 4);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_tabs->setObjectName(QStringLiteral("detailTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(makeFields(), QString());
    m_tabs->addTab(m_siblings, QString());
    m_tabs->addTab(m_claims, QString());
    for (QWidget* part : {static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_claims), static_cast<QWidget*>(m_link),
             static_cast<QWidget*>(m_tabs->tabBar())})
        part->installEventFilter(this);

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_title);
    rows->addWidget(m_tabs, 1);
    rows->addWidget(m_places);
    m_places->setObjectName(QStringLiteral("detailPlaces"));
    connect(m_places, &PlaceStrip::placeAsked, this, &DetailPane::placeAsked);
    connect(m_places, &PlaceStrip::left, this, &DetailPane::left);
    connect(m_link, &QPushButton::clicked, this, &DetailPane::openSource);
    connect(m_steps, &PriceSteps::left, this, &DetailPane::left);
    connect(m_siblings, &SiblingTable::left, this, &DetailPane::left);
    connect(m_siblings, &SiblingTable::chosen, this, [this](quint32 row) {
        if (m_row != row)
            emit offerChosen(row, m_offers->siblingFilter(*m_row));
    });
    connect(m_siblings, &SiblingTable::allAsked, this, [this] { emit siblingsAsked(m_offers->siblingFilter(*m_row)); });
    retranslate();
}

DetailPane::~DetailPane() = default;

QWidget* DetailPane::makeFields()
{
    m_link->setObjectName(QStringLiteral("detailLink"));
    m_link->setIcon(lineIcon(QStringLiteral("link")));
    m_link->hide();
    m_steps->hide();
    auto* fields = new QWidget(this);
    auto* rows = new QVBoxLayout(fields);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_steps);
    rows->addWidget(m_text, 1);
    rows->addWidget(m_link);
    return fields;
}

void DetailPane::showRecord(const TablePtr& table, std::optional<std::uint32_t> row, const CellStyle& style)
{
    if (table == m_table && row == m_row && style.per == m_style.per && style.locale == m_style.locale)
        return;
    const bool same = m_row == row;
    if (m_table != table)
        m_offers = table ? std::make_unique<OfferDetails>(table) : nullptr;
    m_table = table;
    m_row = row;
    m_style = style;
    const int scrolled = same ? m_text->verticalScrollBar()->value() : 0;
    fill();
    m_text->verticalScrollBar()->setValue(scrolled);
}

void DetailPane::focusText()
{
    if (m_tabs->currentWidget() == m_siblings)
        m_siblings->table()->setFocus(Qt::OtherFocusReason);
    else
        (m_tabs->currentWidget() == m_claims ? m_claims : m_text)->setFocus(Qt::OtherFocusReason);
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
        auto* text = qobject_cast<QTextEdit*>(watched);
        QTextCursor cursor = text ? text->textCursor() : QTextCursor();
        if (text && cursor.hasSelection()) {
            cursor.clearSelection();
            text->setTextCursor(cursor);
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
    m_claims->setAccessibleName(tr("Claims about the provider and the GPU"));
    m_tabs->tabBar()->setAccessibleName(tr("Parts of the details"));
    fill();
}

void DetailPane::nameTabs(int others, int claims)
{
    const auto counted = [](const QString& name, int count) {
        return count > 0 ? tr("%1 %2", "a part and how much is in it").arg(name, QLocale().toString(count)) : name;
    };
    m_tabs->setTabText(0, tr("Fields"));
    m_tabs->setTabText(1, counted(tr("Elsewhere"), others));
    m_tabs->setTabText(2, counted(tr("Claims"), claims));
    m_tabs->setTabToolTip(1, tr("The same instance type in other regions and purchase models"));
    m_tabs->setTabToolTip(2, tr("What articles claim about the provider and the GPU, checked"));
}

void DetailPane::fillNothing()
{
    m_title->setText(tr("Details"));
    m_text->setPlainText(tr("Choose an offer in the table to see all of its fields here."));
    m_claims->setPlainText(tr("Choose an offer in the table to see claims about it here."));
    m_siblings->show(nullptr, nullptr, 0, m_style);
    m_steps->hide();
    m_link->hide();
    m_places->hide();
    nameTabs(0, 0);
}

void DetailPane::fill()
{
    if (!m_table || !m_row) {
        fillNothing();
        return;
    }
    m_title->setText(m_offers->title(*m_row, m_style));
    m_places->setPlaces(placesAbout(*m_table, *m_row));
    m_places->show();
    fillFields();
    const RowsPtr siblings = m_offers->siblings(*m_row);
    m_siblings->show(m_table, siblings, *m_row, m_style);
    const std::vector<DetailClaim> claims = m_offers->claims(*m_row, m_style);
    writeClaims(*m_claims->document(), claims, palette());
    nameTabs(static_cast<int>(siblings->size()) - 1, static_cast<int>(claims.size()));
}

void DetailPane::fillFields()
{
    // One reading is told by its fields.
    std::vector<OfferReading> readings = m_offers->readings(*m_row, m_style);
    m_steps->setVisible(readings.size() > 1);
    m_steps->setReadings(std::move(readings), m_table->context().today);
    std::vector<DetailGroup> groups = m_offers->groups(*m_row, m_style);
    const auto add = [&groups](const char* key, const QString& title, const QString& text) {
        if (!text.isEmpty() && !groups.empty())
            groups.back().fields.push_back({QLatin1String(key), title, text});
    };
    const DetailSource source = m_offers->source(*m_row);
    add("source_title", tr("Title of the source"), source.title);
    add("source_publisher", tr("Publisher"), source.publisher);
    if (const int column = m_table->indexOf(u"original_currency"); column >= 0)
        add("exchange_rate", tr("Exchange rate"), rateText(*m_table, m_table->view(column).text(*m_row)));
    writeDetails(*m_text->document(), m_offers->findings(*m_row), groups, palette());
    fillSource();
}

void DetailPane::fillSource()
{
    const QString text = m_offers->source(*m_row).url;
    const QUrl url(text, QUrl::StrictMode);
    m_url = canBeOpened(url) ? url.toString(QUrl::FullyEncoded) : QString();
    m_link->setVisible(!m_url.isEmpty());
    m_link->setText(tr("Open source page…"));
    m_link->setToolTip(plainToolTip(text));
    m_link->setAccessibleName(tr("Open source page at %1").arg(url.host()));
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
