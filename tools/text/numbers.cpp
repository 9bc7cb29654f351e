// SPDX-License-Identifier: MIT
// Numbers as a user writes them: decimal, hexfloat or the bits of the scalar.
#include "numbers.hpp"

#include <fmt/format.h>
#include <mpfr.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <type_traits>

#include "tangency/properties/floats.hpp"

namespace tangency::tools {
namespace {

using properties::round_to;

// The <cctype> functions depend on the locale and reject negative chars.
bool is_digit(char c) { return c >= '0' && c <= '9'; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool is_hex_digit(char c) { return is_digit(c) || (lower(c) >= 'a' && lower(c) <= 'f'); }

bool is_word(std::string_view text, std::string_view word) { return std::ranges::equal(text, word, {}, lower); }

Reading problem(std::string_view token, std::string_view clause) { return {0, fmt::format("{} {}", quote_token(token), clause)}; }

Reading no_number(std::string_view token) { return problem(token, "is no number; give a decimal, a hexfloat such as 0x1.8p+1 or 0x bits"); }

// What a double is among whole numbers of the language.
Reading read_whole(std::string_view token, const Reading& reading, ScalarType scalar) {
    if (!reading.ok() && !reading.is_too_large) return reading;
    if (std::isfinite(reading.value) && std::trunc(reading.value) != reading.value)
        return problem(token, fmt::format("is no whole number, and {} has no other; give one, or --scalar f64", name_of(scalar)));
    if (std::isnan(reading.value)) return problem(token, fmt::format("is no whole number; give one, or --scalar f64", name_of(scalar)));
    if (has_number(scalar, reading.value)) return {reading.value + 0.0, {}};  // -0 is 0
    Reading beyond = problem(token, fmt::format("is beyond 32 bits; {} ends at {:.0f} and {:.0f}, f64 has larger ones", name_of(scalar),
                                                least_whole, most_whole));
    beyond.is_too_large = true;
    return beyond;
}

std::string largest_text(ScalarType scalar) {
    return visit_scalar(scalar, [](auto zero) {
        using Printed = std::conditional_t<sizeof zero <= sizeof(float), float, double>;
        return fmt::format("{}", static_cast<Printed>(std::numeric_limits<decltype(zero)>::max()));
    });
}

/// The double on that side of what `text` says; by MPFR, since WebAssembly has no rounding modes.
double read_towards(mpfr_rnd_t direction, std::string_view text) {
    mpfr_t number;
    mpfr_init2(number, std::numeric_limits<double>::digits);
    mpfr_strtofr(number, std::string(text).c_str(), nullptr, 0, direction);
    const double nearest = mpfr_get_d(number, direction);
    mpfr_clear(number);
    return nearest;
}

/// The number of the scalar type that is nearest to what `text` says, of which `number` is the nearest double. Where rounding
/// twice may miss it, the first rounding is to odd: of the doubles on either side of what is between two, the one whose last
/// bit is set, from which every type of two bits less rounds right (Boldo and Melquiond, 2008).
double nearest_of(ScalarType scalar, double number, std::string_view text) {
    if (scalar == ScalarType::f64) return number;
    const double below = round_to(scalar, std::nextafter(number, -HUGE_VAL)), above = round_to(scalar, std::nextafter(number, HUGE_VAL));
    if (below == above) return round_to(scalar, number);
    const double down = read_towards(MPFR_RNDD, text), up = read_towards(MPFR_RNDU, text);
    return round_to(scalar, bits_of(ScalarType::f64, down) % 2 != 0 ? down : up);
}

/// Reads `digits`, which start behind any sign and any 0x; `magnitude` still has the 0x.
Reading read_float(std::string_view token, std::string_view magnitude, std::string_view digits, std::chars_format format,
                   ScalarType scalar) {
    const bool hex = format == std::chars_format::hex;
    // A second sign and the words inf and nan would please from_chars.
    if (digits.empty() || !(digits[0] == '.' || is_digit(digits[0]) || (hex && is_hex_digit(digits[0])))) return no_number(token);
    // libstdc++ lets an exponent have two signs, 0x1p+-5, and strtof then stops before it.
    const auto exponent = std::ranges::find(digits, hex ? 'p' : 'e', lower);
    if (exponent != digits.end()) {
        std::string_view behind = digits.substr(static_cast<std::size_t>(exponent - digits.begin()) + 1);
        if (behind.starts_with('-') || behind.starts_with('+')) behind.remove_prefix(1);
        if (behind.empty() || !is_digit(behind[0])) return no_number(token);
    }
    double value{};
    const char* const end = digits.data() + digits.size();
    const auto result = std::from_chars(digits.data(), end, value, format);
    if (result.ec == std::errc::invalid_argument || result.ptr != end) return no_number(token);
    // from_chars calls an overflow and an underflow alike out of range and gives no value; this gives the nearest.
    if (result.ec == std::errc::result_out_of_range) value = std::strtod(std::string(magnitude).c_str(), nullptr);
    value = nearest_of(scalar, value, magnitude);
    if (token[0] == '-') value = -value;
    if (!std::isinf(value)) return {value, {}};
    Reading reading = problem(token, fmt::format("is too large for {}, whose largest number is {}", name_of(scalar), largest_text(scalar)));
    reading.value = value;
    reading.is_too_large = true;
    return reading;
}

Reading read_bits(std::string_view token, std::string_view digits, ScalarType scalar) {
    const std::size_t wanted = hex_digits(scalar);
    if (!std::ranges::all_of(digits, is_hex_digit))
        return problem(token, fmt::format("is no number; 0x takes {} hex digits for the bits of {}, or a hexfloat's "
                                          "'p' exponent",
                                          wanted, name_of(scalar)));
    if (digits.size() != wanted)
        return problem(token, fmt::format("has {} hex digits; the bits of {} take exactly {}, a hexfloat a 'p' exponent", digits.size(),
                                          name_of(scalar), wanted));
    if (token[0] != '0') return problem(token, "has a sign before 0x bits, which hold their own");
    std::uint64_t bits = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), bits, 16);
    return {number_of_bits(scalar, bits), {}};
}

}  // namespace

