// SPDX-License-Identifier: MIT
// The reference's answers as words: verdict, nearest region, relation.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace tangency::reference {

/// Where d, the distance from the ball's centre to the box (0 inside it), stands to the radius r.
/// Distance alone decides, so a zero-radius circle inside a box is touching.
enum class Verdict {
    disjoint,    ///< d > r
    touching,    ///< d = r
    overlapping  ///< d < r
};

/// The part of the box that holds the point nearest to the ball's centre, named by how many axes
/// the centre lies outside on: none, one, two of three, all (in 1-D an end point is a face).
enum class Region { inside, face, edge, corner };

/// The distance question answered in words.
struct Standing {
    Verdict verdict;
    Region region;

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// Which solid holds which. Holding is asked before touching: a point box on a circle's rim is
/// box_inside_circle. Of two equal point shapes the circle is said to be inside the box.
/// The last four, and crossing, are of two balls.
enum class Relation { disjoint, touching, crossing, circle_inside_box, box_inside_circle, apart, outside_tangent, inside_tangent, inside };

inline constexpr std::array<std::string_view, 3> verdict_names{"disjoint", "touching", "overlapping"};
inline constexpr std::array<std::string_view, 4> region_names{"inside", "face", "edge", "corner"};
inline constexpr std::array<std::string_view, 9> relation_names{
    "disjoint", "touching", "crossing", "circle_inside_box", "box_inside_circle", "apart", "outside_tangent", "inside_tangent", "inside"};

/// Those of a ball and a box.
inline constexpr auto box_ball_relations = std::span(relation_names).first<5>();

constexpr std::string_view name_of(Verdict verdict) { return verdict_names[static_cast<std::size_t>(verdict)]; }
constexpr std::string_view name_of(Region region) { return region_names[static_cast<std::size_t>(region)]; }
constexpr std::string_view name_of(Relation relation) { return relation_names[static_cast<std::size_t>(relation)]; }

/// The relation, and whether the held shape reaches the holder's boundary; false unless one holds the other.
struct Holding {
    Relation relation;
    bool touches_from_within;
};

/// The verdict of a gap's sign, or of its square's.
constexpr Verdict verdict_of_sign(int sign) {
    if (sign > 0) return Verdict::disjoint;
    return sign < 0 ? Verdict::overlapping : Verdict::touching;
}

/// The relation of shapes neither of which is asked to hold the other.
constexpr Relation relation_without_holding(Verdict verdict) {
    if (verdict == Verdict::overlapping) return Relation::crossing;
    return verdict == Verdict::disjoint ? Relation::disjoint : Relation::touching;
}

/// The circle is in the box if it passes no side; the box is in the circle if its farthest corner lies not beyond it.
///   - past_nearest_side: the sign of how far the circle passes the side that it is nearest to passing
///   - past_circle: the sign of how far the box's farthest corner lies beyond the circle
constexpr Holding holding_of(int past_nearest_side, int past_circle, Verdict verdict) {
    if (past_nearest_side <= 0) return {Relation::circle_inside_box, past_nearest_side == 0};
    if (past_circle <= 0) return {Relation::box_inside_circle, past_circle == 0};
    return {relation_without_holding(verdict), false};
}

/// The region of a centre that lies outside the box on `axes_outside` of `dim` axes.
constexpr Region region_of(std::size_t axes_outside, std::size_t dim) {
    if (axes_outside == 0) return Region::inside;
    if (axes_outside == 1) return Region::face;
    return axes_outside == dim ? Region::corner : Region::edge;
}

}  // namespace tangency::reference
