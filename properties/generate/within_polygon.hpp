// SPDX-License-Identifier: MIT
// Places within drawn polygons.
#pragma once

#include "tangency/properties/polygons.hpp"

namespace tangency::properties {

/// A place within a drawn polygon: on a diagonal, for which the polygon may be moved, or in the middle of three vertices, which may be one.
Place draw_within(Source& source, DrawnShape<double>& polygon, ScalarType scalar);

/// Half the distance from a place within to the nearest of the lines along the sides.
double room_about(const DrawnShape<double>& polygon, const Place& place);

/// The longest offset of a vertex from the first, along an axis.
double size_of(const DrawnShape<double>& polygon);

}  // namespace tangency::properties
