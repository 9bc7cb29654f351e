// SPDX-License-Identifier: MIT
// Positions wander over the coordinates: beyond an end they come back from it, as light does between mirrors, and what begins at the
// origin begins at an end.
#include "tangency/properties/coordinates.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::properties {
namespace {

// A lattice input as far from the origin as this is put at an end, where it fits as it is.
constexpr double far_units = 200;

// Coordinates of at most 2^12 units have exact squares in every scalar of 24 bits; at most 2 bits go to sums and halves. Whole numbers have
// as many as their scalar squares: a larger unit would leave out the odd ones.
constexpr int bits_of_few_units = 11, bits_of_sums = 2;
int bits_of_few(const Domain& domain, int precision) { return domain.whole_numbers ? (precision - bits_of_sums) / 2 : bits_of_few_units; }

// 0 .. room, and back again.
double folded(double number, double room) {
    if (!(room > 0)) return 0;
    const double rest = std::fmod(std::abs(number), 2 * room);
    return rest > room ? 2 * room - rest : rest;
}

// Whether shapes that span this are put at the low end, as those beyond the origin are; of tiny ones their numbers stay as they are there.
bool goes_low(const Interval& span, const Interval& places) {
    return span.lo + span.hi >= 0 || (places.lo == 0 && std::max(-span.lo, span.hi) < 0x1p-20 * places.hi);
}

bool is_on(const Field& field, std::size_t axis) { return is_position(field.role) && field.axis == axis; }

bool is_extent(const Field& field) { return is_size(field.role) && field.role != Role::radius; }

double rounded_down(ScalarType scalar, double number) {
    const double rounded = round_to(scalar, number);
    return rounded > number ? step_ulps(scalar, rounded, -1) : rounded;
}

// What a box's size may be at most where its position is.
double most_size(const Input& row, std::size_t place, const Interval& ends) {
    const Layout& layout = layout_of(row.signature);
    const std::size_t first = layout.beside_hi(place);
    const double position = row.numbers[first], above = ends.hi - position;
    if (layout[first].role == Role::corner) return layout[place].role == Role::half_extent ? above / 2 : above;
    return std::min(above, position - ends.lo) * (layout[place].role == Role::extent ? 2 : 1);
}

// Sizes that go beyond an end by their rounding, or with their position.
void trim(Input& row, const Domain& domain) {
    const Layout& layout = layout_of(row.signature);
    const ScalarType scalar = row.signature.scalar;
    const Interval ends = domain.places();
    for (std::size_t place = 0; place < layout.size(); ++place) {
        double& number = row.numbers[place];
        if (is_position(layout[place].role)) {
            if (number > ends.hi) number = rounded_down(scalar, ends.hi);
            if (number < ends.lo) number = -rounded_down(scalar, -ends.lo);
        }
        if (!is_size(layout[place].role)) continue;
        double most = is_extent(layout[place]) ? most_size(row, place, ends) : ends.width();
        if (domain.whole_numbers) most = std::floor(most);
        // A difference is rounded, and so may be above itself.
        if (number > most) number = std::max(domain.whole_numbers ? most : step_ulps(scalar, rounded_down(scalar, most), -1), 0.0);
    }
}

double widest_of(std::span<const Input> rows) {
    double widest = 0;
    for (std::size_t axis = 0; axis < rows[0].signature.dim; ++axis) widest = std::max(widest, span_of(rows, axis).width());
    return widest;
}

}  // namespace

Interval span_of(std::span<const Input> rows, std::size_t axis) {
    constexpr double none = std::numeric_limits<double>::infinity();
    Interval span{none, -none};
    const auto include = [&span](double position) { span = {std::min(span.lo, position), std::max(span.hi, position)}; };
    for (const Input& row : rows) {
        const Layout& layout = layout_of(row.signature);
        for (std::size_t place = 0; place < layout.size(); ++place) {
            const double number = row.numbers[place];
            if (is_on(layout[place], axis)) {
                include(number);
                if (layout.is_ball_corner(place)) include(number + row.numbers[layout.radius()]);
            } else if (is_extent(layout[place]) && layout[place].axis == axis) {
                const double half = layout[place].role == Role::extent ? number / 2 : number;
                const std::size_t first = layout.beside_hi(place);
                const bool is_corner = layout[first].role == Role::corner;
                include(row.numbers[first] + (is_corner ? 2 * half : half));
                if (!is_corner) include(row.numbers[first] - half);
            }
        }
    }
    return span;
}

