// SPDX-License-Identifier: MIT
// What the procedure asks of an orientation, and the precision at which intervals start.
#pragma once

#include <memory>

#include "tangency/reference/rotated/exact_number.hpp"
#include "tangency/reference/rotated/linear_form.hpp"

namespace tangency::reference {

/// The bits at which interval evaluation starts; it doubles them until the sign shows. No answer depends
/// on this number (only an enclosure's last digits do), which is what recomputing with another one tests.
struct Precision {
    unsigned start_bits = 128;  ///< below 2 counts as 2
};

namespace detail {

/// What an orientation makes of linear forms f = A cos + B sin + C and g. It remembers what it has reckoned: one thread at a time.
class Turn {
public:
    virtual ~Turn() = default;
    virtual int sign(const LinearForm& f) = 0;                                                ///< -1, 0 or 1, always right
    virtual ExactNumber number(const LinearForm& f, int exponent) = 0;                        ///< f * 2^exponent
    virtual ExactNumber product(const LinearForm& f, const LinearForm& g, int exponent) = 0;  ///< f * g * 2^exponent
};

/// TurnOf<OrientationType>::make(orientation, precision) makes the turn by an orientation. Include axis.hpp, degrees.hpp or
/// radians.hpp for its definition.
template <class OrientationType>
struct TurnOf;

}  // namespace detail
}  // namespace tangency::reference
