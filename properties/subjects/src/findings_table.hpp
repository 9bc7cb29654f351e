// SPDX-License-Identifier: MIT
// What the findings are made of: texts, witnesses, and which subjects break which properties for them.
#pragma once

#include <vector>

#include "tangency/subjects/findings.hpp"

namespace tangency::subjects {

/// Subjects by name.
using Names = std::vector<std::string_view>;

inline Names operator+(Names first, const Names& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

/// Subjects that break the same properties for the same reason.
struct Breaks {
    std::string_view properties;
    Scalars scalars;
    Names subjects;
    Met met = Met::always;
};

inline std::vector<Breaks> operator+(std::vector<Breaks> first, const std::vector<Breaks>& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

/// A finding as it is written down; of its `affected` the first names the subject of the witness.
struct Recorded {
    Finding finding;
    std::vector<Breaks> breaks;
};

/// Every record, ordered by id.
std::vector<Recorded> recorded_findings();

/// Those of the questions beside box_ball alone, which come last.
std::vector<Recorded> recorded_findings_of_questions();
/// Those of polygons.
std::vector<Recorded> recorded_findings_of_polygons();
/// The methods of polygons whose products of lengths round, overflow and underflow, as they break those properties.
std::vector<Breaks> products_of_polygons(std::string_view properties);
/// Those of segments of the plane, and of points and segments beside polygons; the methods of these that multiply lengths, as they break
/// those properties; and those in wider numbers.
std::vector<Recorded> recorded_findings_of_plane();
std::vector<Breaks> products_in_the_plane(std::string_view properties);
Names plane_in_double();
Names plane_in_long_double();
/// Those of segments and balls, and of capsules; likewise.
std::vector<Recorded> recorded_findings_of_ways();
std::vector<Breaks> products_of_ways(std::string_view properties);
Names ways_in_double();
Names ways_in_long_double();
/// Those of points and boxes, and the methods of these that round, overflow or underflow, as they break P24, P18 or P19.
std::vector<Recorded> recorded_findings_of_points();
std::vector<Breaks> breaks_of_points(std::string_view property);
/// Those of two rotated boxes, and the methods of these, all of which round, as they break those properties.
std::vector<Recorded> recorded_findings_of_rotated_boxes();
std::vector<Breaks> breaks_of_rotated_boxes(std::string_view properties);
/// The methods of segments and moving balls that are exact on no input but by luck.
std::vector<Breaks> inexact_on_ways();

}  // namespace tangency::subjects
