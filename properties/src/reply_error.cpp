// SPDX-License-Identifier: MIT
// By how much a number is off: what counterexamples are chosen by, and say.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

#include "tangency/properties/length.hpp"
#include "tangency/properties/reply.hpp"

namespace tangency::properties {

using reference::Number;
using reference::Verdict;

namespace {

// What is a hundredth of the scale or more anybody sees, and is not shown in a larger input for being worse.
constexpr int plainest_decade = -2, least_decade = -20;

int sign_of(double number) { return (number > 0) - (number < 0); }

// A length for people.
std::string rounded_text(double length) { return fmt::format("{:.6g}", std::abs(length)); }

std::string_view beyond_text(double excess, bool is_length) {
    if (is_length) return excess > 0 ? "too long by " : "too short by ";
    return excess > 0 ? "too large by " : "too small by ";
}

}  // namespace

int ReplyError::gravity() const {
    const double decade = std::floor(std::log10(relative));
    const int size = std::isnan(decade) ? 0 : static_cast<int>(std::clamp<double>(decade, least_decade, plainest_decade)) - least_decade;
    return 1 + 3 * size + static_cast<int>(kind);
}

ReplyError ExactReply::error_of(const Reply& reply) const {
    const std::span<const double> row = reply.row(input_.signature);
    switch (input_.signature.answer) {
        case AnswerKind::mtv: return error_of_translation(row);
        case AnswerKind::time: return error_of_time(row[0]);
        case AnswerKind::nearest: return error_of_nearest(row);
        default: return error_of_number(row[0]);
    }
}

ReplyError ExactReply::error_of_number(double reply) const {
    const bool is_square = input_.signature.answer == AnswerKind::distance_sq,
               is_signed = input_.signature.answer == AnswerKind::signed_distance;
    Number exact = is_square ? separation_.outside_sq : is_signed ? signed_distance_ : distance_;
    if (!std::isfinite(reply)) return {ReplyError::Kind::value, reply, 0, std::abs(reply)};
    // Of two right ones the nearer.
    if (is_signed && is_centre_inside() && abs(Number(reply) + separation_.radius) < abs(Number(reply) - exact))
        exact = -separation_.radius;
    ReplyError error{.excess = (Number(reply) - exact).nearest()};
    const bool has_other_sign = sign_of(reply) * exact.sign() < 0 || (!is_signed && reply < 0);
    if (has_other_sign)
        error.kind = ReplyError::Kind::sign;
    else if ((reply == 0) != (exact.sign() == 0))
        error.kind = ReplyError::Kind::zero;
    const Number scale(scale_of(input_));
    if (scale.sign() == 0)
        error.relative = std::abs(error.excess);
    else if (is_square)
        error.relative =
            std::abs(std::sqrt(std::abs((Number(reply) / (scale * scale)).nearest())) - std::sqrt((exact / (scale * scale)).nearest()));
    else
        error.relative = std::abs(((Number(reply) - exact) / scale).nearest());
    return error;
}

ReplyError ExactReply::error_of_translation(std::span<const double> reply) const {
    const double infinity = std::numeric_limits<double>::infinity();
    if (!std::all_of(reply.begin(), reply.end(), [](double number) { return std::isfinite(number); }))
        return {ReplyError::Kind::value, infinity, 0, infinity};
    const double length = length_of(reply[0], reply[1], reply.size() == 3 ? reply[2] : 0);
    const bool is_deep = signed_distance_.sign() < 0 && (verdict_ == Verdict::overlapping || is_centre_inside());
    const double depth = is_deep ? -signed_distance_.nearest() : 0;
    ReplyError error{.excess = length - depth};
    if (is_deep) {
        const Number moved = reference::find_separation(input_.signature, input_.row(), reply).signed_distance();
        if (moved.sign() < 0) error.miss = -moved.nearest();
    }
    if ((length == 0) == is_deep)
        error.kind = ReplyError::Kind::zero;
    else if (error.miss > depth)
        error.kind = ReplyError::Kind::sign;
    const double scale = scale_of(input_), worst = std::max(std::abs(error.excess), error.miss);
    error.relative = scale == 0 ? worst : worst / scale;
    return error;
}

std::string ExactReply::error_text(const Reply& reply) const {
    const AnswerKind answer = input_.signature.answer;
    const ReplyError error = error_of(reply);
    if (!std::isfinite(error.excess)) return "infinite";
    if (answer == AnswerKind::time) return error_text_of_time(reply.numbers[0]);
    if (answer == AnswerKind::nearest) return error_text_of_nearest(error);
    const bool is_length = answer == AnswerKind::mtv;
    const std::string beyond = fmt::format("{}{}", beyond_text(error.excess, is_length), rounded_text(error.excess));
    if (!is_length) {
        if (error.kind == ReplyError::Kind::zero) return fmt::format("{}, {}", reply.numbers[0] == 0 ? "0" : "other than 0", beyond);
        if (error.kind == ReplyError::Kind::value) return beyond;
        return fmt::format("{}, {}", answer == AnswerKind::signed_distance ? "of the wrong sign" : "below 0", beyond);
    }
    const std::string left = fmt::format("leaves an overlap of {}", rounded_text(error.miss));
    if (error.kind == ReplyError::Kind::sign) return fmt::format("points the wrong way, and {}", left);
    if (error.kind == ReplyError::Kind::zero)
        return error.excess < 0 ? fmt::format("0, and {}", left)
                                : fmt::format("moves by {} what does not overlap", rounded_text(error.excess));
    // What rounding explains is not said.
    const double width = width_of(reply_band(input_.signature)).nearest();
    const bool is_long = std::abs(error.excess) > width, is_left = error.miss > width;
    if (!is_long && !is_left) return beyond;
    return fmt::format("{}{}{}", is_long ? beyond : "", is_long && is_left ? ", and " : "", is_left ? left : "");
}

}  // namespace tangency::properties
