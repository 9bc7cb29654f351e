// SPDX-License-Identifier: MIT
// The time of a first touch, judged by where the ball is then: a time says little where the ball only grazes, and a distance says it all.
#include <fmt/core.h>

#include <cmath>

#include "tangency/properties/reply.hpp"
#include "tangency/reference/contact_time.hpp"

namespace tangency::properties {

using reference::Number;

namespace {

constexpr double never = 2;

bool is_fraction_of_way(double time) { return time >= 0 && time <= 1; }

}  // namespace

// Whether it never touches, but would with as little more radius as rounding is.
bool ExactReply::is_graze() const {
    const auto row = input_.row();
    const Number radius(row.back()), width = width_of(reply_band(input_.signature));
    return verdict_ == reference::Verdict::disjoint && reference::comes_centre_nearer(input_.signature, row, radius + width, 1);
}

// By then it touches, to within the width, and nowhere before was it deeper than that.
bool ExactReply::is_time(double reply, const Number& width) const {
    const auto row = input_.row();
    const Number radius(row.back());
    if (reply == never) return !reference::comes_centre_nearer(input_.signature, row, radius - width, 1);
    if (!is_fraction_of_way(reply) || !reference::is_centre_within(input_.signature, row, radius + width, reply)) return false;
    return reply == 0 || !reference::comes_centre_nearer(input_.signature, row, radius - width, reply);
}

ReplyError ExactReply::error_of_time(double reply) const {
    if (!std::isfinite(reply)) return {ReplyError::Kind::value, reply, 0, std::abs(reply)};
    const auto exact = reference::find_contact_time(input_.signature, input_.row());
    ReplyError error{.excess = reply - (exact ? exact->nearest() : never)};
    if (reply == never || !exact) error.kind = ReplyError::Kind::zero;
    if (reply < 0) error.kind = ReplyError::Kind::sign;
    // Of a graze another case shows better what is wrong.
    error.relative = is_graze() ? 0 : std::abs(error.excess);
    return error;
}

std::string ExactReply::error_text_of_time(double reply) const {
    const ReplyError error = error_of_time(reply);
    if (reply != never && !is_fraction_of_way(reply)) return "that is neither from 0 to 1 nor 2";
    if (error.kind == ReplyError::Kind::zero)
        return reply == never ? "of never though it touches" : is_graze() ? "beside its graze" : "though it never touches";
    return fmt::format("too {} by {:.6g}", error.excess > 0 ? "late" : "early", std::abs(error.excess));
}

}  // namespace tangency::properties
