// SPDX-License-Identifier: MIT
// The plainest generators: whatever input can be written as their choices, and reads as simply as the input does.
#pragma once

#include <optional>
#include <vector>

#include "tangency/properties/case.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::properties {

/// A lattice input: for each axis the box's centre, its half extent, the ball's side of the box and how far it is from
/// there; a radius by itself or by its difference from the distance. So a box that shrinks or moves takes the ball with it,
/// and a tie at a face stays one.
LatticeScene plain_lattice(Source& source, const Signature& signature);

/// The choices by which `plain_lattice` is the input, or nothing if it has no such choices.
std::optional<Choices> encode(const LatticeScene& lattice, const Signature& signature);

/// Any valid row: each number a whole number times a power of two.
Case plain_row(Source& source, const Signature& signature);

/// The choices by which `plain_row` is the row, bit for bit. Needs a valid row of finite numbers.
Choices encode(const Case& row);

/// The lattice input that the row expresses, if its integers keep to the limits. Of rotated boxes the ball is meant in the
/// world. Needs a valid row.
std::optional<LatticeScene> find_lattice(const Case& row);

/// Inputs that may be simpler, the boldest first; the complexities say which are.
std::vector<LatticeScene> simpler(const LatticeScene& lattice, const Signature& signature);
std::vector<Case> simpler(const Case& row);

/// Draws by `varied` or the plain generator, as the source says, and notes how to say the same in plain choices.
template <class Draw>
LatticeScene lattice_or_plain(Source& source, const Signature& signature, Draw varied) {
    RewriteMark mark(source);
    const LatticeScene lattice = source.is_plain() ? plain_lattice(source, signature) : varied();
    if (mark.is_wanted())
        mark.close(encode(lattice, signature).value_or(Choices{}), [lattice, signature] {
            std::vector<Choices> rewritten;
            for (const LatticeScene& other : simpler(lattice, signature))
                if (auto choices = encode(other, signature)) rewritten.push_back(std::move(*choices));
            return rewritten;
        });
    return lattice;
}

template <class Draw>
Case row_or_plain(Source& source, const Signature& signature, Draw varied) {
    RewriteMark mark(source);
    const Case row = source.is_plain() ? plain_row(source, signature) : varied();
    if (mark.is_wanted())
        mark.close(encode(row), [row] {
            std::vector<Choices> rewritten;
            for (const Case& other : simpler(row)) rewritten.push_back(encode(other));
            return rewritten;
        });
    return row;
}

}  // namespace tangency::properties
