// SPDX-License-Identifier: MIT
// Qt: QPolygonF::intersects.
#include <QtGui/QPolygonF>

static QPolygonF polygon(const double* xy, int count) {
    QPolygonF made;
    for (int i = 0; i < count; ++i) made << QPointF(xy[2 * i], xy[2 * i + 1]);
    return made;
}

template <class... N>
static bool polygons(N... numbers) {
    const double n[] = {numbers...};
    return polygon(n, 3).intersects(polygon(n + 6, 4));
}
