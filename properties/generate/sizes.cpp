// SPDX-License-Identifier: MIT
// Odd and even sizes alike, equal sizes, multiples.
#include "tangency/properties/sizes.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <vector>

namespace tangency::properties {
namespace {

template <class Change>
void change_all(LatticeInput& input, Change change) {
    for (std::size_t axis = 0; axis < input.dim; ++axis) for_each_position(input, axis, change);
    for_each_size(input, [&change](std::int64_t& size, Role) { change(size); });
}

// A box on an axis, which of its sides faces the other shape, the low one (-1), the high one (1) or neither (0), and where that is.
struct Side {
    std::int64_t &center, &half;
    int facing;
    std::int64_t other;
};

int sign(std::int64_t number) { return number > 0 ? 1 : number < 0 ? -1 : 0; }

std::vector<Side> sides_of(LatticeInput& input) {
    std::vector<Side> sides;
    for (std::size_t axis = 0; axis < input.dim; ++axis) {
        int facing = input.facing[axis];
        if (!has_end(input.question)) {
            const std::int64_t away = input.second.center[axis] - input.first.center[axis];
            if (std::abs(away) >= input.first.half_extent[axis] + input.second.half_extent[axis]) facing = sign(away);
        }
        sides.push_back({input.first.center[axis], input.first.half_extent[axis], facing, input.second.center[axis]});
        if (core_of(input.second.kind) == CoreKind::box)
            sides.push_back({input.second.center[axis], input.second.half_extent[axis], -facing, input.first.center[axis]});
    }
    return sides;
}

// Where the other shape lies between the sides, neither may come nearer.
void resize(Source& random, const Side& side, std::int64_t wanted, const Signature& signature, bool keeps_tie) {
    const std::int64_t more = wanted - side.half;
    const bool is_odd = more % 2 != 0;
    if (side.facing == 0 && more < 0) return;
    if (signature.form == Form::center_size && is_odd) {
        if (side.facing != 0 && keeps_tie) return;
    } else if (side.facing != 0) {
        side.center -= side.facing * more;
    } else if (is_odd && stores_corners(signature)) {
        side.center += random.with_sign(1);
    }
    side.half = wanted;
}

// Whether all numbers of a row are even in the input's units, the ball carried by the turn.
bool is_even(const LatticeInput& input, Signature signature) {
    LatticeInput in_units = input;
    in_units.exponent = 0;
    signature.scalar = ScalarType::f64;
    const Input row = express(in_units, signature);
    const Layout& layout = layout_of(signature);
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (is_length(layout[place].role) && std::fmod(row.numbers[place], 2) != 0) return false;
    return true;
}

// By one unit of the row. Of a rotated box a power of two becomes the only odd one, since of others ties are not asked (docs/levels.md).
void make_odd(Source& random, const Side& side, int step, const Signature& signature, bool keeps_tie) {
    const bool is_exact = signature.orientation != Orientation::none && std::has_single_bit(static_cast<std::uint64_t>(side.half));
    if (!is_exact) return resize(random, side, side.half + step, signature, keeps_tie);
    if (side.facing != 0) return resize(random, side, 1, signature, keeps_tie);
    side.center = side.other + (stores_corners(signature) ? step : 0);
    side.half = 1;
}

// One box gets the size of another, a radius or a diameter; on one axis or on all.
void make_alike(Source& random, LatticeInput& input, const Signature& signature, bool keeps_tie) {
    std::vector<std::int64_t> sizes;
    for_each_size(input, [&sizes](std::int64_t size, Role role) {
        if (size > 0) sizes.push_back(size);
        if (size > 0 && role == Role::radius && size % 2 == 0) sizes.push_back(size / 2);
    });
    const std::vector<Side> sides = sides_of(input);
    if (sizes.empty()) return;
    const std::int64_t wanted = sizes[random.below(static_cast<std::uint32_t>(sizes.size()))];
    const std::size_t only = random.chance(1, 2) ? random.below(static_cast<std::uint32_t>(sides.size())) : sides.size();
    for (std::size_t i = 0; i < sides.size(); ++i)
        if ((only == sides.size() || i == only) && sides[i].half > 0) resize(random, sides[i], wanted, signature, keeps_tie);
}

}  // namespace

int row_step(const LatticeInput& input, const Signature& signature) {
    if (!stores_whole_sizes(signature)) return 1;
    for (const Field& field : layout_of(signature))
        if (is_length(field.role) && number_in(field, input) % 2 != 0) return 1;
    return 2;
}

void halve_unit(LatticeInput& input) {
    change_all(input, [](std::int64_t& number) { number *= 2; });
    --input.exponent;
}

void enlarge(Source& random, LatticeInput& input) {
    static constexpr std::array<std::int64_t, 4> factors{3, 5, 10, 16};
    if (!random.chance(1, 16)) return;
    LatticeInput larger = input;
    const std::int64_t factor = random.pick(factors);
    change_all(larger, [factor](std::int64_t& number) { number *= factor; });
    if (is_valid(larger)) input = larger;
}

bool vary_sizes(Source& random, LatticeInput& input, const Signature& signature, bool keeps_tie) {
    if (!has_box(signature.question) || random.domain().cells) return true;
    // Which way two rotated boxes would have to move is not known of their sides on the axes.
    if (layout_of(signature).has_second_turn()) return true;
    LatticeInput varied = input;
    if (stores_whole_sizes(signature)) {
        halve_unit(varied);
        // Three in four, since of inputs too large for the finer unit all sizes are even. A square stays one.
        const std::vector<Side> sides = sides_of(varied);
        const bool are_alike = std::ranges::all_of(sides, [&](const Side& side) { return side.half == sides[0].half; });
        const bool is_any_odd = random.chance(3, 4);
        const int step = random.with_sign(1);
        for (const Side& side : sides) {
            const bool is_odd = random.chance(3, 4);
            const int own_step = random.with_sign(1);
            if (side.half > 0 && (are_alike ? is_any_odd : is_odd))
                make_odd(random, side, are_alike ? step : own_step, signature, keeps_tie);
        }
    }
    if (signature.orientation == Orientation::none && random.chance(1, 8)) make_alike(random, varied, signature, keeps_tie);
    if (!is_valid(varied) || varied.exponent < -lattice_exponent) return false;
    if (signature.orientation == Orientation::none || !stores_whole_sizes(signature) || is_even(varied, signature)) input = varied;
    return true;
}

}  // namespace tangency::properties
