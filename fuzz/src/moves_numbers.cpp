// SPDX-License-Identifier: MIT
// Moves on numbers that stand for themselves.
#include <algorithm>
#include <cmath>
#include <utility>

#include "moves.hpp"
#include "tangency/properties/floats.hpp"

namespace tangency::fuzz {

using properties::Source;

namespace {

std::size_t any_place(std::size_t count, Source& random) {
    return static_cast<std::size_t>(random.between(0, static_cast<int>(count) - 1));
}

// The integers of a lattice input: boxes' centres, half extents, balls' centres, three words each, then the radius.
void move_lattice(Recipe& made, const Signature& signature, Source& random) {
    auto& words = made.words;
    const std::size_t dim = signature.dim;
    const std::size_t axis = any_place(dim, random);
    // One draw a statement: compilers evaluate operands in different orders.
    const auto any_number = [&](std::size_t on) -> std::uint32_t& {
        return words[random.chance(1, 4) ? 9 : 3 * any_place(3, random) + on];
    };
    std::uint32_t& number = any_number(axis);
    const std::size_t other_axis = (axis + 1) % dim;
    switch (random.between(0, 11)) {
        case 0:
        case 1:
        case 2: number += random.chance(1, 2) ? 1U : ~0U; break;
        case 3: number = static_cast<std::uint32_t>(random.between(-512, 512)); break;
        case 4: number = any_number(any_place(dim, random)); break;
        case 5: number = 0U - number; break;
        case 6: number = 0; break;
        case 7:
            for (const std::size_t part : {0U, 3U, 6U}) std::swap(words[part + axis], words[part + other_axis]);
            break;
        case 8: {  // the other side of the box
            const std::uint32_t away = words[6 + axis] - words[axis];
            words[6 + axis] = words[axis] - away;
            break;
        }
        case 9: words[10] = static_cast<std::uint32_t>(random.between(-8, 8)); break;
        case 10: words[11] = random.chance(1, 2) ? 0U : static_cast<std::uint32_t>(random.between(0, 0x3fff)); break;
        default:
            if (signature.orientation == Orientation::none) {
                number += random.chance(1, 2) ? 2U : ~1U;
            } else if (random.chance(1, 4)) {
                words[12] ^= 1U;
            } else {
                words[12] = (words[12] & 1U) | static_cast<std::uint32_t>(signature.orientation) << 1;
                std::uint32_t& orientation = words[14 + any_place(orientation_size(signature.orientation), random)];
                orientation =
                    random.chance(1, 2) ? orientation + 1 : static_cast<std::uint32_t>(random.between(-40, 40));
            }
    }
}

void scale_all(Recipe& made, const Signature& signature, int doublings) {
    const Layout& layout = layout_of(signature);
    for (std::size_t place = 0; place < layout.size(); ++place) {
        if (is_orientation(layout[place].role)) continue;
        const double scaled =
            properties::round_to(signature.scalar, std::ldexp(number_in(made, signature.scalar, place), doublings));
        if (std::isfinite(scaled)) put_number(made, signature.scalar, place, scaled);
    }
}

void move_raw(Recipe& made, const Signature& signature, Source& random) {
    const std::size_t count = number_count(signature);
    const std::size_t place = random.chance(1, 4) ? count - 1 : any_place(count, random);
    const double number = number_in(made, signature.scalar, place);
    const auto set = [&](double changed) {
        const double rounded = properties::round_to(signature.scalar, changed);
        if (std::isfinite(rounded)) put_number(made, signature.scalar, place, rounded);
    };
    switch (random.between(0, 10)) {
        case 0:
        case 1:
        case 2:
            set(properties::step_ulps(signature.scalar, number, random.between(-8, 8)));
            break;
        case 3: set(std::ldexp(number, random.between(-8, 8))); break;
        case 4: set(number_in(made, signature.scalar, any_place(count, random))); break;
        case 5: set(-number); break;
        case 6: set(random.chance(1, 2) ? 0.0 : -0.0); break;
        case 7: {  // a multiple of a power of two
            const int exponent = random.between(-8, 8);
            set(std::ldexp(std::nearbyint(std::ldexp(number, -exponent)), exponent));
            break;
        }
        case 8: scale_all(made, signature, random.between(-64, 64)); break;
        case 9: {
            const std::size_t axis = any_place(signature.dim, random);
            const std::size_t other = (axis + 1) % signature.dim;
            const auto exchange = [&](std::size_t one, std::size_t two) {
                const double moved = number_in(made, signature.scalar, one);
                put_number(made, signature.scalar, one, number_in(made, signature.scalar, two));
                put_number(made, signature.scalar, two, moved);
            };
            const Layout& layout = layout_of(signature);
            exchange(layout.first(axis), layout.first(other));
            exchange(layout.second(axis), layout.second(other));
            exchange(layout.ball(axis), layout.ball(other));
            break;
        }
        default: {
            const std::size_t word = any_place(signature.scalar == ScalarType::f32 ? count : 2 * count, random);
            made.words[word] ^= 1U << random.between(0, 31);
        }
    }
}

void move_special(Recipe& made, const Signature& signature, Source& random) {
    std::uint32_t& word = made.words[any_place(number_count(signature), random)];
    switch (random.between(0, 4)) {
        case 0: word = made.words[any_place(number_count(signature), random)]; break;
        case 1: word ^= 0x20; break;  // the sign
        case 2: word = (word & 0xff) | static_cast<std::uint32_t>(random.between(0, 255)) << 8; break;
        case 3: word &= 0xff; break;
        default: word = static_cast<std::uint32_t>(random.between(0, 63));
    }
}

}  // namespace

void move_numbers(Recipe& made, const Signature& signature, Source& random) {
    switch (made.kind) {
        case InputKind::lattice: return move_lattice(made, signature, random);
        case InputKind::special: return move_special(made, signature, random);
        default: return move_raw(made, signature, random);
    }
}

}  // namespace tangency::fuzz
