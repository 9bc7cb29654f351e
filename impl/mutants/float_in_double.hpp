// SPDX-License-Identifier: MIT
// A function of doubles computes in float.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct FloatInDouble {
    static constexpr MutantInfo info{.defect = "casts every double to float",
                                     .seen_in = "an f suffix too many",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .scalar = ScalarType::f64};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::hits_closed(support::mapped<float>(box, support::unchanged),
                                    support::mapped<float>(ball, support::unchanged));
    }
};

}  // namespace tangency::mutants
