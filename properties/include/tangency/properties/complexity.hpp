// SPDX-License-Identifier: MIT
// How hard things are to read: what shrinking lowers.
#pragma once

#include "tangency/properties/input.hpp"
#include "tangency/properties/instance.hpp"

namespace tangency::properties {

/// A sum over the numbers: small integers and their negatives, short significands, angles that everybody knows come cheap.
double complexity(const Input& row);

/// That of the first input, and a quarter of the others'.
double complexity(const Instance& instance);

}  // namespace tangency::properties
