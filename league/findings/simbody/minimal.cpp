// SPDX-License-Identifier: MIT
#include <SimTKmath.h>

#include <cstdio>

int main() {
    const SimTK::Geo::Box_<double> box(SimTK::Vec3(1, 1, 1));
    const SimTK::Geo::Sphere_<double> ball(SimTK::Vec3(1.75, 1.75, 1.75), 1);
    std::printf("box half (1, 1, 1), ball r 1 at (1.75, 1.75, 1.75): intersects %d, squared distance %g\n", box.intersectsSphere(ball),
                box.findDistanceSqrToSphere(ball));
}
