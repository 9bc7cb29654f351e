// SPDX-License-Identifier: MIT
// Coordinates are clipped to the world, +-1024.
#pragma once

#include <algorithm>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct ClippedWorld {
    static constexpr MutantInfo info{.defect = "clips coordinates to +-1024",
                                     .seen_in = "world bounds inside a geometric test",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto clip = [](Scalar coordinate) { return std::clamp(coordinate, Scalar(-1024), Scalar(1024)); };
        const LoHiBox<Scalar, Dim> clipped{support::mapped<Scalar>(box.lo, clip),
                                           support::mapped<Scalar>(box.hi, clip)};
        return support::hits_closed(clipped,
                                    Ball<Scalar, Dim>{support::mapped<Scalar>(ball.center, clip), ball.radius});
    }
};

}  // namespace tangency::mutants
