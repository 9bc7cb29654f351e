// SPDX-License-Identifier: MIT
// Lucene: an XYCircle (f32) made a Component2D; its relation to a box of two corners is outside, crossing or inside.
import org.apache.lucene.geo.Component2D;
import org.apache.lucene.geo.XYCircle;
import org.apache.lucene.geo.XYGeometry;
import org.apache.lucene.geo.XYPolygon;
import org.apache.lucene.geo.XYRectangle;
import org.apache.lucene.index.PointValues.Relation;

class Lucene {
    static boolean relate(float lox, float loy, float hix, float hiy, float px, float py, float r) {
        Component2D circle = XYGeometry.create(new XYCircle(px, py, r));
        return circle.relate(lox, hix, loy, hiy) != Relation.CELL_OUTSIDE_QUERY;
    }

    static boolean rectangleContains(float lox, float loy, float hix, float hiy, float px, float py) {
        return XYGeometry.create(new XYRectangle(lox, hix, loy, hiy)).contains(px, py);
    }

    // A polygon repeats its first vertex.
    static boolean polygonContains(float a, float b, float c, float d, float e, float f, float g, float h, float px, float py) {
        return XYGeometry.create(new XYPolygon(new float[] {a, c, e, g, a}, new float[] {b, d, f, h, b})).contains(px, py);
    }
}
