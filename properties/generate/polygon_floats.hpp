// SPDX-License-Identifier: MIT
// Convex polygons of floats: small ones of whole numbers, enlarged, squeezed, shaken and put somewhere.
#pragma once

#include <functional>

#include "tangency/properties/ties.hpp"

namespace tangency::properties {

/// The vertices of every polygon of the signature, of any size up to what `draw` gives, a positive number at a time.
void draw_float_polygons(Source& random, ScalarType scalar, FloatShapes& shapes, const std::function<double()>& draw);

/// In steps, as on a screen.
void draw_everyday_polygons(Source& random, FloatShapes& shapes, double step);

/// As wide as the numbers of `huge`, about the origin, so that differences overflow.
void draw_huge_polygons(Source& random, FloatShapes& shapes, const std::function<double()>& huge);

}  // namespace tangency::properties
