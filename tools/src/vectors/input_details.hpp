// SPDX-License-Identifier: MIT
// What is known of an input beyond its verdict: exact geometry, scale, the level that asks for it.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "tangency/properties/input.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/reference/number.hpp"
#include "tangency/reference/verdict.hpp"
#include "tangency/shapes/lengths.hpp"
#include "tangency/shapes/level.hpp"
#include "vector_case.hpp"

namespace tangency::vectors {

/// The shapes as exact numbers, whatever the form; the box's orientation is left aside.
using Geometry = Lengths<reference::Number>;

/// A valid input with all that reasons ask about.
struct InputDetails {
    properties::Input input;
    Geometry geometry;
    properties::ReferenceAnswer reference_answer;
    reference::Relation relation;
    bool touches_from_within;
    reference::Number gap_sq;  ///< of a segment in a thin box more than the reference answer's, which is about rounding
    std::optional<Neighbour> neighbour;
};

inline Question question_of(const InputDetails& details) { return details.input.signature.question; }
inline std::size_t dim_of(const InputDetails& details) { return details.input.signature.dim; }
inline bool is_tie(const InputDetails& details) { return details.reference_answer.verdict == reference::Verdict::touching; }

/// Asks the reference. Needs a valid input.
InputDetails find_details(const properties::Input& input, std::optional<Neighbour> neighbour = {});

Geometry geometry_of(const properties::Input& input);

/// The same lengths in another form of the same dimension and question, polygons aside, or nothing if one of its numbers would have to be
/// rounded. Orientations are left aside.
std::optional<properties::Input> express_exactly(const Geometry& geometry, const Signature& target);

/// The lowest level at which a subject must answer the case (docs/levels.md); exact if only that one asks.
Level level_that_asks(const InputDetails& details);

/// The numbers of each orientation that the row has. They last as long as the input.
std::vector<std::span<const double>> orientations_of(const properties::Input& input);

/// The angle in degrees or radians, 0 for other orientations.
double angle_of(const properties::Input& input);

}  // namespace tangency::vectors
