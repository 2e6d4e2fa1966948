// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/pictureform.h"

#include "language.h"
#include "widgets/typednumber.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace atlas {

namespace {

constexpr int SmallestSide = 64, LargestSide = 16384; // pixels
constexpr int SmallestDpi = 24, LargestDpi = 1200;
constexpr double MillimetresAnInch = 25.4;

template <class Widget> Widget* made(QWidget* parent, const char* name, const QString& accessibleName = {})
{
    auto* widget = new Widget(parent);
    widget->setObjectName(QLatin1String(name));
    widget->setAccessibleName(accessibleName);
    return widget;
}

}

PictureForm::PictureForm(const PictureChoices& choices, QWidget* parent)
    : QWidget(parent)
    , m_choices(choices)
    , m_millimetres(choices.millimetreSize())
    , m_format(made<QComboBox>(this, "pictureFormat"))
    , m_preset(made<QComboBox>(this, "picturePreset"))
    , m_unit(made<QComboBox>(this, "pictureUnit", tr("Unit of the size")))
    , m_theme(made<QComboBox>(this, "pictureTheme"))
    , m_language(made<QComboBox>(this, "pictureLanguage"))
    , m_svgText(made<QComboBox>(this, "pictureSvgText"))
    , m_width(made<NumberBox>(this, "pictureWidth", tr("Width")))
    , m_height(made<NumberBox>(this, "pictureHeight", tr("Height")))
    , m_dpi(made<QSpinBox>(this, "pictureDpi"))
    , m_heading(made<QCheckBox>(this, "pictureHeading"))
    , m_foot(made<QCheckBox>(this, "pictureFoot"))
{
    fillBoxes();
    arrange();
    showChoices();
    connectBoxes();
}

void PictureForm::fillBoxes()
{
    m_format->addItem(tr("PNG, a picture of pixels"), static_cast<int>(PictureFormat::Png));
    m_format->addItem(tr("SVG, a drawing for web and editors"), static_cast<int>(PictureFormat::Svg));
    m_format->addItem(tr("PDF, a page"), static_cast<int>(PictureFormat::Pdf));
    for (const PicturePreset& preset : picturePresets())
        m_preset->addItem(QCoreApplication::translate("PictureDialog", preset.title));
    m_preset->addItem(tr("Own size"));
    m_unit->addItem(tr("px"));
    m_unit->addItem(tr("mm"));
    m_theme->addItem(tr("Light"), static_cast<int>(ChartTheme::Light));
    m_theme->addItem(tr("Dark"), static_cast<int>(ChartTheme::Dark));
    m_language->addItem(tr("As the window"), QString());
    for (const QString& code : Language::codes())
        m_language->addItem(Language::ownName(code), code);
    m_svgText->addItem(tr("Text that can be searched"), static_cast<int>(SvgText::Text));
    m_svgText->addItem(tr("Outlines that look the same everywhere"), static_cast<int>(SvgText::Paths));
    m_heading->setText(tr("T&itle and filter"));
    m_foot->setText(tr("&Numbers, dates and sources below"));
    m_dpi->setRange(SmallestDpi, LargestDpi);
    m_dpi->setSingleStep(24);
    m_dpi->setSuffix(tr(" dpi"));
    m_dpi->setToolTip(tr("More dots per inch make text and lines larger in a picture of the same pixels"));
    for (QSpinBox* box : {m_dpi})
        box->setKeyboardTracking(false);
    for (QDoubleSpinBox* box : {m_width, m_height})
        box->setKeyboardTracking(false);
    for (QComboBox* box : {m_format, m_preset, m_svgText}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(20);
    }
}

void PictureForm::arrange()
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* size = new QHBoxLayout;
    size->setSpacing(4);
    size->addWidget(m_width, 1);
    auto* times = new QLabel(QStringLiteral("×"), this);
    size->addWidget(times);
    size->addWidget(m_height, 1);
    size->addWidget(m_unit);
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("&Preset"), m_preset);
    form->addRow(tr("&Size"), size);
    static_cast<QLabel*>(form->labelForField(size))->setBuddy(m_width);
    form->addRow(tr("&Resolution"), m_dpi);
    form->addRow(tr("&Theme"), m_theme);
    form->addRow(tr("&Language"), m_language);
    form->addRow(tr("Te&xt in SVG"), m_svgText);
    form->addRow(m_heading);
    form->addRow(m_foot);
}

