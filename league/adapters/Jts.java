// SPDX-License-Identifier: MIT
// JTS: isWithinDistance of a rectangle and a point; Envelope.distance against the radius by the adapter.
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
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
}
