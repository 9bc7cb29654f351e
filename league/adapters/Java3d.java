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
}
