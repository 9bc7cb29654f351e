// SPDX-License-Identifier: MIT
// The quaternion: its order, its length, its signs, its conjugate.
#pragma once

#include <algorithm>
#include <cmath>

#include "axis_aligned.hpp"
#include "mutant.hpp"
#include "rotated.hpp"

namespace tangency::mutants {

struct QuaternionWithWFirst {
    static constexpr MutantInfo info{"reads (x, y, z, w) as (w, x, y, z)", "Eigen's constructor order against its storage"};
    static bool intersects(const CenterHalfBy<Quaternion>& rotated, const Ball<float, 3>& ball) {
        const auto& [x, y, z, w] = rotated.orientation;
        return hits_rotated(rotated.box, rotation_of(Quaternion<float>{y, z, w, x}), ball);
    }
};

struct QuaternionNotNormalised {
    static constexpr MutantInfo info{"takes every quaternion for a unit quaternion", "v + 2 q x (q x v + w v) without its condition"};
    static bool intersects(const CenterHalfBy<Quaternion>& rotated, const Ball<float, 3>& ball) {
        return hits_rotated(rotated.box, rotated.orientation, ball);
    }
};

struct QuaternionAlmostNormalised {
    static constexpr MutantInfo info{"normalises no quaternion whose squared length is within 1e-6 of one",
                                     "isNormalized() with a tolerance, to save a root"};
    static bool intersects(const CenterHalfBy<Quaternion, double>& rotated, const Ball<double, 3>& ball) {
        const auto& [x, y, z, w] = rotated.orientation;
        const bool is_close = std::abs(x * x + y * y + z * z + w * w - 1) < 1e-6;
        return hits_rotated(rotated.box, is_close ? rotated.orientation : rotation_of(rotated.orientation), ball);
    }
};

struct QuaternionHardlyTurned {
    static constexpr MutantInfo info{"takes a unit quaternion with w above 1 - 1e-9 for no turn at all",
                                     "the threshold of slerp and of axis-angle conversions"};
    static bool intersects(const CenterHalfBy<Quaternion, double>& rotated, const Ball<double, 3>& ball) {
        const auto unit = rotation_of(rotated.orientation);
        const bool is_small = std::abs(unit.w) > 1 - 1e-9;
        return hits_rotated(rotated.box, is_small ? Quaternion<double>{0, 0, 0, 1} : unit, ball);
    }
};

struct QuaternionSnappedToHalves {
    static constexpr MutantInfo info{"rounds components of a unit quaternion within 1e-6 of 0, a half or root a half to these",
                                     "cleaning up orientations after an import"};
    static bool intersects(const CenterHalfBy<Quaternion, double>& rotated, const Ball<double, 3>& ball) {
        auto [x, y, z, w] = rotation_of(rotated.orientation);
        for (double* component : {&x, &y, &z, &w})
            for (const double special : {0.0, 0.5, std::sqrt(0.5)})
                if (std::abs(std::abs(*component) - special) < 1e-6) *component = std::copysign(special, *component);
        return hits_rotated(rotated.box, Quaternion<double>{x, y, z, w}, ball);
    }
};

struct QuaternionDividedByItsSquare {
    static constexpr MutantInfo info{"forgets the root of the quaternion's length", "the inverse taken for the normalised quaternion"};
    static bool intersects(const CenterHalfBy<Quaternion>& rotated, const Ball<float, 3>& ball) {
        const auto& [x, y, z, w] = rotated.orientation;
        const float length_sq = x * x + y * y + z * z + w * w;
        const Quaternion<float> divided{x / length_sq, y / length_sq, z / length_sq, w / length_sq};
        return hits_rotated(rotated.box, divided, ball);
    }
};

struct QuaternionNotConjugated {
    static constexpr MutantInfo info{"turns the offset forth instead of back", "rotate(q, v) where inverse(q) is wanted"};
    static bool intersects(const CenterHalfBy<Quaternion>& rotated, const Ball<float, 3>& ball) {
        const auto local = rotate(offset(rotated.box, ball), rotation_of(rotated.orientation));
        return reaches(local, rotated.box.half_extent, ball.radius);
    }
};

struct QuaternionConjugatesZOnly {
    static constexpr MutantInfo info{"conjugates the quaternion by negating z alone", "a conjugate written for the plane"};
    static bool intersects(const CenterHalfBy<Quaternion>& rotated, const Ball<float, 3>& ball) {
        const auto [x, y, z, w] = rotation_of(rotated.orientation);
        const auto local = rotate(offset(rotated.box, ball), Quaternion<float>{x, y, -z, w});
        return reaches(local, rotated.box.half_extent, ball.radius);
    }
};

struct QuaternionLosesTheSignOfW {
    static constexpr MutantInfo info{"rebuilds w as the positive root of 1 - x^2 - y^2 - z^2", "MD5 model files, which drop w"};
    static bool intersects(const CornerSizeBy<Quaternion>& rotated, const Ball<float, 3>& ball) {
        const auto [x, y, z, w] = rotation_of(rotated.orientation);
        return hits_rotated(centered(rotated.box), Quaternion<float>{x, y, z, std::abs(w)}, ball);
    }
};

struct QuaternionAngleNotDoubled {
    static constexpr MutantInfo info{"turns by half the angle", "axis-angle from a quaternion"};
    static bool intersects(const CenterHalfBy<Quaternion>& rotated, const Ball<float, 3>& ball) {
        const auto [x, y, z, w] = rotation_of(rotated.orientation);
        const float half = std::acos(std::clamp(w, -1.0F, 1.0F)) / 2;
        const float length = std::sqrt(x * x + y * y + z * z);
        const float factor = length > 0 ? std::sin(half) / length : 0;
        return hits_rotated(rotated.box, Quaternion<float>{x * factor, y * factor, z * factor, std::cos(half)}, ball);
    }
};

struct QuaternionAsYaw {
    static constexpr MutantInfo info{"keeps the yaw and drops pitch and roll", "2-D code grown into 3-D"};
    static bool intersects(const CenterHalfBy<Quaternion>& rotated, const Ball<float, 3>& ball) {
        const auto& [x, y, z, w] = rotated.orientation;
        return hits_rotated(rotated.box, rotation_of(Quaternion<float>{0, 0, z, z == 0 && w == 0 ? 1 : w}), ball);
    }
};

struct QuaternionMatrixSignSlip {
    static constexpr MutantInfo info{"one sign of the rotation matrix is wrong", "a matrix copied from a blurred page"};
    static bool intersects(const CenterHalfBy<Quaternion>& rotated, const Ball<float, 3>& ball) {
        const auto unit = rotation_of(rotated.orientation);
        const auto d = offset(rotated.box, ball);
        auto local = into_frame(d, unit);
        local[2] += 4 * unit.w * unit.x * d[1];
        return reaches(local, rotated.box.half_extent, ball.radius);
    }
};

struct TakesRotatedSizeForHalfExtent {
    static constexpr MutantInfo info{"passes the size of a rotated box where half extents are asked for",
                                     "the slip between engines: Unity stores sizes, PhysX half extents"};
    static bool intersects(const CenterSizeBy<Quaternion>& rotated, const Ball<float, 3>& ball) {
        const CenterHalfBox<float, 3> box{rotated.box.center, rotated.box.extent};
        return hits_rotated(box, rotation_of(rotated.orientation), ball);
    }
};

}  // namespace tangency::mutants
