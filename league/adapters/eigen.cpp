// SPDX-License-Identifier: MIT
// Eigen: AlignedBox by two corners; its squared exterior distance to the centre is compared with the squared radius by the adapter.
#include <Eigen/Geometry>

static bool squaredExteriorDistance(double lox, double loy, double loz, double hix, double hiy, double hiz, double px, double py, double pz,
                                    double r) {
    const Eigen::AlignedBox3d box(Eigen::Vector3d(lox, loy, loz), Eigen::Vector3d(hix, hiy, hiz));
    return box.squaredExteriorDistance(Eigen::Vector3d(px, py, pz)) <= r * r;
}
