// SPDX-License-Identifier: MIT
// An input in the directions of its box, measured from the point of the box nearest to the circle's centre.
#pragma once

#include <vector>

#include "tangency/properties/input.hpp"
#include "tangency/reference/rational.hpp"

namespace tangency::tools {

/// One of the box's directions, relative to the nearest point: lo <= 0 <= hi, and center is where the centre lies.
struct FramedAxis {
    reference::Fraction lo, hi, center;
};

/// Every length is exact, or for angles and axes within 2^-99 of itself, so that a part far below the last bit of
/// the coordinates keeps its value.
struct InputFrame {
    std::vector<FramedAxis> axes;  ///< one for each of the box's own directions
    double cos = 1;                ///< of the angle from the world's x to the box's, in 2-D; rounded
    double sin = 0;
};

/// Needs a valid input of any signature.
InputFrame input_frame(const properties::Input& input);

}  // namespace tangency::tools
