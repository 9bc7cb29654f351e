// SPDX-License-Identifier: MIT
// What a fuzzer's bytes mean: choices, of which the first three say what is played and the others draw it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "tangency/properties/generators.hpp"
#include "tangency/properties/property.hpp"

namespace tangency::fuzz {

/// An input. Every list of choices is one, so every byte string is one (source.hpp has the bytes of choices).
struct FuzzInput {
    std::uint32_t signature = 0;                     ///< which signature a target of many plays (signatures.hpp)
    const properties::Property* property = nullptr;  ///< what is played; null: the row's verdict alone
    /// how a row is drawn for its verdict alone; also if the property says nothing of the signature or the choices
    properties::InputKind kind = properties::InputKind::lattice;
    properties::Choices choices{};           ///< what the property, or the kind's generator, draws
    Question question = Question::box_ball;  ///< not among the bytes: a target plays one
};

/// Inputs keep to this many bytes; what lies beyond means no less, but the mutator writes none that is longer.
inline constexpr std::size_t max_input_size = 512;

FuzzInput decode(std::span<const std::uint8_t> bytes, Question question = Question::box_ball);

/// All zeros, or of polygons one with area: what is played where choices lead beyond the lattice.
properties::LatticeInput simple_lattice(const Signature& signature);

/// The shortest bytes that mean it.
std::vector<std::uint8_t> encode(const FuzzInput& input);

/// What an input draws.
struct Drawn {
    properties::Input row;                         ///< a valid row
    bool is_lattice;                               ///< whether a lattice generator drew the row
    std::optional<properties::Instance> instance;  ///< the property's, if there is one to make
};

/// Draws the input in a signature from `source`: its own choices, or a seed where it is to get others. The row is
/// the instance's first input, or what the generator of the input's kind draws. The recording gets what was drawn.
Drawn draw(const FuzzInput& input, const Signature& signature, const properties::Source& source,
           properties::Recording* recording = nullptr);

inline Drawn draw(const FuzzInput& input, const Signature& signature, properties::Recording* recording = nullptr) {
    return draw(input, signature, properties::Source(input.choices), recording);
}

/// The input that is this row, for its verdict: as a lattice input if it is one of an axis-aligned box and
/// `lattice` is set, else as floats. Needs a valid row.
FuzzInput input_of(const properties::Input& row, bool lattice = true);

}  // namespace tangency::fuzz
