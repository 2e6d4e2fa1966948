// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizardfixture.h"

#include "decision/treesource.h"
#include "pages/pagestack.h"
#include "settings.h"
#include "sqlite/catalogfile.h"

#include <QAccessible>
#include <QScrollArea>
#include <QTabWidget>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

class WizardLookTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void loadedTreeIsNamed();
    void currencyWithoutARateIsSaid();
    void languageChangesLive();
    void everyControlHasAName();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void cardsHaveFourSides();
    void isOfferedOnce();

private:
    QTemporaryDir m_folder;
    QString m_catalog;
};

void WizardLookTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"starter.sqlite"_s);
    QVERIFY(createCatalog(m_catalog, StartWith::StarterFacts, QDate(2026, 12, 1)));
}

void WizardLookTest::init()
{
    failOnWarnings();
    clearSettings();
}

void WizardLookTest::loadedTreeIsNamed()
{
    const QString path = m_folder.filePath(u"own-tree.sqlite"_s);
    QVERIFY(QFile::copy(m_catalog, path));
    QByteArray tree = treeText(*starterOffers(), false);
    const QByteArray title = builtInTree()->title.en.toUtf8();
    QVERIFY(tree.contains(title));
    tree.replace(title, "Tree of the <b>house</b>");
    QVERIFY(storeDecisionTree(path, QString::fromUtf8(tree)));
    Wizard window(path);
    QVERIFY(window.open());
    window.answer(u"learn"_s);
    window.button("wizardFinish")->click();
    QVERIFY(window.settled());
    const auto labels = window.find("resultView")->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text().contains(u"Tree of the <b>house</b>"_s)
            && label->textFormat() == Qt::PlainText;
    }));
    // Another catalog, another tree; the answers stay.
    window.session.open(m_catalog);
    QTRY_VERIFY(!window.state().isLoadedTree());
    QVERIFY(window.settled());
    QCOMPARE(window.state().answer(window.state().tree()->start), u"learn"_s);
    QVERIFY(window.main->wizard()->showsResult());
}

void WizardLookTest::currencyWithoutARateIsSaid()
{
    Wizard window(m_catalog);
    QVERIFY(window.open());
    window.state().setAnswers(answersOf({{"task", "learn"}, {"budget", "30XYZ"}}));
    window.main->wizard()->showResult();
    QVERIFY(window.settled());
    QVERIFY(window.state().problem());
    QVERIFY(!window.state().result());
    const auto* const problem = window.find<QLabel>("resultProblem");
    QVERIFY(problem && problem->isVisible() && problem->text().contains(u"XYZ"_s));
    QVERIFY(!window.find<QAction>("copyResult")->isEnabled());
    window.state().setAnswers(answersOf({{"task", "learn"}}));
    QVERIFY(window.settled());
    QVERIFY(window.state().result() && !window.find<QLabel>("resultProblem"));
}

void WizardLookTest::languageChangesLive()
{
    Wizard window(m_catalog);
    QVERIFY(window.open());
    window.answer(u"inference"_s);
    window.button("wizardFinish")->click();
    QVERIFY(window.settled());
    window.language.setLanguage(u"zh_CN"_s);
    QTRY_VERIFY(window.settled() && window.find<QLabel>("resultHead")->text().contains(u"报价"_s));
    QCOMPARE(window.button("startAnew")->text(), u"重新开始(&A)"_s);
    QCOMPARE(window.find<QTabWidget>("wizardTabs")->tabText(2), u"推导过程"_s);
    window.main->wizard()->showQuestions();
    QCOMPARE(window.wizard()->currentPage()->title(), u"要做什么任务？"_s);
    QCOMPARE(window.button("wizardNext")->text(), u"下一步(&N)"_s);
    // No word of the other language among the texts; names of things keep theirs.
    for (const auto* const label : window.main->wizard()->findChildren<QAbstractButton*>())
        if (label->isVisible() && !label->text().isEmpty())
            QVERIFY2(label->text().contains(QRegularExpression(u"[\\x{4e00}-\\x{9fff}]"_s)), qPrintable(label->text()));
}

void WizardLookTest::everyControlHasAName()
{
    Wizard window(m_catalog);
    QVERIFY(window.open());
    const auto check = [&](const QString& where) {
        int controls = 0;
        for (QWidget* const widget : window.main->wizard()->findChildren<QWidget*>()) {
            if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
                continue;
            ++controls;
            QAccessibleInterface* const accessible = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(accessible && !accessible->text(QAccessible::Name).isEmpty(),
                qPrintable(
                    where + u": "_s + QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName()));
        }
        QVERIFY(controls > 3);
    };
    auto* const tabs = window.find<QTabWidget>("wizardTabs");
    window.answer(u"finetune"_s);
    for (int place = 0; place < 20; ++place) {
        tabs->setCurrentIndex(place % 3);
        check(window.question());
        if (!window.button("wizardNext")->isVisible())
            break;
        window.button("wizardNext")->click();
    }
    window.state().setAnswers(answersOf({{"task", "inference"}, {"serve_size", "70"}}));
    window.main->wizard()->showResult();
    QVERIFY(window.settled());
    for (int tab = 0; tab < 3; ++tab) {
        tabs->setCurrentIndex(tab);
        check(u"result"_s);
    }
}

void WizardLookTest::nothingIsCutOff_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const QString& language : Language::codes()) {
        QTest::newRow(qPrintable(u"1366x768 at 150 % "_s + language)) << QSize(910, 512) << language << 100;
        QTest::newRow(qPrintable(u"1024x768 large text "_s + language)) << QSize(1024, 768) << language << 150;
    }
}

