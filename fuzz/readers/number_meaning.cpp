// SPDX-License-Identifier: MIT
// Text to bits: the grammar as patterns, the rounding by MPFR in the scalar's precision and exponents.
#include "number_meaning.hpp"

#include <mpfr.h>

#include <charconv>
#include <cmath>
#include <regex>
#include <string>

namespace tangency::fuzz {
namespace {

using Kind = NumberMeaning::Kind;

bool is(const std::string& text, const char* pattern) { return std::regex_match(text, std::regex(pattern, std::regex::icase)); }

NumberMeaning meaning_of(double number, ScalarType scalar) {
    return {std::isnan(number) ? Kind::nan : std::isinf(number) ? Kind::infinity : Kind::finite, bits_of(scalar, number)};
}

// The nearest number of the scalar, ties to even, subnormal numbers included; infinite beyond the largest.
double nearest(const std::string& text, ScalarType scalar) {
    const bool narrow = scalar == ScalarType::f32;
    const mpfr_exp_t lowest = mpfr_get_emin(), highest = mpfr_get_emax();
    // MPFR's mantissas are below one, so its exponents are greater by one.
    mpfr_set_emin(narrow ? -148 : -1073);
    mpfr_set_emax(narrow ? 128 : 1024);
    mpfr_t number;
    mpfr_init2(number, narrow ? 24 : 53);
    const int rounded = mpfr_strtofr(number, text.c_str(), nullptr, 0, MPFR_RNDN);
    mpfr_subnormalize(number, rounded, MPFR_RNDN);
    const double result = mpfr_get_d(number, MPFR_RNDN);
    mpfr_clear(number);
    mpfr_set_emin(lowest);
    mpfr_set_emax(highest);
    return result;
}

}  // namespace

NumberMeaning meaning_of(std::string_view token, ScalarType scalar) {
    const std::string text(token);
    if (is(text, "[+-]?nan")) return meaning_of(std::nan(""), scalar);
    if (is(text, "[+-]?inf(inity)?")) return meaning_of(text[0] == '-' ? -HUGE_VAL : HUGE_VAL, scalar);
    if (is(text, scalar == ScalarType::f32 ? "0x[0-9a-f]{8}" : "0x[0-9a-f]{16}")) {
        std::uint64_t bits = 0;
        std::from_chars(text.data() + 2, text.data() + text.size(), bits, 16);
        return {meaning_of(number_of_bits(scalar, bits), scalar).kind, bits};
    }
    if (!is(text, "[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)(e[+-]?[0-9]+)?") &&
        !is(text, "[+-]?0x([0-9a-f]+\\.?[0-9a-f]*|\\.[0-9a-f]+)p[+-]?[0-9]+"))
        return {};
    const NumberMeaning found = meaning_of(nearest(text, scalar), scalar);
    return found.kind == Kind::infinity ? NumberMeaning{Kind::too_large, 0} : found;
}

}  // namespace tangency::fuzz
