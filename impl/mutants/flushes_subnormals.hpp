// SPDX-License-Identifier: MIT
// Subnormal arguments are flushed to zero.
#pragma once

#include <cmath>
#include <cstddef>
#include <limits>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct FlushesSubnormals {
    static constexpr MutantInfo info{.defect = "flushes subnormal arguments to zero",
                                     .seen_in = "denormals-are-zero mode of a game loop",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .unbroken = Level::full_range};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto flush = [](Scalar value) {
            return std::abs(value) < std::numeric_limits<Scalar>::min() ? Scalar(0) : value;
        };
        return support::hits_closed(support::mapped<double>(box, flush), support::mapped<double>(ball, flush));
    }
};

}  // namespace tangency::mutants
