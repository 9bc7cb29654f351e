// SPDX-License-Identifier: MIT
// What the files that build scenes share: lengths read from words, and the parts of a scene.
#pragma once

#include <cmath>
#include <cstdint>

#include "tangency/fuzz/construction.hpp"
#include "tangency/properties/case.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::fuzz {

/// Whether the kind's fields are `words` and not the plan from `reach` on.
constexpr bool uses_words(SceneKind kind) {
    return kind == SceneKind::lattice || kind == SceneKind::special || kind == SceneKind::raw;
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
properties::LatticeScene explicit_lattice(const Construction& made, const Signature& signature);
properties::LatticeScene scattered_lattice(const Construction& made, const Signature& signature);
properties::LatticeScene lattice_tie(const Construction& made, const Signature& signature);
properties::LatticeScene degenerate_lattice(const Construction& made, const Signature& signature);

/// A tie as `lattice_tie` builds it before it is stepped and turned.
properties::LatticeScene plain_tie(const Construction& made, std::size_t dim);

// turns.cpp
properties::LatticeTurn lattice_turn(const TurnPlan& plan, Turning turning);
properties::LatticeTurn exact_turn(const TurnPlan& plan, Turning turning);

/// A tie that survives the turning, at unit 1; its integers may exceed the lattice's limit. Needs any signature.
properties::LatticeScene turned_tie(const Construction& made, const Signature& signature);

/// Writes the orientation of a float case.
void write_orientation(const Construction& made, properties::Case& scene);

// floats.cpp
properties::Case near_tie_case(const Construction& made, const Signature& signature);
properties::Case float_case(const Construction& made, const Signature& signature);
properties::Case everyday_case(const Construction& made, const Signature& signature);
properties::Case giant_case(const Construction& made, const Signature& signature);

/// Moves numbers by the construction's steps in ulps.
void step_numbers(const Construction& made, properties::Case& scene);

/// The exponent that `reach` and `scale` name.
int top_exponent(const Construction& made, ScalarType scalar);

/// 1 <= result < 2: a short or empty significand, or a full one that the byte, the salt and the place decide.
double significand(std::uint8_t byte, std::uint32_t salt, std::size_t place);

// bits.cpp
/// A number of a raw row. Bits of no finite number are read as one here already: what becomes of the payload of a
/// NaN differs from compiler to compiler.
double number_in(const Construction& made, ScalarType scalar, std::size_t place);
void put_number(Construction& made, ScalarType scalar, std::size_t place, double number);

properties::Case special_case(const Construction& made, const Signature& signature);
properties::Case raw_case(const Construction& made, const Signature& signature);

}  // namespace tangency::fuzz
