// SPDX-License-Identifier: MIT
// The reference asked by a row of numbers, for callers that learn form and dimension at run time.
#pragma once

#include <span>

#include "tangency/reference/classify.hpp"
#include "tangency/shapes/row.hpp"

namespace tangency::reference {

/// classify() of the input that a row spells in the order of its layout. A float widens to double
/// without loss, so Scalar may be wider than the signature's scalar. Needs a valid input, dim 1 to 3, orientation none.
template <class Scalar>
Classification classify_row(const Signature& signature, std::span<const Scalar> numbers) {
    return visit_shapes<false>(signature, numbers, [](const auto& box, const auto& ball) { return classify(box, ball); });
}

}  // namespace tangency::reference
