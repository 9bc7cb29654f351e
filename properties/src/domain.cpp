// SPDX-License-Identifier: MIT
// What lies in a domain, and which units and sizes it has room for.
#include "tangency/properties/domain.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/reference/vertex_defect.hpp"

namespace tangency::properties {
namespace {

constexpr Exponents all_exponents{-1074, 1023};
constexpr int doublings_of_doubles = 3000;  // from any double to any other

// Of a lattice input's integers, so that every kind of tie has room in every form: sides, sums, a leg of 4. Within coordinates a sum need
// not be one.
int least_room(const Domain& domain) { return domain.coordinates ? 4 : 5; }

constexpr double most_roundings = 8;  // of a length of one, each of half an ulp

bool is_of_length_one(const Signature& signature, std::span<const double> numbers) {
    double sum = 0;
    for (const double number : numbers) sum += number * number;
    return !(std::abs(sum - 1) > most_roundings * format_of(signature.scalar).unit_roundoff);
}

// The first e for which magnitude * 2^e is at least the bound, and the last for which it is at most that.
int first_at_least(double bound, double magnitude) {
    const int guess = std::ilogb(bound) - std::ilogb(magnitude);
    return std::ldexp(magnitude, guess) < bound ? guess + 1 : guess;
}
int last_at_most(double bound, double magnitude) {
    const int guess = std::ilogb(bound) - std::ilogb(magnitude);
    return std::ldexp(magnitude, guess) > bound ? guess - 1 : guess;
}

// As truncating says, without a call.
bool is_integer(double number) {
    return std::abs(number) < 0x1p53 ? static_cast<double>(static_cast<std::int64_t>(number)) == number : !std::isnan(number);
}

// Whether a + b lies between the ends, the sum not rounded.
bool is_sum_within(double a, double b, const Interval& ends) {
    const double sum = a + b, part = sum - a, lost = (a - (sum - part)) + (b - part);
    const bool above = sum > ends.lo || (sum == ends.lo && lost >= 0), below = sum < ends.hi || (sum == ends.hi && lost <= 0);
    return above && below;
}

// Of the position or size that stands there, whether it and the sides that it makes lie between the ends.
bool lies_within(const Input& row, std::size_t place, const Interval& ends) {
    const Layout& layout = layout_of(row.signature);
    const Role role = layout[place].role;
    const double number = row.numbers[place];
    if (role == Role::radius) return number <= ends.width();
    if (is_position(role)) {
        return is_sum_within(number, layout.is_ball_corner(place) ? row.numbers[layout.radius()] : 0, ends) &&
               is_sum_within(number, 0, ends);
    }
    if (!is_size(role)) return true;
    const std::size_t first = layout.beside_hi(place);
    const double half = role == Role::extent ? number / 2 : number, position = row.numbers[first];
    if (layout[first].role == Role::corner) return is_sum_within(position, 2 * half, ends);
    return is_sum_within(position, half, ends) && is_sum_within(position, -half, ends);
}

// A strictly convex polygon turns one way at every vertex.
bool has_clockwise(const Input& row) {
    const VertexCounts counts = vertices_of(row.signature.form);
    const auto is_clockwise = [&row](std::size_t first) {
        const auto vertex = [&](std::size_t place) { return std::array{row.numbers[2 * place], row.numbers[2 * place + 1]}; };
        return reference::detail::turn_at(vertex(first), vertex(first + 1), vertex(first + 2)) < 0;
    };
    return is_clockwise(0) || (counts.second > 0 && is_clockwise(counts.first));
}

}  // namespace

Exponents Exponents::common_with(const Exponents& other) const {
    return {std::max(lowest, other.lowest), std::min(highest, other.highest)};
}

int Exponents::nearest_to(int exponent) const { return std::clamp(exponent, lowest, highest); }

Domain Domain::with_proper_shapes() const {
    Domain proper = *this;
    // Of the whole domain NaN is a part, and asking for shapes alone takes nothing else away.
    proper.nan = nan || is_whole();
    proper.positive_extent = proper.positive_radius = proper.moving = true;
    return proper;
}

Interval Domain::places() const {
    const double most = range ? range->hi : std::numeric_limits<double>::infinity();
    return {std::max(coordinates->lo, -most), std::min(coordinates->hi, most)};
}

Exponents Domain::exponents() const {
    const int longest = coordinates ? last_at_most(places().width(), 1) : all_exponents.highest;
    const Exponents of_steps{whole_numbers ? 0 : cells ? -1 : all_exponents.lowest, longest};
    if (!range) return of_steps;
    return of_steps.common_with({range->lo == 0 ? all_exponents.lowest : first_at_least(range->lo, 1), last_at_most(range->hi, 1)});
}

int Domain::exponent_within(int drawn, int lowest, int highest) const {
    if (!range && !coordinates && !whole_numbers && !cells) return drawn;
    Exponents allowed = exponents().common_with({lowest, highest});
    if (allowed.is_empty()) allowed = exponents();
    if (drawn >= allowed.lowest && drawn <= allowed.highest) return drawn;
    const int count = allowed.highest - allowed.lowest + 1;
    const int past = (drawn - allowed.lowest) % count;
    return allowed.lowest + (past < 0 ? past + count : past);
}

int Domain::lattice_unit(int usual) const {
    return exponents().common_with({-lattice_exponent, exponents().highest - least_room(*this)}).nearest_to(usual);
}

int Domain::at_most(int usual) const {
    if (!range && !coordinates) return usual;
    const int room = exponents().highest - std::max(exponents().lowest, -lattice_exponent);
    // Within coordinates it is the whole of an input that has to have room, not the sum of two numbers.
    const int taken = coordinates && room > least_room(*this) ? 2 : 3;
    return room > 20 ? usual : std::min(usual, 1 << (room - taken));
}

Exponents Domain::doublings_of(double length) const {
    if (!range || length == 0) return {-doublings_of_doubles, doublings_of_doubles};
    return {range->lo == 0 ? -doublings_of_doubles : first_at_least(range->lo, length), last_at_most(range->hi, length)};
}

Exponents Domain::doublings_of(std::span<const Input> rows) const {
    if (!range) return {-doublings_of_doubles, doublings_of_doubles};
    double smallest = std::numeric_limits<double>::infinity(), largest = 0;
    for (const Input& row : rows) {
        const Layout& layout = layout_of(row.signature);
        for (std::size_t place = 0; place < layout.size(); ++place) {
            const double magnitude = std::abs(row.numbers[place]);
            if (magnitude == 0 || !is_length(layout[place].role)) continue;
            smallest = std::min(smallest, magnitude);
            largest = std::max(largest, magnitude);
        }
    }
    return largest == 0 ? doublings_of(0.0) : doublings_of(smallest).common_with(doublings_of(largest));
}

bool Domain::holds_radius(double radius) const {
    if (radius == 0) return !positive_radius;
    return (!range || range->has(radius)) && (!whole_numbers || is_integer(radius));
}

bool is_still(const Input& row, ShapeOf shape) {
    const Layout& layout = layout_of(row.signature);
    if (!has_end(layout.kind_of(shape))) return false;
    for (std::size_t axis = 0; axis < layout.dim(); ++axis)
        if (row.numbers[layout.place_of(shape, Role::center, axis)] != row.numbers[layout.place_of(shape, Role::end, axis)]) return false;
    return true;
}

bool lies_in(const Input& row, const Domain& domain) {
    if (domain.is_whole()) return true;
    const Layout& layout = layout_of(row.signature);
    // A condition at a time, since most domains have one and every draw is asked.
    const auto holds = [&](bool is_asked, auto condition) {
        for (std::size_t place = 0; is_asked && place < layout.size(); ++place)
            if (!condition(place, layout[place].role, row.numbers[place])) return false;
        return true;
    };
    const auto is_positive = [&](std::size_t place, Role role, double number) {
        const bool is_signed = domain.any_sign && role != Role::radius;
        const double least = role == Role::hi ? row.numbers[layout.beside_hi(place)] : 0;
        if (role == Role::radius ? !domain.positive_radius : !domain.positive_extent || !(is_size(role) || role == Role::hi)) return true;
        return is_signed ? number != least : !(number <= least);
    };
    return holds(!domain.nan, [](std::size_t, Role, double number) { return !std::isnan(number); }) &&
           holds(domain.whole_numbers, [](std::size_t, Role role, double number) { return !is_length(role) || is_integer(number); }) &&
           holds(domain.cells,
                 [](std::size_t, Role role, double number) {
                     return is_position(role) ? is_integer(number) : number == (role == Role::radius ? 0.5 : 1);
                 }) &&
           holds(domain.range.has_value(),
                 [&](std::size_t, Role role, double number) { return !is_length(role) || domain.range->has(number); }) &&
           holds(domain.coordinates.has_value(),
                 [&](std::size_t place, Role role, double) { return !is_length(role) || lies_within(row, place, *domain.coordinates); }) &&
           holds(domain.positive_extent || domain.positive_radius, is_positive) &&
           !(domain.moving && has_end(row.signature.question) && (is_still(row, ShapeOf::first) || is_still(row, ShapeOf::second))) &&
           !(domain.counterclockwise && has_polygon(row.signature.question) && has_clockwise(row)) &&
           (!domain.unit_orientation || row.signature.orientation < Orientation::axis ||
            (is_of_length_one(row.signature, layout.orientation(row.row())) &&
             (!layout.has_second_turn() || is_of_length_one(row.signature, layout.orientation(row.row(), ShapeOf::second)))));
}

bool lies_in(const Instance& instance, const Domain& domain) {
    return domain.is_whole() ||
           std::all_of(instance.inputs.begin(), instance.inputs.end(), [&domain](const Input& row) { return lies_in(row, domain); });
}

}  // namespace tangency::properties
