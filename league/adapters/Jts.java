// SPDX-License-Identifier: MIT
// JTS: isWithinDistance of a rectangle and a point; Envelope.distance against the radius by the adapter.
import org.locationtech.jts.algorithm.RectangleLineIntersector;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

class Jts {
    static final GeometryFactory FACTORY = new GeometryFactory();

    static boolean isWithinDistance(double lox, double loy, double hix, double hiy, double px, double py, double r) {
        return FACTORY.toGeometry(new Envelope(lox, hix, loy, hiy))
            .isWithinDistance(FACTORY.createPoint(new Coordinate(px, py)), r);
    }

    static boolean envelopeDistance(double lox, double loy, double hix, double hiy, double px, double py, double r) {
        return new Envelope(lox, hix, loy, hiy).distance(new Envelope(new Coordinate(px, py))) <= r;
    }

    static boolean envelopes(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2) {
        return new Envelope(lox, hix, loy, hiy).intersects(new Envelope(lox2, hix2, loy2, hiy2));
    }

    static boolean rectangleLine(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by) {
        return new RectangleLineIntersector(new Envelope(lox, hix, loy, hiy))
            .intersects(new Coordinate(ax, ay), new Coordinate(bx, by));
    }

    static boolean lineWithinDistance(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by,
                                      double r) {
        return FACTORY.toGeometry(new Envelope(lox, hix, loy, hiy)).isWithinDistance(
            FACTORY.createLineString(new Coordinate[] {new Coordinate(ax, ay), new Coordinate(bx, by)}), r);
    }

    static Geometry polygon(double... xy) {
        Coordinate[] ring = new Coordinate[xy.length / 2 + 1];
        for (int i = 0; i < ring.length; i++) ring[i] = new Coordinate(xy[2 * i % xy.length], xy[(2 * i + 1) % xy.length]);
        return FACTORY.createPolygon(ring);
    }

    static boolean polygonPoint(double a, double b, double c, double d, double e, double f, double g, double h, double px, double py,
                                double r) {
        return polygon(a, b, c, d, e, f, g, h).isWithinDistance(FACTORY.createPoint(new Coordinate(px, py)), r);
    }

    static boolean polygons(double a, double b, double c, double d, double e, double f, double g, double h, double i, double j, double k,
                            double l, double m, double n) {
        return polygon(a, b, c, d, e, f).intersects(polygon(g, h, i, j, k, l, m, n));
    }

    static Geometry point(double x, double y) {
        return FACTORY.createPoint(new Coordinate(x, y));
    }

    static Geometry line(double ax, double ay, double bx, double by) {
        return FACTORY.createLineString(new Coordinate[] {new Coordinate(ax, ay), new Coordinate(bx, by)});
    }

    static boolean envelopePoint(double lox, double loy, double hix, double hiy, double px, double py) {
        return new Envelope(lox, hix, loy, hiy).intersects(px, py);
    }

    static boolean polygonHasPoint(double a, double b, double c, double d, double e, double f, double g, double h, double px, double py) {
        return polygon(a, b, c, d, e, f, g, h).intersects(point(px, py));
    }

    static boolean polygonLine(double a, double b, double c, double d, double e, double f, double g, double h, double ax, double ay, double bx, double by) {
        return polygon(a, b, c, d, e, f, g, h).intersects(line(ax, ay, bx, by));
    }

    static boolean lines(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy) {
        return line(ax, ay, bx, by).intersects(line(cx, cy, dx, dy));
    }

    static boolean linePoint(double ax, double ay, double bx, double by, double px, double py, double r) {
        return line(ax, ay, bx, by).isWithinDistance(point(px, py), r);
    }
}
