// SPDX-License-Identifier: MIT
// State: answers that depend on the calls before.
#pragma once

#include "axis_aligned.hpp"
#include "mutant.hpp"
#include "rotated.hpp"

namespace tangency::mutants {

struct FirstCallWrong {
    static constexpr MutantInfo info{"answers wrongly at the first call only", "lazy initialisation after use"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        static bool called = false;
        const bool right = hits_closed(box, ball);
        if (called) return right;
        called = true;
        return !right;
    }
};

struct EveryThousandthCallWrong {
    static constexpr MutantInfo info{"answers wrongly at every 1000th call", "a race seen from outside"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        static unsigned calls = 0;
        calls = (calls + 1) % 1000;
        return hits_closed(box, ball) != (calls == 0);
    }
};

struct AlternatesAtTies {
    static constexpr MutantInfo info{"answers ties in turn yes and no", "state left over from the last call"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        static bool touching_hits = false;
        if (hits_open(box, ball) || distance_sq(box, ball) > square(ball.radius)) return hits_open(box, ball);
        touching_hits = !touching_hits;
        return touching_hits;
    }
};

struct SticksOnceTrue {
    static constexpr MutantInfo info{"a flag that is set and never cleared", "a static bool for a local one"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) {
        static bool hit = false;
        hit = hit || hits_closed(box, ball);
        return hit;
    }
};

struct RemembersAnswerForCenter {
    static constexpr MutantInfo info{"caches the last answer by the centre alone", "a memo with too small a key"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        static Vector<float, 2> last_center{};
        static bool last_answer = false;
        static bool filled = false;
        if (filled && ball.center == last_center) return last_answer;
        filled = true;
        last_center = ball.center;
        last_answer = hits_closed(box, ball);
        return last_answer;
    }
};

struct CachesFarCorner {
    static constexpr MutantInfo info{"caches the box by its low corner alone", "a memo with too small a key"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) {
        static LoHiBox<float, 2> cached{};
        static bool filled = false;
        if (!filled || cached.lo != box.lo) cached = box;
        filled = true;
        return hits_closed(cached, ball);
    }
};

struct KeepsTheFirstTurn {
    static constexpr MutantInfo info{"a static turn, initialised by the first call", "static const for const"};
    static bool intersects(const CenterHalfBy<Radians>& rotated, const Ball<float, 2>& ball) {
        static const Rotation<float> rotation = rotation_of(rotated.orientation);
        return hits_rotated(rotated.box, rotation, ball);
    }
};

struct KeepsTheTurnForABox {
    static constexpr MutantInfo info{"caches cosine and sine by the box's extents", "a memo with too small a key"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        static Vector<float, 2> known{-1, -1};
        static Rotation<float> rotation{};
        if (known != rotated.box.half_extent) rotation = rotation_of(rotated.orientation);
        known = rotated.box.half_extent;
        return hits_rotated(rotated.box, rotation, ball);
    }
};

struct RemembersAnswerWithoutAngle {
    static constexpr MutantInfo info{"remembers the last answer by all numbers but the angle", "a memo with too small a key"};
    static bool intersects(const CenterHalfBy<Radians>& rotated, const Ball<float, 2>& ball) {
        static CenterHalfBox<float, 2> last_box{};
        static Ball<float, 2> last_ball{{}, -1};
        static bool last_answer = false;
        if (rotated.box.center != last_box.center || rotated.box.half_extent != last_box.half_extent || ball.center != last_ball.center ||
            ball.radius != last_ball.radius)
            last_answer = hits_rotated(rotated.box, rotation_of(rotated.orientation), ball);
        last_box = rotated.box;
        last_ball = ball;
        return last_answer;
    }
};

}  // namespace tangency::mutants
