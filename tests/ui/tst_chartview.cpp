// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartview.h"

#include "charts/chartscene.h"
#include "charts/charttext.h"
#include "support/testmain.h"
#include "ui/chartsamples.h"

#include <QAccessible>
#include <QApplication>
#include <QGraphicsView>
#include <QHelpEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextDocument>
#include <QToolTip>
#include <algorithm>

using namespace atlas;

namespace {

/// A view on screen with what the tests look at.
struct Shown
{
    explicit Shown(const ChartData& data, QSize size = {900, 500})
    {
        view.resize(size);
        view.setData(data);
        view.show();
        canvas = view.findChild<QGraphicsView*>(QStringLiteral("chartCanvas"));
    }
    [[nodiscard]] const ChartLayout& layout() const { return static_cast<ChartScene*>(canvas->scene())->layout(); }
    [[nodiscard]] QPoint centerOf(std::size_t row) const
    {
        const ChartLayout& place = layout();
        return canvas->mapFromScene(QPointF(place.plot.center().x(), place.rows[row].center));
    }
    void hover(QPoint position) const
    {
        QHelpEvent event(QEvent::ToolTip, position, canvas->viewport()->mapToGlobal(position));
        QApplication::sendEvent(canvas->viewport(), &event);
    }
    void key(Qt::Key key) const { QTest::keyClick(canvas, key); }

    ChartView view;
    QGraphicsView* canvas = nullptr;
};

/// What the tool tip shows to people, whatever markup it is made of.
QString shownTip()
{
    QTextDocument document;
    document.setHtml(QToolTip::text());
    return document.toPlainText();
}

QColor cornerColor(const QWidget& widget)
{
    return const_cast<QWidget&>(widget).grab().toImage().pixelColor(3, 3);
}

}

