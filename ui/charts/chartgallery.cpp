// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartgallery.h"

#include "charts/chartregistry.h"
#include "charts/charttile.h"

#include <QKeyEvent>
#include <QResizeEvent>
#include <QTimer>
#include <algorithm>

namespace atlas {

namespace {

constexpr int Pause = 120; // ms without a change before tiles are made anew
constexpr int Spacing = 12;
constexpr int MostColumns = 4;

}

ChartGallery::ChartGallery(QWidget* parent)
    : QScrollArea(parent)
    , m_maker(new ChartMaker(this))
    , m_timer(new QTimer(this))
    , m_renderTimer(new QTimer(this))
{
    setObjectName(QStringLiteral("chartGallery"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget;
    for (const Chart* chart : charts()) {
        auto* tile = new ChartTile(*chart, content);
        tile->installEventFilter(this);
        connect(tile, &ChartTile::becameStale, m_renderTimer, qOverload<>(&QTimer::start));
        connect(tile, &QAbstractButton::clicked, this, [this, chart] { emit chosen(chart->id()); });
        m_tiles.push_back(tile);
    }
    setWidget(content);
    m_next = m_tiles.size();
    m_timer->setSingleShot(true);
    connect(m_timer, &QTimer::timeout, this, &ChartGallery::makeNext);
    m_renderTimer->setSingleShot(true);
    m_renderTimer->setInterval(0);
    connect(m_renderTimer, &QTimer::timeout, this, &ChartGallery::renderNext);
    arrange();
}

void ChartGallery::refresh()
{
    m_maker->cancel();
    m_next = 0;
    if (isVisible())
        m_timer->start(Pause);
}

void ChartGallery::makeNext()
{
    if (m_next >= m_tiles.size() || !m_source || !isVisible())
        return;
    ChartTile* tile = m_tiles[m_next];
    const ChartRequest request = m_source(tile->chart());
    if (!request.offers)
        return;
    m_maker->make(request, [this, tile](const Result<ChartDataPtr>& made) {
        if (made) {
            tile->setData(*made);
        } else {
            ChartData failed;
            failed.emptyReason = made.error().message;
            tile->setData(std::make_shared<const ChartData>(std::move(failed)));
        }
        ++m_next;
        m_timer->start(0);
    });
}

void ChartGallery::renderNext()
{
    const auto stale
        = std::find_if(m_tiles.begin(), m_tiles.end(), [](const ChartTile* tile) { return tile->isStale(); });
    if (stale == m_tiles.end() || !isVisible())
        return;
    (*stale)->render();
    m_renderTimer->start();
}

void ChartGallery::arrange()
{
    const QSize hint = m_tiles.front()->sizeHint();
    const int room = viewport()->width() - Spacing;
    m_columns = std::clamp(room / (std::max(1, hint.width()) + Spacing), 1, MostColumns);
    const int rows = (static_cast<int>(m_tiles.size()) + m_columns - 1) / m_columns;
    // Rows share what height there is, down to what a tile needs.
    const int width = std::max(m_tiles.front()->minimumSizeHint().width(), room / m_columns - Spacing);
    const int height = std::max(hint.height(), (viewport()->height() - Spacing) / rows - Spacing);
    for (std::size_t index = 0; index < m_tiles.size(); ++index) {
        const int column = static_cast<int>(index) % m_columns, row = static_cast<int>(index) / m_columns;
        m_tiles[index]->setGeometry(
            Spacing + column * (width + Spacing), Spacing + row * (height + Spacing), width, height);
    }
    widget()->resize(Spacing + m_columns * (width + Spacing), Spacing + rows * (height + Spacing));
}

void ChartGallery::focusTile(const QString& chart)
{
    const auto found = std::find_if(
        m_tiles.begin(), m_tiles.end(), [&chart](const ChartTile* tile) { return tile->chart().id() == chart; });
    ChartTile* tile = found == m_tiles.end() ? m_tiles.front() : *found;
    tile->setFocus(Qt::ShortcutFocusReason);
    ensureWidgetVisible(tile);
}

bool ChartGallery::moveFocus(int key)
{
    const auto current
        = std::find_if(m_tiles.begin(), m_tiles.end(), [](const ChartTile* tile) { return tile->hasFocus(); });
    if (current == m_tiles.end())
        return false;
    const int place = static_cast<int>(current - m_tiles.begin()), last = static_cast<int>(m_tiles.size()) - 1;
    int next = place;
    switch (key) {
    case Qt::Key_Left:
        next = place - 1;
        break;
    case Qt::Key_Right:
        next = place + 1;
        break;
    case Qt::Key_Up:
        next = place - m_columns;
        break;
    case Qt::Key_Down:
        next = place + m_columns;
        break;
    case Qt::Key_Home:
        next = 0;
        break;
    case Qt::Key_End:
        next = last;
        break;
    default:
        return false;
    }
    if (next >= 0 && next <= last)
        focusTile(m_tiles[static_cast<std::size_t>(next)]->chart().id());
    return true;
}

bool ChartGallery::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && moveFocus(static_cast<QKeyEvent*>(event)->key()))
        return true;
    return QScrollArea::eventFilter(watched, event);
}

void ChartGallery::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

void ChartGallery::showEvent(QShowEvent* event)
{
    QScrollArea::showEvent(event);
    if (isBusy())
        m_timer->start(0);
    m_renderTimer->start();
}

void ChartGallery::retranslate()
{
    for (ChartTile* tile : m_tiles)
        tile->retranslate();
    refresh();
}

} // namespace atlas
