// SPDX-License-Identifier: MIT
// The centre of the circle is kept in 1/256 of a unit.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct FixedPointCoordinates {
    static constexpr MutantInfo info{.defect = "rounds the circle centre to multiples of 1/256",
                                     .seen_in = "24.8 fixed point",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Ball<Scalar, Dim> snapped = ball;
        for (Scalar& coordinate : snapped.center) coordinate = std::nearbyint(coordinate * 256) / 256;
        return support::hits_closed(box, snapped);
    }
};

}  // namespace tangency::mutants
