// SPDX-License-Identifier: MIT
// Small subjects for rotated boxes: right formulas of several kinds.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "functions.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::properties::rotated_test {

/// An input in the plane as a program holds it: the box's centre, half extents, the ball.
template <class Real>
struct Flat {
    Real c_x, c_y, h_x, h_y, p_x, p_y, r;
};

template <class Real>
Flat<Real> flat_of(const Input& input) {
    const auto at = [&](std::size_t place) { return static_cast<Real>(input.numbers[place]); };
    const auto [box, ball] = lengths_of(layout_of(input.signature), at);
    return {box.center[0], box.center[1], box.half_extent[0], box.half_extent[1], ball.center[0], ball.center[1], ball.radius};
}

template <class Real>
bool fold(Real l_x, Real l_y, const Flat<Real>& s) {
    const Real u_x = std::max(std::abs(l_x) - s.h_x, Real(0));
    const Real u_y = std::max(std::abs(l_y) - s.h_y, Real(0));
    return u_x * u_x + u_y * u_y <= s.r * s.r;
}

template <class Real>
bool fold_rotated(Real cos, Real sin, const Flat<Real>& s) {
    const Real d_x = s.p_x - s.c_x, d_y = s.p_y - s.c_y;
    return fold(d_x * cos + d_y * sin, d_y * cos - d_x * sin, s);
}

/// The corners of the box in the world, edges by their ends, distances by hypot: another formula altogether.
template <class Real>
bool corners_in_world(Real cos, Real sin, const Flat<Real>& s) {
    const Real x_x = s.h_x * cos, x_y = s.h_x * sin, y_x = -s.h_y * sin, y_y = s.h_y * cos;
    const std::array<std::array<Real, 2>, 4> corners{{{s.c_x + x_x + y_x, s.c_y + x_y + y_y},
                                                      {s.c_x - x_x + y_x, s.c_y - x_y + y_y},
                                                      {s.c_x - x_x - y_x, s.c_y - x_y - y_y},
                                                      {s.c_x + x_x - y_x, s.c_y + x_y - y_y}}};
    const Real d_x = s.p_x - s.c_x, d_y = s.p_y - s.c_y;
    const Real along = std::abs(d_x * cos + d_y * sin), across = std::abs(d_y * cos - d_x * sin);
    if (along <= s.h_x) return across - s.h_y <= s.r;
    if (across <= s.h_y) return along - s.h_x <= s.r;
    Real least = HUGE_VAL;
    for (const auto& corner : corners) {
        const Real e_x = s.p_x - corner[0], e_y = s.p_y - corner[1];
        least = std::min(least, std::sqrt(e_x * e_x + e_y * e_y));
    }
    return least <= s.r;
}

/// The circle rotated about the box's centre back into the world, then clamped to the upright box.
template <class Real>
bool canvas(Real cos, Real sin, const Flat<Real>& s) {
    const Real d_x = s.p_x - s.c_x, d_y = s.p_y - s.c_y;
    const Real x = cos * d_x + sin * d_y + s.c_x, y = cos * d_y - sin * d_x + s.c_y;
    const Real near_x = std::clamp(x, s.c_x - s.h_x, s.c_x + s.h_x), near_y = std::clamp(y, s.c_y - s.h_y, s.c_y + s.h_y);
    const Real e_x = x - near_x, e_y = y - near_y;
    return e_x * e_x + e_y * e_y <= s.r * s.r;
}

/// Separating axes in the world: the box's two and the one through its nearest corner, every projection a dot
/// product of whole coordinates.
template <class Real>
bool separating_axes(Real cos, Real sin, const Flat<Real>& s) {
    using Vector = std::array<Real, 2>;
    const Vector ball{s.p_x, s.p_y};
    std::array<Vector, 4> corners{};
    for (std::size_t i = 0; i < 4; ++i) {
        const Real x = i % 2 == 0 ? s.h_x : -s.h_x, y = i < 2 ? s.h_y : -s.h_y;
        corners[i] = {s.c_x + (x * cos - y * sin), s.c_y + (x * sin + y * cos)};
    }
    const auto away = [&](const Vector& corner) { return Vector{ball[0] - corner[0], ball[1] - corner[1]}; };
    const auto dot = [](const Vector& a, const Vector& b) { return a[0] * b[0] + a[1] * b[1]; };
    const Vector nearest = *std::min_element(
        corners.begin(), corners.end(), [&](const Vector& a, const Vector& b) { return dot(away(a), away(a)) < dot(away(b), away(b)); });
    for (const Vector& axis : {Vector{cos, sin}, Vector{-sin, cos}, away(nearest)}) {
        Real lo = HUGE_VAL, hi = -HUGE_VAL;
        for (const Vector& corner : corners) {
            lo = std::min(lo, dot(corner, axis));
            hi = std::max(hi, dot(corner, axis));
        }
        const Real center = dot(ball, axis), reach = s.r * std::sqrt(dot(axis, axis));
        if (center - hi > reach || lo - center > reach) return false;
    }
    return true;
}

template <class Real>
inline constexpr Real pi = static_cast<Real>(3.14159265358979323846L);

inline constexpr std::array<Orientation, 4> orientations{Orientation::radians, Orientation::degrees, Orientation::axis,
                                                         Orientation::quaternion};

/// Right subjects for the signature's orientation, in its scalar.
std::vector<Subject> right_subjects(const Signature& signature);

/// What it breaks up to the level, recommendations aside, each with its counterexample.
inline std::string violations_of(const TrialResult& result, Level up_to) {
    std::string text;
    for (const Outcome& outcome : result.outcomes)
        if (outcome.status == Status::violated && outcome.property->level <= up_to && !outcome.property->recommendation)
            text += std::string(outcome.property->id) + ": " +
                    (outcome.counterexample ? explain(*outcome.counterexample, Contract::closed) : "") + "\n";
    return text;
}

}  // namespace tangency::properties::rotated_test
