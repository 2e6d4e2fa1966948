// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartzoom.h"

#include "charts/chartfile.h"
#include "charts/chartscene.h"
#include "charts/chartview.h"
#include "settings.h"
#include "ui/shapesamples.h"
#include "ui/windowfixture.h"

#include <QGraphicsView>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QWheelEvent>
#include <cmath>

using namespace atlas;
using namespace atlas::test;

namespace {

AxisScale scale(ChartAxis::Kind kind, double lowest, double highest)
{
    ChartAxis axis;
    axis.kind = kind;
    axis.lowest = lowest;
    axis.highest = highest;
    return axisScale(axis, 6, QLocale::c());
}

/// A shown view with what tests ask of it.
struct Shown
{
    ChartView view;
    explicit Shown(ChartData data)
    {
        view.resize(900, 600);
        view.setData(std::move(data));
        view.show();
        QApplication::setActiveWindow(&view);
        view.setFocus();
    }
    [[nodiscard]] QGraphicsView* canvas() const
    {
        return view.findChild<QGraphicsView*>(QStringLiteral("chartCanvas"));
    }
    [[nodiscard]] const ChartScene& scene() const { return static_cast<const ChartScene&>(*canvas()->scene()); }
    [[nodiscard]] QPoint middle() const { return canvas()->mapFromScene(scene().layout().plot.center()); }
    void wheel(QPoint at, int delta) const
    {
        QWheelEvent event(at, canvas()->viewport()->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
            Qt::NoScrollPhase, false);
        QApplication::sendEvent(canvas()->viewport(), &event);
        QCoreApplication::processEvents();
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(canvas(), key, modifiers);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] double width() const { return scene().layout().x.to - scene().layout().x.from; }
    [[nodiscard]] int drawn() const
    {
        int count = 0;
        for (std::size_t item = 0; item < view.data().itemCount(); ++item)
            count += scene().itemRect(static_cast<int>(item)).isNull() ? 0 : 1;
        return count;
    }
};

}

