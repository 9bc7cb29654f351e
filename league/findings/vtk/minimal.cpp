// SPDX-License-Identifier: MIT
#include <vtkBoundingBox.h>

#include <cstdio>

int main() {
    const vtkBoundingBox box(0, 1, 0, 1, 0, 1);
    double edge[] = {1.875, 1.875, 0.5}, face[] = {3, 0.5, 0.5}, near[] = {1.375, 0.5, 0.5};
    std::printf("box (0, 0, 0)-(1, 1, 1), ball r 1 at (1.875, 1.875, 0.5): %d\n", box.IntersectsSphere(edge, 1));
    std::printf("the same box, ball r 1.5 at (3, 0.5, 0.5): %d\n", box.IntersectsSphere(face, 1.5 * 1.5));
    std::printf("the same box, ball r 0.5 at (1.375, 0.5, 0.5): %d\n", box.IntersectsSphere(near, 0.5 * 0.5));
    const double a[] = {2, 0.5, 0.5}, b[] = {3, 0.5, 0.5}, c[] = {3, 1, 0.5};
    std::printf("the same box, segment (2, 0.5, 0.5)-(3, 0.5, 0.5): %d\n", box.IntersectsLine(a, b));
    std::printf("the same box, segment (2, 0.5, 0.5)-(3, 1, 0.5): %d\n", box.IntersectsLine(a, c));
}
