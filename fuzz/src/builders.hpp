// SPDX-License-Identifier: MIT
// What the files that build rows share: lengths read from words, and the parts of a row.
#pragma once

#include <cmath>
#include <cstdint>

#include "tangency/fuzz/recipe.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::fuzz {

/// Whether the kind's fields are `words` and not the plan from `range` on.
constexpr bool uses_words(InputKind kind) {
    return kind == InputKind::lattice || kind == InputKind::special || kind == InputKind::raw;
}

/// The number itself if it lies in [lo, hi], else one in there: small domains keep all of a field's values meaningful.
template <class Integer>
constexpr Integer fold(Integer number, Integer lo, Integer hi) {
    if (number >= lo && number <= hi) return number;
    const auto span = static_cast<std::int64_t>(hi) - lo + 1;
    const std::int64_t rest = (static_cast<std::int64_t>(number) - lo) % span;
    return static_cast<Integer>(lo + (rest < 0 ? rest + span : rest));
}

/// A size from 0 to the lattice's limit: the word itself up to there, beyond it mostly a small one.
std::int64_t size_of(std::uint16_t word);

/// The same with a sign: the word as a signed number.
std::int64_t place_of(std::uint16_t word);

// lattices.cpp
properties::LatticeInput explicit_lattice(const Recipe& made, const Signature& signature);
properties::LatticeInput scattered_lattice(const Recipe& made, const Signature& signature);
properties::LatticeInput lattice_tie(const Recipe& made, const Signature& signature);
properties::LatticeInput degenerate_lattice(const Recipe& made, const Signature& signature);

/// A tie as `lattice_tie` builds it before it is stepped and rotated.
properties::LatticeInput plain_tie(const Recipe& made, std::size_t dim);

// orientations.cpp
properties::LatticeTurn lattice_turn(const TurnPlan& plan, Orientation orientation);
properties::LatticeTurn exact_turn(const TurnPlan& plan, Orientation orientation);

/// A tie that survives the rotation, at unit 1; its integers may exceed the lattice's limit. Needs any signature.
properties::LatticeInput rotated_tie(const Recipe& made, const Signature& signature);

/// Writes the orientation of a float case.
void write_orientation(const Recipe& made, properties::Input& input);

// floats.cpp
properties::Input near_tie_case(const Recipe& made, const Signature& signature);
properties::Input float_case(const Recipe& made, const Signature& signature);
properties::Input everyday_case(const Recipe& made, const Signature& signature);
properties::Input huge_case(const Recipe& made, const Signature& signature);

/// Moves numbers by the recipe's steps in ulps.
void step_numbers(const Recipe& made, properties::Input& input);

/// The exponent that `range` and `scale` name.
int top_exponent(const Recipe& made, ScalarType scalar);

/// 1 <= result < 2: a short or empty significand, or a full one that the byte, the salt and the place decide.
double significand(std::uint8_t byte, std::uint32_t salt, std::size_t place);

// bits.cpp
/// A number of a raw row. Bits of no finite number are read as one here already: what becomes of the payload of a
/// NaN differs from compiler to compiler.
double number_in(const Recipe& made, ScalarType scalar, std::size_t place);
void put_number(Recipe& made, ScalarType scalar, std::size_t place, double number);

properties::Input special_case(const Recipe& made, const Signature& signature);
properties::Input raw_case(const Recipe& made, const Signature& signature);

}  // namespace tangency::fuzz
