// SPDX-License-Identifier: MIT
// The questions as one list: what is decided about which shapes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tangency/shapes/shapes.hpp"

namespace tangency {

/// What is asked; the name puts the shapes in the order of the row. Stored inputs know questions by their places here: append only.
enum class Question : std::uint8_t {
    box_ball,         ///< does a ball meet a box
    ball_ball,        ///< do two balls meet
    box_box,          ///< do two boxes meet, both along the axes or both rotated
    box_segment,      ///< does a segment meet a box
    box_moving_ball,  ///< does a ball that moves straight from a to b meet a box on its way
    polygon_ball,     ///< does a disk meet a convex polygon
    polygon_polygon,  ///< do two convex polygons meet
    box_point,        ///< is a point in a box
    segment_ball,     ///< does a ball meet a segment
    capsule_ball,     ///< does a ball meet a capsule
    capsule_capsule,  ///< do two capsules meet
    segment_segment,  ///< do two segments of the plane meet
    polygon_point,    ///< is a point in a convex polygon
    polygon_segment   ///< does a segment meet a convex polygon
};

/// What decides (docs/certificates.md): the distance of the cores beside the radii; or, where no shape has a radius, whether the set of
/// differences has 0 in its interior; or whether the segment meets the interior of the box.
enum class Rule : std::uint8_t { distance, difference, solid };

namespace detail {

/// What is known of a question, of which its rows, its meaning and the predicates below are made.
struct QuestionRow {
    std::string_view name, decides;
    ShapeKind first, second;
    Rule rule;
};

inline constexpr std::size_t question_count = 14;

/// In the order of Question.
inline constexpr std::array<QuestionRow, question_count> question_rows{
    {{"box_ball", "does a ball meet a box", ShapeKind::box, ShapeKind::ball, Rule::distance},
     {"ball_ball", "do two balls meet", ShapeKind::ball, ShapeKind::ball, Rule::distance},
     {"box_box", "do two boxes meet", ShapeKind::box, ShapeKind::box, Rule::difference},
     {"box_segment", "does a segment meet a box", ShapeKind::box, ShapeKind::segment, Rule::solid},
     {"box_moving_ball", "does a ball that moves straight from a to b meet a box on its way", ShapeKind::box, ShapeKind::moving_ball,
      Rule::distance},
     {"polygon_ball", "does a disk meet a convex polygon", ShapeKind::polygon, ShapeKind::ball, Rule::distance},
     {"polygon_polygon", "do two convex polygons meet", ShapeKind::polygon, ShapeKind::polygon, Rule::difference},
     {"box_point", "is a point in a box", ShapeKind::box, ShapeKind::point, Rule::difference},
     {"segment_ball", "does a ball meet a segment", ShapeKind::segment, ShapeKind::ball, Rule::distance},
     {"capsule_ball", "does a ball meet a capsule", ShapeKind::capsule, ShapeKind::ball, Rule::distance},
     {"capsule_capsule", "do two capsules meet", ShapeKind::capsule, ShapeKind::capsule, Rule::distance},
     {"segment_segment", "do two segments of the plane meet", ShapeKind::segment, ShapeKind::segment, Rule::difference},
     {"polygon_point", "is a point in a convex polygon", ShapeKind::polygon, ShapeKind::point, Rule::difference},
     {"polygon_segment", "does a segment meet a convex polygon", ShapeKind::polygon, ShapeKind::segment, Rule::difference}}};

constexpr const QuestionRow& row_of(Question question) { return question_rows[static_cast<std::size_t>(question)]; }

}  // namespace detail

inline constexpr auto question_names = [] {
    std::array<std::string_view, detail::question_count> all{};
    for (std::size_t place = 0; place < all.size(); ++place) all[place] = detail::question_rows[place].name;
    return all;
}();

inline constexpr auto every_question = [] {
    std::array<Question, detail::question_count> all{};
    for (std::size_t place = 0; place < all.size(); ++place) all[place] = static_cast<Question>(place);
    return all;
}();

constexpr std::string_view name_of(Question question) { return detail::row_of(question).name; }

static_assert(name_of(Question::polygon_segment) == "polygon_segment" && every_question.back() == Question::polygon_segment,
              "every question has its row, in their order");

/// What the question asks, in a clause.
constexpr std::string_view decides(Question question) { return detail::row_of(question).decides; }

constexpr Rule rule_of(Question question) { return detail::row_of(question).rule; }

/// Whether one of the shapes is of the kind.
constexpr bool has(ShapeKind kind, Question question) {
    return detail::row_of(question).first == kind || detail::row_of(question).second == kind;
}
/// Whether the distance is compared with a radius; else interiors decide.
constexpr bool has_radius(Question question) { return has_radius(detail::row_of(question).second); }
/// Whether the first shape's core is a polygon.
constexpr bool has_polygon(Question question) { return core_of(detail::row_of(question).first) == CoreKind::polygon; }
/// Whether the first shape's core is a box.
constexpr bool has_box(Question question) { return core_of(detail::row_of(question).first) == CoreKind::box; }
/// Whether both shapes are of one kind.
constexpr bool is_of_one_kind(Question question) { return detail::row_of(question).first == detail::row_of(question).second; }
/// Whether a row says where a segment or a way ends.
constexpr bool has_end(Question question) { return has_end(detail::row_of(question).first) || has_end(detail::row_of(question).second); }
/// Whether the shapes may be nearest in the middle of a side or face: in space a way and a point are not, whose difference is a line.
constexpr bool has_faces(Question question, std::size_t dim) {
    const auto& [name, decides, first, second, rule] = detail::row_of(question);
    return dim < 3 || !has_end(first) || has_end(second);
}
/// Whether a shape has a size or a way that may be zero.
constexpr bool may_be_degenerate(Question question) { return has_box(question) || has_radius(question) || has_end(question); }

}  // namespace tangency
