// SPDX-License-Identifier: MIT
// The cases of a bulk run: which kind is drawn when, and lattice inputs.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdlib>

#include "bulk_families.hpp"
#include "tangency/properties/bulk.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/properties/plain.hpp"

namespace tangency::properties {
namespace bulk {
namespace {

// Legs and length, by Euclid's formula and Lebesgue's identity.
struct Tie {
    std::array<int, 3> legs;
    int length;
};

constexpr std::array<Tie, 16> in_plane{{{{3, 4, 0}, 5},    {{5, 12, 0}, 13},  {{8, 15, 0}, 17},  {{7, 24, 0}, 25},
                                        {{20, 21, 0}, 29}, {{12, 35, 0}, 37}, {{9, 40, 0}, 41},  {{28, 45, 0}, 53},
                                        {{11, 60, 0}, 61}, {{16, 63, 0}, 65}, {{33, 56, 0}, 65}, {{48, 55, 0}, 73},
                                        {{13, 84, 0}, 85}, {{36, 77, 0}, 85}, {{39, 80, 0}, 89}, {{65, 72, 0}, 97}}};
constexpr std::array<Tie, 16> in_space{{{{1, 2, 2}, 3},    {{2, 3, 6}, 7},    {{1, 4, 8}, 9},    {{4, 4, 7}, 9},
                                        {{2, 6, 9}, 11},   {{6, 6, 7}, 11},   {{3, 4, 12}, 13},  {{2, 5, 14}, 15},
                                        {{2, 10, 11}, 15}, {{1, 12, 12}, 17}, {{8, 9, 12}, 17},  {{1, 6, 18}, 19},
                                        {{6, 10, 15}, 19}, {{4, 13, 16}, 21}, {{8, 11, 16}, 21}, {{3, 6, 22}, 23}}};

// Puts the centre `offset` units beyond a side; offset 0 puts it between the sides, often on one.
void place(Bits& bits, Integers& input, std::size_t axis, int offset) {
    const int half = input.half[axis];
    const int where = static_cast<int>(bits.below(static_cast<unsigned>(half) + 3));
    const int away = offset > 0 ? half + offset : std::min(where, half);
    input.position[axis] = input.center[axis] + (bits.coin() ? -away : away);
}

void draw_box(Bits& bits, Integers& input) {
    const unsigned size = bits.take(2);
    const int reach_bits = size == 0 ? 2 : size == 3 ? 7 : 4;
    const bool at_origin = bits.take(3) == 0, flat = bits.take(3) == 0, square = bits.take(3) == 0;
    const auto flat_axis = static_cast<std::size_t>(bits.below(4));  // the fourth: all
    for (std::size_t axis = 0; axis < input.dim; ++axis) {
        const int center = static_cast<int>(bits.take(reach_bits + 1)) - (1 << reach_bits);
        const int half = static_cast<int>(bits.take(reach_bits));
        input.center[axis] = at_origin ? 0 : center;
        input.half[axis] = flat && (flat_axis == 3 || flat_axis == axis) ? 0 : square ? input.half[0] : half;
    }
}

// Offsets at a whole distance, which is returned.
int draw_tie(Bits& bits, Integers& input) {
    const auto outside = static_cast<int>(bits.below(static_cast<unsigned>(input.dim) + 1));
    const int factor = 1 + static_cast<int>(bits.take(1));
    Tie tie{};
    if (outside == 1)
        tie.legs[0] = tie.length = 1 + static_cast<int>(bits.take(6));
    else if (outside == 2)
        tie = in_plane[bits.take(4)];
    else if (outside == 3)
        tie = in_space[bits.take(4)];
    const auto turn = bits.below(static_cast<unsigned>(input.dim));
    const bool swapped = bits.coin();
    if (swapped) std::swap(tie.legs[0], tie.legs[1 % input.dim]);
    for (std::size_t axis = 0; axis < input.dim; ++axis) place(bits, input, axis, factor * tie.legs[(axis +
        turn) % input.dim]);
    return factor * tie.length;
}

// Any offsets; returns their length rounded down.
int draw_around(Bits& bits, Integers& input) {
    int sum = 0;
    const int reach_bits = bits.coin() ? 3 : 7;
    for (std::size_t axis = 0; axis < input.dim; ++axis) {
        const int offset = static_cast<int>(bits.take(2)) == 0 ? 0 : static_cast<int>(bits.take(reach_bits));
        place(bits, input, axis, offset);
        sum += offset * offset;
    }
    return static_cast<int>(std::sqrt(static_cast<double>(sum)));
}

}  // namespace

void IntegerFamily::draw(Bits& bits, std::size_t dim, const Domain& domain) {
    input = {.dim = dim};
    draw_box(bits, input);
    for (std::size_t axis = 0; domain.positive_extent && axis < dim; ++axis) input.half[axis] = std::max(input.half[axis], 1);
    length = bits.coin() ? draw_tie(bits, input) : draw_around(bits, input);
}

// The radius is the distance, misses it by one, or is any.
Integers IntegerFamily::member(Bits& bits, const Signature& signature, const Domain& domain) const {
    Integers member = input;
    const unsigned kind = bits.take(3);
    const int miss = kind == 3 || kind == 4 ? 1 : kind == 5 && length > 0 ? -1 : 0;
    member.radius = kind == 6 ? 0 : kind == 7 ? static_cast<int>(bits.take(6)) : length + miss;
    member.exponent = static_cast<int>(bits.take(4)) - 8;
    member.negative_zeros = bits.take(2) == 0 ? static_cast<int>(bits.take(9)) : 0;
    if (domain.positive_radius) member.radius = std::max(member.radius, 1);
    if (domain.range) {
        Input row{signature};
        write(member, row);
        const Exponents units = domain.doublings_of(std::span(&row, 1)).common_with({-8 - member.exponent, 7 - member.exponent});
        if (!units.is_empty()) member.exponent += units.nearest_to(0);
    }
    return member;
}

// As `express`, which takes the input in wide integers and knows of turns.
void write(const Integers& input, Input& row) {
    const Layout& layout = layout_of(row.signature);
    const FormRoles& roles = roles_of(row.signature.form);
    const bool centered = roles.first == Role::center, sides = roles.second == Role::hi;
    const double unit = std::bit_cast<double>(static_cast<std::uint64_t>(1023 + input.exponent) << 52);
    const auto put = [&](std::size_t place, int units, bool may_be_negative_zero) {
        row.numbers[place] = units != 0                                                            ? units * unit
                             : may_be_negative_zero && ((input.negative_zeros >> place) & 1) != 0 ? -0.0
                                                                                                   : 0.0;
    };
    for (std::size_t axis = 0; axis < input.dim; ++axis) {
        const int center = input.center[axis], half = input.half[axis];
        const int shift = roles.ball == Role::corner ? input.radius : 0;
        put(layout.first(axis), centered ? center : center - half, true);
        const int second = roles.second == Role::half_extent ? half : sides ? center + half : 2 * half;
        put(layout.second(axis), second, sides);
        put(layout.ball(axis), input.position[axis] - shift, true);
    }
    put(layout.radius(), input.radius, false);
}

LatticeInput lattice_input(const Integers& input) {
    LatticeInput lattice;
    lattice.dim = input.dim;
    for (std::size_t axis = 0; axis < input.dim; ++axis) {
        lattice.box_center[axis] = input.center[axis];
        lattice.half_extent[axis] = input.half[axis];
        lattice.center[axis] = input.position[axis];
    }
    lattice.radius = input.radius;
    lattice.exponent = input.exponent;
    lattice.negative_zeros = input.negative_zeros;
    return lattice;
}

}  // namespace bulk

namespace {

constexpr std::uint64_t family_size = 8;

// One of a family's seeds is its own; the others are its members'.
std::uint64_t seed_of_family(std::uint64_t seed, std::uint64_t family) { return mix_seed(seed ^ 0xfa3117, family); }

// Of eight families three are lattice inputs.
bool is_lattice(bulk::Bits& bits) { return bits.take(3) < 3; }

}  // namespace

BulkDraws::BulkDraws(const Signature& signature, std::uint64_t seed, const Domain& domain)
    : signature_(signature),
      seed_(mix_seed(mix_seed(seed, static_cast<std::uint64_t>(signature.form) * 64 + static_cast<std::uint64_t>(signature.scalar) * 8 +
                                        signature.dim),
                     0x5eeb)),
      domain_(&domain) {}

void BulkDraws::draw(std::uint64_t first, std::span<Input> inputs, std::span<BulkKind> kinds) const {
    bulk::IntegerFamily integers{};
    bulk::FloatFamily floats{};
    std::uint64_t drawn = ~std::uint64_t{0};
    bool lattice = false;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const std::uint64_t index = first + i;
        if (index / family_size != drawn) {
            drawn = index / family_size;
            bulk::Bits bits(seed_of_family(seed_, drawn));
            lattice = is_lattice(bits);
            if (lattice)
                integers.draw(bits, signature_.dim, *domain_);
            else
                floats.draw(bits, signature_, *domain_);
        }
        bulk::Bits bits(mix_seed(seed_, index));
        if (lattice) {
            bulk::write(integers.member(bits, signature_, *domain_), inputs[i]);
            kinds[i] = BulkKind::lattice;
        } else {
            kinds[i] = floats.write_member(bits, inputs[i], *domain_);
        }
    }
}

Choices BulkDraws::choices(std::uint64_t index) const {
    bulk::Bits bits(seed_of_family(seed_, index / family_size));
    if (is_lattice(bits)) {
        bulk::IntegerFamily integers{};
        integers.draw(bits, signature_.dim, *domain_);
        bulk::Bits member(mix_seed(seed_, index));
        return encode(bulk::lattice_input(integers.member(member, signature_, *domain_)), signature_).value();
    }
    Input input{signature_};
    BulkKind kind{};
    draw(index, std::span(&input, 1), std::span(&kind, 1));
    return encode(input);
}

}  // namespace tangency::properties