class TestChartView : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }
    void cleanup() { QToolTip::hideText(); }

    void clickNarrows()
    {
        const ChartData data = test::sampleChart(7);
        Shown shown(data);
        QSignalSpy spy(&shown.view, &ChartView::filterActivated);
        QTest::mouseClick(shown.canvas->viewport(), Qt::LeftButton, {}, shown.centerOf(2));
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy.first().first().toString(), test::bars(data)[2].filter);
        QTest::mouseClick(shown.canvas->viewport(), Qt::RightButton, {}, shown.centerOf(2));
        QTest::mouseClick(shown.canvas->viewport(), Qt::LeftButton, {}, QPoint(5, 5));
        QCOMPARE(spy.size(), 1);
    }

    void keysReadAndNarrow()
    {
        const ChartData data = test::sampleChart(7);
        Shown shown(data);
        QSignalSpy spy(&shown.view, &ChartView::filterActivated);
        QVERIFY(shown.view.focusedText().isEmpty());
        shown.key(Qt::Key_Return);
        QCOMPARE(spy.size(), 0);
        shown.key(Qt::Key_Down);
        QVERIFY(shown.view.focusedText().startsWith(test::bars(data)[0].label));
        shown.key(Qt::Key_Down);
        shown.key(Qt::Key_Down);
        shown.key(Qt::Key_Up);
        QVERIFY(shown.view.focusedText().startsWith(test::bars(data)[1].label));
        QVERIFY(shown.view.accessibleDescription().startsWith(test::bars(data)[1].label));
        shown.key(Qt::Key_Return);
        QCOMPARE(spy.takeFirst().first().toString(), test::bars(data)[1].filter);
        shown.key(Qt::Key_End);
        shown.key(Qt::Key_Down);
        QVERIFY(shown.view.focusedText().startsWith(test::bars(data)[6].label));
        shown.key(Qt::Key_Home);
        shown.key(Qt::Key_Up);
        shown.key(Qt::Key_Enter);
        QCOMPARE(spy.takeFirst().first().toString(), test::bars(data)[0].filter);
        shown.key(Qt::Key_Escape);
        QVERIFY(shown.view.focusedText().isEmpty());
    }

    void tabLeaves()
    {
        QWidget window;
        auto* view = new ChartView(&window);
        view->setData(test::sampleChart(3));
        auto* after = new QWidget(&window);
        after->setFocusPolicy(Qt::StrongFocus);
        window.show();
        QApplication::setActiveWindow(&window);
        view->setFocus();
        QTRY_VERIFY(view->findChild<QGraphicsView*>(QStringLiteral("chartCanvas"))->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), after);
    }

    void hoverReadsAllFigures()
    {
        const ChartData data = test::sampleChart(7);
        Shown shown(data);
        shown.hover(shown.centerOf(3));
        const QString tip = shownTip();
        const ChartBar& bar = test::bars(data)[3];
        for (const QString& said :
            {bar.label, QStringLiteral("1.71 USD/h"), QStringLiteral("2.05 USD/h"), QStringLiteral("4.10 USD/h"),
                QString::number(bar.offers), bar.offer.date, bar.offer.source, QStringLiteral("8 GPUs")})
            QVERIFY2(tip.contains(said), qPrintable(said + QStringLiteral(" / ") + tip));
        shown.hover({5, 5});
        QTRY_VERIFY(!QToolTip::isVisible());
    }

    void footTellsAllSources()
    {
        const ChartData data = test::sampleChart(7);
        Shown shown(data);
        const QRectF foot = shown.layout().foot;
        QVERIFY(foot.height() > 20);
        shown.hover(shown.canvas->mapFromScene(foot.center()));
        QTRY_VERIFY(QToolTip::isVisible());
        for (const QString& source : data.sources)
            QVERIFY2(shownTip().contains(source), qPrintable(shownTip()));
    }

    void tipIsLiteral()
    {
        ChartData data = test::sampleChart(3);
        test::bars(data)[0].label = QStringLiteral("<b>A100</b> <img src=x> &lt;");
        Shown shown(data);
        shown.hover(shown.centerOf(0));
        QVERIFY2(shownTip().contains(test::bars(data)[0].label), qPrintable(QToolTip::text()));
    }

    void namesAreShortenedOnScreenAndWholeInTip()
    {
        ChartData data = test::sampleChart(3);
        test::bars(data)[1].label = QStringLiteral("Standard_ND96isr_H100_v5 ").repeated(8).trimmed();
        Shown shown(data);
        QString label;
        for (const ChartText& text : shown.layout().texts)
            if (text.role == ChartText::Role::Label && text.text.contains(u'…'))
                label = text.text;
        QVERIFY(label.startsWith(QStringLiteral("Standard")) && label.endsWith(QStringLiteral("_v5")));
        shown.hover(shown.centerOf(1));
        QVERIFY(shownTip().simplified().contains(test::bars(data)[1].label));
    }

    void scrollsToManyBars()
    {
        const ChartData data = test::sampleChart(45);
        Shown shown(data);
        QCOMPARE(shown.layout().rows.size(), test::bars(data).size());
        QVERIFY(shown.canvas->verticalScrollBar()->maximum() > 0);
        QCOMPARE(shown.canvas->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(shown.canvas->verticalScrollBar()->value(), 0);
        shown.key(Qt::Key_End);
        const QRect strip = shown.canvas->mapFromScene(shown.layout().rows.back().strip).boundingRect();
        QVERIFY(shown.canvas->viewport()->rect().contains(strip.center()));
        shown.key(Qt::Key_Home);
        QCOMPARE(shown.canvas->verticalScrollBar()->value(), 0);
        Shown few(test::sampleChart(3));
        QCOMPARE(few.canvas->verticalScrollBar()->maximum(), 0);
    }

    void fitsEverySize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("smallest") << QSize(320, 200);
        QTest::newRow("narrow") << QSize(420, 900);
        QTest::newRow("wide") << QSize(1900, 300);
    }
    void fitsEverySize()
    {
        QFETCH(QSize, size);
        for (const int bars : {0, 1, 45}) {
            Shown shown(test::sampleChart(bars));
            shown.view.resize(size);
            QTRY_COMPARE(shown.canvas->horizontalScrollBar()->maximum(), 0);
            const QRectF page(QPointF(0, 0), shown.layout().page);
            QVERIFY(page.width() <= size.width());
            for (const ChartText& text : shown.layout().texts)
                QVERIFY2(page.contains(text.rect()), qPrintable(text.text));
        }
    }

    void emptyStateInWords()
    {
        const ChartData data = test::sampleChart(0);
        Shown shown(data);
        QString message;
        for (const ChartText& text : shown.layout().texts)
            if (text.role == ChartText::Role::Message)
                message += text.text + u' ';
        QCOMPARE(message.trimmed(), data.emptyReason);
        QVERIFY(shown.view.accessibleDescription().contains(data.emptyReason));
        shown.key(Qt::Key_Down);
        shown.key(Qt::Key_Return);
        QVERIFY(shown.view.focusedText().isEmpty());
    }

    void screenReadersAreTold()
    {
        const ChartData data = test::sampleChart(7);
        Shown shown(data);
        for (QWidget* widget : {static_cast<QWidget*>(&shown.view), static_cast<QWidget*>(shown.canvas)}) {
            QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(accessible);
            QCOMPARE(accessible->text(QAccessible::Name), data.title);
            const QString description = accessible->text(QAccessible::Description);
            for (const QString& said : {std::get<ChartBars>(data.body).axis.title, test::bars(data)[0].label,
                     QStringLiteral("1.19 USD/h"), data.leftOut.first()})
                QVERIFY2(description.contains(said), qPrintable(description));
        }
    }

    void followsPalette()
    {
        Shown shown(test::sampleChart(3));
        QVERIFY(cornerColor(shown.view).lightness() > 200);
        QPalette dark;
        dark.setColor(QPalette::Base, QColor(20, 22, 26));
        dark.setColor(QPalette::Text, QColor(230, 230, 230));
        shown.view.setPalette(dark);
        QTRY_VERIFY(cornerColor(shown.view).lightness() < 60);
        QVERIFY(static_cast<ChartScene*>(shown.canvas->scene())->colors().dark);
    }

    void followsLanguage()
    {
        Shown shown(test::sampleChart(3));
        const auto says = [&](const QString& word) {
            const auto& texts = shown.layout().texts;
            return std::any_of(texts.begin(), texts.end(), [&](const ChartText& text) { return text.text == word; });
        };
        QVERIFY(says(QStringLiteral("Median")));
        test::ChineseChartWords chinese;
        QCoreApplication::installTranslator(&chinese);
        QTRY_VERIFY(says(QStringLiteral("中位数")));
        QCoreApplication::removeTranslator(&chinese);
        QTRY_VERIFY(says(QStringLiteral("Median")));
    }

    void focusStaysWithItsBar()
    {
        ChartData data = test::sampleChart(7);
        Shown shown(data);
        for (int press = 0; press < 3; ++press)
            shown.key(Qt::Key_Down);
        const QString label = test::bars(data)[2].label;
        QVERIFY(shown.view.focusedText().startsWith(label));
        test::bars(data).erase(test::bars(data).begin());
        shown.view.setData(data);
        QVERIFY(shown.view.focusedText().startsWith(label));
        test::bars(data).erase(test::bars(data).begin() + 1);
        shown.view.setData(data);
        QVERIFY(shown.view.focusedText().isEmpty());
    }

    void dataMayChangeAtAnyTime()
    {
        Shown shown(test::sampleChart(45));
        for (int round = 0; round < 20; ++round) {
            shown.key(Qt::Key_End);
            QTest::mouseMove(shown.canvas->viewport(), shown.centerOf(shown.layout().rows.size() / 2));
            shown.view.setData(test::sampleChart(1 + round * 7 % 30));
            shown.key(Qt::Key_Up);
            QVERIFY(!shown.view.grab().isNull());
        }
    }
};

ATLAS_TEST_MAIN(QApplication, TestChartView)
#include "tst_chartview.moc"
