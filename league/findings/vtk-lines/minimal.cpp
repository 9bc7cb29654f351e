// SPDX-License-Identifier: MIT
#include <vtkLine.h>

#include <cstdio>

int main() {
    // Segments that cross at the origin, the same moved by (1, 1), and others whose crossing is computed exactly.
    const double crossing[][8] = {{-3, -3, 3, 3, -3, -2, 6, 4}, {-2, -2, 4, 4, -2, -1, 7, 5}, {-3, -3, 3, 3, -3, 3, 3, -3}};
    for (const auto& n : crossing) {
        const double a[] = {n[0], n[1], 0}, b[] = {n[2], n[3], 0}, c[] = {n[4], n[5], 0}, d[] = {n[6], n[7], 0};
        double u, v;
        const int found = vtkLine::Intersection(a, b, c, d, u, v);
        std::printf("(%g, %g)-(%g, %g) and (%g, %g)-(%g, %g): %s at %.17g and %.17g\n", n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7],
                    found == vtkLine::Intersect     ? "Intersect"
                    : found == vtkLine::NoIntersect ? "NoIntersect"
                                                    : "OnLine",
                    u, v);
    }
}
