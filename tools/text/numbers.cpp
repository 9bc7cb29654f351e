// SPDX-License-Identifier: MIT
// Numbers as a user writes them: decimal, hexfloat or the bits of the scalar.
#include "numbers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <type_traits>

namespace tangency::tools {
namespace {

template <class Scalar>
using BitsOf = std::conditional_t<sizeof(Scalar) == 4, std::uint32_t, std::uint64_t>;

template <class Scalar>
constexpr std::string_view scalar_name = name_of(sizeof(Scalar) == 4 ? ScalarType::f32 : ScalarType::f64);

// The <cctype> functions depend on the locale and reject negative chars.
bool is_digit(char c) { return c >= '0' && c <= '9'; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool is_hex_digit(char c) { return is_digit(c) || (lower(c) >= 'a' && lower(c) <= 'f'); }

bool is_word(std::string_view text, std::string_view word) { return std::ranges::equal(text, word, {}, lower); }

Reading problem(std::string_view token, std::string_view clause) { return {0, fmt::format("{} {}", quote_token(token), clause)}; }

Reading no_number(std::string_view token) { return problem(token, "is no number; give a decimal, a hexfloat such as 0x1.8p+1 or 0x bits"); }

// from_chars calls an overflow and an underflow alike out of range and gives no value; these give the nearest.
float nearest(const std::string& text, float) { return std::strtof(text.c_str(), nullptr); }
double nearest(const std::string& text, double) { return std::strtod(text.c_str(), nullptr); }

/// Reads `digits`, which start behind any sign and any 0x; `magnitude` still has the 0x.
template <class Scalar>
Reading read_float(std::string_view token, std::string_view magnitude, std::string_view digits, std::chars_format format) {
    const bool hex = format == std::chars_format::hex;
    // A second sign and the words inf and nan would please from_chars.
    if (digits.empty() || !(digits[0] == '.' || is_digit(digits[0]) || (hex && is_hex_digit(digits[0])))) return no_number(token);
    // libstdc++ lets an exponent have two signs, 0x1p+-5, and strtof then stops before it.
    const std::size_t exponent = digits.find_first_of(hex ? "pP" : "eE");
    if (exponent != std::string_view::npos) {
        std::string_view behind = digits.substr(exponent + 1);
        if (behind.starts_with('-') || behind.starts_with('+')) behind.remove_prefix(1);
        if (behind.empty() || !is_digit(behind[0])) return no_number(token);
    }
    Scalar value{};
    const char* const end = digits.data() + digits.size();
    const auto result = std::from_chars(digits.data(), end, value, format);
    if (result.ec == std::errc::invalid_argument || result.ptr != end) return no_number(token);
    if (result.ec == std::errc::result_out_of_range) value = nearest(std::string(magnitude), Scalar{});
    if (std::isinf(value))
        return problem(
            token, fmt::format("is too large for {}, whose largest number is {}", scalar_name<Scalar>, std::numeric_limits<Scalar>::max()));
    return {static_cast<double>(token[0] == '-' ? -value : value), {}};
}

template <class Scalar>
Reading read_bits(std::string_view token, std::string_view digits) {
    constexpr std::size_t wanted = 2 * sizeof(Scalar);
    if (!std::ranges::all_of(digits, is_hex_digit))
        return problem(token, fmt::format("is no number; 0x takes {} hex digits for the bits of {}, or a hexfloat's "
                                          "'p' exponent",
                                          wanted, scalar_name<Scalar>));
    if (digits.size() != wanted)
        return problem(token, fmt::format("has {} hex digits; the bits of {} take exactly {}, a hexfloat a 'p' exponent", digits.size(),
                                          scalar_name<Scalar>, wanted));
    if (token[0] != '0') return problem(token, "has a sign before 0x bits, which hold their own");
    BitsOf<Scalar> bits{};
    std::from_chars(digits.data(), digits.data() + digits.size(), bits, 16);
    return {static_cast<double>(std::bit_cast<Scalar>(bits)), {}};
}

template <class Scalar>
Reading read_as(std::string_view token) {
    if (token.empty()) return problem(token, "is empty; give a number");
    const bool has_sign = token[0] == '-' || token[0] == '+';
    const std::string_view magnitude = token.substr(has_sign ? 1 : 0);
    if (magnitude.size() >= 2 && magnitude[0] == '0' && lower(magnitude[1]) == 'x') {
        const std::string_view digits = magnitude.substr(2);
        if (digits.find_first_of("pP") == std::string_view::npos) return read_bits<Scalar>(token, digits);
        return read_float<Scalar>(token, magnitude, digits, std::chars_format::hex);
    }
    const double sign = token[0] == '-' ? -1 : 1;
    if (is_word(magnitude, "nan")) return {std::numeric_limits<double>::quiet_NaN(), {}};
    if (is_word(magnitude, "inf") || is_word(magnitude, "infinity")) return {sign * std::numeric_limits<double>::infinity(), {}};
    return read_float<Scalar>(token, magnitude, magnitude, std::chars_format::general);
}

}  // namespace

Reading read_number(std::string_view token, ScalarType scalar) {
    return scalar == ScalarType::f32 ? read_as<float>(token) : read_as<double>(token);
}

std::string bits_text(double number, ScalarType scalar) {
    if (scalar == ScalarType::f32) return fmt::format("0x{:08x}", std::bit_cast<std::uint32_t>(static_cast<float>(number)));
    return fmt::format("0x{:016x}", std::bit_cast<std::uint64_t>(number));
}

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

}  // namespace tangency::tools
