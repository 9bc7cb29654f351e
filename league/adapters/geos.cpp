// SPDX-License-Identifier: MIT
// GEOS: isWithinDistance of a rectangle made from an Envelope and a point.
#include <geos/geom/Coordinate.h>
#include <geos/geom/CoordinateArraySequence.h>
#include <geos/geom/Envelope.h>
#include <geos/geom/Geometry.h>
#include <geos/geom/GeometryFactory.h>
#include <geos/geom/LineString.h>
#include <geos/geom/Point.h>
#include <geos/geom/LinearRing.h>
#include <geos/geom/Polygon.h>
#include <geos/operation/distance/DistanceOp.h>

static bool isWithinDistance(double lox, double loy, double hix, double hiy, double px, double py, double r) {
    static const auto factory = geos::geom::GeometryFactory::create();
    const geos::geom::Envelope envelope(lox, hix, loy, hiy);
    std::unique_ptr<geos::geom::Geometry> box(factory->toGeometry(&envelope));
    std::unique_ptr<geos::geom::Geometry> point(factory->createPoint(geos::geom::Coordinate(px, py)));
    return box->isWithinDistance(point.get(), r);
}

static const geos::geom::GeometryFactory& makeShapes() {
    static const auto factory = geos::geom::GeometryFactory::create();
    return *factory;
}

static std::unique_ptr<geos::geom::Geometry> box(double lox, double loy, double hix, double hiy) {
    const geos::geom::Envelope envelope(lox, hix, loy, hiy);
    return makeShapes().toGeometry(&envelope);
}

static std::unique_ptr<geos::geom::LineString> line(double ax, double ay, double bx, double by) {
    auto ends = std::make_unique<geos::geom::CoordinateArraySequence>();
    ends->add(geos::geom::Coordinate(ax, ay));
    ends->add(geos::geom::Coordinate(bx, by));
    return makeShapes().createLineString(std::move(ends));
}

static bool envelopes(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2) {
    return geos::geom::Envelope(lox, hix, loy, hiy).intersects(geos::geom::Envelope(lox2, hix2, loy2, hiy2));
}

static bool boxLine(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by) {
    return box(lox, loy, hix, hiy)->intersects(line(ax, ay, bx, by).get());
}

static bool lineWithinDistance(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by, double r) {
    return box(lox, loy, hix, hiy)->isWithinDistance(line(ax, ay, bx, by).get(), r);
}

static std::unique_ptr<geos::geom::Polygon> polygon(const double* xy, int count) {
    auto ring = std::make_unique<geos::geom::CoordinateArraySequence>();
    for (int i = 0; i <= count; ++i) ring->add(geos::geom::Coordinate(xy[2 * (i % count)], xy[2 * (i % count) + 1]));
    return makeShapes().createPolygon(makeShapes().createLinearRing(std::move(ring)));
}

template <class... N>
static bool polygonPoint(N... numbers) {
    const double n[] = {numbers...};
    std::unique_ptr<geos::geom::Geometry> point(makeShapes().createPoint(geos::geom::Coordinate(n[8], n[9])));
    return polygon(n, 4)->isWithinDistance(point.get(), n[10]);
}

template <class... N>
static bool polygons(N... numbers) {
    const double n[] = {numbers...};
    return polygon(n, 3)->intersects(polygon(n + 6, 4).get());
}

static std::unique_ptr<geos::geom::Geometry> point(double x, double y) {
    return std::unique_ptr<geos::geom::Geometry>(makeShapes().createPoint(geos::geom::Coordinate(x, y)));
}

static bool envelopePoint(double lox, double loy, double hix, double hiy, double px, double py) {
    return geos::geom::Envelope(lox, hix, loy, hiy).intersects(px, py);
}

template <class... N>
static bool polygonHasPoint(N... numbers) {
    const double n[] = {numbers...};
    return polygon(n, 4)->intersects(point(n[8], n[9]).get());
}

template <class... N>
static bool polygonLine(N... numbers) {
    const double n[] = {numbers...};
    return polygon(n, 4)->intersects(line(n[8], n[9], n[10], n[11]).get());
}

static bool lines(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy) {
    return line(ax, ay, bx, by)->intersects(line(cx, cy, dx, dy).get());
}

static bool linePoint(double ax, double ay, double bx, double by, double px, double py, double r) {
    return line(ax, ay, bx, by)->isWithinDistance(point(px, py).get(), r);
}

static void nearest(const geos::geom::Geometry& one, const geos::geom::Geometry& other, double* out) {
    const auto points = geos::operation::distance::DistanceOp::nearestPoints(&one, &other);
    out[0] = points->getAt(0).x, out[1] = points->getAt(0).y;
}

static void nearestBoxLine(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by, double* out) {
    nearest(*box(lox, loy, hix, hiy), *line(ax, ay, bx, by), out);
}

static void nearestOfLines(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy, double* out) {
    nearest(*line(ax, ay, bx, by), *line(cx, cy, dx, dy), out);
}

static void nearestBoxPoint(double lox, double loy, double hix, double hiy, double px, double py, double* out) {
    nearest(*box(lox, loy, hix, hiy), *point(px, py), out);
}

static void nearestBoxes(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2, double* out) {
    nearest(*box(lox, loy, hix, hiy), *box(lox2, loy2, hix2, hiy2), out);
}

static void nearestLinePoint(double ax, double ay, double bx, double by, double px, double py, double, double* out) {
    nearest(*line(ax, ay, bx, by), *point(px, py), out);
}

static void nearestPolygonPoint(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy, double px,
                                double py, double* out) {
    const double n[] = {ax, ay, bx, by, cx, cy, dx, dy};
    nearest(*polygon(n, 4), *point(px, py), out);
}

static void nearestPolygonLine(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy, double px, double py,
                               double qx, double qy, double* out) {
    const double n[] = {ax, ay, bx, by, cx, cy, dx, dy};
    nearest(*polygon(n, 4), *line(px, py, qx, qy), out);
}

static void nearestPolygons(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy, double ex, double ey,
                            double fx, double fy, double gx, double gy, double* out) {
    const double n[] = {ax, ay, bx, by, cx, cy, dx, dy, ex, ey, fx, fy, gx, gy};
    nearest(*polygon(n, 3), *polygon(n + 6, 4), out);
}
