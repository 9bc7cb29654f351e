// SPDX-License-Identifier: MIT
// What the findings are made of: texts, witnesses, and which subjects break which properties for them.
#pragma once

#include <vector>

#include "tangency/subjects/findings.hpp"

namespace tangency::subjects {

/// Subjects that break the same properties for the same reason.
struct Breaks {
    std::string_view properties;
    Scalars scalars;
    std::vector<std::string_view> subjects;
    Met met = Met::always;
};

/// A finding as it is written down; of its `affected` the first names the subject of the witness.
struct Recorded {
    Finding finding;
    std::vector<Breaks> breaks;
};

/// Every record, ordered by id.
std::vector<Recorded> recorded_findings();

}  // namespace tangency::subjects
