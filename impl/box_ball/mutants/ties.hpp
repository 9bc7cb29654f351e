// SPDX-License-Identifier: MIT
// Ties: touching counts where the contract says that it does not, or the other way round, everywhere or in places.
#pragma once

#include <cmath>
#include <cstddef>

#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"
#include "impl/mutants/rotated.hpp"

namespace tangency::mutants {

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_ties(Add add) {
    constexpr EncodingsOf<Question::box_ball> in;
    add("open_ball", in.center_half.f32, {"compares with < where the contract says <=", "the commonest slip in copies of fold"},
        [](const auto& box, const auto& ball) { return distance_sq(box, ball) < square(ball.radius); });
    add("closed_ball", in.corner_size.f32,
        {"compares with <= where the contract says <", "the commonest slip in copies of clamp_corner", "", Contract::open},
        [](const auto& box, const auto& ball) { return distance_sq(box, ball) <= square(ball.radius); });
    add("corner_ties_hit", in.center_half.f32,
        {"open at faces, closed at corners", "one <= left behind in the corner branch", "", Contract::open},
        [](const auto& box, const auto& ball) { return hits_open(box, ball) || (hits_closed(box, ball) && axes_outside(box, ball) >= 2); });
    add("face_ties_hit", in.center_half.f32,
        {"open at corners, closed at faces", "one <= left behind in the face branch", "", Contract::open},
        [](const auto& box, const auto& ball) { return hits_open(box, ball) || (hits_closed(box, ball) && axes_outside(box, ball) == 1); });
    add("corners_open_faces_closed", in.center_half.f32.everywhere(), {"closed at faces, open at corners", "Chipmunk2D circle2poly"},
        [](const auto& box, const auto& ball) { return hits_open(box, ball) || (hits_closed(box, ball) && axes_outside(box, ball) < 2); });
    add("faces_open_corners_closed", in.center_half.f32,
        {"closed at corners, open at faces", "alexuhui (2022), method 1, seen as a mutant"},
        [](const auto& box, const auto& ball) { return hits_open(box, ball) || (hits_closed(box, ball) && axes_outside(box, ball) != 1); });
    add("half_open_rectangle", in.lo_hi.f32,
        {"half-open box: ties at the high side are missed", "rectangles of user interfaces, [x, x + w)"},
        [](const auto& box, const auto& ball) {
            const bool beyond_hi = on_some_axis(ball, [&](auto i) { return ball.center[i] >= box.hi[i]; });
            return beyond_hi ? hits_open(box, ball) : hits_closed(box, ball);
        });
    add("ties_miss_across_origin", in.lo_hi.f32, {"open for boxes around the origin, closed elsewhere", "sign bookkeeping at zero"},
        [](const auto& box, const auto& ball) {
            const bool straddles = on_every_axis(ball, [&](auto i) { return box.lo[i] < 0 && box.hi[i] > 0; });
            return straddles ? hits_open(box, ball) : hits_closed(box, ball);
        });
    add("ties_miss_at_integer_radius", in.center_half.f32, {"open at integer radii, closed elsewhere", "special case for pixel sizes"},
        [](const auto& box, const auto& ball) {
            const bool is_integer = !(std::trunc(ball.radius) < ball.radius);
            return is_integer && ball.radius > 0 ? hits_open(box, ball) : hits_closed(box, ball);
        });
    add("open_ball_on_a_turned_box", in.center_half_axis.f32,
        {"compares with < where the contract says <=, rotated boxes only", "a second copy of fold"},
        [](const auto& rotated, const auto& ball) { return hits_open(box_in_frame(rotated), ball_in_frame(rotated, ball)); });
}

}  // namespace tangency::mutants
