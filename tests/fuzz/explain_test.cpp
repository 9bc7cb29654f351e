// SPDX-License-Identifier: MIT
// From a mutant's crash to numbers as small as the checker's, and from stored cases to inputs of the same verdict.
#include "fuzz/explain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "fuzz/finding.hpp"
#include "fuzz/seeds.hpp"
#include "fuzz_target_option.hpp"
#include "tangency/fuzz/mutation.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/subjects/built_in.hpp"
#include "tangency/subjects/findings.hpp"
#include "vectors/store.hpp"

namespace tangency::tools {
namespace {

using properties::Input;

FuzzTarget reported_of(const std::string& name, const std::string& level = "") {
    FuzzTargetArguments arguments;
    arguments.subject = name;
    arguments.level = level;
    std::ostringstream complaint;
    auto target = read_fuzz_target("fuzz explain", arguments, complaint);
    EXPECT_TRUE(target) << complaint.str();
    return std::move(*target);
}

// An input on which the target is wrong whatever was asked before, the input itself or another: mutated from nothing, as a fuzzer without
// coverage comes upon it.
Found crash_of(FuzzTarget& target, std::uint64_t run) {
    properties::Source random(run);
    std::vector<std::uint8_t> input(fuzz::max_input_size);
    std::size_t size = 0;
    fuzz::FuzzedSubject& fuzzed = target.fuzzed_subjects.front();
    const Signature& signature = fuzzed.subject().signature;
    properties::Input other{signature};
    other.numbers.fill(1);
    for (int round = 0; round < 400'000; ++round) {
        if (round % 50 == 0) size = 0;
        size = fuzz::mutate(input.data(), size, input.size(), static_cast<std::uint32_t>(random.bits()), {&signature, 1});
        const auto is_wrong = [&] { return fuzzed.examine(fuzz::decode(std::span(input).first(size))).has_value(); };
        if (!is_wrong() || !is_wrong()) continue;
        properties::Answers(fuzzed.subject(), std::span(&other, 1));
        if (is_wrong()) return {"crash", std::string(input.begin(), input.begin() + static_cast<std::ptrdiff_t>(size)), false};
    }
    ADD_FAILURE() << target.name << " was not found wrong";
    return {};
}

std::size_t length_of(const properties::Counterexample& counterexample) {
    return properties::to_text(counterexample.instance.inputs[properties::telling_cases(counterexample).front()]).size();
}

// The checker's counterexamples in a short run: their longest, and whether there is any.
std::size_t longest_of_the_checker(const properties::Subject& subject, std::optional<double> band) {
    const properties::TrialOptions options{.effort = 0.02, .band = band, .exhaustive = false};
    const auto result = properties::try_subjects(subject.signature, std::span(&subject, 1), options);
    std::size_t longest = 0;
    for (const properties::Outcome& outcome : result.results[0].outcomes)
        if (outcome.counterexample) longest = std::max(longest, length_of(*outcome.counterexample));
    return longest;
}

// Logic, rounding, range, state and rotated ones, in all forms.
class MutantsCrash : public testing::TestWithParam<const char*> {};

TEST_P(MutantsCrash, IsExplainedInNumbersAsSmallAsTheCheckers) {
    // The checker shrinks the simplest of many violations, a fuzzer the first one: of three runs one gets as far.
    std::size_t shortest = 1000, longest = 0;
    std::string texts;
    for (const std::uint64_t run : {7U, 8U, 9U}) {
        FuzzTarget target = reported_of(GetParam());
        const Explanation explanation = explain_input(target, crash_of(target, run));
        ASSERT_TRUE(explanation.finding) << "what convicts once convicts again";
        const fuzz::FuzzedSubject& fuzzed = target.fuzzed_subjects[explanation.fuzzed];
        const properties::Counterexample& shown = explanation.finding->counterexample;
        shortest = std::min(shortest, length_of(shown));
        if (longest == 0) longest = longest_of_the_checker(fuzzed.subject(), fuzzed.band());
        const std::string text = explanation_text(target, explanation);
        EXPECT_NE(text.find("VIOLATED"), std::string::npos);
        EXPECT_NE(text.find(properties::describe_counterexample(shown, fuzzed.subject().contract).substr(0, 40)), std::string::npos);
        texts += text;
    }
    EXPECT_LE(shortest, longest) << texts;
}

constexpr std::array mutants{// Of every kind, and all there is time for in a sanitized build.
                             "mutant_missing_max", "mutant_half_precision_center", "mutant_difference_overflows",
                             "mutant_alternates_at_ties", "mutant_ignores_the_angle",
                             // More of them.
                             "mutant_swaps_half_extents", "mutant_forgets_third_axis", "mutant_manhattan_distance",
                             "mutant_corner_ties_hit", "mutant_float_in_double", "mutant_absolute_slack_millionth",
                             "mutant_slack_of_64_eps", "mutant_flushes_small_values", "mutant_squares_underflow",
                             "mutant_remembers_answer_for_center", "mutant_turns_the_wrong_way", "mutant_axis_not_normalised",
                             "mutant_quaternion_not_conjugated"};
constexpr std::size_t tried = TANGENCY_TEST_EFFORT < 0.1 ? 5 : mutants.size();

INSTANTIATE_TEST_SUITE_P(OfEveryKind, MutantsCrash, testing::ValuesIn(mutants.begin(), mutants.begin() + tried),
                         [](const auto& mutant) { return std::string(mutant.param); });

TEST(ExplainInput, OfARightFunctionFindsNothing) {
    FuzzTarget target = reported_of("fold");
    properties::Source random(3);
    for (int i = 0; i < 200; ++i) {
        Found found{"input", std::string(static_cast<std::size_t>(random.between(0, 140)), '\0'), false};
        for (char& byte : found.bytes) byte = static_cast<char>(random.between(-128, 127));
        EXPECT_FALSE(explain_input(target, found).finding);
    }
}

TEST(ExplainInput, AccusesNobodyByACertificateThatTheJudgeRefuses) {
    FuzzTarget target = reported_of("mutant_open_ball");
    const Found crash = crash_of(target, 7);
    const auto wrong_radii = [](const Signature& signature, std::span<const double> row) {
        Certificate certificate = reference::find_certificate(signature, row);
        certificate.radii = "12345";
        return certificate;
    };
    try {
        explain_input(target, crash, wrong_radii);
        ADD_FAILURE() << "no alarm";
    } catch (const BadInput& alarm) {
        EXPECT_EQ(
            std::string(alarm.what()).rfind("crash: ALARM, a defect of Tangency itself, please report this line: the judge refuses", 0), 0U)
            << alarm.what();
    }
}

TEST(Seeds, BuildTheInputsOfTheVectorsTheyCameFrom) {
    // Sanitized, reading a file takes a second and more.
    constexpr bool thin = TANGENCY_TEST_EFFORT < 0.1;
    const auto signatures = vectors::signatures_of(Question::box_ball);
    std::size_t count = 0;
    for (std::size_t s = 0; s < signatures.size(); s += thin ? 5 : 1) {
        const Signature& signature = signatures[s];
        if (is_whole(signature.scalar)) continue;  // of which no fuzzer draws
        const auto file = vectors::load_file(std::filesystem::path(TANGENCY_VECTORS) / vectors::file_name(signature));
        for (std::size_t i = 0; i < file.cases.size(); i += thin ? 14 : 7, ++count) {
            const vectors::VectorCase& known = file.cases[i];
            const fuzz::FuzzInput input = fuzz::decode(fuzz::encode(fuzz::input_of(known.input)));
            ASSERT_EQ(fuzz::signature_of(input.signature), signature);
            const Input built = fuzz::draw(input, signature).row;
            ASSERT_TRUE(same_bits(built, known.input)) << known.id << ": " << to_text(built) << " for " << to_text(known.input);
            EXPECT_EQ(reference::find_standing(signature, built.row()).verdict, known.verdict) << known.id;
        }
    }
    EXPECT_GT(count, 300U);
}

TEST(FindingRow, HasTheNextIdTheWitnessAndWhatNoFindingAccountsFor) {
    FuzzTarget target = reported_of("fold", "exact");
    std::erase_if(target.fuzzed_subjects, [](const fuzz::FuzzedSubject& fuzzed) { return fuzzed.subject().signature.dim == 3; });
    // A finding that no finding knows of: fold has never been seen to break P08.
    Explanation explanation{"input", std::nullopt, 0, {}};
    const Input witness{target.fuzzed_subjects[0].subject().signature, {0, 0, 1, 1, 0x1.8p-70, 0.1F, 0.5}};
    fuzz::FuzzFinding finding{properties::find_property("P08"),
                              fuzz::input_of(witness),
                              {verdict_instance(properties::Expectation::verdict, witness), {false}, true}};
    explanation.finding = finding;
    const std::string row = finding_row(target, explanation);
    const std::string next = std::to_string(1000 + subjects::findings().size() + 1).substr(1);
    EXPECT_NE(row.find("{{.id = \"F" + next + "\",\n"), std::string::npos) << row;
    EXPECT_NE(row.find(".witness = {0, 0, 1, 1, 0x1.8p-70, 0x1.99999ap-4, 0.5},\n"), std::string::npos) << row;
    EXPECT_NE(row.find(".answer = false,\n"), std::string::npos) << row;
    EXPECT_NE(row.find("{{\"P08\", Scalars::f32, {\"fold\"}}}},\n"), std::string::npos) << row;
    EXPECT_NE(row.find("// F003 says already that fold breaks P18"), std::string::npos) << row;
}

}  // namespace
}  // namespace tangency::tools
