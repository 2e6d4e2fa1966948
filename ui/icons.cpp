// SPDX-License-Identifier: GPL-3.0-or-later
#include "icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace atlas {

namespace {

QColor strokeColor(QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    switch (mode) {
    case QIcon::Disabled:
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    case QIcon::Selected:
        return palette.color(QPalette::HighlightedText);
    case QIcon::Normal:
    case QIcon::Active:
        break;
    }
    return palette.color(QPalette::ButtonText);
}

class LineIconEngine : public QIconEngine
{
public:
    explicit LineIconEngine(QString name)
        : m_name(std::move(name))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        Q_UNUSED(state)
        const qreal scale = painter->device()->devicePixelRatioF();
        QPixmap picture = drawn(rect.size() * scale, mode);
        picture.setDevicePixelRatio(scale);
        painter->drawPixmap(rect.topLeft(), picture);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        Q_UNUSED(state)
        return drawn(size, mode);
    }

    [[nodiscard]] QIconEngine* clone() const override { return new LineIconEngine(m_name); }

private:
    /// `size` in device pixels.
    [[nodiscard]] QPixmap drawn(const QSize& size, QIcon::Mode mode) const
    {
        const QColor color = strokeColor(mode);
        const QString key = QStringLiteral("line/%1/%2/%3").arg(m_name, color.name()).arg(size.width());
        QPixmap picture;
        if (QPixmapCache::find(key, &picture))
            return picture;
        QFile file(QStringLiteral(":/icons/%1.svg").arg(m_name));
        QByteArray svg = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        svg.replace("#000", color.name().toLatin1());
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        QSvgRenderer(svg).render(&painter);
        painter.end();
        picture = QPixmap::fromImage(image);
        QPixmapCache::insert(key, picture);
        return picture;
    }

    QString m_name;
};

}

QIcon lineIcon(const QString& name)
{
    return QIcon(new LineIconEngine(name));
}

} // namespace atlas
