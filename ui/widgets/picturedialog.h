// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartfile.h"

#include <QDialog>

class QComboBox;
class QSpinBox;

namespace atlas {

/// Asks how a chart is written: format, size, resolution, theme.
class PictureDialog : public QDialog
{
    Q_OBJECT
public:
    explicit PictureDialog(const PictureOptions& options, QWidget* parent = nullptr);

    [[nodiscard]] PictureOptions options() const;

private:
    void showWhatApplies();

    PictureOptions m_options;
    QComboBox* m_format;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QSpinBox* m_dpi;
    QComboBox* m_theme;
    QComboBox* m_svgText;
};

} // namespace atlas
