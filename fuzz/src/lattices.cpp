// SPDX-License-Identifier: MIT
// Lattice inputs: as they stand, scattered by region, ties from their answer, degenerate ones.
#include <algorithm>
#include <utility>

#include "builders.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/ties.hpp"

namespace tangency::fuzz {

using properties::lattice_exponent;
using properties::lattice_limit;
using properties::LatticeInput;
using properties::Legs;

std::int64_t size_of(std::uint16_t word) {
    static constexpr std::array<std::int64_t, 8> limits{2, 2, 6, 6, 20, 20, 64, 400};
    return word <= lattice_limit ? word : word % (limits[word >> 13] + 1);
}

std::int64_t place_of(std::uint16_t word) {
    const auto number = static_cast<std::int16_t>(word);
    if (number >= -lattice_limit && number <= lattice_limit) return number;
    return number < 0 ? -size_of(static_cast<std::uint16_t>(2 * (word & 0x7fff)))
                      : size_of(static_cast<std::uint16_t>(2 * word));
}

namespace {

constexpr std::int64_t longest_free_leg = 300;

bool is_outside(Side side) { return side == Side::below || side == Side::above; }

std::int64_t unsigned_leg(std::uint16_t word) { return std::clamp<std::int64_t>(size_of(word), 1, longest_free_leg); }

// Parameters such that the hypotenuse keeps to the lattice's limit.
Legs triple_of(const std::array<std::uint8_t, 4>& parameters) {
    const std::int64_t m = 2 + parameters[0] % 21;
    const auto room = static_cast<std::int64_t>(std::sqrt(static_cast<double>(lattice_limit - m * m)));
    const std::int64_t n = 1 + parameters[1] % std::max<std::int64_t>(1, std::min(m - 1, room));
    const std::int64_t most = std::min<std::int64_t>(lattice_limit / (m * m + n * n), 16);
    return properties::pythagorean_triple(m, n, 1 + parameters[2] % most);
}

Legs quadruple_of(const std::array<std::uint8_t, 4>& parameters) {
    const Legs made = properties::pythagorean_quadruple(parameters[0] % 12, parameters[1] % 12, parameters[2] % 12,
                                                        parameters[3] % 12);
    if (made.legs[0] * made.legs[1] * made.legs[2] != 0) return made;
    return properties::pythagorean_quadruple(1 + parameters[0] % 8, 0, 1, 1);  // k^2 - 2, 2k, 2k: never zero
}

// One of the orders of `count` legs.
void reorder(std::array<std::int64_t, 3>& legs, std::size_t count, std::uint8_t order) {
    if (count == 2 && order % 2 != 0) std::swap(legs[0], legs[1]);
    if (count == 3)
        for (int i = 0; i < order % 6; ++i) std::next_permutation(legs.begin(), legs.end());
}

LatticeInput box_of(const Recipe& made, std::size_t dim) {
    LatticeInput input;
    input.dim = dim;
    input.exponent = std::abs(made.exponent) <= lattice_exponent ? made.exponent
                     : made.exponent % 2 == 0                    ? 0
                                                                 : made.exponent % (lattice_exponent + 1);
    input.negative_zeros = made.zeros;
    const int alike = made.coincidence % 8;
    for (std::size_t axis = 0; axis < dim; ++axis) {
        input.half_extent[axis] = size_of(made.axes[alike == 1 || alike == 3 ? 0 : axis].half);
        input.box_center[axis] = alike == 2 || alike == 3 ? 0 : place_of(made.axes[axis].center);
    }
    return input;
}

// Puts the ball's centre on its side, beyond it by `leg` if it is outside; box and ball make room for each other.
void place(LatticeInput& input, std::size_t axis, const AxisPlan& plan, std::int64_t leg) {
    std::int64_t& half = input.half_extent[axis];
    std::int64_t offset = 0;
    switch (plan.side) {
        case Side::between: {
            const std::int64_t inside = place_of(plan.away);
            offset = fold<std::int64_t>(inside, -half, half);
            break;
        }
        case Side::on_low: offset = -half; break;
        case Side::on_high: offset = half; break;
        case Side::centered: break;
        case Side::below:
        case Side::above:
            half = std::min(half, lattice_limit - leg);
            offset = plan.side == Side::below ? -half - leg : half + leg;
    }
    input.box_center[axis] = offset < 0 ? std::max(input.box_center[axis], -lattice_limit - offset)
                                        : std::min(input.box_center[axis], lattice_limit - offset);
    input.center[axis] = input.box_center[axis] + offset;
}

void step_unit(const Recipe& made, LatticeInput& input) {
    const auto [place, amount] = made.steps[0];
    const int chosen = place % 16;
    if (chosen == 0 || chosen > 10) return;
    const std::int64_t units = amount >= -8 && amount <= 8 ? amount : amount < 0 ? -1 : 1;
    const auto axis = static_cast<std::size_t>((chosen + 1) % 3);
    if (chosen > 1 && axis >= input.dim) return;
    const auto move = [units](std::int64_t& number, std::int64_t lowest) {
        number = std::clamp(number + units, lowest, lattice_limit);
    };
    if (chosen == 1)
        move(input.radius, 0);
    else if (chosen <= 4)
        move(input.center[axis], -lattice_limit);
    else if (chosen <= 7)
        move(input.half_extent[axis], 0);
    else
        move(input.box_center[axis], -lattice_limit);
}

// Any turn; the ball is carried unless the plan leaves it.
void turn(const Recipe& made, LatticeInput& input, Orientation orientation) {
    if (orientation == Orientation::none) return;
    input.turn = lattice_turn(made.turn, orientation);
    input.turn.carries = (made.turn.flags & 1) == 0;
    if ((made.turn.flags & 2) == 0) return;
    for (std::size_t axis = 0; axis < input.dim; ++axis) {
        input.center[axis] = std::clamp(input.center[axis] - input.box_center[axis], -lattice_limit, lattice_limit);
        input.box_center[axis] = 0;
    }
}

std::int64_t word_as_number(std::uint32_t word) { return static_cast<std::int32_t>(word); }

}  // namespace

LatticeInput explicit_lattice(const Recipe& made, const Signature& signature) {
    const auto& words = made.words;
    const auto number = [](std::uint32_t word) {
        const std::int64_t value = word_as_number(word);
        return std::abs(value) <= lattice_limit ? value : place_of(static_cast<std::uint16_t>(word >> 16));
    };
    LatticeInput input;
    input.dim = signature.dim;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        input.box_center[axis] = number(words[axis]);
        input.half_extent[axis] = std::abs(number(words[3 + axis]));
        input.center[axis] = number(words[6 + axis]);
    }
    input.radius = std::abs(number(words[9]));
    input.exponent =
        static_cast<int>(fold<std::int64_t>(word_as_number(words[10]), -lattice_exponent, lattice_exponent));
    input.negative_zeros = static_cast<int>(words[11] & 0xffff);
    properties::LatticeTurn& turn = input.turn;
    turn.carries = (words[12] & 1) != 0;
    // Beyond the five orientations the signature's own.
    const std::uint32_t orientation = (words[12] >> 1) % 16;
    turn.orientation = orientation < 5 ? static_cast<Orientation>(orientation) : signature.orientation;
    turn.exponent = static_cast<int>(fold<std::int64_t>(word_as_number(words[13]), -30, 30));
    // Numbers beyond the orientation's own would make a direction of nothing look like one.
    for (std::size_t i = 0; i < orientation_size(turn.orientation); ++i)
        turn.numbers[i] = fold(word_as_number(words[14 + i]), -properties::turn_limit, properties::turn_limit);
    if (!properties::is_valid(input)) turn.numbers = {turn.numbers[0] % 64, turn.numbers[1] % 64, 0, 0};
    if (!properties::is_valid(input)) turn.exponent = 0;
    return input;
}

