// SPDX-License-Identifier: MIT
// Numbers: one reading against the other, and what is printed against what is read.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "mismatches.hpp"
#include "number_meaning.hpp"
#include "tangency/properties/input.hpp"

namespace tangency::fuzz {
namespace {

using Kind = NumberMeaning::Kind;

bool is_fit_to_print(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
}

// A value of the type, of the right kind and, unless it is a NaN, of the right bits. A NaN that signals may come
// back quiet, since a float widens through the processor.
bool is_meant(double value, const NumberMeaning& meaning, ScalarType scalar) {
    if (meaning.kind == Kind::nan) return std::isnan(value);
    return number_of_bits(scalar, bits_of(scalar, value)) == value && bits_of(scalar, value) == meaning.bits;
}

}  // namespace

std::string mismatch_of_number(std::string_view token, ScalarType scalar, const NumberReader& read) {
    const tools::Reading reading = read(token, scalar);
    const NumberMeaning meaning = meaning_of(token, scalar);
    const std::string what = fmt::format("{} as {}", tools::quote_token(token), name_of(scalar));
    const bool is_number = meaning.kind != Kind::no_number && meaning.kind != Kind::too_large;
    if (reading.ok() && !is_number)
        return fmt::format("{} is {} and was read as {:a}", what, meaning.kind == Kind::too_large ? "too large" : "no number",
                           reading.value);
    if (!reading.ok()) {
        if (is_number) return fmt::format("{} is a number and was refused: {}", what, reading.problem);
        if (!reading.problem.starts_with(tools::quote_token(token)) || !is_fit_to_print(reading.problem))
            return fmt::format("{} was refused without being named: {}", what, reading.problem);
        return {};
    }
    if (!is_meant(reading.value, meaning, scalar))
        return fmt::format("{} was read as {:a}, and is 0x{:x}", what, reading.value, meaning.bits);
    if (meaning.kind != Kind::finite) return {};
    for (const std::string& printed :
         {properties::decimal_text(reading.value, scalar), properties::hex_text(reading.value), tools::bits_text(reading.value, scalar)}) {
        const tools::Reading again = read(printed, scalar);
        if (!again.ok() || bits_of(scalar, again.value) != meaning.bits)
            return fmt::format("{} was printed as {}, which reads otherwise", what, printed);
    }
    return {};
}

std::string try_number(std::span<const std::uint8_t> input, const NumberReader& read) {
    if (input.empty()) return mismatch_of_number("", ScalarType::f32, read);
    const auto* const text = reinterpret_cast<const char*>(input.data());
    const auto scalar = input[0] % 2 == 0 ? ScalarType::f32 : ScalarType::f64;
    return mismatch_of_number(std::string_view(text + 1, input.size() - 1), scalar, read);
}

}  // namespace tangency::fuzz
