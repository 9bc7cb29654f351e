// SPDX-License-Identifier: MIT
// Two boxes judged by the box of all differences of their points: its features are listed, and the one nearest to the origin found.
#include <array>
#include <optional>

#include "integers.hpp"
#include "tangency/judge/judge.hpp"

namespace tangency::questions {

using namespace judge;

namespace {

struct Interval {
    mpz_class lo, hi;
};

// What a box covers on an axis, by the two numbers that the form stores.
Interval interval_of(const Layout& layout, std::span<const mpz_class> integers, std::size_t first, std::size_t second) {
    const mpz_class &one = integers[first], &two = integers[second];
    if (layout[second].role == Role::hi) return {one, two};
    if (layout[second].role == Role::extent) return {one, one + two};
    return {one - two, one + two};
}

// A feature of the box of differences: on each axis one of its ends, or all that lies between.
enum Part { between, low, high, part_count };

struct Nearest {
    mpz_class distance_sq;
    std::size_t fixed;
};

// The square of the origin's distance to the feature, if the point nearest to it lies on none of fewer dimensions.
std::optional<Nearest> nearest_of(std::span<const Interval> differences, std::size_t feature) {
    Nearest nearest{0, 0};
    for (const auto& [lo, hi] : differences) {
        const auto part = static_cast<Part>(feature % part_count);
        feature /= part_count;
        if (part == between) {
            if (sgn(lo) >= 0 || sgn(hi) <= 0) return std::nullopt;
            continue;
        }
        const mpz_class& end = part == low ? lo : hi;
        nearest.distance_sq += end * end;
        ++nearest.fixed;
    }
    return nearest;
}

}  // namespace

// The boxes have a point in common where the origin is among the differences, and keep one under every small shift where it is
// inside of them. How deep they are in each other is how far the origin is from the differences' boundary (Cameron and Culley,
// Determining the Minimum Translational Distance Between Two Convex Polyhedra, 1986).
JudgeAnswer judge_box_box(const Signature& signature, std::span<const double> row) {
    int exponent = 0;
    const auto integers = common_integers(row, exponent);
    const Layout& layout = layout_of(signature);
    const std::size_t dim = signature.dim;
    std::array<Interval, 3> all;
    const std::span<Interval> differences(all.data(), dim);
    bool is_outside = false;
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const Interval one = interval_of(layout, integers, axis, dim + axis);
        const Interval other = interval_of(layout, integers, 2 * dim + axis, 3 * dim + axis);
        differences[axis] = {other.lo - one.hi, other.hi - one.lo};
        is_outside = is_outside || sgn(differences[axis].lo) > 0 || sgn(differences[axis].hi) < 0;
    }
    std::size_t features = 1;
    for (std::size_t axis = 0; axis < dim; ++axis) features *= part_count;
    const bool is_inside = nearest_of(differences, 0).has_value();
    Nearest nearest{-1, 0};
    for (std::size_t feature = 1; feature < features; ++feature) {
        const auto found = nearest_of(differences, feature);
        if (found && (nearest.distance_sq < 0 || found->distance_sq < nearest.distance_sq)) nearest = *found;
    }
    JudgeAnswer judged;
    judged.verdict = is_inside ? "overlapping" : is_outside ? "disjoint" : "touching";
    judged.region = region_name(is_inside ? 0 : nearest.fixed, dim);
    judged.relation = is_inside ? "crossing" : judged.verdict;
    judged.touches_from_within = false;
    judged.gap_sq = scaled_fraction(is_inside ? mpz_class(-nearest.distance_sq) : nearest.distance_sq, 2 * exponent);
    return judged;
}

}  // namespace tangency::questions
