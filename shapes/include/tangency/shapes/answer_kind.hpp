// SPDX-License-Identifier: MIT
// The kinds of answer as one list: what a function on trial gives back.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tangency/shapes/question.hpp"

namespace tangency {

/// What a function answers; docs/answers.md defines each.
enum class AnswerKind : std::uint8_t {
    boolean,          ///< whether the shapes meet, touching by contract
    verdict,          ///< disjoint, touching or overlapping: -1, 0, 1
    distance,         ///< how far the shapes are apart, 0 where they meet
    signed_distance,  ///< the same, and where they overlap how deep, below zero
    distance_sq,      ///< the square that is compared with a squared radius, which is not taken off
    mtv,              ///< the minimum translation vector, which moves the second shape clear of the first
    time,             ///< the fraction of its way at which a moving ball first touches, 0 where it starts so, 2 where it never does
    nearest           ///< the point of the first shape that is nearest to the second
};

inline constexpr std::array<std::string_view, 8> answer_names{"bool",        "verdict", "distance", "signed_distance",
                                                              "distance_sq", "mtv",     "time",     "nearest"};

inline constexpr auto every_answer = [] {
    std::array<AnswerKind, answer_names.size()> all{};
    for (std::size_t place = 0; place < all.size(); ++place) all[place] = static_cast<AnswerKind>(place);
    return all;
}();

constexpr std::string_view name_of(AnswerKind kind) { return answer_names[static_cast<std::size_t>(kind)]; }

/// Whether the answer is a number or several, which rounding moves.
constexpr bool is_measured(AnswerKind kind) { return kind >= AnswerKind::distance; }

/// Whether the answer is a number an axis.
constexpr bool is_vector(AnswerKind kind) { return kind == AnswerKind::mtv || kind == AnswerKind::nearest; }

/// How many numbers a reply takes.
constexpr std::size_t reply_size(AnswerKind kind, std::size_t dim) { return is_vector(kind) ? dim : 1; }

/// Whether answers to two inputs are compared with each other. A time is no length, and of several nearest points any is right: each is held
/// to its own input alone.
constexpr bool is_compared(AnswerKind kind) { return kind != AnswerKind::time && kind != AnswerKind::nearest; }

/// Whether touching counts as a hit matters to the answer: a verdict says touching, and a distance 0, whatever it counts as.
constexpr bool has_contract(AnswerKind kind) { return kind == AnswerKind::boolean || kind == AnswerKind::mtv; }

}  // namespace tangency
