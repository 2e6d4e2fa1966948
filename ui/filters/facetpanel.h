// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <map>
#include <memory>
#include <vector>

class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace atlas {

class ColumnChooser;
class FacetSection;
class Session;
class Table;

/// The facets beside the results: the columns that the user has chosen, each with an editor of its kind. All of them
/// read and write the one filter.
class FacetPanel : public QWidget
{
    Q_OBJECT
public:
    explicit FacetPanel(Session& session, QWidget* parent = nullptr);

    void focusFirst();
    /// Puts the column among the facets if it is not there, and goes to it.
    void addFacet(const QString& key);
    [[nodiscard]] QStringList facets() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void setFacets(const QStringList& keys);
    void addSection(const QString& key);
    /// Those that the settings say are folded.
    void foldSections();
    void removeFacet(FacetSection* section);
    void moveFacet(FacetSection* section, int step);
    void countValues();
    void showFacets();
    void showSpreads();
    void showChooser();
    void retranslate();

    Session& m_session;
    std::vector<FacetSection*> m_sections;
    std::weak_ptr<const Table> m_scaled; ///< the table whose scales the range facets have
    QScrollArea* m_scroll;
    QVBoxLayout* m_rows;
    QPushButton* m_choose;
    ColumnChooser* m_chooser = nullptr;
    QTimer m_soon; ///< spreads wait until the answer is painted and the typing pauses
};

} // namespace atlas
