// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/catalogfile.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace atlas {

/// Where a new catalog is to be made, and from what. Says at once when a file is there already.
class NewCatalogDialog : public QDialog
{
    Q_OBJECT
public:
    /// `path`: what is suggested.
    explicit NewCatalogDialog(const QString& path, QWidget* parent = nullptr);

    /// Absolute, with a suffix.
    [[nodiscard]] QString path() const;
    [[nodiscard]] StartWith content() const;

    /// A name in that folder that no file has.
    [[nodiscard]] static QString freeName(const QString& folder);

private:
    void choose();
    void check();

    QLineEdit* m_path;
    QRadioButton* m_facts;
    QRadioButton* m_empty;
    QLabel* m_problem;
    QPushButton* m_make;
};

} // namespace atlas
