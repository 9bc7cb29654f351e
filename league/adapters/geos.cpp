// SPDX-License-Identifier: MIT
// GEOS: isWithinDistance of a rectangle made from an Envelope and a point.
#include <geos/geom/Coordinate.h>
#include <geos/geom/Envelope.h>
#include <geos/geom/Geometry.h>
#include <geos/geom/GeometryFactory.h>
#include <geos/geom/Point.h>

static bool isWithinDistance(double lox, double loy, double hix, double hiy, double px, double py, double r) {
    static const auto factory = geos::geom::GeometryFactory::create();
    const geos::geom::Envelope envelope(lox, hix, loy, hiy);
    std::unique_ptr<geos::geom::Geometry> box(factory->toGeometry(&envelope));
    std::unique_ptr<geos::geom::Geometry> point(factory->createPoint(geos::geom::Coordinate(px, py)));
    return box->isWithinDistance(point.get(), r);
}
