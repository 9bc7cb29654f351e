// SPDX-License-Identifier: MIT
// GDAL: OGREnvelope and OGREnvelope3D by their corners.
#include <gdal/ogr_core.h>

static bool flat(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2) {
    OGREnvelope one, other;
    one.MinX = lox, one.MinY = loy, one.MaxX = hix, one.MaxY = hiy;
    other.MinX = lox2, other.MinY = loy2, other.MaxX = hix2, other.MaxY = hiy2;
    return one.Intersects(other);
}
