// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exports/picturechoices.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace atlas {

/// Everything that can be chosen about the picture of a chart. Sizes are kept in pixels; in millimetres the resolution
/// changes how many pixels they are, in pixels how long.
class PictureForm : public QWidget
{
    Q_OBJECT
public:
    explicit PictureForm(const PictureChoices& choices, QWidget* parent = nullptr);

    [[nodiscard]] const PictureChoices& choices() const { return m_choices; }

signals:
    void changed();

private:
    void arrange();
    void fillBoxes();
    void connectBoxes();
    void choosePreset(int index);
    void takeSize();
    void takeDpi(int dpi);
    void takeOthers();
    void showChoices();

    PictureChoices m_choices;
    QSizeF m_millimetres; ///< as typed: pixels would round them away
    bool m_showing = false; ///< boxes are being set, which is no choice
    QComboBox *m_format, *m_preset, *m_unit, *m_theme, *m_language, *m_svgText;
    QDoubleSpinBox *m_width, *m_height;
    QSpinBox* m_dpi;
    QCheckBox *m_heading, *m_foot;
};

} // namespace atlas
