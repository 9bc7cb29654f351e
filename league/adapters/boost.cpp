// SPDX-License-Identifier: MIT
// Boost.Geometry: comparable_distance of a point and a box, or of a point and a polygon, against the squared radius by the adapter.
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>

namespace bg = boost::geometry;
using Point = bg::model::d2::point_xy<double>;

static bool distanceBox(double lox, double loy, double hix, double hiy, double px, double py, double r) {
    return bg::distance(Point(px, py), bg::model::box<Point>(Point(lox, loy), Point(hix, hiy))) <= r;
}

static bool distancePolygon(double lox, double loy, double hix, double hiy, double px, double py, double r) {
    bg::model::polygon<Point> polygon;
    bg::convert(bg::model::box<Point>(Point(lox, loy), Point(hix, hiy)), polygon);
    return bg::distance(Point(px, py), polygon) <= r;
}

static bool boxes(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2) {
    using Box = bg::model::box<Point>;
    return bg::intersects(Box(Point(lox, loy), Point(hix, hiy)), Box(Point(lox2, loy2), Point(hix2, hiy2)));
}

static bool segmentBox(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by) {
    return bg::intersects(bg::model::segment<Point>(Point(ax, ay), Point(bx, by)), bg::model::box<Point>(Point(lox, loy), Point(hix, hiy)));
}

static bool distanceSegmentBox(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by, double r) {
    return bg::distance(bg::model::segment<Point>(Point(ax, ay), Point(bx, by)), bg::model::box<Point>(Point(lox, loy), Point(hix, hiy))) <=
           r;
}

// bg::correct closes the ring and puts it the way round that the library asks for.
static bg::model::polygon<Point> polygon(const double* xy, int count) {
    bg::model::polygon<Point> made;
    for (int i = 0; i < count; ++i) bg::append(made, Point(xy[2 * i], xy[2 * i + 1]));
    bg::correct(made);
    return made;
}

template <class... N>
static bool polygons(N... numbers) {
    const double n[] = {numbers...};
    return bg::intersects(polygon(n, 3), polygon(n + 6, 4));
}

static double pointBoxDistance(double lox, double loy, double hix, double hiy, double px, double py, double r) {
    return std::max(bg::distance(Point(px, py), bg::model::box<Point>(Point(lox, loy), Point(hix, hiy))) - r, 0.0);
}

static double boxDistance(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2) {
    using Box = bg::model::box<Point>;
    return bg::distance(Box(Point(lox, loy), Point(hix, hiy)), Box(Point(lox2, loy2), Point(hix2, hiy2)));
}

static bool boxCovers(double lox, double loy, double hix, double hiy, double px, double py) {
    return bg::covered_by(Point(px, py), bg::model::box<Point>(Point(lox, loy), Point(hix, hiy)));
}

static bool boxWithin(double lox, double loy, double hix, double hiy, double px, double py) {
    return bg::within(Point(px, py), bg::model::box<Point>(Point(lox, loy), Point(hix, hiy)));
}

template <class... N>
static bool polygonCovers(N... numbers) {
    const double n[] = {numbers...};
    return bg::covered_by(Point(n[8], n[9]), polygon(n, 4));
}

template <class... N>
static bool polygonWithin(N... numbers) {
    const double n[] = {numbers...};
    return bg::within(Point(n[8], n[9]), polygon(n, 4));
}

static bool segments(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy) {
    using Segment = bg::model::segment<Point>;
    return bg::intersects(Segment(Point(ax, ay), Point(bx, by)), Segment(Point(cx, cy), Point(dx, dy)));
}

template <class... N>
static bool polygonSegment(N... numbers) {
    const double n[] = {numbers...};
    return bg::intersects(bg::model::segment<Point>(Point(n[8], n[9]), Point(n[10], n[11])), polygon(n, 4));
}

static bool pointSegment(double ax, double ay, double bx, double by, double px, double py, double r) {
    return bg::distance(Point(px, py), bg::model::segment<Point>(Point(ax, ay), Point(bx, by))) <= r;
}
