// SPDX-License-Identifier: MIT
// ANN: annBoxDistance, the squared distance of a point and a box by two corners, against the squared radius by the adapter.
#include <ANN/ANNx.h>

extern double annBoxDistance(const ANNpoint q, const ANNpoint lo, const ANNpoint hi, int dim);

static bool boxDistance(double lox, double loy, double loz, double hix, double hiy, double hiz, double px, double py, double pz, double r) {
    double lo[] = {lox, loy, loz}, hi[] = {hix, hiy, hiz}, at[] = {px, py, pz};
    return annBoxDistance(at, lo, hi, 3) <= r * r;
}

static double squaredDistance(double lox, double loy, double loz, double hix, double hiy, double hiz, double px, double py, double pz,
                              double) {
    double lo[] = {lox, loy, loz}, hi[] = {hix, hiy, hiz}, at[] = {px, py, pz};
    return annBoxDistance(at, lo, hi, 3);
}
