// SPDX-License-Identifier: MIT
// Slack: tolerances. All but the last compute in double, so that the tolerance alone is wrong.
#pragma once

#include <cstddef>

#include "axis_aligned.hpp"
#include "mutant.hpp"

namespace tangency::mutants {

struct AbsoluteSlackThousandth {
    static constexpr MutantInfo info{"adds 1e-3 to the radius", "a generous epsilon"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance(as<double>(box), as<double>(ball)) <= ball.radius + 1e-3;
    }
};

struct AbsoluteSlackMillionth {
    static constexpr MutantInfo info{"adds 1e-6 to the radius", "a habitual epsilon"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance(as<double>(box), as<double>(ball)) <= ball.radius + 1e-6;
    }
};

struct AbsoluteShortfallTenThousandth {
    static constexpr MutantInfo info{"subtracts 1e-4 from the radius", "a guard against jitter"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance(as<double>(box), as<double>(ball)) <= ball.radius - 1e-4;
    }
};

struct BoxSkin {
    static constexpr MutantInfo info{"adds a skin of 0.01 around the box", "Box2D 2.4, b2_polygonRadius"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return distance(as<double>(box), as<double>(ball)) <= double(ball.radius) + 0.01;
    }
};

struct RelativeSlackTenThousandth {
    static constexpr MutantInfo info{"scales the radius by 1 + 1e-4", "a relative epsilon, too wide"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance(as<double>(box), as<double>(ball)) <= ball.radius * (1 + 1e-4);
    }
};

struct RelativeSlackHundredThousandth {
    static constexpr MutantInfo info{"scales the radius by 1 + 1e-5", "a relative epsilon, too wide"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance(as<double>(box), as<double>(ball)) <= ball.radius * (1 + 1e-5);
    }
};

struct RelativeSlackTrillionthInDouble {
    static constexpr MutantInfo info{"scales the radius by 1 + 1e-12 in double", "a relative epsilon, too wide"};
    static bool intersects(const CenterHalfBox<double, 2>& box, const Ball<double, 2>& ball) {
        return distance(box, ball) <= ball.radius * (1 + 1e-12);
    }
};

struct SlackOf64Eps {
    static constexpr MutantInfo info{"scales the radius by 1 + 64 eps", "rounding of a much longer chain of float operations"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance(as<double>(box), as<double>(ball)) <= ball.radius * (1 + 64 * 0x1p-24);
    }
};

struct SlackOf16Eps {
    static constexpr MutantInfo info{"scales the radius by 1 + 16 eps", "rounding of a longer chain of float operations"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance(as<double>(box), as<double>(ball)) <= ball.radius * (1 + 16 * 0x1p-24);  // the band ends at 8 eps
    }
};

struct LoSideTolerance {
    static constexpr MutantInfo info{"moves the low side out by 1e-3", "an epsilon on one side of an interval test"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) {
        return hits_closed(LoHiBox<float, 2>{{box.lo[0] - 1e-3F, box.lo[1] - 1e-3F}, box.hi}, ball);
    }
};

}  // namespace tangency::mutants
