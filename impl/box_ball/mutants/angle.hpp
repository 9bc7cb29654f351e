// SPDX-License-Identifier: MIT
// The angle: its unit, its sign, its period, its digits, and its cosine and sine.
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"
#include "impl/mutants/rotated.hpp"

namespace tangency::mutants {

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_angle(Add add) {
    constexpr EncodingsOf<Question::box_ball> in;
    add("ignores_the_angle", in.corner_size_radians.f32, {"never reads the angle", "an angle used for drawing only"},
        [](const auto& rotated, const auto& ball) {
            const auto box = centered(rotated.box);
            return reaches(offset(box, ball), box.half_extent, ball.radius);
        });
    add("ignores_the_angle_of_squares", in.center_half_degrees.f32,
        {"takes a rotated square for the same square", "a shortcut true of circles"}, [](const auto& rotated, const auto& ball) {
            if (rotated.box.half_extent[0] == rotated.box.half_extent[1])
                return reaches(offset(rotated.box, ball), rotated.box.half_extent, ball.radius);
            return hits_rotated(rotated.box, rotation_of(rotated.orientation), ball);
        });
    add("takes_degrees_for_radians", in.center_half_degrees.f32,
        {"passes degrees to functions of radians", "std::cos(angle) where angle is in degrees"},
        [](const auto& rotated, const auto& ball) { return hits_rotated(rotated.box, rotation_by(rotated.orientation.angle), ball); });
    add("takes_radians_for_degrees", in.center_half_radians.f32, {"multiplies radians by pi / 180", "a conversion in caller and callee"},
        [](const auto& rotated, const auto& ball) {
            return hits_rotated(rotated.box, rotation_by(rotated.orientation.angle * degree<float>), ball);
        });
    add("takes_pi_for_3_14", in.center_half_degrees.f32, {"pi is 3.14", "a constant typed by hand"},
        [](const auto& rotated, const auto& ball) {
            return hits_rotated(rotated.box, rotation_by(rotated.orientation.angle * 3.14F / 180), ball);
        });
    add("takes_pi_for_seven_digits", in.center_half_degrees.f64, {"pi is 3.1415927 in double", "M_PI's float twin in double code"},
        [](const auto& rotated, const auto& ball) {
            return hits_rotated(rotated.box, rotation_by(rotated.orientation.angle * (3.1415927 / 180)), ball);
        });
    add("takes_radian_for_57_3_degrees", in.center_half_degrees.f32, {"divides degrees by 57.3", "a constant typed by hand"},
        [](const auto& rotated, const auto& ball) {
            return hits_rotated(rotated.box, rotation_by(rotated.orientation.angle / 57.3F), ball);
        });
    add("turns_the_wrong_way", in.center_half_degrees.f32,
        {"turns clockwise where the caller turns counter-clockwise", "jriecken/sat-js #66: the screen's y runs down"},
        [](const auto& rotated, const auto& ball) {
            return hits_rotated(rotated.box, rotation_by_degrees(-rotated.orientation.angle), ball);
        });
    add("loses_the_angles_sign", in.center_half_radians.f32, {"takes the magnitude of the angle", "fabs in a range reduction"},
        [](const auto& rotated, const auto& ball) {
            return hits_rotated(rotated.box, rotation_by(std::abs(rotated.orientation.angle)), ball);
        });
    add("negative_angles_are_zero", in.center_half_degrees.f32, {"clamps negative angles to zero", "an unsigned angle"},
        [](const auto& rotated, const auto& ball) {
            return hits_rotated(rotated.box, rotation_by_degrees(std::max(rotated.orientation.angle, 0.0F)), ball);
        });
    add("adds_two_pi_to_negative_degrees", in.center_half_degrees.f32, {"adds 2 pi to negative degrees", "a wrap written for radians"},
        [](const auto& rotated, const auto& ball) {
            const auto angle = rotated.orientation.angle;
            const auto wrapped = angle < 0 ? angle + 2 * std::numbers::pi_v<float> : angle;
            return hits_rotated(rotated.box, rotation_by_degrees(wrapped), ball);
        });
    add("clamps_the_angle_at_one_turn", in.center_half_degrees.f32,
        {"clamps the angle to one turn instead of wrapping it", "std::clamp of user input"}, [](const auto& rotated, const auto& ball) {
            const auto clamped = std::clamp(rotated.orientation.angle, -360.0F, 360.0F);
            return hits_rotated(rotated.box, rotation_by_degrees(clamped), ball);
        });
    add("half_turn_mirrors", in.center_half_degrees.f32,
        {"beyond 180 degrees takes 360 - angle for angle - 360", "an angle wrapped without its sign"},
        [](const auto& rotated, const auto& ball) {
            const auto angle = std::fmod(rotated.orientation.angle, 360.0F);
            return hits_rotated(rotated.box, rotation_by_degrees(angle > 180 ? 360 - angle : angle), ball);
        });
    add("loses_quarter_turns", in.center_half_degrees.f32,
        {"reduces the angle by 90, as if every box were square", "the period of a square taken for a box's"},
        [](const auto& rotated, const auto& ball) {
            return hits_rotated(rotated.box, rotation_by_degrees(std::fmod(rotated.orientation.angle, 90.0F)), ball);
        });
    add("snaps_to_quarter_turns", in.center_half_degrees.f32,
        {"snaps angles to quarter turns", "an axis-aligned fast path with a tolerance"}, [](const auto& rotated, const auto& ball) {
            const auto angle = rotated.orientation.angle;
            const auto rest = std::remainder(angle, 90.0F);
            return hits_rotated(rotated.box, rotation_by_degrees(std::abs(rest) < 2 ? angle - rest : angle), ball);
        });
    add("snaps_within_a_millionth_of_a_degree", in.center_half_degrees.f64,
        {"snaps angles within 1e-6 degrees of a quarter turn to it", "an axis-aligned fast path, asked for with a habitual epsilon"},
        [](const auto& rotated, const auto& ball) {
            const auto angle = rotated.orientation.angle;
            const auto rest = std::remainder(angle, 90.0);
            return hits_rotated(rotated.box, rotation_by_degrees(std::abs(rest) < 1e-6 ? angle - rest : angle), ball);
        });
    add("swaps_extents_past_45_degrees", in.center_half_degrees.f32,
        {"swaps the extents past 45 degrees", "layout code that fits rotated pictures"}, [](const auto& rotated, const auto& ball) {
            CenterHalfBox<float, 2> box = rotated.box;
            const auto from_side = std::abs(std::remainder(rotated.orientation.angle, 180.0F));
            if (from_side > 45) std::swap(box.half_extent[0], box.half_extent[1]);
            return hits_rotated(box, rotation_of(rotated.orientation), ball);
        });
    add("wraps_radians_by_six_digits", in.center_half_radians.f64,
        {.defect = "reduces radians modulo 6.28319", .seen_in = "a range reduction with a rounded turn", .unbroken = Level::full_range},
        [](const auto& rotated, const auto& ball) {
            using Wide = long double;
            Wide angle = rotated.orientation.angle;
            if (std::abs(angle) > 2 * std::numbers::pi_v<Wide>) angle = std::fmod(angle, Wide(6.28319));
            return hits_rotated(as<Wide>(rotated.box), rotation_by(angle), as<Wide>(ball));
        });
    add("truncates_the_angle_to_int", in.center_half_degrees.f32, {"casts the angle to int", "int parameters for degrees"},
        [](const auto& rotated, const auto& ball) {
            return hits_rotated(rotated.box, rotation_by_degrees(std::trunc(rotated.orientation.angle)), ball);
        });
    add("sine_table_of_whole_degrees", in.center_half_degrees.f32, {"rounds the angle to whole degrees", "sine tables of old game loops"},
        [](const auto& rotated, const auto& ball) {
            const auto whole = std::nearbyint(std::remainder(rotated.orientation.angle, 360.0F));
            return hits_rotated(rotated.box, rotation_by_degrees(whole), ball);
        });
    add("binary_angle", in.center_half_degrees.f32, {"quantises the angle to 16 bits a turn", "short angles of network protocols"},
        [](const auto& rotated, const auto& ball) {
            const auto units = std::nearbyint(std::remainder(rotated.orientation.angle, 360.0F) * float(65536.0 / 360));
            return hits_rotated(rotated.box, rotation_by(units * (2 * std::numbers::pi_v<float> / 65536)), ball);
        });
    add("half_precision_angle", in.center_half_degrees.f32, {"stores the angle in 16-bit floats", "a compressed transform"},
        [](const auto& rotated, const auto& ball) {
            return hits_rotated(rotated.box, rotation_by_degrees(rounded_to_bits(rotated.orientation.angle, 11)), ball);
        });
    add("swaps_cosine_and_sine", in.center_half_radians.f32, {"takes the sine for the cosine", "two assignments in the wrong order"},
        [](const auto& rotated, const auto& ball) {
            const auto [cos, sin] = rotation_of(rotated.orientation);
            return hits_rotated(rotated.box, Rotation<float>{sin, cos}, ball);
        });
    add("cosine_from_sine", in.center_half_degrees.f32, {"loses the cosine's sign past a quarter turn", "saving a cosine"},
        [](const auto& rotated, const auto& ball) {
            const auto sin = rotation_of(rotated.orientation).sin;
            return hits_rotated(rotated.box, Rotation<float>{std::sqrt(1 - sin * sin), sin}, ball);
        });
    add("small_angle_sine", in.center_half_radians.f32, {"sin t = t and cos t = 1 - t^2 / 2", "an approximation kept for all angles"},
        [](const auto& rotated, const auto& ball) {
            const auto angle = rotated.orientation.angle;
            return hits_rotated(rotated.box, Rotation<float>{1 - angle * angle / 2, angle}, ball);
        });
    add("parabola_for_sine", in.center_half_degrees.f32, {"sine and cosine by a parabola, 0.056 off at most", "fast sine of demo code"},
        [](const auto& rotated, const auto& ball) {
            const auto sine = [](float degrees) {
                const auto half_turns = std::remainder(degrees, 360.0F) / 180;
                return 4 * half_turns * (1 - std::abs(half_turns));
            };
            const auto angle = rotated.orientation.angle;
            return hits_rotated(rotated.box, Rotation<float>{sine(angle + 90), sine(angle)}, ball);
        });
}

}  // namespace tangency::mutants
