// SPDX-License-Identifier: MIT
#include <geos/geom/Geometry.h>
#include <geos/geom/GeometryFactory.h>
#include <geos/io/WKTReader.h>
#include <geos/operation/distance/DistanceOp.h>

#include <cstdio>

static void ask(const char* first, const char* second) {
    const geos::io::WKTReader reader;
    const auto one = reader.read(first), other = reader.read(second);
    const auto points = geos::operation::distance::DistanceOp::nearestPoints(one.get(), other.get());
    std::printf("nearest in %s to %s: (%.17g, %.17g)\n", first, second, points->getAt(0).x, points->getAt(0).y);
}

int main() {
    ask("POLYGON ((1 0, 1 1, 0 1, 0 0, 1 0))", "POINT (0 134217728)");
    ask("POLYGON ((0 1, 0 0, 1 0, 1 1, 0 1))", "POINT (0 134217728)");
    ask("POLYGON ((0 0, 1 0, 1 1, 0 1, 0 0))", "POINT (-1 1.4901161193847656e-08)");
    ask("POLYGON ((0 1, 0 0, 1 0, 1 1, 0 1))", "POINT (-1 1.4901161193847656e-08)");
    ask("LINESTRING (0 -0.5, 1.4901161193847656e-08 -0.5)", "POINT (0 1)");
    ask("LINESTRING (1.4901161193847656e-08 -0.5, 0 -0.5)", "POINT (0 1)");
}
