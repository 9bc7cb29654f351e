// SPDX-License-Identifier: MIT
// A known bug is named where it shows, and for nothing that ordinary methods do as well.
#include "tangency/subjects/nearest_mutant.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>

#include "tangency/properties/callable.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::subjects {
namespace {

std::string name_for(const properties::Subject& subject) {
    const auto nearest_mutant = find_nearest_mutant(subject, properties::default_band(subject.signature));
    return nearest_mutant ? nearest_mutant->mutant->subject.name : "none";
}

TEST(NearestMutant, NamesNothingForARoundingThatEveryMethodHas) {
    for (const char* name : {"fold_fma", "degrees_reduced"})
        for (const BuiltIn& method : methods())
            if (method.subject.name == name && method.subject.signature.dim == 2) {
                EXPECT_EQ(name_for(method.subject), "none") << name;
            }
}

// A function that is fold but for a rare habit of its own shares with the mutants that are fold beside their
// defect only what fold gets wrong.
TEST(NearestMutant, NamesNoMutantForTheMethodBesideItsDefect) {
    const auto wraps = [](float cx, float cy, float hx, float hy, float px, float py, float r) {
        float away = px - cx;
        if (away > 2048) away -= 4096;
        if (away < -2048) away += 4096;
        const float dx = std::max(std::fabs(away) - hx, 0.0F), dy = std::max(std::fabs(py - cy) - hy, 0.0F);
        return dx * dx + dy * dy <= r * r;
    };
    const auto ties = [](float cx, float cy, float hx, float hy, float px, float py, float r) {
        const float dx = std::max(std::fabs(px - cx) - hx, 0.0F), dy = std::max(std::fabs(py - cy) - hy, 0.0F);
        return dx * dx + dy * dy <= r * r && !(r == 13 && dx * dx + dy * dy == 169 && dx > 0 && dy > 0);
    };
    EXPECT_NE(name_for(properties::subject_of<Signature{Form::center_half, ScalarType::f32, 2, Orientation::none}>(
                  "wraps", Contract::closed, wraps)),
              "mutant_hits_on_nan");
    EXPECT_NE(name_for(properties::subject_of<Signature{Form::center_half, ScalarType::f32, 2, Orientation::none}>("ties", Contract::closed,
                                                                                                                   ties)),
              "mutant_hits_on_nan");
}

float overshoot(float center, float box_center, float half) { return std::max(std::fabs(center - box_center) - half, 0.0F); }

template <class Function>
properties::Subject plane(const char* name, Function function) {
    return properties::subject_of<Signature{Form::center_half, ScalarType::f32, 2, Orientation::none}>(name, Contract::closed, function);
}

// What is nothing but the other contract explains no function whose contract is looked for.
TEST(NearestMutant, SaysThatABugIsNothingButAnotherContract) {
    const auto closed = [](float cx, float cy, float hx, float hy, float px, float py, float r) {
        const float u = overshoot(px, cx, hx), v = overshoot(py, cy, hy);
        return u * u + v * v <= r * r;
    };
    const auto bounds = [](float cx, float cy, float hx, float hy, float px, float py, float r) {
        return overshoot(px, cx, hx) < r && overshoot(py, cy, hy) < r;
    };
    const auto near_to = [](auto function) {
        const auto subject = properties::subject_of<Signature{Form::center_half, ScalarType::f32, 2, Orientation::none}>(
            "function", Contract::open, function);
        return find_nearest_mutant(subject, properties::default_band(subject.signature));
    };
    ASSERT_TRUE(near_to(closed) && near_to(bounds));
    EXPECT_TRUE(near_to(closed)->is_another_contract) << near_to(closed)->mutant->subject.name;
    EXPECT_FALSE(near_to(bounds)->is_another_contract) << near_to(bounds)->mutant->subject.name;
}

// A known bug that explains a part of the wrong answers would send its reader the wrong way.
TEST(NearestMutant, NamesNothingForTwoDefectsOfWhichNoMutantHasBoth) {
    const auto open_and_no_low_side = [](float cx, float cy, float hx, float hy, float px, float py, float r) {
        const float u = std::max(px - cx - hx, 0.0F), v = std::max(py - cy - hy, 0.0F);
        return u * u + v * v < r * r;
    };
    const auto open_and_no_corners = [](float cx, float cy, float hx, float hy, float px, float py, float r) {
        return overshoot(px, cx, hx) < r && overshoot(py, cy, hy) < r;
    };
    const auto swapped_and_manhattan = [](float cx, float cy, float hx, float hy, float px, float py, float r) {
        return overshoot(px, cx, hy) + overshoot(py, cy, hx) <= r;
    };
    const auto no_corners_and_misses_inside = [](float cx, float cy, float hx, float hy, float px, float py, float r) {
        const float u = overshoot(px, cx, hx), v = overshoot(py, cy, hy);
        return u + v > 0 && u <= r && v <= r;
    };
    const auto open_and_far_world = [](float cx, float cy, float hx, float hy, float px, float py, float r) {
        const float u = overshoot(px, cx, hx), v = overshoot(py, cy, hy);
        return std::fabs(px) > 4096 ? u <= r && v <= r : u * u + v * v < r * r;
    };
    EXPECT_EQ(name_for(plane("open_and_no_low_side", open_and_no_low_side)), "none");
    EXPECT_EQ(name_for(plane("open_and_no_corners", open_and_no_corners)), "none");
    EXPECT_EQ(name_for(plane("swapped_and_manhattan", swapped_and_manhattan)), "none");
    EXPECT_EQ(name_for(plane("no_corners_and_misses_inside", no_corners_and_misses_inside)), "none");
    EXPECT_EQ(name_for(plane("open_and_far_world", open_and_far_world)), "none");
}

TEST(NearestMutant, NamesNothingForABugThatNoMutantHas) {
    const auto hexagon = [](float cx, float cy, float hx, float hy, float px, float py, float r) {
        const float u = overshoot(px, cx, hx), v = overshoot(py, cy, hy);
        return std::max(v, 0.5F * v + 0.866F * u) <= r;
    };
    const auto odd_widths = [](float cx, float cy, float hx, float hy, float px, float py, float r) {
        const float u = overshoot(px, cx, hx), v = overshoot(py, cy, hy);
        return std::fmod(hx, 2.0F) != 1 && u * u + v * v <= r * r;
    };
    const auto lower_left_only = [](float cx, float cy, float hx, float hy, float px, float py, float r) {
        const float u = overshoot(px, cx, hx), v = overshoot(py, cy, hy);
        return u * u + v * v <= r * r && (px <= cx || py <= cy || u + v <= r);
    };
    EXPECT_EQ(name_for(plane("hexagon", hexagon)), "none");
    EXPECT_EQ(name_for(plane("odd_widths", odd_widths)), "none");
    EXPECT_EQ(name_for(plane("lower_left_only", lower_left_only)), "none");
}

// The same bug in another arithmetic, form, scalar or contract is named, with the shares that it has.
TEST(NearestMutant, NamesTheSameBugWrittenOtherwise) {
    const auto box_of_the_circle = [](double x, double y, double w, double h, double px, double py, double r) {
        return px - r <= x + w && px + r >= x && py - r <= y + h && py + r >= y;
    };
    const auto subject = properties::subject_of<Signature{Form::corner_size, ScalarType::f64, 2, Orientation::none}>(
        "box_of_the_circle", Contract::closed, box_of_the_circle);
    const auto near = find_nearest_mutant(subject, properties::default_band(subject.signature));
    ASSERT_TRUE(near);
    EXPECT_TRUE(near->mutant->subject.name == "mutant_skips_vertex_axis" || near->mutant->subject.name == "mutant_corner_as_bounding_box")
        << near->mutant->subject.name;
    EXPECT_GE(near->wrong, least_wrong);
    EXPECT_GE(static_cast<double>(near->same), least_share * static_cast<double>(near->wrong));
    EXPECT_LE(near->same, near->wrong);
    EXPECT_EQ(hint_text(properties::KnownBug{"mutant_x", "does x", "a library", 100, 97, 3}),
              "looks like the known bug mutant_x: does x (seen in a library); it gives the same wrong answer on "
              "97 of 100 inputs that "
              "the function gets wrong, and is wrong on 3 more");
}

template <Form form, ScalarType scalar, Orientation orientation, class Function>
std::string name_in_plane(Contract contract, Function function) {
    return name_for(properties::subject_of<Signature{form, scalar, 2, orientation}>("function", contract, function));
}

// The box rotated by a function of the angle, the ball seen from it.
template <class RadiansOf>
auto rotated_by(RadiansOf radians_of) {
    return [radians_of](double cx, double cy, double hx, double hy, double angle, double px, double py, double r) {
        const double c = std::cos(radians_of(angle)), s = std::sin(radians_of(angle)), x = px - cx, y = py - cy;
        const double u = std::max(std::fabs(c * x + s * y) - hx, 0.0), v = std::max(std::fabs(c * y - s * x) - hy, 0.0);
        return u * u + v * v <= r * r;
    };
}

// The mutant is of center_half_degrees in float.
TEST(NearestMutant, NamesARotationTheWrongWayWhateverTheEncodingOfTheAngle) {
    constexpr double degree = 0.017453292519943295;
    const auto as_corner = [](auto centered) {
        return [centered](double x, double y, double w, double h, double angle, double px, double py, double r) {
            return centered(x + w / 2, y + h / 2, w / 2, h / 2, angle, px, py, r);
        };
    };
    const auto back_by_degrees = rotated_by([](double angle) { return -angle * degree; });
    const auto back = rotated_by([](double angle) { return -angle; });
    const auto degrees_as_radians = rotated_by([](double angle) { return angle; });
    EXPECT_EQ((name_in_plane<Form::center_half, ScalarType::f64, Orientation::degrees>(Contract::closed, back_by_degrees)),
              "mutant_turns_the_wrong_way");
    EXPECT_EQ((name_in_plane<Form::corner_size, ScalarType::f64, Orientation::degrees>(Contract::closed, as_corner(back_by_degrees))),
              "mutant_turns_the_wrong_way");
    EXPECT_EQ((name_in_plane<Form::center_half, ScalarType::f64, Orientation::radians>(Contract::closed, back)),
              "mutant_turns_the_wrong_way");
    EXPECT_EQ((name_in_plane<Form::center_half, ScalarType::f64, Orientation::degrees>(Contract::closed, degrees_as_radians)),
              "mutant_takes_degrees_for_radians");
    EXPECT_EQ((name_in_plane<Form::corner_size, ScalarType::f64, Orientation::degrees>(Contract::closed, as_corner(degrees_as_radians))),
              "mutant_takes_degrees_for_radians");
}

// Boxes of no extent touch as these mutants of floats read them, and there a double answers otherwise.
TEST(NearestMutant, NamesABugWhoseOwnTiesRoundOtherwiseInDouble) {
    const auto mirrored_normal = [](double cx, double cy, double hx, double hy, double ux, double uy, double px, double py, double r) {
        const double length = std::hypot(ux, uy), c = ux / length, s = uy / length, x = px - cx, y = py - cy;
        const double u = std::max(std::fabs(c * x + s * y) - hx, 0.0), v = std::max(std::fabs(s * x + c * y) - hy, 0.0);
        return u * u + v * v <= r * r;
    };
    const auto about_the_corner = [](double x, double y, double w, double h, double angle, double px, double py, double r) {
        const double c = std::cos(angle * 0.017453292519943295), s = std::sin(angle * 0.017453292519943295);
        const double across = c * (px - x) + s * (py - y), along = c * (py - y) - s * (px - x);
        const double u = std::max({-across, across - w, 0.0}), v = std::max({-along, along - h, 0.0});
        return u * u + v * v <= r * r;
    };
    EXPECT_EQ((name_in_plane<Form::center_half, ScalarType::f64, Orientation::axis>(Contract::closed, mirrored_normal)),
              "mutant_axis_normal_without_a_sign");
    EXPECT_EQ((name_in_plane<Form::corner_size, ScalarType::f64, Orientation::degrees>(Contract::closed, about_the_corner)),
              "mutant_turns_about_the_corner");
}

// A mutant that stores whole centres cannot be asked about odd sides: rounded, its boxes would be others.
TEST(NearestMutant, NamesNothingForWhatOnlyRoundingToWholeNumbersMakesAlike) {
    const auto middle_in_int = [](int lox, int loy, int hix, int hiy, int px, int py, int r) {
        const int dx = std::max(std::abs(px - (lox + hix) / 2) - (hix - lox) / 2, 0);
        const int dy = std::max(std::abs(py - (loy + hiy) / 2) - (hiy - loy) / 2, 0);
        return dx * dx + dy * dy <= r * r;
    };
    EXPECT_EQ((name_in_plane<Form::lo_hi, ScalarType::i32, Orientation::none>(Contract::closed, middle_in_int)), "none");
}

TEST(NearestMutant, NamesABugOfBoxesAlongTheAxesInRotatedOnesAndInSpace) {
    const auto no_corners = [](double cx, double cy, double hx, double hy, double angle, double px, double py, double r) {
        const double c = std::cos(angle), s = std::sin(angle), x = px - cx, y = py - cy;
        return std::fabs(c * x + s * y) - hx <= r && std::fabs(c * y - s * x) - hy <= r;
    };
    const std::string rotated = name_in_plane<Form::center_half, ScalarType::f64, Orientation::radians>(Contract::closed, no_corners);
    EXPECT_TRUE(rotated == "mutant_skips_vertex_axis" || rotated == "mutant_corner_as_bounding_box") << rotated;
    const auto forgets_square = [](double x, double y, double r, double u, double v, double s) {
        return (u - x) * (u - x) + (v - y) * (v - y) <= r + s;  // the mutant is of balls in space
    };
    const auto balls = properties::subject_of<Signature{Form::center_radius, ScalarType::f64, 2, Orientation::none, Question::ball_ball}>(
        "balls", Contract::closed, forgets_square);
    EXPECT_EQ(name_for(balls), "mutant_circles_forget_square");
}

// The mutant is of five vertices, and of float.
TEST(NearestMutant, NamesABugOfPolygonsWhateverTheNumberOfVertices) {
    const auto counterclockwise_alone = [](const Polygon<double>& polygon, const Ball<double, 2>& ball) {
        bool inside = true;
        double least = HUGE_VAL;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const auto &from = polygon[i], &to = polygon.after(i);
            const double ex = to[0] - from[0], ey = to[1] - from[1], x = ball.center[0] - from[0], y = ball.center[1] - from[1];
            inside = inside && ex * y - ey * x >= 0;
            const double t = std::clamp((x * ex + y * ey) / (ex * ex + ey * ey), 0.0, 1.0), u = x - t * ex, v = y - t * ey;
            least = std::min(least, u * u + v * v);
        }
        return inside || least <= ball.radius * ball.radius;
    };
    const auto name_of = [&]<int vertices>() {
        constexpr Signature signature{vertices_form(vertices), ScalarType::f64, 2, Orientation::none, Question::polygon_ball};
        return name_for(properties::subject_of<signature>("disk", Contract::closed, counterclockwise_alone));
    };
    EXPECT_EQ(name_of.operator()<3>(), "mutant_disk_counterclockwise_alone");
    EXPECT_EQ(name_of.operator()<4>(), "mutant_disk_counterclockwise_alone");
    EXPECT_EQ(name_of.operator()<8>(), "mutant_disk_counterclockwise_alone");
}

