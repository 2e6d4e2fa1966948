// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/dropactions.h"

#include "session.h"
#include "views/viewfile.h"
#include "widgets/filedrop.h"
#include "widgets/messagebar.h"

namespace atlas {

DropActions::DropActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    const FileDrop& drops = m_parts.drops;
    connect(&drops, &FileDrop::catalogDropped, this, [this](const QString& path) {
        m_parts.messages.dismiss();
        m_parts.session.open(path);
    });
    connect(&drops, &FileDrop::viewDropped, this, &DropActions::openView);
    connect(&drops, &FileDrop::refused, this,
        [this](const QString& text) { m_parts.messages.show(MessageBar::Kind::Warning, text); });
}

void DropActions::openView(const QString& path)
{
    if (const Result<SavedView> view = readView(path))
        m_parts.session.setQuery(view->query);
    else
        m_parts.messages.show(MessageBar::Kind::Failure, view.error().message);
}

} // namespace atlas
