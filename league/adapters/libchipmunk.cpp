// SPDX-License-Identifier: MIT
// Chipmunk 7: cpBoxShapeNew2 and cpCircleShapeNew on bodies without motion; cpShapesCollide makes contacts.
#include <chipmunk/chipmunk.h>

static bool turned(double cx, double cy, double hx, double hy, double angle, double px, double py, double r) {
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

static bool straight(double cx, double cy, double hx, double hy, double px, double py, double r) {
    return turned(cx, cy, hx, hy, 0, px, py, r);
}
