// SPDX-License-Identifier: MIT
// One input as a subject receives it: a signature and its row of numbers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "tangency/shapes/layout.hpp"

namespace tangency::properties {

/// An input in the caller's form. Numbers of an f32 signature are floats held in doubles, so one type
/// serves both scalars without loss. Unused places stay zero.
struct Input {
    Signature signature;
    std::array<double, max_number_count> numbers{};

    std::span<const double> row() const { return std::span(numbers).first(number_count(signature)); }
    std::span<double> row() { return std::span(numbers).first(number_count(signature)); }
};

/// The largest magnitude among a case's lengths, by which the band is measured; orientations have none.
double scale_of(const Input& input);

/// Same signature and same bits; tells +0 from -0.
bool same_bits(const Input& a, const Input& b);

/// A hash of signature and bits, equal on every platform.
std::uint64_t hash_of(const Input& input);

/// "cx=1 hx=0.5 ...", each number as the shortest decimal that reads back to it in its scalar type.
std::string to_text(const Input& input);

/// The shortest decimal that reads back to `number` in the scalar type.
std::string decimal_text(double number, ScalarType scalar);

/// C hexfloat, such as 0x1.8p+1; exact and the same for both scalar types.
std::string hex_text(double number);

}  // namespace tangency::properties
