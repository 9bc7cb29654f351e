// SPDX-License-Identifier: MIT
// From a row back to a recipe of it.
#include <algorithm>
#include <cstdlib>

#include "builders.hpp"

namespace tangency::fuzz {
namespace {

using properties::Input;
using properties::LatticeInput;

std::uint32_t word_of(std::int64_t number) { return static_cast<std::uint32_t>(static_cast<std::int32_t>(number)); }

void write_lattice(const LatticeInput& input, Recipe& made) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
        made.words[axis] = word_of(input.box_center[axis]);
        made.words[3 + axis] = word_of(input.half_extent[axis]);
        made.words[6 + axis] = word_of(input.center[axis]);
    }
    made.words[9] = word_of(input.radius);
    made.words[10] = word_of(input.exponent);
    made.words[11] = word_of(input.negative_zeros);
    made.words[12] = (input.turn.carries ? 1U : 0U) | static_cast<std::uint32_t>(input.turn.orientation) << 1;
    made.words[13] = word_of(input.turn.exponent);
    for (std::size_t i = 0; i < 4; ++i) made.words[14 + i] = word_of(input.turn.numbers[i]);
}

void write_bits(const Input& input, Recipe& made) {
    made.kind = InputKind::raw;
    std::size_t place = 0;
    for (const double number : input.row()) put_number(made, input.signature.scalar, place++, number);
}

bool same_input(const LatticeInput& a, const LatticeInput& b) {
    return a.dim == b.dim && a.box_center == b.box_center && a.half_extent == b.half_extent && a.center == b.center &&
           a.radius == b.radius && a.exponent == b.exponent && a.negative_zeros == b.negative_zeros &&
           a.turn.orientation == b.turn.orientation && a.turn.numbers == b.turn.numbers &&
               a.turn.exponent == b.turn.exponent &&
           a.turn.carries == b.turn.carries;
}

}  // namespace

Recipe recipe_of(const DrawnInput& drawn, const Signature& signature) {
    Recipe made;
    made.property_choices = drawn.property_choices;
    if (const auto* input = std::get_if<LatticeInput>(&drawn.input)) {
        write_lattice(*input, made);
        if (!same_input(explicit_lattice(made, signature), *input)) {
            made.words = {};
            write_bits(properties::express(*input, signature), made);
        }
        return made;
    }
    write_bits(std::get<Input>(drawn.input), made);
    return made;
}

}  // namespace tangency::fuzz
