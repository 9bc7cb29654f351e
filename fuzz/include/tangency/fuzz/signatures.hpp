// SPDX-License-Identifier: MIT
// The signatures that a fuzz target of many plays, in an order that inputs rely on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "tangency/properties/property.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::fuzz {

/// Every form of the question in f32 and f64, in 2-D and 3-D where it exists. Stored inputs name signatures by their place, so
/// the order is kept and new ones go to the end.
std::span<const Signature> played_signatures(Question question = Question::box_ball);

/// The signature that an input's first choice selects: that place modulo their count.
const Signature& signature_of(std::uint32_t choice, Question question = Question::box_ball);

/// The same of a target that plays some of a question's: that signature where it is `played`, else the one at that place
/// among these modulo their count. So a target of one plays that one, and an input keeps its meaning where it can.
/// Needs at least one.
const Signature& signature_of(std::uint32_t choice, std::span<const Signature> played);

/// The least first choice that selects the signature among its question's; their number if none does.
std::size_t place_of(const Signature& signature);

/// The properties of the catalogue that say something of a signature of the question, in its order. Stored inputs name
/// properties by their place here, so that those of other questions move none.
std::span<const properties::Property* const> played_properties(Question question = Question::box_ball);

}  // namespace tangency::fuzz
