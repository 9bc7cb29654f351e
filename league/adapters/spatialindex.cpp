// SPDX-License-Identifier: MIT
// libspatialindex: the minimum distance of a Region and a Point is compared with the radius by the adapter.
#include <spatialindex/SpatialIndex.h>

static bool minimumDistance(double lox, double loy, double hix, double hiy, double px, double py, double r) {
    const double lo[] = {lox, loy}, hi[] = {hix, hiy}, at[] = {px, py};
    return SpatialIndex::Region(lo, hi, 2).getMinimumDistance(SpatialIndex::Point(at, 2)) <= r;
}

static bool regions(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2) {
    const double lo[] = {lox, loy}, hi[] = {hix, hiy}, lo2[] = {lox2, loy2}, hi2[] = {hix2, hiy2};
    return SpatialIndex::Region(lo, hi, 2).intersectsRegion(SpatialIndex::Region(lo2, hi2, 2));
}

static bool lineSegment(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by) {
    const double lo[] = {lox, loy}, hi[] = {hix, hiy}, a[] = {ax, ay}, b[] = {bx, by};
    if (ax == bx && ay == by) return SpatialIndex::Region(lo, hi, 2).containsPoint(SpatialIndex::Point(a, 2));
    return SpatialIndex::Region(lo, hi, 2).intersectsLineSegment(SpatialIndex::LineSegment(a, b, 2));
}

static double pointDistance(double lox, double loy, double hix, double hiy, double px, double py, double r) {
    const double lo[] = {lox, loy}, hi[] = {hix, hiy}, at[] = {px, py};
    const double distance = SpatialIndex::Region(lo, hi, 2).getMinimumDistance(SpatialIndex::Point(at, 2)) - r;
    return distance > 0 ? distance : 0;
}

static double regionDistance(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2) {
    const double lo[] = {lox, loy}, hi[] = {hix, hiy}, lo2[] = {lox2, loy2}, hi2[] = {hix2, hiy2};
    return SpatialIndex::Region(lo, hi, 2).getMinimumDistance(SpatialIndex::Region(lo2, hi2, 2));
}

static bool containsPoint(double lox, double loy, double hix, double hiy, double px, double py) {
    const double lo[] = {lox, loy}, hi[] = {hix, hiy}, at[] = {px, py};
    return SpatialIndex::Region(lo, hi, 2).containsPoint(SpatialIndex::Point(at, 2));
}

static bool segments(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy) {
    const double a[] = {ax, ay}, b[] = {bx, by}, c[] = {cx, cy}, d[] = {dx, dy};
    return SpatialIndex::LineSegment(a, b, 2).intersectsLineSegment(SpatialIndex::LineSegment(c, d, 2));
}
