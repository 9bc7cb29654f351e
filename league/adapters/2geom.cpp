// SPDX-License-Identifier: MIT
// lib2geom: the squared distance of a Point and a Rect by two corners is compared with the squared radius by the adapter.
#include <2geom/rect.h>

static bool distanceSq(double lox, double loy, double hix, double hiy, double px, double py, double r) {
    return Geom::distanceSq(Geom::Point(px, py), Geom::Rect(lox, loy, hix, hiy)) <= r * r;
}

static bool intersects(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2) {
    return Geom::Rect(lox, loy, hix, hiy).intersects(Geom::Rect(lox2, loy2, hix2, hiy2));
}

static bool interiorIntersects(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2) {
    return Geom::Rect(lox, loy, hix, hiy).interiorIntersects(Geom::Rect(lox2, loy2, hix2, hiy2));
}

template <class... N>
static bool boxPoint(N... numbers) {
    const double n[] = {numbers...};
    return Geom::Rect(n[0], n[1], n[2], n[3]).contains(Geom::Point(n[4], n[5]));
}

static void nearestInRect(double lox, double loy, double hix, double hiy, double px, double py, double* out) {
    const Geom::Point nearest = Geom::Rect(lox, loy, hix, hiy).clamp(Geom::Point(px, py));
    out[0] = nearest.x(), out[1] = nearest.y();
}
