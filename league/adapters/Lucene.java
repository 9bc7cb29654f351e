// SPDX-License-Identifier: MIT
// Lucene: an XYCircle (f32) made a Component2D; its relation to a box of two corners is outside, crossing or inside.
import org.apache.lucene.geo.Component2D;
import org.apache.lucene.geo.XYCircle;
import org.apache.lucene.geo.XYGeometry;
import org.apache.lucene.index.PointValues.Relation;

class Lucene {
    static boolean relate(float lox, float loy, float hix, float hiy, float px, float py, float r) {
        Component2D circle = XYGeometry.create(new XYCircle(px, py, r));
        return circle.relate(lox, hix, loy, hiy) != Relation.CELL_OUTSIDE_QUERY;
    }
}
