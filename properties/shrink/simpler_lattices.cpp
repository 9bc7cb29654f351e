// SPDX-License-Identifier: MIT
// Lattice inputs that are simpler in meaning and far from each other in choices.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <utility>

#include "plain_turns.hpp"
#include "tangency/properties/polygons.hpp"
#include "tangency/properties/sizes.hpp"

namespace tangency::properties {
namespace {

// A carried ball where it lies in the world, rounded to whole units: the same input, nearly, in plain numbers.
LatticeInput set_down(const LatticeInput& lattice) {
    LatticeInput still = lattice;
    still.exponent = 0;
    const Signature signature{Form::center_half, ScalarType::f64, lattice.dim, lattice.turn.orientation};
    const Input row = express(still, signature);
    still.turn.carries = false;
    for (std::size_t axis = 0; axis < lattice.dim; ++axis) {
        still.first.half_extent[axis] = std::llround(row.numbers[layout_of(signature).second(axis)]);
        still.second.center[axis] = std::llround(row.numbers[layout_of(signature).ball(axis)]);
    }
    still.second.radius = std::llround(row.row().back());
    still.exponent = lattice.exponent;
    return still;
}

// Every length divided and rounded: much the same shapes in smaller numbers.
LatticeInput divided(const LatticeInput& lattice, std::int64_t divisor) {
    LatticeInput smaller = lattice;
    const auto divide = [divisor](std::int64_t& number) { number = (2 * number + (number < 0 ? -divisor : divisor)) / (2 * divisor); };
    for (std::size_t axis = 0; axis < lattice.dim; ++axis) for_each_position(smaller, axis, divide);
    for_each_size(smaller, [&divide](std::int64_t& size, Role) { divide(size); });
    return smaller;
}

std::int64_t common_divisor(const LatticeInput& lattice) {
    std::int64_t common = 0;
    const auto divide = [&common](std::int64_t number) { common = std::gcd(common, number); };
    for (std::size_t axis = 0; axis < lattice.dim; ++axis) for_each_position(lattice, axis, divide);
    for_each_size(lattice, [&divide](std::int64_t size, Role) { divide(size); });
    return common;
}

}  // namespace

std::vector<LatticeTurn> plain_turns(const LatticeTurn& turn) {
    std::vector<LatticeTurn> plain;
    const auto add = [&](std::array<std::int64_t, 4> numbers, int exponent = 0) {
        plain.push_back({turn.orientation, numbers, exponent, turn.carries});
    };
    switch (turn.orientation) {
        case Orientation::none: break;
        case Orientation::radians:
            for (const std::int64_t number : {0, 1, -1, 2}) add({number});
            add({static_cast<std::int64_t>(std::trunc(turn.number(0)))});
            break;
        case Orientation::degrees:
            for (const std::int64_t number : {0, 90, -90, 45, 30, 60, 180}) add({number});
            add({static_cast<std::int64_t>(std::fmod(turn.number(0), 360))});
            add({static_cast<std::int64_t>(std::trunc(turn.number(0)))});
            break;
        case Orientation::axis:
            for (const std::int64_t number : {1, -1}) {
                add({number, 0});
                add({0, number});
            }
            add({1, 1});
            add({3, 4});
            break;
        case Orientation::quaternion:
            for (std::size_t i = 0; i < 4; ++i) {
                std::array<std::int64_t, 4> numbers{};
                numbers[i] = 1;
                add(numbers);
                numbers[3] = 1;
                add(numbers);
            }
            break;
    }
    return plain;
}

namespace {

// One polygon the plainest of its kind, small or larger, with any of its corners where one of the old ones is.
void add_plain_polygons(const LatticeInput& lattice, std::vector<LatticeInput>& others) {
    for (const std::size_t which : {0U, 1U})
        for (const std::int64_t size : {1, 4}) {
            const LatticeShape& shape = *both_of(lattice)[which];
            const LatticePolygon plain = shape.count > 0 ? plain_polygon(shape.count) : LatticePolygon{};
            for (std::size_t corner = 0; corner < shape.count; ++corner)
                for (std::size_t old = 0; old < shape.count; ++old) {
                    others.push_back(lattice);
                    for (std::size_t i = 0; i < shape.count; ++i)
                        for (std::size_t axis = 0; axis < 2; ++axis)
                            both_of(others.back())[which]->vertices[i][axis] =
                                shape.vertices[old][axis] + size * (plain[i][axis] - plain[corner][axis]);
                }
        }
}

// Each axis, and all, in a unit of its own: a diagonal stays one when the box becomes a square.
void add_shorter_axes(const LatticeInput& lattice, std::vector<LatticeInput>& others) {
    LatticeInput all = lattice;
    for (std::size_t axis = 0; axis < lattice.dim && has_box(lattice.question); ++axis) {
        const std::int64_t origin = lattice.first.center[axis];
        std::int64_t common = std::gcd(lattice.first.half_extent[axis], lattice.second.half_extent[axis]);
        for_each_position(lattice, axis, [&](std::int64_t position) { common = std::gcd(common, position - origin); });
        if (common <= 1) continue;
        others.push_back(lattice);
        for (LatticeInput* shorter : {&others.back(), &all}) {
            shorter->first.half_extent[axis] /= common;
            shorter->second.half_extent[axis] /= common;
            for_each_position(*shorter, axis, [&](std::int64_t& position) { position = origin + (position - origin) / common; });
        }
    }
    others.push_back(all);
}

// Of a question beside box_ball: moved so that a position lies at the origin, mirrored, and every size less.
void add_simpler_shapes(const LatticeInput& lattice, std::vector<LatticeInput>& others) {
    const auto add = [&](std::size_t axis, auto change) {
        others.push_back(lattice);
        for_each_position(others.back(), axis, change);
    };
    for (std::size_t axis = 0; axis < lattice.dim; ++axis) {
        for_each_position(lattice, axis, [&](std::int64_t origin) {
            if (origin != 0) add(axis, [origin](std::int64_t& position) { position -= origin; });
        });
        add(axis, [](std::int64_t& position) { position = 0; });
        add(axis, [](std::int64_t& position) { position = -position; });
        add(axis, [](std::int64_t& position) { position = std::abs(position); });
    }
    add_plain_polygons(lattice, others);
    add_shorter_axes(lattice, others);
    std::size_t sizes = 0;
    for_each_size(lattice, [&sizes](std::int64_t, Role) { ++sizes; });
    // What one size loses the last may gain, so that radii that touch still do.
    for (std::size_t changed = 0; changed < sizes; ++changed)
        for (const bool gains : {false, true}) {
            others.push_back(lattice);
            std::size_t place = 0;
            std::int64_t lost = 0;
            for_each_size(others.back(), [&](std::int64_t& size, Role) {
                if (place == changed) lost = std::exchange(size, 0);
                if (++place == sizes && gains) size += lost;
            });
        }
}

// Each box by orientations that everybody knows, and two by one and the same.
void add_plain_turns(const LatticeInput& lattice, const Signature& signature, std::vector<LatticeInput>& others) {
    LatticeTurn of_kind = lattice.turn;
    of_kind.orientation = signature.orientation;
    const bool has_two = layout_of(signature).has_second_turn();
    for (const LatticeTurn& plain : plain_turns(of_kind)) {
        others.push_back(lattice);
        others.back().turn = plain;
        if (!has_two) continue;
        for (const bool both : {false, true}) {
            others.push_back(lattice);
            others.back().second_turn = plain;
            others.back().second_turn.carries = false;
            if (both) others.back().turn = plain;
        }
    }
    if (!lattice.turn.carries) return;
    others.push_back(lattice);
    others.back().turn.carries = false;
}

std::vector<LatticeInput> simpler_inputs(const LatticeInput& lattice, const Signature& signature) {
    std::vector<LatticeInput> others;
    if (const std::int64_t common = common_divisor(lattice); common > 1) others.push_back(divided(lattice, common));
    if (lattice.question != Question::box_ball) {
        for (const std::int64_t divisor : {10, 2}) others.push_back(divided(lattice, divisor));
        if (signature.orientation != Orientation::none) add_plain_turns(lattice, signature, others);
        add_simpler_shapes(lattice, others);
        return others;
    }
    if (signature.orientation != Orientation::none && lattice.turn.orientation == signature.orientation) {
        for (const std::int64_t divisor : {10, 2}) others.push_back(divided(lattice, divisor));
        if (lattice.turn.carries) others.push_back(set_down(lattice));
        for (const LatticeTurn& plain : plain_turns(lattice.turn)) {
            others.push_back(lattice);
            others.back().turn = plain;
        }
    }
    for (std::size_t axis = 0; axis < lattice.dim; ++axis) {
        // A smaller box whose near side stays where it is; choices move the ball instead.
        const std::int64_t half = lattice.first.half_extent[axis], away = lattice.second.center[axis] - lattice.first.center[axis];
        for (const std::int64_t smaller : {std::int64_t{0}, half / 2}) {
            others.push_back(lattice);
            others.back().first.half_extent[axis] = smaller;
            if (std::abs(away) > smaller) others.back().first.center[axis] += away > 0 ? half - smaller : smaller - half;
        }
        // The box to the origin, the ball with it and on its positive side.
        others.push_back(lattice);
        others.back().first.center[axis] = 0;
        others.back().second.center[axis] = std::abs(away);
        // The ball to the origin, the box with it.
        others.push_back(lattice);
        others.back().first.center[axis] -= lattice.second.center[axis];
        others.back().second.center[axis] = 0;
        // The mirror image.
        others.push_back(lattice);
        others.back().first.center[axis] *= -1;
        others.back().second.center[axis] *= -1;
    }
    return others;
}

// Where the row's numbers are whole in half units, so are the simpler ones: what became odd goes to the even number towards zero, a box with
// its corner.
void make_even(LatticeInput& lattice, const Signature& signature) {
    const auto round = [](std::int64_t& number, std::int64_t offset) { number -= (number - offset) % 2; };
    const bool by_corner = stores_corners(signature), has_two = lattice.question == Question::box_box;
    for (std::size_t axis = 0; axis < lattice.dim; ++axis) {
        round(lattice.first.center[axis], by_corner ? lattice.first.half_extent[axis] : 0);
        round(lattice.second.center[axis], by_corner && has_two ? lattice.second.half_extent[axis] : 0);
        round(lattice.second.end[axis], 0);
    }
    round(lattice.second.radius, 0);
}

}  // namespace

ChoicesMaker simpler(const LatticeInput& lattice, const Signature& signature) {
    return [lattice, signature](const ChoicesVisitor& visit) {
        const bool is_even = row_step(lattice, signature) == 2;
        return std::ranges::any_of(simpler_inputs(lattice, signature), [&](LatticeInput other) {
            if (is_even) make_even(other, signature);
            auto choices = encode(other, signature);
            return choices && visit(std::move(*choices));
        });
    };
}

}  // namespace tangency::properties
