// SPDX-License-Identifier: MIT
// What the procedure asks of an orientation, and the precision at which intervals start.
#pragma once

namespace tangency::reference {

/// The bits at which interval evaluation starts; it doubles them until the sign shows. No answer depends
/// on this number (only an enclosure's last digits do), which is what recomputing with another one tests.
struct Precision {
    unsigned start_bits = 128;  ///< below 2 counts as 2
};

namespace detail {

/// TurnOf<OrientationType>::visit(orientation, precision, ask) calls ask(turn) and returns its answer. For
/// linear forms f = A cos + B sin + C, g at that orientation a turn knows
///   - turn.sign(f)                  -1, 0 or 1, always right
///   - turn.number(f, exponent)      f * 2^exponent as an ExactNumber
///   - turn.product(f, g, exponent)  f * g * 2^exponent as an ExactNumber
/// Include axis.hpp, degrees.hpp or radians.hpp for its definition.
template <class OrientationType>
struct TurnOf;

}  // namespace detail
}  // namespace tangency::reference
