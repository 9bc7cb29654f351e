// SPDX-License-Identifier: MIT
// The radius passes through a float.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct FloatRadiusInDouble {
    static constexpr MutantInfo info{.defect = "stores the radius as float in a function of doubles",
                                     .seen_in = "a float member in a struct of doubles",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed,
                                     .scalar = ScalarType::f64};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::hits_closed(
            box, Ball<Scalar, Dim>{ball.center, static_cast<Scalar>(static_cast<float>(ball.radius))});
    }
};

}  // namespace tangency::mutants
