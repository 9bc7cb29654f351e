// SPDX-License-Identifier: MIT
// Shrinking in meaning: fewer and smaller integers, the origin, short significands.
#include "tangency/properties/shrink.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "shrink_parts.hpp"
#include "tangency/properties/floats.hpp"

namespace tangency::properties {
namespace {

void simplify_lattice(const Draft& draft, const LatticeScene& scene, std::vector<Draft>& out) {
    const auto offer = [&](const auto& change) {
        LatticeScene copy = scene;
        change(copy);
        out.push_back({copy, draft.twist});
    };
    if (scene.exponent != 0) offer([](LatticeScene& s) { s.exponent = 0; });
    for (int bits = scene.negative_zeros; bits != 0; bits &= bits - 1)
        offer([bits](LatticeScene& s) { s.negative_zeros &= ~(bits & -bits); });
    for (std::size_t axis = 0; axis < scene.dim; ++axis) {
        const std::int64_t away = scene.center[axis] - scene.box_center[axis];
        // The box to the origin, the ball with it.
        offer([&](LatticeScene& s) {
            s.center[axis] -= s.box_center[axis];
            s.box_center[axis] = 0;
        });
        offer([&](LatticeScene& s) {
            s.box_center[axis] -= s.center[axis];
            s.center[axis] = 0;
        });
        // A mirror image that has fewer minus signs.
        offer([&](LatticeScene& s) {
            s.center[axis] = -s.center[axis];
            s.box_center[axis] = -s.box_center[axis];
        });
        // A smaller box with the overshoot kept.
        for (const std::int64_t half : simpler_integers(scene.half_extent[axis]))
            for (const bool move_ball : {true, false})
                offer([&](LatticeScene& s) {
                    const std::int64_t change = s.half_extent[axis] - half;
                    s.half_extent[axis] = half;
                    if (std::abs(away) <= half) return;
                    const std::int64_t nearer = away > 0 ? -change : change;
                    (move_ball ? s.center[axis] : s.box_center[axis]) += move_ball ? nearer : -nearer;
                });
        for (const std::int64_t value : simpler_integers(scene.center[axis]))
            offer([&](LatticeScene& s) { s.center[axis] = value; });
        for (const std::int64_t value : simpler_integers(scene.box_center[axis]))
            offer([&](LatticeScene& s) { s.box_center[axis] = value; });
        for (const std::int64_t value : simpler_integers(scene.half_extent[axis]))
            offer([&](LatticeScene& s) { s.half_extent[axis] = value; });
        // A nearer ball with a smaller radius, which keeps a tie at a face.
        if (away != 0 && scene.radius > 0)
            offer([&](LatticeScene& s) {
                s.center[axis] -= away > 0 ? 1 : -1;
                s.radius -= 1;
            });
    }
    for (const std::int64_t value : simpler_integers(scene.radius)) offer([&](LatticeScene& s) { s.radius = value; });
    simplify_turn(draft, scene, out);
}

std::vector<double> simpler_floats(double number) {
    std::vector<double> candidates;
    if (number == 0) {
        if (std::signbit(number)) candidates.push_back(0.0);
        return candidates;
    }
    candidates = {0.0, std::copysign(1.0, number), std::trunc(number), std::abs(number)};
    const Binary binary = to_binary(number);
    // Fewer significand bits, rounded both ways, boldly first.
    for (const int keep : {1, 2, 4, 8, 12, 16, 24, 32, 40}) {
        const auto length = static_cast<int>(std::bit_width(static_cast<std::uint64_t>(std::abs(binary.odd))));
        const int drop = length - keep;
        if (drop <= 0) break;
        const std::int64_t cut = binary.odd / (std::int64_t{1} << drop);
        for (const std::int64_t odd : {cut, cut + (cut < 0 ? -1 : 1)})
            candidates.push_back(std::ldexp(static_cast<double>(odd), binary.exponent + drop));
    }
    for (const int factor : {8, 1}) {
        const int step = binary.exponent > 0 ? -factor : factor;
        if (std::abs(binary.exponent) >= factor) candidates.push_back(std::ldexp(number, step));
    }
    return candidates;
}

// The box's first number to the origin, everything else on the axis with it, as far as rounding lets.
Case at_origin(const Case& scene, std::size_t axis) {
    Case copy = scene;
    const std::size_t dim = scene.signature.dim;
    const auto move = [&](std::size_t place) {
        copy.numbers[place] = round_to(scene.signature.scalar, copy.numbers[place] - scene.numbers[axis]);
    };
    move(ball_place(scene.signature) + axis);
    if (scene.signature.form == Form::lo_hi) move(dim + axis);
    move(axis);
    return copy;
}

// The box without extent on the axis, the ball moved along so that it keeps its distance.
Case flattened(const Case& scene, std::size_t axis) {
    Case copy = scene;
    const std::size_t dim = scene.signature.dim;
    const bool centered = scene.signature.form == Form::center_half;
    double& second = copy.numbers[dim + axis];
    double& position = copy.numbers[ball_place(scene.signature) + axis];
    const double width = scene.signature.form == Form::lo_hi ? second - scene.numbers[axis] : second;
    const bool beyond = position > scene.numbers[axis];
    const double shift = beyond ? -width : centered ? width : 0;
    position = round_to(scene.signature.scalar, position + shift);
    second = scene.signature.form == Form::lo_hi ? scene.numbers[axis] : 0;
    return copy;
}

void simplify_floats(const Draft& draft, const Case& scene, std::vector<Draft>& out) {
    const auto offer = [&](const Case& candidate) { out.push_back({candidate, draft.twist}); };
    // The whole scene in another unit, towards 1.
    for (const int step : {64, 8, 1})
        for (const int sign : {1, -1}) {
            Case copy = scene;
            for (std::size_t i = 0; i < copy.row().size(); ++i)
                if (!is_orientation(scene.signature, i)) copy.numbers[i] = std::ldexp(copy.numbers[i], sign * step);
            offer(copy);
        }
    if (scene.signature.turning != Turning::none) simplify_orientation(draft, scene, out);
    for (std::size_t axis = 0; axis < scene.signature.dim; ++axis) {
        offer(at_origin(scene, axis));
        offer(flattened(scene, axis));
    }
    for (std::size_t i = 0; i < scene.row().size(); ++i)
        for (const double value : simpler_floats(scene.numbers[i])) {
            Case copy = scene;
            copy.numbers[i] = value;
            offer(copy);
        }
}

}  // namespace

double complexity(const Draft& draft) {
    double cost = 0;
    for (const int choice : draft.twist) cost += cost_of_integer(choice) / 4;
    if (const auto* scene = std::get_if<LatticeScene>(&draft.scene)) {
        for (std::size_t axis = 0; axis < scene->dim; ++axis)
            cost += cost_of_integer(scene->box_center[axis]) + cost_of_integer(scene->half_extent[axis]) +
                    cost_of_integer(scene->center[axis]);
        const int negative_zeros = std::popcount(static_cast<unsigned>(scene->negative_zeros));
        cost += cost_of_turn(scene->turn);
        return cost + cost_of_integer(scene->radius) + 2 * std::abs(scene->exponent) + 0.25 * negative_zeros;
    }
    const Case& scene = std::get<Case>(draft.scene);
    const bool in_degrees = scene.signature.turning == Turning::degrees;
    for (std::size_t i = 0; i < scene.row().size(); ++i) {
        const bool is_angle = in_degrees && is_orientation(scene.signature, i);
        cost += is_angle ? cost_of_degrees(scene.numbers[i]) : cost_of_float(scene.numbers[i]);
    }
    return cost;
}

std::vector<Draft> simpler(const Draft& draft) {
    std::vector<Draft> candidates;
    if (const auto* scene = std::get_if<LatticeScene>(&draft.scene))
        simplify_lattice(draft, *scene, candidates);
    else
        simplify_floats(draft, std::get<Case>(draft.scene), candidates);
    for (std::size_t i = 0; i < draft.twist.size(); ++i)
        for (const std::int64_t value : simpler_integers(draft.twist[i])) {
            Draft copy = draft;
            copy.twist[i] = static_cast<int>(value);
            candidates.push_back(copy);
        }
    const double limit = complexity(draft);
    std::erase_if(candidates, [limit](const Draft& candidate) { return !(complexity(candidate) < limit); });
    return candidates;
}

Draft shrink(Draft draft, const std::function<bool(const Draft&)>& still_fails, std::size_t budget) {
    const auto ask_one = [&still_fails](std::span<const Draft> candidates) {
        return still_fails(candidates[0]) ? std::optional<std::size_t>(0) : std::nullopt;
    };
    return shrink_in_batches(std::move(draft), ask_one, 1, budget);
}

Draft shrink_in_batches(Draft draft, const std::function<std::optional<std::size_t>(std::span<const Draft>)>& first_failing,
                        std::size_t batch, std::size_t budget) {
    for (bool moved = true; moved && budget > 0;) {
        moved = false;
        const std::vector<Draft> candidates = simpler(draft);
        for (std::size_t start = 0; start < candidates.size() && budget > 0 && !moved; start += batch) {
            const std::size_t count = std::min({batch, candidates.size() - start, budget});
            const auto failing = first_failing(std::span(candidates).subspan(start, count));
            // Only what asking one by one would have asked is paid for, so that the result is the same.
            budget -= failing ? *failing + 1 : count;
            if (!failing) continue;
            draft = candidates[start + *failing];
            moved = true;
        }
    }
    return draft;
}

}  // namespace tangency::properties
