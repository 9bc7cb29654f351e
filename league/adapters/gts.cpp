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

template <class... N>
static bool boxPoint(N... numbers) {
    const double n[] = {numbers...};
    GtsBBox box;
    box.x1 = n[0], box.y1 = n[1], box.z1 = n[2], box.x2 = n[3], box.y2 = n[4], box.z2 = n[5];
    GtsPoint at;
    at.x = n[6], at.y = n[7], at.z = n[8];
    GtsPoint* point = &at;
    GtsBBox* bounds = &box;
    return gts_bbox_point_is_inside(bounds, point);
}

// The distance is compared with the radius by the adapter.
template <class... N>
static bool segmentDistance(N... numbers) {
    const double n[] = {numbers...};
    GtsPoint* point = gts_point_new(gts_point_class(), n[6], n[7], n[8]);
    GtsVertex *a = gts_vertex_new(gts_vertex_class(), n[0], n[1], n[2]), *b = gts_vertex_new(gts_vertex_class(), n[3], n[4], n[5]);
    GtsSegment* segment = gts_segment_new(gts_segment_class(), a, b);
    const bool hit = gts_point_segment_distance(point, segment) <= n[9];
    gts_object_destroy(GTS_OBJECT(segment));
    gts_object_destroy(GTS_OBJECT(point));
    return hit;
}

// Of a ball as the other shape the library is asked for its centre.
static void nearestOnSegment(double ax, double ay, double az, double bx, double by, double bz, double px, double py, double pz, double,
                             double* out) {
    GtsPoint *point = gts_point_new(gts_point_class(), px, py, pz), *nearest = gts_point_new(gts_point_class(), 0, 0, 0);
    GtsVertex *a = gts_vertex_new(gts_vertex_class(), ax, ay, az), *b = gts_vertex_new(gts_vertex_class(), bx, by, bz);
    GtsSegment* segment = gts_segment_new(gts_segment_class(), a, b);
    gts_point_segment_closest(point, segment, nearest);
    out[0] = nearest->x, out[1] = nearest->y, out[2] = nearest->z;
    gts_object_destroy(GTS_OBJECT(segment));
    gts_object_destroy(GTS_OBJECT(point));
    gts_object_destroy(GTS_OBJECT(nearest));
}
