// SPDX-License-Identifier: MIT
// Simbody: Geo::Box_ by half lengths in its own frame, Geo::OrientedBox_ and Geo::Sphere_; distances are squared.
#include <SimTKmath.h>

using namespace SimTK;

// The box frame's origin is the centre of the box, so the adapter must subtract.
static bool intersectsSphere(double cx, double cy, double cz, double hx, double hy, double hz, double px, double py, double pz, double r) {
    return Geo::Box_<double>(Vec3(hx, hy, hz)).intersectsSphere(Geo::Sphere_<double>(Vec3(px - cx, py - cy, pz - cz), r));
}

static bool distanceSqrToPoint(double cx, double cy, double cz, double hx, double hy, double hz, double px, double py, double pz,
                               double r) {
    return Geo::Box_<double>(Vec3(hx, hy, hz)).findDistanceSqrToPoint(Vec3(px - cx, py - cy, pz - cz)) <= r * r;
}

template <class... N>
static bool boxPoint(N... numbers) {
    const double n[] = {numbers...};
    return Geo::Box_<double>(Vec3(n[3], n[4], n[5])).containsPoint(Vec3(n[6] - n[0], n[7] - n[1], n[8] - n[2]));
}

// In the box's frame, and back, by the adapter.
static void nearestInBox(double cx, double cy, double cz, double hx, double hy, double hz, double px, double py, double pz, double* out) {
    bool isInside;
    const Vec3 nearest = Geo::Box_<double>(Vec3(hx, hy, hz)).findClosestPointOfSolidBox(Vec3(px - cx, py - cy, pz - cz), isInside);
    out[0] = cx + nearest[0], out[1] = cy + nearest[1], out[2] = cz + nearest[2];
}
