// SPDX-License-Identifier: MIT
// Graphene (f32): graphene_rect_t by its corner and size, graphene_box_t by two corners; the intersections give whether there is one.
#include <graphene.h>

static bool rectangles(float x, float y, float w, float h, float x2, float y2, float w2, float h2) {
    graphene_rect_t one, other;
    graphene_rect_init(&one, x, y, w, h);
    graphene_rect_init(&other, x2, y2, w2, h2);
    return graphene_rect_intersection(&one, &other, nullptr);
}

static graphene_box_t box(const float* n) {
    graphene_point3d_t low, high;
    graphene_box_t made;
    graphene_box_init(&made, graphene_point3d_init(&low, n[0], n[1], n[2]), graphene_point3d_init(&high, n[3], n[4], n[5]));
    return made;
}

template <class... N>
static bool boxes(N... numbers) {
    const float n[] = {numbers...};
    const graphene_box_t one = box(n), other = box(n + 6);
    return graphene_box_intersection(&one, &other, nullptr);
}

template <class... N>
static bool boxPoint(N... numbers) {
    const float n[] = {numbers...};
    const graphene_box_t bounds = box(n);
    graphene_point3d_t point;
    return graphene_box_contains_point(&bounds, graphene_point3d_init(&point, n[6], n[7], n[8]));
}

static bool rectPoint(float x, float y, float w, float h, float px, float py) {
    graphene_rect_t bounds;
    graphene_point_t point;
    graphene_rect_init(&bounds, x, y, w, h);
    return graphene_rect_contains_point(&bounds, graphene_point_init(&point, px, py));
}
