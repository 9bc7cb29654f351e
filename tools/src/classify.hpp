// SPDX-License-Identifier: MIT
// The reference as a command: one case from the command line, or a stream of them.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "tangency/shapes/form.hpp"

namespace tangency::tools {

struct ClassifyOptions {
    Signature signature;
    bool json = false;
    std::vector<std::string> numbers;  ///< one case; empty means cases come from the input, one a line
    bool certificate = false;          ///< with its certificate; needs json
};

/// Answers one case or, without numbers, every line of `in` with one line of `out`, in order.
///   - a bad line is answered "error: ..." in its place and makes the result 2
///   - answers are flushed before a read that may wait, so a program that sends one line gets its answer
///   - if nobody reads `out` any longer, it ends quietly
/// Returns the exit status, 0 or 2; on 2 without an error line in `out`, `err` has one line that says why.
int run_classify(const ClassifyOptions& options, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace tangency::tools
