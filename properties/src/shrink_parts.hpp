// SPDX-License-Identifier: MIT
// What the parts of shrinking share: reading costs, and candidates for integers and for orientations.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tangency/properties/property.hpp"

namespace tangency::properties {

/// An odd significand and its exponent.
struct Binary {
    std::int64_t odd;  ///< significand without trailing zeros, signed
    int exponent;      ///< number = odd * 2^exponent
};

/// Needs a finite nonzero number.
Binary to_binary(double number);

/// Reading cost of an integer: its size, and a little for a minus sign.
double cost_of_integer(std::int64_t number);

/// Reading cost of a float: bits of its significand, and how far the point is from its end.
double cost_of_float(double number);

/// Reading cost of an angle in degrees: those everybody knows first, then whole numbers.
double cost_of_degrees(double angle);

/// Reading cost of a lattice scene's turn.
double cost_of_turn(const LatticeTurn& turn);

/// Integers that may be simpler than this one.
std::vector<std::int64_t> simpler_integers(std::int64_t number);

/// Whether the row's number at `place` belongs to the orientation.
bool is_orientation(const Signature& signature, std::size_t place);

/// Adds drafts in which a lattice scene is turned more simply; nothing for a scene without turn.
void simplify_turn(const Draft& draft, const LatticeScene& scene, std::vector<Draft>& out);

/// Adds drafts in which a turned float case has a simpler orientation.
void simplify_orientation(const Draft& draft, const Case& scene, std::vector<Draft>& out);

}  // namespace tangency::properties
