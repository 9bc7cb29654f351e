// SPDX-License-Identifier: MIT
// The one list of findings.
#include "tangency/subjects/findings.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <stdexcept>
#include <string>

#include "tangency/subjects/built_in.hpp"

namespace tangency::subjects {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

/// The same properties of many subjects.
void affect(Finding& finding, std::string_view properties, Scalars scalars,
            std::initializer_list<std::string_view> subjects) {
    for (const std::string_view subject : subjects) finding.affected.push_back({subject, scalars, properties});
}

Finding mixed_contract() {
    Finding finding{
        .id = "F001",
        .title = "vertex_edge is closed at corners and open at faces",
        .text = "The vertex test compares with <=, the two slab tests with <. A circle that touches a side is missed "
                "while one that touches a corner is hit, and a point (r = 0) on a side between the vertices or on a "
                "flat box is missed as well. vertex_edge_closed and vertex_edge_open settle it either way.",
        .scalar = ScalarType::f32,
        .witness = {0, 0, 1, 1, 2, 0, 1},
        .answer = false,
        .affected = {}};
    affect(finding, "P03 P09 P10 P11 P15 P16", Scalars::both, {"vertex_edge"});
    return finding;
}

Finding point_accepted() {
    Finding finding{
        .id = "F002",
        .title = "bounding_circles counts a point inside the inner circle as a hit of an open disk",
        .text = "The early accept asks whether the centre is within inner radius + r of the box's centre. With r = 0 "
                "the distance to the box equals the radius, which an open contract does not count, and the exact step "
                "that would say so is never reached. bounding_circles_safe accepts only with a positive radius.",
        .scalar = ScalarType::f32,
        .witness = {0, 0, 2, 2, 1, 1, 0},
        .answer = true,
        .affected = {}};
    affect(finding, "P03 P11 P15 P16", Scalars::both, {"bounding_circles"});
    return finding;
}

// The subjects that square raw lengths in their own scalar type.
constexpr auto squaring = std::to_array<std::string_view>({
    "fold", "fold_open", "vertex_edge", "vertex_edge_closed", "vertex_edge_open", "clamp_corner", "clamp_corner_closed",
    "clamp_center", "nearest_branch", "nearest_interval", "arvo", "sat_five_axes", "rounded_box", "bounding_circles",
    "bounding_circles_safe",
    // the control group
    "fold_sqrt", "fold_fma", "reversed_terms", "factored", "early_reject", "early_accept", "center_half_to_lo_hi",
    "lo_hi_to_center_half", "corner_size_to_center_half", "corner_size_to_lo_hi", "nine_regions", "std_clamp",
    "fmin_fmax_clamp", "ball_corner_clamp", "ball_corner_frame"});

void affect_squaring(Finding& finding, std::string_view properties) {
    for (const std::string_view subject : squaring) finding.affected.push_back({subject, Scalars::both, properties});
    affect(finding, properties, Scalars::f64, {"double_inside", "double_inside_corner"});
}

Finding squares_overflow() {
    Finding finding{
        .id = "F003",
        .title = "squared lengths overflow from 2^64 (f32) or 2^512 (f64) on",
        .text = "Both squares become infinity, infinity <= infinity is true, and a circle a whole radius away is hit; "
                "written with < a deep overlap is missed instead. Nothing warns: the inputs are ordinary finite numbers.",
        .scalar = ScalarType::f32,
        .witness = {0, 0, 0, 0, 0, 0x1p65, 0x1p64},
        .answer = true,
        .affected = {}};
    affect_squaring(finding, "P18");
    return finding;
}

Finding squares_underflow() {
    Finding finding{
        .id = "F004",
        .title = "squared lengths underflow below 2^-75 (f32) or 2^-538 (f64)",
        .text = "The square of a small distance rounds to zero or to a subnormal with few bits, so a point apart from a "
                "tiny circle touches it. It happens to scenes in units that are too large, kilometres for atoms.",
        .scalar = ScalarType::f32,
        .witness = {0, 0, 0, 0, 0x1p-75, 0, 0},
        .answer = true,
        .affected = {}};
    affect_squaring(finding, "P19");
    return finding;
}

Finding difference_overflows() {
    Finding finding{
        .id = "F005",
        .title = "hypot cannot save a difference that has already overflowed",
        .text = "hypot avoids the overflow of squares, but p - c of two opposite giants is infinite before hypot sees "
                "it. The box reaches half of the way, so the circle overlaps it deeply and is missed.",
        .scalar = ScalarType::f32,
        .witness = {0, -0x1p127, 0, 0x1.8p127, 0, 0x1p127, 0x1p127},
        .answer = false,
        .affected = {}};
    affect(finding, "P18", Scalars::both, {"fold_hypot"});
    return finding;
}

Finding double_is_not_exact() {
    Finding finding{
        .id = "F006",
        .title = "floats evaluated in double are not exact",
        .text = "Differences of floats whose exponents lie more than 29 apart do not fit a double. A part far below the "
                "last bit decides a tie and is lost. Random tests do not find it; a tie with one tiny term does.",
        .scalar = ScalarType::f32,
        .witness = {0, -0x1p-60, 0, 0, 21, 20, 29},
        .answer = true,
        .affected = {}};
    affect(finding, "P24", Scalars::f32, {"double_inside", "double_inside_corner"});
    return finding;
}

Finding ties_are_rounded_away() {
    Finding finding{
        .id = "F007",
        .title = "a gap below the rounding error is a coin toss",
        .text = "Every float method rounds the squares it compares, so within a few ulps of a tie it answers by luck. "
                "That is what the band forgives at the levels below exact.",
        .scalar = ScalarType::f32,
        .witness = {0, 0, 0, 0, 40, 0x1.200004p+3, 41},
        .answer = true,
        .affected = {}};
    affect_squaring(finding, "P24");
    affect(finding, "P24", Scalars::both, {"fold_hypot", "scaled", "long_double_inside"});
    return finding;
}

Finding nan_is_dropped() {
    Finding finding{
        .id = "F008",
        .title = "a NaN coordinate is dropped by clamps and by if / else if",
        .text = "Every comparison with NaN is false, so no branch adds anything and the axis counts as inside: a circle "
                "at (NaN, 0) hits. A policy rather than a defect (P17 is advice), but one to know before release.",
        .scalar = ScalarType::f32,
        .witness = {0, 0, 1, 1, nan, 0, 1},
        .answer = true,
        .affected = {}};
    affect(finding, "P17", Scalars::both,
           {"arvo", "nearest_interval", "nearest_branch", "clamp_corner", "clamp_corner_closed", "bounding_circles",
            "bounding_circles_safe", "center_half_to_lo_hi", "corner_size_to_lo_hi", "nine_regions",
            "double_inside_corner", "ball_corner_clamp", "ball_corner_frame", "early_accept", "std_clamp",
            "fmin_fmax_clamp"});
    return finding;
}

bool lists(std::string_view ids, std::string_view id) { return ids.find(id) != std::string_view::npos; }

}  // namespace

const std::vector<Finding>& findings() {
    static const std::vector<Finding> list{mixed_contract(),      point_accepted(),      squares_overflow(),
                                           squares_underflow(),   difference_overflows(), double_is_not_exact(),
                                           ties_are_rounded_away(), nan_is_dropped()};
    return list;
}

properties::Case witness_of(const Finding& finding) {
    for (const BuiltIn& method : methods()) {
        const Signature& signature = method.subject.signature;
        if (method.subject.name != finding.affected.front().subject || signature.scalar != finding.scalar || signature.dim != 2)
            continue;
        properties::Case scene{signature};
        std::copy(finding.witness.begin(), finding.witness.end(), scene.numbers.begin());
        return scene;
    }
    throw std::logic_error(std::string(finding.id) + " is about a subject that does not exist");
}

bool expects_violation(const Finding& finding, std::string_view subject, ScalarType scalar, std::string_view property) {
    return std::any_of(finding.affected.begin(), finding.affected.end(), [&](const Affected& affected) {
        const bool of_scalar = affected.scalars == Scalars::both ||
                               (affected.scalars == Scalars::f32) == (scalar == ScalarType::f32);
        return affected.subject == subject && of_scalar && lists(affected.properties, property);
    });
}

}  // namespace tangency::subjects
