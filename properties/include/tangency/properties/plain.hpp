// SPDX-License-Identifier: MIT
// The plainest generators: whatever input can be written as their choices, and reads as simply as the input does.
#pragma once

#include <optional>

#include "tangency/properties/fit.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::properties {

/// A lattice input: for each axis the box's centre, its half extent, the ball's side of the box and how far it is from
/// there; a radius by itself or by its difference from the distance. So a box that shrinks or moves takes the ball with
/// it, and a tie at a face stays one.
LatticeInput plain_lattice(Source& source, const Signature& signature);

/// The choices by which `plain_lattice` is the input, or nothing if it has no such choices.
std::optional<Choices> encode(const LatticeInput& lattice, const Signature& signature);

/// Any valid row: each number a whole number times a power of two.
Input plain_row(Source& source, const Signature& signature);

/// The choices by which `plain_row` is the row, bit for bit. Needs a valid row of finite numbers.
Choices encode(const Input& row);

/// The lattice input that the row expresses, if its integers keep to the limits. Of rotated boxes the ball is meant in
/// the world. Needs a valid row.
std::optional<LatticeInput> find_lattice(const Input& row);

/// The choices by which `plain_lattice` and `plain_row` are inputs that may be simpler, the boldest first; the complexities say which are.
ChoicesMaker simpler(const LatticeInput& lattice, const Signature& signature);
ChoicesMaker simpler(const Input& row);

/// Which sizes of boxes are to be negative, in a domain that has such: some in three of four draws.
inline int draw_signs(Source& source) { return source.chance(3, 4) ? source.between(0, (1 << zero_places) - 1) : 0; }

/// Draws by `varied` or the plain generator, as the source says, moves what came out into the source's domain, and notes
/// how to say the same in plain choices.
template <class Draw>
LatticeInput lattice_or_plain(Source& source, const Signature& signature, Draw varied) {
    RewriteMark mark(source);
    const bool is_plain = source.is_plain();
    LatticeInput lattice = is_plain ? plain_lattice(source, signature) : varied();
    if (!is_plain && source.domain().any_sign) lattice.negative_zeros |= draw_signs(source);
    fit(lattice, source.domain());
    if (mark.is_wanted()) mark.close(encode(lattice, signature).value_or(Choices{}), simpler(lattice, signature));
    return lattice;
}

template <class Draw>
Input row_or_plain(Source& source, const Signature& signature, Draw varied) {
    RewriteMark mark(source);
    const bool is_plain = source.is_plain();
    Input row = is_plain ? plain_row(source, signature) : varied();
    if (!is_plain && source.domain().any_sign) negate_sizes(row, draw_signs(source));
    fit(row, source.domain());
    if (mark.is_wanted()) mark.close(encode(row), simpler(row));
    return row;
}

}  // namespace tangency::properties
