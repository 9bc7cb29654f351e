// SPDX-License-Identifier: MIT
// Squares saturate at the largest float, and a saturated distance equals a saturated radius.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct SquaresSaturate {
    static constexpr MutantInfo info{
        .defect = "clamps both squares at the largest float: spurious hits beyond 1.8e19",
        .seen_in = "dartsim/dart #3305 (2026), there at 1e154",
        .form = Form::center_half,
        .contract = Contract::closed,
        .unbroken = Level::full_range};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        constexpr double limit = double(std::numeric_limits<float>::max());
        const double distance_sq = support::distance_sq(support::widened(box), support::widened(ball));
        const double radius_sq = double(ball.radius) * double(ball.radius);
        return std::min(distance_sq, limit) <= std::min(radius_sq, limit);
    }
};

}  // namespace tangency::mutants
