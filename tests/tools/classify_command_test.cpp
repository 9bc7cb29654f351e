// SPDX-License-Identifier: MIT
// The command line of `tangency classify`: every place of the numbers, every refusal.
#include "classify_command.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "certificate_json.hpp"
#include "classify_answer.hpp"
#include "classify_asked.hpp"
#include "signature_option.hpp"
#include "tangency/judge/refute.hpp"
#include "tangency/properties/input_draws.hpp"

namespace tangency::tools {
namespace {

/// What the whole command does with these arguments, the program's name and `classify` left out.
Outcome command(std::vector<std::string> arguments, const std::string& input = {}) {
    const CommandLine line("", "");
    std::istringstream in(input);
    std::ostringstream out, err;
    add_classify_command(line, in, out, err);
    arguments.insert(arguments.begin(), "classify");
    const int status = line.run(arguments, out, err);
    return {status, out.str(), err.str()};
}

TEST(ClassifyCommand, AnswersTheCaseOnTheCommandLine) {
    for (const std::vector<std::string>& numbers : {std::vector<std::string>{"--", "0", "0", "1", "1", "-4", "5", "5"},
                                                    {"0", "0", "1", "1", "-4", "-5", "5"},
                                                    {"-.5", "0", ".5", "1", "3", "--", "-5", "5"},
                                                    {"-0x0p0", "0", "1", "1", "-0x4p0", "-5e0", "+5"}}) {
        std::vector<std::string> arguments{"--form", "center_half", "--scalar", "f64"};
        arguments.insert(arguments.end(), numbers.begin(), numbers.end());
        const Outcome outcome = command(arguments);
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        EXPECT_EQ(outcome.out, corner_tie_answer + "\n");
    }
}

TEST(ClassifyCommand, TakesItsOptionsBehindTheNumbers) {
    const Outcome outcome = command({"0", "0", "0", "1", "1", "1", "2", "3", "3", "3",  //
                                     "--dim=3", "--json", "--form=center_half", "--scalar=f32"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(nlohmann::json::parse(outcome.out).at("dim"), 3);
}

TEST(ClassifyCommand, ReadsThePipeWithoutNumbers) {
    EXPECT_EQ(command({"--form", "center_half", "--scalar", "f64"}, corner_tie + "\n").out, corner_tie_answer + "\n");
    EXPECT_EQ(command({"--form", "center_half", "--scalar", "f64", "--"}, "bad\n").status, 2);
}

TEST(ClassifyCommand, AnswersRotatedBoxesInTheDimensionThatTheirFormHas) {
    EXPECT_EQ(command({"--form", "center_half_degrees", "--scalar", "f64", "0", "0", "2", "1", "90", "0", "5", "3"}).out,
              "touching region=face relation=touching touches_from_within=no gap_sq=0\n");
    EXPECT_EQ(command({"--form", "center_half_quaternion", "--scalar", "f64", "0", "0", "0", "2", "1", "1", "0", "0", "1", "1", "0", "5",
                       "0", "3"})
                  .out,
              "touching region=face relation=touching touches_from_within=no gap_sq=0\n");
    EXPECT_EQ(command({"--form", "center_half_radians", "--scalar", "f64", "0", "0", "2", "1", "0.5", "0", "5", "3"}).out.substr(0, 29),
              "disjoint region=corner relati");
}

/// What stands behind "certificate": in the answers to those lines, or the numbers on the command line.
std::vector<std::string> certificates(std::vector<std::string> arguments, const std::string& lines) {
    arguments.emplace_back("--certificate");
    std::vector<std::string> all;
    for (const std::string& line : lines_of(command(std::move(arguments), lines).out)) {
        const auto answer = nlohmann::json::parse(line);
        all.push_back(answer.contains("certificate") ? answer.at("certificate").dump() : line);
    }
    return all;
}

TEST(ClassifyCommand, GivesTheCertificateOfEachAnswer) {
    EXPECT_EQ(certificates({"--form", "center_half", "--scalar", "f64"}, corner_tie + "\n0 0 1 1 9 9\n0 0 3 3 0.5 1 0\n"),
              (std::vector<std::string>{R"({"first":["1","1"],"normal":["3","4"],"radii":"5","second":["4","5"]})",
                                        R"({"error":"center_half takes 7 numbers in 2-D (cx cy hx hy px py r), not 6"})",
                                        R"({"first":["1/2","1"],"normal":["0","0"],"radii":"0","second":["1/2","1"]})"}));
    EXPECT_EQ(certificates({"--form", "lo_hi", "--scalar", "f32", "0.1", "0", "1", "1", "4", "5", "0"}, "").front(),
              R"({"first":["1","1"],"normal":["3","4"],"radii":"0","second":["4","5"]})");
    EXPECT_EQ(certificates({"--form", "center_half_axis", "--scalar", "f64", "0", "0", "1", "1", "2", "2", "2", "0", "1"}, "").front(),
              R"({"first":[{"a":"0","b":"1","root":"2"},"0"],"normal":["0","0"],"radii":"1","second":["2","0"]})");
    EXPECT_EQ(certificates({"--form", "center_half_degrees", "--scalar", "f64", "0", "0", "1", "1", "30", "2", "0", "0.5"}, "").front(),
              R"({"first":[{"a":"1/2","b":"1/2","root":"3"},{"a":"1/2","b":"-1/2","root":"3"}],)"
              R"("normal":[{"a":"3/2","b":"-1/2","root":"3"},{"a":"-1/2","b":"1/2","root":"3"}],"radii":"1/2","second":["2","0"]})");
    EXPECT_EQ(certificates({"--question", "box_box", "--form", "lo_hi", "--scalar", "f64"}, "0 1 4 1 2 0 2 3\n").front(),
              R"({"around":[[["9/4","1"],["2","1"]],[["7/4","1"],["2","1"]],[["2","1"],["2","3/4"]],[["2","1"],["2","5/4"]]],)"
              R"("first":["2","1"],"normal":["0","0"],"radii":"0","second":["2","1"]})");
}

TEST(ClassifyCommand, GivesTheCertificateBehindWhatJsonSaysBesides) {
    const std::vector<std::string> asked{"--form", "lo_hi", "--scalar", "f32", "--answer", "distance"};
    std::vector<std::string> with = asked, without = asked;
    with.emplace_back("--certificate");
    without.emplace_back("--json");
    std::string both = command(without, "0 0 1 1 4 5 1\n").out;
    both.insert(both.size() - 2, R"(,"certificate":{"first":["1","1"],"second":["4","5"],"normal":["3","4"],"radii":"1"})");
    EXPECT_EQ(command(with, "0 0 1 1 4 5 1\n").out, both);
}

/// What is read of the text proves what the text says, of every form.
TEST(ClassifyCommand, GivesCertificatesThatProveTheAnswerWhenTheyAreReadAgain) {
    for (const Question question : every_question)
        for (const FormName& form : forms_of(question)) {
            const Signature signature{form.form, ScalarType::f64, form.exists_in(2) ? 2U : 3U, form.orientation, question};
            properties::InputDraws draws(signature, {properties::InputKind::tie, properties::InputKind::ordinary}, 45);
            for (int count = 0; count < 10; ++count) {
                const properties::Input input = draws.next().value().input;
                const auto answer = Json::parse(certified_text(input));
                const std::string said = judge::refute(signature, input.row(), answer.at("verdict").get<std::string>(),
                                                       read_certificate(answer.at("certificate")));
                EXPECT_EQ(said, "") << answer;
            }
        }
}

TEST(ClassifyCommand, RefusesWithOneLineThatSaysTheMend) {
    const std::string forms =
        "give one of center_half, lo_hi, corner_size, corner_size_ball_corner, center_half_radians, center_half_degrees, "
        "center_half_axis, center_half_quaternion, corner_size_radians, corner_size_degrees, corner_size_axis, "
        "corner_size_quaternion, center_size, center_size_radians, center_size_degrees, center_size_axis, center_size_quaternion";
    const struct {
        std::vector<std::string> arguments;
        std::string err;
    } refusals[] = {
        {{"--form", "round"}, "unknown --form 'round'; " + forms},
        {{"--form", "lo_hi", "--scalar", "f80"}, "unknown --scalar 'f80'; give one of f32, f64, i32"},
        {{"--form", "lo_hi", "--scalar", "f32", "--dim", "1"}, "unknown --dim '1'; give one of 2, 3"},
        {{"--form", "center_half_axis", "--scalar", "f32", "--dim", "3"}, "center_half_axis is 2-D only; give --dim 2"},
        {{"--form", "corner_size_quaternion", "--scalar", "f32", "--dim", "2"}, "corner_size_quaternion is 3-D only; give --dim 3"},
        {{"--form", "lo_hi"}, "classify needs --scalar; give one of f32, f64, i32"},
        {{"--form", "lo_hi", "--scalar", "f32", "--jsn"}, "classify has no option '--jsn'; see classify --help"},
        {{"--form", "lo_hi", "--scalar", "f32", "1", "2"}, "lo_hi takes 7 numbers in 2-D (lox loy hix hiy px py r), not 2"},
        {{"--form", "lo_hi", "--scalar", "f32", "0", "0", "1", "1", "0", "0", "-1"}, "r is negative; give zero or more"},
        {{"--form", "lo_hi", "--scalar", "f32", "-inf", "0", "1", "1", "0", "0", "1"}, "lox is infinite; give a finite number"},
        {{"--form", "lo_hi", "--scalar", "f32", "0", "0", "1", "1", "0", "0", ""}, "r: '' is empty; give a number"},
    };
    const Outcome without_form = command({"--scalar", "f32"});
    EXPECT_EQ(without_form.status, 2);
    EXPECT_EQ(without_form.err, "tangency: classify needs --form; give the one whose numbers, in this order, are yours:\n" +
                                    table_of_forms(Question::box_ball));
    for (const auto& [arguments, expected] : refusals) {
        const Outcome outcome = command(arguments);
        EXPECT_EQ(outcome.status, 2) << expected;
        EXPECT_EQ(outcome.err, "tangency: " + expected + "\n");
        EXPECT_EQ(outcome.out, "");
    }
}

}  // namespace
}  // namespace tangency::tools
