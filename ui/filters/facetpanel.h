// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <vector>

namespace atlas {

class FacetSection;
class Session;

/// The facets beside the results: values with counts, checking one changes the filter.
class FacetPanel : public QScrollArea
{
    Q_OBJECT
public:
    explicit FacetPanel(Session& session, QWidget* parent = nullptr);

    void focusFirst();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void left();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showFacets();
    void retranslate();

    Session& m_session;
    std::vector<FacetSection*> m_sections;
};

} // namespace atlas
