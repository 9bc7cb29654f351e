// SPDX-License-Identifier: MIT
// Wild Magic 5: Box2 by centre, axes and extents against Circle2, Box3 against Sphere3; IntrBox...::Test.
#include <libwildmagic/Wm5IntrBox2Circle2.h>
#include <libwildmagic/Wm5IntrBox3Sphere3.h>
#include <libwildmagic/Wm5Quaternion.h>

using namespace Wm5;

static bool box2Turned(double cx, double cy, double hx, double hy, double angle, double px, double py, double r) {
    const Vector2d along(std::cos(angle), std::sin(angle));
    const Box2d box(Vector2d(cx, cy), along, Vector2d(-along.Y(), along.X()), hx, hy);
    const Circle2d circle(Vector2d(px, py), r);
    return IntrBox2Circle2d(box, circle).Test();
}

static bool box2(double cx, double cy, double hx, double hy, double px, double py, double r) {
    return box2Turned(cx, cy, hx, hy, 0, px, py, r);
}

static bool box3Turned(double cx, double cy, double cz, double hx, double hy, double hz, double qx, double qy, double qz, double qw,
                       double px, double py, double pz, double r) {
    Quaterniond q(qw, qx, qy, qz);
    q.Normalize();
    Vector3d axes[3];
    q.ToRotationMatrix(axes);
    const Box3d box(Vector3d(cx, cy, cz), axes[0], axes[1], axes[2], hx, hy, hz);
    const Sphere3d ball(Vector3d(px, py, pz), r);
    return IntrBox3Sphere3d(box, ball).Test();
}

static bool box3(double cx, double cy, double cz, double hx, double hy, double hz, double px, double py, double pz, double r) {
    return box3Turned(cx, cy, cz, hx, hy, hz, 0, 0, 0, 1, px, py, pz, r);
}
