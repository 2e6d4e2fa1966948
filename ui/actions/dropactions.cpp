// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/dropactions.h"

#include "session.h"
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
    connect(&drops, &FileDrop::refused, this,
        [this](const QString& text) { m_parts.messages.show(MessageBar::Kind::Warning, text); });
}

} // namespace atlas
