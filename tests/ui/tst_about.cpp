// SPDX-License-Identifier: GPL-3.0-or-later
#include "usedlibraries.h"
#include "widgets/aboutdialog.h"
#include "windowfixture.h"

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// What the program says about itself.
class AboutTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(makeSampleCatalog(m_catalog)); }
    void init()
    {
        failOnWarnings();
        clearSettings();
    }

    void saysVersionLicenceLibrariesAndData()
    {
        Window window(m_catalog);
        QTRY_COMPARE(window.rows(), 10);
        window.find<QAction>("about")->trigger();
        auto* dialog = window.find<AboutDialog>("aboutDialog");
        QVERIFY(dialog && dialog->isVisible());
        const QString text = dialog->text();
        QVERIFY2(text.contains(u"GPU Atlas 0"_s), qPrintable(text)); // the version that the window was given
        for (const QString& part :
            {u"GPL-3.0-or-later"_s, u"Qt Charts "_s + QLatin1String(qVersion()), u"SQLite 3."_s, u"SQLiteC++ 3."_s,
                u"libcsv 3."_s, u"tl::expected 1."_s, u"libxlsxwriter "_s, u"CLI11 2."_s, u"WenQuanYi Micro Hei"_s,
                u"10 offers"_s, u"3 sources"_s, u"Prices read from 2026-03-01 to 2026-06-01"_s})
            QVERIFY2(text.contains(part), qPrintable(part + u'\n' + text));
        // Every library has a licence and a version that looks like one.
        static const QRegularExpression version(u"^\\d+(\\.\\d+)+$"_s);
        for (const LibraryInfo& library : usedLibraries()) {
            QVERIFY2(version.match(library.version).hasMatch(), qPrintable(library.name));
            QVERIFY(!library.licence.isEmpty());
        }
    }
    void isCopied()
    {
        Window window(m_catalog);
        QTRY_COMPARE(window.rows(), 10);
        window.find<QAction>("about")->trigger();
        auto* dialog = window.find<AboutDialog>("aboutDialog");
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"aboutCopy"_s), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), dialog->text());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
    }
    void licencesAreThere()
    {
        Window window({});
        window.find<QAction>("about")->trigger();
        auto* dialog = window.find<AboutDialog>("aboutDialog");
        QVERIFY(dialog->text().contains(u"No catalog"_s));
        const auto shown
            = [dialog](const QString& name) { return dialog->findChild<QPlainTextEdit*>(name)->toPlainText(); };
        const auto stored = [](const QString& name) {
            QFile file(QStringLiteral(ATLAS_SOURCE_DIR "/") + name);
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        QCOMPARE(shown(u"aboutLicence"_s), stored(u"LICENSE"_s));
        QCOMPARE(shown(u"aboutLicences"_s), stored(u"resources/licences/copyright"_s));
        QVERIFY(shown(u"aboutLicence"_s).contains(u"GNU GENERAL PUBLIC LICENSE"_s));
    }
    void everyPartHasAName()
    {
        Window window(m_catalog);
        QTRY_COMPARE(window.rows(), 10);
        window.find<QAction>("about")->trigger();
        for (const QWidget* part : window.find<AboutDialog>("aboutDialog")->findChildren<QWidget*>())
            if (part->focusPolicy() & Qt::TabFocus && part->isVisible())
                QVERIFY2(!part->accessibleName().isEmpty() || qobject_cast<const QPushButton*>(part)
                        || part->objectName().startsWith(u"qt_"_s) || part->objectName() == u"aboutTabs"_s,
                    qPrintable(part->objectName()));
    }

private:
    QTemporaryDir m_folder;
    const QString m_catalog = m_folder.filePath(u"sample.sqlite"_s);
};

ATLAS_TEST_MAIN(QApplication, AboutTest)
#include "tst_about.moc"
