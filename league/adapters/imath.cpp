// SPDX-License-Identifier: MIT
// Imath: Box2d and Box3f by two corners.
#include <Imath/ImathBox.h>

static bool flat(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2) {
    return Imath::Box2d({lox, loy}, {hix, hiy}).intersects(Imath::Box2d({lox2, loy2}, {hix2, hiy2}));
}

template <class... N>
static bool space(N... numbers) {
    const float n[] = {numbers...};
    return Imath::Box3f({n[0], n[1], n[2]}, {n[3], n[4], n[5]}).intersects(Imath::Box3f({n[6], n[7], n[8]}, {n[9], n[10], n[11]}));
}

template <class... N>
static bool boxPoint(N... numbers) {
    const double n[] = {numbers...};
    return Imath::Box2d({n[0], n[1]}, {n[2], n[3]}).intersects(Imath::V2d(n[4], n[5]));
}