void PictureForm::connectBoxes()
{
    connect(m_preset, &QComboBox::activated, this, &PictureForm::choosePreset);
    connect(m_width, &QDoubleSpinBox::valueChanged, this, &PictureForm::takeSize);
    connect(m_height, &QDoubleSpinBox::valueChanged, this, &PictureForm::takeSize);
    connect(m_dpi, &QSpinBox::valueChanged, this, &PictureForm::takeDpi);
    connect(m_unit, &QComboBox::activated, this, [this](int index) {
        m_choices.millimetres = index == 1;
        m_millimetres = m_choices.millimetreSize();
        showChoices();
        emit changed();
    });
    for (QComboBox* box : {m_format, m_theme, m_language, m_svgText})
        connect(box, &QComboBox::currentIndexChanged, this, &PictureForm::takeOthers);
    for (QCheckBox* box : {m_heading, m_foot})
        connect(box, &QCheckBox::toggled, this, &PictureForm::takeOthers);
}

void PictureForm::choosePreset(int index)
{
    const auto& presets = picturePresets();
    if (index < 0 || index >= static_cast<int>(presets.size()))
        return;
    const PicturePreset& preset = presets[static_cast<std::size_t>(index)];
    preset.apply(m_choices);
    m_millimetres = preset.millimetres ? preset.size : m_choices.millimetreSize();
    showChoices();
    emit changed();
}

void PictureForm::takeSize()
{
    if (m_showing)
        return;
    const QSizeF size(m_width->value(), m_height->value());
    if (m_choices.millimetres) {
        m_millimetres = size;
        m_choices.setMillimetreSize(size);
    } else {
        m_choices.picture.size = size.toSize();
        m_millimetres = m_choices.millimetreSize();
    }
    showChoices();
    emit changed();
}

void PictureForm::takeDpi(int dpi)
{
    if (m_showing)
        return;
    m_choices.picture.dpi = dpi;
    if (m_choices.millimetres)
        m_choices.setMillimetreSize(m_millimetres);
    else
        m_millimetres = m_choices.millimetreSize();
    showChoices();
    emit changed();
}

void PictureForm::takeOthers()
{
    if (m_showing)
        return;
    PictureOptions& picture = m_choices.picture;
    picture.format = static_cast<PictureFormat>(m_format->currentData().toInt());
    picture.theme = static_cast<ChartTheme>(m_theme->currentData().toInt());
    picture.svgText = static_cast<SvgText>(m_svgText->currentData().toInt());
    picture.heading = m_heading->isChecked();
    picture.foot = m_foot->isChecked();
    m_choices.language = m_language->currentData().toString();
    showChoices();
    emit changed();
}

void PictureForm::showChoices()
{
    m_showing = true;
    const PictureOptions& picture = m_choices.picture;
    m_format->setCurrentIndex(m_format->findData(static_cast<int>(picture.format)));
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(picture.theme)));
    m_svgText->setCurrentIndex(m_svgText->findData(static_cast<int>(picture.svgText)));
    m_svgText->setEnabled(picture.format == PictureFormat::Svg);
    m_language->setCurrentIndex(m_language->findData(m_choices.language));
    m_heading->setChecked(picture.heading);
    m_foot->setChecked(picture.foot);
    m_dpi->setValue(picture.dpi);
    m_unit->setCurrentIndex(m_choices.millimetres ? 1 : 0);
    const double unit = m_choices.millimetres ? MillimetresAnInch / picture.dpi : 1;
    const QSizeF size = m_choices.millimetres ? m_millimetres : QSizeF(picture.size);
    const auto show = [&](QDoubleSpinBox* box, double value) {
        box->setDecimals(m_choices.millimetres ? 1 : 0);
        box->setSingleStep(m_choices.millimetres ? 5 : 10);
        box->setRange(SmallestSide * unit, LargestSide * unit);
        box->setValue(value);
    };
    show(m_width, size.width());
    show(m_height, size.height());
    const auto& presets = picturePresets();
    std::size_t preset = 0;
    while (preset < presets.size() && !presets[preset].isIn(m_choices))
        ++preset;
    m_preset->setCurrentIndex(static_cast<int>(preset));
    m_showing = false;
}

} // namespace atlas
