// SPDX-License-Identifier: MIT
// Coin: SbBox3f and SbBox2d by two corners.
#include <Inventor/SbBox2d.h>
#include <Inventor/SbBox3f.h>

static bool flat(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2) {
    return SbBox2d(lox, loy, hix, hiy).intersect(SbBox2d(lox2, loy2, hix2, hiy2));
}

template <class... N>
static bool space(N... numbers) {
    const float n[] = {numbers...};
    return SbBox3f(n[0], n[1], n[2], n[3], n[4], n[5]).intersect(SbBox3f(n[6], n[7], n[8], n[9], n[10], n[11]));
}

template <class... N>
static bool boxPoint(N... numbers) {
    const float n[] = {numbers...};
    return SbBox3f(n[0], n[1], n[2], n[3], n[4], n[5]).intersect(SbVec3f(n[6], n[7], n[8]));
}
