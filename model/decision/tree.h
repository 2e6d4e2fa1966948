// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/localtext.h"

#include <QString>
#include <QStringList>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

/// The decision tree as it stands in a file, references resolved to indexes. Filters are in the filter language of the
/// offers table; `{…}` in them and in expressions is a product or quotient of numbers, of ids of number questions and
/// of names that answers set: `gpu_memory_total_gib>={size*18}`. A filter with a name that has no value is left out.
namespace atlas {

/// Why a rule stands in the tree: claims and sources of the catalog that speak of it.
struct RuleNote
{
    LocalText text;
    QStringList sources;
    bool corrected = false; ///< a common rule that the facts contradict, put right here
};

/// What an answer would like to see: counts for a criterion and drops nothing.
struct Wish
{
    int criterion = 0;
    QString filter;
    LocalText text; ///< why an offer that meets it is good
};

/// A warning for every offer that the filter holds for.
struct OfferWarning
{
    QString id;
    QString filter;
    LocalText text;
};

/// An answer of a question; of a number question a band of its numbers, up to where the next one begins.
struct Choice
{
    QString id;
    LocalText text;
    QString filter;
    std::vector<std::pair<int, double>> weights; ///< criterion, what is added to its weight
    std::vector<RuleNote> notes;
    std::vector<Wish> wishes;
    std::vector<OfferWarning> warnings; ///< given only on its path
    std::vector<std::pair<QString, QString>> sets; ///< name, expression
    std::vector<int> tips;
    int next = 0; ///< a question or End; that of the question where the file names none
    bool ownNext = false; ///< the file names one
    double from = -std::numeric_limits<double>::infinity();
    bool above = false; ///< `from` itself is not in the band
};

struct AnswerUnit
{
    QString suffix; ///< as typed after a number
    double factor = 1; ///< base units in one
    LocalText text;
};

struct Question
{
    static constexpr int End = -1;
    enum class Kind { One, Several, Number, YesNo };

    QString id;
    LocalText text, help;
    Kind kind = Kind::One;
    bool required = false; ///< the window does not go on without an answer
    bool anyOf = false; ///< of several answers one is enough; else all of them hold
    bool money = false; ///< a number with a currency, of none the comparison currency
    std::vector<AnswerUnit> units; ///< the first is the base unit
    double least = 0, most = std::numeric_limits<double>::infinity();
    QString preset; ///< the answer that counts where none is given
    QString filter; ///< number questions: holds for every answer
    std::vector<Choice> choices;
    int next = End; ///< where it goes without an answer
};

struct Criterion
{
    enum class Measure {
        Cost, ///< see decision/costmeasure.h
        Value, ///< price per TFLOP-hour
        Compute, ///< TFLOPS of one GPU
        Bandwidth, ///< memory bandwidth of one GPU
        MemoryFit, ///< share of the instance's GPU memory that is needed
        Rules, ///< the first rule that holds, and the share of wishes that are met
    };
    struct Rule
    {
        QString filter;
        double score = 0; ///< 0 … 1
        LocalText text;
    };
    QString id;
    LocalText text;
    double weight = 0;
    Measure measure = Measure::Rules;
    std::vector<Rule> rules;
};

struct Tip
{
    QString id;
    LocalText text;
    QStringList sources;
    QString filter; ///< given only when one of the best offers is meant; empty: always
};

/// Names that answers set and the program itself reads.
inline constexpr const char* NeededMemoryGib = "memory_gib"; ///< GPU memory of the whole instance that is needed
inline constexpr const char* UseShare = "use_share"; ///< hours used of all hours, 0 … 1
inline constexpr const char* Months = "months"; ///< how long it is used
inline constexpr const char* Interruptible = "interruptible"; ///< 1: can be interrupted, 0: not
inline constexpr const char* OneMachine = "one_machine"; ///< 1: one machine is used, more GPUs do not end it sooner

struct DecisionTree
{
    static constexpr int MostQuestions = 1000;
    static constexpr qsizetype MostBytes = 4 * 1024 * 1024;

    QString id;
    LocalText title;
    int start = 0;
    std::vector<Criterion> criteria;
    std::vector<OfferWarning> warnings;
    std::vector<Tip> tips;
    std::vector<Question> questions;

    /// Index of the question, or -1.
    [[nodiscard]] int indexOf(QStringView questionId) const;
    [[nodiscard]] const Question& question(int index) const { return questions[static_cast<std::size_t>(index)]; }
};

using TreePtr = std::shared_ptr<const DecisionTree>;

/// "one", "several", "number" or "yesno", as files name them.
[[nodiscard]] QString kindName(Question::Kind kind);

} // namespace atlas
