// SPDX-License-Identifier: MIT
// Drawings of rotated boxes: where they lie in the world, at every magnitude, and the axis-aligned ones left alone.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <regex>
#include <string>
#include <vector>

#include "../signatures.hpp"
#include "drawn.hpp"
#include "input_frame.hpp"
#include "tangency/reference/rotated/exact_number.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::tools {
namespace {

using properties::Input;
using properties::Source;
using Point = std::array<double, 2>;

// The box's four corners where a viewer of the drawing sees them.
std::array<Point, 4> drawn_corners(const std::string& svg) {
    const double left = attribute(svg, "box", "x");
    const double top = attribute(svg, "box", "y");
    const double right = left + attribute(svg, "box", "width");
    const double bottom = top + attribute(svg, "box", "height");
    std::array<Point, 4> corners{{{left, top}, {right, top}, {right, bottom}, {left, bottom}}};
    std::smatch turn;
    if (!std::regex_search(svg, turn, std::regex(R"(rotate\((\S+) (\S+) (\S+)\))"))) return corners;
    const double angle = std::stod(turn[1]) * std::numbers::pi / 180;  // clockwise, as y runs down
    const Point pivot{std::stod(turn[2]), std::stod(turn[3])};
    for (Point& corner : corners) {
        const double x = corner[0] - pivot[0];
        const double y = corner[1] - pivot[1];
        corner = {pivot[0] + x * std::cos(angle) - y * std::sin(angle), pivot[1] + x * std::sin(angle) + y * std::cos(angle)};
    }
    return corners;
}

TEST(RotatedInputSvg, DrawsTheBoxAsItLiesInTheWorld) {
    // Half extents 2 and 1 about the origin, x side towards (4, 3); the circle about (4, -1).
    const double degrees = std::atan2(3, 4) * 180 / std::numbers::pi;
    const std::vector<Input> inputs{
        {{Form::center_half, ScalarType::f64, 2, Orientation::axis}, {0, 0, 2, 1, 400, 300, 4, -1, 1.5}},
        {{Form::center_half, ScalarType::f64, 2, Orientation::degrees}, {0, 0, 2, 1, degrees - 3600, 4, -1, 1.5}},
        {{Form::corner_size, ScalarType::f64, 2, Orientation::radians}, {-2, -1, 4, 2, std::atan2(3, 4), 4, -1, 1.5}}};
    for (const Input& input : inputs) {
        const std::string svg = draw_input(input).whole;
        const double scale = attribute(svg, "disc", "r") / 1.5;
        const auto drawn = drawn_corners(svg);
        // Top left, top right, bottom right, bottom left of the box before it is rotated.
        const std::array<Point, 4> before{{{-2, 1}, {2, 1}, {2, -1}, {-2, -1}}};
        for (std::size_t i = 0; i < 4; ++i) {
            const double x = before[i][0] * 0.8 - before[i][1] * 0.6;
            const double y = before[i][0] * 0.6 + before[i][1] * 0.8;
            EXPECT_NEAR(drawn[i][0], attribute(svg, "center", "cx") + scale * (x - 4), 0.05) << to_text(input);
            EXPECT_NEAR(drawn[i][1], attribute(svg, "center", "cy") - scale * (y + 1), 0.05) << to_text(input);
        }
    }
}

TEST(RotatedInputSvg, KeepsBoxCircleAndNearestPointInThePanelAndTheGapInScale) {
    Source random(5);
    int measured = 0;
    int boxes = 0;
    constexpr int inputs = TANGENCY_TEST_EFFORT < 0.1 ? 240 : 1200;
    for (int i = 0; i < inputs; ++i) {
        const auto orientation = static_cast<Orientation>(1 + i / 3 % 3);
        const Form form = rotated_forms[static_cast<std::size_t>(i % 3)];
        const Signature signature{form, i % 8 < 4 ? ScalarType::f32 : ScalarType::f64, 2, orientation};
        const Input input = draw_floats(random, signature, properties::Magnitudes::ordinary);
        const InputPicture picture = draw_input(input);
        if (picture.whole.find("box speck") == std::string::npos) {
            for (const Point& corner : drawn_corners(picture.whole))
                for (const double coordinate : corner) {
                    ASSERT_GT(coordinate, 0) << to_text(input);
                    ASSERT_LT(coordinate, panel_side) << to_text(input);
                }
            ++boxes;
        }
        const double drawn_radius = attribute(picture.whole, "disc", "r");
        const double gap = std::abs(properties::find_reference_answer(input).gap_sq.nearest()) /
                           (std::sqrt(properties::find_reference_answer(input).distance_sq.nearest()) + input.row().back());
        if (!picture.zoom || !(drawn_radius > 20) || gap == 0) continue;
        const double length = std::hypot(attribute(picture.contact, "gap", "x2") - attribute(picture.contact, "gap", "x1"),
                                         attribute(picture.contact, "gap", "y2") - attribute(picture.contact, "gap", "y1"));
        const double claimed = std::ldexp(gap * drawn_radius / input.row().back(), *picture.zoom);
        ASSERT_NEAR(length, claimed, 0.01 * claimed + 0.02) << to_text(input);
        ++measured;
    }
    EXPECT_GT(measured, inputs / 30);
    EXPECT_GT(boxes, inputs * 5 / 12);
}

TEST(RotatedInputSvg, DrawsABoxThatIsNotRotatedAsAnAxisAlignedOne) {
    const Input plain{{Form::center_half, ScalarType::f64, 2}, {0.5, 1, 2, 1, 4, -1, 1.5}};
    const Input whole_turns{{Form::center_half, ScalarType::f64, 2, Orientation::degrees}, {0.5, 1, 2, 1, -720, 4, -1, 1.5}};
    const Input along_x{{Form::center_half, ScalarType::f64, 2, Orientation::axis}, {0.5, 1, 2, 1, 3, 0, 4, -1, 1.5}};
    for (const Input& input : {whole_turns, along_x}) {
        EXPECT_EQ(draw_input(input).whole, draw_input(plain).whole);
        EXPECT_EQ(draw_input(input).contact, draw_input(plain).contact);
    }
}

TEST(RotatedInputSvg, DrawsExtremeNumbersWithoutNanOrInfinity) {
    Source random(1);
    std::size_t drawn = 0;
    for (const Signature& signature : rotated_signatures()) {
        const auto& format = properties::format_of(signature.scalar);
        const std::array<double, 7> magnitudes{0,  format.smallest, 3 * format.smallest, 1, 1 + 2 * format.unit_roundoff,
                                               45, format.largest};
        for (int i = 0; i < 150; ++i) {
            Input input{signature};
            for (double& number : input.row()) {
                const double magnitude = random.pick(magnitudes);
                number = magnitude * (random.chance(1, 4) ? -1 : 1);
            }
            if (reference::find_defect<double>(signature, input.row())) continue;
            ASSERT_EQ(flaw_of(draw_input(input)), "") << to_text(input);
            ++drawn;
        }
    }
    EXPECT_GT(drawn, 300U);
}

TEST(RotatedInputSvg, SaysWhoseDirectionsASectionInSpaceShows) {
    const Input input{{Form::center_half, ScalarType::f64, 3, Orientation::quaternion}, {0, 0, 0, 1, 2, 3, 0, 0, 5, 5, 6, 1, 1, 2}};
    const InputPicture picture = draw_input(input);
    EXPECT_NE(picture.caption.find("directions of the rotated box"), std::string::npos) << picture.caption;
    EXPECT_EQ(flaw_of(picture), "");
}

// The distance from the frame's own numbers, against the reference's.
TEST(InputFrame, KeepsADistanceFarBelowTheLastBitOfTheCoordinates) {
    const std::vector<Input> inputs{
        // The circle's centre is 2^-1022 past a face of a box that is 2^900 wide.
        {{Form::center_half, ScalarType::f64, 2, Orientation::axis}, {0, 0, 0x1p900, 1, 0, 1, 0x1p-1022, 0x1p900, 1}},
        {{Form::center_half, ScalarType::f64, 2, Orientation::degrees}, {0, 0, 3, 0, 1e-300, 1, 5e-324, 0}},
        {{Form::corner_size, ScalarType::f64, 2, Orientation::radians}, {0, 0, 3, 0, 5e-324, 2.5, 0, 0}},
    };
    for (const Input& input : inputs) {
        const InputFrame frame = input_frame(input);
        reference::Fraction distance_sq = 0;
        for (const FramedAxis& axis : frame.axes) {
            EXPECT_LE(axis.lo, 0);
            EXPECT_GE(axis.hi, 0);
            distance_sq += axis.center * axis.center;
        }
        const reference::Fraction expected = approximate(properties::find_reference_answer(input).distance_sq.exact());
        EXPECT_LE(abs(reference::Fraction(distance_sq - expected)) * reference::Fraction(0x1p90), expected) << to_text(input);
    }
}

}  // namespace
}  // namespace tangency::tools
