// SPDX-License-Identifier: MIT
// Moves on the plan of a row.
#include <algorithm>
#include <utility>

#include "moves.hpp"

namespace tangency::fuzz {

using properties::Source;

namespace {

template <class Integer>
Integer any_bits(Source& random) {
    return static_cast<Integer>(random.bits() >> 24);
}

// One up or down, else anything; bytes and words wrap round.
template <class Integer>
void move_number(Integer& number, Source& random) {
    switch (random.between(0, 3)) {
        case 0: number = static_cast<Integer>(number + 1); break;
        case 1: number = static_cast<Integer>(number - 1); break;
        default: number = any_bits<Integer>(random);
    }
}

std::size_t any_axis(const Signature& signature, Source& random) {
    return static_cast<std::size_t>(random.between(0, static_cast<int>(signature.dim) - 1));
}

bool steps_by_ulps(InputKind kind) { return kind >= InputKind::rotated_tie; }

// From a tie to its neighbour, or back to it. Lattice kinds have one step, and by one unit oftener than by more.
void move_step(Recipe& made, const Signature& signature, Source& random) {
    const bool ulps = steps_by_ulps(made.kind);
    Step& step = made.steps[ulps ? static_cast<std::size_t>(random.between(0, 2)) : 0];
    if (step.place != 0 && random.chance(1, 3)) {
        step = {};
        return;
    }
    const int radius = ulps ? static_cast<int>(number_count(signature)) : 1;
    if (step.place == 0 || random.chance(1, 2)) {
        const auto axis = static_cast<int>(any_axis(signature, random));
        step.place = static_cast<std::uint8_t>(random.chance(1, 3) ? radius
                                               : ulps ? random.between(1, radius)
                                                      : 2 + 3 * random.between(0, 2) + axis);
    }
    const int most = random.chance(1, 2) ? 1 : 8;
    const int amount = random.between(1, most);
    step.amount = static_cast<std::int8_t>(random.chance(1, 2) ? -amount : amount);
}

Side mirrored(Side side) {
    switch (side) {
        case Side::on_low: return Side::on_high;
        case Side::on_high: return Side::on_low;
        case Side::below: return Side::above;
        case Side::above: return Side::below;
        default: return side;
    }
}

void move_side(Recipe& made, const Signature& signature, Source& random) {
    Side& side = made.axes[any_axis(signature, random)].side;
    const Side flipped = mirrored(side);
    if (flipped != side && random.chance(1, 3))
        side = flipped;
    else
        side = static_cast<Side>(random.between(0, static_cast<int>(side_names.size()) - 1));
}

void move_exponent(Recipe& made, const Signature& signature, Source& random) {
    switch (random.between(0, 4)) {
        case 0: made.exponent = static_cast<std::int8_t>(random.between(-8, 8)); break;
        case 1: move_number(made.range, random); break;
        case 2: move_number(made.scale, random); break;
        case 3: move_number(made.far, random); break;
        default: {
            // Only the drop below the row's exponent, which is the word's lower byte.
            AxisPlan& axis = made.axes[any_axis(signature, random)];
            std::uint16_t& word = *std::array<std::uint16_t*, 3>{
                &axis.center, &axis.half, &axis.away}[static_cast<std::size_t>(random.between(0, 2))];
            auto low = static_cast<std::uint8_t>(word & 0xff);
            move_number(low, random);
            word = static_cast<std::uint16_t>((word & 0xff00) | low);
        }
    }
}

void move_length(Recipe& made, const Signature& signature, Source& random) {
    AxisPlan& axis = made.axes[any_axis(signature, random)];
    const std::array<std::uint16_t*, 4> lengths{&axis.center, &axis.half, &axis.away, &made.radius};
    std::uint16_t& length = *random.pick(lengths);
    switch (random.between(0, 5)) {
        case 0: length = 0; break;
        case 1: length = *random.pick(lengths); break;
        case 2: length = static_cast<std::uint16_t>(-static_cast<int>(length)); break;
        default: move_number(length, random);
    }
}

void move_fit(Recipe& made, Source& random) {
    if (random.chance(1, 2))
        made.fit = static_cast<Fit>(random.between(0, static_cast<int>(fit_names.size()) - 1));
    else
        move_number(made.radius, random);
}

void move_turn(Recipe& made, Source& random) {
    switch (random.between(0, 5)) {
        case 0:
        case 1: move_number(made.turn.family, random); break;
        case 2: made.turn.exponent = static_cast<std::int8_t>(random.between(-20, 20)); break;
        case 3: move_number(made.turn.flags, random); break;
        default: {
            std::int8_t& number = made.turn.numbers[static_cast<std::size_t>(random.between(0, 3))];
            if (random.chance(1, 4))
                number = static_cast<std::int8_t>(random.chance(1, 2) ? -number : 0);
            else
                move_number(number, random);
        }
    }
}

void swap_axes(Recipe& made, const Signature& signature, Source& random) {
    const std::size_t one = any_axis(signature, random);
    const std::size_t other = (one + 1) % signature.dim;
    if (random.chance(1, 4))
        made.axes[other] = made.axes[one];
    else
        std::swap(made.axes[one], made.axes[other]);
}

}  // namespace

Recipe any_recipe(Source& random) {
    std::array<std::uint8_t, max_input_size> bytes{};
    for (std::uint8_t& byte : bytes) byte = any_bits<std::uint8_t>(random);
    bytes[1] |= 0x20;  // beyond the kinds' names, where the usual ones are likelier
    Recipe made = decode(bytes);
    made.property = 0;
    made.property_choices = {};
    // Of plans, few numbers are moved at a time, as a nudge says more of a row than a shower.
    if (random.chance(1, 2)) made.steps = {};
    if (random.chance(3, 4)) made.zeros = 0;
    if (random.chance(1, 8)) move_property(made, random);
    return made;
}

void move_plan(Recipe& made, const Signature& signature, Source& random) {
    const bool rotated = signature.orientation != Orientation::none;
    switch (random.between(0, rotated ? 14 : 11)) {
        case 0:
        case 1:
        case 2: move_step(made, signature, random); break;
        case 3: move_side(made, signature, random); break;
        case 4: move_exponent(made, signature, random); break;
        case 5:
        case 6: move_length(made, signature, random); break;
        case 7: move_fit(made, random); break;
        case 8: move_number(made.legs[static_cast<std::size_t>(random.between(0, 3))], random); break;
        case 9: swap_axes(made, signature, random); break;
        case 10:
            switch (random.between(0, 4)) {
                case 0: move_number(made.order, random); break;
                case 1: move_number(made.coincidence, random); break;
                case 2: move_number(made.flat, random); break;
                case 3: made.zeros = random.chance(1, 2) ? std::uint16_t{0} : any_bits<std::uint16_t>(random); break;
                default: made.zeros = static_cast<std::uint16_t>(made.zeros ^ (1U << random.between(0, 13)));
            }
            break;
        case 11: move_number(made.salt, random); break;
        default: move_turn(made, random);
    }
}

void move_property(Recipe& made, Source& random) {
    const auto count = static_cast<int>(properties::catalogue().size());
    if (made.property == 0 || random.chance(1, 2)) {
        made.property = static_cast<std::uint8_t>(random.chance(1, 4) ? 0 : random.between(1, count));
        for (int& number : made.property_choices) number = random.between(-40, 40);
    } else {
        int& number = made.property_choices[static_cast<std::size_t>(random.between(0, 3))];
        number = random.chance(1, 2) ? random.between(-200, 200) : number + (random.chance(1, 2) ? 1 : -1);
    }
}

void move_kind(Recipe& made, const Signature& signature, Source& random) {
    using enum InputKind;
    if (random.chance(1, 2)) {
        const std::uint8_t property = made.property;
        const std::uint8_t place = made.signature;
        made = recipe_of(build(made, signature), signature);
        made.property = property;
        made.signature = place;
        return;
    }
    static constexpr std::array<InputKind, 8> planned{scattered, tie,    degenerate, rotated_tie,
                                                      near_tie,  floats, everyday,   huge};
    static constexpr std::array<InputKind, 3> numbered{lattice, special, raw};
    made.kind = uses_words(made.kind) ? random.pick(numbered) : random.pick(planned);
}

}  // namespace tangency::fuzz
