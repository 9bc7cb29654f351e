// SPDX-License-Identifier: MIT
// A point beside a box as the ball of no radius that it is.
#pragma once

#include <span>
#include <vector>

#include "tangency/shapes/form.hpp"

namespace tangency::reference {

/// Needs a row of box_point.
struct PointAsBall {
    Signature signature;
    std::vector<double> row;

    PointAsBall(const Signature& of_point, std::span<const double> numbers) : signature(of_point), row(numbers.begin(), numbers.end()) {
        signature.question = Question::box_ball;
        row.push_back(0);
    }
};

}  // namespace tangency::reference
