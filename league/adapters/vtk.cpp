// SPDX-License-Identifier: MIT
// VTK: bounds by two corners (vtkBoundingBox) or as xmin, xmax, ymin ... (vtkBox).
#include <vtkBoundingBox.h>
#include <vtkBox.h>

struct Bounds {
    double n[6];
    explicit Bounds(const double* c) : n{c[0], c[3], c[1], c[4], c[2], c[5]} {}
};

template <class... N>
static bool sphere(N... numbers) {
    double n[] = {numbers...};
    return vtkBoundingBox(Bounds(n).n).IntersectsSphere(n + 6, n[9] * n[9]);
}

template <class... N>
static bool boxes(N... numbers) {
    const double n[] = {numbers...};
    return vtkBoundingBox(Bounds(n).n).Intersects(vtkBoundingBox(Bounds(n + 6).n));
}

template <class... N>
static bool boundingBoxLine(N... numbers) {
    const double n[] = {numbers...};
    return vtkBoundingBox(Bounds(n).n).IntersectsLine(n + 6, n + 9);
}

template <class... N>
static bool intersectWithLine(N... numbers) {
    const double n[] = {numbers...};
    double t1, t2;
    int plane1, plane2;
    return vtkBox::IntersectWithLine(Bounds(n).n, n + 6, n + 9, t1, t2, nullptr, nullptr, plane1, plane2);
}

template <class... N>
static bool intersectBox(N... numbers) {
    const double n[] = {numbers...};
    const double way[] = {n[9] - n[6], n[10] - n[7], n[11] - n[8]};
    double at[3], t;
    return vtkBox::IntersectBox(Bounds(n).n, n + 6, way, at, t) != 0;
}
