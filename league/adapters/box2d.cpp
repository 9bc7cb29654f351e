// SPDX-License-Identifier: MIT
// Box2D 2.4: b2TestOverlap of a polygon shape as a box by half extents and a circle shape.
#include <box2d/box2d.h>

static bool turned(float cx, float cy, float hx, float hy, float angle, float px, float py, float r) {
    b2PolygonShape box;
    box.SetAsBox(hx, hy);
    b2CircleShape circle;
    circle.m_radius = r;
    b2Transform there, here;
    there.Set({cx, cy}, angle);
    here.Set({px, py}, 0);
    return b2TestOverlap(&box, 0, &circle, 0, there, here);
}

static bool straight(float cx, float cy, float hx, float hy, float px, float py, float r) { return turned(cx, cy, hx, hy, 0, px, py, r); }
