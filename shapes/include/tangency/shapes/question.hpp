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

/// What the question asks, in a clause.
constexpr std::string_view decides(Question question) {
    constexpr std::array<std::string_view, question_names.size()> clauses{
        "does a ball meet a box",
        "do two balls meet",
        "do two boxes along the axes meet",
        "does a segment meet a box",
        "does a ball that moves straight from a to b meet a box on its way",
        "does a disk meet a convex polygon",
        "do two convex polygons meet"};
    return clauses[static_cast<std::size_t>(question)];
}

/// Whether the distance is compared with a radius; else interiors decide.
constexpr bool has_radius(Question question) {
    return question != Question::box_box && question != Question::box_segment && question != Question::polygon_polygon;
}
/// Whether the first shape is a polygon.
constexpr bool has_polygon(Question question) { return question == Question::polygon_ball || question == Question::polygon_polygon; }
/// Whether the first shape is a box.
constexpr bool has_box(Question question) { return question != Question::ball_ball && !has_polygon(question); }
/// Whether a row says where a segment or a way ends.
constexpr bool has_end(Question question) { return question == Question::box_segment || question == Question::box_moving_ball; }
/// Whether the box's own interior has to be met, which a flat box has none of.
constexpr bool asks_for_interior(Question question) { return question == Question::box_segment; }

}  // namespace tangency
