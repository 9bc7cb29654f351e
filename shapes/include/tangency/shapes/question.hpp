// SPDX-License-Identifier: MIT
// The questions as one list: what is decided about which shapes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tangency {

/// What is asked; the name puts the shapes in the order of the row.
enum class Question : std::uint8_t {
    box_ball,         ///< does a ball meet a box
    ball_ball,        ///< do two balls meet
    box_box,          ///< do two boxes along the axes meet
    box_segment,      ///< does a segment meet a box
    box_moving_ball,  ///< does a ball that moves straight from a to b meet a box on its way
    polygon_ball,     ///< does a disk meet a convex polygon
    polygon_polygon   ///< do two convex polygons meet
};

inline constexpr std::array<std::string_view, 7> question_names{"box_ball",        "ball_ball",    "box_box",        "box_segment",
                                                                "box_moving_ball", "polygon_ball", "polygon_polygon"};

inline constexpr auto every_question = [] {
    std::array<Question, question_names.size()> all{};
    for (std::size_t place = 0; place < all.size(); ++place) all[place] = static_cast<Question>(place);
    return all;
}();

constexpr std::string_view name_of(Question question) { return question_names[static_cast<std::size_t>(question)]; }

/// What a shape is: a core and a radius around it, which balls alone have.
enum class ShapeKind : std::uint8_t { ball, box, segment, moving_ball, polygon };

namespace detail {

/// What is known of a question, of which the predicates below and the layout of its rows are made.
struct QuestionRow {
    Question question;
    std::string_view decides;
    ShapeKind first, second;
};

inline constexpr std::array<QuestionRow, question_names.size()> question_rows{
    {{Question::box_ball, "does a ball meet a box", ShapeKind::box, ShapeKind::ball},
     {Question::ball_ball, "do two balls meet", ShapeKind::ball, ShapeKind::ball},
     {Question::box_box, "do two boxes along the axes meet", ShapeKind::box, ShapeKind::box},
     {Question::box_segment, "does a segment meet a box", ShapeKind::box, ShapeKind::segment},
     {Question::box_moving_ball, "does a ball that moves straight from a to b meet a box on its way", ShapeKind::box,
      ShapeKind::moving_ball},
     {Question::polygon_ball, "does a disk meet a convex polygon", ShapeKind::polygon, ShapeKind::ball},
     {Question::polygon_polygon, "do two convex polygons meet", ShapeKind::polygon, ShapeKind::polygon}}};

constexpr const QuestionRow& row_of(Question question) { return question_rows[static_cast<std::size_t>(question)]; }

static_assert(
    [] {
        for (const Question question : every_question)
            if (row_of(question).question != question) return false;
        return true;
    }(),
    "every question has its row, in their order");

}  // namespace detail

/// What the question asks, in a clause.
constexpr std::string_view decides(Question question) { return detail::row_of(question).decides; }

/// Whether a row says the shape's radius, and whether it says where the shape ends.
constexpr bool has_radius(ShapeKind kind) { return kind == ShapeKind::ball || kind == ShapeKind::moving_ball; }
constexpr bool has_end(ShapeKind kind) { return kind == ShapeKind::segment || kind == ShapeKind::moving_ball; }

/// Whether the distance is compared with a radius; else interiors decide.
constexpr bool has_radius(Question question) { return has_radius(detail::row_of(question).second); }
/// Whether the first shape is a polygon.
constexpr bool has_polygon(Question question) { return detail::row_of(question).first == ShapeKind::polygon; }
/// Whether the first shape is a box.
constexpr bool has_box(Question question) { return detail::row_of(question).first == ShapeKind::box; }
/// Whether both shapes are of one kind.
constexpr bool is_of_one_kind(Question question) { return detail::row_of(question).first == detail::row_of(question).second; }
/// Whether a row says where a segment or a way ends.
constexpr bool has_end(Question question) { return has_end(detail::row_of(question).second); }

}  // namespace tangency
