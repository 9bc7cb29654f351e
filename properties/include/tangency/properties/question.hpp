// SPDX-License-Identifier: MIT
// What a question beside box_ball gives the generators: its ties, how to come near one, and its band.
#pragma once

#include <cstddef>

#include "tangency/properties/lattice.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/properties/ties.hpp"
#include "tangency/reference/number.hpp"

namespace tangency::properties {

/// The shapes of a row of floats.
using FloatShapes = DrawnShapes<double>;

struct QuestionDraws {
    /// Changes one length or position of shapes of any magnitude so that the signed gap (d - r; of shapes without a radius the
    /// distance, or the depth below zero) is `gap`, as near as doubles come. The reference decides what the result means.
    void (*aim)(Source& source, FloatShapes& shapes, const Signature& signature, double gap);
    /// The factor k of the band that the question's page derives for sensible methods of a form.
    double (*band)(const Signature& signature);
    /// Whether no sensible method rounds its way to a wrong answer on a lattice input, so that it may be instantiated. Null:
    /// on none, so every lattice input may.
    bool (*may_be_instantiated)(const Input& input) = nullptr;
    /// How many times wider than k eps scale an input's band is. Null: once.
    double (*widening)(const Input& input) = nullptr;
    /// The square of what the band takes for the depth of an overlap, of which the depth's is given: rounding ends an overlap as well by taking
    /// a thin shape's interior away as by moving a shape clear. Null: of the depth itself.
    reference::Number (*limit_depth_sq)(const Input& input, const reference::Number& depth_sq) = nullptr;
};

/// Needs a question other than box_ball.
QuestionDraws draws_of(Question question);

/// A size or the magnitude of a coordinate: mostly small, up to 400.
int draw_size(Source& source);
/// A coordinate of either sign.
inline int draw_coordinate(Source& source) { return source.with_sign(draw_size(source)); }
/// Whole legs of a whole length, nonzero on so many of the first `dim` axes: any length, Pythagorean triples, quadruples.
Legs draw_legs(Source& source, std::size_t axes, std::size_t dim);

}  // namespace tangency::properties
