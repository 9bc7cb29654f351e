// SPDX-License-Identifier: MIT
// OpenSceneGraph: BoundingBox by its bounds, BoundingSphere by centre and radius; intersects.
#include <osg/BoundingBox>
#include <osg/BoundingSphere>

static bool boxes(double lox, double loy, double loz, double hix, double hiy, double hiz, double lox2, double loy2, double loz2,
                  double hix2, double hiy2, double hiz2) {
    return osg::BoundingBoxd(lox, loy, loz, hix, hiy, hiz).intersects(osg::BoundingBoxd(lox2, loy2, loz2, hix2, hiy2, hiz2));
}

static bool spheres(double px, double py, double pz, double r, double qx, double qy, double qz, double s) {
    return osg::BoundingSphered(osg::Vec3d(px, py, pz), r).intersects(osg::BoundingSphered(osg::Vec3d(qx, qy, qz), s));
}

template <class... N>
static bool boxPoint(N... numbers) {
    const double n[] = {numbers...};
    return osg::BoundingBoxd(n[0], n[1], n[2], n[3], n[4], n[5]).contains(osg::Vec3d(n[6], n[7], n[8]));
}
