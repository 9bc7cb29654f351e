// SPDX-License-Identifier: MIT
// Wild Magic 5: Box2 by centre, axes and extents against Circle2, Box3 against Sphere3; IntrBox...::Test.
#include <libwildmagic/Wm5ContBox2.h>
#include <libwildmagic/Wm5ContBox3.h>
#include <libwildmagic/Wm5ContPointInPolygon2.h>
#include <libwildmagic/Wm5DistPoint2Box2.h>
#include <libwildmagic/Wm5DistPoint2Segment2.h>
#include <libwildmagic/Wm5DistPoint3Box3.h>
#include <libwildmagic/Wm5DistPoint3Segment3.h>
#include <libwildmagic/Wm5IntrBox2Box2.h>
#include <libwildmagic/Wm5IntrBox2Circle2.h>
#include <libwildmagic/Wm5IntrBox3Box3.h>
#include <libwildmagic/Wm5IntrBox3Sphere3.h>
#include <libwildmagic/Wm5IntrCapsule3Capsule3.h>
#include <libwildmagic/Wm5IntrSegment2Box2.h>
#include <libwildmagic/Wm5IntrSegment2Segment2.h>
#include <libwildmagic/Wm5IntrSegment3Box3.h>
#include <libwildmagic/Wm5IntrSphere3Sphere3.h>
#include <libwildmagic/Wm5Quaternion.h>

#include <algorithm>

using namespace Wm5;

static bool box2Rotated(double cx, double cy, double hx, double hy, double angle, double px, double py, double r) {
    const Vector2d along(std::cos(angle), std::sin(angle));
    const Box2d box(Vector2d(cx, cy), along, Vector2d(-along.Y(), along.X()), hx, hy);
    const Circle2d circle(Vector2d(px, py), r);
    return IntrBox2Circle2d(box, circle).Test();
}

static bool box2(double cx, double cy, double hx, double hy, double px, double py, double r) {
    return box2Rotated(cx, cy, hx, hy, 0, px, py, r);
}

static bool box3Rotated(double cx, double cy, double cz, double hx, double hy, double hz, double qx, double qy, double qz, double qw,
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
    return box3Rotated(cx, cy, cz, hx, hy, hz, 0, 0, 0, 1, px, py, pz, r);
}

static Box3d upright(const double* n) {
    return Box3d(Vector3d(n[0], n[1], n[2]), Vector3d::UNIT_X, Vector3d::UNIT_Y, Vector3d::UNIT_Z, n[3], n[4], n[5]);
}

static bool spheres(double px, double py, double pz, double r, double qx, double qy, double qz, double s) {
    const Sphere3d one(Vector3d(px, py, pz), r), other(Vector3d(qx, qy, qz), s);
    return IntrSphere3Sphere3d(one, other).Test();
}

static bool boxes2(double cx, double cy, double hx, double hy, double cx2, double cy2, double hx2, double hy2) {
    const Box2d one(Vector2d(cx, cy), Vector2d::UNIT_X, Vector2d::UNIT_Y, hx, hy);
    const Box2d other(Vector2d(cx2, cy2), Vector2d::UNIT_X, Vector2d::UNIT_Y, hx2, hy2);
    return IntrBox2Box2d(one, other).Test();
}

template <class... N>
static bool boxes3(N... numbers) {
    const double n[] = {numbers...};
    const Box3d one = upright(n), other = upright(n + 6);
    return IntrBox3Box3d(one, other).Test();
}

static bool segmentBox2(double cx, double cy, double hx, double hy, double ax, double ay, double bx, double by) {
    const Segment2d segment(Vector2d(ax, ay), Vector2d(bx, by));
    const Box2d box(Vector2d(cx, cy), Vector2d::UNIT_X, Vector2d::UNIT_Y, hx, hy);
    return IntrSegment2Box2d(segment, box, true).Test();
}

template <class... N>
static bool segmentBox3(N... numbers) {
    const double n[] = {numbers...};
    const Segment3d segment(Vector3d(n[6], n[7], n[8]), Vector3d(n[9], n[10], n[11]));
    const Box3d box = upright(n);
    return IntrSegment3Box3d(segment, box, true).Test();
}

