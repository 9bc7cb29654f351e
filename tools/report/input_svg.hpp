// SPDX-License-Identifier: MIT
// An input drawn to scale as inline SVG: the whole of it, and the place of contact magnified.
#pragma once

#include <optional>
#include <string>

#include "tangency/properties/input.hpp"

namespace tangency::tools {

/// The side of a panel in its own units.
inline constexpr double panel_side = 240;
inline constexpr double inner_side = 0.8 * panel_side;  ///< what of it a drawing fills
inline constexpr double too_small = 1.5;                ///< to be seen: drawn as a dot

/// A drawn input. The text in it needs no escaping and the style sheet of the report gives it colours.
struct InputPicture {
    std::string whole{};        ///< an svg element: box, circle, centre, nearest point
    std::string contact{};      ///< an svg element: where nearest point and rim meet; empty if `whole` shows it
    std::optional<int> zoom{};  ///< `contact` shows every length 2^zoom times as long as `whole` does
    std::string caption{};      ///< what the eye cannot see: sizes too small, the slice of a 3-D input
};

/// Draws an input of any finite magnitudes. Positions are taken relative to the nearest point exactly,
/// before anything rounds, and the gap is gap_sq / (d + r), so that a gap far below the last bit of
/// the coordinates is drawn true. Needs a valid input (find_defect returns nothing).
InputPicture draw_input(const properties::Input& input);

}  // namespace tangency::tools
