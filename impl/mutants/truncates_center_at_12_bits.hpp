// SPDX-License-Identifier: MIT
// The centre of the circle is cut off after 12 significant bits.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct TruncatesCenterAt12Bits {
    static constexpr MutantInfo info{.defect = "truncates the circle centre to 12 bits",
                                     .seen_in = "rounding towards zero while packing",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Ball<Scalar, Dim> cut = ball;
        for (Scalar& coordinate : cut.center) {
            int exponent = 0;
            const Scalar fraction = std::frexp(coordinate, &exponent);
            coordinate = std::ldexp(std::trunc(std::ldexp(fraction, 12)), exponent - 12);
        }
        return support::hits_closed(box, cut);
    }
};

}  // namespace tangency::mutants
