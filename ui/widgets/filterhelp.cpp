// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/filterhelp.h"

#include <QEvent>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <vector>

namespace atlas {

FilterHelp::FilterHelp(QWidget* parent)
    : QDialog(parent)
    , m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("filterHelp"));
    m_text->setObjectName(QStringLiteral("filterHelpText"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setTabChangesFocus(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_text);
    resize(fontMetrics().averageCharWidth() * 92, fontMetrics().height() * 32);
    retranslate();
}

void FilterHelp::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void FilterHelp::retranslate()
{
    setWindowTitle(tr("How to write a filter"));
    const std::vector<std::pair<QString, QString>> examples{
        {QStringLiteral("h100"),
            tr("A word finds offers whose provider, instance type, GPU, region or note has a word that begins so.")},
        {QStringLiteral("\"on request\""), tr("Words in quotes are found together, in this order.")},
        {QStringLiteral("gpu:h100"),
            tr("The column contains the value. A GPU is found by id, name or alias, whole words only.")},
        {QStringLiteral("provider:aws,gcp"), tr("One of several values.")},
        {QStringLiteral("provider=aws"), tr("Exactly this value.")},
        {QStringLiteral("provider!=aws,gcp"), tr("None of these values.")},
        {QStringLiteral("price<4"),
            tr("Numbers compare with <, <=, >, >= and =. The price is per GPU-hour in the shown currency.")},
        {QStringLiteral("vram:24..80"), tr("A range with both ends; one end may be left out.")},
        {QStringLiteral("price<30CNY"), tr("A price in another currency.")},
        {QStringLiteral("memory_gib>=1TB"), tr("Memory takes M, G and T; other numbers take k, M and G.")},
        {QStringLiteral("observed_on>=2026-01"), tr("Dates are YYYY, YYYY-MM or YYYY-MM-DD.")},
        {QStringLiteral("spot"), tr("spot, on_demand and reserved alone mean the purchase model.")},
        {QStringLiteral("region:none"),
            tr("none is unknown, any is known. Unknown matches nothing else, not even NOT.")},
        {QStringLiteral("variant=\"\""),
            tr("Empty quotes find an empty text or list. Only variant and flags can be empty: they are never "
               "unknown.")},
        {QStringLiteral("-provider:vast"), tr("A minus sign or NOT turns a condition around.")},
        {QStringLiteral("gpu:h100 OR gpu:h200"),
            tr("A blank means AND. OR stands in capitals and binds less than AND.")},
        {QStringLiteral("(gpu:h100 OR gpu:h200) price<4"), tr("Parentheses group conditions.")},
    };
    QString html = QStringLiteral("<p>%1</p><table cellpadding='4'>")
                       .arg(tr("Each condition leaves fewer offers. Every column of the table can be named by its key.")
                                .toHtmlEscaped());
    for (const auto& [example, meaning] : examples)
        html += QStringLiteral("<tr><td><code>%1</code></td><td>%2</td></tr>")
                    .arg(example.toHtmlEscaped(), meaning.toHtmlEscaped());
    html += QStringLiteral("</table><p>%1</p>")
                .arg(tr("Short names: price is price_per_gpu_hour, vram is gpu_memory_gib, count is gpu_count, ram is "
                        "memory_gib. "
                        "Ctrl+Space lists what may come next.")
                         .toHtmlEscaped());
    m_text->setHtml(html);
    m_text->setAccessibleName(windowTitle());
}

} // namespace atlas
