// SPDX-License-Identifier: MIT
#pragma once

#include <ostream>

#include "command_line.hpp"

namespace tangency::tools {

/// Adds the verb seeds below `fuzz`. Throws BadFile and BadInput when run.
void add_seeds_verb(const Verb& fuzz, std::ostream& out);

}  // namespace tangency::tools
