// SPDX-License-Identifier: MIT
#include <chipmunk/chipmunk.h>

#include <cstdio>

int main() {
    cpBody* body = cpBodyNewKinematic();
    cpShape* box = cpBoxShapeNew2(body, cpBBNew(-0x1p-4, -0x1.42ce4fe0ap+3, 0x1p-4, 0x1.42ce4fe0ap+3), 0);
    cpShapeCacheBB(box);
    const cpVect a = cpv(0x1.9363704aep+2, 0x1.4c9723090ap+1), b = cpv(-0x1.7dd17c5cp+3, -0x1.13d388fa94p+5);
    const double r = 0x1.2e772564p-10;
    cpSegmentQueryInfo found;
    std::printf("r: %d\n", cpShapeSegmentQuery(box, a, b, r, &found));
    std::printf("r (1 + 1e-8): %d\n", cpShapeSegmentQuery(box, a, b, r * (1 + 1e-8), &found));
}
