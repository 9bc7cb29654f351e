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
