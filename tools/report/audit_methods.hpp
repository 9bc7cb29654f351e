// SPDX-License-Identifier: MIT
// What the report and the summary of an audit say of methods.
#pragma once

#include "report.hpp"

namespace tangency::tools {

/// What every report of an audit begins with: title, verdict, mood.
Report head_of(Part audit);

/// A line for each thing that is not as the record has it.
std::vector<std::string> unexpected_in(Part audit);

/// " in cells" of what was tried in a declared domain, a subject's row or a signature's inputs; else nothing.
std::string in_domain(Part json);

/// "f32 2-D", and in what domain.
std::string scalar_and_dim(Part json);

/// The table of methods by scalar and dimension, the control group's after it, and what its columns mean.
void add_methods(Report& report, Part audit);

/// What each method is, what it reached, and the simplest counterexample of each property that it breaks in some scalar and dimension.
void add_cards(Report& report, Part audit);

/// One row a method, by what holds of every run: how wide gaps were and which properties broke depends on what was drawn.
Table standing_table(Part audit, bool controls);

}  // namespace tangency::tools
