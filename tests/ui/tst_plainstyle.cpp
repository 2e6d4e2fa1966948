// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plainstyle.h"

#include "charts/palette.h"
#include "support/testmain.h"

#include <QApplication>
#include <QScrollBar>
#include <QStyleOptionSlider>

using namespace atlas;

/// Scroll bars as this style paints them.
class PlainStyleTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }

    void sliderIsSeen_data()
    {
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<QColor>("ink");
        QTest::addColumn<bool>("horizontal");
        for (const bool horizontal : {false, true}) {
            QTest::addRow("light %d", horizontal) << QColor(0xEF, 0xEF, 0xEF) << QColor(Qt::black) << horizontal;
            QTest::addRow("dark %d", horizontal) << QColor(0x2B, 0x2B, 0x2B) << QColor(Qt::white) << horizontal;
        }
    }
    void sliderIsSeen()
    {
        QFETCH(QColor, ground);
        QFETCH(QColor, ink);
        QFETCH(bool, horizontal);
        PlainStyle style;
        QScrollBar bar(horizontal ? Qt::Horizontal : Qt::Vertical);
        bar.setStyle(&style);
        QPalette palette;
        palette.setColor(QPalette::Window, ground);
        palette.setColor(QPalette::WindowText, ink);
        bar.setPalette(palette);
        bar.resize(horizontal ? QSize(300, 16) : QSize(16, 300));
        bar.setRange(0, 100);
        bar.setPageStep(100);
        bar.setValue(100);
        const QImage scrolled = bar.grab().toImage();
        const QPoint center = scrolled.rect().center();
        const QColor groove = scrolled.pixelColor(horizontal ? QPoint(40, 8) : QPoint(8, 40)),
                     slider = scrolled.pixelColor(horizontal ? QPoint(240, 8) : QPoint(8, 240));
        QVERIFY2(contrastRatio(groove, slider) > 1.9, qPrintable(groove.name() + slider.name()));
        // Nothing to scroll: no slider.
        bar.setRange(0, 0);
        const QImage still = bar.grab().toImage();
        QCOMPARE(still.pixelColor(center), groove);
    }

    void arrowsPointOutwards()
    {
        PlainStyle style;
        QScrollBar bar(Qt::Vertical);
        bar.setStyle(&style);
        bar.resize(16, 300);
        bar.setRange(0, 100);
        const QImage image = bar.grab().toImage();
        const auto inked = [&image](int y) {
            int dots = 0;
            for (int x = 0; x < image.width(); ++x)
                dots += image.pixelColor(x, y) != image.pixelColor(0, 40);
            return dots;
        };
        int first = 0;
        while (first < 16 && inked(first) == 0)
            ++first;
        QVERIFY(first < 16);
        QVERIFY2(inked(first) < inked(first + 2), "the upper arrow widens downwards");
    }
};

ATLAS_TEST_MAIN(QApplication, PlainStyleTest)
#include "tst_plainstyle.moc"
