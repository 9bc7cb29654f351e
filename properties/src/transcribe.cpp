// SPDX-License-Identifier: MIT
// Rows in other words.
#include "tangency/properties/transcribe.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <span>

#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::properties {
namespace {

Lengths<double> lengths_of(const Input& row) {
    return tangency::lengths_of(layout_of(row.signature), [&row](std::size_t place) { return row.numbers[place]; });
}

void write_lengths(const Lengths<double>& lengths, Input& row) {
    const Layout& layout = layout_of(row.signature);
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (is_length(layout[place].role) && layout[place].role != Role::vertex)
            row.numbers[place] = finite(row.signature.scalar, number_in(layout[place], lengths));
}

void see_from_box(Lengths<double>& lengths, const BoxFrame& frame) {
    Point offset{};
    for (std::size_t axis = 0; axis < offset.size(); ++axis) offset[axis] = lengths.second.center[axis] - lengths.first.center[axis];
    offset = frame.to_box(offset);
    for (std::size_t axis = 0; axis < offset.size(); ++axis) lengths.second.center[axis] = lengths.first.center[axis] + offset[axis];
}

// The direction of the box's first side, by another kind of orientation in the plane.
void write_direction(const Point& direction, Orientation orientation, std::span<double> numbers) {
    if (orientation == Orientation::axis) {
        numbers[0] = direction[0];
        numbers[1] = direction[1];
        return;
    }
    const double angle = std::atan2(direction[1], direction[0]);
    numbers[0] = orientation == Orientation::degrees ? angle * 180 / std::numbers::pi : angle;
}

void transcribe_orientation(const Input& from, Input& to, ShapeOf shape) {
    const auto numbers = layout_of(to.signature).orientation(to.row(), shape);
    if (from.signature.orientation == to.signature.orientation) {
        const auto same = layout_of(from.signature).orientation(from.row(), shape);
        for (std::size_t place = 0; place < numbers.size(); ++place) numbers[place] = same[place];
    } else {
        const BoxFrame frame = frame_of(from, shape);
        write_direction({frame.rows[0][0], frame.rows[1][0], 0}, to.signature.orientation, numbers);
    }
    for (double& number : numbers) number = finite(to.signature.scalar, number);
}

}  // namespace

std::optional<Input> transcribe(const Input& row, const Signature& signature) {
    if (has_polygon(signature.question)) return std::nullopt;
    const bool is_rotated = row.signature.orientation != Orientation::none, stays_rotated = signature.orientation != Orientation::none;
    if (row.signature.question != signature.question || (stays_rotated && (!is_rotated || row.signature.dim != signature.dim)))
        return std::nullopt;
    Lengths<double> lengths = lengths_of(row);
    for (std::size_t axis = row.signature.dim; axis < signature.dim && has_box(signature.question); ++axis)
        lengths.first.half_extent[axis] = lengths.second.half_extent[axis] = 1;
    if (is_rotated && !stays_rotated && layout_of(row.signature).has_second_turn()) return std::nullopt;
    if (is_rotated && !stays_rotated) see_from_box(lengths, frame_of(row));
    Input written{signature};
    write_lengths(lengths, written);
    if (stays_rotated) transcribe_orientation(row, written, ShapeOf::first);
    if (layout_of(signature).has_second_turn()) transcribe_orientation(row, written, ShapeOf::second);
    return is_input(written) ? std::optional(written) : std::nullopt;
}

Input enlarged(Input row, double by) {
    const Layout& layout = layout_of(row.signature);
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const Role role = layout[place].role;
        if (has_radius(row.signature.question) ? role != Role::radius : !is_size(role) && role != Role::hi) continue;
        const double least = role == Role::hi ? row.numbers[layout.beside_hi(place)] : 0;
        row.numbers[place] = finite(row.signature.scalar, std::max(row.numbers[place] + by, least));
    }
    return row;
}

}  // namespace tangency::properties
