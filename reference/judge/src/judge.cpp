// SPDX-License-Identifier: MIT
// The judge: scaled integers, and a minimum over the 3^dim features of the box.
#include "tangency/judge/judge.hpp"

#include <gmpxx.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "integers.hpp"

namespace tangency::judge {
namespace {

// The box sides and the ball as integers, in units of 2^exponent.
struct IntegerInput {
    std::vector<mpz_class> lo, hi, center;
    mpz_class radius;
    int exponent = 0;
};

IntegerInput integer_input(const Signature& signature, std::span<const double> numbers) {
    IntegerInput input;
    const Layout& layout = layout_of(signature);
    auto integers = common_integers(numbers, input.exponent);
    // Twice each number, so that half an extent is whole.
    for (mpz_class& integer : integers) integer *= 2;
    --input.exponent;
    input.radius = integers[layout.radius()];
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        const mpz_class& first = integers[layout.first(axis)];
        const mpz_class& second = integers[layout.second(axis)];
        const mpz_class& position = integers[layout.ball(axis)];
        const Role given = layout[layout.second(axis)].role;
        const mpz_class extent = given == Role::hi ? second - first : given == Role::half_extent ? mpz_class(2 * second) : second;
        input.lo.push_back(layout[layout.first(axis)].role == Role::center ? mpz_class(first - extent / 2) : first);
        input.hi.push_back(input.lo.back() + extent);
        const bool cornered = layout[layout.ball(axis)].role == Role::corner;
        input.center.push_back(cornered ? mpz_class(position + input.radius) : position);
    }
    return input;
}

// On each axis a feature lies at the low side, at the high side, or stretches between them.
enum class Part { lo, hi, between };

// The feature with index 0 .. 3^dim - 1, one base-3 digit an axis.
Part part_of(std::size_t feature, std::size_t axis) {
    for (; axis > 0; --axis) feature /= 3;
    return static_cast<Part>(feature % 3);
}

// Squared distance from the centre to the feature's own plane, line or point, if the foot of the
// perpendicular falls on the feature; nothing otherwise (a smaller feature is nearer then).
std::optional<mpz_class> perpendicular_sq(const IntegerInput& input, std::size_t feature) {
    mpz_class sum = 0;
    for (std::size_t axis = 0; axis < input.lo.size(); ++axis) {
        const Part part = part_of(feature, axis);
        if (part == Part::between) {
            if (input.center[axis] < input.lo[axis] || input.center[axis] > input.hi[axis]) return std::nullopt;
        } else {
            const mpz_class leg = input.center[axis] - (part == Part::lo ? input.lo[axis] : input.hi[axis]);
            sum += leg * leg;
        }
    }
    return sum;
}

struct Nearest {
    mpz_class distance_sq;
    std::size_t fixed_axes;
};

// The nearest feature; of equally near ones the largest, which has the fewest fixed axes.
Nearest nearest_feature(const IntegerInput& input) {
    std::size_t features = 1;
    for (std::size_t axis = 0; axis < input.lo.size(); ++axis) features *= 3;
    std::optional<Nearest> best;
    for (std::size_t feature = 0; feature < features; ++feature) {
        const auto distance_sq = perpendicular_sq(input, feature);
        if (!distance_sq) continue;
        std::size_t fixed = 0;
        for (std::size_t axis = 0; axis < input.lo.size(); ++axis) fixed += part_of(feature, axis) == Part::between ? 0U : 1U;
        const bool nearer = !best || *distance_sq < best->distance_sq;
        if (nearer || (*distance_sq == best->distance_sq && fixed < best->fixed_axes)) best = {*distance_sq, fixed};
    }
    return *best;
}

// How the sphere of radius r lies to the box's sides when the ball is within the box: -1 some point of
// the ball is outside, 0 it reaches a side, 1 it clears all of them.
int clearance_sign(const IntegerInput& input) {
    int sign = 1;
    for (std::size_t axis = 0; axis < input.lo.size(); ++axis) {
        const mpz_class low_end = input.center[axis] - input.radius;
        const mpz_class high_end = input.center[axis] + input.radius;
        sign = std::min({sign, cmp(low_end, input.lo[axis]) < 0 ? -1 : cmp(low_end, input.lo[axis]) > 0,
                         cmp(high_end, input.hi[axis]) > 0 ? -1 : cmp(high_end, input.hi[axis]) < 0});
    }
    return sign;
}

// The same for the box within the ball, asked of every corner.
int corner_sign(const IntegerInput& input) {
    int sign = 1;
    for (std::size_t corner = 0; corner < (std::size_t{1} << input.lo.size()); ++corner) {
        mpz_class sum = 0;
        for (std::size_t axis = 0; axis < input.lo.size(); ++axis) {
            const mpz_class leg = input.center[axis] - ((corner >> axis) & 1 ? input.hi[axis] : input.lo[axis]);
            sum += leg * leg;
        }
        const int order = cmp(mpz_class(input.radius * input.radius), sum);
        sign = std::min(sign, order < 0 ? -1 : order > 0 ? 1 : 0);
    }
    return sign;
}

}  // namespace

JudgeAnswer rule(const Signature& signature, std::span<const double> numbers) {
    const IntegerInput input = integer_input(signature, numbers);
    const Nearest nearest = nearest_feature(input);
    const mpz_class gap_sq = nearest.distance_sq - input.radius * input.radius;
    const int ball_held = clearance_sign(input);
    const int box_held = corner_sign(input);

    JudgeAnswer judged;
    judged.verdict = gap_sq > 0 ? "disjoint" : gap_sq < 0 ? "overlapping" : "touching";
    judged.region = region_name(nearest.fixed_axes, signature.dim);
    judged.relation = ball_held >= 0 ? "circle_inside_box" : box_held >= 0 ? "box_inside_circle" : gap_sq < 0 ? "crossing" : judged.verdict;
    judged.touches_from_within = ball_held >= 0 ? ball_held == 0 : box_held == 0;
    judged.gap_sq = scaled_fraction(gap_sq, 2 * input.exponent);
    return judged;
}

}  // namespace tangency::judge
