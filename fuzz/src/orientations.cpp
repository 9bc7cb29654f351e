// SPDX-License-Identifier: MIT
// How boxes are rotated: in integers for lattice inputs, in floats for cases, and the ties that rotating leaves.
#include <algorithm>
#include <cmath>
#include <utility>

#include "builders.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/ties.hpp"

namespace tangency::fuzz {

using properties::Input;
using properties::LatticeInput;
using properties::LatticeTurn;

namespace {

constexpr int most_turns = 4;
constexpr int most_doublings = 20;

// The first two numbers as one of 16 bits.
std::int64_t wide_number(const TurnPlan& plan) {
    return static_cast<std::int16_t>(static_cast<std::uint8_t>(plan.numbers[0]) |
                                     (static_cast<std::uint8_t>(plan.numbers[1]) << 8));
}

std::int64_t eighths_of_degrees(const TurnPlan& plan) {
    static constexpr std::array<int, 5> steps{90, 45, 30, 15, 1};
    const int family = plan.family % 8;
    if (family == 0 || family == 7) return 0;
    if (family == 6) return fold<std::int64_t>(wide_number(plan), -most_turns * 2880, most_turns * 2880);
    const std::int64_t step = steps[static_cast<std::size_t>(family - 1)];
    const std::int64_t most = most_turns * 360 / step;
    return 8 * step * fold<std::int64_t>(family == 5 ? wide_number(plan) : plan.numbers[0], -most, most);
}

std::array<std::int64_t, 4> pythagorean_direction(const TurnPlan& plan, std::int64_t most) {
    const std::int64_t m = 2 + static_cast<std::uint8_t>(plan.numbers[0]) % (most - 1);
    const std::int64_t n = 1 + static_cast<std::uint8_t>(plan.numbers[1]) % (m - 1);
    std::array<std::int64_t, 4> numbers{m * m - n * n, 2 * m * n};
    const auto mirror = static_cast<std::uint8_t>(plan.numbers[2]);
    if ((mirror & 1) != 0) std::swap(numbers[0], numbers[1]);
    if ((mirror & 2) != 0) numbers[0] = -numbers[0];
    if ((mirror & 4) != 0) numbers[1] = -numbers[1];
    return numbers;
}

std::array<std::int64_t, 4> small_numbers(const TurnPlan& plan, std::size_t count, std::int64_t most) {
    std::array<std::int64_t, 4> numbers{};
    for (std::size_t i = 0; i < count; ++i) numbers[i] = fold<std::int64_t>(plan.numbers[i], -most, most);
    return numbers;
}

// One of the directions along an axis, or a quaternion with one component.
std::array<std::int64_t, 4> single(const TurnPlan& plan, std::size_t count) {
    std::array<std::int64_t, 4> numbers{};
    const auto choice = static_cast<std::uint8_t>(plan.numbers[0]);
    numbers[(choice >> 1) % count] = (choice & 1) != 0 ? -1 : 1;
    return numbers;
}

// A quaternion of four components 1 or -1: a third of a turn about a space diagonal.
std::array<std::int64_t, 4> third_of_a_turn(const TurnPlan& plan) {
    std::array<std::int64_t, 4> numbers{1, 1, 1, 1};
    for (std::size_t i = 0; i < 4; ++i)
        if (((plan.numbers[0] >> i) & 1) != 0) numbers[i] = -1;
    return numbers;
}

std::array<std::int64_t, 4> axis_numbers(const TurnPlan& plan) {
    switch (plan.family % 8) {
        case 0: return {};
        case 2: return small_numbers(plan, 2, 1);
        case 3: return small_numbers(plan, 2, 3);
        case 4:
        case 5: return pythagorean_direction(plan, 6);
        case 6: return small_numbers(plan, 2, 40);
        default: return single(plan, 2);
    }
}

std::array<std::int64_t, 4> quaternion_numbers(const TurnPlan& plan) {
    switch (plan.family % 8) {
        case 0: return {};
        case 1: return single(plan, 4);
        case 2: return third_of_a_turn(plan);
        case 3: return small_numbers(plan, 4, 1);
        case 4: {
            // About one of the axes, as for a box in the plane.
            auto numbers = small_numbers(plan, 4, 4);
            const auto keep = static_cast<std::size_t>(plan.flags >> 6) % 3;
            for (std::size_t i = 0; i < 3; ++i)
                if (i != keep) numbers[i] = 0;
            return numbers;
        }
        default: return small_numbers(plan, 4, 4);
    }
}

std::int64_t length_doublings(const TurnPlan& plan) {
    return fold<std::int64_t>(plan.exponent, -most_doublings, most_doublings);
}

// The ties that exist at every angle: the box is a point, or the circle is one and lies in the box.
LatticeInput tie_at_any_angle(const Recipe& made, const Signature& signature) {
    LatticeInput input = plain_tie(made, signature.dim);
    if ((made.flat & 8) == 0) {
        for (std::size_t axis = 0; axis < signature.dim; ++axis) properties::flatten(input, axis);
        input.half_extent = {};
    } else {
        input.center = input.box_center;
        input.radius = 0;
    }
    input.turn = lattice_turn(made.turn, signature.orientation);
    return input;
}

LatticeInput thirty_degree_tie(const Recipe& made) {
    static constexpr std::array<int, 8> thirds{30, 60, 120, 150, 210, 240, 300, 330};
    const std::int64_t degrees = thirds[static_cast<std::uint8_t>(made.turn.numbers[0]) % thirds.size()];
    const auto& legs = made.legs;
    const bool negative = (legs[3] & 2) != 0;
    LatticeInput input;
    if (made.turn.family % 2 == 0) {
        input = properties::thirty_degree_face(degrees, legs[0] % 61, 1 + legs[1] % 60, 1 + legs[2] % 20,
                                               (legs[3] & 1) != 0, negative);
    } else {
        const std::size_t thin = legs[0] % properties::thin_count;
        const bool flat = thin < properties::flat_slims;
        input = properties::thirty_degree_corner(degrees, thin, (flat ? 5 : 60) + legs[1] % (flat ? 16 : 31), negative);
    }
    const std::int64_t turns = fold<std::int64_t>(made.turn.numbers[1], -3, 3);
    input.turn = {.orientation = Orientation::degrees, .numbers = {degrees + 360 * turns}};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        if (made.coincidence % 2 == 0) input.box_center[axis] = place_of(made.axes[axis].center);
        input.center[axis] += input.box_center[axis];
    }
    return input;
}

}  // namespace