// From a to b in a time of 1, the box at rest.
template <class... N>
static bool movingSphere(N... numbers) {
    const double n[] = {numbers...};
    const Box3d box = upright(n);
    const Vector3d a(n[6], n[7], n[8]), b(n[9], n[10], n[11]);
    const Sphere3d ball(a, n[12]);
    return IntrBox3Sphere3d(box, ball).Find(1, Vector3d::ZERO, b - a);
}

static bool inBox2(double cx, double cy, double hx, double hy, double px, double py) {
    return InBox(Vector2d(px, py), Box2d(Vector2d(cx, cy), Vector2d::UNIT_X, Vector2d::UNIT_Y, hx, hy));
}

template <class... N>
static bool inBox3(N... numbers) {
    const double n[] = {numbers...};
    return InBox(Vector3d(n[6], n[7], n[8]), upright(n));
}

template <class... N>
static bool pointInPolygon(N... numbers) {
    const double n[] = {numbers...};
    const Vector2d points[] = {{n[0], n[1]}, {n[2], n[3]}, {n[4], n[5]}, {n[6], n[7]}};
    return PointInPolygon2d(4, points).Contains(Vector2d(n[8], n[9]));
}

static bool segments2(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy) {
    const Segment2d one(Vector2d(ax, ay), Vector2d(bx, by)), other(Vector2d(cx, cy), Vector2d(dx, dy));
    return IntrSegment2Segment2d(one, other).Test();
}

// The distance is compared with the radius by the adapter.
template <class... N>
static bool segmentPoint3(N... numbers) {
    const double n[] = {numbers...};
    const Vector3d point(n[6], n[7], n[8]);
    const Segment3d segment(Vector3d(n[0], n[1], n[2]), Vector3d(n[3], n[4], n[5]));
    return DistPoint3Segment3d(point, segment).Get() <= n[9];
}

template <class... N>
static bool capsules3(N... numbers) {
    const double n[] = {numbers...};
    const Capsule3d one(Segment3d(Vector3d(n[0], n[1], n[2]), Vector3d(n[3], n[4], n[5])), n[6]);
    const Capsule3d other(Segment3d(Vector3d(n[7], n[8], n[9]), Vector3d(n[10], n[11], n[12])), n[13]);
    return IntrCapsule3Capsule3d(one, other).Test();
}

static void tell(const Vector3d& point, double* out) { std::copy(&point[0], &point[0] + 3, out); }
static void tell(const Vector2d& point, double* out) { std::copy(&point[0], &point[0] + 2, out); }

static void nearestInBox2(double cx, double cy, double hx, double hy, double px, double py, double* out) {
    const Vector2d point(px, py);
    const Box2d box(Vector2d(cx, cy), Vector2d::UNIT_X, Vector2d::UNIT_Y, hx, hy);
    DistPoint2Box2d distance(point, box);
    distance.GetSquared();
    tell(distance.GetClosestPoint1(), out);
}

static void nearestInBox3(double cx, double cy, double cz, double hx, double hy, double hz, double px, double py, double pz, double* out) {
    const double n[] = {cx, cy, cz, hx, hy, hz};
    const Vector3d point(px, py, pz);
    const Box3d box = upright(n);
    DistPoint3Box3d distance(point, box);
    distance.GetSquared();
    tell(distance.GetClosestPoint1(), out);
}

// Of a ball as the other shape the library is asked for its centre.
static void nearestOnSegment2(double ax, double ay, double bx, double by, double px, double py, double, double* out) {
    const Vector2d point(px, py);
    const Segment2d segment(Vector2d(ax, ay), Vector2d(bx, by));
    DistPoint2Segment2d distance(point, segment);
    distance.GetSquared();
    tell(distance.GetClosestPoint1(), out);
}

static void nearestOnSegment3(double ax, double ay, double az, double bx, double by, double bz, double px, double py, double pz, double,
                              double* out) {
    const Vector3d point(px, py, pz);
    const Segment3d segment(Vector3d(ax, ay, az), Vector3d(bx, by, bz));
    DistPoint3Segment3d distance(point, segment);
    distance.GetSquared();
    tell(distance.GetClosestPoint1(), out);
}

template <class... N>
static double timeOfSphere(N... numbers) {
    const double n[] = {numbers...};
    const Box3d box = upright(n);
    const Vector3d a(n[6], n[7], n[8]), b(n[9], n[10], n[11]);
    const Sphere3d ball(a, n[12]);
    IntrBox3Sphere3d found(box, ball);
    return found.Find(1, Vector3d::ZERO, b - a) ? found.GetContactTime() : 2;
}
