// SPDX-License-Identifier: MIT
// Qt 5: QRectF by its corner and size.
#include <QtCore/QRectF>

static bool intersects(double x, double y, double w, double h, double x2, double y2, double w2, double h2) {
    return QRectF(x, y, w, h).intersects(QRectF(x2, y2, w2, h2));
}