LatticeTurn lattice_turn(const TurnPlan& plan, Orientation orientation) {
    LatticeTurn turn{.orientation = orientation};
    switch (orientation) {
        case Orientation::none: break;
        case Orientation::degrees:
            turn.numbers[0] = eighths_of_degrees(plan);
            turn.exponent = -3;
            break;
        case Orientation::radians:
            if (plan.family % 8 != 0)
                turn.numbers[0] = fold<std::int64_t>(wide_number(plan), -50 * most_turns, 50 * most_turns);
            turn.exponent = -3;
            break;
        case Orientation::axis:
        case Orientation::quaternion:
            turn.numbers = orientation == Orientation::axis ? axis_numbers(plan) : quaternion_numbers(plan);
            turn.exponent = static_cast<int>(length_doublings(plan));
    }
    return turn;
}

LatticeTurn exact_turn(const TurnPlan& plan, Orientation orientation) {
    LatticeTurn turn{.orientation = orientation};
    if (orientation == Orientation::axis) turn.numbers[0] = 1;
    if (orientation == Orientation::quaternion) turn.numbers[3] = 1;
    if (orientation >= Orientation::axis) turn.exponent = static_cast<int>(fold<std::int64_t>(length_doublings(plan),
                                                                                              -8, 8));
    return turn;
}

LatticeInput rotated_tie(const Recipe& made, const Signature& signature) {
    const Orientation orientation = signature.orientation;
    const int route = made.turn.family / 8 % 8;
    if (orientation == Orientation::none || route == 0) {
        LatticeInput input = plain_tie(made, signature.dim);
        input.turn = exact_turn(made.turn, orientation);
        input.turn.carries = true;
        if (orientation != Orientation::none) properties::round_extents(input);
        return input;
    }
    if (route == 1 || orientation == Orientation::radians) return tie_at_any_angle(made, signature);
    if (orientation == Orientation::degrees && route <= 5) return thirty_degree_tie(made);
    LatticeInput input = plain_tie(made, signature.dim);
    if (orientation == Orientation::degrees) {
        input.turn = {.orientation = orientation, .numbers = {90 * fold<std::int64_t>(made.turn.numbers[0], -8, 8)}};
    } else {
        input.turn = lattice_turn(made.turn, orientation);
        if (!properties::integer_turn(input.turn)) input.turn.numbers = pythagorean_direction(made.turn, 6);
    }
    input.turn.carries = true;
    return input;
}

