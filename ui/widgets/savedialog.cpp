// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/savedialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <array>

namespace atlas {

namespace {

constexpr std::array Formats{TableFormat::Csv, TableFormat::ExcelCsv, TableFormat::Xlsx, TableFormat::Tsv,
    TableFormat::Json, TableFormat::Markdown, TableFormat::Table};

QComboBox* comboBox(const char* name, QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setObjectName(QLatin1String(name));
    return box;
}

}

SaveDialog::SaveDialog(const TableSaving& saving, const TableExtent& extent, QWidget* parent)
    : QDialog(parent)
    , m_saving(saving)
    , m_extent(extent)
    , m_format(comboBox("saveFormat", this))
    , m_columns(comboBox("saveColumns", this))
    , m_headers(comboBox("saveHeaders", this))
    , m_encoding(comboBox("saveEncoding", this))
    , m_note(new QLabel(this))
{
    setObjectName(QStringLiteral("saveDialog"));
    setWindowTitle(isComparison() ? tr("Export comparison") : tr("Export table"));
    fillFormats();
    m_columns->addItem(tr("The %Ln shown, in their order", nullptr, extent.shownColumns), false);
    m_columns->addItem(tr("All %Ln", nullptr, extent.allColumns), true);
    m_columns->setCurrentIndex(saving.allColumns ? 1 : 0);
    m_headers->addItem(tr("Titles, prices in the shown unit"), static_cast<int>(HeaderStyle::Titles));
    m_headers->addItem(tr("Keys, prices per hour, for programs"), static_cast<int>(HeaderStyle::Keys));
    for (const TextEncoding encoding : textEncodings())
        m_encoding->addItem(encodingName(encoding), static_cast<int>(encoding));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setMinimumWidth(fontMetrics().averageCharWidth() * 48);
    auto* rows = new QLabel(isComparison() ? tr("%Ln, as shown", nullptr, extent.rows)
                                           : tr("%Ln, as filtered and sorted", nullptr, extent.rows),
        this);
    rows->setObjectName(QStringLiteral("saveRows"));
    rows->setTextFormat(Qt::PlainText);

    auto* form = new QFormLayout(this);
    form->addRow(tr("Rows"), rows);
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("&Columns"), m_columns);
    form->setRowVisible(m_columns, !isComparison());
    form->addRow(tr("&Header"), m_headers);
    form->addRow(tr("&Encoding"), m_encoding);
    form->addRow(m_note);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Choose file…"), QDialogButtonBox::AcceptRole)->setDefault(true);
    form->addRow(buttons);

    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showWhatApplies();
    connect(m_format, &QComboBox::currentIndexChanged, this, [this] {
        m_saving = this->saving();
        showWhatApplies();
    });
}

void SaveDialog::fillFormats()
{
    for (const TableFormat format : Formats)
        m_format->addItem(tableFormatTitle(format), static_cast<int>(format));
    m_format->setCurrentIndex(m_format->findData(static_cast<int>(m_saving.format)));
}

TableSaving SaveDialog::saving() const
{
    TableSaving saving = m_saving;
    saving.format = static_cast<TableFormat>(m_format->currentData().toInt());
    saving.allColumns = m_columns->currentData().toBool();
    // What the format does not have stays as it was chosen for others.
    if (m_headers->isEnabled())
        saving.headers = static_cast<HeaderStyle>(m_headers->currentData().toInt());
    if (m_encoding->isEnabled())
        saving.encoding = static_cast<TextEncoding>(m_encoding->currentData().toInt());
    return saving;
}

void SaveDialog::showWhatApplies()
{
    const auto format = static_cast<TableFormat>(m_format->currentData().toInt());
    const auto offer = [](QComboBox* box, bool has, int chosen, int fixed) {
        // A grey box shows what the format does.
        box->setCurrentIndex(box->findData(has ? chosen : fixed));
        box->setEnabled(has);
    };
    // Names of properties are keys in the JSON of a comparison, beside their titles.
    const bool oneStyle = isComparison() && format == TableFormat::Json;
    offer(m_headers, hasHeaderStyles(format) && !oneStyle, static_cast<int>(m_saving.headers),
        static_cast<int>(oneStyle ? HeaderStyle::Keys : HeaderStyle::Titles));
    offer(m_encoding, hasEncodings(format), static_cast<int>(m_saving.encoding), static_cast<int>(TextEncoding::Utf8));
    m_note->setText(format == TableFormat::ExcelCsv || format == TableFormat::Xlsx
            ? tr("Texts that look like formulas are saved so that a spreadsheet does not run them.")
            : tr("Texts are saved as they are. For a spreadsheet choose a format for Excel: it keeps texts from being "
                 "run "
                 "as formulas."));
}

} // namespace atlas
