// SPDX-License-Identifier: MIT
// What makes each reason about a scene true of it.
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

using properties::Case;
using reference::Number;
using reference::Region;

std::size_t dim_of(const Facts& facts) { return facts.scene.signature.dim; }
Turning turning_of(const Facts& facts) { return facts.scene.signature.turning; }

std::span<const double> orientation(const Facts& facts) {
    return layout_of(facts.scene.signature).orientation(facts.scene.row());
}

Number largest_of(const Facts& facts) {
    return Number(properties::format_of(facts.scene.signature.scalar).largest);
}

double smallest_normal(const Facts& facts) {
    return facts.scene.signature.scalar == ScalarType::f32 ? double{std::numeric_limits<float>::min()}
                                                           : std::numeric_limits<double>::min();
}

std::size_t flat_axes(const Facts& facts) {
    const auto& half_extent = facts.geometry.half_extent;
    return static_cast<std::size_t>(
        std::count(half_extent.begin(), half_extent.begin() + static_cast<std::ptrdiff_t>(dim_of(facts)), Number(0)));
}

template <Region region>
bool is_nearest(const Facts& facts) {
    return facts.truth.region == region;
}

template <reference::Relation relation>
bool is_related(const Facts& facts) {
    return facts.relation == relation;
}

bool is_tie(const Facts& facts) { return facts.truth.verdict == reference::Verdict::touching; }
bool is_near_tie(const Facts& facts) { return facts.neighbour.has_value(); }
bool touches_within(const Facts& facts) { return facts.touches_from_within; }
bool has_zero_radius(const Facts& facts) { return facts.geometry.radius == 0; }
bool has_flat_box(const Facts& facts) { return flat_axes(facts) > 0 && flat_axes(facts) < dim_of(facts); }
bool has_point_box(const Facts& facts) { return flat_axes(facts) == dim_of(facts); }

bool is_sliver(const Facts& facts) {
    const auto& half_extent = facts.geometry.half_extent;
    for (std::size_t wide = 0; wide < dim_of(facts); ++wide)
        for (std::size_t narrow = 0; narrow < dim_of(facts); ++narrow)
            if (half_extent[narrow] > 0 && half_extent[wide] > 100 * half_extent[narrow]) return true;
    return false;
}

bool is_far(const Facts& facts) {
    const Geometry& geometry = facts.geometry;
    Number size = geometry.radius, offset = 0;
    for (std::size_t axis = 0; axis < dim_of(facts); ++axis) {
        const Number apart = abs(geometry.ball[axis] - geometry.center[axis]);
        size = std::max({size, geometry.half_extent[axis], apart});
        offset = std::max<Number>(offset, std::min<Number>(abs(geometry.ball[axis]), abs(geometry.center[axis])));
    }
    return size > 0 && offset >= 1024 * size;
}

bool squares_overflow(const Facts& facts) {
    const Number radius_sq = facts.geometry.radius * facts.geometry.radius;
    return std::max<Number>(radius_sq, facts.truth.distance_sq) > largest_of(facts);
}

bool squares_underflow(const Facts& facts) {
    const Number floor(smallest_normal(facts));
    const Number radius_sq = facts.geometry.radius * facts.geometry.radius;
    const Number distance_sq = facts.truth.distance_sq;
    return (radius_sq > 0 && radius_sq < floor) || (distance_sq > 0 && distance_sq < floor);
}

bool sums_overflow(const Facts& facts) {
    const Geometry& geometry = facts.geometry;
    for (std::size_t axis = 0; axis < dim_of(facts); ++axis) {
        const Number side = abs(geometry.center[axis]) + geometry.half_extent[axis];
        const Number apart = abs(geometry.ball[axis] - geometry.center[axis]);
        if (std::max(side, apart) > largest_of(facts)) return true;
    }
    return false;
}

bool has_subnormal(const Facts& facts) {
    const double floor = smallest_normal(facts);
    return std::ranges::any_of(facts.scene.row(),
                               [floor](double number) { return number != 0 && std::abs(number) < floor; });
}

bool has_minus_zero(const Facts& facts) {
    return std::ranges::any_of(facts.scene.row(), [](double number) { return number == 0 && std::signbit(number); });
}

bool is_multiple(const Facts& facts, double degrees) { return std::fmod(angle_of(facts.scene), degrees) == 0; }

bool is_turned_by_nothing(const Facts& facts) {
    if (turning_of(facts) == Turning::none) return false;
    return is_unturned(facts.scene) || (turning_of(facts) == Turning::degrees && is_multiple(facts, 360));
}

bool is_quarter_turn(const Facts& facts) {
    if (is_turned_by_nothing(facts)) return false;
    const auto part = [&facts](std::size_t index) { return std::abs(orientation(facts)[index]); };
    switch (turning_of(facts)) {
        case Turning::degrees: return is_multiple(facts, 90);
        case Turning::axis: return part(0) == 0 || part(1) == 0;
        case Turning::quaternion: {
            // About one axis, and by half a turn (w = 0) or a quarter (w as long as the rest).
            const auto zeros = (part(0) == 0) + (part(1) == 0) + (part(2) == 0);
            return zeros == 2 && (part(3) == 0 || part(3) == part(0) + part(1) + part(2));
        }
        default: return false;
    }
}

bool is_surd_turn(const Facts& facts) {
    return turning_of(facts) == Turning::degrees && (is_multiple(facts, 30) || is_multiple(facts, 45)) &&
           !is_multiple(facts, 90);
}

bool is_beyond_one_turn(const Facts& facts) { return facts.truth.turns > 0; }

bool is_not_unit(const Facts& facts) {
    if (turning_of(facts) != Turning::axis && turning_of(facts) != Turning::quaternion) return false;
    Number length_sq = 0;
    for (const double component : orientation(facts)) length_sq += Number(component) * Number(component);
    return length_sq != 1;
}

using Predicate = bool (*)(const Facts&);

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
    {"turn_none", is_turned_by_nothing},
    {"turn_quarter", is_quarter_turn},
    {"turn_surd", is_surd_turn},
    {"turn_beyond_one", is_beyond_one_turn},
    {"turn_not_unit", is_not_unit},
}};

}  // namespace

std::vector<std::string> case_reasons(const Facts& facts) {
    std::vector<std::string> reasons;
    for (const auto& [id, holds] : predicates)
        if (holds(facts)) reasons.emplace_back(id);
    return reasons;
}

std::string policy_reason(const Case& row) {
    const auto defect = reference::find_defect(row.signature, row.row());
    if (!defect) return {};
    switch (defect->flaw) {
        case reference::Flaw::not_a_number: return "policy_nan";
        case reference::Flaw::infinite: return "policy_infinity";
        case reference::Flaw::negative: return defect->field == "r" ? "policy_negative_radius" : "policy_negative_extent";
        case reference::Flaw::lo_above_hi: return "policy_lo_above_hi";
        case reference::Flaw::zero_direction: return "policy_zero_direction";
    }
    return {};
}

}  // namespace tangency::vectors
