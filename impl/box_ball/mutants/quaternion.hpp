// SPDX-License-Identifier: MIT
// The quaternion: its order, its length, its signs, its conjugate.
#pragma once

#include <algorithm>
#include <cmath>

#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"
#include "impl/mutants/rotated.hpp"

namespace tangency::mutants {

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_quaternion(Add add) {
    constexpr EncodingsOf<Question::box_ball> in;
    add("quaternion_with_w_first", in.center_half_quaternion.f32,
        {"reads (x, y, z, w) as (w, x, y, z)", "Eigen's constructor order against its storage"}, [](const auto& rotated, const auto& ball) {
            const auto& [x, y, z, w] = rotated.orientation;
            return hits_rotated(rotated.box, rotation_of(Quaternion<float>{y, z, w, x}), ball);
        });
    add("quaternion_not_normalised", in.center_half_quaternion.f32,
        {"takes every quaternion for a unit quaternion", "v + 2 q x (q x v + w v) without its condition"},
        [](const auto& rotated, const auto& ball) { return hits_rotated(rotated.box, rotated.orientation, ball); });
    add("quaternion_almost_normalised", in.center_half_quaternion.f64,
        {"normalises no quaternion whose squared length is within 1e-6 of one", "isNormalized() with a tolerance, to save a root"},
        [](const auto& rotated, const auto& ball) {
            const auto& [x, y, z, w] = rotated.orientation;
            const bool is_close = std::abs(x * x + y * y + z * z + w * w - 1) < 1e-6;
            return hits_rotated(rotated.box, is_close ? rotated.orientation : rotation_of(rotated.orientation), ball);
        });
    add("quaternion_hardly_turned", in.center_half_quaternion.f64,
        {"takes a unit quaternion with w above 1 - 1e-9 for no turn at all", "the threshold of slerp and of axis-angle conversions"},
        [](const auto& rotated, const auto& ball) {
            const auto unit = rotation_of(rotated.orientation);
            const bool is_small = std::abs(unit.w) > 1 - 1e-9;
            return hits_rotated(rotated.box, is_small ? Quaternion<double>{0, 0, 0, 1} : unit, ball);
        });
    add("quaternion_snapped_to_halves", in.center_half_quaternion.f64,
        {"rounds components of a unit quaternion within 1e-6 of 0, a half or root a half to these",
         "cleaning up orientations after an import"},
        [](const auto& rotated, const auto& ball) {
            auto [x, y, z, w] = rotation_of(rotated.orientation);
            for (double* component : {&x, &y, &z, &w})
                for (const double special : {0.0, 0.5, std::sqrt(0.5)})
                    if (std::abs(std::abs(*component) - special) < 1e-6) *component = std::copysign(special, *component);
            return hits_rotated(rotated.box, Quaternion<double>{x, y, z, w}, ball);
        });
    add("quaternion_divided_by_its_square", in.center_half_quaternion.f32,
        {"forgets the root of the quaternion's length", "the inverse taken for the normalised quaternion"},
        [](const auto& rotated, const auto& ball) {
            const auto& [x, y, z, w] = rotated.orientation;
            const auto length_sq = x * x + y * y + z * z + w * w;
            const Quaternion<float> divided{x / length_sq, y / length_sq, z / length_sq, w / length_sq};
            return hits_rotated(rotated.box, divided, ball);
        });
    add("quaternion_not_conjugated", in.center_half_quaternion.f32,
        {"turns the offset forth instead of back", "rotate(q, v) where inverse(q) is wanted"}, [](const auto& rotated, const auto& ball) {
            const auto local = rotate(offset(rotated.box, ball), rotation_of(rotated.orientation));
            return reaches(local, rotated.box.half_extent, ball.radius);
        });
    add("quaternion_conjugates_z_only", in.center_half_quaternion.f32,
        {"conjugates the quaternion by negating z alone", "a conjugate written for the plane"}, [](const auto& rotated, const auto& ball) {
            const auto [x, y, z, w] = rotation_of(rotated.orientation);
            const auto local = rotate(offset(rotated.box, ball), Quaternion<float>{x, y, -z, w});
            return reaches(local, rotated.box.half_extent, ball.radius);
        });
    add("quaternion_loses_the_sign_of_w", in.corner_size_quaternion.f32,
        {"rebuilds w as the positive root of 1 - x^2 - y^2 - z^2", "MD5 model files, which drop w"},
        [](const auto& rotated, const auto& ball) {
            const auto [x, y, z, w] = rotation_of(rotated.orientation);
            return hits_rotated(centered(rotated.box), Quaternion<float>{x, y, z, std::abs(w)}, ball);
        });
    add("quaternion_angle_not_doubled", in.center_half_quaternion.f32, {"turns by half the angle", "axis-angle from a quaternion"},
        [](const auto& rotated, const auto& ball) {
            const auto [x, y, z, w] = rotation_of(rotated.orientation);
            const auto half = std::acos(std::clamp(w, -1.0F, 1.0F)) / 2;
            const auto length = std::sqrt(x * x + y * y + z * z);
            const auto factor = length > 0 ? std::sin(half) / length : 0;
            return hits_rotated(rotated.box, Quaternion<float>{x * factor, y * factor, z * factor, std::cos(half)}, ball);
        });
    add("quaternion_as_yaw", in.center_half_quaternion.f32, {"keeps the yaw and drops pitch and roll", "2-D code grown into 3-D"},
        [](const auto& rotated, const auto& ball) {
            const auto& [x, y, z, w] = rotated.orientation;
            return hits_rotated(rotated.box, rotation_of(Quaternion<float>{0, 0, z, z == 0 && w == 0 ? 1 : w}), ball);
        });
    add("quaternion_matrix_sign_slip", in.center_half_quaternion.f32,
        {"one sign of the rotation matrix is wrong", "a matrix copied from a blurred page"}, [](const auto& rotated, const auto& ball) {
            const auto unit = rotation_of(rotated.orientation);
            const auto d = offset(rotated.box, ball);
            auto local = into_frame(d, unit);
            local[2] += 4 * unit.w * unit.x * d[1];
            return reaches(local, rotated.box.half_extent, ball.radius);
        });
    add("takes_rotated_size_for_half_extent", in.center_size_quaternion.f32,
        {.defect = "passes the size of a rotated box where half extents are asked for",
         .seen_in = "the slip between engines: Unity stores sizes, PhysX half extents",
         .misreads = Misreading::sizes_doubled},
        [](const auto& rotated, const auto& ball) {
            const CenterHalfBox<float, 3> box{rotated.box.center, rotated.box.extent};
            return hits_rotated(box, rotation_of(rotated.orientation), ball);
        });
}

}  // namespace tangency::mutants
