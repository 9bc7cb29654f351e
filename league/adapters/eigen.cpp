// SPDX-License-Identifier: MIT
// Eigen: AlignedBox by two corners; its squared exterior distance to the centre is compared with the squared radius by the adapter.
#include <Eigen/Geometry>

static bool squaredExteriorDistance(double lox, double loy, double loz, double hix, double hiy, double hiz, double px, double py, double pz,
                                    double r) {
    const Eigen::AlignedBox3d box(Eigen::Vector3d(lox, loy, loz), Eigen::Vector3d(hix, hiy, hiz));
    return box.squaredExteriorDistance(Eigen::Vector3d(px, py, pz)) <= r * r;
}

template <class... N>
static bool boxes(N... numbers) {
    const double n[] = {numbers...};
    using Point = Eigen::Vector3d;
    const Eigen::AlignedBox3d one(Point(n[0], n[1], n[2]), Point(n[3], n[4], n[5])),
        other(Point(n[6], n[7], n[8]), Point(n[9], n[10], n[11]));
    return one.intersects(other);
}

static double squaredDistance(double lox, double loy, double loz, double hix, double hiy, double hiz, double px, double py, double pz,
                              double) {
    const Eigen::AlignedBox3d box(Eigen::Vector3d(lox, loy, loz), Eigen::Vector3d(hix, hiy, hiz));
    return box.squaredExteriorDistance(Eigen::Vector3d(px, py, pz));
}

template <class... N>
static double boxDistance(N... numbers) {
    const double n[] = {numbers...};
    using Point = Eigen::Vector3d;
    const Eigen::AlignedBox3d one(Point(n[0], n[1], n[2]), Point(n[3], n[4], n[5])),
        other(Point(n[6], n[7], n[8]), Point(n[9], n[10], n[11]));
    return one.exteriorDistance(other);
}

template <class... N>
static bool boxPoint(N... numbers) {
    const double n[] = {numbers...};
    return Eigen::AlignedBox3d(Eigen::Vector3d(n[0], n[1], n[2]), Eigen::Vector3d(n[3], n[4], n[5]))
        .contains(Eigen::Vector3d(n[6], n[7], n[8]));
}
