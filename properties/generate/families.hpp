// SPDX-License-Identifier: MIT
// Inputs that share a box and a ball's centre: what a bulk run draws, by the draws of single inputs.
#pragma once

#include <span>

#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/bulk.hpp"
#include "tangency/properties/generators.hpp"

namespace tangency::properties {

inline constexpr std::size_t family_size = 32;

/// Members of one family in a row: their indices in the bulk run, and their places in a block.
struct Members {
    std::uint64_t seed;  ///< of the bulk run, from which and an index a member's source is made
    std::uint64_t first;
    std::size_t begin, end;
    const Domain* domain;

    std::uint64_t index(std::size_t place) const { return first + (place - begin); }
    Source source(std::size_t place) const {
        Source source(mix_seed(seed, index(place)));
        source.keep_to(*domain);
        return source;
    }
    std::size_t place_in_family(std::size_t place) const { return index(place) % family_size; }
    std::uint64_t family() const { return first / family_size; }
    /// Which of `count` kinds in a row the member is; a power of two.
    std::size_t kind(std::size_t place, std::size_t count) const { return index(place) & (count - 1); }
    /// True for one member in `count`. Which one changes from family to family, so that every kind has its turn.
    bool is_one_of(std::size_t place, std::size_t count) const { return ((index(place) ^ family()) & (count - 1)) == 0; }
};

/// How far a ball's centre is from the box, rounded: it only nudges where radii are drawn.
struct Apart {
    double distance;
    double scale;  ///< the largest length, the distance included
    int exponent;  ///< of a radius of its own
};

/// Rows of floats.
struct FloatFamily {
    Input row;  ///< with a radius of 0; where the form stores the ball's corner, its centre stands there
    Apart apart;
    Magnitudes magnitudes;  ///< of the row
};

FloatFamily draw_float_family(Source& random, const Signature& signature, Magnitudes magnitudes);

/// Lattice inputs.
struct LatticeFamily {
    LatticeInput member;             ///< with a radius of 1 in units, none of whose zeros is negative
    std::int64_t radius;             ///< the distance, one beside it, or any
    Input row;                       ///< the member's; where the form stores the ball's corner, its centre stands there
    int step;                        ///< of a row of whole numbers in half units 2, which radii differ by (row_step); else 1
    bool is_valid;                   ///< in integers; else members are rows of floats to the properties
    Exponents doublings;             ///< from a unit of 1, by which all lengths but the radius come to lie in the range
    InstantiableBalls instantiable;  ///< which radii make an instance of a property of the lattice
};

LatticeFamily draw_lattice_family(Source& random, const Signature& signature);

/// The member at a place, with another radius, unit and signs of zeros.
LatticeInput draw_member(const LatticeFamily& family, const Members& members, std::size_t place);

/// Writes members into the block, which must have the family's signature, and says of each place how it was drawn.
void draw_members(const FloatFamily& family, const Members& members, InputBlock& block, std::span<DrawnAs> drawn);
void draw_members(const LatticeFamily& family, const Members& members, InputBlock& block, std::span<DrawnAs> drawn);

}  // namespace tangency::properties