Reading read_number(std::string_view token, ScalarType scalar) {
    const bool is_bits = token.size() > 2 && token[0] == '0' && lower(token[1]) == 'x' && token.find_first_of("pP.") == token.npos;
    if (is_whole(scalar) && !is_bits) return read_whole(token, read_number(token, ScalarType::f64), scalar);
    if (token.empty()) return problem(token, "is empty; give a number");
    const bool has_sign = token[0] == '-' || token[0] == '+';
    const std::string_view magnitude = token.substr(has_sign ? 1 : 0);
    if (magnitude.size() >= 2 && magnitude[0] == '0' && lower(magnitude[1]) == 'x') {
        const std::string_view digits = magnitude.substr(2);
        if (digits.find_first_of("pP") == std::string_view::npos) return read_bits(token, digits, scalar);
        return read_float(token, magnitude, digits, std::chars_format::hex, scalar);
    }
    const double sign = token[0] == '-' ? -1 : 1;
    if (is_word(magnitude, "nan")) return {std::numeric_limits<double>::quiet_NaN(), {}};
    if (is_word(magnitude, "inf") || is_word(magnitude, "infinity")) return {sign * std::numeric_limits<double>::infinity(), {}};
    return read_float(token, magnitude, magnitude, std::chars_format::general, scalar);
}

std::string bits_text(double number, ScalarType scalar) { return fmt::format("0x{:0{}x}", bits_of(scalar, number), hex_digits(scalar)); }

std::string quote_token(std::string_view token) {
    constexpr std::size_t longest = 40;
    std::string text = "'";
    for (const char c : token.substr(0, longest)) {
        if (c >= ' ' && c <= '~')
            text += c;
        else
            text += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    }
    return text + (token.size() > longest ? "...'" : "'");
}

std::string form_text(const Signature& signature) {
    const std::string form(form_name(signature));
    return signature.question == Question::box_ball ? form : fmt::format("{} {}", name_of(signature.question), form);
}

std::string signature_text(const Signature& signature) {
    return fmt::format("{} {} {}-D", form_text(signature), name_of(signature.scalar), signature.dim);
}

}  // namespace tangency::tools
