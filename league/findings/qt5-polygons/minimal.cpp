// SPDX-License-Identifier: MIT
#include <QtGui/QPolygonF>

#include <cstdio>

int main() {
    const QPolygonF triangle(QVector<QPointF>{{2, -2}, {3, 3}, {-2, 2}});
    const QPolygonF first(QVector<QPointF>{{2.8, 2}, {-1, 1.5}, {0, 0.5}, {2, 1}});
    const QPolygonF second(QVector<QPointF>{{2, 1}, {2.8, 2}, {-1, 1.5}, {0, 0.5}});
    std::printf("from (2.8, 2) on: %d and %d\n", triangle.intersects(first), first.intersects(triangle));
    std::printf("the same from (2, 1) on: %d and %d\n", triangle.intersects(second), second.intersects(triangle));
    std::printf("(1, 1.25) in both: %d and %d\n", triangle.containsPoint({1, 1.25}, Qt::OddEvenFill),
                first.containsPoint({1, 1.25}, Qt::OddEvenFill));
}
