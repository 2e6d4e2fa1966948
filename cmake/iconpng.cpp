// SPDX-License-Identifier: GPL-3.0-or-later
// iconpng IN.svg SIZE OUT.png: the program's icon as a square picture, for desktops that want ready pixels.
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdio>

int main(int argc, char* argv[])
{
    const QGuiApplication application(argc, argv);
    const QStringList words = QGuiApplication::arguments();
    const int size = words.value(2).toInt();
    QSvgRenderer picture(words.value(1));
    if (words.size() != 4 || size < 1 || !picture.isValid()) {
        std::fputs("usage: iconpng IN.svg SIZE OUT.png\n", stderr);
        return 2;
    }
    QImage image(size, size, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    picture.render(&painter);
    painter.end();
    if (!image.save(words.at(3), "PNG")) {
        std::fprintf(stderr, "iconpng: cannot write %s\n", qUtf8Printable(words.at(3)));
        return 1;
    }
    return 0;
}
