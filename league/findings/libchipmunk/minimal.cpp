// SPDX-License-Identifier: MIT
#include <chipmunk/chipmunk.h>

#include <cstdio>

int main() {
    for (int x = 3; x <= 30; x += 27) {
        cpSpace* space = cpSpaceNew();
        cpSpaceSetCollisionSlop(space, 0);
        cpShape* box = cpSpaceAddShape(space, cpBoxShapeNew2(cpSpaceGetStaticBody(space), cpBBNew(x - 1, -1, x + 1, 1), 0));
        cpBody* body = cpSpaceAddBody(space, cpBodyNew(1, 1));
        cpBodySetPosition(body, cpv(0, 1));
        cpShape* ball = cpSpaceAddShape(space, cpCircleShapeNew(body, 1, cpvzero));
        cpShapeCacheBB(box);
        cpShapeCacheBB(ball);
        std::printf("box centre (%d, 0), half (1, 1); ball (0, 1), r 1: %d contacts\n", x, cpShapesCollide(box, ball).count);
    }
}
