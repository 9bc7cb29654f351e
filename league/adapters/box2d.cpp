// SPDX-License-Identifier: MIT
// Box2D 2.4: b2TestOverlap of a polygon shape as a box by half extents and a circle shape.
#include <box2d/box2d.h>

static bool rotated(float cx, float cy, float hx, float hy, float angle, float px, float py, float r) {
    b2PolygonShape box;
    box.SetAsBox(hx, hy);
    b2CircleShape circle;
    circle.m_radius = r;
    b2Transform there, here;
    there.Set({cx, cy}, angle);
    here.Set({px, py}, 0);
    return b2TestOverlap(&box, 0, &circle, 0, there, here);
}

static bool axisAligned(float cx, float cy, float hx, float hy, float px, float py, float r) {
    return rotated(cx, cy, hx, hy, 0, px, py, r);
}

static bool aabbs(float lox, float loy, float hix, float hiy, float lox2, float loy2, float hix2, float hiy2) {
    return b2TestOverlap(b2AABB{{lox, loy}, {hix, hiy}}, b2AABB{{lox2, loy2}, {hix2, hiy2}});
}

static bool circles(float px, float py, float r, float qx, float qy, float s) {
    b2CircleShape one, other;
    one.m_radius = r, other.m_radius = s;
    b2Transform there, here;
    there.Set({px, py}, 0);
    here.Set({qx, qy}, 0);
    return b2TestOverlap(&one, 0, &other, 0, there, here);
}

// Set makes the hull of its vertices itself, in its own order.
static b2PolygonShape polygon(const float* xy, int count) {
    b2Vec2 vertices[8];
    for (int i = 0; i < count; ++i) vertices[i].Set(xy[2 * i], xy[2 * i + 1]);
    b2PolygonShape shape;
    shape.Set(vertices, count);
    return shape;
}

template <class... N>
static bool polygonCircle(N... numbers) {
    const float n[] = {numbers...};
    const b2PolygonShape shape = polygon(n, 4);
    b2CircleShape circle;
    circle.m_radius = n[10];
    b2Transform there, here;
    there.SetIdentity();
    here.Set({n[8], n[9]}, 0);
    return b2TestOverlap(&shape, 0, &circle, 0, there, here);
}

template <class... N>
static bool polygons(N... numbers) {
    const float n[] = {numbers...};
    const b2PolygonShape one = polygon(n, 3), other = polygon(n + 6, 4);
    b2Transform here;
    here.SetIdentity();
    return b2TestOverlap(&one, 0, &other, 0, here, here);
}

static bool boxTestPointRotated(float cx, float cy, float hx, float hy, float angle, float px, float py) {
    b2PolygonShape box;
    box.SetAsBox(hx, hy);
    b2Transform there;
    there.Set({cx, cy}, angle);
    return box.TestPoint(there, {px, py});
}

static bool boxTestPoint(float cx, float cy, float hx, float hy, float px, float py) {
    return boxTestPointRotated(cx, cy, hx, hy, 0, px, py);
}

template <class... N>
static bool polygonTestPoint(N... numbers) {
    const float n[] = {numbers...};
    b2Transform here;
    here.SetIdentity();
    return polygon(n, 4).TestPoint(here, {n[8], n[9]});
}

// The skin of an edge is a field of the shape; at 0 there is none.
static bool collideEdgeAndCircle(float ax, float ay, float bx, float by, float px, float py, float r) {
    b2EdgeShape edge;
    edge.SetTwoSided({ax, ay}, {bx, by});
    edge.m_radius = 0;
    b2CircleShape circle;
    circle.m_radius = r;
    b2Transform there, here;
    there.SetIdentity();
    here.Set({px, py}, 0);
    b2Manifold manifold;
    b2CollideEdgeAndCircle(&manifold, &edge, there, &circle, here);
    return manifold.pointCount > 0;
}
