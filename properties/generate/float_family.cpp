// SPDX-License-Identifier: MIT
// Families of float inputs.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <utility>

#include "families.hpp"
#include "float_numbers.hpp"
#include "float_places.hpp"
#include "tangency/properties/fit.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/write_row.hpp"

namespace tangency::properties {
namespace {

// A tie of its own radius: Pythagorean directions and odd multiples of 30 degrees are met here alone.
FloatFamily family_of_tie(Source& random, const Signature& signature) {
    Input row = draw_scaled_tie(random, signature);
    put_in_domain(random, row);
    const double scale = scale_of(row);
    const double radius = std::exchange(row.numbers[layout_of(signature).radius()], 0);
    return {row, {radius, scale, scale == 0 ? 0 : std::ilogb(scale)}, magnitudes_of(row)};
}

FloatFamily draw_rotated_family(Source& random, const Signature& signature, Magnitudes magnitudes) {
    if (random.chance(1, 8)) return family_of_tie(random, signature);
    const auto [of_lengths, of_orientation] = draw_rotated_magnitudes(random, signature, magnitudes);
    const Signature plain{signature.form, signature.scalar, signature.dim};
    const bool is_compact = of_lengths == Magnitudes::ordinary && random.chance(1, 2);
    const Placed placed = is_compact ? place_compact(random, plain) : place(random, plain, of_lengths);
    Input row{signature};
    copy_lengths(placed.input, row);
    draw_orientation(random, row, of_orientation);
    row.numbers[layout_of(signature).radius()] = 0;
    put_in_domain(random, row);
    const BoxFrame frame = approximate_frame(row);
    if (random.chance(2, 3)) {
        carry_ball(placed.input, row, frame);
        put_in_domain(random, row);
    }
    const double distance = rotated_distance(row, frame), scale = std::max(distance, scale_of(row));
    return {row, {distance, scale, scale == 0 ? 0 : std::ilogb(scale)}, magnitudes_of(row)};
}

// Whether every member that is not nudged, and whose radius the domain holds, lies in the domain as it is.
bool is_in_but_for_radius(const Input& row, const Domain& domain) {
    if (domain.is_whole()) return true;
    Domain of_others = domain;
    of_others.positive_radius = false;
    return domain.has_radii_of_their_own() && lies_in(row, of_others);
}

// Of eight members in a row. Rounded methods of rotated boxes err by more than a few ulps of the radius, so that fewer members are as
// near a tie.
constexpr std::array<BulkKind, 8> member_kinds{BulkKind::near_tie, BulkKind::near_band, BulkKind::floats, BulkKind::near_band,
                                               BulkKind::near_tie, BulkKind::near_band, BulkKind::floats, BulkKind::near_band};
constexpr std::array<BulkKind, 8> rotated_member_kinds{BulkKind::near_tie, BulkKind::near_band, BulkKind::floats, BulkKind::near_band,
                                                       BulkKind::floats,   BulkKind::near_band, BulkKind::floats, BulkKind::near_band};

// In [0, bound), of the upper half of a word.
int part_of(std::uint64_t word, int bound) { return static_cast<int>((word >> 32) * static_cast<std::uint64_t>(bound) >> 32); }

// The rounded distance, or up to eight ulps beside it.
double radius_near_tie(std::uint64_t word, ScalarType scalar, const Apart& apart) {
    const int steps = part_of(word, 23) - 11;
    return step_ulps(scalar, finite(scalar, apart.distance), std::abs(steps) > 8 ? 0 : steps);
}

// From a quarter of eps * scale to an eighth of the scale beside the distance, every octave alike; the word's lowest bits say where
// in the octave, the next on which side.
double radius_near_band(std::uint64_t word, const FloatFormat& format, const Apart& apart) {
    constexpr std::uint64_t fraction_bits = (std::uint64_t{1} << 31) - 1, side_bit = fraction_bits + 1;
    const int octave = part_of(word, format.precision - 1) - 2;
    const double fraction = 1 + static_cast<double>(word & fraction_bits) * 0x1p-31;
    const double offset = format.unit_roundoff * fraction * power_of_two(octave) * apart.scale;
    return apart.distance + ((word & side_bit) != 0 ? -offset : offset);
}

double draw_any_radius(Source& random, ScalarType scalar, const Apart& apart) {
    if (random.between(0, 2) == 0) return 0;
    return draw_number(random, scalar, apart.exponent - random.between(0, 20));
}

double draw_radius(Source& random, BulkKind kind, ScalarType scalar, const Apart& apart) {
    if (kind == BulkKind::floats) return draw_any_radius(random, scalar, apart);
    if (kind == BulkKind::near_tie) return radius_near_tie(random.bits(), scalar, apart);
    return radius_near_band(random.bits(), format_of(scalar), apart);
}

}  // namespace

FloatFamily draw_float_family(Source& random, const Signature& signature, Magnitudes magnitudes) {
    if (signature.orientation != Orientation::none) return draw_rotated_family(random, signature, magnitudes);
    auto [row, exponent, step, whole] = place(random, signature, magnitudes);
    row.numbers[layout_of(signature).radius()] = 0;
    put_in_domain(random, row);
    const double distance = approximate_distance(row);
    return {row, {distance, std::max(distance, scale_of(row)), exponent}, magnitudes_of(row)};
}

void draw_members(const FloatFamily& family, const Members& members, InputBlock& block, std::span<DrawnAs> drawn) {
    const Signature& signature = block.signature();
    const Layout& layout = layout_of(signature);
    const auto& kinds = signature.orientation == Orientation::none ? member_kinds : rotated_member_kinds;
    const bool fills_columns = layout[layout.ball(0)].role != Role::corner && is_in_but_for_radius(family.row, *members.domain);
    for (std::size_t place = 0; place < layout.radius() && fills_columns; ++place)
        std::ranges::fill(block.edit(place).subspan(members.begin, members.end - members.begin), family.row.numbers[place]);
    const std::span<double> radii = block.edit(layout.radius());
    std::optional<std::uint32_t> first;
    for (std::size_t place = members.begin; place < members.end; ++place) {
        const BulkKind kind = kinds[members.kind(place, kinds.size())];
        Source random = members.source(place);
        const double radius = draw_radius(random, kind, signature.scalar, family.apart);
        const bool is_nudged = members.is_one_of(place, 16);
        const auto here = static_cast<std::uint32_t>(place);
        double stored = finite(signature.scalar, std::max(radius, 0.0));
        if (members.domain->whole_numbers) stored = finite(signature.scalar, std::nearbyint(stored));
        if (fills_columns && !is_nudged && members.domain->holds_radius(stored)) {
            if (!first) first = here;
            radii[place] = stored;
            drawn[place] = {kind, false, with_length(family.magnitudes, stored), *first, here};
            // Rounded to whole numbers many radii are one.
            for (std::uint32_t earlier = *first; earlier < here && members.domain->whole_numbers; ++earlier)
                if (drawn[earlier].same_box == *first && radii[earlier] == stored) {
                    drawn[place].same_verdict = earlier;
                    break;
                }
            continue;
        }
        Input row = family.row;
        set_radius(row, radius);
        if (is_nudged) {
            nudge(random, row, random.between(1, 2));
            make_valid(row);
        }
        fit(row, *members.domain);
        block.set(place, row);
        drawn[place] = {kind, false, magnitudes_of(row), here, here};
    }
}

}  // namespace tangency::properties
