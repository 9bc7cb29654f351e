// SPDX-License-Identifier: MIT
// What a number's text means, found by whole-number arithmetic alone: the independent reading beside
// tools/src/numbers.
#pragma once

#include <cstdint>
#include <string_view>

#include "tangency/shapes/form.hpp"

namespace tangency::fuzz {

/// A token's meaning. `bits` are those of the scalar, of a word those of some NaN or infinity.
struct NumberMeaning {
    enum class Kind { no_number, too_large, finite, nan, infinity } kind = Kind::no_number;
    std::uint64_t bits = 0;
};

/// Reads by the grammar of tools/text/numbers.hpp; the value is rounded by comparing it, as a fraction of whole
/// numbers, with the midpoints between neighbouring floats. Slow, and shares no code with any float parser.
NumberMeaning meaning_of(std::string_view token, ScalarType scalar);

/// The bits of a number of the scalar type.
std::uint64_t bits_of_number(double number, ScalarType scalar);

/// The number that bits spell.
double number_of_bits(std::uint64_t bits, ScalarType scalar);

}  // namespace tangency::fuzz
