// SPDX-License-Identifier: MIT
// Cases as bits and as text.
#include "tangency/properties/input.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <bit>
#include <cmath>

#include "tangency/properties/floats.hpp"

namespace tangency::properties {

double scale_of(const Input& input) {
    const Layout& layout = layout_of(input.signature);
    double scale = 0;
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (is_length(layout[place].role)) scale = std::max(scale, std::abs(input.numbers[place]));
    return scale;
}

bool same_bits(const Input& a, const Input& b) {
    if (!(a.signature == b.signature)) return false;
    for (std::size_t i = 0; i < number_count(a.signature); ++i)
        if (std::bit_cast<std::uint64_t>(a.numbers[i]) != std::bit_cast<std::uint64_t>(b.numbers[i])) return false;
    return true;
}

std::uint64_t hash_of(const Input& input) {
    std::uint64_t hash = 0x9ae16a3b2f90404f;
    const auto add = [&hash](std::uint64_t word) {
        hash = (hash ^ word) * 0xff51afd7ed558ccd;
        hash ^= hash >> 32;
    };
    add(number_in_seeds(input.signature));
    if (input.signature.question != Question::box_ball) add(static_cast<std::uint64_t>(input.signature.question));
    for (const double number : input.row()) add(std::bit_cast<std::uint64_t>(number));
    return hash;
}

std::string decimal_text(double number, ScalarType scalar) {
    const bool is_float = format_of(scalar).precision <= format_of(ScalarType::f32).precision;
    return is_float ? fmt::format("{}", static_cast<float>(number)) : fmt::format("{}", number);
}

// C leaves open how a subnormal is written, and libraries differ: 0x1p-1074 or 0x0.0000000000001p-1022.
std::string hex_text(double number) {
    if (std::fpclassify(number) != FP_SUBNORMAL) return fmt::format("{:a}", number);
    int exponent = 0;
    const std::string text = fmt::format("{:a}", 2 * std::frexp(number, &exponent));
    return fmt::format("{}p{}", text.substr(0, text.find('p')), exponent - 1);
}

std::string to_text(const Input& input) {
    std::string text;
    const auto names = field_names(input.signature);
    for (std::size_t i = 0; i < names.size(); ++i)
        text += fmt::format("{}{}={}", i == 0 ? "" : " ", names[i], decimal_text(input.numbers[i], input.signature.scalar));
    return text;
}

}  // namespace tangency::properties
