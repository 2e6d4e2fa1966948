// SPDX-License-Identifier: GPL-3.0-or-later
#include "filters/rangefacet.h"

#include "engine/filtervalues.h"
#include "engine/values.h"
#include "filters/rangeslider.h"
#include "widgets/tones.h"
#include "widgets/typednumber.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace atlas {

RangeFacet::RangeFacet(const QString& columnKey, QWidget* parent)
    : FacetSection(columnKey, parent)
    , m_slider(new RangeSlider(this))
    , m_from{new QLineEdit(this), {}, {}}
    , m_to{new QLineEdit(this), {}, {}}
    , m_between(new QLabel(QStringLiteral("–"), this))
    , m_unit(new QLabel(this))
    , m_unknown(new QCheckBox(this))
    , m_note(new QLabel(this))
{
    m_slider->setObjectName(QStringLiteral("facetSlider_%1").arg(columnKey));
    m_from.field->setObjectName(QStringLiteral("facetFrom_%1").arg(columnKey));
    m_to.field->setObjectName(QStringLiteral("facetTo_%1").arg(columnKey));
    for (QLineEdit* field : {m_from.field, m_to.field}) {
        field->installEventFilter(this);
        connect(field, &QLineEdit::textEdited, this, [this] { applyEnds(); });
    }
    m_between->setTextFormat(Qt::PlainText);
    m_unknown->setObjectName(QStringLiteral("facetUnknown_%1").arg(columnKey));
    m_unknown->installEventFilter(this);
    m_note->setObjectName(QStringLiteral("facetNote_%1").arg(columnKey));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->hide();
    arrange();

    connect(m_slider, &RangeSlider::lowerDragged, this,
        [this](double position) { drag(m_from, m_scale.lowerValue(position)); });
    connect(m_slider, &RangeSlider::upperDragged, this,
        [this](double position) { drag(m_to, m_scale.upperValue(position)); });
    connect(m_slider, &RangeSlider::resetAsked, this, [this] { emit operandsAsked({}); });
    connect(m_unknown, &QCheckBox::clicked, this, &RangeFacet::apply);
    m_slider->setTip([this](std::size_t bar) {
        const auto [low, high] = m_scale.ends(bar);
        const QString values
            = low == high ? shownText(low) : tr("%1 to %2", "values").arg(shownText(low), shownText(high));
        return tr("%1: %Ln offers", "values, number of offers", static_cast<int>(m_spread.counts.at(bar))).arg(values);
    });
}

void RangeFacet::arrange()
{
    auto* fields = new QHBoxLayout;
    fields->setContentsMargins(4, 0, 4, 0);
    fields->setSpacing(4);
    fields->addWidget(m_from.field, 1);
    fields->addWidget(m_between);
    fields->addWidget(m_to.field, 1);
    fields->addWidget(m_unit);
    m_unit->setTextFormat(Qt::PlainText);
    rows()->addWidget(m_slider);
    rows()->addLayout(fields);
    rows()->addWidget(m_unknown);
    rows()->addWidget(m_note);
    m_unknown->setContentsMargins(4, 0, 4, 0);
    m_note->setContentsMargins(4, 0, 4, 0);
}

QWidget* RangeFacet::firstWidget() const
{
    return m_from.field;
}

void RangeFacet::showFilter(const TablePtr& table, const FilterNode& filter)
{
    const bool other = table != this->table();
    setTable(table);
    if (column() < 0)
        return;
    m_range = chosenRange(filter, column(), *table);
    if (other)
        retranslate();
    setChosen(m_range.isAll() ? QString() : tr("set", "of a facet"));
    showRange();
}

void RangeFacet::setScale(const NumberScale& scale)
{
    m_scale = scale;
    showRange();
}

void RangeFacet::setSpread(const Spread& spread)
{
    m_spread = spread;
    m_slider->setCounts(spread.counts);
    retranslate();
}

QString RangeFacet::shownText(double value) const
{
    const ColumnKind kind = table()->column(column()).kind;
    const QString text = scaleText(kind, value);
    if (kind == ColumnKind::Date)
        return text;
    QLocale plain;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    return plain.toString(text.toDouble(), 'f', QLocale::FloatingPointShortest);
}

void RangeFacet::showEnd(End& end, const std::optional<FilterValue>& value, bool open)
{
    const Column& described = table()->column(column());
    const QString now = value ? valueSpelled(described, *value) : QString();
    end.open = open;
    // What is being typed stays as it is typed.
    if (end.field->hasFocus() && now == spelled(end) && m_note->isHidden())
        return;
    end.spelled = now;
    const bool plain = value && now == numberText(value->number);
    end.shown = plain ? shownText(value->number) : now;
    end.field->setText(end.shown);
}

void RangeFacet::showRange()
{
    if (!table() || column() < 0)
        return;
    showEnd(m_from, m_range.from, m_range.fromOpen);
    showEnd(m_to, m_range.to, m_range.toOpen);
    m_unknown->setChecked(m_range.unknown);
    showPositions();
    complain(m_range.other ? tr("The filter says more about this than two ends.") : QString());
}

