// SPDX-License-Identifier: MIT
// Choosing among many drawn inputs those that a run of a few should ask about.
#pragma once

#include <cstddef>
#include <vector>

#include "tangency/properties/instance.hpp"

namespace tangency::properties {

/// The places of `count` instances: for each verdict in each region of the box, and there for ways along a diagonal of it and for ways from
/// one of its features to another, as many as for the others, as far as there are, and of these the simplest of every kind, then the second
/// simplest of every kind, and so on. A kind is where the centre stands on each axis (on which half of the box, within it, on its side or
/// beyond), which extents are zero, whether the radius is, and whether the circle holds the whole box, to its corners or beyond; of a way
/// also where it ends, of two boxes which is the longer one on each axis. So concentric shapes, ties at every side and corner, and shapes
/// within each other are among them. Ordered by the magnitudes of their numbers. Needs instances about one input that the reference decided.
std::vector<std::size_t> simplest_of_every_kind(const std::vector<const Instance*>& instances, std::size_t count);

}  // namespace tangency::properties
