// SPDX-License-Identifier: MIT
#include <ode/ode.h>

#include <cmath>
#include <cstdio>

static void ask(const dVector3 a1, const dVector3 a2, const dVector3 b1, const dVector3 b2) {
    dVector3 first, second;
    dClosestLineSegmentPoints(a1, a2, b1, b2, first, second);
    std::printf("(%g, %g) to (%g, %g) and (%g, %g) to (%g, %g): (%g, %g) and (%g, %g), %g apart\n", a1[0], a1[1], a2[0], a2[1], b1[0],
                b1[1], b2[0], b2[1], first[0], first[1], second[0], second[1], std::hypot(second[0] - first[0], second[1] - first[1]));
}

int main() {
    const dVector3 origin = {0, 0}, end = {-2.75, 259}, start = {-97, 181.25}, other_end = {-99.75, 440.25};
    ask(origin, end, start, other_end);
    const dVector3 upright = {0, 259}, upright_end = {-97, 440.25};
    ask(origin, upright, start, upright_end);
}
