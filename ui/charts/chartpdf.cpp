// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartpdf.h"

#include "charts/chartscene.h"

#include <QBuffer>
#include <QHashFunctions>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>

namespace atlas {

namespace {

/// Fonts are embedded in the order of a hash table, which chance would decide.
class FixedHashOrder
{
public:
    FixedHashOrder()
        : m_wasFixed(QHashSeed::globalSeed() == 0)
    {
        QHashSeed::setDeterministicGlobalSeed();
    }
    ~FixedHashOrder()
    {
        if (!m_wasFixed)
            QHashSeed::resetRandomGlobalSeed();
    }
    Q_DISABLE_COPY_MOVE(FixedHashOrder)

private:
    bool m_wasFixed;
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isHexDigit(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// Overwrites the digits after each `marker` up to `end` with those of `digits`, then zeros.
void overwriteDigits(
    QByteArray& bytes, const QByteArray& marker, char end, const QByteArray& digits, bool (*isOne)(char))
{
    constexpr qsizetype longest = 200;
    for (qsizetype at = bytes.indexOf(marker); at >= 0; at = bytes.indexOf(marker, at + 1)) {
        qsizetype written = 0;
        const qsizetype stop = std::min(bytes.size(), at + marker.size() + longest);
        for (qsizetype place = at + marker.size(); place < stop && bytes[place] != end; ++place)
            if (isOne(bytes[place])) {
                bytes[place] = written < digits.size() ? digits[written] : '0';
                ++written;
            }
    }
}

}

void fixPdfDates(QByteArray& pdf, QDate day)
{
    const QByteArray digits = (day.isValid() ? day : QDate(1970, 1, 1)).toString(QStringLiteral("yyyyMMdd")).toLatin1();
    for (const char* marker : {"/CreationDate (D:", "/ModDate (D:"})
        overwriteDigits(pdf, marker, ')', digits, isDigit);
    for (const char* marker : {"<xmp:CreateDate>", "<xmp:ModifyDate>", "<xmp:MetadataDate>"})
        overwriteDigits(pdf, marker, '<', digits, isDigit);
    overwriteDigits(pdf, "/ID [", ']', digits, isHexDigit);
    for (const char* marker : {"<xmpMM:DocumentID>uuid:", "<xmpMM:InstanceID>uuid:"})
        overwriteDigits(pdf, marker, '<', digits, isHexDigit);
}

QByteArray pdfPicture(ChartScene& scene, const QString& title, const PictureOptions& options)
{
    const FixedHashOrder fixedOrder;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        const QSizeF points = QSizeF(options.size) * 72.0 / options.dpi;
        writer.setPageLayout(
            QPageLayout(QPageSize(points, QPageSize::Point, {}, QPageSize::ExactMatch), QPageLayout::Portrait, {}));
        writer.setResolution(1200);
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("GPU Atlas"));
        QPainter painter(&writer);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF page(QPointF(0, 0), points * 1200.0 / 72.0);
        scene.render(&painter, page, scene.sceneRect(), Qt::IgnoreAspectRatio);
    }
    QByteArray pdf = buffer.data();
    fixPdfDates(pdf, options.today);
    return pdf;
}

} // namespace atlas
