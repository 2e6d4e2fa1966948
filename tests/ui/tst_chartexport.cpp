// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartregistry.h"
#include "exports/chartbatch.h"
#include "exports/picturechoices.h"
#include "exports/picturedialog.h"
#include "exports/picturepreview.h"
#include "languagescope.h"
#include "settings.h"
#include "ui/windowfixture.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QSpinBox>

using namespace atlas;
using namespace atlas::test;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A window with its export dialog open over a chart.
struct Exporting : Window
{
    explicit Exporting(const QString& catalog, const char* chart = "price-per-gpu-hour")
        : Window(catalog)
    {
        if (!QTest::qWaitFor([this] { return rows() == 10; }))
            qFatal("the catalog was not read");
        openChart(chart);
        find<QAction>("exportChart")->trigger();
    }
    [[nodiscard]] PictureDialog* dialog() const { return find<PictureDialog>("pictureDialog"); }
    [[nodiscard]] PicturePreview* preview() const { return find<PicturePreview>("picturePreview"); }
    void choose(const char* box, const QVariant& value) const
    {
        auto* combo = find<QComboBox>(box);
        combo->setCurrentIndex(combo->findData(value));
    }
    void choosePreset(int index) const
    {
        auto* combo = find<QComboBox>("picturePreset");
        combo->setCurrentIndex(index);
        emit combo->activated(index);
    }
    void click(const char* button) const { QTest::mouseClick(find(button), Qt::LeftButton); }
    [[nodiscard]] QString message() const { return find<QLabel>("pictureMessage")->text(); }
};

}

