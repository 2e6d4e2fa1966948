// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartview.h"

#include "charts/chartscene.h"
#include "charts/charttext.h"

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

}

struct ChartView::Private
{
    ChartView* view = nullptr;
    QGraphicsView* canvas = nullptr;
    std::unique_ptr<ChartScene> scene;
    ChartData data;
    int hovered = -1;
    int focused = -1;
    QSize drawnFor;

    [[nodiscard]] int rows() const { return scene ? static_cast<int>(scene->layout().rows.size()) : 0; }
    [[nodiscard]] const ChartBar& bar(int row) const { return data.bars[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowAt(QPoint position) const { return scene ? scene->rowAt(canvas->mapToScene(position)) : -1; }

    void rebuild()
    {
        ChartType type;
        type.base = QFontInfo(view->font()).pixelSize();
        type.locale = QLocale();
        type.screen = true;
        // The canvas fills the view, but learns of its size later; a collapsed splitter may make it nothing.
        QSizeF page = view->size().expandedTo(view->minimumSize());
        ChartLayout layout = layoutChart(data, page, type, data.bars.size());
        const bool scrolls = layout.page.height() > page.height();
        if (scrolls) {
            page.rwidth() -= canvas->verticalScrollBar()->sizeHint().width();
            layout = layoutChart(data, page, type, data.bars.size());
        }
        auto fresh = std::make_unique<ChartScene>(data, std::move(layout), chartColors(view->palette()));
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
        const QString name = plainLine(data.title);
        QString description = summaryText(data, QLocale());
        if (focused >= 0 && focused < rows())
            description = barText(data, bar(focused), QLocale()) + u'\n' + description;
        for (QWidget* widget : {static_cast<QWidget*>(view), static_cast<QWidget*>(canvas)}) {
            widget->setAccessibleName(name);
            widget->setAccessibleDescription(description);
        }
    }

    void hover(int row)
    {
        if (row == hovered)
            return;
        hovered = row;
        highlight();
    }

    void focus(int row)
    {
        focused = row;
        highlight();
        describe();
        if (row < 0)
            return;
        const QRectF strip = scene->layout().rows[static_cast<std::size_t>(row)].strip;
        if (row == 0)
            canvas->verticalScrollBar()->setValue(0); // with title and heads
        canvas->ensureVisible(strip, 0, static_cast<int>(strip.height()));
        const QPoint corner = canvas->mapFromScene(QPointF(scene->layout().plot.left(), strip.bottom()));
        showTip(row, canvas->viewport()->mapToGlobal(corner));
        QAccessibleEvent event(canvas, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }

    /// Coming by keyboard, some bar must have the focus, else it does not show.
    void showFocus(Qt::FocusReason reason)
    {
        const bool byKey
            = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
        if (!byKey || focused >= 0 || rows() == 0)
            return;
        focused = 0;
        describe();
    }

    void showTip(int row, QPoint where) const
    {
        if (row < 0)
            QToolTip::hideText();
        else
            QToolTip::showText(where, literalTip(barText(data, bar(row), QLocale())), canvas->viewport());
    }

    void activate(int row) const
    {
        if (row >= 0 && row < rows())
            emit view->barActivated(bar(row).filter);
    }

    bool key(const QKeyEvent& event)
    {
        const int last = rows() - 1;
        if (last < 0 || (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier)
            return false;
        const int page = std::max(
            1, static_cast<int>(canvas->viewport()->height() / scene->layout().rows.front().strip.height()) - 2);
        switch (event.key()) {
        case Qt::Key_Down:
            focus(std::min(last, focused + 1));
            return true;
        case Qt::Key_Up:
            focus(focused < 0 ? last : std::max(0, focused - 1));
            return true;
        case Qt::Key_PageDown:
            focus(std::min(last, std::max(0, focused) + page));
            return true;
        case Qt::Key_PageUp:
            focus(std::max(0, focused - page));
            return true;
        case Qt::Key_Home:
            focus(0);
            return true;
        case Qt::Key_End:
            focus(last);
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
            hover(rowAt(static_cast<QMouseEvent&>(event).position().toPoint()));
            canvas->viewport()->setCursor(hovered >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
            return false;
        case QEvent::Leave:
            hover(-1);
            return false;
        case QEvent::MouseButtonRelease: {
            const auto& release = static_cast<QMouseEvent&>(event);
            if (release.button() != Qt::LeftButton)
                return false;
            const int row = rowAt(release.position().toPoint());
            if (row >= 0)
                activate(row);
            return row >= 0;
        }
        case QEvent::ToolTip: {
            const auto& help = static_cast<QHelpEvent&>(event);
            showTip(rowAt(help.pos()), help.globalPos());
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

void ChartView::setData(ChartData data)
{
    const QString kept = d->focused >= 0 && d->focused < d->rows() ? d->bar(d->focused).value : QString();
    const bool sameChart = d->focused >= 0 && data.id == d->data.id && data.by == d->data.by;
    d->hovered = -1;
    d->focused = -1;
    if (sameChart)
        for (std::size_t bar = 0; bar < data.bars.size(); ++bar)
            if (data.bars[bar].value == kept && data.bars[bar].value.isNull() == kept.isNull())
                d->focused = static_cast<int>(bar);
    QToolTip::hideText();
    const bool otherChart = data.id != d->data.id || data.by != d->data.by;
    d->data = std::move(data);
    d->rebuild();
    if (otherChart)
        d->canvas->verticalScrollBar()->setValue(0);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

const ChartData& ChartView::data() const
{
    return d->data;
}

QString ChartView::focusedText() const
{
    return d->focused >= 0 && d->focused < d->rows() ? barText(d->data, d->bar(d->focused), QLocale()) : QString();
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
