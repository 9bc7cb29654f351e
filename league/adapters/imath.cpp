// SPDX-License-Identifier: MIT
// Imath: Box2d and Box3f by two corners.
#include <Imath/ImathBox.h>
#include <Imath/ImathBoxAlgo.h>
#include <algorithm>
#include <tuple>

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

template <class... N>
static void nearestInBox2(N... numbers) {
    const auto [lox, loy, hix, hiy, px, py, out] = std::make_tuple(numbers...);
    const Imath::V2d nearest = Imath::closestPointInBox(Imath::V2d(px, py), Imath::Box2d({lox, loy}, {hix, hiy}));
    std::copy(&nearest[0], &nearest[0] + 2, out);
}

template <class... N>
static void nearestInBox3(N... numbers) {
    const auto [lox, loy, loz, hix, hiy, hiz, px, py, pz, out] = std::make_tuple(numbers...);
    const Imath::V3d nearest = Imath::closestPointInBox(Imath::V3d(px, py, pz), Imath::Box3d({lox, loy, loz}, {hix, hiy, hiz}));
    std::copy(&nearest[0], &nearest[0] + 3, out);
}
