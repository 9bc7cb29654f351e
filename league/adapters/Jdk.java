// SPDX-License-Identifier: MIT
// JDK: java.awt.geom.Ellipse2D, a circle by its square, intersects(x, y, w, h).
import java.awt.geom.Ellipse2D;

class Jdk {
    static boolean ellipse(double x, double y, double w, double h, double bx, double by, double r) {
        return new Ellipse2D.Double(bx, by, 2 * r, 2 * r).intersects(x, y, w, h);
    }
}
