// SPDX-License-Identifier: MIT
// Rotated boxes asked through classify: forms, ties, angles of every size, errors, and JSON that reads back.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "classify_answer.hpp"
#include "classify_asked.hpp"
#include "numbers.hpp"

namespace tangency::tools {
namespace {

using Json = nlohmann::ordered_json;

constexpr Signature signature_of(Orientation orientation, ScalarType scalar = ScalarType::f64, Form form = Form::center_half) {
    return {form, scalar, orientation == Orientation::quaternion ? 3U : 2U, orientation};
}

std::string verdict(const Signature& signature, const std::string& line) {
    const std::string answer = ask(signature, line);
    return answer.substr(0, answer.find(' '));
}

TEST(ClassifyRotated, DecidesATieInEveryForm) {
    const std::string tie = "touching region=corner relation=touching touches_from_within=no gap_sq=0";
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
        // The corner (1, 2) rotated by a quarter, and the circle of radius 5 about a point (3, 4) beyond it.
        EXPECT_EQ(ask(signature_of(Orientation::degrees, scalar), "0 0 1 2 90 -5 5 5"), tie);
        EXPECT_EQ(ask(signature_of(Orientation::axis, scalar), "0 0 1 2 0 7 -5 5 5"), tie);
        EXPECT_EQ(ask(signature_of(Orientation::radians, scalar), "0 0 2 1 0 5 5 5"), tie);
        EXPECT_EQ(ask(signature_of(Orientation::degrees, scalar, Form::corner_size), "-1 -2 2 4 -270 -5 5 5"), tie);
        EXPECT_EQ(ask(signature_of(Orientation::degrees, scalar, Form::center_size), "0 0 2 4 -270 -5 5 5"), tie);
        EXPECT_EQ(ask(signature_of(Orientation::axis, scalar, Form::center_size), "0 0 2 4 0 3 -5 5 5"), tie);
        EXPECT_EQ(ask(signature_of(Orientation::axis, scalar, Form::corner_size), "-1 -2 2 4 0 3 -5 5 5"), tie);
        EXPECT_EQ(ask(signature_of(Orientation::radians, scalar, Form::corner_size), "-2 -1 4 2 0 5 5 5"), tie);
        EXPECT_EQ(ask(signature_of(Orientation::quaternion, scalar), "0 0 0 1 2 9 0 0 3 3 -5 5 9 5"),
                  "touching region=edge relation=touching touches_from_within=no gap_sq=0");
        EXPECT_EQ(ask(signature_of(Orientation::quaternion, scalar, Form::center_size), "0 0 0 2 4 18 0 0 3 3 -5 5 9 5"),
                  ask(signature_of(Orientation::quaternion, scalar, Form::corner_size), "-1 -2 -9 2 4 18 0 0 3 3 -5 5 9 5"));
        EXPECT_EQ(ask(signature_of(Orientation::quaternion, scalar, Form::corner_size), "-1 -2 -9 2 4 18 0 0 3 3 -5 5 9 5"),
                  "touching region=edge relation=touching touches_from_within=no gap_sq=0");
    }
}

TEST(ClassifyRotated, CancelsTheRootsOfThirtyDegrees) {
    // docs/why/rotated.md: l = (-12 sqrt(3), 12), and 432 + (12 - 9)^2 = 21^2.
    EXPECT_EQ(ask(signature_of(Orientation::degrees), "0 0 0 9 30 -24 0 21"),
              "touching region=corner relation=touching touches_from_within=no gap_sq=0");
}

TEST(ClassifyRotated, ShowsASurdOrAnEnclosureWhereTheGapIsNoFraction) {
    EXPECT_EQ(ask(signature_of(Orientation::degrees), "0 0 1 1 45 2 0 1"),
              "overlapping region=corner relation=crossing touches_from_within=no gap_sq=5 - 4*sqrt(2)");
    const std::string answer = ask(signature_of(Orientation::degrees), "0 0 1 1 10 2 0 1");
    EXPECT_NE(answer.find(" gap_sq=["), std::string::npos) << answer;
    EXPECT_TRUE(answer.ends_with(']')) << answer;
}

TEST(ClassifyRotated, TakesAnglesOfEverySizeAtTheirValue) {
    const Signature degrees = signature_of(Orientation::degrees);
    // The circle of radius 1 at (2, 0) touches the square while it is axis-aligned, and overlaps its corner else.
    const auto by = [](const std::string& angle) { return "0 0 1 1 " + angle + " 2 0 1"; };
    // The double nearest to 1e300 is a multiple of 90, the one nearest to 1e308 is not.
    for (const std::string angle : {"0", "-0", "90", "-90", "360", "-36000", "3.6e15", "1e300"})
        EXPECT_EQ(verdict(degrees, by(angle)), "touching") << angle;
    for (const std::string angle : {"1e-300", "5e-324", "-5e-324", "1e308", "-1e308", "90.00000000000001", "45", "-1"})
        EXPECT_EQ(verdict(degrees, by(angle)), "overlapping") << angle;
    const Signature radians = signature_of(Orientation::radians);
    for (const std::string angle : {"0", "-0"}) EXPECT_EQ(verdict(radians, by(angle)), "touching") << angle;
    for (const std::string angle : {"5e-324", "-5e-324", "1.5707963267948966", "6.283185307179586", "1e300"})
        EXPECT_EQ(verdict(radians, by(angle)), "overlapping") << angle;
    const Signature axis = signature_of(Orientation::axis);
    for (const std::string direction : {"5e-324 0", "0 -1e308", "-3 0"}) EXPECT_EQ(verdict(axis, by(direction)), "touching") << direction;
    EXPECT_EQ(verdict(axis, by("1e308 5e-324")), "overlapping");
}

TEST(ClassifyRotated, RoundsAnAngleToTheScalarFirst) {
    // Only as a float is 90.000001 a quarter turn.
    const std::string line = "0 0 1 1 90.000001 2 0 1";
    EXPECT_EQ(verdict(signature_of(Orientation::degrees, ScalarType::f32), line), "touching");
    EXPECT_EQ(verdict(signature_of(Orientation::degrees), line), "overlapping");
    EXPECT_EQ(verdict(signature_of(Orientation::radians, ScalarType::f32), "0 0 1 1 1e-50 2 0 1"), "touching");
    EXPECT_EQ(verdict(signature_of(Orientation::radians), "0 0 1 1 1e-50 2 0 1"), "overlapping");
}

TEST(ClassifyRotated, NamesTheFieldThatIsNoOrientation) {
    const auto answers = ask_all(signature_of(Orientation::degrees),
                                 "0 0 1 1 nan 2 0 1\n0 0 1 1 inf 2 0 1\n0 0 1 1 30 2 0 -1\n0 0 1 1 1 2 0\n0 0 1 1 0 2 0 1\n");
    ASSERT_EQ(answers.size(), 5U);
    EXPECT_EQ(answers[0], "error: angle is NaN; give a finite number");
    EXPECT_EQ(answers[1], "error: angle is infinite; give a finite number");
    EXPECT_EQ(answers[2], "error: r is negative; give zero or more");
    EXPECT_EQ(answers[3], "error: center_half_degrees takes 8 numbers in 2-D (cx cy hx hy angle px py r), not 7");
    EXPECT_EQ(answers[4], "touching region=face relation=touching touches_from_within=no gap_sq=0");
    EXPECT_EQ(ask(signature_of(Orientation::radians, ScalarType::f32), "0 0 1 1 -inf 2 0 1"),
              "error: angle is infinite; give a finite number");
    EXPECT_EQ(ask(signature_of(Orientation::axis), "0 0 1 1 0 -0 2 0 1"),
              "error: ux, uy are all zero; give a direction of any nonzero length");
    EXPECT_EQ(ask(signature_of(Orientation::axis), "0 0 1 1 1 nan 2 0 1"), "error: uy is NaN; give a finite number");
    EXPECT_EQ(ask(signature_of(Orientation::quaternion), "0 0 0 1 1 1 0 0 0 0 2 0 0 1"),
              "error: qx, qy, qz, qw are all zero; give a direction of any nonzero length");
    // As a float the direction is zero.
    EXPECT_EQ(ask(signature_of(Orientation::axis, ScalarType::f32), "0 0 1 1 1e-60 0 2 0 1"),
              "error: ux, uy are all zero; give a direction of any nonzero length");
}

TEST(ClassifyRotated, JsonReadsBackWithItsFieldsInArgumentOrder) {
    const auto lines = std::vector<std::pair<Signature, std::string>>{
        {signature_of(Orientation::degrees), "0.1 -0 1 1e300 12.5 2 5e-324 1"},
        {signature_of(Orientation::radians, ScalarType::f32), "0.1 0 1 1 -7 2 0 1"},
        {signature_of(Orientation::axis), "0 0 1 1 3 4 2 0 1"},
        {signature_of(Orientation::axis, ScalarType::f32, Form::corner_size), "0 0 1 1 1 1 2 0 1"},
        {signature_of(Orientation::quaternion), "0 0 0 1 1 1 1 2 3 4 2 0 0 1"},
        {{Form::lo_hi, ScalarType::f64, 2}, "-1 -1 1 1 0.3 0 1"},
        {{Form::corner_size_ball_corner, ScalarType::f32, 3}, "0 0 0 1 1 1 2 2 2 0.7"},
    };
    for (const auto& [signature, line] : lines) {
        const std::string answer = ask(signature, line, true);
        const Json json = Json::parse(answer);
        EXPECT_EQ(json.dump(), answer) << "the one compact notation, so no consumer sees a difference";
        const std::vector<std::string> keys{"verdict", "region", "relation", "touches_from_within", "gap_sq", "question", "form",
                                            "scalar",  "dim",    "numbers"};
        std::vector<std::string> seen;
        for (const auto& [key, value] : json.items()) seen.push_back(key);
        EXPECT_EQ(seen, keys);
        EXPECT_EQ(json["form"], form_name(signature));
        EXPECT_EQ(json["scalar"], name_of(signature.scalar));
        EXPECT_EQ(json["dim"], signature.dim);
        const auto names = field_names(signature);
        ASSERT_EQ(json["numbers"].size(), names.size());
        std::istringstream tokens(line);
        std::size_t place = 0;
        for (const auto& [name, number] : json["numbers"].items()) {
            EXPECT_EQ(name, names[place++]);
            std::string token;
            tokens >> token;
            const double expected = read_number(token, signature.scalar).value;
            EXPECT_EQ(number["bits"], bits_text(expected, signature.scalar));
            EXPECT_EQ(read_number(number["decimal"].get<std::string>(), signature.scalar).value, expected);
        }
        const std::string text = ask(signature, line);
        EXPECT_EQ(text, json["verdict"].get<std::string>() + " region=" + json["region"].get<std::string>() + " relation=" +
                            json["relation"].get<std::string>() + " touches_from_within=" + (json["touches_from_within"] ? "yes" : "no") +
                            " gap_sq=" + json["gap_sq"].get<std::string>());
    }
}

}  // namespace
}  // namespace tangency::tools
