// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/ownership.h"
#include "engine/table.h"
#include "sqlite/ownoffers.h"

#include <QDialog>
#include <QLocale>
#include <map>
#include <optional>

class QFormLayout;
class QGroupBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace atlas {

/// Asks for an own offer: a negotiated price, or a machine whose price per hour follows from what it cost. Stays open
/// until what it asked for is stored.
class OwnOfferDialog : public QDialog
{
    Q_OBJECT
public:
    enum class Mode { Add, Edit };
    /// `file`: the catalog that it is stored in.
    OwnOfferDialog(
        Mode mode, const OfferFields& fields, const Table& offers, const QString& file, QWidget* parent = nullptr);

    [[nodiscard]] Mode mode() const { return m_mode; }
    /// What is asked for; nothing, and the reason is shown, where something typed cannot be used.
    [[nodiscard]] std::optional<OfferFields> fields();
    /// Shows why it could not be stored; it can be tried again.
    void showError(const QString& message);

signals:
    void storeAsked();

private:
    void addFields(QFormLayout* form, const Table& offers);
    void addOwnership(QFormLayout* form);
    [[nodiscard]] QString textOf(const QString& key) const;
    /// Of a field for numbers, in any of the two ways to write them; nothing where it is none.
    [[nodiscard]] Result<Ownership> ownership() const;
    void showPrice();

    Mode m_mode;
    OfferFields m_fields;
    std::map<QString, QWidget*> m_editors; ///< by field
    std::map<QString, QString> m_titles; ///< by field
    QGroupBox* m_owned = nullptr;
    std::map<QString, QLineEdit*> m_terms; ///< by figure of the machine
    QLabel* m_price = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_store = nullptr;
};

} // namespace atlas
