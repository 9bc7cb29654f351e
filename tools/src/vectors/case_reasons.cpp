// SPDX-License-Identifier: MIT
// What makes each reason about an input true of it.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <utility>

#include "question_reasons.hpp"
#include "reasons.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::vectors {
namespace {

using properties::Input;
using reference::Number;
using reference::Region;

std::size_t dim_of(const InputDetails& details) { return details.input.signature.dim; }
Orientation orientation_of(const InputDetails& details) { return details.input.signature.orientation; }

std::span<const double> orientation(const InputDetails& details) {
    return layout_of(details.input.signature).orientation(details.input.row());
}

Number largest_of(const InputDetails& details) { return Number(properties::format_of(details.input.signature.scalar).largest); }

double smallest_normal(const InputDetails& details) {
    const properties::FloatFormat& format = properties::format_of(details.input.signature.scalar);
    return properties::power_of_two(format.min_exponent + format.precision - 1);
}

Question question_of(const InputDetails& details) { return details.input.signature.question; }

// The half extents of each box.
std::vector<std::span<const Number>> boxes(const InputDetails& details) {
    std::vector<std::span<const Number>> all;
    if (has_box(question_of(details))) all.push_back(std::span(details.geometry.half_extent).first(dim_of(details)));
    if (question_of(details) == Question::box_box) all.push_back(std::span(details.geometry.other_half).first(dim_of(details)));
    return all;
}

std::size_t flat_axes(std::span<const Number> half_extent) { return static_cast<std::size_t>(std::ranges::count(half_extent, Number(0))); }

// Of two balls the region is about their centres, and of shapes without a radius `inside` is an overlap: both have reasons of their own.
template <Region region>
bool is_nearest(const InputDetails& details) {
    const Question question = question_of(details);
    if (question == Question::ball_ball || (region == Region::inside && !has_radius(question))) return false;
    return details.reference_answer.region == region;
}

template <reference::Relation relation>
bool is_related(const InputDetails& details) {
    return details.relation == relation;
}

bool is_tie(const InputDetails& details) { return details.reference_answer.verdict == reference::Verdict::touching; }
bool is_near_tie(const InputDetails& details) { return details.neighbour.has_value(); }
bool touches_within(const InputDetails& details) {
    return details.touches_from_within || details.relation == reference::Relation::inside_tangent;
}

bool has_zero_radius(const InputDetails& details) {
    const bool has_two = question_of(details) == Question::ball_ball;
    return has_radius(question_of(details)) && (details.geometry.radius == 0 || (has_two && details.geometry.half_extent[0] == 0));
}

bool has_flat_box(const InputDetails& details) {
    return std::ranges::any_of(boxes(details), [](const auto& box) { return flat_axes(box) > 0 && flat_axes(box) < box.size(); });
}

bool has_point_box(const InputDetails& details) {
    return std::ranges::any_of(boxes(details), [](const auto& box) { return flat_axes(box) == box.size(); });
}

bool is_sliver(const InputDetails& details) {
    for (const auto& box : boxes(details))
        for (const Number& wide : box)
            for (const Number& narrow : box)
                if (narrow > 0 && wide > 100 * narrow) return true;
    return false;
}

// The first and the last of the shapes' positions on an axis, and the least of their magnitudes.
struct Positions {
    Number lo, hi, nearest;
};

Positions positions_on(const InputDetails& details, std::size_t axis) {
    const Geometry& geometry = details.geometry;
    std::vector<Number> all;
    if (!has_polygon(question_of(details))) all.push_back(geometry.center[axis]);
    if (question_of(details) != Question::polygon_polygon) all.push_back(geometry.ball[axis]);
    if (has_end(question_of(details))) all.push_back(geometry.end[axis]);
    const Layout& layout = layout_of(details.input.signature);
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (layout[place].role == Role::vertex && layout[place].axis == axis) all.emplace_back(details.input.numbers[place]);
    Positions found{all[0], all[0], abs(all[0])};
    for (const Number& position : all)
        found = {std::min(found.lo, position), std::max(found.hi, position), std::min<Number>(found.nearest, abs(position))};
    return found;
}

bool is_far(const InputDetails& details) {
    const Geometry& geometry = details.geometry;
    Number size = geometry.radius, offset = 0;
    for (std::size_t axis = 0; axis < dim_of(details); ++axis) {
        const Positions positions = positions_on(details, axis);
        size = std::max<Number>({size, geometry.half_extent[axis], geometry.other_half[axis], positions.hi - positions.lo});
        offset = std::max(offset, positions.nearest);
    }
    return size > 0 && offset >= 1024 * size;
}

bool squares_overflow(const InputDetails& details) {
    const Number radius_sq = details.reference_answer.radius * details.reference_answer.radius;
    return std::max<Number>(radius_sq, details.reference_answer.distance_sq) > largest_of(details);
}

bool squares_underflow(const InputDetails& details) {
    const Number floor(smallest_normal(details));
    const Number radius_sq = details.reference_answer.radius * details.reference_answer.radius;
    const Number distance_sq = details.reference_answer.distance_sq;
    return (radius_sq > 0 && radius_sq < floor) || (distance_sq > 0 && distance_sq < floor);
}

bool sums_overflow(const InputDetails& details) {
    const Geometry& geometry = details.geometry;
    for (std::size_t axis = 0; axis < dim_of(details); ++axis) {
        const Positions positions = positions_on(details, axis);
        Number sum = positions.hi - positions.lo;
        if (has_box(question_of(details))) sum = std::max<Number>(sum, abs(geometry.center[axis]) + geometry.half_extent[axis]);
        if (question_of(details) == Question::box_box) sum = std::max<Number>(sum, abs(geometry.ball[axis]) + geometry.other_half[axis]);
        if (sum > largest_of(details)) return true;
    }
    return details.reference_answer.radius > largest_of(details);
}

bool has_subnormal(const InputDetails& details) {
    const double floor = smallest_normal(details);
    return std::ranges::any_of(details.input.row(), [floor](double number) { return number != 0 && std::abs(number) < floor; });
}

bool has_minus_zero(const InputDetails& details) {
    return std::ranges::any_of(details.input.row(), [](double number) { return number == 0 && std::signbit(number); });
}

bool is_multiple(const InputDetails& details, double degrees) { return std::fmod(angle_of(details.input), degrees) == 0; }

bool is_rotated_by_nothing(const InputDetails& details) {
    if (orientation_of(details) == Orientation::none) return false;
    return is_axis_aligned(details.input) || (orientation_of(details) == Orientation::degrees && is_multiple(details, 360));
}

bool is_quarter_turn(const InputDetails& details) {
    if (is_rotated_by_nothing(details)) return false;
    const auto part = [&details](std::size_t index) { return std::abs(orientation(details)[index]); };
    switch (orientation_of(details)) {
        case Orientation::degrees: return is_multiple(details, 90);
        case Orientation::axis: return part(0) == 0 || part(1) == 0;
        case Orientation::quaternion: {
            // About one axis, and by half a turn (w = 0) or a quarter (w as long as the rest).
            const auto zeros = (part(0) == 0) + (part(1) == 0) + (part(2) == 0);
            return zeros == 2 && (part(3) == 0 || part(3) == part(0) + part(1) + part(2));
        }
        default: return false;
    }
}

bool is_surd_turn(const InputDetails& details) {
    return orientation_of(details) == Orientation::degrees && (is_multiple(details, 30) || is_multiple(details, 45)) &&
           !is_multiple(details, 90);
}

bool is_beyond_one_turn(const InputDetails& details) {
    return orientation_of(details) != Orientation::none && details.reference_answer.turns > 0;
}

bool is_not_unit(const InputDetails& details) {
    if (orientation_of(details) != Orientation::axis && orientation_of(details) != Orientation::quaternion) return false;
    Number length_sq = 0;
    for (const double component : orientation(details)) length_sq += Number(component) * Number(component);
    return length_sq != 1;
}

using Predicate = bool (*)(const InputDetails&);

constexpr std::array<std::pair<std::string_view, Predicate>, 24> predicates{{
    {"center_inside", is_nearest<Region::inside>},
    {"nearest_face", is_nearest<Region::face>},
    {"nearest_edge", is_nearest<Region::edge>},
    {"nearest_corner", is_nearest<Region::corner>},
    {"tie", is_tie},
    {"near_tie", is_near_tie},
    {"circle_inside_box", is_related<reference::Relation::circle_inside_box>},
    {"box_inside_circle", is_related<reference::Relation::box_inside_circle>},
    {"touches_from_within", touches_within},
    {"zero_radius", has_zero_radius},
    {"flat_box", has_flat_box},
    {"point_box", has_point_box},
    {"sliver", is_sliver},
    {"far_offset", is_far},
    {"squares_overflow", squares_overflow},
    {"squares_underflow", squares_underflow},
    {"sums_overflow", sums_overflow},
    {"subnormal", has_subnormal},
    {"minus_zero", has_minus_zero},
    {"turn_none", is_rotated_by_nothing},
    {"turn_quarter", is_quarter_turn},
    {"turn_surd", is_surd_turn},
    {"turn_beyond_one", is_beyond_one_turn},
    {"turn_not_unit", is_not_unit},
}};

}  // namespace

