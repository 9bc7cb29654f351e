// SPDX-License-Identifier: MIT
// What is known of a scene beyond its verdict: exact geometry, scale, the level that asks for it.
#pragma once

#include <optional>

#include "tangency/properties/case.hpp"
#include "tangency/properties/truth.hpp"
#include "tangency/reference/number.hpp"
#include "tangency/reference/words.hpp"
#include "tangency/shapes/lengths.hpp"
#include "tangency/shapes/level.hpp"
#include "vector_case.hpp"

namespace tangency::vectors {

/// The shapes as exact numbers, whatever the form; the box's orientation is left aside.
using Geometry = Lengths<reference::Number>;

/// A valid scene with all that reasons ask about.
struct Facts {
    properties::Case scene;
    Geometry geometry;
    properties::Truth truth;
    reference::Relation relation;
    bool touches_from_within;
    std::optional<Neighbour> neighbour;
};

/// Asks the reference. Needs a valid scene.
Facts find_facts(const properties::Case& scene, std::optional<Neighbour> neighbour = {});

Geometry geometry_of(const properties::Case& scene);

/// The same scene in another unturned form of the same dimension, or nothing if one of its numbers would
/// have to be rounded.
std::optional<properties::Case> express_exactly(const Geometry& geometry, const Signature& target);

/// The lowest level at which a subject must answer the case (docs/levels.md); exact if only that one asks.
Level level_that_asks(const Facts& facts);

/// Whether the orientation turns the box by nothing, as every method sees it.
bool is_unturned(const properties::Case& scene);

/// The angle in degrees or radians, 0 for other turnings.
double angle_of(const properties::Case& scene);

}  // namespace tangency::vectors
