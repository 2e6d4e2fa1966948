// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartview.h"

#include "charts/chartrole.h"
#include "charts/charttext.h"
#include "charts/chartviewparts.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QEvent>
#include <QFontInfo>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <utility>

namespace atlas {

namespace {

/// The item of that identity, or -1. Of a great many none is sought: they are not followed one by one.
int itemCalled(const ChartData& data, const QString& identity)
{
    constexpr std::size_t MostSought = 5000;
    const std::size_t count = data.itemCount();
    for (std::size_t item = 0; item < count && count <= MostSought; ++item)
        if (itemIdentity(data, item) == identity)
            return static_cast<int>(item);
    return -1;
}

}

void ChartView::Private::rebuild()
{
    ChartType type;
    type.base = QFontInfo(view->font()).pixelSize();
    type.locale = QLocale();
    type.screen = true;
    // The canvas fills the view, but learns of its size later; a collapsed splitter may make it nothing.
    QSizeF page = view->size().expandedTo(view->minimumSize());
    type.window = zoom.window();
    ChartLayout layout = layoutChart(*data, page, type, rowCount(*data));
    const bool scrolls = layout.page.height() > page.height();
    if (scrolls) {
        page.rwidth() -= canvas->verticalScrollBar()->sizeHint().width();
        type.axisAbove = true;
        layout = layoutChart(*data, page, type, rowCount(*data));
    }
    if (!type.window)
        zoom.setWhole(layout.x, layout.y);
    auto fresh = std::make_unique<ChartScene>(*data, std::move(layout), chartColors(view->palette()), &cache);
    canvas->setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    canvas->setBackgroundBrush(fresh->colors().background);
    const int scrolled = canvas->verticalScrollBar()->value();
    canvas->setScene(fresh.get());
    scene = std::move(fresh);
    canvas->verticalScrollBar()->setValue(scrolled);
    drawnFor = view->size();
    placeButtons();
    highlight();
    describe();
}

void ChartView::Private::placeButtons()
{
    whole->setVisible(!zoom.isWhole());
    whole->adjustSize();
    whole->move(view->width() - whole->width() - 16, 12);
    remedy->setVisible(data->isEmpty() && act);
    remedy->adjustSize();
    remedy->move((view->width() - remedy->width()) / 2, view->height() * 2 / 3);
}

void ChartView::Private::highlight()
{
    if (scene)
        scene->setHighlight(hovered, canvas->hasFocus() ? focused : -1);
}

void ChartView::Private::describe()
{
    const QString name = plainLine(data->title);
    QString description = summaryText(*data, QLocale());
    if (isDrawn(focused))
        description = text(focused) + u'\n' + description;
    for (QWidget* widget : {static_cast<QWidget*>(view), static_cast<QWidget*>(canvas)}) {
        widget->setAccessibleName(name);
        widget->setAccessibleDescription(description);
    }
}

ChartView::ChartView(QWidget* parent)
    : QWidget(parent)
    , d(std::make_unique<Private>())
{
    d->view = this;
    d->canvas = new QGraphicsView(this);
    installChartRole();
    d->canvas->setObjectName(ChartCanvasName);
    d->canvas->setFrameShape(QFrame::NoFrame);
    d->canvas->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    d->canvas->setResizeAnchor(QGraphicsView::NoAnchor);
    d->canvas->setTransformationAnchor(QGraphicsView::NoAnchor);
    d->canvas->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    d->canvas->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    d->canvas->setMouseTracking(true);
    d->canvas->viewport()->setMouseTracking(true);
    d->canvas->setFocusPolicy(Qt::StrongFocus);
    d->canvas->installEventFilter(this);
    d->canvas->viewport()->installEventFilter(this);
    setFocusProxy(d->canvas);
    d->later = new QTimer(this);
    d->later->setSingleShot(true);
    d->later->setInterval(0);
    connect(d->later, &QTimer::timeout, this, [this] { d->rebuild(); });
    d->whole = new QToolButton(this);
    d->whole->setObjectName(QStringLiteral("chartWhole"));
    connect(d->whole, &QToolButton::clicked, this, [this] {
        setFocus();
        d->showWhole();
    });
    d->remedy = new QPushButton(this);
    d->remedy->setObjectName(QStringLiteral("chartRemedy"));
    connect(d->remedy, &QPushButton::clicked, this, [this] {
        if (const auto act = d->act)
            act();
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(d->canvas);
    setMinimumSize(320, 200);
    d->whole->raise();
    d->remedy->raise();
    d->whole->hide();
    d->remedy->hide();
    retranslate();
}

void ChartView::retranslate()
{
    d->whole->setText(tr("Show all"));
    d->whole->setToolTip(tr("Show the whole chart again (0)"));
}

ChartView::~ChartView()
{
    // The canvas outlives this body as a child widget; it must not hear of a scene that goes first.
    d->canvas->removeEventFilter(this);
    d->canvas->viewport()->removeEventFilter(this);
    d->canvas->setScene(nullptr);
}

void ChartView::setData(std::shared_ptr<const ChartData> data)
{
    const bool sameChart = data->id == d->data->id && data->by == d->data->by;
    const QString kept = sameChart && d->isDrawn(d->focused)
        ? itemIdentity(*d->data, static_cast<std::size_t>(d->focused))
        : QString();
    d->hovered = -1;
    d->focused = -1;
    if (!kept.isEmpty())
        d->focused = itemCalled(*data, kept);
    QToolTip::hideText();
    d->canvas->setScene(nullptr);
    d->scene.reset(); // it refers to the old data
    d->cache = {};
    d->zoom.reset();
    d->act = {};
    d->data = std::move(data);
    d->rebuild();
    if (!sameChart)
        d->canvas->verticalScrollBar()->setValue(0);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void ChartView::setRemedy(const QString& text, std::function<void()> act)
{
    d->remedy->setText(QString(text).replace(u'&', QStringLiteral("&&")));
    d->act = std::move(act);
    d->placeButtons();
}

const ChartData& ChartView::data() const
{
    return *d->data;
}

QString ChartView::focusedText() const
{
    return d->isDrawn(d->focused) ? d->text(d->focused) : QString();
}

bool ChartView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == d->canvas->viewport())
        return d->mouse(*event);
    switch (event->type()) {
    case QEvent::KeyPress:
        return d->key(static_cast<QKeyEvent&>(*event));
    case QEvent::FocusIn:
        d->showFocus(static_cast<QFocusEvent&>(*event).reason());
        [[fallthrough]];
    case QEvent::FocusOut:
        // The canvas learns of its focus after this filter.
        QMetaObject::invokeMethod(
            this, [this] { d->highlight(); }, Qt::QueuedConnection);
        return false;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

void ChartView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::StyleChange:
    case QEvent::FontChange:
    case QEvent::LanguageChange:
    case QEvent::LocaleChange:
        retranslate();
        d->rebuild();
        break;
    default:
        break;
    }
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    d->canvas->setGeometry(rect());
    if (size() != d->drawnFor)
        d->rebuild();
}

} // namespace atlas
