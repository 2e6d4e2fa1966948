// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/values.h"

#include <QVariantMap>
#include <QWidget>
#include <optional>

class QSplitter;

namespace atlas {

class DetailPane;
class EmptyState;
class RecordTable;
class Session;
class TableModel;

/// The offers of the current query as a table, and all fields of the one that is current beside it.
class OffersPage : public QWidget
{
    Q_OBJECT
public:
    explicit OffersPage(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] RecordTable* table() const { return m_table; }
    [[nodiscard]] TableModel* model() const { return m_model; }
    [[nodiscard]] DetailPane* details() const { return m_details; }
    void setDetailsShown(bool shown);
    [[nodiscard]] int detailsWidth() const;
    void setDetailsWidth(int width);
    void focusResults();
    /// By the column at hand, else the current one.
    void sortByCurrentColumn(bool add);
    /// Current and selected offers and what is scrolled to, by key, for coming back to it.
    [[nodiscard]] QVariantMap memory() const;
    void recall(const QVariantMap& memory);
    /// Whose menu is open; -1: none.
    void setColumnAtHand(int section) { m_columnAtHand = section; }

signals:
    void detailsAsked(); ///< the details are wanted, shown or not
    void left(); ///< Esc in the table
    void openAsked(); ///< another catalog is wanted
    /// The filter gave way to the details' wish; `before` brings the old one back.
    void filterReplaced(const QString& before);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showAnswer();
    void showQuery();
    void showDetails();
    /// Goes to that record, under another filter where this one hides it.
    void showOffer(std::uint32_t record, const QString& filter);
    void replaceFilter(const QString& filter);
    void explainEmptiness();
    void explainNoMatch();
    void sort(int section, bool add);
    [[nodiscard]] CellStyle style() const;

    Session& m_session;
    TableModel* m_model;
    RecordTable* m_table;
    EmptyState* m_empty;
    DetailPane* m_details;
    QSplitter* m_splitter;
    int m_detailsWidth = 0;
    int m_columnAtHand = -1;
    bool m_explaining = false;
};

} // namespace atlas
