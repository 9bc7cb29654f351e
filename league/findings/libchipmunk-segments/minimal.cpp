// SPDX-License-Identifier: MIT
#include <chipmunk/chipmunk.h>

#include <cstdio>

static bool meet(cpVect a, cpVect b, cpVect c, cpVect d) {
    cpBody *there = cpBodyNewKinematic(), *here = cpBodyNewKinematic();
    cpShape *one = cpSegmentShapeNew(there, a, b, 1), *other = cpSegmentShapeNew(here, c, d, 1);
    cpShapeCacheBB(one);
    cpShapeCacheBB(other);
    return cpShapesCollide(one, other).count > 0;
}

int main() {
    std::printf("on one line, ends 3 apart: %d\n", meet(cpv(3, 0), cpv(4, 0), cpv(-1, 0), cpv(0, 0)));
    std::printf("the same, 0.125 beside each other's line: %d\n", meet(cpv(3, 0.125), cpv(4, 0.125), cpv(-1, 0), cpv(0, 0)));
    std::printf("at a right angle, ends 0.5 apart: %d\n", meet(cpv(0, 0), cpv(0, 3), cpv(0.5, 0), cpv(1.5, 0)));
    std::printf("the same, the first from its other end: %d\n", meet(cpv(0, 3), cpv(0, 0), cpv(0.5, 0), cpv(1.5, 0)));
    std::printf("the same, the second 0.125 higher: %d\n", meet(cpv(0, 0), cpv(0, 3), cpv(0.5, 0.125), cpv(1.5, 0.125)));
}
