// SPDX-License-Identifier: MIT
// Range: numbers, differences or squares that are too large or too small for the type, or cut as if they were.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "axis_aligned.hpp"
#include "mutant.hpp"
#include "rotated.hpp"

namespace tangency::mutants {

struct TrustsDouble {
    static constexpr MutantInfo info{.defect = "is thought exact because it evaluates floats in double",
                                     .seen_in = "a common belief; a tie with one tiny term refutes it",
                                     .unbroken = Level::exact};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return hits_closed(as<double>(box), as<double>(ball));
    }
};

struct DifferenceOverflows {
    static constexpr MutantInfo info{.defect = "p - c overflows to infinity: spurious misses",
                                     .seen_in = "one subtraction before the cast to double",
                                     .unbroken = Level::full_range};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const bool overflows =
            on_some_axis<2>([&](auto i) { return std::abs(ball.center[i] - box.center[i]) > std::numeric_limits<float>::max(); });
        return !overflows && hits_closed(as<double>(box), as<double>(ball));
    }
};

struct SquaresSaturate {
    static constexpr MutantInfo info{.defect = "clamps both squares at the largest float: spurious hits beyond 1.8e19",
                                     .seen_in = "dartsim/dart #3305 (2026), there at 1e154",
                                     .unbroken = Level::full_range};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        constexpr double limit = std::numeric_limits<float>::max();
        const double away_sq = distance_sq(as<double>(box), as<double>(ball));
        return std::min(away_sq, limit) <= std::min(square(double(ball.radius)), limit);
    }
};

struct SquaresSaturateAtIntMax {
    static constexpr MutantInfo info{"clamps both squares at the largest 32-bit int", "the invitation of integer pixels"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        constexpr double limit = 2147483647.0;
        const double away_sq = distance_sq(as<double>(box), as<double>(ball));
        return std::min(away_sq, limit) <= std::min(square(double(ball.radius)), limit);
    }
};

// As a product of integers of so many bits does, whose top bits are lost. Beyond 2^53 a double has none below them.
inline double wrapped(double product, int bits) {
    const double turn = std::ldexp(1.0, bits);
    return product - turn * std::floor(product / turn + 0.5);
}

struct SquaresWrapAtInt32 {
    static constexpr MutantInfo info{"adds and compares squares in a 32-bit int, which wraps beyond 46,340",
                                     "int dx, dy; dx * dx + dy * dy <= r * r"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return wrapped(distance_sq(as<double>(box), as<double>(ball)), 32) <= wrapped(square(double(ball.radius)), 32);
    }
};

struct SquaresWrapAtInt16 {
    static constexpr MutantInfo info{"adds and compares squares in a 16-bit int, which wraps beyond 181", "int on a small processor"};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Ball<float, 2>& ball) {
        return wrapped(double(distance_sq(box, ball)), 16) <= wrapped(double(square(ball.radius)), 16);
    }
};

struct SquaresUnderflow {
    static constexpr MutantInfo info{.defect = "flushes both squares to zero below 2^-126: spurious hits",
                                     .seen_in = "float squares of small inputs",
                                     .unbroken = Level::full_range};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const auto flush = [](double square) { return square < std::numeric_limits<float>::min() ? 0.0 : square; };
        return flush(distance_sq(as<double>(box), as<double>(ball))) <= flush(square(double(ball.radius)));
    }
};

struct FlushesSubnormals {
    static constexpr MutantInfo info{.defect = "flushes subnormal arguments to zero",
                                     .seen_in = "denormals-are-zero mode of a game loop",
                                     .unbroken = Level::full_range};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const auto flush = [](float x) { return std::abs(x) < std::numeric_limits<float>::min() ? 0 : x; };
        return hits_closed(mapped<double>(box, flush), mapped<double>(ball, flush));
    }
};

struct FlushesSmallValues {
    static constexpr MutantInfo info{"takes arguments below 1e-6 for zero", "an is-zero test with a tolerance"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const auto flush = [](float x) { return std::abs(x) < 1e-6F ? 0 : x; };
        return hits_closed(mapped<double>(box, flush), mapped<double>(ball, flush));
    }
};

struct ClippedWorld {
    static constexpr MutantInfo info{"clips coordinates to +-1024", "world bounds inside a geometric test"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) {
        const auto clip = [](float x) { return std::clamp(x, -1024.0F, 1024.0F); };
        return hits_closed(LoHiBox<float, 2>{mapped<float>(box.lo, clip), mapped<float>(box.hi, clip)},
                           Ball<float, 2>{mapped<float>(ball.center, clip), ball.radius});
    }
};

struct AxisLengthUnderflows {
    static constexpr MutantInfo info{.defect = "takes the axis's length in float, where squares leave the range",
                                     .seen_in = "a helper of another precision",
                                     .unbroken = Level::full_range};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Ball<float, 2>& ball) {
        const auto& [x, y] = rotated.orientation;
        const float length = std::sqrt(x * x + y * y);
        const Rotation<double> rotation{double(x) / length, double(y) / length};
        return hits_rotated(as<double>(rotated.box), rotation, as<double>(ball));
    }
};

}  // namespace tangency::mutants
