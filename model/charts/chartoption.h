// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QLocale>
#include <QString>
#include <QStringList>
#include <map>
#include <vector>

namespace atlas {

/// One value that an option can have.
struct ChartChoice
{
    QString value; ///< as the command line writes it
    QString title; ///< translated
};

/// Something that can be chosen about a chart, described once: command line, help, `chart --list` and the controls of
/// the window are made from it.
struct ChartOption
{
    enum class Kind {
        Choice, ///< one of `choices`, the first unless chosen otherwise
        Count, ///< a whole number from 1 to `most`
        Open, ///< one of what the catalog has, see Chart::choices
        Offers, ///< keys of offers, comma between them, commas in keys percent-encoded
    };
    const char* flag; ///< "--by"
    const char* value; ///< how help shows what follows: "COLUMN"
    const char* help; ///< one line, marked with QT_TRANSLATE_NOOP("CommandLine", …)
    QString title; ///< translated, as the window shows it
    Kind kind = Kind::Choice;
    std::vector<ChartChoice> choices = {};
    int most = 1000;
    const char* onlyWith = nullptr; ///< "y=benchmark": matters only while that option has that value

    [[nodiscard]] QString key() const { return QString::fromLatin1(flag + 2); }
    [[nodiscard]] QStringList values() const;
};

/// What was chosen; options that are not in it have their usual value.
struct ChartOptions
{
    std::map<QString, QString> values = {}; ///< by key
    QLocale locale = {}; ///< language of names

    [[nodiscard]] QString value(const QString& key) const;
    /// 0 where it was not chosen.
    [[nodiscard]] int count(const QString& key) const { return value(key).toInt(); }
};

/// The options with every choice filled in. Fails on one that the chart does not have or a value that it cannot have,
/// and names those it can have.
[[nodiscard]] Result<ChartOptions> completed(
    const QString& chart, const std::vector<ChartOption>& options, const ChartOptions& chosen);

/// Options that several charts share.
namespace chartoptions {

/// What items stand for: columns of the offers by key, the usual one first.
[[nodiscard]] ChartOption by(const QStringList& columns);
[[nodiscard]] ChartOption top();
/// Axes that may be logarithmic: values "none" and those of `axes` ("x", "y", "xy"), the usual one first.
[[nodiscard]] ChartOption log(const QStringList& axes);
[[nodiscard]] ChartOption offers();
[[nodiscard]] ChartOption benchmark();

/// Title of an offers column; of an id, that of the name.
[[nodiscard]] QString columnChoice(const QString& key);

}

} // namespace atlas
