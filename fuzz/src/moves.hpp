// SPDX-License-Identifier: MIT
// The moves of the mutator.
#pragma once

#include "parts.hpp"

namespace tangency::fuzz {

/// Any construction, as likely of each kind as the bytes of a new input would be.
Construction any_construction(properties::Source& random);

/// Changes a plan: a step, a side, an exponent, the fit, a length, the legs, the turn, axes that change places.
void move_plan(Construction& made, const Signature& signature, properties::Source& random);

/// Changes the numbers of a lattice, special or raw construction: steps, copies, signs, zeros, powers of two.
void move_numbers(Construction& made, const Signature& signature, properties::Source& random);

/// Another property, or another choice for it.
void move_property(Construction& made, properties::Source& random);

/// Another kind: the scene's numbers as they stand, or the same plan read another way.
void move_kind(Construction& made, const Signature& signature, properties::Source& random);

}  // namespace tangency::fuzz
