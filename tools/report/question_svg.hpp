// SPDX-License-Identifier: MIT
// Inputs of the questions beside box_ball as inline SVG.
#pragma once

#include "input_svg.hpp"

namespace tangency::tools {

/// The picture of draw_input for a question other than box_ball, in one panel. Needs a valid input.
InputPicture draw_question_input(const properties::Input& input);

}  // namespace tangency::tools
