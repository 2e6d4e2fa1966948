// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/picturedialog.h"

#include "dialogs.h"
#include "export/safefile.h"
#include "exports/chartpictures.h"
#include "exports/pictureform.h"
#include "exports/picturepreview.h"
#include "languagescope.h"
#include "widgets/tones.h"
#include "windowgeometry.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>
#include <array>

namespace atlas {

namespace {

constexpr int Pause = 180; // ms without a change before the preview is made anew

QString withSuffix(const QString& path, const QString& suffix)
{
    return QFileInfo(path).suffix().isEmpty() && !QFileInfo(path).exists() ? path + u'.' + suffix : path;
}

}

PictureDialog::PictureDialog(PictureSubject subject, QWidget* parent)
    : QDialog(parent)
    , m_subject(std::move(subject))
    , m_form(new PictureForm(PictureChoices::remembered(), this))
    , m_preview(new PicturePreview(this))
    , m_facts(new QLabel(this))
    , m_message(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_buttons(new QDialogButtonBox(this))
    , m_timer(new QTimer(this))
    , m_batch(new ChartBatch(this))
{
    setObjectName(QStringLiteral("pictureDialog"));
    setWindowTitle(tr("Export chart"));
    setWindowModality(Qt::WindowModal);
    m_save = m_buttons->addButton(tr("Sa&ve…"), QDialogButtonBox::ActionRole);
    m_copy = m_buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    m_all = m_buttons->addButton(tr("&All charts into a folder…"), QDialogButtonBox::ActionRole);
    m_close = m_buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    m_save->setDefault(true);
    m_copy->setToolTip(tr("To the clipboard: of a PNG the picture, of SVG and PDF the drawing as well"));
    arrange();
    m_timer->setSingleShot(true);
    m_timer->setInterval(Pause);
    connect(m_timer, &QTimer::timeout, this, &PictureDialog::showPreview);
    connect(m_form, &PictureForm::changed, this, &PictureDialog::schedule);
    connect(m_save, &QPushButton::clicked, this, &PictureDialog::save);
    connect(m_copy, &QPushButton::clicked, this, &PictureDialog::copy);
    connect(m_all, &QPushButton::clicked, this, &PictureDialog::saveAll);
    connect(m_close, &QPushButton::clicked, this, &PictureDialog::reject);
    connect(m_batch, &ChartBatch::progressed, this, [this](int done, int total) {
        m_progress->setRange(0, total);
        m_progress->setValue(done);
    });
    connect(m_batch, &ChartBatch::finished, this, &PictureDialog::takeBatch);
    setBusy(false);
    resizeWithinScreen(*this, {940, 500});
}

PictureDialog::~PictureDialog() = default;

void PictureDialog::arrange()
{
    const std::array<std::pair<QWidget*, const char*>, 6> names{
        {{m_facts, "pictureFacts"}, {m_message, "pictureMessage"}, {m_save, "pictureSave"}, {m_copy, "pictureCopy"},
            {m_all, "pictureAll"}, {m_close, "pictureClose"}}};
    for (const auto& [widget, name] : names)
        widget->setObjectName(QLatin1String(name));
    m_progress->setObjectName(QStringLiteral("pictureProgress"));
    m_preview->setAccessibleName(tr("The picture as it will be written"));
    for (QLabel* label : {m_facts, m_message}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_facts->setAlignment(Qt::AlignHCenter);
    auto* shown = new QVBoxLayout;
    shown->addWidget(m_preview, 1);
    shown->addWidget(m_facts);
    auto* side = new QVBoxLayout;
    side->addWidget(m_form);
    side->addStretch(1);
    side->addWidget(m_message);
    side->addWidget(m_progress);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addLayout(shown, 1);
    row->addLayout(side);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(m_buttons);
}

PictureChoices PictureDialog::choices() const
{
    PictureChoices choices = m_form->choices();
    choices.picture.today = m_subject.today;
    if (choices.language.isEmpty())
        choices.language = m_subject.language;
    return choices;
}

void PictureDialog::schedule()
{
    say({});
    m_timer->start();
}

void PictureDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    m_timer->start(0);
}

Result<ChartDataPtr> PictureDialog::chart()
{
    const QString language = choices().language;
    if (m_data && m_dataLanguage == language)
        return m_data;
    Result<ChartDataPtr> made = chartIn(language, m_subject.chart);
    if (made) {
        m_data = *made;
        m_dataLanguage = language;
    }
    return made;
}

void PictureDialog::showPreview()
{
    m_timer->setInterval(Pause);
    const PictureChoices choices = this->choices();
    const Result<ChartDataPtr> made = chart();
    if (!made) {
        m_preview->showProblem(made.error().message);
    } else {
        const LanguageScope scope(choices.language);
        m_preview->showPicture(**made, choices.picture);
    }
    m_save->setEnabled(m_preview->problem().isEmpty());
    m_copy->setEnabled(m_preview->problem().isEmpty());
    const QSizeF paper = choices.millimetreSize();
    const QLocale locale;
    QString facts = tr("%1 × %2 px, %3 × %4 mm")
                        .arg(choices.picture.size.width())
                        .arg(choices.picture.size.height())
                        .arg(locale.toString(paper.width(), 'f', 0), locale.toString(paper.height(), 'f', 0));
    if (m_preview->fileSize() > 0)
        facts = tr("%1, %2", "size of the picture, size of its file")
                    .arg(facts, locale.formattedDataSize(m_preview->fileSize(), 0));
    m_facts->setText(m_preview->problem().isEmpty() ? facts : QString());
}

void PictureDialog::save()
{
    const PictureChoices choices = this->choices();
    const Result<ChartDataPtr> made = chart();
    if (!made) {
        say(made.error().message, true);
        return;
    }
    const QString suffix = pictureSuffix(choices.picture.format);
    const std::array<QString, 3> titles{tr("PNG picture (*.png)"), tr("SVG drawing (*.svg)"), tr("PDF page (*.pdf)")};
    const auto chosen = Dialogs::current().saveFile(this, tr("Export chart"),
        pictureName((*made)->title, (*made)->filter, choices.picture.format),
        {titles[static_cast<std::size_t>(choices.picture.format)]});
    if (!chosen)
        return;
    const Result<QByteArray> bytes = chartFileIn(choices.language, **made, choices.picture);
    if (!bytes) {
        say(bytes.error().message, true);
        return;
    }
    const QString path = withSuffix(chosen->path, suffix);
    if (const Result<void> done = writeFile(path, *bytes, m_subject.protectedFiles); !done) {
        say(done.error().message, true);
        return;
    }
    m_form->choices().remember();
    emit written(tr("Written to %1.").arg(QDir::toNativeSeparators(path)));
    accept();
}

void PictureDialog::copy()
{
    const PictureChoices choices = this->choices();
    const Result<ChartDataPtr> made = chart();
    if (!made) {
        say(made.error().message, true);
        return;
    }
    Result<std::unique_ptr<QMimeData>> mime = chartForClipboard(choices.language, **made, choices.picture);
    if (!mime) {
        say(mime.error().message, true);
        return;
    }
    QGuiApplication::clipboard()->setMimeData(mime->release());
    m_form->choices().remember();
    say(tr("The chart is on the clipboard."));
}

void PictureDialog::saveAll()
{
    const auto folder = Dialogs::current().folder(this, tr("Export all charts"));
    if (!folder)
        return;
    const PictureChoices choices = this->choices();
    const QStringList there = ChartBatch::existing(m_subject.all, choices, *folder);
    if (!there.isEmpty()
        && !Dialogs::current().confirm(this, tr("Export all charts"),
            tr("%n files of these names are in the folder and will be written over.", nullptr,
                static_cast<int>(there.size())),
            tr("Write over")))
        return;
    m_form->choices().remember();
    say({});
    setBusy(true);
    m_batch->start(m_subject.all, choices, *folder, m_subject.protectedFiles);
}

void PictureDialog::takeBatch(const ChartBatch::Outcome& outcome)
{
    setBusy(false);
    QStringList sentences{tr("%n charts written.", nullptr, static_cast<int>(outcome.written.size()))};
    if (outcome.stopped)
        sentences << tr("Stopped before the others.");
    if (!outcome.empty.isEmpty())
        sentences << tr("Nothing to show in: %1.").arg(outcome.empty.join(tr(", ", "between names of charts")));
    sentences << outcome.failures;
    say(sentences.join(u'\n'), !outcome.failures.isEmpty());
    if (!outcome.written.isEmpty())
        emit written(sentences.join(u' '));
}

void PictureDialog::setBusy(bool busy)
{
    m_progress->setVisible(busy);
    m_form->setEnabled(!busy);
    for (QPushButton* button : {m_save, m_copy, m_all})
        button->setEnabled(!busy);
    m_close->setText(busy ? tr("Stop") : tr("Close"));
}

void PictureDialog::reject()
{
    if (m_batch->isRunning())
        m_batch->stop();
    else
        QDialog::reject();
}

void PictureDialog::say(const QString& text, bool isProblem)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
    QPalette colours = palette();
    if (isProblem)
        colours.setColor(QPalette::WindowText, errorText(palette()));
    m_message->setPalette(colours);
}

} // namespace atlas
