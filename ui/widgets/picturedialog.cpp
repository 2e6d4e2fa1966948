// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picturedialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

namespace atlas {

namespace {

QSpinBox* spinBox(QWidget* parent, const char* name, int from, int to, int step, int value, const QString& suffix)
{
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setRange(from, to);
    box->setSingleStep(step);
    box->setValue(value);
    box->setSuffix(suffix);
    return box;
}

}

PictureDialog::PictureDialog(const PictureOptions& options, QWidget* parent)
    : QDialog(parent)
    , m_options(options)
    , m_format(new QComboBox(this))
    , m_width(spinBox(this, "pictureWidth", 64, 16384, 10, options.size.width(), tr(" px")))
    , m_height(spinBox(this, "pictureHeight", 64, 16384, 10, options.size.height(), tr(" px")))
    , m_dpi(spinBox(this, "pictureDpi", 48, 1200, 24, options.dpi, tr(" dpi")))
    , m_theme(new QComboBox(this))
    , m_svgText(new QComboBox(this))
{
    setWindowTitle(tr("Export chart"));
    m_format->setObjectName(QStringLiteral("pictureFormat"));
    m_format->addItem(tr("PNG, a picture of pixels"), static_cast<int>(PictureFormat::Png));
    m_format->addItem(tr("SVG, a drawing for the web and editors"), static_cast<int>(PictureFormat::Svg));
    m_format->addItem(tr("PDF, a page"), static_cast<int>(PictureFormat::Pdf));
    m_format->setCurrentIndex(m_format->findData(static_cast<int>(options.format)));
    m_theme->addItem(tr("Light"), static_cast<int>(ChartTheme::Light));
    m_theme->addItem(tr("Dark"), static_cast<int>(ChartTheme::Dark));
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(options.theme)));
    m_svgText->addItem(tr("As text, can be searched and edited"), static_cast<int>(SvgText::Text));
    m_svgText->addItem(tr("As outlines, looks the same everywhere"), static_cast<int>(SvgText::Paths));
    m_svgText->setCurrentIndex(m_svgText->findData(static_cast<int>(options.svgText)));

    auto* form = new QFormLayout(this);
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("&Width"), m_width);
    form->addRow(tr("&Height"), m_height);
    form->addRow(tr("&Resolution"), m_dpi);
    form->addRow(tr("&Theme"), m_theme);
    form->addRow(tr("Te&xt in SVG"), m_svgText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Choose file…"), QDialogButtonBox::AcceptRole)->setDefault(true);
    form->addRow(buttons);

    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_format, &QComboBox::currentIndexChanged, this, &PictureDialog::showWhatApplies);
    showWhatApplies();
}

PictureOptions PictureDialog::options() const
{
    PictureOptions options = m_options;
    options.format = static_cast<PictureFormat>(m_format->currentData().toInt());
    options.size = {m_width->value(), m_height->value()};
    options.dpi = m_dpi->value();
    options.theme = static_cast<ChartTheme>(m_theme->currentData().toInt());
    options.svgText = static_cast<SvgText>(m_svgText->currentData().toInt());
    return options;
}

void PictureDialog::showWhatApplies()
{
    m_svgText->setEnabled(m_format->currentData().toInt() == static_cast<int>(PictureFormat::Svg));
}

} // namespace atlas
