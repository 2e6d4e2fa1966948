// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/ownofferdialog.h"

#include "columns/tables.h"
#include "engine/values.h"
#include "imports/owndoubts.h"
#include "widgets/tones.h"
#include "widgets/typednumber.h"
#include "windowgeometry.h"

#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <array>

namespace atlas {

namespace {

struct Entry
{
    const char* key;
    bool identity;
};
/// Fields that are asked for, in order; titles, kinds and words are those of the columns.
constexpr std::array Entries{Entry{"provider", true}, Entry{"instance_type", true}, Entry{"original_price", false},
    Entry{"original_currency", false}, Entry{"observed_on", false}, Entry{"note", false}, Entry{"region", true},
    Entry{"region_group", false}, Entry{"purchase_model", true}, Entry{"variant", true}, Entry{"gpu", false},
    Entry{"gpu_count", false}, Entry{"gpu_memory_gib", false}, Entry{"vcpus", false}, Entry{"memory_gib", false},
    Entry{"storage_gib", false}, Entry{"interconnect", false}};

struct Term
{
    const char* key;
    const char* title;
    double Ownership::*figure;
    double usual;
};
constexpr std::array Terms{Term{"capex", QT_TRANSLATE_NOOP("OwnOfferDialog", "What it cost"), &Ownership::capex, 0},
    Term{"residual", QT_TRANSLATE_NOOP("OwnOfferDialog", "Worth at the end"), &Ownership::residual, 0},
    Term{"years", QT_TRANSLATE_NOOP("OwnOfferDialog", "Lifetime (years)"), &Ownership::years, 4},
    Term{"utilisation", QT_TRANSLATE_NOOP("OwnOfferDialog", "Utilisation (0 to 1)"), &Ownership::utilisation, 0.7},
    Term{"power", QT_TRANSLATE_NOOP("OwnOfferDialog", "Power of the server (kW)"), &Ownership::powerKw, 0},
    Term{"pue", QT_TRANSLATE_NOOP("OwnOfferDialog", "PUE of the building"), &Ownership::pue, 1},
    Term{"energy", QT_TRANSLATE_NOOP("OwnOfferDialog", "Price of a kWh"), &Ownership::energyPrice, 0},
    Term{"maintenance", QT_TRANSLATE_NOOP("OwnOfferDialog", "Maintenance a year (part of the cost)"),
        &Ownership::maintenance, 0},
    Term{"staff", QT_TRANSLATE_NOOP("OwnOfferDialog", "Staff a year"), &Ownership::staff, 0}};

}

OwnOfferDialog::OwnOfferDialog(
    Mode mode, const OfferFields& fields, const Table& offers, const QString& file, QWidget* parent)
    : QDialog(parent)
    , m_mode(mode)
    , m_fields(fields)
    , m_problem(new QLabel(this))
{
    setObjectName(QStringLiteral("ownOfferDialog"));
    setWindowTitle(mode == Mode::Add ? tr("Add own offer") : tr("Edit own offer"));
    auto* content = new QWidget;
    auto* form = new QFormLayout(content);
    addFields(form, offers);
    addOwnership(form);
    auto* area = new QScrollArea(this);
    area->setFocusPolicy(Qt::NoFocus); // its fields take the focus, and it follows them
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* where = new QLabel(
        tr("Stored in %1, under the source “own”; no import changes it.").arg(QDir::toNativeSeparators(file)), this);
    for (QLabel* label : {where, m_problem}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_problem->setObjectName(QStringLiteral("ownOfferProblem"));
    QPalette red = palette();
    red.setColor(QPalette::WindowText, errorText(palette()));
    m_problem->setPalette(red);
    m_problem->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_store
        = buttons->addButton(mode == Mode::Add ? tr("&Add offer") : tr("&Save changes"), QDialogButtonBox::ActionRole);
    m_store->setObjectName(QStringLiteral("ownOfferStore"));
    m_store->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(area, 1);
    column->addWidget(where);
    column->addWidget(m_problem);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_store, &QPushButton::clicked, this, &OwnOfferDialog::storeAsked);
    resizeWithinScreen(*this, {fontMetrics().averageCharWidth() * 84, fontMetrics().height() * 34});
    showPrice();
    m_editors[QStringLiteral("original_price")]->setFocus(Qt::OtherFocusReason);
}

void OwnOfferDialog::addFields(QFormLayout* form, const Table& offers)
{
    for (const Entry& entry : Entries) {
        const QString key = QString::fromLatin1(entry.key);
        const Column& column = offers.column(offers.indexOf(key));
        const auto found = m_fields.find(key);
        const QString value = found == m_fields.end() ? QString() : found->second;
        QWidget* editor = nullptr;
        if (column.kind == ColumnKind::Vocabulary && !column.vocabulary.empty()) {
            auto* box = new QComboBox(this);
            if (key != QLatin1StringView("purchase_model"))
                box->addItem(tr("unknown"), QString());
            for (const std::string_view word : column.vocabulary) {
                const QString text = QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
                box->addItem(vocabularyText(text), text);
            }
            box->setCurrentIndex(std::max(0, box->findData(value)));
            editor = box;
        } else {
            auto* line = new QLineEdit(this);
            line->setText(column.kind == ColumnKind::Number && !value.isEmpty()
                    ? QLocale().toString(value.toDouble(), 'g', QLocale::FloatingPointShortest)
                    : value);
            line->setMaxLength(2000);
            if (key == QLatin1StringView("gpu")) {
                QStringList ids;
                const TablePtr gpus = makeTable(QStringLiteral("gpus"), offers.context());
                for (std::uint32_t row = 0; row < gpus->rowCount(); ++row)
                    ids << gpus->key(row);
                auto* completer = new QCompleter(ids, line);
                completer->setFilterMode(Qt::MatchContains);
                completer->setCaseSensitivity(Qt::CaseInsensitive);
                line->setCompleter(completer);
            }
            connect(line, &QLineEdit::textChanged, this, &OwnOfferDialog::showPrice);
            editor = line;
        }
        editor->setObjectName(QStringLiteral("own_") + key);
        editor->setProperty("number", column.kind == ColumnKind::Number);
        editor->setToolTip(columnHelp(column));
        // Another key is another offer.
        editor->setEnabled(m_mode == Mode::Add || !entry.identity);
        const QString unit = unitText(column.unit, PerUnit::Hour, {});
        const bool shown = !unit.isEmpty() && column.unit != Unit::MoneyPerHour;
        auto* label
            = new QLabel(shown ? QStringLiteral("%1 (%2)").arg(columnTitle(column), unit) : columnTitle(column), this);
        label->setBuddy(editor);
        form->addRow(label, editor);
        m_editors[key] = editor;
        m_titles[key] = columnTitle(column);
    }
}

void OwnOfferDialog::addOwnership(QFormLayout* form)
{
    m_owned = new QGroupBox(tr("A machine of my own: the price follows from what it cost"), this);
    m_owned->setObjectName(QStringLiteral("ownMachine"));
    m_owned->setCheckable(true);
    m_owned->setChecked(false);
    auto* rows = new QFormLayout(m_owned);
    for (const Term& term : Terms) {
        auto* line = new QLineEdit(term.usual > 0 ? QLocale().toString(term.usual) : QString(), m_owned);
        line->setObjectName(QStringLiteral("own_term_") + QLatin1StringView(term.key));
        auto* label = new QLabel(QCoreApplication::translate("OwnOfferDialog", term.title), m_owned);
        label->setBuddy(line);
        rows->addRow(label, line);
        m_terms[QString::fromLatin1(term.key)] = line;
        connect(line, &QLineEdit::textChanged, this, &OwnOfferDialog::showPrice);
    }
    m_price = new QLabel(m_owned);
    m_price->setObjectName(QStringLiteral("ownPrice"));
    m_price->setTextFormat(Qt::PlainText);
    m_price->setWordWrap(true);
    rows->addRow(m_price);
    form->addRow(m_owned);
    connect(m_owned, &QGroupBox::toggled, this, &OwnOfferDialog::showPrice);
}

QString OwnOfferDialog::textOf(const QString& key) const
{
    QWidget* editor = m_editors.at(key);
    if (auto* box = qobject_cast<QComboBox*>(editor))
        return box->currentData().toString();
    return static_cast<QLineEdit*>(editor)->text().trimmed();
}

Result<Ownership> OwnOfferDialog::ownership() const
{
    Ownership machine;
    for (const Term& term : Terms) {
        const QString text = m_terms.at(QString::fromLatin1(term.key))->text().trimmed();
        if (text.isEmpty())
            continue;
        const std::optional<double> number = typedNumber(text);
        if (!number)
            return failure(ErrorCode::InvalidArgument,
                tr("“%1” is no number: %2").arg(QCoreApplication::translate("OwnOfferDialog", term.title), text));
        machine.*term.figure = *number;
    }
    if (const Result<void> checked = machine.check(); !checked)
        return tl::unexpected(checked.error());
    return machine;
}

void OwnOfferDialog::showPrice()
{
    const bool owned = m_owned && m_owned->isChecked();
    if (!m_owned || !m_price)
        return;
    m_editors[QStringLiteral("original_price")]->setEnabled(!owned);
    const Result<Ownership> machine = ownership();
    m_price->setText(!owned ? QString()
            : machine
            ? tr("Price of a used hour: %1 %2")
                  .arg(QLocale().toString(machine->perUsedHour(), 'f', 2), textOf(QStringLiteral("original_currency")))
            : machine.error().message);
}

std::optional<OfferFields> OwnOfferDialog::fields()
{
    OfferFields result = m_fields;
    m_problem->hide();
    const auto wrong = [this](const QString& key, const QString& message) {
        showError(message);
        m_editors[key]->setFocus(Qt::OtherFocusReason);
        return std::nullopt;
    };
    for (const auto& [key, editor] : m_editors) {
        const QString text = textOf(key);
        if (text.isEmpty()) {
            result.erase(key);
            continue;
        }
        result[key] = text;
        if (!editor->property("number").toBool())
            continue;
        const std::optional<double> number = typedNumber(text);
        if (!number)
            return wrong(key, tr("“%1” is no number.").arg(text));
        result[key] = numberText(*number);
    }
    for (const auto& [key, editor] : m_editors)
        if (const QString fault = result.contains(key) ? faultOfField(key, result[key]) : QString(); !fault.isNull())
            return wrong(
                key, tr("%1 “%2”: %3", "field, value, what is wrong").arg(m_titles.at(key), textOf(key), fault));
    for (const char* const needed : {"provider", "instance_type"})
        if (!result.contains(QString::fromLatin1(needed)))
            return wrong(QString::fromLatin1(needed), tr("Provider and instance type are needed."));
    if (m_owned->isChecked()) {
        const Result<Ownership> machine = ownership();
        if (!machine) {
            showError(machine.error().message);
            return std::nullopt;
        }
        result[QStringLiteral("original_price")] = QString::number(machine->perUsedHour(), 'f', 6);
        const QString remark = textOf(QStringLiteral("note"));
        const QString terms = machine->note(textOf(QStringLiteral("original_currency")));
        result[QStringLiteral("note")] = remark.isEmpty() ? terms : remark + QStringLiteral(". ") + terms;
    }
    m_store->setEnabled(false);
    return result;
}

void OwnOfferDialog::showError(const QString& message)
{
    m_problem->setText(message);
    m_problem->show();
    m_store->setEnabled(true);
}

} // namespace atlas
