// SPDX-License-Identifier: MIT
// The generators: lattices, constructed ties, near misses, and floats of every magnitude.
#pragma once

#include "tangency/properties/case.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/properties/property.hpp"
#include "tangency/properties/random.hpp"

namespace tangency::properties {

/// Lattice scenes of every kind, half of them ties or one unit away from a tie.
LatticeScene draw_lattice(Random& random, std::size_t dim);

/// A tie built from its answer: Pythagorean offsets at corners and edges, axis offsets at faces,
/// a zero radius inside.
LatticeScene draw_lattice_tie(Random& random, std::size_t dim);

/// A lattice scene with a flat box, a point box, a zero radius, or several of these.
LatticeScene draw_lattice_degenerate(Random& random, std::size_t dim);

/// A lattice scene whose centre lies in the box, sides and corners included.
LatticeScene draw_lattice_inside(Random& random, std::size_t dim);

/// How large the numbers of a float case may be; each names the ones it is about.
enum class Magnitudes {
    ordinary,  ///< every nonzero magnitude in 2^-30 .. 2^30
    large,     ///< some magnitude above 2^30
    small      ///< none above 2^30, some nonzero one below 2^-30
};

/// Which of the three the case belongs to; they divide every finite input between them.
Magnitudes magnitudes_of(const Case& scene);

/// Makes any finite row a scene: extents and radius lose their sign, lo and hi stand in order.
void make_valid(Case& scene);

/// A valid float case of those magnitudes: far offsets, slivers, giants, game and pixel numbers, raw
/// bits; most with a radius near the true distance, from a fraction of the band to far outside it.
Case draw_floats(Random& random, const Signature& signature, Magnitudes magnitudes);

/// A case at or within a few ulps of a tie, over the whole exponent range, far offsets included.
Case draw_near_tie(Random& random, const Signature& signature);

}  // namespace tangency::properties
