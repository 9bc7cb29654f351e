// SPDX-License-Identifier: MIT
// Squares below the smallest normal float become zero, and zero is within zero.
#pragma once

#include <cstddef>
#include <limits>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct SquaresUnderflow {
    static constexpr MutantInfo info{.defect = "flushes both squares to zero below 2^-126: spurious hits",
                                     .seen_in = "float squares of small scenes",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .unbroken = Level::full_range};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto flush = [](double square) {
            return square < double(std::numeric_limits<float>::min()) ? 0.0 : square;
        };
        const double distance_sq = support::distance_sq(support::widened(box), support::widened(ball));
        return flush(distance_sq) <= flush(double(ball.radius) * double(ball.radius));
    }
};

}  // namespace tangency::mutants
