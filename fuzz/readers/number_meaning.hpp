// SPDX-License-Identifier: MIT
// What a number's text means by MPFR, beside tools/text/numbers.
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

/// Reads by the grammar of tools/text/numbers.hpp, f32 and f64.
NumberMeaning meaning_of(std::string_view token, ScalarType scalar);

}  // namespace tangency::fuzz
