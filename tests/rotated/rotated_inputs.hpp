// SPDX-License-Identifier: MIT
// Random rotated inputs as rows of numbers.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "../signatures.hpp"
#include "tangency/judge/agreement.hpp"
#include "tangency/reference/rotated/row.hpp"
#include "tangency/shapes/lengths.hpp"

// Compiled once, with the library tangency::answers: each of them takes seconds.
extern template tangency::reference::Standing tangency::reference::stand_any_row<double>(const Signature&, std::span<const double>,
                                                                                         Precision);
extern template tangency::reference::RotatedMeasurement tangency::reference::measure_any_row<double>(const Signature&,
                                                                                                     std::span<const double>, Precision);
extern template tangency::reference::RotatedClassification tangency::reference::classify_any_row<double>(const Signature&,
                                                                                                         std::span<const double>,
                                                                                                         Precision);

namespace tangency::rotated_test {

/// How many of `count` random cases a long test draws: sanitized, where each takes fifty times as long, a few.
constexpr int scaled(int count) { return static_cast<int>(count * TANGENCY_TEST_EFFORT) + 50; }

using Row = std::vector<double>;

/// Deterministic draws; the standard engine is the same everywhere, its distributions are not.
class Draws {
public:
    explicit Draws(std::uint64_t seed) : engine_(seed) {}

    std::uint64_t bits() { return engine_(); }
    int between(int lo, int hi) { return lo + static_cast<int>(bits() % static_cast<std::uint64_t>(hi - lo + 1)); }
    bool chance(int part, int whole) { return between(1, whole) <= part; }
    double unit() { return static_cast<double>(bits() >> 11) * 0x1p-53; }

    /// Any finite double, all bit patterns alike; any finite float for f32.
    double any(ScalarType scalar) {
        for (;;) {
            const std::uint64_t drawn = bits();
            const double value = scalar == ScalarType::f64 ? std::bit_cast<double>(drawn)
                                                           : static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(drawn)));
            if (std::isfinite(value)) return value;
        }
    }

    template <class T, std::size_t Count>
    const T& pick(const std::array<T, Count>& items) {
        return items[static_cast<std::size_t>(between(0, static_cast<int>(Count) - 1))];
    }

private:
    std::mt19937_64 engine_;
};

/// The value as a number of the signature's scalar.
inline double rounded(ScalarType scalar, double value) {
    return scalar == ScalarType::f32 ? static_cast<double>(static_cast<float>(value)) : value;
}

inline std::string text_of(const Signature& signature, std::span<const double> row) {
    std::string text(form_name(signature));
    for (std::size_t i = 0; i < row.size(); ++i) {
        char number[80];
        std::snprintf(number, sizeof number, " %a (%.17g)", row[i], row[i]);
        text.append(" ").append(field_names(signature)[i]).append(number);
    }
    return text;
}

/// The row of a 2-D input given by centre and half extents, in the signature's form. Exact for numbers
/// with bits to spare.
inline Row row_2d(const Signature& signature, std::array<double, 2> center, std::array<double, 2> half_extent, const Row& orientation,
                  std::array<double, 2> ball, double radius) {
    const Lengths<double> lengths{{{center[0], center[1]}, {half_extent[0], half_extent[1]}},
                                  {.center = {ball[0], ball[1]}, .radius = radius}};
    Row row;
    for (const Field& field : layout_of(signature))
        row.push_back(is_length(field.role) ? number_in(field, lengths) : orientation.at(field.axis));
    return row;
}

using judge::disagreement;

/// A valid input: plain numbers, mixed magnitudes, small integers with friendly angles, or raw bits; most
/// plain ones with a radius near a tie (nearest distance, farthest corner, or side from within).
Row draw_row(Draws& draws, const Signature& signature);

}  // namespace tangency::rotated_test
