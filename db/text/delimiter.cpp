// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/delimiter.h"

#include "text/csv.h"

#include <algorithm>
#include <array>

namespace atlas {

namespace {

constexpr std::array Delimiters{',', ';', '\t', '|'};

QByteArrayView firstLine(const QByteArray& utf8)
{
    const auto end
        = std::find_if(utf8.cbegin(), utf8.cend(), [](char c) { return c == '\n' || c == '\r'; }) - utf8.cbegin();
    return {utf8.constData(), end};
}

/// How well a delimiter fits: the share of records with as many fields as the header, and that number.
struct Fit
{
    double even = 0;
    std::size_t fields = 0;
    friend bool operator<(const Fit& left, const Fit& right)
    {
        return left.even != right.even ? left.even < right.even : left.fields < right.fields;
    }
};

Fit fitOf(const QByteArray& sample, char delimiter)
{
    constexpr std::size_t Enough = 200;
    std::size_t header = 0, records = 0, even = 0;
    // The sample may end inside quotes; what was read before that counts.
    (void)readCsv(sample, delimiter, [&](qint64, std::vector<QString>& fields) {
        if (header == 0)
            header = fields.size();
        ++records;
        even += fields.size() == header ? 1 : 0;
        return records < Enough;
    });
    if (header < 2)
        return {};
    return {static_cast<double>(even) / static_cast<double>(records), header};
}

}

char delimiterOf(const QByteArray& utf8)
{
    for (const char c : firstLine(utf8))
        if (c == ',' || c == '\t' || c == ';')
            return c;
    return ',';
}

std::optional<char> statedDelimiter(const QByteArray& utf8)
{
    const QByteArrayView line = firstLine(utf8);
    const bool stated = line.size() == 5 && line.first(4).toByteArray().toLower() == "sep=";
    return stated && std::find(Delimiters.begin(), Delimiters.end(), line.back()) != Delimiters.end()
        ? std::optional(line.back())
        : std::nullopt;
}

char likelyDelimiter(const QByteArray& utf8)
{
    constexpr qsizetype SampleBytes = 1 << 18;
    if (const auto stated = statedDelimiter(utf8))
        return *stated;
    const QByteArray sample = utf8.left(SampleBytes);
    char best = Delimiters.front();
    Fit bestFit;
    for (const char delimiter : Delimiters)
        if (const Fit fit = fitOf(sample, delimiter); bestFit < fit) {
            best = delimiter;
            bestFit = fit;
        }
    return best;
}

} // namespace atlas
