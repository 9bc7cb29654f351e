// SPDX-License-Identifier: MIT
// Slack: tolerances. All but the last compute in double, so that the tolerance alone is wrong.
#pragma once

#include <cstddef>

#include "axis_aligned.hpp"
#include "mutant.hpp"

namespace tangency::mutants {

struct AbsoluteSlackThousandth {
    static constexpr MutantInfo info{.defect = "adds 1e-3 to the radius", .seen_in = "a generous epsilon"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance(in_double(box), in_double(ball)) <= ball.radius + 1e-3;
    }
};

struct AbsoluteSlackMillionth {
    static constexpr MutantInfo info{.defect = "adds 1e-6 to the radius", .seen_in = "a habitual epsilon"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance(in_double(box), in_double(ball)) <= ball.radius + 1e-6;
    }
};

struct AbsoluteShortfallTenThousandth {
    static constexpr MutantInfo info{.defect = "subtracts 1e-4 from the radius", .seen_in = "a guard against jitter"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance(in_double(box), in_double(ball)) <= ball.radius - 1e-4;
    }
};

struct BoxSkin {
    static constexpr MutantInfo info{.defect = "adds a skin of 0.01 around the box", .seen_in = "Box2D 2.4, b2_polygonRadius"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return distance(in_double(box), in_double(ball)) <= double(ball.radius) + 0.01;
    }
};

struct RelativeSlackTenThousandth {
    static constexpr MutantInfo info{.defect = "scales the radius by 1 + 1e-4", .seen_in = "a relative epsilon, too wide"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance(in_double(box), in_double(ball)) <= ball.radius * (1 + 1e-4);
    }
};

struct RelativeSlackHundredThousandth {
    static constexpr MutantInfo info{.defect = "scales the radius by 1 + 1e-5", .seen_in = "a relative epsilon, too wide"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance(in_double(box), in_double(ball)) <= ball.radius * (1 + 1e-5);
    }
};

struct RelativeSlackTrillionthInDouble {
    static constexpr MutantInfo info{.defect = "scales the radius by 1 + 1e-12 in double", .seen_in = "a relative epsilon, too wide"};
    static bool intersects(const CenterHalfBox<double, 2>& box, const Ball<double, 2>& ball) {
        return distance(box, ball) <= ball.radius * (1 + 1e-12);
    }
};

struct SlackOf64Eps {
    static constexpr MutantInfo info{.defect = "scales the radius by 1 + 64 eps",
                                     .seen_in = "rounding of a much longer chain of float operations"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance(in_double(box), in_double(ball)) <= ball.radius * (1 + 64 * 0x1p-24);
    }
};

struct SlackOf16Eps {
    static constexpr MutantInfo info{.defect = "scales the radius by 1 + 16 eps",
                                     .seen_in = "rounding of a longer chain of float operations"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance(in_double(box), in_double(ball)) <= ball.radius * (1 + 16 * 0x1p-24);  // the band ends at 8 eps
    }
};

struct LoSideTolerance {
    static constexpr MutantInfo info{.defect = "moves the low side out by 1e-3", .seen_in = "an epsilon on one side of an interval test"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) {
        return hits_closed(LoHiBox<float, 2>{{box.lo[0] - 1e-3F, box.lo[1] - 1e-3F}, box.hi}, ball);
    }
};

}  // namespace tangency::mutants
