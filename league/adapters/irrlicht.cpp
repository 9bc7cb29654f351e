// SPDX-License-Identifier: MIT
// Irrlicht: aabbox3d by two corners, in floats and in doubles; line3d by its ends.
#include <irrlicht/aabbox3d.h>
#include <irrlicht/line2d.h>

using namespace irr::core;

template <class T>
static aabbox3d<T> box(const T* n) {
    return {n[0], n[1], n[2], n[3], n[4], n[5]};
}

template <class T>
static bool crosses(const T* n) {
    return box(n).intersectsWithLine(line3d<T>(n[6], n[7], n[8], n[9], n[10], n[11]));
}

template <class... N>
static bool boxes(N... numbers) {
    const float n[] = {numbers...};
    return box(n).intersectsWithBox(box(n + 6));
}

template <class... N>
static bool line(N... numbers) {
    const float n[] = {numbers...};
    return crosses(n);
}

template <class... N>
static bool lineInDoubles(N... numbers) {
    const double n[] = {numbers...};
    return crosses(n);
}

template <class... N>
static bool boxPoint(N... numbers) {
    const float n[] = {numbers...};
    return box(n).isPointInside(vector3df(n[6], n[7], n[8]));
}

static bool lines(float ax, float ay, float bx, float by, float cx, float cy, float dx, float dy) {
    vector2df common;
    return line2df(ax, ay, bx, by).intersectWith(line2df(cx, cy, dx, dy), common);
}

// Of a ball as the other shape the library is asked for its centre.
static void nearestOnLine(double ax, double ay, double az, double bx, double by, double bz, double px, double py, double pz, double,
                          double* out) {
    const vector3d<double> nearest = line3d<double>(ax, ay, az, bx, by, bz).getClosestPoint(vector3d<double>(px, py, pz));
    out[0] = nearest.X, out[1] = nearest.Y, out[2] = nearest.Z;
}
