// SPDX-License-Identifier: MIT
// Inputs that share a box and a ball's centre: what a bulk run draws, by the draws of single inputs.
#pragma once

#include "tangency/properties/bulk.hpp"
#include "tangency/properties/generators.hpp"

namespace tangency::properties {

/// How far a ball's centre is from the box, rounded: it only nudges where radii are drawn.
struct Apart {
    double distance;
    double scale;  ///< the largest length, the distance included
    int exponent;  ///< of a radius of its own
};

/// Rows of floats. Axis-aligned signatures only.
struct FloatFamily {
    Input row;  ///< with a radius of 0; where the form stores the ball's corner, its centre stands there
    Apart apart;
};

FloatFamily draw_float_family(Source& random, const Signature& signature, Magnitudes magnitudes);

/// Writes a member of the family and says how its radius was drawn. The row must have the family's signature, and
/// zeros behind its numbers.
BulkKind draw_member(Source& random, const FloatFamily& family, Input& row);

/// Lattice inputs. Axis-aligned signatures only.
struct LatticeFamily {
    LatticeInput member;  ///< the one drawn last
    std::int64_t radius;  ///< the distance, one beside it, or any
    Input row;            ///< in units, with a radius of 0
};

LatticeFamily draw_lattice_family(Source& random, const Signature& signature);

/// Draws a member, with another radius, unit and signs of zeros, and writes it as `express` does.
void draw_member(Source& random, LatticeFamily& family, Input& row);

}  // namespace tangency::properties
