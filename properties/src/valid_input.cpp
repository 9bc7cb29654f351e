// SPDX-License-Identifier: MIT
// Which rows are inputs.
#include "tangency/properties/valid_input.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/lattice.hpp"

namespace tangency::properties {
namespace {

// Whether the number there says how far a box goes on an axis.
bool is_size_of_box(const Field& field) { return field.role == Role::hi || (is_size(field.role) && field.role != Role::radius); }

bool is_negative(const Input& row, const Layout& layout, std::size_t place) {
    if (!is_size_of_box(layout[place])) return false;
    return layout[place].role == Role::hi ? row.numbers[place] < row.numbers[layout.beside_hi(place)] : row.numbers[place] < 0;
}

// How far the box goes from its corner, of which half may be stored.
double width_at(const Input& row, const Layout& layout, std::size_t place) {
    return layout[place].role == Role::half_extent ? 2 * row.numbers[place] : row.numbers[place];
}

// Whether b - a is `difference`, not rounded.
bool is_difference(double difference, double a, double b) {
    const double part = difference - b, lost = (b - (difference - part)) - (a + part);
    return difference == b - a && lost == 0;
}

}  // namespace

int negative_sizes(const Input& row) {
    int places = 0;
    const Layout& layout = layout_of(row.signature);
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (is_negative(row, layout, place)) places |= 1 << place % zero_places;
    return places;
}

Input with_positive_sizes(const Input& row) {
    Input positive = row;
    const Layout& layout = layout_of(row.signature);
    for (std::size_t place = 0; place < layout.size(); ++place) {
        if (!is_negative(row, layout, place)) continue;
        double &first = positive.numbers[layout.beside_hi(place)], &second = positive.numbers[place];
        if (layout[place].role == Role::hi) {
            std::swap(first, second);
            continue;
        }
        if (layout[layout.beside_hi(place)].role == Role::corner) first += width_at(row, layout, place);
        second = -second;
    }
    return positive;
}

void negate_sizes(Input& row, int places) {
    const Layout& layout = layout_of(row.signature);
    const ScalarType scalar = row.signature.scalar;
    for (std::size_t place = 0; place < layout.size(); ++place) {
        if (!is_size_of_box(layout[place]) || ((places >> place % zero_places) & 1) == 0) continue;
        double &first = row.numbers[layout.beside_hi(place)], &second = row.numbers[place];
        if (layout[place].role == Role::hi) {
            std::swap(first, second);
        } else if (layout[layout.beside_hi(place)].role != Role::corner) {
            if (second != 0) second = -second;
        } else {
            // What the other side loses by rounding the size gains, if it can.
            const double other = round_to(scalar, first + width_at(row, layout, place)), back = first - other;
            const double stored = layout[place].role == Role::half_extent ? back / 2 : back;
            if (back == 0 || !std::isfinite(other) || !is_difference(back, other, first) || round_to(scalar, stored) != stored) continue;
            first = other;
            second = stored;
        }
    }
}

std::optional<reference::Defect> find_defect(const Input& row) {
    if (negative_sizes(row) == 0) return reference::find_defect(row.signature, row.row());
    const Input positive = with_positive_sizes(row);
    return reference::find_defect(row.signature, std::as_const(positive).row());
}

bool is_input(const Input& row, bool any_sign) {
    const auto representable = [&row](double number) { return std::isfinite(number) && round_to(row.signature.scalar, number) == number; };
    if (!std::all_of(row.row().begin(), row.row().end(), representable)) return false;
    if (!any_sign || negative_sizes(row) == 0) return !reference::find_defect(row.signature, row.row());
    const Input positive = with_positive_sizes(row);
    const Layout& layout = layout_of(row.signature);
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (is_negative(row, layout, place) && layout[layout.beside_hi(place)].role == Role::corner &&
            !is_difference(width_at(positive, layout, place), positive.numbers[layout.beside_hi(place)],
                           row.numbers[layout.beside_hi(place)]))
            return false;
    return !reference::find_defect(positive.signature, std::as_const(positive).row());
}

}  // namespace tangency::properties
