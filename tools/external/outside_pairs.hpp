// SPDX-License-Identifier: MIT
// Broad phases on trial that live in another program. Lists go one at a time, as lines, to plugins as to programs: a plugin's child
// reads them and calls the function.
#pragma once

#include <array>
#include <string>

#include "outside.hpp"
#include "tangency/pairs/trial.hpp"

namespace tangency::tools {

/// The forms in which a list stores its boxes.
inline constexpr std::array pairs_forms{Form::lo_hi, Form::center_half, Form::corner_size};

/// "tangency_pairs_lo_hi_f64", "tangency3_pairs_center_half_f32".
std::string pairs_symbol(const Signature& signature);

/// "2 box 0 0 1 1 ball 5 5 2": how many shapes, then each with its kind and its numbers, a ball's radius last.
std::string list_line(const pairs::ShapeList& list);

/// The function of a shared object, in a child process. Throws CannotStart. What it gives throws SubjectDied where the child ends, or
/// is silent, and pairs::BadPairs where it answers what is no list of pairs.
pairs::Finder open_pairs_plugin(const std::string& file, const Signature& signature, const OutsideLimits& limits);

/// A program that answers each line with the places of its pairs on one line: "0 1 0 2", or nothing. Throws as the above.
pairs::Finder start_pairs_command(const std::string& command, const OutsideLimits& limits);

}  // namespace tangency::tools
