// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"

#include <QLocale>
#include <QString>
#include <QStringList>

/// The words and numbers of a chart, for pictures, tool tips and screen readers. All plain text.
namespace atlas {

/// One line that can stand in any file: control, bidi and invalid characters are gone, blanks are single.
[[nodiscard]] QString plainLine(const QString& text);

/// "—" for what is not a number; more decimals where a price would show as 0.
[[nodiscard]] QString priceText(double price, int decimals, const QLocale& locale);

/// Does the price belong to a node of several GPUs (or a part of one)?
[[nodiscard]] bool isBundle(const ChartOffer& offer);
/// "÷ 8" for a node of eight, "× 6" for a sixth of a GPU, empty for one GPU.
[[nodiscard]] QString bundleText(const ChartOffer& offer, const QLocale& locale);

/// "Filter: gpu:h100", or that there is none.
[[nodiscard]] QString filterText(const ChartData& data);

/// What stands under the plot, a paragraph an entry, without the sources. `undrawn` offers had no room, which
/// `undrawnText` says.
[[nodiscard]] QStringList footParagraphs(const ChartData& data, std::size_t undrawn, const QString& undrawnText);
/// "Sources: a · b · c", with at most `most` of them and the number of the others.
[[nodiscard]] QString sourcesText(const ChartData& data, int most);
/// The same by publisher, with the number of its sources where there are several: "a (3) · b". A source whose publisher
/// is not known stands for itself.
[[nodiscard]] QString publishersText(const ChartData& data, int most);

/// The chart in a few sentences.
[[nodiscard]] QString summaryText(const ChartData& data, const QLocale& locale);

/// Stands between the parts of a list.
[[nodiscard]] QString listSeparator();

} // namespace atlas
