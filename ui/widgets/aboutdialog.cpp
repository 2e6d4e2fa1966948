// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/aboutdialog.h"

#include "catalog/catalog.h"
#include "catalog/pricedates.h"
#include "session.h"
#include "usedlibraries.h"
#include "windowgeometry.h"

#include <QClipboard>
#include <QEvent>
#include <QFile>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSysInfo>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace atlas {

namespace {

QPlainTextEdit* readOnlyText(const char* name, QWidget* parent)
{
    auto* text = new QPlainTextEdit(parent);
    text->setObjectName(QLatin1String(name));
    text->setReadOnly(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setTabChangesFocus(true);
    text->setFrameShape(QFrame::NoFrame);
    return text;
}

QString resourceText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}

AboutDialog::AboutDialog(const QString& version, const Session& session, QWidget* parent)
    : QDialog(parent)
    , m_version(version)
    , m_session(session)
    , m_icon(new QLabel(this))
    , m_title(new QLabel(this))
    , m_tabs(new QTabWidget(this))
    , m_text(readOnlyText("aboutText", this))
    , m_licences(readOnlyText("aboutLicences", this))
    , m_licence(readOnlyText("aboutLicence", this))
    , m_copy(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("aboutDialog"));
    arrange();
    m_licence->setPlainText(resourceText(QStringLiteral(":/licences/LICENSE")));
    m_licences->setPlainText(resourceText(QStringLiteral(":/licences/copyright")));
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(&m_session, &Session::tableChanged, this, &AboutDialog::retranslate);
    resizeWithinScreen(*this, {fontMetrics().averageCharWidth() * 84, fontMetrics().height() * 34});
    retranslate();
}

void AboutDialog::arrange()
{
    const int side = fontMetrics().height() * 3;
    m_icon->setPixmap(QIcon(QStringLiteral(":/desktop/io.github.gpu_atlas.GpuAtlas.svg")).pixmap(side, side));
    m_title->setObjectName(QStringLiteral("aboutTitle"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_tabs->setObjectName(QStringLiteral("aboutTabs"));
    m_tabs->addTab(m_text, QString());
    m_tabs->addTab(m_licence, QString());
    m_tabs->addTab(m_licences, QString());
    m_copy->setObjectName(QStringLiteral("aboutCopy"));
    m_copy->setAutoDefault(false);
    m_close->setObjectName(QStringLiteral("aboutClose"));
    m_close->setDefault(true);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(m_icon);
    head->addWidget(m_title, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_copy);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(8);
    rows->addLayout(head);
    rows->addWidget(m_tabs, 1);
    rows->addLayout(buttons);
}

QString AboutDialog::text() const
{
    return m_text->toPlainText();
}

void AboutDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void AboutDialog::showEvent(QShowEvent* event)
{
    retranslate();
    QDialog::showEvent(event);
}

void AboutDialog::retranslate()
{
    setWindowTitle(tr("About GPU Atlas"));
    m_title->setText(tr("GPU Atlas %1").arg(m_version) + u'\n' + tr("Filter, chart and compare offers of GPU clouds"));
    m_tabs->setTabText(0, tr("Program"));
    m_tabs->setTabText(1, tr("Licence"));
    m_tabs->setTabText(2, tr("Parts by others"));
    m_tabs->tabBar()->setAccessibleName(tr("Pages"));
    m_text->setAccessibleName(tr("About the program"));
    m_licence->setAccessibleName(tr("Licence of the program"));
    m_licences->setAccessibleName(tr("Licences of parts by others"));
    m_copy->setText(tr("&Copy"));
    m_copy->setToolTip(tr("Copy what the page “Program” says"));
    m_close->setText(tr("C&lose"));
    m_text->setPlainText(
        (programLines() + QStringList{QString()} + libraryLines() + QStringList{QString()} + dataLines()).join(u'\n'));
}

QStringList AboutDialog::programLines() const
{
    return {tr("GPU Atlas %1").arg(m_version),
        tr("Licence: GPL-3.0-or-later. Free software that comes with no warranty; you may pass it on under the terms "
           "of "
           "the GNU General Public License, version 3 or later."),
        tr("Runs on: %1, Qt %2", "system").arg(QSysInfo::prettyProductName(), QLatin1String(qVersion()))};
}

QStringList AboutDialog::libraryLines() const
{
    const QString qt = QLatin1String(qVersion());
    std::vector<LibraryInfo> all{
        {QStringLiteral("Qt"), qt, QStringLiteral("LGPL-3.0-only")},
        {QStringLiteral("Qt Charts"), qt, QStringLiteral("GPL-3.0-only")},
    };
    for (LibraryInfo& library : usedLibraries())
        all.push_back(std::move(library));
    all.push_back({QStringLiteral("CLI11"), QString::fromLatin1(ATLAS_CLI11_VERSION), QStringLiteral("BSD-3-Clause")});
    all.push_back({tr("WenQuanYi Micro Hei, a font for Chinese"), {}, tr("GPL-3.0-or-later with font exception")});
    QStringList lines{tr("Made with")};
    for (const LibraryInfo& library : all)
        lines << (library.version.isEmpty()
                ? tr("  %1: %2", "library, licence").arg(library.name, library.licence)
                : tr("  %1 %2: %3", "library, version, licence").arg(library.name, library.version, library.licence));
    return lines;
}

QStringList AboutDialog::dataLines() const
{
    if (!m_session.table())
        return {tr("No catalog is open.")};
    const Catalog& catalog = *m_session.table()->context().catalog;
    QStringList lines{tr("Data"),
        tr("%1, %2", "offers, sources")
            .arg(tr("  %Ln offers", nullptr, static_cast<int>(catalog.offers.size())),
                tr("%Ln sources, each named with its facts", nullptr, static_cast<int>(catalog.sources.size())))};
    if (const auto dates = priceDates(catalog))
        lines << tr("  Prices read from %1 to %2").arg(dateToText(dates->first), dateToText(dates->second));
    lines << (catalog.starterVersion.isEmpty() ? tr("  Without starter facts")
                                               : tr("  Starter facts of %1").arg(catalog.starterVersion));
    return lines;
}

} // namespace atlas
