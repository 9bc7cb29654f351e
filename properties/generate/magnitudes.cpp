// SPDX-License-Identifier: MIT
// How large a case's numbers are, and what makes a row of numbers an input.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>

#include "float_numbers.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/polygons.hpp"
#include "tangency/reference/vertex_defect.hpp"

namespace tangency::properties {
namespace {

// The largest component of a direction or a quaternion is no smaller than the reciprocal; beside it others may be.
constexpr Range ordinary_components{ordinary_lengths.lo, most_component};

Range ordinary_orientations(Orientation orientation_kind) {
    switch (orientation_kind) {
        case Orientation::radians: return {ordinary_lengths.lo, one_turn_in_radians};
        case Orientation::degrees: return {ordinary_lengths.lo, 360};
        case Orientation::axis:
        case Orientation::quaternion: return ordinary_components;
        case Orientation::none: break;
    }
    return ordinary_lengths;
}

// Magnitudes in the order of their bits without the sign: whole numbers, which compare without a branch.
std::uint64_t order_of(double number) { return std::bit_cast<std::uint64_t>(number) << 1; }

}  // namespace

namespace {

// What is no strictly convex polygon becomes a plain one near its first vertex and about as large as its numbers, in a unit of which
// each of these is a whole multiple of few bits.
void make_convex(ScalarType scalar, std::span<double> numbers) {
    if (numbers.empty() || !reference::find_vertex_defect(numbers)) return;
    constexpr int unit_bits = 4, most_units = 28;
    double largest = 0;
    for (const double number : numbers) largest = std::max(largest, std::abs(number));
    const int exponent = std::max((largest == 0 ? 0 : std::ilogb(largest)) - unit_bits, format_of(scalar).min_exponent);
    const std::array<double, 2> first{numbers[0], numbers[1]};
    const LatticePolygon plain = plain_polygon(numbers.size() / 2);
    for (std::size_t place = 0; place < numbers.size(); ++place) {
        const double units = std::clamp(std::trunc(std::ldexp(first[place % 2], -exponent)), -double{most_units}, double{most_units});
        numbers[place] = std::ldexp(units + static_cast<double>(plain[place / 2][place % 2]), exponent);
    }
}

}  // namespace

void make_valid(Input& input) {
    const Layout& layout = layout_of(input.signature);
    if (has_polygon(input.signature.question)) {
        const VertexCounts counts = vertices_of(input.signature.form);
        make_convex(input.signature.scalar, input.row().first(2 * counts.first));
        make_convex(input.signature.scalar, input.row().subspan(2 * counts.first, 2 * counts.second));
    }
    for (std::size_t place = 0; place < layout.size(); ++place) {
        double& number = input.numbers[place];
        if (is_size(layout[place].role)) number = std::abs(number);
        if (layout[place].role != Role::hi) continue;
        if (double& lo = input.numbers[layout.beside_hi(place)]; lo > number) std::swap(lo, number);
    }
    if (input.signature.orientation < Orientation::axis) return;
    for (const ShapeOf shape : {ShapeOf::first, ShapeOf::second}) {
        if (shape == ShapeOf::second && !layout.has_second_turn()) continue;
        const auto orientation = layout.orientation(input.row(), shape);
        if (std::all_of(orientation.begin(), orientation.end(), [](double number) { return number == 0; }))
            orientation[input.signature.orientation == Orientation::axis ? 0 : 3] = 1;
    }
}

bool may_have_lengths(const Domain& domain, Magnitudes magnitudes, ScalarType scalar) {
    constexpr double room = 4;
    if (magnitudes == Magnitudes::ordinary) return true;
    if (is_short(format_of(scalar))) return false;
    if (magnitudes == Magnitudes::small && (domain.whole_numbers || domain.cells)) return false;
    if (domain.coordinates && magnitudes == Magnitudes::large && domain.places().reach() < room * ordinary_lengths.hi) return false;
    // Sizes may be small wherever they are, yet not every encoding has some.
    if (domain.coordinates && magnitudes == Magnitudes::small && (domain.places().lo > 0 || domain.places().hi < 0)) return false;
    if (!domain.range) return true;
    return magnitudes == Magnitudes::large ? domain.range->hi >= room * ordinary_lengths.hi
                                           : domain.range->lo * room <= ordinary_lengths.lo;
}

// A component of a unit vector is at most one, and may be as small as any. Short formats hold large angles and components, and small
// components.
bool may_have_orientations(const Domain& domain, const Signature& signature, Magnitudes magnitudes) {
    if (signature.orientation == Orientation::none) return magnitudes == Magnitudes::ordinary;
    const bool is_angle = signature.orientation < Orientation::axis;
    if (magnitudes == Magnitudes::small && is_angle) return !is_short(format_of(signature.scalar));
    return magnitudes != Magnitudes::large || is_angle || !domain.unit_orientation;
}

// Without a branch a number: bulk runs ask this of every case.
Magnitudes magnitudes_of(const Input& input) {
    bool large = false, small = false;
    const auto look = [&large, &small](std::span<const double> numbers, const Range& range) {
        for (const double number : numbers) {
            const std::uint64_t magnitude = order_of(number);
            large = large | (magnitude > order_of(range.hi));
            small = small | (magnitude - 1 < order_of(range.lo) - 1);  // zero less one is the largest of all
        }
    };
    const Layout& layout = layout_of(input.signature);
    const auto row = input.row();
    if (input.signature.orientation == Orientation::none) {
        look(row, ordinary_lengths);
        return large ? Magnitudes::large : small ? Magnitudes::small : Magnitudes::ordinary;
    }
    const auto look_at_orientation = [&](ShapeOf shape) {
        const auto orientation = layout.orientation(row, shape);
        look(orientation, ordinary_orientations(input.signature.orientation));
        if (input.signature.orientation < Orientation::axis) return;
        const auto is_short = [](double number) { return std::abs(number) < 1 / most_component; };
        small = small || std::all_of(orientation.begin(), orientation.end(), is_short);
    };
    const std::size_t end_of_second = layout.has_second_turn() ? layout.orientation(ShapeOf::second) : layout.size();
    look(row.first(layout.orientation()), ordinary_lengths);
    look_at_orientation(ShapeOf::first);
    look(row.subspan(layout.ball(0), end_of_second - layout.ball(0)), ordinary_lengths);
    if (layout.has_second_turn()) look_at_orientation(ShapeOf::second);
    if (large) return Magnitudes::large;
    return small ? Magnitudes::small : Magnitudes::ordinary;
}

}  // namespace tangency::properties
