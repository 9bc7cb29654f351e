// SPDX-License-Identifier: MIT
// Box2D, b2TestOverlap: a polygon shape against a circle shape.
#include <box2d/box2d.h>
#include <tangency/plugin.h>

extern "C" int tangency_center_half_f32(float cx, float cy, float hx, float hy, float px, float py, float r) {
    b2PolygonShape box;
    box.SetAsBox(hx, hy);
    b2CircleShape circle;
    circle.m_radius = r;
    b2Transform box_place, circle_place;
    box_place.Set({cx, cy}, 0);
    circle_place.Set({px, py}, 0);
    return b2TestOverlap(&box, 0, &circle, 0, box_place, circle_place);
}
