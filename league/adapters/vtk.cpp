// SPDX-License-Identifier: MIT
// VTK: bounds by two corners (vtkBoundingBox) or as xmin, xmax, ymin ... (vtkBox).
#include <vtkBoundingBox.h>
#include <vtkBox.h>
#include <vtkLine.h>

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

template <class... N>
static bool boxPoint(N... numbers) {
    const double n[] = {numbers...};
    return vtkBoundingBox(Bounds(n).n).ContainsPoint(n + 6);
}

template <class... N>
static bool lines(N... numbers) {
    const double n[] = {numbers...};
    const double a[] = {n[0], n[1], 0}, b[] = {n[2], n[3], 0}, c[] = {n[4], n[5], 0}, d[] = {n[6], n[7], 0};
    double u, v;
    return vtkLine::Intersection(a, b, c, d, u, v) == vtkLine::Intersect;
}

// The squared distance is compared with the squared radius by the adapter.
template <class... N>
static bool lineDistance(N... numbers) {
    const double n[] = {numbers...};
    double t, nearest[3];
    return vtkLine::DistanceToLine(n + 6, n, n + 3, t, nearest) <= n[9] * n[9];
}

// Of a ball as the other shape the library is asked for its centre.
static void nearestOnLine(double ax, double ay, double az, double bx, double by, double bz, double px, double py, double pz, double,
                          double* out) {
    const double a[] = {ax, ay, az}, b[] = {bx, by, bz}, point[] = {px, py, pz};
    double t;
    vtkLine::DistanceToLine(point, a, b, t, out);
}
