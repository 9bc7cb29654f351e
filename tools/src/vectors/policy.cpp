// SPDX-License-Identifier: MIT
// Rows that are not valid inputs, one a flaw and number, each from an input without flaws.
#include <algorithm>
#include <limits>

#include "draw.hpp"
#include "tangency/properties/floats.hpp"

namespace tangency::vectors {

using properties::Input;
using properties::Source;

namespace {

// The vertices of a polygon spoilt in every way that find_defect knows.
void gather_flawed_polygons(Gathering& gathering, Source& random) {
    const Signature& signature = gathering.signature();
    const std::size_t count = vertices_of(signature.form).first;
    const auto vertex = [](Input& row, std::size_t index, std::size_t axis) -> double& { return row.numbers[2 * index + axis]; };
    // The second vertex, so many eighths of the way to the middle of its neighbours: 8 are in line with them, and more turn inwards; a
    // triangle turns over, which is no flaw.
    for (const int eighths : {8, 9, 10}) {
        Input row = draw_tie(random, signature);
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const double middle = (vertex(row, 0, axis) + vertex(row, 2, axis)) / 2, own = vertex(row, 1, axis);
            vertex(row, 1, axis) = own + (middle - own) * eighths / 8;
        }
        gathering.add_policy(row);
    }
    Input repeated = draw_tie(random, signature);
    for (std::size_t axis = 0; axis < 2; ++axis) vertex(repeated, 1, axis) = vertex(repeated, 0, axis);
    gathering.add_policy(repeated);
    if (count < 5) return;
    // A pentagram: every other vertex.
    Input star = draw_tie(random, signature);
    const Input polygon = star;
    for (std::size_t place = 0; place < 10; ++place) star.numbers[place] = polygon.numbers[(2 * (place / 2 * 2 % 5)) + place % 2];
    gathering.add_policy(star);
}

}  // namespace

void gather_policy(Gathering& gathering, Source random) {
    const Signature& signature = gathering.signature();
    const Layout& layout = layout_of(signature);
    const auto spoil = [&](std::size_t field, auto number_of) {
        Input row = draw_tie(random, signature);
        row.numbers[field] = number_of(row);
        gathering.add_policy(row);
    };
    const auto put = [&spoil](std::size_t field, double number) { spoil(field, [number](const Input&) { return number; }); };
    constexpr double infinity = std::numeric_limits<double>::infinity();
    for (std::size_t field = 0; field < layout.size(); ++field) {
        for (const double number : {std::numeric_limits<double>::quiet_NaN(), infinity, -infinity}) put(field, number);
        if (is_size(layout[field].role)) put(field, -2);
        if (layout[field].role == Role::radius) put(field, stepped(signature.scalar, 0, -1));
        if (layout[field].role == Role::lo)
            spoil(field, [&](const Input& row) {
                const double hi = row.numbers[layout.place_of(layout[field].shape, Role::hi, layout[field].axis)];
                return hi + std::max(scale_of(row), 1.0);  // beyond it in any unit
            });
    }
    if (signature.orientation == Orientation::axis || signature.orientation == Orientation::quaternion)
        for (const ShapeOf shape : {ShapeOf::first, ShapeOf::second}) {
            if (shape == ShapeOf::second && !layout.has_second_turn()) continue;
            Input row = draw_tie(random, signature);
            std::ranges::fill(layout.orientation(row.row(), shape), 0);
            gathering.add_policy(row);
        }
    if (has_polygon(signature.question)) gather_flawed_polygons(gathering, random);
}

}  // namespace tangency::vectors
