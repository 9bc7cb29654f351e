// SPDX-License-Identifier: MIT
// The distance is rounded to 11 significant bits before it is compared.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct HalfPrecisionRoot {
    static constexpr MutantInfo info{.defect = "takes the square root in half precision",
                                     .seen_in = "fast square root on a GPU",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::rounded_to_bits(support::distance(box, ball), 11) <= ball.radius;
    }
};

}  // namespace tangency::mutants
