// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartdatawriter.h"
#include "charts/chartfile.h"
#include "charts/chartregistry.h"
#include "commands/tablequery.h"
#include "language.h"
#include "output.h"
#include "records.h"
#include "words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>

namespace atlas {

namespace {

/// Checks the value of an option that knows a few words; the first is the usual one.
Expected<qsizetype> choice(const Invocation& invocation, const char* option, const QStringList& words)
{
    if (!invocation.has(option))
        return 0;
    const qsizetype index = words.indexOf(invocation.value(option));
    if (index < 0)
        return wrongUsage(unknownWord(QString::fromLatin1(option), invocation.value(option), words));
    return index;
}

Expected<PictureFormat> pictureFormat(const Invocation& invocation)
{
    static const QStringList names{QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")};
    if (invocation.has("--format")) {
        const Expected<qsizetype> index = choice(invocation, "--format", names);
        if (!index)
            return tl::unexpected(index.error());
        return static_cast<PictureFormat>(*index);
    }
    const qsizetype index = names.indexOf(QFileInfo(invocation.value("-o")).suffix().toLower());
    if (index < 0)
        return wrongUsage(QCoreApplication::translate("CommandLine",
            "“%1” does not say which kind of picture it is; end it with .png, .svg or .pdf or add --format.")
                              .arg(invocation.value("-o")));
    return static_cast<PictureFormat>(index);
}

Expected<PictureOptions> pictureOptions(const Invocation& invocation)
{
    PictureOptions options;
    options.today = invocation.today;
    options.heading = !invocation.has("--no-title");
    options.foot = !invocation.has("--no-footnote");
    const Expected<PictureFormat> format = pictureFormat(invocation);
    if (!format)
        return tl::unexpected(format.error());
    options.format = *format;
    const Expected<qsizetype> theme = choice(invocation, "--theme", {QStringLiteral("light"), QStringLiteral("dark")});
    if (!theme)
        return tl::unexpected(theme.error());
    options.theme = *theme == 1 ? ChartTheme::Dark : ChartTheme::Light;
    const Expected<qsizetype> text
        = choice(invocation, "--svg-text", {QStringLiteral("text"), QStringLiteral("paths")});
    if (!text)
        return tl::unexpected(text.error());
    options.svgText = *text == 1 ? SvgText::Paths : SvgText::Text;
    const Expected<int> dpi = wholeNumber(invocation, "--dpi", 24, 1200, options.dpi);
    if (!dpi)
        return tl::unexpected(dpi.error());
    options.dpi = *dpi;
    if (invocation.has("--size")) {
        static const QRegularExpression form(QStringLiteral("^([0-9]{1,5})x([0-9]{1,5})$"));
        const QRegularExpressionMatch match = form.match(invocation.value("--size"));
        options.size = QSize(match.captured(1).toInt(), match.captured(2).toInt());
        const auto fits = [](int side) { return side >= 64 && side <= 16384; };
        if (!match.hasMatch() || !fits(options.size.width()) || !fits(options.size.height()))
            return wrongUsage(QCoreApplication::translate("CommandLine",
                "--size needs width and height in pixels like 1600x900, each from 64 to 16384, not “%1”.")
                                  .arg(invocation.value("--size")));
    }
    return options;
}

/// An option as one line: "--by provider|gpu", the usual value first.
QString optionLine(const ChartOption& option)
{
    const QStringList values = option.values();
    return QString::fromLatin1(option.flag) + u' '
        + (values.isEmpty() ? QString::fromUtf8(option.value) : values.join(u'|'));
}

Outcome listCharts(const Invocation& invocation)
{
    Records records({
        {QStringLiteral("id"), QCoreApplication::translate("CommandLine", "Chart")},
        {QStringLiteral("title"), QCoreApplication::translate("CommandLine", "Shows")},
        {QStringLiteral("options"), QCoreApplication::translate("CommandLine", "Options, the usual value first")},
    });
    for (const Chart* const chart : charts()) {
        QStringList options;
        for (const ChartOption& option : chart->options())
            options << optionLine(option);
        records.add({chart->id(), chart->title(), options});
    }
    const Expected<QByteArray> bytes = records.write(invocation, QStringLiteral("table"));
    return bytes ? print(*bytes) : tl::unexpected(bytes.error());
}

Expected<const Chart*> chosenChart(const Invocation& invocation)
{
    QStringList ids;
    for (const Chart* const chart : charts())
        ids << chart->id();
    if (invocation.arguments.isEmpty())
        return wrongUsage(QCoreApplication::translate("CommandLine", "chart needs the chart's name, one of: %1.")
                              .arg(ids.join(QStringLiteral(", "))));
    if (const Chart* const chart = chartById(invocation.arguments.first()))
        return chart;
    return wrongUsage(unknownWord(QStringLiteral("chart"), invocation.arguments.first(), ids));
}

/// All options of all charts, each once.
std::vector<ChartOption> allChartOptions()
{
    std::vector<ChartOption> all;
    for (const Chart* const chart : charts())
        for (ChartOption& option : chart->options())
            if (std::none_of(all.begin(), all.end(),
                    [&option](const ChartOption& known) { return known.key() == option.key(); }))
                all.push_back(std::move(option));
    return all;
}

Expected<ChartOptions> chartOptions(const Invocation& invocation, const Chart& chart)
{
    ChartOptions options;
    for (const ChartOption& option : chart.options()) {
        if (!invocation.has(option.flag))
            continue;
        if (option.kind == ChartOption::Kind::Choice) {
            const Expected<qsizetype> known = choice(invocation, option.flag, option.values());
            if (!known)
                return tl::unexpected(known.error());
        }
        options.values[option.key()] = invocation.value(option.flag);
    }
    for (const ChartOption& option : allChartOptions())
        if (invocation.has(option.flag) && !options.values.contains(option.key()))
            return wrongUsage(QCoreApplication::translate("CommandLine", "%1 has no option %2, see chart --list.")
                                  .arg(chart.id(), QString::fromLatin1(option.flag)));
    // Numbers stay in the C locale, names are in the language that was asked for.
    options.locale = QLocale(invocation.has("--lang") ? invocation.value("--lang") : Language::ofSystem());
    const Result<ChartOptions> complete = completed(chart.id(), chart.options(), options);
    if (!complete)
        return wrongUsage(complete.error().message + u'.');
    return *complete;
}

Outcome runChart(const Invocation& invocation)
{
    if (invocation.has("--list"))
        return listCharts(invocation);
    const Expected<const Chart*> chart = chosenChart(invocation);
    if (!chart)
        return tl::unexpected(chart.error());
    const Expected<ChartOptions> options = chartOptions(invocation, **chart);
    if (!options)
        return tl::unexpected(options.error());
    const bool numbers = invocation.has("--data");
    if (numbers) {
        const Expected<qsizetype> kind = choice(invocation, "--data", {QStringLiteral("csv"), QStringLiteral("json")});
        if (!kind)
            return tl::unexpected(kind.error());
    } else if (!invocation.has("-o")) {
        return wrongUsage(QCoreApplication::translate(
            "CommandLine", "chart needs -o FILE.png, .svg or .pdf, or --data csv or json."));
    }
    const Expected<PictureOptions> picture = numbers ? PictureOptions() : pictureOptions(invocation);
    if (!picture)
        return tl::unexpected(picture.error());

    const Expected<TableQuery> open = openTable(invocation, QStringLiteral("offers"), invocation.arguments.value(1));
    if (!open)
        return tl::unexpected(open.error());
    Engine engine(open->table);
    const Engine::Answer answer = engine.run(open->filter, open->query.sort);
    const Result<ChartData> data = (*chart)->make(open->table, *answer.rows, open->query, open->filter, *options);
    if (!data && data.error().code == ErrorCode::InvalidArgument)
        return wrongUsage(data.error().message + u'.');
    if (!data)
        return failed(data.error());
    if (numbers) {
        const bool csv = invocation.value("--data") == QLatin1String("csv");
        return deliver(
            writeChartData(*data, csv ? ChartDataFormat::Csv : ChartDataFormat::Json), invocation, {open->catalog});
    }
    const Result<QByteArray> bytes = chartPicture(*data, *picture);
    if (!bytes)
        return failed(bytes.error());
    return deliver(*bytes, invocation, {open->catalog});
}

}

Command chartCommand()
{
    Command command;
    command.name = "chart";
    command.arguments = "ID [FILTER]";
    command.summary = QT_TRANSLATE_NOOP("CommandLine", "draw a chart into a file, or print the numbers behind it");
    command.details = QT_TRANSLATE_NOOP("CommandLine",
        "Formats: png, svg, pdf; the file's name says which, for -o - and devices --format does. Needs no display.");
    command.options = {
        {"-o", "FILE", QT_TRANSLATE_NOOP("CommandLine", "write into this file, whole or not at all")},
        {"--list", nullptr, QT_TRANSLATE_NOOP("CommandLine", "list the charts and what each can be told")},
        {"--data", "csv|json", QT_TRANSLATE_NOOP("CommandLine", "print the numbers instead of the picture")},
        {"--size", "WxH", QT_TRANSLATE_NOOP("CommandLine", "size in pixels, 1600x900 if not given")},
        {"--dpi", "N", QT_TRANSLATE_NOOP("CommandLine", "pixels per inch, 96 if not given; more makes text larger")},
        {"--theme", "light|dark", QT_TRANSLATE_NOOP("CommandLine", "colours on a light or on a dark ground")},
        {"--svg-text", "text|paths",
            QT_TRANSLATE_NOOP("CommandLine", "keep text as text in SVG, or draw it for machines without the fonts")},
        {"--no-title", nullptr, QT_TRANSLATE_NOOP("CommandLine", "leave out title and filter")},
        {"--no-footnote", nullptr, QT_TRANSLATE_NOOP("CommandLine", "leave out numbers, dates and sources below")},
    };
    for (const ChartOption& option : allChartOptions())
        command.options.push_back({option.flag, option.value, option.help});
    for (const OptionSpec& option : unitOptions())
        command.options.push_back(option);
    command.examples = {"chart price-per-gpu-hour 'gpu:h100' -o h100.svg",
        "chart price-distribution --by gpu --log x -o spread.pdf", "chart region-heatmap --data csv"};
    command.mostArguments = 2;
    command.run = runChart;
    command.makesPictures = true;
    return command;
}

} // namespace atlas