namespace {

// Within one turn of that size: its quarters, its twenty-fourths, whole numbers, any, and small ones.
double ordinary_angle(const Recipe& made, double turn) {
    const auto& numbers = made.turn.numbers;
    switch (made.turn.family % 8) {
        case 0: return (made.turn.flags & 4) != 0 ? -0.0 : 0.0;
        case 1: return turn / 4 * fold<int>(numbers[0], -4, 4);
        case 2: return turn / 8 * fold<int>(numbers[0], -8, 8);
        case 3: return turn / 12 * fold<int>(numbers[0], -12, 12);
        case 4: return turn / 24 * fold<int>(numbers[0], -24, 24);
        case 5:
            return static_cast<double>(
                fold<std::int64_t>(wide_number(made.turn), -static_cast<int>(turn), static_cast<int>(turn)));
        case 6: {
            const int exponent = fold<int>(numbers[0], -30, static_cast<int>(std::log2(turn)) - 1);
            const double magnitude =
                std::ldexp(significand(static_cast<std::uint8_t>(numbers[1]), made.salt, 40), exponent);
            return (numbers[2] & 1) != 0 ? -magnitude : magnitude;
        }
        default: {
            const double fraction = static_cast<double>(wide_number(made.turn)) * 0x1p-15;
            return turn * fraction * (significand(static_cast<std::uint8_t>(numbers[2]), made.salt, 41) / 2);
        }
    }
}

double angle_of(const Recipe& made, const Signature& signature) {
    const double turn = signature.orientation == Orientation::degrees ? 360 : 0x1.921fb54442d18p+2;
    const double within = ordinary_angle(made, turn);
    const auto& numbers = made.turn.numbers;
    switch (made.turn.family / 8 % 8) {
        case 0: {  // huge, or too small to turn anything
            const double magnitude = std::ldexp(significand(static_cast<std::uint8_t>(numbers[1]), made.salt, 42),
                                                top_exponent(made, signature.scalar));
            return (numbers[2] & 1) != 0 ? -magnitude : magnitude;
        }
        case 1: return within + turn * fold<int>(numbers[3], -4, 4);
        case 2: return within + turn * 8 * numbers[3];
        default: return within;
    }
}

// A unit vector as a program would store it: rounded, so a little longer or shorter than one.
void write_unit(const TurnPlan& plan, std::span<double> numbers) {
    double sum = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        numbers[i] = plan.numbers[i];
        sum += numbers[i] * numbers[i];
    }
    if (sum == 0) return;
    const double length = std::sqrt(sum);
    for (double& number : numbers) number /= length;
}

// Components of their own exponents, such that directions lie nearly along an axis.
void write_magnitudes(const Recipe& made, std::span<double> numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const int code = made.turn.numbers[i];
        const double magnitude =
            std::ldexp(significand(static_cast<std::uint8_t>(code), made.salt, 43 + i), fold(code / 2, -10, 9));
        numbers[i] = code == 0 ? 0 : (code & 1) != 0 ? -magnitude : magnitude;
    }
}

void write_direction(const Recipe& made, std::span<double> numbers) {
    const TurnPlan& plan = made.turn;
    const int kind = plan.family / 8 % 8;
    if (kind <= 1) {
        write_magnitudes(made, numbers);
    } else if (kind <= 3) {
        write_unit(plan, numbers);
    } else {
        std::array<std::int64_t, 4> whole = numbers.size() == 2 ? axis_numbers(plan) : quaternion_numbers(plan);
        if (numbers.size() == 2 && kind == 4) whole = pythagorean_direction(plan, 20);
        for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<double>(whole[i]);
    }
    if (numbers.size() == 4 && (plan.flags & 12) == 12) numbers[0] = numbers[1] = 0;
    // The length's exponent, now and then at an end of the range.
    const int shift = (plan.flags & 48) == 48 ? top_exponent(made, ScalarType::f64) : fold<int>(plan.exponent, -5, 5);
    for (double& number : numbers) number = std::ldexp(number, shift);
}

}  // namespace

void write_orientation(const Recipe& made, Input& input) {
    const Signature& signature = input.signature;
    const auto numbers = layout_of(signature).orientation(input.row());
    if (signature.orientation < Orientation::axis)
        numbers[0] = angle_of(made, signature);
    else
        write_direction(made, numbers);
    const double largest = properties::format_of(signature.scalar).largest;
    for (double& number : numbers)
        number = std::clamp(properties::round_to(signature.scalar, number), -largest, largest);
}

}  // namespace tangency::fuzz
