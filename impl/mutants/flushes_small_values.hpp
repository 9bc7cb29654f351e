// SPDX-License-Identifier: MIT
// Arguments below 1e-6 are taken for zero.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct FlushesSmallValues {
    static constexpr MutantInfo info{.defect = "takes arguments below 1e-6 for zero",
                                     .seen_in = "an is-zero test with a tolerance",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto flush = [](Scalar value) { return std::abs(value) < Scalar(1e-6) ? Scalar(0) : value; };
        return support::hits_closed(support::mapped<double>(box, flush), support::mapped<double>(ball, flush));
    }
};

}  // namespace tangency::mutants
