// SPDX-License-Identifier: MIT
// The centre of the circle is rounded to 11 significant bits.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct HalfPrecisionCenter {
    static constexpr MutantInfo info{.defect = "stores the circle centre in half precision",
                                     .seen_in = "half floats from a vertex buffer",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Ball<Scalar, Dim> rounded = ball;
        for (Scalar& coordinate : rounded.center) coordinate = support::rounded_to_bits(coordinate, 11);
        return support::hits_closed(box, rounded);
    }
};

}  // namespace tangency::mutants
