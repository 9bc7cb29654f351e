// SPDX-License-Identifier: MIT
// The rotation of a rectangle, learned at run time.
#pragma once

#include <memory>
#include <span>

#include "tangency/reference/rotated/turn_of.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::certificates {

/// Of an orientation in the plane, by its numbers in a row.
std::unique_ptr<reference::detail::Turn> turn_of(Orientation orientation, std::span<const double> numbers,
                                                 reference::Precision precision = {});

}  // namespace tangency::certificates
