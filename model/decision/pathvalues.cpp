// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/pathvalues.h"

#include "engine/values.h"

#include <QRegularExpression>
#include <cmath>
#include <functional>

namespace atlas {

namespace {

struct Factor
{
    QString term; ///< a number or a name
    bool divides = false;
};

/// None when the expression is not term { (*|/) term }.
std::optional<std::vector<Factor>> factorsOf(const QString& expression)
{
    static const QRegularExpression term(QStringLiteral("^(?:[a-z][a-z0-9_]*|[0-9]+(?:\\.[0-9]+)?)$"));
    std::vector<Factor> factors;
    qsizetype from = 0;
    bool divides = false;
    for (qsizetype place = 0; place <= expression.size(); ++place) {
        const QChar sign = place < expression.size() ? expression[place] : u'*';
        if (sign != u'*' && sign != u'/')
            continue;
        const QString word = expression.mid(from, place - from).trimmed();
        if (!term.match(word).hasMatch())
            return {};
        factors.push_back({word, divides});
        divides = sign == u'/';
        from = place + 1;
    }
    return factors;
}

/// Calls `part` with each piece of the text, the second argument saying whether it stood in braces. False: the braces
/// do not match or `part` said no.
bool forEachPart(const QString& text, const std::function<bool(const QString&, bool)>& part)
{
    qsizetype from = 0;
    while (from <= text.size()) {
        const qsizetype open = text.indexOf(u'{', from);
        const QString plain = text.mid(from, open < 0 ? -1 : open - from);
        if (plain.contains(u'}') || !part(plain, false))
            return false;
        if (open < 0)
            return true;
        const qsizetype close = text.indexOf(u'}', open);
        if (close < 0 || !part(text.mid(open + 1, close - open - 1), true))
            return false;
        from = close + 1;
    }
    return true;
}

bool isNumber(const QString& term)
{
    return term.front().isDigit();
}

}

std::optional<PathValue> evaluateExpression(const QString& expression, const PathValues& values)
{
    const auto factors = factorsOf(expression);
    if (!factors)
        return {};
    PathValue result{1};
    for (const Factor& factor : *factors) {
        double number = 0;
        if (isNumber(factor.term)) {
            number = factor.term.toDouble();
        } else {
            const auto known = values.find(factor.term);
            if (known == values.end())
                return {};
            number = known->second.number;
            if (!known->second.currency.isEmpty())
                result.currency = known->second.currency;
        }
        result.number = factor.divides ? result.number / number : result.number * number;
    }
    if (!std::isfinite(result.number))
        return {};
    return result;
}

std::optional<QString> fillTemplate(const QString& text, const PathValues& values)
{
    QString filled;
    const bool complete = forEachPart(text, [&](const QString& part, bool braced) {
        if (!braced) {
            filled += part;
            return true;
        }
        const std::optional<PathValue> value = evaluateExpression(part, values);
        if (value)
            filled += numberText(QString::number(value->number, 'g', 12).toDouble()) + value->currency;
        return value.has_value();
    });
    return complete ? std::optional(filled) : std::nullopt;
}

std::optional<QStringList> namesInExpression(const QString& expression)
{
    const auto factors = factorsOf(expression);
    if (!factors)
        return {};
    QStringList names;
    for (const Factor& factor : *factors)
        if (!isNumber(factor.term))
            names << factor.term;
    return names;
}

std::optional<QStringList> namesInTemplate(const QString& text)
{
    QStringList names;
    const bool right = forEachPart(text, [&names](const QString& part, bool braced) {
        if (!braced)
            return true;
        const auto inside = namesInExpression(part);
        if (inside)
            names += *inside;
        return inside.has_value();
    });
    return right ? std::optional(names) : std::nullopt;
}

PathValues valuesOf(const DecisionTree& tree, const Path& path)
{
    PathValues values;
    for (const PathStep& step : path) {
        if (!step.answer)
            continue;
        const Question& question = tree.question(step.question);
        if (step.answer->number)
            values[question.id] = {*step.answer->number, step.answer->currency};
        for (const int choice : step.answer->choices) {
            for (const auto& [name, expression] : question.choices[static_cast<std::size_t>(choice)].sets) {
                if (const std::optional<PathValue> value = evaluateExpression(expression, values))
                    values[name] = *value;
                else
                    values.erase(name); // what was set before belongs to another answer
            }
        }
    }
    return values;
}

} // namespace atlas
