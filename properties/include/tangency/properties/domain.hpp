// SPDX-License-Identifier: MIT
// Which rows are inputs.
#pragma once

#include "tangency/properties/case.hpp"

namespace tangency::properties {

/// Whether a row is an input of its signature: numbers of the scalar type, finite and valid.
bool is_input(const Case& row);

}  // namespace tangency::properties
