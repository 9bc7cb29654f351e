// SPDX-License-Identifier: MIT
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;

class minimal {
    public static void main(String[] words) throws ParseException {
        final WKTReader reader = new WKTReader();
        final Geometry one = reader.read("POLYGON ((0 -1, 2.125 -1.25, 0 -2, 0 -1))");
        final Geometry other = reader.read("POLYGON ((2.1249999999999996 -1.25, 1 0, 2 0, 5 -3, 2.1249999999999996 -1.25))");
        System.out.println("valid: " + one.isValid() + " " + other.isValid() + "; distance " + one.distance(other));
        try {
            System.out.println("intersects " + one.intersects(other));
        } catch (RuntimeException error) {
            System.out.println("intersects throws " + error);
        }
    }
}
