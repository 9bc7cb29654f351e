// SPDX-License-Identifier: MIT
// The radius is cast to int.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct CastsRadiusToInt {
    static constexpr MutantInfo info{.defect = "casts the radius to int",
                                     .seen_in = "DrawCircle(int radius)",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::hits_closed(box, Ball<Scalar, Dim>{ball.center, std::trunc(ball.radius)});
    }
};

}  // namespace tangency::mutants
