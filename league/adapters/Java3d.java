// SPDX-License-Identifier: MIT
// Java 3D: BoundingBox by two corners, intersect(BoundingSphere).
import javax.media.j3d.BoundingBox;
import javax.media.j3d.BoundingSphere;
import javax.vecmath.Point3d;

class Java3d {
    static boolean boxSphere(double lox, double loy, double loz, double hix, double hiy, double hiz, double px, double py,
                             double pz, double r) {
        return new BoundingBox(new Point3d(lox, loy, loz), new Point3d(hix, hiy, hiz))
            .intersect(new BoundingSphere(new Point3d(px, py, pz), r));
    }

    static boolean spheres(double px, double py, double pz, double r, double qx, double qy, double qz, double s) {
        return new BoundingSphere(new Point3d(px, py, pz), r).intersect(new BoundingSphere(new Point3d(qx, qy, qz), s));
    }

    static boolean boxes(double lox, double loy, double loz, double hix, double hiy, double hiz, double lox2, double loy2,
                         double loz2, double hix2, double hiy2, double hiz2) {
        return new BoundingBox(new Point3d(lox, loy, loz), new Point3d(hix, hiy, hiz))
            .intersect(new BoundingBox(new Point3d(lox2, loy2, loz2), new Point3d(hix2, hiy2, hiz2)));
    }

    static boolean boxPoint(double lox, double loy, double loz, double hix, double hiy, double hiz, double px, double py, double pz) {
        return new BoundingBox(new Point3d(lox, loy, loz), new Point3d(hix, hiy, hiz)).intersect(new Point3d(px, py, pz));
    }
}
