// SPDX-License-Identifier: MIT
// Text to bits by integers: a grammar, a mantissa with two exponents, and a bisection over the floats.
#include "number_meaning.hpp"

#include <algorithm>
#include <bit>
#include <boost/multiprecision/cpp_int.hpp>
#include <string>

namespace tangency::fuzz {
namespace {

using Integer = boost::multiprecision::cpp_int;
using Kind = NumberMeaning::Kind;

/// mantissa * 10^ten * 2^two.
struct Exact {
    Integer mantissa = 0;
    long ten = 0, two = 0;
};

struct Format {
    int fraction_bits, least_exponent;
    std::uint64_t infinity, sign;
};

constexpr Format format_of(ScalarType scalar) {
    if (scalar == ScalarType::f32) return {23, -149, 0x7f800000U, 0x80000000U};
    return {52, -1074, 0x7ff0000000000000U, 0x8000000000000000U};
}

int digit_of(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return 16;
}

class Scanner {
public:
    explicit Scanner(std::string_view text) : rest_(text) {}

    bool take(char lower) {
        if (rest_.empty() || (rest_[0] != lower && rest_[0] != lower - ('a' - 'A'))) return false;
        rest_.remove_prefix(1);
        return true;
    }
    bool take_exactly(char c) {
        if (rest_.empty() || rest_[0] != c) return false;
        rest_.remove_prefix(1);
        return true;
    }
    bool take_sign() {
        if (take_exactly('-')) return true;
        take_exactly('+');
        return false;
    }
    bool is_at_end() const { return rest_.empty(); }

    // Adds digits to the number and returns how many there were.
    long take_digits(int base, Integer& number) {
        long count = 0;
        while (!rest_.empty() && digit_of(rest_[0]) < base) {
            number = number * base + digit_of(rest_[0]);
            rest_.remove_prefix(1);
            ++count;
        }
        return count;
    }

    // An exponent's sign and digits; beyond any float's all are alike.
    bool take_exponent(long& exponent) {
        const bool negative = take_sign();
        Integer digits = 0;
        if (take_digits(10, digits) == 0) return false;
        exponent = digits > 1'000'000 ? 1'000'000 : digits.convert_to<long>();
        if (negative) exponent = -exponent;
        return true;
    }

private:
    std::string_view rest_;
};

bool scan_decimal(std::string_view text, Exact& number) {
    Scanner scanner(text);
    long digits = scanner.take_digits(10, number.mantissa), fraction = 0, exponent = 0;
    if (scanner.take_exactly('.')) digits += fraction = scanner.take_digits(10, number.mantissa);
    if (digits == 0) return false;
    if (scanner.take('e') && !scanner.take_exponent(exponent)) return false;
    number.ten = exponent - fraction;
    return scanner.is_at_end();
}

bool scan_hexfloat(std::string_view digits_and_exponent, Exact& number) {
    Scanner scanner(digits_and_exponent);
    long digits = scanner.take_digits(16, number.mantissa), fraction = 0, exponent = 0;
    if (scanner.take_exactly('.')) digits += fraction = scanner.take_digits(16, number.mantissa);
    if (digits == 0 || !scanner.take('p') || !scanner.take_exponent(exponent)) return false;
    number.two = exponent - 4 * fraction;
    return scanner.is_at_end();
}

// The float of those bits in units of the smallest subnormal; infinity's bits stand for the power of two there.
Integer in_units(std::uint64_t bits, const Format& format) {
    const std::uint64_t exponent = bits >> format.fraction_bits;
    const std::uint64_t fraction = bits & ((std::uint64_t{1} << format.fraction_bits) - 1);
    if (exponent == 0) return fraction;
    return Integer(fraction | (std::uint64_t{1} << format.fraction_bits)) << static_cast<unsigned>(exponent - 1);
}

// Sign of `number` minus the point half way between two neighbouring floats.
int beside_midpoint(const Exact& number, std::uint64_t below, const Format& format) {
    Integer left = number.mantissa, right = in_units(below, format) + in_units(below + 1, format);
    (number.ten >= 0 ? left : right) *= pow(Integer(10), static_cast<unsigned>(std::abs(number.ten)));
    const long two = number.two + 1 - format.least_exponent;  // both sides in half units
    (two >= 0 ? left : right) <<= static_cast<unsigned>(std::abs(two));
    return left.compare(right);
}

// The bits of the nearest float, ties to even; infinity's if it is beyond the largest.
std::uint64_t nearest(const Exact& number, const Format& format) {
    if (number.mantissa == 0) return 0;
    // Far outside, where exact comparison would take powers without end.
    const auto bits = static_cast<long>(msb(number.mantissa));
    const double exponent = 3.3219 * static_cast<double>(number.ten) + static_cast<double>(number.two + bits);
    if (exponent > 1200) return format.infinity;
    if (exponent < -1200) return 0;
    std::uint64_t low = 0, high = format.infinity;  // the answer is one of low .. high
    while (low < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        const int side = beside_midpoint(number, middle, format);
        if (side > 0 || (side == 0 && middle % 2 == 1))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

NumberMeaning rounded(const Exact& number, bool negative, const Format& format) {
    const std::uint64_t bits = nearest(number, format);
    if (bits == format.infinity) return {Kind::too_large, 0};
    return {Kind::finite, bits | (negative ? format.sign : 0)};
}

NumberMeaning spelled(std::uint64_t bits, const Format& format) {
    const std::uint64_t magnitude = bits & (format.sign - 1);
    return {magnitude < format.infinity ? Kind::finite : magnitude == format.infinity ? Kind::infinity : Kind::nan, bits};
}

}  // namespace

NumberMeaning meaning_of(std::string_view token, ScalarType scalar) {
    const Format format = format_of(scalar);
    std::string lower(token);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const bool has_sign = lower.starts_with('-') || lower.starts_with('+');
    const bool negative = lower.starts_with('-');
    const std::string_view magnitude = std::string_view(lower).substr(has_sign ? 1 : 0);
    const std::uint64_t sign = negative ? format.sign : 0;
    if (magnitude == "nan") return {Kind::nan, sign | format.infinity | 1};
    if (magnitude == "inf" || magnitude == "infinity") return {Kind::infinity, sign | format.infinity};
    Exact number;
    if (!magnitude.starts_with("0x")) return scan_decimal(magnitude, number) ? rounded(number, negative, format) : NumberMeaning{};
    const std::string_view digits = magnitude.substr(2);
    if (digits.find('p') != std::string_view::npos)
        return scan_hexfloat(digits, number) ? rounded(number, negative, format) : NumberMeaning{};
    Integer bits = 0;
    Scanner scanner(digits);
    const long wanted = scalar == ScalarType::f32 ? 8 : 16;
    if (has_sign || scanner.take_digits(16, bits) != wanted || !scanner.is_at_end()) return {};
    return spelled(bits.convert_to<std::uint64_t>(), format);
}

std::uint64_t bits_of_number(double number, ScalarType scalar) {
    if (scalar == ScalarType::f32) return std::bit_cast<std::uint32_t>(static_cast<float>(number));
    return std::bit_cast<std::uint64_t>(number);
}

double number_of_bits(std::uint64_t bits, ScalarType scalar) {
    if (scalar == ScalarType::f32) return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    return std::bit_cast<double>(bits);
}

}  // namespace tangency::fuzz
