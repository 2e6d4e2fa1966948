// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feeds/preview.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;

namespace atlas {

/// How the file of an import is to be read: each box begins with what was found out.
class ImportChoices : public QWidget
{
    Q_OBJECT
public:
    explicit ImportChoices(QWidget* parent = nullptr);

    /// Empty: found out.
    [[nodiscard]] QString feed() const;
    /// Puts what was chosen into the options.
    void apply(CsvOptions& options) const;
    void showFound(const ImportPreview& preview);
    /// Everything is found out again, for another file.
    void reset();

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void showFirst(QComboBox* box, const QString& found);
    [[nodiscard]] static QString delimiterName(char delimiter);

    QComboBox *m_feed, *m_encoding, *m_delimiter, *m_decimal, *m_policy;
    std::vector<QLabel*> m_labels;
    bool m_filling = false;
};

} // namespace atlas
