// SPDX-License-Identifier: MIT
// Chipmunk 7: cpBoxShapeNew2 and cpCircleShapeNew on bodies without motion; cpShapesCollide makes contacts.
#include <chipmunk/chipmunk.h>

static bool rotated(double cx, double cy, double hx, double hy, double angle, double px, double py, double r) {
    cpBody *there = cpBodyNewKinematic(), *here = cpBodyNewKinematic();
    cpBodySetPosition(there, cpv(cx, cy));
    cpBodySetAngle(there, angle);
    cpBodySetPosition(here, cpv(px, py));
    cpShape* box = cpBoxShapeNew2(there, cpBBNew(-hx, -hy, hx, hy), 0);
    cpShape* ball = cpCircleShapeNew(here, r, cpvzero);
    cpShapeCacheBB(box);
    cpShapeCacheBB(ball);
    const bool hit = cpShapesCollide(box, ball).count > 0;
    cpShapeFree(box);
    cpShapeFree(ball);
    cpBodyFree(there);
    cpBodyFree(here);
    return hit;
}

static bool axisAligned(double cx, double cy, double hx, double hy, double px, double py, double r) {
    return rotated(cx, cy, hx, hy, 0, px, py, r);
}

static bool boxes(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2) {
    return cpBBIntersects(cpBBNew(lox, loy, hix, hiy), cpBBNew(lox2, loy2, hix2, hiy2));
}

static bool boxSegment(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by) {
    return cpBBIntersectsSegment(cpBBNew(lox, loy, hix, hiy), cpv(ax, ay), cpv(bx, by));
}

static bool circles(double px, double py, double r, double qx, double qy, double s) {
    cpBody *there = cpBodyNewKinematic(), *here = cpBodyNewKinematic();
    cpBodySetPosition(there, cpv(px, py));
    cpBodySetPosition(here, cpv(qx, qy));
    cpShape *one = cpCircleShapeNew(there, r, cpvzero), *other = cpCircleShapeNew(here, s, cpvzero);
    cpShapeCacheBB(one);
    cpShapeCacheBB(other);
    const bool hit = cpShapesCollide(one, other).count > 0;
    cpShapeFree(one);
    cpShapeFree(other);
    cpBodyFree(there);
    cpBodyFree(here);
    return hit;
}

// A segment query with a radius is a ball on its way.
static bool segmentQuery(double cx, double cy, double hx, double hy, double ax, double ay, double bx, double by, double r,
                         double* time = nullptr) {
    cpBody* body = cpBodyNewKinematic();
    cpBodySetPosition(body, cpv(cx, cy));
    cpShape* box = cpBoxShapeNew2(body, cpBBNew(-hx, -hy, hx, hy), 0);
    cpShapeCacheBB(box);
    cpSegmentQueryInfo found;
    const bool hit = cpShapeSegmentQuery(box, cpv(ax, ay), cpv(bx, by), r, &found);
    cpShapeFree(box);
    cpBodyFree(body);
    if (time) *time = hit ? found.alpha : 2;
    return hit;
}

static double timeOfQuery(double cx, double cy, double hx, double hy, double ax, double ay, double bx, double by, double r) {
    double time;
    segmentQuery(cx, cy, hx, hy, ax, ay, bx, by, r, &time);
    return time;
}

static bool meet(cpShape* one, cpShape* other) {
    const bool hit = cpShapesCollide(one, other).count > 0;
    cpBody *there = cpShapeGetBody(one), *here = cpShapeGetBody(other);
    cpShapeFree(one);
    cpShapeFree(other);
    cpBodyFree(there);
    cpBodyFree(here);
    return hit;
}

static cpShape* placed(cpShape* shape) {
    cpShapeCacheBB(shape);
    return shape;
}

// cpPolyShapeNew makes the hull itself; the vertices are where they are in space, about a body at the origin.
static cpShape* polygon(const double* xy, int count) {
    cpVect points[8];
    for (int i = 0; i < count; ++i) points[i] = cpv(xy[2 * i], xy[2 * i + 1]);
    return placed(cpPolyShapeNew(cpBodyNewKinematic(), count, points, cpTransformIdentity, 0));
}

template <class... N>
static bool polygonCircle(N... numbers) {
    const double n[] = {numbers...};
    return meet(polygon(n, 4), placed(cpCircleShapeNew(cpBodyNewKinematic(), n[10], cpv(n[8], n[9]))));
}

template <class... N>
static bool polygons(N... numbers) {
    const double n[] = {numbers...};
    return meet(polygon(n, 3), polygon(n + 6, 4));
}

static cpShape* capsule(double ax, double ay, double bx, double by, double r) {
    return placed(cpSegmentShapeNew(cpBodyNewKinematic(), cpv(ax, ay), cpv(bx, by), r));
}

static bool capsuleCircle(double ax, double ay, double bx, double by, double r, double px, double py, double s) {
    return meet(placed(cpCircleShapeNew(cpBodyNewKinematic(), s, cpv(px, py))), capsule(ax, ay, bx, by, r));
}

static bool segmentCircle(double ax, double ay, double bx, double by, double px, double py, double r) {
    return capsuleCircle(ax, ay, bx, by, 0, px, py, r);
}

static bool capsules(double ax, double ay, double bx, double by, double r, double cx, double cy, double dx, double dy, double s) {
    return meet(capsule(ax, ay, bx, by, r), capsule(cx, cy, dx, dy, s));
}

static bool boundsContain(double lox, double loy, double hix, double hiy, double px, double py) {
    return cpBBContainsVect(cpBBNew(lox, loy, hix, hiy), cpv(px, py));
}

// A point query tells how far a point is outside; inside it is below 0.
template <class... N>
static bool pointQuery(N... numbers) {
    const double n[] = {numbers...};
    cpShape* shape = polygon(n, 4);
    const bool hit = cpShapePointQuery(shape, cpv(n[8], n[9]), nullptr) <= 0;
    cpBody* body = cpShapeGetBody(shape);
    cpShapeFree(shape);
    cpBodyFree(body);
    return hit;
}

static void nearestInBounds(double lox, double loy, double hix, double hiy, double px, double py, double* out) {
    const cpVect nearest = cpBBClampVect(cpBBNew(lox, loy, hix, hiy), cpv(px, py));
    out[0] = nearest.x, out[1] = nearest.y;
}

// Of a ball as the other shape the library is asked for its centre.
static void nearestOnSegment(double ax, double ay, double bx, double by, double px, double py, double, double* out) {
    const cpVect nearest = cpClosetPointOnSegment(cpv(px, py), cpv(ax, ay), cpv(bx, by));
    out[0] = nearest.x, out[1] = nearest.y;
}