std::vector<std::string> case_reasons(const InputDetails& details) {
    std::vector<std::string> reasons;
    for (const auto& [id, holds] : predicates)
        if (holds(details)) reasons.emplace_back(id);
    if (question_of(details) == Question::box_ball) return reasons;
    for (const QuestionReason& reason : question_reasons())
        if (reason.holds(details)) reasons.emplace_back(reason.id);
    return reasons;
}

std::string policy_reason(const Input& row) {
    const auto defect = reference::find_defect(row.signature, row.row());
    if (!defect) return {};
    switch (defect->flaw) {
        case reference::Flaw::not_a_number: return "policy_nan";
        case reference::Flaw::infinite: return "policy_infinity";
        case reference::Flaw::negative: {
            const bool is_radius = std::ranges::any_of(
                layout_of(row.signature), [&](const Field& field) { return field.name == defect->field && field.role == Role::radius; });
            return is_radius ? "policy_negative_radius" : "policy_negative_extent";
        }
        case reference::Flaw::lo_above_hi: return "policy_lo_above_hi";
        case reference::Flaw::zero_direction: return "policy_zero_direction";
        case reference::Flaw::repeated_vertex: return "policy_repeated_vertex";
        case reference::Flaw::straight_vertex: return "policy_straight_vertex";
        case reference::Flaw::reflex_vertex: return "policy_reflex_vertex";
        case reference::Flaw::second_turn: return "policy_second_turn";
    }
    return {};
}

}  // namespace tangency::vectors
