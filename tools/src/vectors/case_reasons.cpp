// SPDX-License-Identifier: MIT
// What makes each reason about an input true of it.
#include "case_reasons.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <utility>

#include "reasons.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::vectors {
namespace {

using properties::Input;
using reference::Number;
using reference::Region;

Orientation orientation_of(const InputDetails& details) { return details.input.signature.orientation; }

Number largest_of(const InputDetails& details) {
    const ScalarType scalar = details.input.signature.scalar;
    return is_whole(scalar) ? most_whole : properties::format_of(scalar).largest;
}

double smallest_normal(const InputDetails& details) {
    const properties::FloatFormat& format = properties::format_of(details.input.signature.scalar);
    return properties::power_of_two(format.min_exponent + format.precision - 1);
}

// The half extents of each box.
std::vector<std::span<const Number>> boxes(const InputDetails& details) {
    std::vector<std::span<const Number>> all;
    const auto& [first, second] = details.geometry;
    if (has_box(question_of(details))) all.push_back(std::span(first.half_extent).first(dim_of(details)));
    if (question_of(details) == Question::box_box) all.push_back(std::span(second.half_extent).first(dim_of(details)));
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

bool is_near_tie(const InputDetails& details) { return details.neighbour.has_value(); }
bool touches_within(const InputDetails& details) {
    return details.touches_from_within || details.relation == reference::Relation::inside_tangent;
}

bool has_zero_radius(const InputDetails& details) {
    const Layout& layout = layout_of(details.input.signature);
    const auto& [first, second] = details.geometry;
    return (has_radius(layout.kind_of(ShapeOf::first)) && first.radius == 0) ||
           (has_radius(layout.kind_of(ShapeOf::second)) && second.radius == 0);
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
    const auto& [first, second] = details.geometry;
    std::vector<Number> all;
    if (!has_polygon(question_of(details))) all.push_back(first.center[axis]);
    if (question_of(details) != Question::polygon_polygon) all.push_back(second.center[axis]);
    const Layout& layout = layout_of(details.input.signature);
    if (has_end(layout.kind_of(ShapeOf::first))) all.push_back(first.end[axis]);
    if (has_end(layout.kind_of(ShapeOf::second))) all.push_back(second.end[axis]);
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (layout[place].role == Role::vertex && layout[place].axis == axis) all.emplace_back(details.input.numbers[place]);
    Positions found{all[0], all[0], abs(all[0])};
    for (const Number& position : all)
        found = {std::min(found.lo, position), std::max(found.hi, position), std::min<Number>(found.nearest, abs(position))};
    return found;
}

bool is_far(const InputDetails& details) {
    const auto& [first, second] = details.geometry;
    Number size = std::max(first.radius, second.radius), offset = 0;
    for (std::size_t axis = 0; axis < dim_of(details); ++axis) {
        const Positions positions = positions_on(details, axis);
        size = std::max<Number>({size, first.half_extent[axis], second.half_extent[axis], positions.hi - positions.lo});
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
    const auto& [first, second] = details.geometry;
    for (std::size_t axis = 0; axis < dim_of(details); ++axis) {
        const Positions positions = positions_on(details, axis);
        Number sum = positions.hi - positions.lo;
        if (has_box(question_of(details))) sum = std::max<Number>(sum, abs(first.center[axis]) + first.half_extent[axis]);
        if (question_of(details) == Question::box_box) sum = std::max<Number>(sum, abs(second.center[axis]) + second.half_extent[axis]);
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

// Whether the box stays as it is, as every method sees it.
bool turns_nothing(const InputDetails& details, std::span<const double> turn) {
    switch (orientation_of(details)) {
        case Orientation::axis: return turn[0] > 0 && turn[1] == 0;
        case Orientation::quaternion: return turn[0] == 0 && turn[1] == 0 && turn[2] == 0;
        case Orientation::degrees: return is_multiple(details, 360);
        default: return turn[0] == 0;
    }
}

bool turns_by_quarters(const InputDetails& details, std::span<const double> turn) {
    const auto part = [&turn](std::size_t index) { return std::abs(turn[index]); };
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

bool is_rotated_by_nothing(const InputDetails& details) {
    const auto turns = orientations_of(details.input);
    return !turns.empty() && std::ranges::all_of(turns, [&](auto turn) { return turns_nothing(details, turn); });
}

bool is_quarter_turn(const InputDetails& details) {
    const auto turns = orientations_of(details.input);
    return !turns.empty() && !is_rotated_by_nothing(details) &&
           std::ranges::all_of(turns, [&](auto turn) { return turns_nothing(details, turn) || turns_by_quarters(details, turn); });
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
    return std::ranges::any_of(orientations_of(details.input), [](std::span<const double> turn) {
        Number length_sq = 0;
        for (const double component : turn) length_sq += Number(component) * Number(component);
        return length_sq != 1;
    });
}

constexpr std::array<CaseReason, 24> reasons_of_rows{{
    {"center_inside", "the circle's centre lies in the box or polygon, its boundary included, or comes there on its way",
     "a deep overlap is reported as a miss: bodies sink in and fall through", is_nearest<Region::inside>},
    {"nearest_face", "the box's nearest point lies on a face (a side in 2-D, of a box or a polygon)",
     "resting contact fails on the commonest side of all", is_nearest<Region::face>},
    {"nearest_edge", "the box's nearest point lies on an edge of a 3-D box", "3-D boxes hit too early or too late along their edges",
     is_nearest<Region::edge>},
    {"nearest_corner", "the box's nearest point, or the polygon's, is a corner",
     "circles catch on corners that they do not touch, or cut through them", is_nearest<Region::corner>},
    {"tie", "distance and radius are exactly equal; without a radius, the shapes touch",
     "closed and open contracts are mixed up, so resting contact flickers", is_tie},
    {"near_tie", "one argument of a tie moved by at most 8 ulps, and the tie is gone",
     "the answer changes with the rounding of one sum, so equal programs differ by compiler", is_near_tie},
    {"circle_inside_box", "the disk lies in the box", "outline tests report a miss although the circle is wholly inside",
     is_related<reference::Relation::circle_inside_box>},
    {"box_inside_circle", "the box lies in the disk", "tests of corners against sides report a miss although the box is swallowed",
     is_related<reference::Relation::box_inside_circle>},
    {"touches_from_within", "the held shape reaches the holder's boundary", "containment and intersection contradict each other",
     touches_within},
    {"zero_radius", "a circle is a point", "mouse clicks and bullets of no size are lost, or hit by a convention nobody chose",
     has_zero_radius},
    {"flat_box", "an extent of a box is zero, but not all are", "walls, floors and lines without thickness let everything through",
     has_flat_box},
    {"point_box", "every extent of a box is zero", "a division by an extent, or an empty-rectangle shortcut, decides the answer",
     has_point_box},
    {"sliver", "one extent of a box is more than a hundred times another",
     "bounding circles and tolerances that fit squares fail on long thin boxes", is_sliver},
    {"far_offset", "the shapes are at least 1024 times farther from the origin than they are large",
     "worlds work near their origin and jitter far from it", is_far},
    {"squares_overflow", "the squared distance or radius exceeds the largest finite number",
     "infinity compares equal to infinity: every large circle hits everything", squares_overflow},
    {"squares_underflow", "a nonzero squared distance or radius is below the smallest normal number",
     "squares vanish: separate shapes of small units hit", squares_underflow},
    {"sums_overflow", "a side of a box, a sum of radii or a difference of positions exceeds the largest finite number",
     "infinity minus infinity is NaN, which no comparison catches", sums_overflow},
    {"subnormal", "an argument is a subnormal number", "processors that flush subnormals to zero answer another question", has_subnormal},
    {"minus_zero", "an argument is -0, which is zero", "sign tricks split the plane at the origin", has_minus_zero},
    {"turn_none", "a rotated form whose orientations turn no box", "the rotated function contradicts the axis-aligned one",
     is_rotated_by_nothing},
    {"turn_quarter", "an exact quarter turn that is no full one, or a half turn",
     "extents stay unswapped, or a rounded sine of a right angle spoils every tie", is_quarter_turn},
    {"turn_surd", "a multiple of 30 or 45 degrees that is no quarter turn",
     "common angles go wrong, and no test on random angles meets their ties", is_surd_turn},
    {"turn_beyond_one", "an angle of more than one turn", "objects that rotated for a while collide elsewhere than they are drawn",
     is_beyond_one_turn},
    {"turn_not_unit", "an axis or a quaternion whose length is not one", "distances are scaled by the length that nobody divided out",
     is_not_unit},
}};

}  // namespace

std::span<const CaseReason> common_reasons() { return reasons_of_rows; }

std::vector<std::string> case_reasons(const InputDetails& details) {
    std::vector<std::string> held;
    const auto add = [&](std::span<const CaseReason> all) {
        for (const CaseReason& reason : all)
            if (reason.holds(details)) held.emplace_back(reason.id);
    };
    add(reasons_of_rows);
    if (question_of(details) != Question::box_ball) add(question_reasons());
    return held;
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
