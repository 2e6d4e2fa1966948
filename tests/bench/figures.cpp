// SPDX-License-Identifier: GPL-3.0-or-later
#include "figures.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>

namespace atlas::bench {

namespace {

double seconds(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double rounded(double value)
{
    return std::round(value * 1000) / 1000;
}

void printLine(const QJsonObject& line)
{
    std::printf("%s\n", QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

}

double Timing::median() const
{
    return milliseconds.empty() ? 0 : milliseconds[milliseconds.size() / 2];
}

double Timing::p95() const
{
    return milliseconds.empty() ? 0 : milliseconds[std::min(milliseconds.size() - 1, milliseconds.size() * 95 / 100)];
}

double Timing::max() const
{
    return milliseconds.empty() ? 0 : milliseconds.back();
}

void Timing::sort()
{
    std::sort(milliseconds.begin(), milliseconds.end());
}

void takeTimed(Timing& timing, const std::function<void()>& run, const std::function<void()>& restore)
{
    constexpr int Tries = 4;
    for (int attempt = 1; attempt <= Tries; ++attempt) {
        const double wall = seconds(CLOCK_MONOTONIC), processor = seconds(CLOCK_PROCESS_CPUTIME_ID);
        run();
        const double wallTaken = seconds(CLOCK_MONOTONIC) - wall;
        const double processorTaken = seconds(CLOCK_PROCESS_CPUTIME_ID) - processor;
        if (processorTaken / wallTaken < 0.93 && attempt < Tries) {
            restore();
            continue;
        }
        timing.milliseconds.push_back(wallTaken * 1000);
        return;
    }
}

void takeWall(Timing& timing, const std::function<void()>& run)
{
    const double wall = seconds(CLOCK_MONOTONIC);
    run();
    timing.milliseconds.push_back((seconds(CLOCK_MONOTONIC) - wall) * 1000);
}

std::vector<Timing> duel(const std::vector<Contender>& contenders, int rounds)
{
    std::vector<Timing> timings;
    for (const Contender& contender : contenders)
        timings.push_back({contender.name, {}});
    for (const Contender& contender : contenders)
        contender.run(0);
    for (int round = 0; round < rounds; ++round)
        for (std::size_t i = 0; i < contenders.size(); ++i)
            takeTimed(
                timings[i], [&] { contenders[i].run(round); }, [] {});
    for (Timing& timing : timings)
        timing.sort();
    return timings;
}

void printFigure(const QString& figure, std::size_t offers, const Timing& ours, const Timing* peer)
{
    QJsonObject line{{QStringLiteral("figure"), figure}, {QStringLiteral("offers"), static_cast<qint64>(offers)},
        {QStringLiteral("median_ms"), rounded(ours.median())}, {QStringLiteral("p95_ms"), rounded(ours.p95())},
        {QStringLiteral("max_ms"), rounded(ours.max())},
        {QStringLiteral("rounds"), static_cast<qint64>(ours.milliseconds.size())}};
    if (peer) {
        line.insert(QStringLiteral("peer"), peer->name);
        line.insert(QStringLiteral("peer_median_ms"), rounded(peer->median()));
        line.insert(QStringLiteral("ratio"), rounded(peer->median() / ours.median()));
    }
    printLine(line);
}

void printNumber(const QString& figure, std::size_t offers, double value, const QString& unit)
{
    printLine({{QStringLiteral("figure"), figure}, {QStringLiteral("offers"), static_cast<qint64>(offers)},
        {QStringLiteral("value"), rounded(value)}, {QStringLiteral("unit"), unit}});
}

} // namespace atlas::bench
