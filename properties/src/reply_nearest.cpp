// SPDX-License-Identifier: MIT
// A nearest point, judged by what it is for: it lies on the first shape, and is as near to the second as a point of it can be.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "roots.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/reply.hpp"
#include "tangency/reference/nearest_point.hpp"

namespace tangency::properties {

using reference::Number;
using reference::Separation;
using reference::Verdict;

namespace {

// The question of a shape and a point, which is asked instead where a polygon would have to be a point.
Signature signature_beside_point(Signature signature, ShapeOf kept) {
    const auto& [name, decides, first, second, rule] = tangency::detail::row_of(signature.question);
    const VertexCounts counts = vertices_of(signature.form);
    const CoreKind core = core_of(kept == ShapeOf::first ? first : second);
    signature.question = core == CoreKind::polygon   ? Question::polygon_point
                         : core == CoreKind::segment ? Question::segment_ball
                                                     : Question::ball_ball;
    signature.form = core == CoreKind::polygon   ? vertices_form(kept == ShapeOf::first ? counts.first : counts.second)
                     : core == CoreKind::segment ? Form::ends
                                                 : Form::center_radius;
    return signature;
}

// How far a shape of the input is from a point: the same row, or that of another question, with the point in place of the other shape.
Separation separation_from_point(const Input& input, ShapeOf kept, std::span<const double> point) {
    const auto& [name, decides, first, second, rule] = tangency::detail::row_of(input.signature.question);
    const Layout& layout = layout_of(input.signature);
    if (core_of(kept == ShapeOf::first ? second : first) != CoreKind::polygon) {
        Input row = input;
        for (std::size_t place = 0; place < layout.size(); ++place)
            if (layout[place].shape != kept && is_length(layout[place].role))
                row.numbers[place] = is_position(layout[place].role) ? point[layout[place].axis] : 0;
        return reference::find_separation(row.signature, row.row());
    }
    Input row{signature_beside_point(input.signature, kept)};
    std::size_t filled = 0;
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (layout[place].shape == kept) row.numbers[filled++] = input.numbers[place];
    for (std::size_t axis = 0; axis < point.size(); ++axis) row.numbers[layout_of(row.signature).ball(axis)] = point[axis];
    return reference::find_separation(row.signature, row.row());
}

// By how much the root of a number is beyond another number, as a double.
double root_beyond(const Number& square, const Number& number) { return std::sqrt(square.nearest()) - number.nearest(); }

}  // namespace

std::optional<ExactReply::Place> ExactReply::place_of(std::span<const double> reply) const {
    if (!std::all_of(reply.begin(), reply.end(), [](double number) { return std::isfinite(number); })) return std::nullopt;
    Place place{separation_from_point(input_, ShapeOf::first, reply), separation_from_point(input_, ShapeOf::second, reply), Number(0)};
    if (verdict_ != Verdict::disjoint || !reference::has_one_nearest_point(input_.signature)) return place;
    const auto point = reference::find_nearest_point(input_.signature, input_.row());
    for (std::size_t axis = 0; axis < reply.size(); ++axis) {
        const Number off = Number(reply[axis]) - point[axis];
        place.off_sq += off * off;
    }
    return place;
}

bool ExactReply::is_nearest(const std::optional<Place>& place, const Number& width) const {
    // An infinity is right where numbers end.
    if (!place)
        return std::ranges::any_of(reference::find_nearest_point(input_.signature, input_.row()), [&](const Number& number) {
            return abs(number) + width > Number(format_of(input_.signature.scalar).largest);
        });
    const auto& [from_first, from_second, off_sq] = *place;
    const Number reach = from_first.radius + width, within = from_second.radius + width;
    if (from_first.outside_sq > reach * reach) return false;
    if (from_second.outside_sq <= within * within) return true;
    // As near as the first shape is, its radius taken off.
    return verdict_ == Verdict::disjoint && off_sq <= width * width &&
           is_root_at_most(from_second.outside_sq, separation_.outside_sq, width - from_first.radius);
}

ReplyError ExactReply::error_of_nearest(std::span<const double> reply) const {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const auto place = place_of(reply);
    if (!place) return {ReplyError::Kind::value, infinity, 0, infinity};
    const auto& [from_first, from_second, off_sq] = *place;
    ReplyError error{.excess = root_beyond(from_second.outside_sq, from_second.radius + distance_),
                     .miss = std::max(root_beyond(from_first.outside_sq, from_first.radius), 0.0)};
    const double scale = scale_of(input_), worst = std::max({error.excess, error.miss, std::sqrt(off_sq.nearest())});
    error.relative = scale == 0 ? worst : worst / scale;
    return error;
}

std::string ExactReply::error_text_of_nearest(const ReplyError& error) const {
    const double width = width_of(reply_band(input_.signature)).nearest();
    const std::string off = fmt::format("off the first shape by {:.6g}", error.miss);
    if (error.miss > width) return off;
    if (error.excess > width) return fmt::format("farther than the nearest by {:.6g}", error.excess);
    return "beside the nearest, as near as rounding can tell";
}

}  // namespace tangency::properties
