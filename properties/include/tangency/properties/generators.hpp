// SPDX-License-Identifier: MIT
// The generators: lattices, constructed ties, near misses, and floats of every magnitude.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "tangency/properties/input.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::properties {

/// @name Of boxes along the axes, to be made use of within another draw: no plain choices are read, and none are recorded.
/// @{

/// Lattice inputs of every kind, four in nine of them ties or one unit away from a tie.
LatticeInput draw_lattice(Source& random, std::size_t dim);

/// A tie built from its answer: Pythagorean offsets at corners and edges, axis offsets at faces,
/// a zero radius inside.
LatticeInput draw_lattice_tie(Source& random, std::size_t dim);

/// A lattice input with a flat box, a point box, a zero radius, or several of these.
LatticeInput draw_lattice_degenerate(Source& random, std::size_t dim);

/// A lattice input whose centre lies in the box, sides and corners included.
LatticeInput draw_lattice_inside(Source& random, std::size_t dim);
/// @}

/// The same draws for a signature, as properties make them, with coincidences of features among those of `draw_lattice`: by plain choices where the source has such, which are recorded
/// (plain.hpp), and fitted to its domain. Where it turns boxes, with a turn of any kind drawn last. Ties and insides
/// are those of the box's frame, into which `carries` puts half of the inputs; the others are ties by accident.
LatticeInput draw_lattice(Source& random, const Signature& signature);
LatticeInput draw_lattice_degenerate(Source& random, const Signature& signature);
LatticeInput draw_lattice_inside(Source& random, const Signature& signature);

/// A tie that every sensible method meets without rounding: its turn is exact, its extents are powers of two or zero.
LatticeInput draw_lattice_tie(Source& random, const Signature& signature);

/// A tie of a rotated box that the reference alone need see: Pythagorean directions, integer quaternions, quarter
/// turns, odd multiples of 30 degrees at faces and corners, point boxes and point circles at any angle. Its
/// integers may exceed `lattice_limit`. Needs an orientation.
LatticeInput draw_exact_rotated_tie(Source& random, const Signature& signature);

/// A row of a box and a ball that tie, in any unit, some as far from the origin as their numbers stay exact.
Input draw_scaled_tie(Source& random, const Signature& signature);

/// A turn that `turns_exactly`.
LatticeTurn draw_exact_turn(Source& random, Orientation orientation);

/// Takes every extent down to a power of two, by which no method rounds, and the ball as much nearer: a tie stays one.
void round_extents(LatticeInput& input);

/// How large the numbers of a float case may be; each names the ones it is about. The range of an angle ends at
/// one turn, that of an axis' or a quaternion's largest component is 2^-10 .. 2^10 (docs/levels.md says why).
enum class Magnitudes {
    ordinary,  ///< every nonzero magnitude in 2^-30 .. 2^30
    large,     ///< some magnitude above 2^30
    small      ///< none above 2^30, some nonzero one below 2^-30
};
inline constexpr std::array<Magnitudes, 3> every_magnitudes{Magnitudes::ordinary, Magnitudes::large, Magnitudes::small};

/// Which of the three the case belongs to; they divide every finite input between them.
Magnitudes magnitudes_of(const Input& input);

/// Lengths of these magnitudes are ordinary.
inline constexpr Range ordinary_lengths{0x1p-30, 0x1p30};

/// Which a case belongs to that has one more length than another.
inline Magnitudes with_length(Magnitudes of_others, double length) {
    if (of_others == Magnitudes::large || length > ordinary_lengths.hi) return Magnitudes::large;
    return length != 0 && length < ordinary_lengths.lo ? Magnitudes::small : of_others;
}

/// Whether lengths of the scalar type, and whether orientations, of a domain may make an input one of those magnitudes, with room to
/// draw. All that a short type such as binary16 holds is ordinary.
bool may_have_lengths(const Domain& domain, Magnitudes magnitudes, ScalarType scalar);
bool may_have_orientations(const Domain& domain, const Signature& signature, Magnitudes magnitudes);

/// Makes any finite row a valid input: extents and radius lose their sign, lo and hi stand in order, an axis or a
/// quaternion of zero becomes that of no turn.
void make_valid(Input& input);

/// Writes the orientation of a rotated case: special angles and their neighbours, Pythagorean and nearly
/// parallel directions, unit and other lengths. Needs an orientation.
void draw_orientation(Source& random, Input& input, Magnitudes magnitudes, ShapeOf shape = ShapeOf::first);

/// A valid float case of those magnitudes: far offsets, slivers, huge shapes, game and pixel numbers, raw
/// bits; most with a radius near the true distance, from a fraction of the band to far outside it; some with features that coincide.
Input draw_floats(Source& random, const Signature& signature, Magnitudes magnitudes);

/// A case at or within a few ulps of a tie, over the whole exponent range, far offsets included.
Input draw_near_tie(Source& random, const Signature& signature);

/// The kinds of input that properties draw: lattice inputs first, then floats by their magnitudes.
enum class InputKind { lattice, tie, degenerate, inside, ordinary, large, small, near_tie };

inline constexpr std::array<std::string_view, 8> input_kind_names{"lattice",  "tie",   "degenerate", "inside",
                                                                  "ordinary", "large", "small",      "near_tie"};
inline constexpr auto every_input_kind = [] {
    std::array<InputKind, input_kind_names.size()> all{};
    for (std::size_t place = 0; place < all.size(); ++place) all[place] = static_cast<InputKind>(place);
    return all;
}();
constexpr std::string_view name_of(InputKind kind) { return input_kind_names[static_cast<std::size_t>(kind)]; }

/// Whether the question has inputs of the kind: a centre within the box is of a box and a ball alone, and no polygon is
/// degenerate.
constexpr bool has_kind(Question question, InputKind kind) {
    if (kind == InputKind::inside) return question == Question::box_ball;
    return kind != InputKind::degenerate || may_be_degenerate(question);
}

/// Whether inputs of the kind are lattice inputs.
constexpr bool is_of_lattice(InputKind kind) { return kind <= InputKind::inside; }

/// The magnitudes of a kind of floats. Needs `ordinary`, `large` or `small`.
constexpr Magnitudes magnitudes_of(InputKind kind) {
    return static_cast<Magnitudes>(static_cast<int>(kind) - static_cast<int>(InputKind::ordinary));
}

/// What the generator of a kind of lattice inputs draws, which need not be one. Needs a kind that the question has.
LatticeInput draw_lattice_of(InputKind kind, Source& source, const Signature& signature);

/// An input of that kind; nothing if the choices make none. Every kind can make every input of its kind from plain
/// choices (plain.hpp).
std::optional<Input> draw_input(Source& source, const Signature& signature, InputKind kind);

}  // namespace tangency::properties
