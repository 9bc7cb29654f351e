// SPDX-License-Identifier: MIT
// Qt 5: QRectF by its corner and size; QPolygonF by its vertices, which it closes itself.
#include <QtCore/QLineF>
#include <QtCore/QRectF>
#include <QtGui/QPolygonF>

static bool intersects(double x, double y, double w, double h, double x2, double y2, double w2, double h2) {
    return QRectF(x, y, w, h).intersects(QRectF(x2, y2, w2, h2));
}

static QPolygonF polygon(const double* xy, int count) {
    QPolygonF points;
    for (int i = 0; i < count; ++i) points << QPointF(xy[2 * i], xy[2 * i + 1]);
    return points;
}

template <class... N>
static bool polygons(N... numbers) {
    const double n[] = {numbers...};
    return polygon(n, 3).intersects(polygon(n + 6, 4));
}

template <class... N>
static bool polygonContains(N... numbers) {
    const double n[] = {numbers...};
    return polygon(n, 4).containsPoint(QPointF(n[8], n[9]), Qt::OddEvenFill);
}

static bool contains(double x, double y, double w, double h, double px, double py) { return QRectF(x, y, w, h).contains(px, py); }

static bool lines(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy) {
    return QLineF(ax, ay, bx, by).intersects(QLineF(cx, cy, dx, dy), nullptr) == QLineF::BoundedIntersection;
}