// The mutant is of the open contract.
TEST(NearestMutant, NamesABugUnderTheOtherContract) {
    const auto corner_for_center = [](double x, double y, double w, double h, double px, double py, double r) {
        const double u = px - std::clamp(px, x, x + w), v = py - std::clamp(py, y, y + h);
        return u * u + v * v <= r * r;
    };
    EXPECT_EQ((name_in_plane<Form::corner_size_ball_corner, ScalarType::f64, Orientation::none>(Contract::closed, corner_for_center)),
              "mutant_takes_ball_corner_for_center");
    // The mutant is half open: how far beside ties both are asked must not decide what the wrong angle makes of the box.
    const auto degrees_for_radians = [](double cx, double cy, double hx, double hy, double angle, double px, double py) {
        const double c = std::cos(angle), s = std::sin(angle), x = px - cx, y = py - cy;
        return std::fabs(c * x + s * y) <= hx && std::fabs(c * y - s * x) <= hy;
    };
    const auto subject =
        properties::subject_of<Signature{Form::center_half, ScalarType::f64, 2, Orientation::degrees, Question::box_point}>(
            "function", Contract::closed, degrees_for_radians);
    EXPECT_EQ(name_for(subject), "mutant_box_point_degrees_for_radians");
}

// Of a corner and a size other boxes come of it than of the centre and half extents that the mutants are given.
TEST(NearestMutant, NamesAMisreadingInAnEncodingThatNoMutantOfItHas) {
    const auto by_corner = [](auto sizes) {
        return [sizes](double x, double y, double w, double h, double px, double py, double r) {
            const auto [width, height] = sizes(w, h);
            const double u = px - std::clamp(px, x, x + width), v = py - std::clamp(py, y, y + height);
            return u * u + v * v < r * r;
        };
    };
    const auto swapped = by_corner([](double w, double h) { return std::pair(h, w); });
    const auto wide = by_corner([](double w, double) { return std::pair(w, w); });
    EXPECT_EQ((name_in_plane<Form::corner_size, ScalarType::f64, Orientation::none>(Contract::open, swapped)), "mutant_swaps_half_extents");
    EXPECT_EQ((name_in_plane<Form::corner_size, ScalarType::f64, Orientation::none>(Contract::open, wide)), "mutant_x_extent_for_y");
    const auto half_of_a_size = [](const auto& one, const auto& other) {
        bool meet = true;
        for (std::size_t axis = 0; axis < 3; ++axis)
            meet = meet && one.corner[axis] <= other.corner[axis] + other.extent[axis] / 2 &&
                   other.corner[axis] <= one.corner[axis] + one.extent[axis] / 2;
        return meet;
    };
    const auto boxes = properties::subject_of<Signature{Form::corner_size, ScalarType::f64, 3, Orientation::none, Question::box_box}>(
        "boxes", Contract::closed, half_of_a_size);
    EXPECT_EQ(name_for(boxes), "mutant_boxes_extent_for_half");
}

