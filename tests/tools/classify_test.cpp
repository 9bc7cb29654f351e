// SPDX-License-Identifier: MIT
// The answer to one case, as text and as JSON, and what is said of a line that is no case.
#include "classify.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "classify_asked.hpp"

namespace tangency::tools {
namespace {

TEST(ClassifyAnswer, StartsWithTheVerdictAndSaysTheRest) {
    EXPECT_EQ(ask(plane, "0 0 1 1 -3 0 1.5"), "disjoint region=face relation=disjoint touches_from_within=no gap_sq=7/4");
    EXPECT_EQ(ask(plane, "0 0 4 4 2 0 2"), "overlapping region=inside relation=circle_inside_box touches_from_within=yes gap_sq=-4");
    EXPECT_EQ(ask(plane, "0 0 3 4 0 0 5"), "overlapping region=inside relation=box_inside_circle touches_from_within=yes gap_sq=-25");
    EXPECT_EQ(ask(plane, "0 0 1 1 0 0 -0"), "touching region=inside relation=circle_inside_box touches_from_within=no gap_sq=0");
}

TEST(ClassifyAnswer, IsTheSameCornerTieInEveryFormAndScalar) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
        EXPECT_EQ(ask({Form::center_half, scalar, 2}, "0 0 1 1 4 5 5"), corner_tie_answer);
        EXPECT_EQ(ask({Form::lo_hi, scalar, 2}, "-1 -1 1 1 4 5 5"), corner_tie_answer);
        EXPECT_EQ(ask({Form::corner_size, scalar, 2}, "-1 -1 2 2 4 5 5"), corner_tie_answer);
        EXPECT_EQ(ask({Form::corner_size_ball_corner, scalar, 2}, "-1 -1 2 2 -1 0 5"), corner_tie_answer);
        EXPECT_EQ(ask({Form::center_size, scalar, 2}, "0 0 2 2 4 5 5"), corner_tie_answer);
        EXPECT_EQ(ask({Form::center_size, scalar, 3}, "0 0 0 2 2 2 2 3 3 3"), corner_tie_answer);
        EXPECT_EQ(ask({Form::center_half, scalar, 3}, "0 0 0 1 1 1 2 3 3 3"), corner_tie_answer);
        EXPECT_EQ(ask({Form::lo_hi, scalar, 3}, "-1 -1 -1 1 1 1 2 3 3 3"), corner_tie_answer);
        EXPECT_EQ(ask({Form::corner_size, scalar, 3}, "-1 -1 -1 2 2 2 2 3 3 3"), corner_tie_answer);
        EXPECT_EQ(ask({Form::corner_size_ball_corner, scalar, 3}, "-1 -1 -1 2 2 2 -1 0 0 3"), corner_tie_answer);
    }
}

TEST(ClassifyAnswer, NamesTheEdgeInSpace) {
    EXPECT_EQ(ask({Form::center_half, ScalarType::f32, 3}, "0 0 0 1 1 1 4 5 0 5"),
              "touching region=edge relation=touching touches_from_within=no gap_sq=0");
}

TEST(ClassifyAnswer, TellsTheLastBitFromATie) {
    EXPECT_EQ(ask(plane, "0 0 1 1 2 0 0x1.0000000000001p0").substr(0, 11), "overlapping");
    EXPECT_EQ(ask(plane, "0 0 1 1 2 0 0x1.fffffffffffffp-1").substr(0, 8), "disjoint");
    EXPECT_EQ(ask(plane, "0 0 0 0 5e-324 0 5e-324").substr(0, 8), "touching");
    EXPECT_EQ(ask(plane, "0 0 0 0 1e-323 0 5e-324").substr(0, 8), "disjoint");
}

TEST(ClassifyAnswer, DependsOnTheScalarThatADecimalIsRoundedTo) {
    const std::string tie_only_in_floats = "0 0 0 0 16777217 0 16777216";
    EXPECT_EQ(ask({Form::center_half, ScalarType::f32, 2}, tie_only_in_floats).substr(0, 8), "touching");
    EXPECT_EQ(ask({Form::center_half, ScalarType::f64, 2}, tie_only_in_floats).substr(0, 8), "disjoint");
}

TEST(ClassifyAnswer, AsJsonShowsTheBitsInArgumentOrder) {
    EXPECT_EQ(ask({Form::lo_hi, ScalarType::f32, 2}, "0 -0 1 1 0.1 2 0x3f000000", true),
              R"({"verdict":"disjoint","region":"face","relation":"disjoint","touches_from_within":false,"gap_sq":"3/4",)"
              R"("question":"box_ball","form":"lo_hi","scalar":"f32","dim":2,"numbers":{)"
              R"("lox":{"bits":"0x00000000","decimal":"0"},"loy":{"bits":"0x80000000","decimal":"-0"},)"
              R"("hix":{"bits":"0x3f800000","decimal":"1"},"hiy":{"bits":"0x3f800000","decimal":"1"},)"
              R"("px":{"bits":"0x3dcccccd","decimal":"0.1"},"py":{"bits":"0x40000000","decimal":"2"},)"
              R"("r":{"bits":"0x3f000000","decimal":"0.5"}}})");
}

TEST(ClassifyError, NamesTheFieldOfABadNumber) {
    EXPECT_EQ(ask(plane, "0 0 1 1 1.5x 0 1"), "error: px: '1.5x' is no number; give a decimal, a hexfloat such as 0x1.8p+1 or 0x bits");
    EXPECT_EQ(ask({Form::lo_hi, ScalarType::f32, 2}, "0 0 1 1e39 0 0 1"),
              "error: hiy: '1e39' is too large for f32, whose largest number is 3.4028235e+38");
}

TEST(ClassifyError, NamesTheFieldThatIsNoInput) {
    EXPECT_EQ(ask(plane, "0 0 1 1 0 0 -1"), "error: r is negative; give zero or more");
    EXPECT_EQ(ask(plane, "0 0 1 -1 0 0 1"), "error: hy is negative; give zero or more");
    EXPECT_EQ(ask(plane, "0 NaN 1 1 0 0 1"), "error: cy is NaN; give a finite number");
    EXPECT_EQ(ask(plane, "0 0 1 1 -Infinity 0 1"), "error: px is infinite; give a finite number");
    EXPECT_EQ(ask({Form::lo_hi, ScalarType::f64, 2}, "0 2 1 1 0 0 1"), "error: loy is above its hi side; swap the two");
}

TEST(ClassifyError, SaysHowManyNumbersTheFormTakes) {
    const std::string expected = "error: center_half takes 7 numbers in 2-D (cx cy hx hy px py r), not ";
    EXPECT_EQ(ask(plane, "1 2 3"), expected + "3");
    EXPECT_EQ(ask(plane, ""), expected + "0");
    EXPECT_EQ(ask(plane, corner_tie + " 9"), expected + "8");
}

TEST(ClassifyError, AsJsonIsOneObjectWhateverTheBytes) {
    using namespace std::string_literals;
    const std::string garbage = "\"\\\xff\0 \x1b[31m 1 2 3 4 5"s;
    const auto line = nlohmann::json::parse(ask(plane, garbage, true));
    ASSERT_TRUE(line.is_object());
    EXPECT_EQ(line.size(), 1U);
    EXPECT_EQ(line.at("error").get<std::string>().substr(0, 4), "cx: ");
}

}  // namespace
}  // namespace tangency::tools
