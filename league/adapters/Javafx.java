// SPDX-License-Identifier: MIT
// JavaFX: Rectangle2D by its corner and size, BoundingBox likewise in space.
import javafx.geometry.BoundingBox;
import javafx.geometry.Rectangle2D;

class Javafx {
    static boolean rectangles(double x, double y, double w, double h, double x2, double y2, double w2, double h2) {
        return new Rectangle2D(x, y, w, h).intersects(new Rectangle2D(x2, y2, w2, h2));
    }

    static boolean boxes(double x, double y, double z, double w, double h, double d, double x2, double y2, double z2, double w2,
                         double h2, double d2) {
        return new BoundingBox(x, y, z, w, h, d).intersects(new BoundingBox(x2, y2, z2, w2, h2, d2));
    }

    static boolean rectangleContains(double x, double y, double w, double h, double px, double py) {
        return new Rectangle2D(x, y, w, h).contains(px, py);
    }

    static boolean boxContains(double x, double y, double z, double w, double h, double d, double px, double py, double pz) {
        return new BoundingBox(x, y, z, w, h, d).contains(px, py, pz);
    }
}
