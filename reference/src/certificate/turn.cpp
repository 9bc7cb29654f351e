// SPDX-License-Identifier: MIT
// The turns of every orientation in the plane.
#include "turn.hpp"

#include "tangency/reference/rotated/axis.hpp"
#include "tangency/reference/rotated/degrees.hpp"
#include "tangency/reference/rotated/radians.hpp"

namespace tangency::certificates {

std::unique_ptr<reference::detail::Turn> turn_of(Orientation orientation, std::span<const double> numbers, reference::Precision precision) {
    using namespace reference::detail;
    if (orientation == Orientation::axis) return TurnOf<Axis<double>>::make({numbers[0], numbers[1]}, precision);
    if (orientation == Orientation::degrees) return TurnOf<Degrees<double>>::make({numbers[0]}, precision);
    return TurnOf<Radians<double>>::make({numbers[0]}, precision);
}

}  // namespace tangency::certificates
