// SPDX-License-Identifier: MIT
// lib2geom: the squared distance of a Point and a Rect by two corners is compared with the squared radius by the adapter.
#include <2geom/rect.h>

static bool distanceSq(double lox, double loy, double hix, double hiy, double px, double py, double r) {
    return Geom::distanceSq(Geom::Point(px, py), Geom::Rect(lox, loy, hix, hiy)) <= r * r;
}
