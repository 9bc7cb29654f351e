// SPDX-License-Identifier: MIT
// What the findings are made of: texts, witnesses, and which subjects break which properties for them.
#pragma once

#include <vector>

#include "tangency/subjects/findings.hpp"

namespace tangency::subjects {

/// Subjects by name.
using Names = std::vector<std::string_view>;

/// Subjects that break the same properties for the same reason.
struct Breaks {
    std::string_view properties;
    Scalars scalars;
    Names subjects;
    Met met = Met::always;
};

/// A finding as it is written down; of its `affected` the first names the subject of the witness.
struct Recorded {
    Finding finding;
    std::vector<Breaks> breaks;
    /// A property that any method may break that promises less than its level. What another finding says of the method comes first.
    std::string_view by_level{};
};

/// Every record, ordered by id.
std::vector<Recorded> recorded_findings();

/// Those of the questions beside box_ball alone, which come last.
std::vector<Recorded> recorded_findings_of_questions();
std::vector<Recorded> recorded_findings_of_polygons();
/// Of segments of the plane, and of points and segments beside polygons.
std::vector<Recorded> recorded_findings_of_plane();
/// Of segments and balls, and of capsules.
std::vector<Recorded> recorded_findings_of_ways();
std::vector<Recorded> recorded_findings_of_rotated_boxes();
std::vector<Recorded> recorded_findings_of_points();

}  // namespace tangency::subjects