Exponents doublings_within(std::span<const Input> rows, const Domain& domain, int exponent, const Exponents& allowed) {
    const Interval places = domain.places();
    const double widest = widest_of(rows);
    int longest = allowed.highest;
    if (widest > 0) {
        longest = std::ilogb(places.width()) - std::ilogb(widest);
        if (std::ldexp(widest, longest) > places.width()) --longest;
    }
    const int reach = std::ilogb(places.reach()), precision = format_of(rows[0].signature.scalar).precision;
    const auto at_least = [&](int lowest) { return allowed.common_with({lowest - exponent, longest}); };
    const Exponents few = at_least(reach - bits_of_few(domain, precision));
    if (!few.is_empty()) return few;
    const Exponents many = at_least(reach - precision + bits_of_sums);
    // In coordinates wider than a scalar tells apart inputs stay near the end that is near zero.
    return many.is_empty() ? Exponents{allowed.lowest, longest} : many;
}

bool move_within(std::span<Input> rows, const Domain& domain, int exponent) {
    const Interval places = domain.places();
    // Shapes that fill cells go on doing so.
    const double unit = power_of_two(domain.cells ? 0 : exponent);
    for (std::size_t axis = 0; axis < rows[0].signature.dim; ++axis) {
        const Interval span = span_of(rows, axis);
        const double least = std::ceil((places.lo - span.lo) / unit), most = std::floor((places.hi - span.hi) / unit);
        if (!(least <= most)) return false;
        const double origin = std::abs(rows[0].numbers[layout_of(rows[0].signature).first(axis)]) / unit;
        const bool stays = least <= 0 && most >= 0;
        if (stays && origin <= far_units) continue;
        const double exact = std::ldexp(unit, format_of(rows[0].signature.scalar).precision - bits_of_sums);
        const auto is_exact = [&](bool low) { return std::abs(low ? places.lo : places.hi) <= exact; };
        if (stays && !is_exact(true) && !is_exact(false)) continue;
        const bool goes = goes_low(span, places), is_low = is_exact(goes) ? goes : !goes;
        const double from_end = stays ? std::fmod(origin, 4) : std::trunc(std::abs(is_low ? span.lo : span.hi) / unit);
        const double units = is_low ? least + folded(from_end, most - least) : most - folded(from_end, most - least);
        for (Input& row : rows) {
            const Layout& layout = layout_of(row.signature);
            for (std::size_t place = 0; place < layout.size(); ++place) {
                double& number = row.numbers[place];
                if (!is_on(layout[place], axis)) continue;
                const double moved = number + units * unit;
                if (round_to(row.signature.scalar, moved) != moved || moved - units * unit != number) return false;
                number = moved;
            }
        }
    }
    return true;
}

void fit_within(Input& row, const Domain& domain) {
    const Interval places = domain.places();
    const Layout& layout = layout_of(row.signature);
    const bool is_whole = domain.whole_numbers || domain.cells;
    const double widest = widest_of(std::span(&row, 1));
    if (!std::isfinite(widest) || widest > places.width()) {
        // By halves first, so that it may be finite. What holds an infinity never is, and is no input.
        constexpr int least_doublings = 2200;
        int by = -1;
        for (Input smaller = row; by > -least_doublings; --by) {
            for (std::size_t place = 0; place < layout.size(); ++place)
                if (is_length(layout[place].role)) smaller.numbers[place] = std::ldexp(row.numbers[place], by);
            const double left = widest_of(std::span(&smaller, 1));
            if (left <= places.width()) break;
            if (std::isfinite(left)) by -= std::max(std::ilogb(left) - std::ilogb(places.width()) - 1, 0);
        }
        for (std::size_t place = 0; place < layout.size(); ++place) {
            double& number = row.numbers[place];
            if (is_length(layout[place].role)) number = std::ldexp(number, by);
            if (is_length(layout[place].role)) number = is_whole ? std::nearbyint(number) : round_to(row.signature.scalar, number);
        }
    }
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        const Interval span = span_of(std::span(&row, 1), axis);
        if (span.lo >= places.lo && span.hi <= places.hi) continue;
        const bool is_low = goes_low(span, places);
        const double from_end = folded(is_low ? span.lo : span.hi, places.width() - span.width());
        double by = is_low ? places.lo + from_end - span.lo : places.hi - from_end - span.hi;
        if (is_whole) by = is_low ? std::ceil(by) : std::floor(by);
        for (std::size_t place = 0; place < layout.size(); ++place)
            if (is_on(layout[place], axis)) row.numbers[place] = round_to(row.signature.scalar, row.numbers[place] + by);
    }
    if (!domain.cells) trim(row, domain);
}

}  // namespace tangency::properties
