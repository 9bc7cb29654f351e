// SPDX-License-Identifier: MIT
// Exact geometry of a scene, and the level that asks for it.
#include "facts.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <utility>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/frame.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::vectors {

using properties::Case;
using reference::Number;

namespace {

std::span<const double> orientation_of(const Case& scene) {
    return layout_of(scene.signature).orientation(scene.row());
}

// Whole multiples of 2^exponent, none above properties::lattice_limit, for one exponent of the lattice.
bool on_lattice(std::span<const double> numbers) {
    using namespace properties;
    for (int exponent = lattice_exponent; exponent >= -lattice_exponent; --exponent) {
        const bool fits = std::ranges::all_of(numbers, [exponent](double number) {
            const double units = std::ldexp(number, -exponent);
            // A subnormal underflows to zero units; it must come back as itself.
            return units == std::trunc(units) && std::abs(units) <= static_cast<double>(lattice_limit) &&
                   std::ldexp(units, exponent) == number;
        });
        if (fits) return true;
    }
    return false;
}

// The scene's numbers as the lattice counts them: centre, half extents, ball, radius.
bool shapes_on_lattice(const Facts& facts) {
    std::vector<double> numbers;
    const auto add = [&numbers](const Number& number) {
        const auto value = number.nearest();
        // Infinity is no whole number of units, so it says no below.
        numbers.push_back(std::isfinite(value) && Number(value) == number ? value : HUGE_VAL);
    };
    const Geometry& geometry = facts.geometry;
    for (std::size_t axis = 0; axis < facts.scene.signature.dim; ++axis) {
        add(geometry.center[axis]);
        add(geometry.half_extent[axis]);
        add(geometry.ball[axis]);
    }
    add(geometry.radius);
    return on_lattice(numbers);
}

bool within_one_turn(const Case& scene) {
    const double turn = scene.signature.turning == Turning::degrees ? 360 : 0x1.921fb54442d18p+2;
    return std::abs(angle_of(scene)) <= turn;
}

// A direction's squares, and products of a square with a length, must stay in range as well: 2^-10 .. 2^10.
bool has_ordinary_turn(const Case& scene) {
    if (scene.signature.turning != Turning::axis && scene.signature.turning != Turning::quaternion)
        return within_one_turn(scene);
    return std::ranges::all_of(orientation_of(scene), [](double number) {
        return number == 0 || (std::abs(number) >= 0x1p-10 && std::abs(number) <= 0x1p10);
    });
}

// DESIGN section 4: for rotated forms `logic` asks for lattice scenes that no method rounds or that clear the tie by
// 2^-10 of the scale.
bool logic_asks(const Facts& facts) {
    if (!shapes_on_lattice(facts)) return false;
    const Case& scene = facts.scene;
    if (scene.signature.turning == Turning::none) return true;
    if (!on_lattice(orientation_of(scene)) || !within_one_turn(scene)) return false;
    if (facts.truth.verdict == reference::Verdict::touching) return properties::may_be_posed(scene);
    const int precision = properties::format_of(scene.signature.scalar).precision;
    return outside_band(facts.truth, std::ldexp(1.0, precision - 10));
}

}  // namespace

double angle_of(const Case& scene) {
    const auto numbers = orientation_of(scene);
    return numbers.size() == 1 ? numbers[0] : 0;
}

bool is_unturned(const Case& scene) {
    const auto numbers = orientation_of(scene);
    switch (scene.signature.turning) {
        case Turning::none: return true;
        case Turning::axis: return numbers[0] > 0 && numbers[1] == 0;
        case Turning::quaternion: return numbers[0] == 0 && numbers[1] == 0 && numbers[2] == 0;
        default: return numbers[0] == 0;
    }
}

Geometry geometry_of(const Case& scene) {
    return lengths_of(layout_of(scene.signature), [&](std::size_t place) { return Number(scene.numbers[place]); });
}

std::optional<Case> express_exactly(const Geometry& geometry, const Signature& target) {
    const Layout& layout = layout_of(target);
    Case scene{target};
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const Number number = number_in(layout[place], geometry);
        const double value = properties::round_to(target.scalar, number.nearest());
        if (!std::isfinite(value) || Number(value) != number) return std::nullopt;
        scene.numbers[place] = value;
    }
    return scene;
}

Facts find_facts(const Case& scene, std::optional<Neighbour> neighbour) {
    const auto answer = reference::find_answer(scene.signature, scene.row());
    return {scene,           geometry_of(scene),         properties::find_truth(scene),
            answer.relation, answer.touches_from_within, std::move(neighbour)};
}

Level level_that_asks(const Facts& facts) {
    if (logic_asks(facts)) return Level::logic;
    if (!outside_band(facts.truth, band_factor(facts.scene.signature))) return Level::exact;
    const bool ordinary = magnitudes_of(facts.scene) == properties::Magnitudes::ordinary;
    return ordinary && has_ordinary_turn(facts.scene) ? Level::banded : Level::full_range;
}

}  // namespace tangency::vectors
