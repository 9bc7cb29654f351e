// SPDX-License-Identifier: MIT
// The centre of the circle is cast to int.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct CastsCenterToInt {
    static constexpr MutantInfo info{.defect = "casts the circle centre to int",
                                     .seen_in = "integer mouse positions",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::hits_closed(
            box, Ball<Scalar, Dim>{support::mapped<Scalar>(ball.center, [](Scalar x) { return std::trunc(x); }),
                                   ball.radius});
    }
};

}  // namespace tangency::mutants
