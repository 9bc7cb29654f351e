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
