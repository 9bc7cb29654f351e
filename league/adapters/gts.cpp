// SPDX-License-Identifier: MIT
// GTS: gts_bbox_point_distance2 gives bounds of the squared distance of a point from what a box holds; the adapter
// compares the lower one, the distance from the box itself, with the squared radius.
#include <gts.h>

static bool pointDistance(double lox, double loy, double loz, double hix, double hiy, double hiz, double px, double py, double pz,
                          double r) {
    GtsBBox box;
    box.x1 = lox, box.y1 = loy, box.z1 = loz, box.x2 = hix, box.y2 = hiy, box.z2 = hiz;
    GtsPoint point;
    point.x = px, point.y = py, point.z = pz;
    double least, most;
    gts_bbox_point_distance2(&box, &point, &least, &most);
    return least <= r * r;
}

template <class... N>
static bool boxes(N... numbers) {
    const double n[] = {numbers...};
    GtsBBox one, other;
    one.x1 = n[0], one.y1 = n[1], one.z1 = n[2], one.x2 = n[3], one.y2 = n[4], one.z2 = n[5];
    other.x1 = n[6], other.y1 = n[7], other.z1 = n[8], other.x2 = n[9], other.y2 = n[10], other.z2 = n[11];
    return gts_bboxes_are_overlapping(&one, &other);
}
