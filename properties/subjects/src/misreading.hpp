// SPDX-License-Identifier: MIT
// What a function that misreads a row makes of it.
#pragma once

#include "impl/mutants/mutant.hpp"
#include "tangency/properties/input.hpp"

namespace tangency::subjects {

/// A row as a function understands it that misreads it so, in any form that stores a box by its sizes.
using Misread = properties::Input (*)(const properties::Input&);

/// Null for nothing misread.
Misread misread_by(mutants::Misreading misreading);

/// Whether there are sizes to misread.
bool has_sizes(const Signature& signature);

}  // namespace tangency::subjects
