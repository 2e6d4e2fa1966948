// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QTextBrowser;

namespace atlas {

/// How a filter is written, by example. Stays open beside the window.
class FilterHelp : public QDialog
{
    Q_OBJECT
public:
    explicit FilterHelp(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QTextBrowser* m_text;
};

} // namespace atlas
