// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/newcatalogdialog.h"

#include "dialogs.h"
#include "widgets/tones.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace atlas {

NewCatalogDialog::NewCatalogDialog(const QString& path, QWidget* parent)
    : QDialog(parent)
    , m_path(new QLineEdit(QDir::toNativeSeparators(path), this))
    , m_facts(new QRadioButton(tr("From the &starter facts: offers of many providers, with their sources"), this))
    , m_empty(new QRadioButton(tr("&Empty, for your own offers"), this))
    , m_problem(new QLabel(this))
{
    setWindowTitle(tr("New catalog"));
    m_path->setObjectName(QStringLiteral("newCatalogPath"));
    m_facts->setObjectName(QStringLiteral("newCatalogFacts"));
    m_empty->setObjectName(QStringLiteral("newCatalogEmpty"));
    m_problem->setObjectName(QStringLiteral("newCatalogProblem"));
    m_facts->setChecked(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    QPalette warning = palette();
    warning.setColor(QPalette::WindowText, errorText(palette()));
    m_problem->setPalette(warning);
    auto* browse = new QPushButton(tr("&Choose…"), this);
    browse->setObjectName(QStringLiteral("newCatalogChoose"));
    browse->setAutoDefault(false);

    auto* file = new QHBoxLayout;
    file->addWidget(m_path, 1);
    file->addWidget(browse);
    auto* content = new QVBoxLayout;
    content->addWidget(m_facts);
    content->addWidget(m_empty);
    auto* form = new QFormLayout(this);
    auto* name = new QLabel(tr("&File"), this);
    name->setBuddy(m_path);
    form->addRow(name, file);
    form->addRow(tr("Content"), content);
    form->addRow(m_problem);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_make = buttons->addButton(tr("&Make catalog"), QDialogButtonBox::AcceptRole);
    m_make->setObjectName(QStringLiteral("newCatalogMake"));
    m_make->setDefault(true);
    form->addRow(buttons);
    m_path->setMinimumWidth(fontMetrics().averageCharWidth() * 56);

    connect(browse, &QPushButton::clicked, this, &NewCatalogDialog::choose);
    connect(m_path, &QLineEdit::textChanged, this, &NewCatalogDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
    // The name is what is most likely to be typed over.
    const qsizetype begin = m_path->text().lastIndexOf(QDir::separator()) + 1;
    m_path->setFocus();
    m_path->setSelection(static_cast<int>(begin), static_cast<int>(QFileInfo(path).completeBaseName().size()));
}

QString NewCatalogDialog::path() const
{
    QString path = QDir::fromNativeSeparators(m_path->text().trimmed());
    if (path.isEmpty() || path.endsWith(u'/'))
        return {};
    if (path.startsWith(QLatin1String("~/")))
        path.replace(0, 1, QDir::homePath());
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".sqlite");
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

StartWith NewCatalogDialog::content() const
{
    return m_empty->isChecked() ? StartWith::Nothing : StartWith::StarterFacts;
}

QString NewCatalogDialog::freeName(const QString& folder)
{
    QString path = QDir(folder).filePath(QStringLiteral("catalog.sqlite"));
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QDir(folder).filePath(QStringLiteral("catalog-%1.sqlite").arg(number));
    return path;
}

void NewCatalogDialog::choose()
{
    const auto chosen = Dialogs::current().newFile(
        this, windowTitle(), QFileInfo(path()).fileName(), {tr("Catalogs (*.sqlite)"), tr("All files (*)")});
    if (chosen)
        m_path->setText(QDir::toNativeSeparators(*chosen));
}

void NewCatalogDialog::check()
{
    const QFileInfo file(path());
    QString problem;
    if (path().isEmpty())
        problem = tr("Type a name for the file.");
    else if (file.exists() || file.isSymLink())
        problem = tr("“%1” exists already; choose another name.").arg(file.fileName());
    else if (!QFileInfo(file.absolutePath()).isDir())
        problem = tr("There is no folder “%1”.").arg(QDir::toNativeSeparators(file.absolutePath()));
    m_problem->setText(problem);
    m_problem->setAccessibleName(problem);
    m_make->setEnabled(problem.isEmpty());
}

} // namespace atlas
