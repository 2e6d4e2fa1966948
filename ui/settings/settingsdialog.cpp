// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settingsdialog.h"

#include "session.h"
#include "widgets/elidedlabel.h"
#include "widgets/messagebar.h"
#include "windowgeometry.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <algorithm>

namespace atlas {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("Settings", text);
}

bool isDefault(Setting key)
{
    return setting(key) == defaultSetting(key);
}

}

SettingsDialog::SettingsDialog(Session& session, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_area(new QScrollArea(this))
    , m_messages(new MessageBar(this))
    , m_resetAll(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("settingsDialog"));
    auto* content = new QWidget;
    auto* grid = new QGridLayout(content);
    grid->setContentsMargins(16, 8, 16, 16);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    m_area->setWidget(content);
    for (const SettingSpec& spec : settingList())
        addLine(spec, grid);
    grid->setRowStretch(grid->rowCount(), 1);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);

    m_resetAll->setObjectName(QStringLiteral("settingsResetAll"));
    m_close->setObjectName(QStringLiteral("settingsClose"));
    m_close->setDefault(true);
    m_resetAll->setAutoDefault(false);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(16, 8, 16, 12);
    buttons->addWidget(m_resetAll);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_area, 1);
    rows->addWidget(m_messages);
    rows->addLayout(buttons);

    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        std::vector<Setting> keys;
        for (const SettingSpec& spec : settingList())
            keys.push_back(spec.key);
        reset(keys);
    });
    connect(&settingChanges(), &SettingChanges::changed, this, &SettingsDialog::showAll);
    connect(&m_session, &Session::tableChanged, this, &SettingsDialog::showAll);
    retranslate();
}

void SettingsDialog::addLine(const SettingSpec& spec, QGridLayout* grid)
{
    QWidget* content = m_area->widget();
    if (m_lines.empty() || qstrcmp(m_lines.back().spec.group, spec.group) != 0) {
        auto* group = new QLabel(content);
        QFont bold = group->font();
        bold.setBold(true);
        group->setFont(bold);
        group->setContentsMargins(0, 12, 0, 4);
        grid->addWidget(group, grid->rowCount(), 0, 1, 3);
        m_groups.push_back(group);
    }
    const int row = grid->rowCount();
    Line line{spec, new QLabel(content)};
    QWidget* editor = nullptr;
    if (spec.remembered) {
        editor = line.remembered = new ElidedLabel(Qt::ElideMiddle, content);
    } else {
        editor = line.choice = new QComboBox(content);
        line.choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        line.title->setBuddy(line.choice);
        connect(line.choice, &QComboBox::activated, this,
            [box = line.choice, key = spec.key](int index) { storeSetting(key, box->itemData(index)); });
    }
    editor->setObjectName(QLatin1String(spec.id));
    editor->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    line.reset = new QPushButton(content);
    line.reset->setObjectName(QLatin1String(spec.id) + QStringLiteral("Reset"));
    line.reset->setAutoDefault(false);
    line.help = new QLabel(content);
    line.help->setWordWrap(true);
    line.help->setForegroundRole(QPalette::PlaceholderText);
    line.help->setContentsMargins(0, 0, 0, 6);
    connect(line.reset, &QPushButton::clicked, this, [this, key = spec.key] { reset({key}); });
    grid->addWidget(line.title, row, 0);
    grid->addWidget(editor, row, 1);
    grid->addWidget(line.reset, row, 2);
    grid->addWidget(line.help, row + 1, 1, 1, 2);
    m_lines.push_back(line);
}

void SettingsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void SettingsDialog::showEvent(QShowEvent* event)
{
    // As high as its lines, as far as the screen allows; the lines scroll, the buttons stay.
    const int wanted = m_area->widget()->sizeHint().height() + sizeHint().height() - m_area->sizeHint().height();
    resizeWithinScreen(*this, {fontMetrics().averageCharWidth() * 84, wanted});
    QDialog::showEvent(event);
}

void SettingsDialog::retranslate()
{
    setWindowTitle(tr("Settings"));
    m_resetAll->setText(tr("&Reset all"));
    m_resetAll->setToolTip(tr("Sets every line to what it was at first"));
    m_close->setText(tr("Close"));
    std::size_t group = 0;
    const char* before = nullptr;
    for (const Line& line : m_lines) {
        if (!before || qstrcmp(before, line.spec.group) != 0)
            m_groups[group++]->setText(translated(line.spec.group));
        before = line.spec.group;
        const QString title = translated(line.spec.title), help = translated(line.spec.help);
        line.title->setText(title);
        line.help->setText(help);
        line.reset->setText(line.spec.remembered ? tr("Forget") : tr("Reset"));
        line.reset->setAccessibleName(line.spec.remembered ? tr("Forget: %1", "what is remembered").arg(title)
                                                           : tr("Reset: %1", "name of a setting").arg(title));
        if (line.choice) {
            line.choice->setAccessibleName(title);
            line.choice->setAccessibleDescription(help);
        }
    }
    showAll();
}

void SettingsDialog::showLine(const Line& line)
{
    if (!line.choice) {
        line.remembered->setText(rememberedText(line.spec.key));
        return;
    }
    const QSignalBlocker blocker(line.choice);
    const QVariant now = setting(line.spec.key);
    line.choice->clear();
    for (const SettingChoice& choice : settingChoices(line.spec.key, m_session)) {
        line.choice->addItem(choice.text, choice.value);
        if (choice.value == now)
            line.choice->setCurrentIndex(line.choice->count() - 1);
    }
}

void SettingsDialog::showAll()
{
    for (const Line& line : m_lines)
        showLine(line);
    showResets();
}

void SettingsDialog::showResets()
{
    bool any = false;
    for (const Line& line : m_lines) {
        const bool standard = isDefault(line.spec.key);
        any = any || !standard;
        // The focus stays where the hand is: the next line, not nowhere.
        if (standard && line.reset->hasFocus())
            (line.choice ? static_cast<QWidget*>(line.choice) : m_close)->setFocus();
        line.reset->setEnabled(!standard);
    }
    if (!any && m_resetAll->hasFocus())
        m_close->setFocus();
    m_resetAll->setEnabled(any);
}

void SettingsDialog::reset(const std::vector<Setting>& keys)
{
    std::vector<std::pair<Setting, QVariant>> before;
    for (const Setting key : keys)
        if (!isDefault(key))
            before.emplace_back(key, setting(key));
    for (const auto& [key, value] : before)
        resetSetting(key);
    const auto tell = [this, before, all = keys.size() > 1] {
        const auto spec = std::find_if(settingList().begin(), settingList().end(),
            [&before](const SettingSpec& known) { return known.key == before.front().first; });
        m_messages->show(MessageBar::Kind::Information,
            all ? tr("All settings are as they were at first.")
                : tr("%1: as it was at first.", "name of a setting").arg(translated(spec->title)),
            tr("Undo"), [before] {
                for (const auto& [key, value] : before)
                    storeSetting(key, value);
            });
    };
    // After a change of language has arrived: the message is made in the new one.
    if (!before.empty())
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

} // namespace atlas
