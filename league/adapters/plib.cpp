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
