// SPDX-License-Identifier: MIT
// Stored cases put to a function: which it answers wrongly, and what that costs.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <vector>

#include "tangency/properties/subject.hpp"
#include "tangency/shapes/level.hpp"
#include "vector_case.hpp"

namespace tangency::vectors {

/// Which cases of a file a function must answer.
struct Requirement {
    Level level = Level::banded;   ///< every case that this level or a lower one asks for
    std::vector<std::string> ids;  ///< if any: these cases alone, at whatever level
    bool policy = false;           ///< also the rows for which a miss is advised (P17)
};

/// What a replay saw.
struct Replay {
    std::size_t asked = 0;
    std::size_t failed = 0;
};

/// Asks the subject, writes a line for each wrong answer and a summary with the reasons among them.
/// The subject has the file's signature. Lets through what the subject throws. Every wrong answer is confirmed by the
/// reference: throws BadFile where the stored verdict or level of such a case is not the true one.
Replay replay(const VectorFile& file, const properties::Subject& subject, const Requirement& requirement, std::ostream& out);

}  // namespace tangency::vectors
