// SPDX-License-Identifier: MIT
#include <libwildmagic/Wm5IntrBox3Sphere3.h>

#include <cstdio>

using namespace Wm5;

static void ask(const Vector3d& at, const Vector3d& velocity) {
    const Box3d box(Vector3d::ZERO, Vector3d::UNIT_X, Vector3d::UNIT_Y, Vector3d::UNIT_Z, 0.5, 15, 1);
    const Sphere3d ball(at, 1.5);
    const bool hit = IntrBox3Sphere3d(box, ball).Find(1, Vector3d::ZERO, velocity);
    std::printf("box half (0.5, 15, 1), ball r 1.5 from (%g, %g, %g) by (%g, %g, %g): %d\n", at.X(), at.Y(), at.Z(), velocity.X(),
                velocity.Y(), velocity.Z(), hit);
}

int main() {
    ask(Vector3d(1, -16.5, 0), Vector3d(2, 2.5, 0));
    ask(Vector3d(1, -16.5, 0), Vector3d(0, 2.5, 0));
}
