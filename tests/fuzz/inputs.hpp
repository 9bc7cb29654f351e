// SPDX-License-Identifier: MIT
// What the tests of the fuzzers' inputs share: every signature, random bytes, and whether two drawn inputs are one.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tangency/fuzz/recipe.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::fuzz {

inline std::vector<Signature> every_signature() {
    std::vector<Signature> all;
    for (const FormName& form : all_forms)
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
            for (std::size_t dim = 1; dim <= 3; ++dim)
                if (form.exists_in(dim)) all.push_back({form.form, scalar, dim, form.orientation});
    return all;
}

inline std::vector<std::uint8_t> random_bytes(properties::Source& random, std::size_t size) {
    std::vector<std::uint8_t> bytes(size);
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.bits() >> 24);
    return bytes;
}

inline bool same_turn(const properties::LatticeTurn& a, const properties::LatticeTurn& b) {
    return a.orientation == b.orientation && a.numbers == b.numbers && a.exponent == b.exponent &&
        a.carries == b.carries;
}

inline bool same_input(const properties::LatticeInput& a, const properties::LatticeInput& b) {
    return a.dim == b.dim && a.box_center == b.box_center && a.half_extent == b.half_extent && a.center == b.center &&
           a.radius == b.radius && a.exponent == b.exponent && a.negative_zeros == b.negative_zeros &&
           same_turn(a.turn, b.turn);
}

inline bool same_drawn(const DrawnInput& a, const DrawnInput& b) {
    if (a.property_choices != b.property_choices || a.input.index() != b.input.index()) return false;
    if (const auto* lattice = std::get_if<properties::LatticeInput>(&a.input))
        return same_input(*lattice, std::get<properties::LatticeInput>(b.input));
    return properties::same_bits(std::get<properties::Input>(a.input), std::get<properties::Input>(b.input));
}

/// The drawn input as the row that a subject sees.
inline properties::Input row_of(const DrawnInput& drawn, const Signature& signature) {
    if (const auto* lattice = std::get_if<properties::LatticeInput>(&drawn.input))
        return properties::express(*lattice, signature);
    return std::get<properties::Input>(drawn.input);
}

// The sanitized build does a fiftieth of the work elsewhere; shares need some hundreds of rows.
inline constexpr int inputs_of_a_signature = TANGENCY_TEST_EFFORT < 0.5 ? 400 : 1200;

inline std::string name_of_signature(const Signature& signature) {
    return std::string(form_name(signature)) + " " + std::string(name_of(signature.scalar)) + " " +
           std::to_string(signature.dim);
}

inline Recipe random_recipe(properties::Source& random) {
    return decode(random_bytes(random, max_input_size));
}

inline Recipe random_of_kind(properties::Source& random, InputKind kind) {
    auto bytes = random_bytes(random, max_input_size);
    bytes[1] = static_cast<std::uint8_t>(kind);
    return decode(bytes);
}

}  // namespace tangency::fuzz
