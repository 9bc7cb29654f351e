// SPDX-License-Identifier: MIT
#include <chipmunk/chipmunk.h>

#include <cstdio>

static cpShape* place(cpSpace* space, int count, const cpVect* vertices, cpVect at) {
    cpBody* body = cpSpaceAddBody(space, cpBodyNew(1, 1));
    cpBodySetPosition(body, at);
    cpShape* shape = cpSpaceAddShape(space, cpPolyShapeNew(body, count, vertices, cpTransformIdentity, 0));
    cpShapeCacheBB(shape);
    return shape;
}

static int contacts;
static cpBool count(cpArbiter* arbiter, cpSpace*, cpDataPointer) {
    contacts += cpArbiterGetCount(arbiter);
    return cpTrue;
}

int main() {
    const cpVect triangle[] = {{0, 0}, {0, -1}, {1, 0}}, square[] = {{-1, 0}, {0, 0}, {0, 1}, {-1, 1}};
    const cpVect places[] = {{1, 0}, {8, 0}, {1, -0.25}};
    for (const cpVect at : places) {
        cpSpace* space = cpSpaceNew();
        cpShape *one = place(space, 3, triangle, at), *other = place(space, 4, square, cpvzero);
        const int found = cpShapesCollide(one, other).count;
        cpSpaceAddDefaultCollisionHandler(space)->preSolveFunc = count;
        contacts = 0;
        cpSpaceStep(space, 1e-9);
        std::printf("triangle at (%g, %g), square up to (0, 0): cpShapesCollide %d, contacts of a step %d\n", at.x, at.y, found, contacts);
    }
}
