// SPDX-License-Identifier: MIT
#include <geos/geom/Geometry.h>
#include <geos/geom/GeometryFactory.h>
#include <geos/io/WKTReader.h>

#include <cstdio>
#include <exception>

static void ask(const char* first, const char* second) {
    const geos::io::WKTReader reader;
    const auto one = reader.read(first), other = reader.read(second);
    std::printf("valid: %d %d; ", one->isValid(), other->isValid());
    try {
        std::printf("distance %g; ", one->distance(other.get()));
        std::printf("intersects %d\n", one->intersects(other.get()));
    } catch (const std::exception& error) {
        std::printf("intersects throws %s\n", error.what());
    }
}

int main() {
    ask("POLYGON ((0 -0.8132385611534119, 0 -0.8132386207580566, -0.6259090220555663 -0.8132385745960815, 0 -0.8132385611534119))",
        "POLYGON ((-0.6259090218227357 -0.8132385745960815, -0.6259090218227357 0, -0.6259090219106122 -0.7617071247480263, "
        "-0.625909021904831 -0.8287025767628512, -0.6259090218227357 -0.8132385745960815))");
}