LatticeInput plain_tie(const Recipe& made, std::size_t dim) {
    LatticeInput input = box_of(made, dim);
    std::array<std::size_t, 3> beyond{};
    std::size_t count = 0;
    for (std::size_t axis = 0; axis < dim; ++axis)
        if (is_outside(made.axes[axis].side)) beyond[count++] = axis;
    Legs legs{};
    if (count == 1)
        legs.legs[0] = legs.length = std::max<std::int64_t>(1, size_of(made.radius));
    else if (count == 2)
        legs = triple_of(made.legs);
    else if (count == 3)
        legs = quadruple_of(made.legs);
    reorder(legs.legs, count, made.order);
    input.radius = legs.length;
    std::array<std::int64_t, 3> by_axis{};
    for (std::size_t i = 0; i < count; ++i) by_axis[beyond[i]] = legs.legs[i];
    for (std::size_t axis = 0; axis < dim; ++axis) place(input, axis, made.axes[axis], by_axis[axis]);
    return input;
}

LatticeInput scattered_lattice(const Recipe& made, const Signature& signature) {
    LatticeInput input = box_of(made, signature.dim);
    std::int64_t sum = 0;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const std::int64_t leg = is_outside(made.axes[axis].side) ? unsigned_leg(made.axes[axis].away) : 0;
        place(input, axis, made.axes[axis], leg);
        sum += leg * leg;
    }
    const auto below = static_cast<std::int64_t>(std::sqrt(static_cast<double>(sum)));
    switch (made.fit) {
        case Fit::tie:
        case Fit::below: input.radius = below; break;
        case Fit::above: input.radius = below + 1; break;
        case Fit::free: input.radius = size_of(made.radius); break;
        case Fit::zero: break;
    }
    input.radius = std::min(input.radius, lattice_limit);
    step_unit(made, input);
    turn(made, input, signature.orientation);
    return input;
}

LatticeInput lattice_tie(const Recipe& made, const Signature& signature) {
    LatticeInput input = plain_tie(made, signature.dim);
    step_unit(made, input);
    if (signature.orientation == Orientation::none) return input;
    input.turn = exact_turn(made.turn, signature.orientation);
    input.turn.carries = true;
    properties::round_extents(input);
    return input;
}

LatticeInput degenerate_lattice(const Recipe& made, const Signature& signature) {
    LatticeInput input = plain_tie(made, signature.dim);
    step_unit(made, input);
    const int parts = made.flat % 16;
    for (std::size_t axis = 0; axis < signature.dim; ++axis)
        if (((parts >> axis) & 1) != 0) properties::flatten(input, axis);
    if (parts >= 8 || (parts & ((1 << signature.dim) - 1)) == 0) input.radius = 0;
    turn(made, input, signature.orientation);
    return input;
}

}  // namespace tangency::fuzz
