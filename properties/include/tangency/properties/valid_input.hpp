// SPDX-License-Identifier: MIT
// Which rows are inputs.
#pragma once

#include "tangency/properties/input.hpp"

namespace tangency::properties {

/// Whether a row is an input of its signature: numbers of the scalar type, finite and valid.
bool is_input(const Input& row);

}  // namespace tangency::properties