void RangeFacet::showPositions()
{
    m_slider->setEnabled(!m_scale.isEmpty());
    m_slider->setRange(m_range.from ? m_scale.lowerPosition(scaleNumber(*m_range.from, false)) : 0,
        m_range.to ? m_scale.upperPosition(scaleNumber(*m_range.to, true)) : 1);
}

QString RangeFacet::spelled(const End& end) const
{
    const QString text = end.field->text().trimmed();
    if (text.isEmpty())
        return QStringLiteral("");
    if (text == end.shown)
        return end.spelled;
    if (table()->column(column()).kind == ColumnKind::Date)
        return dateFromText(text) ? text : QString();
    if (const std::optional<double> number = typedNumber(text))
        return numberText(*number);
    // With a unit or a currency, as filters have it.
    const QString name = QString::fromLatin1(table()->column(column()).key);
    const bool right = !text.contains(u' ') && !parseFilter(name + u'=' + text, *table()).error;
    return right ? text : QString();
}

void RangeFacet::apply(bool unknown)
{
    if (!table() || column() < 0)
        return;
    const bool dates = table()->column(column()).kind == ColumnKind::Date;
    const QString from = spelled(m_from), to = spelled(m_to);
    if (from.isNull() || to.isNull()) {
        complain(dates ? tr("A date is written 2026, 2026-01 or 2026-01-31.") : tr("This is not a number."));
        return;
    }
    RangeText text{from, to, false, false, unknown};
    text.fromOpen = m_from.open && from == m_from.spelled;
    text.toOpen = m_to.open && to == m_to.spelled;
    const QString operands = rangeFilter(column(), text, *table());
    if (parseFilter(operands, *table()).error) {
        complain(tr("The first value is greater than the second."));
        return;
    }
    complain({});
    emit operandsAsked(operands);
}

void RangeFacet::applyEnds()
{
    // A range leaves the unknown out until they are asked for; without one there is nothing to leave out.
    const bool open = m_from.field->text().trimmed().isEmpty() && m_to.field->text().trimmed().isEmpty();
    apply(open || (m_range.unknown && !m_range.isAll()));
}

void RangeFacet::drag(End& end, std::optional<double> value)
{
    end.spelled = value ? scaleText(table()->column(column()).kind, *value) : QString();
    end.shown = value ? shownText(*value) : QString();
    end.open = false;
    end.field->setText(end.shown);
    applyEnds();
}

void RangeFacet::complain(const QString& text)
{
    m_note->setVisible(!text.isEmpty() && isOpen());
    m_note->setText(text);
    QPalette tones = palette();
    tones.setColor(QPalette::WindowText, m_range.other ? dimText(tones) : errorText(tones));
    m_note->setPalette(tones);
    for (const End& end : {m_from, m_to})
        end.field->setAccessibleDescription(text);
}

void RangeFacet::showContent(bool shown)
{
    for (QWidget* part : {static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_from.field),
             static_cast<QWidget*>(m_to.field), static_cast<QWidget*>(m_between)})
        part->setVisible(shown);
    m_unit->setVisible(shown && !m_unit->text().isEmpty());
    m_unknown->setVisible(shown && m_spread.unknown > 0);
    m_note->setVisible(shown && !m_note->text().isEmpty());
}

void RangeFacet::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        showRange();
    FacetSection::changeEvent(event);
}

bool RangeFacet::eventFilter(QObject* watched, QEvent* event)
{
    const bool ours = watched == m_from.field || watched == m_to.field || watched == m_unknown;
    if (ours && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        auto* field = qobject_cast<QLineEdit*>(watched);
        if (key == Qt::Key_Escape) {
            if (field && !field->text().isEmpty()) {
                field->clear();
                applyEnds();
            } else {
                emit left();
            }
            return true;
        }
        if (field && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
            emit left();
            return true;
        }
    }
    if (ours && event->type() == QEvent::FocusOut)
        showRange();
    return FacetSection::eventFilter(watched, event);
}

void RangeFacet::retranslate()
{
    FacetSection::retranslate();
    if (!table() || column() < 0)
        return;
    const QString title = headerText(*table(), column(), PerUnit::Hour), none = QStringLiteral("—");
    m_unit->setText(unitText(table()->column(column()).unit, PerUnit::Hour, table()->context().currency));
    m_from.field->setPlaceholderText(m_scale.isEmpty() ? none : shownText(m_scale.lowest()));
    m_to.field->setPlaceholderText(m_scale.isEmpty() ? none : shownText(m_scale.highest()));
    m_from.field->setAccessibleName(tr("%1, at least").arg(title));
    m_to.field->setAccessibleName(tr("%1, at most").arg(title));
    m_from.field->setToolTip(tr("At least; empty: from the lowest"));
    m_to.field->setToolTip(tr("At most; empty: up to the highest"));
    m_unknown->setText(
        tr("Unknown (%1)", "number of offers").arg(QLocale().toString(static_cast<qulonglong>(m_spread.unknown))));
    m_unknown->setAccessibleName(tr("%1: unknown too").arg(title));
    m_slider->setAccessibleName(title);
    m_slider->setAccessibleDescription(tr("The two fields take the same range."));
    showContent(isOpen());
}

} // namespace atlas
