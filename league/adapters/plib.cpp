// SPDX-License-Identifier: MIT
// PLIB: sgdSphere::intersects of an sgdBox by two corners.
#include <plib/sg.h>

static bool sphereBox(double lox, double loy, double loz, double hix, double hiy, double hiz, double px, double py, double pz, double r) {
    sgdBox box;
    box.setMin(lox, loy, loz);
    box.setMax(hix, hiy, hiz);
    sgdSphere ball;
    ball.setCenter(px, py, pz);
    ball.setRadius(r);
    return ball.intersects(&box) != 0;
}

static bool spheres(double px, double py, double pz, double r, double qx, double qy, double qz, double s) {
    sgdSphere one, other;
    one.setCenter(px, py, pz);
    one.setRadius(r);
    other.setCenter(qx, qy, qz);
    other.setRadius(s);
    return one.intersects(&other) != 0;
}

template <class... N>
static bool boxes(N... numbers) {
    const double n[] = {numbers...};
    sgdBox one, other;
    one.setMin(n[0], n[1], n[2]);
    one.setMax(n[3], n[4], n[5]);
    other.setMin(n[6], n[7], n[8]);
    other.setMax(n[9], n[10], n[11]);
    return one.intersects(&other) != 0;
}

// The squared distance is compared with the squared radius by the adapter.
template <class... N>
static bool lineSegment(N... numbers) {
    const double n[] = {numbers...};
    sgdLineSegment3 segment;
    sgdSetVec3(segment.a, n[0], n[1], n[2]);
    sgdSetVec3(segment.b, n[3], n[4], n[5]);
    return sgdDistSquaredToLineSegmentVec3(segment, n + 6) <= n[9] * n[9];
}
