// SPDX-License-Identifier: MIT
// Drawings of inputs: finite and well formed at every magnitude, and true to the exact gap.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "../signatures.hpp"
#include "drawn.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::tools {
namespace {

using properties::Input;
using properties::Source;

// The length of the gap as doubles see it; good for ordinary inputs only.
double gap_of(const Input& input) {
    const auto reference_answer = properties::find_reference_answer(input);
    return std::abs(reference_answer.gap_sq.nearest()) /
           (std::sqrt(reference_answer.distance_sq.nearest()) + reference_answer.radius.nearest());
}

TEST(InputSvg, DrawsExtremeNumbersInEveryFormWithoutNanOrInfinity) {
    Source random(1);
    std::size_t drawn = 0;
    for (const Signature& signature : axis_aligned_signatures()) {
        const auto& format = properties::format_of(signature.scalar);
        const bool wide = signature.scalar == ScalarType::f64;
        const std::array<double, 8> magnitudes{0,
                                               format.smallest,
                                               3 * format.smallest,
                                               wide ? 1e-300 : 0x1p-130,
                                               1,
                                               1 + 2 * format.unit_roundoff,
                                               wide ? 1e300 : 0x1p120,
                                               format.largest};
        for (int i = 0; i < 500; ++i) {
            Input input{signature};
            for (double& number : input.row()) number = random.pick(magnitudes) * (random.chance(1, 4) ? -1 : 1);
            if (reference::find_defect<double>(signature, input.row())) continue;
            ASSERT_EQ(flaw_of(draw_input(input)), "") << to_text(input);
            ++drawn;
        }
    }
    EXPECT_GT(drawn, 2000U);
}

// Beside them the picture has the two nearest points and the dashed line between them.
TEST(InputSvg, DrawsEachShapeByItsCoreAndItsRadius) {
    struct Drawn {
        Question question;
        Form form;
        std::vector<double> numbers;
        std::vector<std::pair<std::string, int>> elements;
    };
    const std::vector<Drawn> pictures{
        {Question::box_point, Form::lo_hi, {0, 0, 4, 4, 7, 8}, {{R"(<rect class="box")", 1}, {R"(<circle class="disc speck")", 2}}},
        {Question::box_moving_ball,
         Form::lo_hi,
         {0, 0, 4, 4, 7, 0, 7, 9, 2},
         {{R"(<rect class="box")", 1}, {R"(<circle class="disc")", 2}, {R"(<line class="way")", 1}, {R"(<line class="gap")", 2}}},
        {Question::segment_ball,
         Form::ends,
         {0, 0, 4, 0, 7, 4, 2},
         {{R"(<line class="box")", 1}, {R"(<circle class="box")", 0}, {R"(<circle class="disc")", 1}, {R"(<line class="way")", 0}}},
        {Question::capsule_ball,
         Form::ends_radius,
         {0, 0, 4, 0, 1, 7, 4, 2},
         {{R"(<line class="box")", 1}, {R"(<circle class="box")", 2}, {R"(<circle class="disc")", 1}, {R"(<line class="way")", 1}}},
        {Question::capsule_capsule,
         Form::ends_radius,
         {0, 0, 4, 0, 1, 7, 4, 9, 9, 2},
         {{R"(<line class="box")", 1}, {R"(<circle class="box")", 2}, {R"(<circle class="disc")", 2}, {R"(<line class="way")", 2}}},
        {Question::segment_segment, Form::ends, {0, 0, 4, 0, 7, 4, 9, 9}, {{R"(<line class="box")", 1}, {R"(<line class="gap")", 2}}},
        {Question::polygon_segment,
         vertices_form(3),
         {0, 0, 4, 0, 0, 4, 7, 4, 9, 9},
         {{R"(<polygon class="box")", 1}, {R"(<line class="gap")", 2}}},
    };
    for (const Drawn& picture : pictures) {
        Input input{{picture.form, ScalarType::f64, 2, Orientation::none, picture.question}};
        std::ranges::copy(picture.numbers, input.row().begin());
        const std::string svg = draw_input(input).whole;
        for (const auto& [element, times] : picture.elements) {
            int found = 0;
            for (std::size_t at = svg.find(element); at != std::string::npos; at = svg.find(element, at + 1)) ++found;
            EXPECT_EQ(found, times) << name_of(picture.question) << ": " << element << " in " << svg;
        }
    }
}

TEST(InputSvg, DrawsGeneratedInputsWithoutNanOrInfinity) {
    Source random(2);
    const std::vector<Signature> signatures = axis_aligned_signatures();
    constexpr auto inputs = static_cast<std::size_t>(20'000 * std::max<double>(TANGENCY_TEST_EFFORT, 0.05));
    for (std::size_t i = 0; i < inputs; ++i) {
        const Signature& signature = signatures[i % signatures.size()];
        const Input input = random.chance(1, 4) ? draw_near_tie(random, signature)
                                                : draw_floats(random, signature, static_cast<properties::Magnitudes>(random.between(0, 2)));
        ASSERT_EQ(flaw_of(draw_input(input)), "") << to_text(input);
    }
}

TEST(InputSvg, SaysTouchesExactlyAtATieAndNowhereElse) {
    Source random(3);
    std::array<int, 2> seen{};
    for (const Signature& signature : axis_aligned_signatures())
        for (int i = 0; i < 100; ++i) {
            const Input input =
                express(random.chance(1, 2) ? draw_lattice_tie(random, signature.dim) : draw_lattice(random, signature.dim), signature);
            const bool tie = properties::find_reference_answer(input).verdict == reference::Verdict::touching;
            const InputPicture picture = draw_input(input);
            const bool says = (picture.whole + picture.contact).find("touches exactly") != std::string::npos;
            ASSERT_EQ(says, tie) << to_text(input);
            ++seen[tie ? 1 : 0];
        }
    EXPECT_GT(seen[0], 100);
    EXPECT_GT(seen[1], 100);
}

TEST(InputSvg, DrawsTheGapAsLongAsTheMagnificationClaims) {
    Source random(4);
    int measured = 0;
    constexpr int inputs = TANGENCY_TEST_EFFORT < 0.1 ? 600 : 3000;
    for (int i = 0; i < inputs; ++i) {
        const Signature signature{static_cast<Form>(i % 4), i % 8 < 4 ? ScalarType::f32 : ScalarType::f64, 2};
        const Input input = draw_floats(random, signature, properties::Magnitudes::ordinary);
        const InputPicture picture = draw_input(input);
        const double drawn_radius = attribute(picture.whole, "disc", "r");
        if (!picture.zoom || !(drawn_radius > 20) || gap_of(input) == 0) continue;
        const double length = std::hypot(attribute(picture.contact, "gap", "x2") - attribute(picture.contact, "gap", "x1"),
                                         attribute(picture.contact, "gap", "y2") - attribute(picture.contact, "gap", "y1"));
        const double scale = drawn_radius / input.numbers[6];
        const double claimed = std::ldexp(gap_of(input) * scale, *picture.zoom);
        ASSERT_NEAR(length, claimed, 0.01 * claimed + 0.02) << to_text(input);
        ASSERT_GT(length, 0.2 * panel_side) << to_text(input);
        ASSERT_LT(length, 0.5 * panel_side) << to_text(input);
        ASSERT_NE(picture.contact.find("× 2^" + std::to_string(*picture.zoom) + "<"), std::string::npos);
        ++measured;
    }
    EXPECT_GT(measured, inputs / 10);
}

TEST(InputSvg, EndsTheGapOnTheRimEvenWhereTheRimIsDrawnAsACurve) {
    // A unit circle from 2^-2 to 2^-40 beyond a corner: the closer, the flatter its rim in the panel.
    int circles = 0;
    int curves = 0;
    for (int exponent = 2; exponent <= 40; ++exponent) {
        const double away = 1 + std::ldexp(1.0, -exponent);
        const Input input{{Form::lo_hi, ScalarType::f64, 2}, {-1, -1, 0, 0, 0.6 * away, 0.8 * away, 1}};
        const std::string svg = draw_input(input).contact;
        const double x = attribute(svg, "gap", "x2");
        const double y = attribute(svg, "gap", "y2");
        std::smatch curve;
        if (const double radius = attribute(svg, "disc", "r"); radius > 0) {
            EXPECT_NEAR(std::hypot(x - attribute(svg, "disc", "cx"), y - attribute(svg, "disc", "cy")), radius, 0.05);
            ++circles;
        } else if (std::regex_search(svg, curve, std::regex(R"(d="M(\S+) (\S+) Q(\S+) (\S+) (\S+) (\S+) L)"))) {
            EXPECT_NEAR(x, (std::stod(curve[1]) + 2 * std::stod(curve[3]) + std::stod(curve[5])) / 4, 0.05);
            EXPECT_NEAR(y, (std::stod(curve[2]) + 2 * std::stod(curve[4]) + std::stod(curve[6])) / 4, 0.05);
            ++curves;
        }
    }
    EXPECT_GT(circles, 2);
    EXPECT_GT(curves, 30);
}

TEST(InputSvg, TellsWhatIsTooSmallToSee) {
    const Input tiny_circle{{Form::center_half, ScalarType::f64, 2}, {0, 0, 1, 1, 2, 0, 0x1p-60}};
    EXPECT_NE(draw_input(tiny_circle).caption.find("The circle is too small to see"), std::string::npos);
    const Input tiny_box{{Form::center_half, ScalarType::f64, 2}, {0, 0, 0x1p-60, 0x1p-60, 1, 0, 1}};
    EXPECT_NE(draw_input(tiny_box).caption.find("The box is too small to see"), std::string::npos);
    const Input plain{{Form::center_half, ScalarType::f64, 2}, {0, 0, 1, 1, 3, 0, 1}};
    EXPECT_EQ(draw_input(plain).caption.find("too small"), std::string::npos);
}

TEST(InputSvg, MagnifiesATieUntilTheSmallerShapeIsSeen) {
    const Input input{{Form::lo_hi, ScalarType::f64, 2}, {0, 0, 0x1p-40, 0x1p-40, -1, 0, 1}};
    const InputPicture picture = draw_input(input);
    ASSERT_TRUE(picture.zoom);
    EXPECT_GT(attribute(picture.contact, "box", "width"), 0.2 * panel_side);
    EXPECT_LT(attribute(picture.contact, "box", "width"), 0.5 * panel_side);
}

TEST(InputSvg, DrawsTheDistanceOfA3DCornerInItsTrueLength) {
    // The centre is (2, 3, 6) from the corner, 7 away; the radius is 5, so the gap is two fifths of it.
    const Input input{{Form::lo_hi, ScalarType::f32, 3}, {-1, -1, -1, 0, 0, 0, 2, 3, 6, 5}};
    const InputPicture picture = draw_input(input);
    const std::string& svg = picture.zoom ? picture.contact : picture.whole;
    const double length =
        std::hypot(attribute(svg, "gap", "x2") - attribute(svg, "gap", "x1"), attribute(svg, "gap", "y2") - attribute(svg, "gap", "y1"));
    const double radius = std::ldexp(attribute(picture.whole, "disc", "r"), picture.zoom.value_or(0));
    EXPECT_NEAR(length / radius, 0.4, 0.001);
    EXPECT_NE(picture.caption.find("the nearest corner and the z axis"), std::string::npos) << picture.caption;
}

}  // namespace
}  // namespace tangency::tools
