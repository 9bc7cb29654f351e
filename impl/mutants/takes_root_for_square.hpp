// SPDX-License-Identifier: MIT
// A square root of the radius where its square was meant.
#pragma once

#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct TakesRootForSquare {
    static constexpr MutantInfo info{.defect = "compares the squared distance with sqrt(r)",
                                     .seen_in = "FUSEEProjectTeam/Fusee #804, draft code",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return support::distance_sq(box, ball) <= std::sqrt(ball.radius);
    }
};

}  // namespace tangency::mutants
