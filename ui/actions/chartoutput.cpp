// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/chartoutput.h"

#include "actions/windowparts.h"
#include "exports/chartpictures.h"
#include "exports/picturechoices.h"
#include "exports/picturedialog.h"
#include "language.h"
#include "session.h"
#include "widgets/messagebar.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMainWindow>

namespace atlas {

PictureDialog* showPictureDialog(const WindowParts& parts, ChartRequest chart, std::vector<ChartRequest> all)
{
    PictureSubject subject{
        std::move(chart), std::move(all), parts.language.language(), parts.session.today(), {parts.session.path()}};
    auto* dialog = new PictureDialog(std::move(subject), parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &PictureDialog::written, parts.window,
        [&messages = parts.messages](const QString& text) { messages.show(MessageBar::Kind::Information, text); });
    dialog->show();
    return dialog;
}

void copyPicture(const WindowParts& parts, const ChartRequest& chart)
{
    PictureChoices choices = PictureChoices::remembered();
    choices.picture.today = parts.session.today();
    const QString language = choices.language.isEmpty() ? parts.language.language() : choices.language;
    const Result<ChartDataPtr> data = chartIn(language, chart);
    if (!data) {
        parts.messages.show(MessageBar::Kind::Failure, data.error().message);
        return;
    }
    Result<std::unique_ptr<QMimeData>> mime = chartForClipboard(language, **data, choices.picture);
    if (!mime) {
        parts.messages.show(MessageBar::Kind::Failure, mime.error().message);
        return;
    }
    QGuiApplication::clipboard()->setMimeData(mime->release());
    parts.messages.show(
        MessageBar::Kind::Information, QCoreApplication::translate("ChartActions", "The chart is on the clipboard."));
}

} // namespace atlas