// As a stranger's function every mutant gets its own name, that of one which answers alike on everything compared,
// or none where it is hardly ever wrong.
TEST(NearestMutant, NamesAMutantForItselfOrOneThatAnswersAlike) {
    std::size_t own = 0, named = 0;
    for (const Mutant& mutant : mutants()) {
        if (mutant.subject.signature.orientation != Orientation::none) continue;
        const auto near = find_nearest_mutant(mutant.subject, properties::default_band(mutant.subject.signature));
        if (!near) continue;
        ++named;
        own += near->mutant == &mutant;
        if (near->mutant != &mutant) {
            EXPECT_EQ(near->same, near->wrong) << mutant.subject.name << " as " << near->mutant->subject.name;
            EXPECT_EQ(near->more, 0U) << mutant.subject.name << " as " << near->mutant->subject.name;
        }
    }
    EXPECT_GE(named, 90U);
    EXPECT_GE(own, 80U);
}

TEST(NearestMutant, NamesAMutantForItself) {
    for (const char* name : {"mutant_skips_vertex_axis", "mutant_manhattan_distance", "mutant_open_ball", "mutant_float_in_double",
                             "mutant_swaps_half_extents", "mutant_turns_the_wrong_way", "mutant_quaternion_not_conjugated"})
        for (const Mutant& mutant : mutants())
            if (mutant.subject.name == name) {
                EXPECT_EQ(name_for(mutant.subject), name);
            }
}

}  // namespace
}  // namespace tangency::subjects
