// SPDX-License-Identifier: MIT
// Sums of a fraction and a root.
#pragma once

#include "tangency/reference/number.hpp"
#include "tangency/reference/rational.hpp"

namespace tangency::reference {

/// rational + coefficient * sqrt(square), in its simplest kind of number. Needs a square that is not negative.
Number with_root(const Fraction& rational, const Fraction& coefficient, const Fraction& square);

}  // namespace tangency::reference
