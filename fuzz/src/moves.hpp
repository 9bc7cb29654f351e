// SPDX-License-Identifier: MIT
// The moves of the mutator.
#pragma once

#include "builders.hpp"

namespace tangency::fuzz {

/// Any recipe, as likely of each kind as the bytes of a new input would be.
Recipe any_recipe(properties::Source& random);

/// Changes a plan: a step, a side, an exponent, the fit, a length, the legs, the turn, axes that change places.
void move_plan(Recipe& made, const Signature& signature, properties::Source& random);

/// Changes the numbers of a lattice, special or raw recipe: steps, copies, signs, zeros, powers of two.
void move_numbers(Recipe& made, const Signature& signature, properties::Source& random);

/// Another property, or another choice for it.
void move_property(Recipe& made, properties::Source& random);

/// Another kind: the row's numbers as they stand, or the same plan read another way.
void move_kind(Recipe& made, const Signature& signature, properties::Source& random);

}  // namespace tangency::fuzz
