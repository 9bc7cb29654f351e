// SPDX-License-Identifier: MIT
// JDK: java.awt.geom.Ellipse2D, a circle by its square, intersects(x, y, w, h).
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

class Jdk {
    static boolean ellipse(double x, double y, double w, double h, double bx, double by, double r) {
        return new Ellipse2D.Double(bx, by, 2 * r, 2 * r).intersects(x, y, w, h);
    }

    static boolean rectangles(double x, double y, double w, double h, double x2, double y2, double w2, double h2) {
        return new Rectangle2D.Double(x, y, w, h).intersects(new Rectangle2D.Double(x2, y2, w2, h2));
    }

    static boolean line(double x, double y, double w, double h, double ax, double ay, double bx, double by) {
        return new Rectangle2D.Double(x, y, w, h).intersectsLine(ax, ay, bx, by);
    }

    static Area area(double... xy) {
        return new Area(path(xy));
    }

    static boolean areas(double a, double b, double c, double d, double e, double f, double g, double h, double i, double j,
                         double k, double l, double m, double n) {
        Area common = area(a, b, c, d, e, f);
        common.intersect(area(g, h, i, j, k, l, m, n));
        return !common.isEmpty();
    }

    static Path2D path(double... xy) {
        Path2D path = new Path2D.Double();
        path.moveTo(xy[0], xy[1]);
        for (int i = 2; i < xy.length; i += 2) path.lineTo(xy[i], xy[i + 1]);
        path.closePath();
        return path;
    }

    static boolean rectangleContains(double x, double y, double w, double h, double px, double py) {
        return new Rectangle2D.Double(x, y, w, h).contains(px, py);
    }

    static boolean pathContains(double a, double b, double c, double d, double e, double f, double g, double h, double px, double py) {
        return path(a, b, c, d, e, f, g, h).contains(px, py);
    }

    static boolean lines(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy) {
        return Line2D.linesIntersect(ax, ay, bx, by, cx, cy, dx, dy);
    }

    // The distance is compared with the radius by the adapter.
    static boolean segmentDistance(double ax, double ay, double bx, double by, double px, double py, double r) {
        return Line2D.ptSegDist(ax, ay, bx, by, px, py) <= r;
    }
}
