// SPDX-License-Identifier: MIT
// State: answers that depend on the calls before.
#pragma once

#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"
#include "impl/mutants/rotated.hpp"

namespace tangency::mutants {

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_state(Add add) {
    constexpr EncodingsOf<Question::box_ball> in;
    add("first_call_wrong", in.center_half.f32, {"answers wrongly at the first call only", "lazy initialisation after use"},
        [](const auto& box, const auto& ball) {
            static bool called = false;
            const bool right = hits_closed(box, ball);
            if (called) return right;
            called = true;
            return !right;
        });
    add("every_thousandth_call_wrong", in.center_half.f32, {"answers wrongly at every 1000th call", "a race seen from outside"},
        [](const auto& box, const auto& ball) {
            static unsigned calls = 0;
            calls = (calls + 1) % 1000;
            return hits_closed(box, ball) != (calls == 0);
        });
    add("alternates_at_ties", in.center_half.f32, {"answers ties in turn yes and no", "state left over from the last call"},
        [](const auto& box, const auto& ball) {
            static bool touching_hits = false;
            if (hits_open(box, ball) || distance_sq(box, ball) > square(ball.radius)) return hits_open(box, ball);
            touching_hits = !touching_hits;
            return touching_hits;
        });
    add("sticks_once_true", in.lo_hi.f32, {"a flag that is set and never cleared", "a static bool for a local one"},
        [](const auto& box, const auto& ball) {
            static bool hit = false;
            hit = hit || hits_closed(box, ball);
            return hit;
        });
    add("remembers_answer_for_center", in.center_half.f32, {"caches the last answer by the centre alone", "a memo with too small a key"},
        [](const auto& box, const auto& ball) {
            static Vector<float, 2> last_center{};
            static bool last_answer = false;
            static bool filled = false;
            if (filled && ball.center == last_center) return last_answer;
            filled = true;
            last_center = ball.center;
            last_answer = hits_closed(box, ball);
            return last_answer;
        });
    add("caches_far_corner", in.lo_hi.f32, {"caches the box by its low corner alone", "a memo with too small a key"},
        [](const auto& box, const auto& ball) {
            static LoHiBox<float, 2> cached{};
            static bool filled = false;
            if (!filled || cached.lo != box.lo) cached = box;
            filled = true;
            return hits_closed(cached, ball);
        });
    add("keeps_the_first_turn", in.center_half_radians.f32, {"a static turn, initialised by the first call", "static const for const"},
        [](const auto& rotated, const auto& ball) {
            static const Rotation<float> rotation = rotation_of(rotated.orientation);
            return hits_rotated(rotated.box, rotation, ball);
        });
    add("keeps_the_turn_for_a_box", in.center_half_degrees.f32,
        {"caches cosine and sine by the box's extents", "a memo with too small a key"}, [](const auto& rotated, const auto& ball) {
            static Vector<float, 2> known{-1, -1};
            static Rotation<float> rotation{};
            if (known != rotated.box.half_extent) rotation = rotation_of(rotated.orientation);
            known = rotated.box.half_extent;
            return hits_rotated(rotated.box, rotation, ball);
        });
    add("remembers_answer_without_angle", in.center_half_radians.f32,
        {"remembers the last answer by all numbers but the angle", "a memo with too small a key"},
        [](const auto& rotated, const auto& ball) {
            static CenterHalfBox<float, 2> last_box{};
            static Ball<float, 2> last_ball{{}, -1};
            static bool last_answer = false;
            if (rotated.box.center != last_box.center || rotated.box.half_extent != last_box.half_extent ||
                ball.center != last_ball.center || ball.radius != last_ball.radius)
                last_answer = hits_rotated(rotated.box, rotation_of(rotated.orientation), ball);
            last_box = rotated.box;
            last_ball = ball;
            return last_answer;
        });
}

}  // namespace tangency::mutants
