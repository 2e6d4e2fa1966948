// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDBusVariant;

namespace atlas {

/// Does the desktop ask for dark colours? Its settings portal says so, at the start and whenever it changes, also where
/// Qt knows nothing of the desktop. False until it has answered and where there is none. Never waits.
class SystemScheme : public QObject
{
    Q_OBJECT
public:
    explicit SystemScheme(QObject* parent = nullptr);

    [[nodiscard]] bool prefersDark() const { return m_dark; }

    /// As the portal numbers them: 1 prefers dark, 2 light, anything else neither.
    void setColorScheme(uint wanted);

signals:
    void changed();

private slots:
    void takeSetting(const QString& group, const QString& name, const QDBusVariant& value);

private:
    void ask();

    bool m_dark = false;
};

} // namespace atlas
