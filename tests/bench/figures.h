// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

namespace atlas::bench {

/// Something to time: `run` is called once a round, with the number of the round.
struct Contender
{
    QString name;
    std::function<void(int round)> run;
};

struct Timing
{
    QString name;
    std::vector<double> milliseconds; ///< one a round, sorted
    [[nodiscard]] double median() const;
    [[nodiscard]] double p95() const;
    [[nodiscard]] double max() const;
    void sort();
};

/// Adds one timed run. When the processor was taken away meanwhile (processor time / wall time < 0.93), the run is
/// taken again after `restore`, three times at most.
void takeTimed(Timing& timing, const std::function<void()>& run, const std::function<void()>& restore);
/// Adds the wall time of one run, whoever does the work.
void takeWall(Timing& timing, const std::function<void()>& run);

/// Runs the contenders in turn, round by round, after one warm-up round. A round in which the processor was taken away
/// (processor time / wall time < 0.93 over the round) is taken again, at most `rounds` times in all.
[[nodiscard]] std::vector<Timing> duel(const std::vector<Contender>& contenders, int rounds);

/// Prints one JSON line: the figure, its times, and how many times slower the peer was (medians).
void printFigure(const QString& figure, std::size_t offers, const Timing& ours, const Timing* peer = nullptr);
/// A line for a single number.
void printNumber(const QString& figure, std::size_t offers, double value, const QString& unit);

} // namespace atlas::bench