/// Buttons stay in the window and in reach on small screens; the pages scroll.
void WizardLookTest::nothingIsCutOff()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    QFETCH(int, percent);
    storeSetting(Setting::TextSize, percent);
    Wizard window(m_catalog, size);
    window.language.setLanguage(language);
    QVERIFY(window.open());
    window.answer(u"finetune"_s);
    const auto inside = [&](const char* name) {
        const QAbstractButton* const button = window.button(name);
        return button->isVisible() && button->visibleRegion().boundingRect() == button->rect()
            && QRect({}, window.main->size())
                   .contains(QRect(button->mapTo(window.main.get(), QPoint()), button->size()));
    };
    for (int place = 0; place < 20; ++place) {
        QVERIFY2(window.main->wizard()->minimumSizeHint().width() < size.width() - 100,
            qPrintable(window.question() + u' ' + QString::number(window.main->wizard()->minimumSizeHint().width())));
        QTRY_VERIFY2(inside("wizardFinish"), qPrintable(window.question()));
        // All that helps to answer can be read.
        const auto* const help = window.wizard()->currentPage()->findChild<QLabel*>(u"questionHelp"_s);
        QVERIFY2(help && !help->text().isEmpty() && help->isVisible(), qPrintable(window.question()));
        QVERIFY2(help->height() >= help->heightForWidth(help->width()), qPrintable(window.question()));
        if (!window.button("wizardNext")->isVisible())
            break;
        QTRY_VERIFY2(inside("wizardNext"), qPrintable(window.question()));
        window.button("wizardNext")->click();
        QCoreApplication::processEvents();
    }
    window.button("wizardFinish")->click();
    QVERIFY(window.settled());
    QCoreApplication::processEvents();
    QTRY_VERIFY(inside("backToQuestions") && inside("startAnew"));
    // No text of the result is wider than what is in sight.
    const auto* const view = window.find<QScrollArea>("resultView");
    QVERIFY(view->widget()->width() <= view->viewport()->width());
    int bottom = 0;
    for (const auto* const label : view->findChildren<QLabel*>())
        bottom = std::max(bottom, label->mapTo(view->widget(), QPoint(0, label->height())).y());
    QVERIFY(view->widget()->height() > view->viewport()->height());
    QVERIFY2(view->widget()->height() - bottom < 40, qPrintable(QString::number(view->widget()->height() - bottom)));
    for (const auto* const label : view->findChildren<QLabel*>())
        if (label->isVisible()) {
            QVERIFY2(label->mapTo(view->widget(), QPoint(label->width(), 0)).x() <= view->viewport()->width(),
                qPrintable(label->text()));
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        }
}

/// On screens where a pixel of the window is one and a half of the screen, too.
void WizardLookTest::cardsHaveFourSides()
{
    Wizard window(m_catalog, {910, 512});
    QVERIFY(window.open());
    window.answer(u"inference"_s);
    window.button("wizardFinish")->click();
    QVERIFY(window.settled());
    QCoreApplication::processEvents();
    auto* const content = window.find("resultContent");
    for (const double scale : {1.0, 1.25, 1.5, 2.0}) {
        QImage image(content->size() * scale, QImage::Format_RGB32);
        image.setDevicePixelRatio(scale);
        image.fill(content->palette().color(QPalette::Window));
        content->render(&image, {}, {}, QWidget::DrawChildren);
        const QRgb ground = content->palette().color(QPalette::Window).rgb();
        for (int rank = 1; rank <= 5; ++rank) {
            const auto* const card = window.find(qPrintable(u"suggestion_%1"_s.arg(rank)));
            const QRect place(card->mapTo(content, QPoint()), card->size());
            const auto drawn = [&](QPointF at, QPointF step) {
                for (int pixel = 0; pixel < 4; ++pixel, at += step)
                    if (qAbs(qGray(image.pixel((at * scale).toPoint())) - qGray(ground)) > 15)
                        return true;
                return false;
            };
            const QPointF middle = QRectF(place).center();
            const double one = 1 / scale;
            QVERIFY2(drawn({middle.x(), place.top() + 0.0}, {0, one}), qPrintable(u"top %1 %2"_s.arg(rank).arg(scale)));
            QVERIFY2(drawn({middle.x(), place.bottom() + 0.5}, {0, -one}),
                qPrintable(u"bottom %1 %2"_s.arg(rank).arg(scale)));
            QVERIFY2(
                drawn({place.left() + 0.0, middle.y()}, {one, 0}), qPrintable(u"left %1 %2"_s.arg(rank).arg(scale)));
            QVERIFY2(
                drawn({place.right() + 0.5, middle.y()}, {-one, 0}), qPrintable(u"right %1 %2"_s.arg(rank).arg(scale)));
        }
    }
}

void WizardLookTest::isOfferedOnce()
{
    {
        Wizard window({});
        window.session.openOwn();
        QTRY_VERIFY_WITH_TIMEOUT(window.isReady(), 60000);
        auto* const take = window.button("messageAction");
        QVERIFY(take->isVisible());
        // It follows the language.
        window.language.setLanguage(u"zh_CN"_s);
        QTRY_COMPARE(take->text(), u"打开向导"_s);
        take->click();
        QCOMPARE(window.main->stack()->page(), u"wizard"_s);
        QVERIFY(window.main->messages()->text().isEmpty());
        QCOMPARE(window.question(), u"task"_s);
        QVERIFY(window.choice(u"pretrain"_s)->hasFocus());
    }
    storeSetting(Setting::Page, u"offers"_s);
    Wizard again({});
    again.session.openOwn();
    QTRY_VERIFY_WITH_TIMEOUT(again.isReady(), 60000);
    QVERIFY(again.main->messages()->text().isEmpty());
}

ATLAS_TEST_MAIN(QApplication, WizardLookTest)
#include "tst_wizardlook.moc"