class TestChartExport : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_catalog = m_folder.filePath(QStringLiteral("sample.sqlite"));
        QVERIFY(makeSampleCatalog(m_catalog));
    }
    void init()
    {
        failOnWarnings();
        resetSetting(Setting::ChartPicture);
        resetSetting(Setting::Filter);
    }

    void bytesAreThoseOfTheCommandLine_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("png") << 0 << QStringList{};
        QTest::newRow("svg, Chinese, dark") << 1 << QStringList{QStringLiteral("--theme"), QStringLiteral("dark")};
        QTest::newRow("pdf, bare") << 2 << QStringList{QStringLiteral("--no-title"), QStringLiteral("--no-footnote")};
    }
    void bytesAreThoseOfTheCommandLine()
    {
        QFETCH(int, format);
        QFETCH(QStringList, arguments);
        const QString suffix = pictureSuffix(static_cast<PictureFormat>(format));
        const bool dark = arguments.contains(QStringLiteral("dark")), bare = !arguments.isEmpty() && !dark;
        const QString language = dark ? QStringLiteral("zh_CN") : QStringLiteral("en");
        Exporting window(m_catalog, "price-distribution");
        window.type(QStringLiteral("gpu:h100"));
        window.dialog()->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        window.find<QAction>("exportChart")->trigger();
        window.choose("pictureFormat", format);
        window.choose("pictureTheme", dark ? 1 : 0);
        window.choose("pictureLanguage", language);
        window.find<QCheckBox>("pictureHeading")->setChecked(!bare);
        window.find<QCheckBox>("pictureFoot")->setChecked(!bare);
        window.find<QDoubleSpinBox>("pictureWidth")->setValue(800);
        window.find<QDoubleSpinBox>("pictureHeight")->setValue(500);
        window.find<QSpinBox>("pictureDpi")->setValue(120);
        const QString fromWindow = m_folder.filePath(QStringLiteral("window.") + suffix),
                      fromCommand = m_folder.filePath(QStringLiteral("command.") + suffix);
        window.answers.saveChoice = Dialogs::SaveChoice{fromWindow, 0};
        window.click("pictureSave");
        QProcess command;
        command.start(QStringLiteral(ATLAS_PROGRAM),
            QStringList{QStringLiteral("--catalog"), m_catalog, QStringLiteral("--lang"), language,
                QStringLiteral("--today"), window.session.today().toString(Qt::ISODate), QStringLiteral("chart"),
                QStringLiteral("price-distribution"), QStringLiteral("gpu:h100"), QStringLiteral("-o"), fromCommand,
                QStringLiteral("--size"), QStringLiteral("800x500"), QStringLiteral("--dpi"), QStringLiteral("120")}
                + arguments);
        QVERIFY(command.waitForFinished());
        QVERIFY2(command.exitCode() == 0, command.readAllStandardError().constData());
        QVERIFY(!bytesOf(fromWindow).isEmpty());
        QVERIFY(bytesOf(fromWindow) == bytesOf(fromCommand));
        // The window speaks its own language all the time.
        QCOMPARE(window.find<QAction>("exportChart")->text(), QStringLiteral("Export &chart…"));
    }

    void thePreviewIsTheFile()
    {
        Exporting window(m_catalog);
        window.choosePreset(2);
        QTRY_VERIFY(window.preview()->fileSize() > 0);
        QCOMPARE(window.preview()->image().size(), QSize(2008, 1240)); // 170 × 105 mm at 300 dpi
        const QString path = m_folder.filePath(QStringLiteral("preview.png"));
        window.answers.saveChoice = Dialogs::SaveChoice{path, 0};
        QVERIFY(window.find<QLabel>("pictureFacts")->text().startsWith(QStringLiteral("2008 × 1240 px, 170 × 105 mm")));
        const QImage shown = window.preview()->image();
        const qsizetype size = window.preview()->fileSize();
        window.click("pictureSave");
        QCOMPARE(bytesOf(path).size(), size);
        QImage file(path);
        QCOMPARE(file.dotsPerMeterX(), 11811);
        QCOMPARE(file.convertToFormat(QImage::Format_RGB32), shown.convertToFormat(QImage::Format_RGB32));
        QCOMPARE(window.answers.suggested, QStringLiteral("Lowest-price-per-GPU-by-provider.png"));
    }

    void sizesInMillimetresFollowTheResolution()
    {
        Exporting window(m_catalog);
        window.choosePreset(3);
        QCOMPARE(window.dialog()->choices().picture.size, QSize(969, 827)); // 82 × 70 mm at 300 dpi
        window.find<QSpinBox>("pictureDpi")->setValue(600);
        QCOMPARE(window.dialog()->choices().picture.size, QSize(1937, 1654));
        QCOMPARE(window.find<QDoubleSpinBox>("pictureWidth")->value(), 82.0);
        window.find<QComboBox>("pictureUnit")->setCurrentIndex(0);
        emit window.find<QComboBox>("pictureUnit")->activated(0);
        QCOMPARE(window.find<QDoubleSpinBox>("pictureWidth")->value(), 1937.0);
        window.find<QSpinBox>("pictureDpi")->setValue(300);
        QCOMPARE(window.dialog()->choices().picture.size, QSize(1937, 1654));
        window.choosePreset(1);
        QCOMPARE(window.dialog()->choices().picture.size, QSize(1920, 1080));
    }

    void theLastChoiceIsRemembered()
    {
        {
            Exporting window(m_catalog);
            window.choose("pictureFormat", 1);
            window.choose("pictureTheme", 1);
            window.choose("pictureLanguage", QStringLiteral("zh_CN"));
            window.choosePreset(2);
            window.find<QCheckBox>("pictureFoot")->setChecked(false);
            window.click("pictureCopy");
            const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
            const QByteArray svg = copied->data(QStringLiteral("image/svg+xml"));
            QVERIFY(!QImage::fromData(svg, "SVG").isNull());
            QVERIFY(QString::fromUtf8(svg).contains(QStringLiteral("价格")));
            QCOMPARE(copied->imageData().value<QImage>().size(), QSize(2008, 1240));
            QVERIFY(copied->hasFormat(QStringLiteral("image/png")));
            QVERIFY(!window.message().isEmpty());
        }
        Exporting window(m_catalog);
        const PictureChoices choices = window.dialog()->choices();
        QCOMPARE(choices.picture.format, PictureFormat::Svg);
        QCOMPARE(choices.picture.theme, ChartTheme::Dark);
        QCOMPARE(choices.language, QStringLiteral("zh_CN"));
        QCOMPARE(choices.picture.size, QSize(2008, 1240));
        QVERIFY(choices.millimetres && choices.picture.heading && !choices.picture.foot);
        QCOMPARE(window.find<QComboBox>("picturePreset")->currentIndex(), 2);
    }

    void damagedMemoryIsNoChoice()
    {
        const PictureChoices choices = PictureChoices::fromMap({{QStringLiteral("width"), 1e9},
            {QStringLiteral("height"), QStringLiteral("tall")}, {QStringLiteral("dpi"), -3},
            {QStringLiteral("format"), QStringLiteral("exe")}, {QStringLiteral("language"), QStringLiteral("xx")}});
        QCOMPARE(choices.toMap(), PictureChoices().toMap());
    }

    void namesAreSafe_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QString>("name");
        QTest::newRow("usual") << QStringLiteral("Price: H100") << QStringLiteral("gpu:h100 price<4")
                               << QStringLiteral("Price-H100-gpu-h100-price-4.png");
        QTest::newRow("paths") << QStringLiteral("../../etc/passwd") << QStringLiteral("a\\b|c\n\"d\"*?")
                               << QStringLiteral("etc-passwd-a-b-c-d.png");
        QTest::newRow("device") << QStringLiteral("CON") << QString() << QStringLiteral("chart-CON.png");
        QTest::newRow("nothing left") << QStringLiteral("///") << QString() << QStringLiteral("chart.png");
        QTest::newRow("Chinese") << QStringLiteral("每 GPU 最低价格") << QStringLiteral("region_group:cn")
                                 << QStringLiteral("每-GPU-最低价格-region_group-cn.png");
        QTest::newRow("direction marks") << QStringLiteral("a\u202Egnp.exe") << QString()
                                         << QStringLiteral("a-gnp.exe.png");
    }
    void namesAreSafe()
    {
        QFETCH(QString, title);
        QFETCH(QString, filter);
        QTEST(pictureName(title, filter, PictureFormat::Png), "name");
    }
    void longNamesEndBetweenCharacters()
    {
        const QString name = pictureName(QStringLiteral("𠀀").repeated(200), {}, PictureFormat::Pdf);
        QVERIFY(name.toUtf8().size() <= 124);
        QCOMPARE(QString::fromUtf8(name.toUtf8()), name);
        QVERIFY(name.endsWith(QStringLiteral(".pdf")));
    }

    void allChartsIntoAFolder()
    {
        Exporting window(m_catalog);
        const QString folder = m_folder.filePath(QStringLiteral("all"));
        QVERIFY(QDir().mkpath(folder));
        window.answers.chosenFolder = folder;
        window.choose("pictureFormat", 1);
        window.click("pictureAll");
        QVERIFY(window.find("pictureProgress")->isVisible());
        QTRY_VERIFY(!window.find("pictureProgress")->isVisible());
        const QStringList files = QDir(folder).entryList(QDir::Files);
        QVERIFY(files.size() >= 3);
        for (const QString& file : files)
            QVERIFY2(!QImage::fromData(bytesOf(QDir(folder).filePath(file)), "SVG").isNull(), qPrintable(file));
        QVERIFY2(window.message().startsWith(QString::number(files.size())), qPrintable(window.message()));
        // Once more: it is asked first, and no leaves the files alone.
        const QByteArray before = bytesOf(QDir(folder).filePath(files.front()));
        window.choose("pictureTheme", 1);
        window.click("pictureAll");
        QVERIFY(window.answers.question.contains(QString::number(files.size())));
        QVERIFY(!window.dialog()->batch().isRunning());
        QCOMPARE(bytesOf(QDir(folder).filePath(files.front())), before);
    }

    void aBatchCanBeStopped()
    {
        Exporting window(m_catalog);
        const QString folder = m_folder.filePath(QStringLiteral("some"));
        QVERIFY(QDir().mkpath(folder));
        window.answers.chosenFolder = folder;
        window.click("pictureAll");
        QCOMPARE(window.find<QPushButton>("pictureClose")->text(), QStringLiteral("Stop"));
        window.click("pictureClose");
        QVERIFY(window.dialog()->isVisible());
        QVERIFY(window.message().contains(QStringLiteral("Stopped")));
        QVERIFY(QDir(folder).entryList(QDir::Files).size() < static_cast<qsizetype>(charts().size()));
        QVERIFY(window.find("pictureSave")->isEnabled());
    }

    void whatCannotBeWrittenIsSaid()
    {
        Exporting window(m_catalog);
        window.answers.saveChoice = Dialogs::SaveChoice{m_catalog, 0};
        const QByteArray before = bytesOf(m_catalog);
        window.click("pictureSave");
        QVERIFY(window.dialog()->isVisible());
        QVERIFY(!window.message().isEmpty());
        QVERIFY(bytesOf(m_catalog) == before);
    }

    /// Of many files the one that cannot be written is named, the others are there, and none counts that is not.
    void oneOfManyThatFailsIsNamed()
    {
        Exporting window(m_catalog);
        const QString folder = m_folder.filePath(QStringLiteral("most"));
        QVERIFY(QDir().mkpath(folder));
        window.answers.chosenFolder = folder;
        window.click("pictureAll");
        QTRY_VERIFY(!window.find("pictureProgress")->isVisible());
        const QStringList files = QDir(folder).entryList(QDir::Files);
        QVERIFY(files.size() >= 3);
        for (const QString& file : files)
            QVERIFY(QFile::remove(QDir(folder).filePath(file)));
        QVERIFY(QDir(folder).mkpath(files[1])); // a folder stands in its place
        window.answers.confirmed = true;
        window.click("pictureAll");
        QTRY_VERIFY(!window.find("pictureProgress")->isVisible());
        QVERIFY2(window.message().contains(files[1]), qPrintable(window.message()));
        QVERIFY2(
            !window.message().contains(files[0]) && !window.message().contains(files[2]), qPrintable(window.message()));
        QVERIFY2(window.message().contains(QString::number(files.size() - 1)), qPrintable(window.message()));
        QStringList rest = files;
        rest.removeAt(1);
        QCOMPARE(QDir(folder).entryList(QDir::Files), rest);
    }

    void otherLanguagesAreSilent()
    {
        Exporting window(m_catalog);
        const QLocale before;
        {
            const LanguageScope scope(QStringLiteral("zh_CN"));
            QVERIFY(chartById(u"price-per-gpu-hour")->title() != QStringLiteral("Price per GPU-hour"));
            QCOMPARE(QLocale().language(), QLocale::Chinese);
            const LanguageScope inner(QStringLiteral("en"));
            QCOMPARE(chartById(u"price-per-gpu-hour")->title(), QStringLiteral("Price per GPU-hour"));
        }
        QCoreApplication::processEvents();
        QCOMPARE(QLocale(), before);
        QCOMPARE(window.find<QAction>("offers")->text(), QStringLiteral("&Offers"));
        QCOMPARE(chartById(u"price-per-gpu-hour")->title(), QStringLiteral("Price per GPU-hour"));
    }

private:
    QTemporaryDir m_folder;
    QString m_catalog;
};

ATLAS_TEST_MAIN(QApplication, TestChartExport)
#include "tst_chartexport.moc"
