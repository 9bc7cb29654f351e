// SPDX-License-Identifier: MIT
#include <plib/sg.h>

#include <cmath>
#include <cstdio>

int main() {
    const double ends[][3] = {{3000, 1000, 2000}, {3000000, 1000000, 2000000}, {30000000, 10000000, 20000000}};
    for (const auto& end : ends) {
        sgdLineSegment3 segment;
        sgdSetVec3(segment.a, 0, 0, 0);
        sgdSetVec3(segment.b, end[0], end[1], end[2]);
        sgdVec3 point;  // beside the middle, across the segment: 0.01 * (1, -3, 0) is at a right angle to it
        sgdSetVec3(point, end[0] / 2 + 0.01, end[1] / 2 - 0.03, end[2] / 2);
        std::printf("to (%.0f, %.0f, %.0f): %.7f\n", end[0], end[1], end[2], std::sqrt(sgdDistSquaredToLineSegmentVec3(segment, point)));
    }
}
