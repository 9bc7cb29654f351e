// SPDX-License-Identifier: MIT
// libspatialindex: the minimum distance of a Region and a Point is compared with the radius by the adapter.
#include <spatialindex/SpatialIndex.h>

static bool minimumDistance(double lox, double loy, double hix, double hiy, double px, double py, double r) {
    const double lo[] = {lox, loy}, hi[] = {hix, hiy}, at[] = {px, py};
    return SpatialIndex::Region(lo, hi, 2).getMinimumDistance(SpatialIndex::Point(at, 2)) <= r;
}
