// SPDX-License-Identifier: MIT
// Spatial4j, on the plane (geo off): a Circle and a Rectangle of its shape factory; relate() decides.
import org.locationtech.spatial4j.context.SpatialContext;
import org.locationtech.spatial4j.context.SpatialContextFactory;
import org.locationtech.spatial4j.shape.ShapeFactory;

class Spatial4j {
    static final ShapeFactory SHAPES = plane().getShapeFactory();

    static SpatialContext plane() {
        SpatialContextFactory factory = new SpatialContextFactory();
        factory.geo = false;
        return factory.newSpatialContext();
    }

    static boolean relate(double lox, double loy, double hix, double hiy, double px, double py, double r) {
        return SHAPES.circle(px, py, r).relate(SHAPES.rect(lox, hix, loy, hiy)).intersects();
    }

    static boolean rectangles(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2,
                              double hiy2) {
        return SHAPES.rect(lox, hix, loy, hiy).relate(SHAPES.rect(lox2, hix2, loy2, hiy2)).intersects();
    }

    static boolean rectanglePoint(double lox, double loy, double hix, double hiy, double px, double py) {
        return SHAPES.rect(lox, hix, loy, hiy).relate(SHAPES.pointXY(px, py)).intersects();
    }
}
