// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartsvg.h"

#include "charts/chartscene.h"
#include "charts/fonts.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

namespace atlas {

namespace {

QString number(double value)
{
    return QString::number(value, 'f', 3);
}

QByteArray drawn(ChartScene& scene, const PictureOptions& options)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(options.size);
    generator.setViewBox(QRect(QPoint(0, 0), options.size));
    generator.setResolution(options.dpi);
    QPainter painter(&generator);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter, QRectF(QPointF(0, 0), options.size), scene.sceneRect(), Qt::IgnoreAspectRatio);
    painter.end();
    return buffer.data();
}

QString familyList()
{
    QStringList quoted;
    for (const QString& family : pictureFamilies())
        quoted << u'\'' + QString(family).remove(u'\'') + u'\'';
    return quoted.join(QStringLiteral(", ")) + QStringLiteral(", sans-serif");
}

void writeTexts(QXmlStreamWriter& writer, const ChartScene& scene, const PictureOptions& options)
{
    writer.writeStartElement(QStringLiteral("g"));
    writer.writeAttribute(QStringLiteral("transform"),
        QStringLiteral("scale(%1)").arg(QString::number(options.size.width() / scene.layout().page.width(), 'g', 12)));
    writer.writeAttribute(QStringLiteral("font-family"), familyList());
    for (const ChartText& text : scene.layout().texts) {
        if (text.text.isEmpty())
            continue;
        writer.writeStartElement(QStringLiteral("text"));
        writer.writeAttribute(QStringLiteral("x"), number(text.anchor.x()));
        writer.writeAttribute(QStringLiteral("y"), number(text.anchor.y()));
        writer.writeAttribute(QStringLiteral("font-size"), QString::number(text.font.pixelSize()));
        if (text.font.bold())
            writer.writeAttribute(QStringLiteral("font-weight"), QStringLiteral("bold"));
        if (text.align != ChartText::Anchor::Start)
            writer.writeAttribute(QStringLiteral("text-anchor"),
                text.align == ChartText::Anchor::Middle ? QStringLiteral("middle") : QStringLiteral("end"));
        writer.writeAttribute(QStringLiteral("fill"), scene.textColor(text).name());
        writer.writeCharacters(text.text);
        writer.writeEndElement();
    }
    writer.writeEndElement();
}

void writeRoot(QXmlStreamWriter& writer, const QXmlStreamReader& reader, const PictureOptions& options)
{
    // Written anew: the generator states the size in millimetres, which rounds away from whole pixels.
    writer.writeStartElement(QStringLiteral("svg"));
    writer.writeAttribute(QStringLiteral("width"), QString::number(options.size.width() * 96.0 / options.dpi, 'g', 10));
    writer.writeAttribute(
        QStringLiteral("height"), QString::number(options.size.height() * 96.0 / options.dpi, 'g', 10));
    for (const QXmlStreamAttribute& attribute : reader.attributes())
        if (attribute.qualifiedName() != QLatin1String("width") && attribute.qualifiedName() != QLatin1String("height"))
            writer.writeAttribute(attribute);
    writer.writeAttribute(QStringLiteral("role"), QStringLiteral("img"));
}

}

QByteArray svgPicture(ChartScene& scene, const QString& title, const QString& summary, const PictureOptions& options)
{
    scene.setTexts(options.svgText == SvgText::Text ? ChartScene::Texts::Hidden : ChartScene::Texts::AsPaths);
    const QByteArray shapes = drawn(scene, options);
    scene.setTexts(ChartScene::Texts::Drawn);

    QByteArray svg;
    QXmlStreamWriter writer(&svg);
    writer.setAutoFormatting(false);
    QXmlStreamReader reader(shapes);
    reader.setNamespaceProcessing(false); // prefixes stay as they are
    int depth = 0;
    while (!reader.atEnd()) {
        const QXmlStreamReader::TokenType token = reader.readNext();
        if (token == QXmlStreamReader::StartElement && ++depth == 1) {
            writeRoot(writer, reader, options);
            writer.writeTextElement(QStringLiteral("title"), title);
            writer.writeTextElement(QStringLiteral("desc"), summary);
        } else if (token == QXmlStreamReader::StartElement
            && (reader.name() == QLatin1String("title") || reader.name() == QLatin1String("desc"))) {
            reader.skipCurrentElement();
            --depth;
        } else if (token == QXmlStreamReader::EndElement && --depth == 0) {
            if (options.svgText == SvgText::Text)
                writeTexts(writer, scene, options);
            writer.writeEndElement();
        } else if (token == QXmlStreamReader::StartDocument) {
            writer.writeStartDocument();
        } else if (token != QXmlStreamReader::DTD && token != QXmlStreamReader::Comment
            && token != QXmlStreamReader::Invalid) {
            writer.writeCurrentToken(reader);
        }
    }
    return reader.hasError() ? QByteArray() : svg;
}

} // namespace atlas
