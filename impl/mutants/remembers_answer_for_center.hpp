// SPDX-License-Identifier: MIT
// The last answer is given again for the same centre, whatever box and radius.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct RemembersAnswerForCenter {
    static constexpr MutantInfo info{.defect = "caches the last answer by the centre alone",
                                     .seen_in = "a memo with too small a key",
                                     .form = Form::center_half,
                                     .contract = Contract::closed};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        static Vector<Scalar, Dim> last_center{};
        static bool last_answer = false;
        static bool filled = false;
        if (filled && ball.center == last_center) return last_answer;
        filled = true;
        last_center = ball.center;
        last_answer = support::hits_closed(box, ball);
        return last_answer;
    }
};

}  // namespace tangency::mutants
