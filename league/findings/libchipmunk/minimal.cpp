// SPDX-License-Identifier: MIT
#include <chipmunk/chipmunk.h>

#include <cstdio>

static int begun;

static cpBool begin(cpArbiter*, cpSpace*, cpDataPointer) {
    ++begun;
    return cpTrue;
}

int main() {
    for (int x = 3; x <= 30; x += 27) {
        cpSpace* space = cpSpaceNew();
        cpShape* box = cpSpaceAddShape(space, cpBoxShapeNew2(cpSpaceGetStaticBody(space), cpBBNew(x - 1, -1, x + 1, 1), 0));
        cpBody* body = cpSpaceAddBody(space, cpBodyNew(1, 1));
        cpBodySetPosition(body, cpv(0, 1));
        cpShape* ball = cpSpaceAddShape(space, cpCircleShapeNew(body, 1, cpvzero));
        cpShapeCacheBB(box);
        cpShapeCacheBB(ball);
        std::printf("box centre (%d, 0), half (1, 1); ball (0, 1), r 1: %d contacts\n", x, cpShapesCollide(box, ball).count);
    }
    cpSpace* space = cpSpaceNew();
    cpSpaceAddDefaultCollisionHandler(space)->beginFunc = begin;
    const cpVect corners[] = {cpv(0, 0), cpv(1, 1), cpv(0, 2), cpv(-1, 1)};
    cpSpaceAddShape(space, cpPolyShapeNewRaw(cpSpaceGetStaticBody(space), 4, corners, 0));
    cpBody* body = cpSpaceAddBody(space, cpBodyNew(1, 1));
    cpBodySetPosition(body, cpv(2, 2));
    cpSpaceAddShape(space, cpCircleShapeNew(body, 1.25, cpvzero));
    cpSpaceStep(space, 1.0 / 60);
    std::printf("square of corners (0, 0), (1, 1), (0, 2), (-1, 1); ball (2, 2), r 1.25: %d begun by a step\n", begun);
}
