// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartview.h"

#include "charts/chartscene.h"
#include "charts/charttext.h"
#include "charts/itemtext.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QEvent>
#include <QFontInfo>
#include <QGraphicsView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QVBoxLayout>

namespace atlas {

namespace {

/// Tool tips guess whether a text is HTML; names out of a catalog never are.
QString literalTip(const QString& text)
{
    return QStringLiteral("<div style=\"white-space: pre-wrap\">") + text.toHtmlEscaped() + QStringLiteral("</div>");
}

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

struct ChartView::Private
{
    ChartView* view = nullptr;
    QGraphicsView* canvas = nullptr;
    std::unique_ptr<ChartScene> scene;
    std::shared_ptr<const ChartData> data = std::make_shared<const ChartData>();
    int hovered = -1;
    int focused = -1;
    QSize drawnFor;

    [[nodiscard]] QString text(int item) const { return itemText(*data, static_cast<std::size_t>(item), QLocale()); }
    [[nodiscard]] int itemAt(QPoint position) const { return scene ? scene->itemAt(canvas->mapToScene(position)) : -1; }
    [[nodiscard]] bool isDrawn(int item) const { return scene && item >= 0 && !scene->itemRect(item).isNull(); }

    void rebuild()
    {
        ChartType type;
        type.base = QFontInfo(view->font()).pixelSize();
        type.locale = QLocale();
        type.screen = true;
        // The canvas fills the view, but learns of its size later; a collapsed splitter may make it nothing.
        QSizeF page = view->size().expandedTo(view->minimumSize());
        ChartLayout layout = layoutChart(*data, page, type, rowCount(*data));
        const bool scrolls = layout.page.height() > page.height();
        if (scrolls) {
            page.rwidth() -= canvas->verticalScrollBar()->sizeHint().width();
            type.axisAbove = true;
            layout = layoutChart(*data, page, type, rowCount(*data));
        }
        auto fresh = std::make_unique<ChartScene>(*data, std::move(layout), chartColors(view->palette()));
        canvas->setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
        canvas->setBackgroundBrush(fresh->colors().background);
        const int scrolled = canvas->verticalScrollBar()->value();
        canvas->setScene(fresh.get());
        scene = std::move(fresh);
        canvas->verticalScrollBar()->setValue(scrolled);
        drawnFor = view->size();
        highlight();
        describe();
    }

    void highlight()
    {
        if (scene)
            scene->setHighlight(hovered, canvas->hasFocus() ? focused : -1);
    }

    void describe()
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

    void hover(int item)
    {
        if (item == hovered)
            return;
        hovered = item;
        highlight();
    }

    void focus(int item)
    {
        focused = item;
        highlight();
        describe();
        if (item < 0)
            return;
        const QRectF rect = scene->itemRect(item);
        if (item == 0)
            canvas->verticalScrollBar()->setValue(0); // with title and heads
        canvas->ensureVisible(rect, 0, static_cast<int>(rect.height()));
        const double left = std::max(rect.left(), scene->layout().plot.left());
        showTip(item, canvas->viewport()->mapToGlobal(canvas->mapFromScene(QPointF(left, rect.bottom()))));
        QAccessibleEvent event(canvas, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }

    /// Coming by keyboard, some item must have the focus, else it does not show.
    void showFocus(Qt::FocusReason reason)
    {
        const bool byKey
            = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
        if (!byKey || focused >= 0 || !scene)
            return;
        focused = scene->step(-1, Qt::Key_Home, 1);
        describe();
    }

    void showTip(int item, QPoint where) const
    {
        if (item < 0)
            QToolTip::hideText();
        else
            QToolTip::showText(where, literalTip(text(item)), canvas->viewport());
    }

    /// The foot has room for some of the sources only.
    void showSources(QPoint position, QPoint where) const
    {
        if (scene && !data.sources.isEmpty() && scene->layout().foot.contains(canvas->mapToScene(position)))
            QToolTip::showText(
                where, literalTip(sourcesText(data, static_cast<int>(data.sources.size()))), canvas->viewport());
    }

    void activate(int item) const
    {
        if (!isDrawn(item))
            return;
        const ItemTarget target = itemTarget(*data, static_cast<std::size_t>(item));
        if (!target.filter.isEmpty())
            emit view->filterActivated(target.filter);
        else if (!target.offer.isEmpty())
            emit view->offerActivated(target.offer);
    }

    [[nodiscard]] int itemsAPage() const
    {
        const QRectF rect = scene->itemRect(std::max(0, focused));
        return rect.isNull() ? 1 : std::max(1, static_cast<int>(canvas->viewport()->height() / rect.height()) - 2);
    }

    bool key(const QKeyEvent& event)
    {
        if (!scene || data->isEmpty()
            || (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier)
            return false;
        switch (event.key()) {
        case Qt::Key_Down:
        case Qt::Key_Up:
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_PageDown:
        case Qt::Key_PageUp:
        case Qt::Key_Home:
        case Qt::Key_End:
            if (const int next = scene->step(focused, static_cast<Qt::Key>(event.key()), itemsAPage()); next >= 0)
                focus(next);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            activate(focused);
            return focused >= 0;
        case Qt::Key_Escape:
            if (focused < 0)
                return false;
            QToolTip::hideText();
            focus(-1);
            return true;
        default:
            return false;
        }
    }

    bool mouse(QEvent& event)
    {
        switch (event.type()) {
        case QEvent::MouseMove:
            hover(itemAt(static_cast<QMouseEvent&>(event).position().toPoint()));
            canvas->viewport()->setCursor(hovered >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
            return false;
        case QEvent::Leave:
            hover(-1);
            return false;
        case QEvent::MouseButtonRelease: {
            const auto& release = static_cast<QMouseEvent&>(event);
            if (release.button() != Qt::LeftButton)
                return false;
            const int item = itemAt(release.position().toPoint());
            if (item >= 0)
                activate(item);
            return item >= 0;
        }
        case QEvent::ToolTip: {
            const auto& help = static_cast<QHelpEvent&>(event);
            showTip(itemAt(help.pos()), help.globalPos());
            showSources(help.pos(), help.globalPos());
            return true;
        }
        default:
            return false;
        }
    }
};

ChartView::ChartView(QWidget* parent)
    : QWidget(parent)
    , d(std::make_unique<Private>())
{
    d->view = this;
    d->canvas = new QGraphicsView(this);
    d->canvas->setObjectName(QStringLiteral("chartCanvas"));
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
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(d->canvas);
    setMinimumSize(320, 200);
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
    d->data = std::move(data);
    d->rebuild();
    if (!sameChart)
        d->canvas->verticalScrollBar()->setValue(0);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
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