class TestChartZoom : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        resetSetting(Setting::Filter);
    }

    void partsOfAxesHaveTicks_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::newRow("values") << 0 << 3.3 << 7.9;
        QTest::newRow("values below 0") << 0 << -0.013 << 0.021;
        QTest::newRow("decades") << 1 << 0.3 << 400.0;
        QTest::newRow("part of a decade") << 1 << 2.1 << 4.4;
        QTest::newRow("dates") << 2 << 2460000.0 << 2460500.0;
        QTest::newRow("days") << 2 << 2460000.2 << 2460004.9;
    }
    void partsOfAxesHaveTicks()
    {
        QFETCH(int, kind);
        QFETCH(double, from);
        QFETCH(double, to);
        ChartAxis axis;
        axis.kind = static_cast<ChartAxis::Kind>(kind);
        axis.fromZero = kind == 0;
        axis.lowest = kind == 2 ? 2455000 : 0.01;
        axis.highest = kind == 2 ? 2462000 : 5000;
        const AxisScale part = axisScale(axis, 6, QLocale::c(), {from, to});
        QCOMPARE(part.from, from);
        QCOMPARE(part.to, to);
        QCOMPARE(part.log, kind == 1);
        QVERIFY2(part.ticks.size() >= 2 && part.ticks.size() <= 12, qPrintable(QString::number(part.ticks.size())));
        for (std::size_t tick = 0; tick < part.ticks.size(); ++tick) {
            QVERIFY(part.ticks[tick].value >= from && part.ticks[tick].value <= to);
            if (tick > 0)
                QVERIFY(part.ticks[tick].value > part.ticks[tick - 1].value
                    && part.ticks[tick].text != part.ticks[tick - 1].text);
        }
    }

    void aPartStaysWithinTheWhole()
    {
        ChartZoom zoom;
        zoom.setWhole(scale(ChartAxis::Kind::Value, 0, 100), scale(ChartAxis::Kind::Log, 1, 1000));
        QVERIFY(!zoom.window());
        zoom.zoom(4, {0.5, 0.5});
        QCOMPARE(zoom.window()->x.from, 37.5);
        QCOMPARE(zoom.window()->x.to, 62.5);
        QVERIFY(std::abs(zoom.window()->y.from - std::pow(10, 3 * 0.375)) < 1e-9);
        zoom.pan({100, -100});
        QCOMPARE(zoom.window()->x.to, 100.0);
        QVERIFY(std::abs(zoom.window()->y.from - 1) < 1e-12);
        zoom.zoom(1e9, {0, 0});
        QVERIFY(std::abs((zoom.window()->x.to - zoom.window()->x.from) - 100 / ChartZoom::Most) < 1e-9);
        zoom.zoom(1e-9, {0.3, 0.8});
        QVERIFY(zoom.isWhole());
    }

    void theWheelComesNearerToThePointer()
    {
        const Shown shown(samplePoints(400, 5));
        const double width = shown.width();
        const int all = shown.drawn();
        QCOMPARE(all, 400);
        auto* whole = shown.view.findChild<QToolButton*>(QStringLiteral("chartWhole"));
        QVERIFY(!whole->isVisible());
        const QPoint at = shown.middle() + QPoint(120, 40);
        const QPointF place = shown.canvas()->mapToScene(at);
        const auto valueThere = [&] {
            const ChartLayout& layout = shown.scene().layout();
            return layout.x.valueAt((place.x() - layout.plot.left()) / layout.plot.width());
        };
        const double before = valueThere();
        for (int notch = 0; notch < 5; ++notch)
            shown.wheel(at, 120);
        QVERIFY(std::abs(shown.width() - width / std::pow(1.25, 5)) < 1e-6 * width);
        QVERIFY(std::abs(valueThere() - before) < width * 0.02); // labels may be wider now
        QVERIFY(shown.drawn() < all && shown.drawn() > 0);
        QVERIFY(whole->isVisible());
        QTest::mouseClick(whole, Qt::LeftButton);
        QCOMPARE(shown.width(), width);
        QCOMPARE(shown.drawn(), all);
        shown.wheel({3, 3}, 120); // not over the plot
        QCOMPARE(shown.width(), width);
    }

    void keysAndDraggingMoveThePart()
    {
        const Shown shown(sampleLines(6, 12));
        QSignalSpy activated(&shown.view, &ChartView::filterActivated);
        const double width = shown.width();
        shown.key(Qt::Key_Plus);
        shown.key(Qt::Key_Plus);
        QVERIFY(shown.width() < width * 0.7);
        const double from = shown.scene().layout().x.from;
        shown.key(Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(shown.scene().layout().x.from > from);
        shown.key(Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(std::abs(shown.scene().layout().x.from - from) < width * 1e-6);
        QTest::mousePress(shown.canvas()->viewport(), Qt::LeftButton, {}, shown.middle());
        const QPoint to = shown.middle() - QPoint(80, 0);
        QMouseEvent move(QEvent::MouseMove, to, shown.canvas()->viewport()->mapToGlobal(to), Qt::NoButton,
            Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(shown.canvas()->viewport(), &move);
        QTest::mouseRelease(shown.canvas()->viewport(), Qt::LeftButton, {}, to);
        QCoreApplication::processEvents();
        QVERIFY(shown.scene().layout().x.from > from);
        QCOMPARE(activated.count(), 0); // no click
        shown.key(Qt::Key_Escape);
        QCOMPARE(shown.width(), width);
        shown.key(Qt::Key_Minus);
        QCOMPARE(shown.width(), width);
    }

    void focusOutsideShowsAllAgain()
    {
        const Shown shown(samplePoints(400, 5));
        for (int notch = 0; notch < 12; ++notch)
            shown.wheel(shown.middle(), 120);
        QVERIFY(shown.drawn() < 100);
        shown.key(Qt::Key_Home);
        QVERIFY(!shown.view.focusedText().isEmpty());
        QCOMPARE(shown.drawn(), 400);
    }

    void markersKeepTheirPlaceInAPart()
    {
        // The layer of a part shows where the whole has its points, magnified.
        const ChartData data = samplePoints(3000, 3);
        ChartType type;
        ShapeCache cache;
        const ChartLayout whole = layoutChart(data, {900, 600}, type, 0);
        const ChartScene first(data, whole, lightChartColors(), &cache);
        QVERIFY(cache.points);
        const auto* kept = cache.points.get();
        ChartZoom zoom;
        zoom.setWhole(whole.x, whole.y);
        zoom.zoom(20, {0.5, 0.5});
        type.window = zoom.window();
        ChartScene part(data, layoutChart(data, {900, 600}, type, 0), lightChartColors(), &cache);
        QCOMPARE(cache.points.get(), kept);
        QImage image(900, 600, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        part.render(&painter, QRectF(0, 0, 900, 600), QRectF(0, 0, 900, 600));
        painter.end();
        int seen = 0;
        for (std::size_t item = 0; item < data.itemCount(); ++item) {
            const QRectF rect = part.itemRect(static_cast<int>(item));
            if (rect.isNull())
                continue;
            ++seen;
            const QColor there(image.pixel(rect.center().toPoint()));
            QVERIFY2(there.lightness() < 235, qPrintable(QStringLiteral("%1 %2").arg(rect.x()).arg(rect.y())));
        }
        QVERIFY(seen > 0 && seen < 100);
    }

    void emptyChartsOfferAWiderFilter()
    {
        QTemporaryDir folder;
        const QString catalog = folder.filePath(QStringLiteral("sample.sqlite"));
        QVERIFY(makeSampleCatalog(catalog));
        Window window(catalog);
        QTRY_COMPARE(window.rows(), 10);
        window.type(QStringLiteral("price<0.001 provider:lambda"));
        window.openChart();
        auto* remedy = window.find<QPushButton>("chartRemedy");
        QTRY_VERIFY(remedy->isVisible());
        QVERIFY2(remedy->text().contains(QStringLiteral("0.001")), qPrintable(remedy->text()));
        QTest::mouseClick(remedy, Qt::LeftButton);
        QVERIFY(window.rows() > 0);
        QTRY_VERIFY(!remedy->isVisible());
    }
};

ATLAS_TEST_MAIN(QApplication, TestChartZoom)
#include "tst_chartzoom.moc"
