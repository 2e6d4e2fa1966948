// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/importchoices.h"

#include "feeds/feedregistry.h"
#include "widgets/elidedlabel.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QRegularExpression>
#include <algorithm>

namespace atlas {

namespace {

/// Titles of feeds begin with a name.
QString shortTitle(const Feed& feed)
{
    static const QRegularExpression colon(QStringLiteral("[:：]"));
    return feed.title().section(colon, 0, 0);
}

}

ImportChoices::ImportChoices(QWidget* parent)
    : QWidget(parent)
    , m_feed(new QComboBox(this))
    , m_encoding(new QComboBox(this))
    , m_delimiter(new QComboBox(this))
    , m_decimal(new QComboBox(this))
    , m_policy(new QComboBox(this))
{
    struct Place
    {
        QComboBox* box;
        const char* name;
    };
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    int column = 0;
    for (const auto& [box, name] : {Place{m_feed, "importFeed"}, {m_encoding, "importEncoding"},
             {m_delimiter, "importDelimiter"}, {m_decimal, "importDecimal"}, {m_policy, "importPolicy"}}) {
        box->setObjectName(QLatin1String(name));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
        auto* label = new QLabel(this);
        label->setBuddy(box);
        m_labels.push_back(label);
        grid->addWidget(label, 0, column);
        grid->addWidget(box, 1, column);
        grid->setColumnStretch(column++, 1);
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            if (!m_filling)
                emit changed();
        });
    }
    fill();
}

QString ImportChoices::delimiterName(char delimiter)
{
    switch (delimiter) {
    case ';':
        return tr("Semicolon ;");
    case '\t':
        return tr("Tab");
    case '|':
        return tr("Bar |");
    default:
        return tr("Comma ,");
    }
}

void ImportChoices::fill()
{
    m_filling = true;
    const std::array texts{
        tr("&Format"), tr("&Encoding"), tr("&Delimiter"), tr("Decimal &sign"), tr("&Rows of another length")};
    for (std::size_t i = 0; i < texts.size(); ++i)
        m_labels[i]->setText(texts[i]);
    const std::array boxes{m_feed, m_encoding, m_delimiter, m_decimal, m_policy};
    std::array<int, boxes.size()> chosen{};
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        chosen[i] = boxes[i]->currentIndex();
        boxes[i]->clear();
        if (boxes[i] != m_policy)
            boxes[i]->addItem(tr("as found"), QVariant());
    }
    for (const Feed* feed : feeds())
        m_feed->addItem(shortTitle(*feed), feed->id());
    for (const TextEncoding encoding : textEncodings())
        m_encoding->addItem(encodingName(encoding), static_cast<int>(encoding));
    for (const char delimiter : {',', ';', '\t', '|'})
        m_delimiter->addItem(delimiterName(delimiter), static_cast<int>(delimiter));
    m_decimal->addItem(tr("Point 1.5"), static_cast<int>(DecimalSign::Point));
    m_decimal->addItem(tr("Comma 1,5"), static_cast<int>(DecimalSign::Comma));
    m_policy->addItem(tr("Leave out"), static_cast<int>(RowPolicy::Skip));
    m_policy->addItem(tr("Fill up"), static_cast<int>(RowPolicy::Pad));
    m_policy->addItem(tr("Import nothing"), static_cast<int>(RowPolicy::Stop));
    for (std::size_t i = 0; i < boxes.size(); ++i)
        boxes[i]->setCurrentIndex(std::max(0, chosen[i]));
    m_filling = false;
}

QString ImportChoices::feed() const
{
    return m_feed->currentData().toString();
}

void ImportChoices::apply(CsvOptions& options) const
{
    const auto chosen = [](const QComboBox* box) {
        return box->currentData().isValid() ? std::optional(box->currentData().toInt()) : std::nullopt;
    };
    options.encoding = {};
    options.delimiter = {};
    options.decimal = {};
    if (const auto encoding = chosen(m_encoding))
        options.encoding = static_cast<TextEncoding>(*encoding);
    if (const auto delimiter = chosen(m_delimiter))
        options.delimiter = static_cast<char>(*delimiter);
    if (const auto decimal = chosen(m_decimal))
        options.decimal = static_cast<DecimalSign>(*decimal);
    options.policy = static_cast<RowPolicy>(m_policy->currentData().toInt());
}

void ImportChoices::showFirst(QComboBox* box, const QString& found)
{
    box->setItemText(0, found.isEmpty() ? tr("as found") : tr("%1 (found)").arg(found));
}

void ImportChoices::showFound(const ImportPreview& preview)
{
    m_filling = true;
    const Feed* feed = feedById(preview.feed);
    showFirst(m_feed, feed == nullptr ? QString() : shortTitle(*feed));
    m_feed->setToolTip(feed == nullptr ? QString() : plainToolTip(feed->title()));
    const bool list = preview.plan.has_value();
    QString decimal;
    if (list) {
        showFirst(m_encoding, preview.plan->encoding);
        showFirst(m_delimiter, delimiterName(preview.plan->delimiter));
        const auto isComma = [](const CsvColumn& column) { return column.decimal == DecimalSign::Comma; };
        const bool comma = std::any_of(preview.plan->columns.begin(), preview.plan->columns.end(), isComma);
        const bool asked = std::any_of(preview.plan->questions.begin(), preview.plan->questions.end(),
            [](const CsvQuestion& question) { return question.about == CsvQuestion::About::Decimal; });
        decimal = asked ? tr("please choose") : comma ? tr("Comma 1,5") : tr("Point 1.5");
    }
    showFirst(m_decimal, decimal);
    m_decimal->setEnabled(list);
    m_filling = false;
}

void ImportChoices::reset()
{
    m_filling = true;
    for (QComboBox* box : {m_feed, m_encoding, m_delimiter, m_decimal, m_policy})
        box->setCurrentIndex(0);
    m_filling = false;
}

void ImportChoices::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    QWidget::changeEvent(event);
}

} // namespace atlas
