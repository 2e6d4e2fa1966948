// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartfile.h"

#include <QImage>
#include <QWidget>

namespace atlas {

/// Shows what a chart's file looks like, as large as there is room. What is shown of PNG and SVG is read from the very
/// bytes of the file; a PDF, and a picture too large to be made at every change, is drawn from the same scene.
class PicturePreview : public QWidget
{
    Q_OBJECT
public:
    explicit PicturePreview(QWidget* parent = nullptr);

    /// Call it within the language of the picture.
    void showPicture(const ChartData& chart, const PictureOptions& options);
    /// Says why there is no picture.
    void showProblem(const QString& text);
    /// Size of the file in bytes; 0: it was not made.
    [[nodiscard]] qsizetype fileSize() const { return m_fileSize; }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] const QImage& image() const { return m_image; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QImage drawn(const QByteArray& svg, const PictureOptions& options) const;

    QImage m_image;
    QString m_problem;
    qsizetype m_fileSize = 0;
};

} // namespace atlas
