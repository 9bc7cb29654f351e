// SPDX-License-Identifier: MIT
// What the property files share: which forms they speak of, and instances made of lattice inputs and rows.
#pragma once

#include <initializer_list>
#include <optional>

#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/complexity.hpp"
#include "tangency/properties/fit.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/property.hpp"
#include "tangency/properties/sizes.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::properties {

inline bool to_every_form(const Signature&) { return true; }
inline bool from_two_dimensions(const Signature& signature) { return signature.dim >= 2; }
inline bool to_rotated_boxes(const Signature& signature) { return signature.orientation != Orientation::none; }
/// Where an axis of the one box's frame is an axis of the whole input.
inline bool to_one_frame(const Signature& signature) { return !layout_of(signature).has_second_turn(); }
inline bool to_one_frame_from_two_dimensions(const Signature& signature) { return to_one_frame(signature) && signature.dim >= 2; }
inline bool to_box_and_ball(const Signature& signature) { return signature.question == Question::box_ball; }
inline bool to_box_and_ball_from_two_dimensions(const Signature& signature) { return to_box_and_ball(signature) && signature.dim >= 2; }
inline bool to_boxes(const Signature& signature) { return has_box(signature.question); }
inline bool to_radii(const Signature& signature) { return has_radius(signature.question); }
inline bool to_equal_shapes(const Signature& signature) {
    const VertexCounts counts = vertices_of(signature.form);
    return is_of_one_kind(signature.question) && counts.first == counts.second;
}
inline bool to_polygons(const Signature& signature) { return has_polygon(signature.question); }
inline bool to_boxes_and_polygons(const Signature& signature) { return to_boxes(signature) || to_polygons(signature); }
/// That may be flat, points or without length.
inline bool to_sizes_and_ways(const Signature& signature) { return may_be_degenerate(signature.question); }
inline bool to_ways(const Signature& signature) { return has_end(signature.question); }

/// All where a size or a distance can be changed by an amount that is drawn: shapes that fill cells would fill them no more.
inline double part_with_sizes_of_choice(const Signature&, const Domain& domain) { return domain.cells ? 0 : 1; }

/// The input with the ball meant in the box's frame, where overshoots are whole numbers however the box is rotated.
inline LatticeInput in_frame(LatticeInput input) {
    input.turn.carries = true;
    return input;
}

/// Every position negated on one axis; of a carried ball, on the box's own.
inline LatticeInput mirrored(LatticeInput input, std::size_t axis) {
    for_each_position(input, axis, [](std::int64_t& position) { position = -position; });
    return input;
}

inline std::size_t draw_axis(Source& source, const Signature& signature) { return source.below(static_cast<std::uint32_t>(signature.dim)); }

/// Which shape of an input has an end; of two that have one, either.
inline LatticeShape LatticeInput::*draw_way(Source& source, const LatticeInput& input) {
    if (!has_end(input.first.kind)) return &LatticeInput::second;
    if (!has_end(input.second.kind)) return &LatticeInput::first;
    return source.below(2) == 0 ? &LatticeInput::first : &LatticeInput::second;
}

/// An instance of lattice inputs, all in the unit nearest to theirs that the domain has, or nothing if there is none, or
/// one of them leaves the lattice's limits or may not be instantiated.
std::optional<Instance> lattice_instance(Expectation expectation, std::initializer_list<LatticeInput> inputs, const Signature& signature,
                                         const Domain& domain);

/// The input seen otherwise: that both get the same answer, or numbers that correspond. Of a rotated box, whose own axes are meant, no
/// more is known of a vector than its length.
std::optional<Instance> same_instance(const LatticeInput& input, const LatticeInput& other, const Signature& signature,
                                      const Domain& domain, const Correspondence& correspondence = {});

/// A lattice instance about the verdict on its input. The reference, which takes longest, is not asked of what the source does not want.
std::optional<Instance> lattice_verdict(const Source& source, const LatticeInput& input, const Signature& signature);

/// A verdict_or_band instance on a row of these magnitudes, or nothing if it is no such row or not wanted.
std::optional<Instance> band_instance(const Source& source, const Input& row, Magnitudes magnitudes);

/// A verdict_or_band instance on drawn floats of these magnitudes.
template <Magnitudes magnitudes>
std::optional<Instance> draw_band_instance(Source& source, const Signature& signature) {
    const Input row = draw_floats(source, signature, magnitudes);
    return band_instance(source, row, magnitudes);
}

/// All of a share where a domain has lengths of these magnitudes. Half where it has orientations alone, by which a half is elsewhere.
template <Magnitudes magnitudes>
double part_with_numbers(const Signature& signature, const Domain& domain) {
    if (may_have_lengths(domain, magnitudes, signature.scalar)) return 1;
    return may_have_orientations(domain, signature, magnitudes) ? 0.5 : 0;
}

}  // namespace tangency::properties
