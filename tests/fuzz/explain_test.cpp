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
#include "tangency/fuzz/construction.hpp"
#include "tangency/fuzz/mutation.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/subjects/built_in.hpp"
#include "vectors/store.hpp"

namespace tangency::tools {
namespace {

using properties::Case;

Accused accused_of(const std::string& name, const std::string& level = "") {
    AccusedWords words;
    words.subject = name;
    words.level = level;
    std::ostringstream complaint;
    auto accused = read_accused("fuzz explain", words, complaint);
    EXPECT_TRUE(accused) << complaint.str();
    return std::move(*accused);
}

// An input on which the accused is wrong: random bytes, mutated, as a fuzzer without coverage comes upon it.
Found crash_of(Accused& accused) {
    properties::Source random(7);
    std::vector<std::uint8_t> input(fuzz::max_input_size);
    for (std::uint8_t& byte : input) byte = static_cast<std::uint8_t>(random.bits() >> 40);
    std::size_t size = input.size();
    fuzz::Hunt& hunt = accused.hunts.front();
    const Signature& signature = hunt.subject().signature;
    for (int round = 0; round < 400'000; ++round) {
        if (round % 50 == 0)
            for (std::uint8_t& byte : input) byte = static_cast<std::uint8_t>(random.bits() >> 40);
        size = fuzz::mutate(input.data(), size, input.size(), static_cast<std::uint32_t>(random.bits()));
        const fuzz::Construction construction = fuzz::decode(std::span(input).first(size));
        const fuzz::Draft draft = fuzz::build(construction, signature);
        if (hunt.examine(draft, fuzz::chosen_property(construction, signature, draft)))
            return {"crash", std::string(input.begin(), input.begin() + static_cast<std::ptrdiff_t>(size)), false};
    }
    ADD_FAILURE() << accused.name << " was not found wrong";
    return {};
}

std::size_t length_of(const properties::Counterexample& counterexample) {
    return properties::to_text(counterexample.instance.inputs[properties::telling_cases(counterexample).front()])
        .size();
}

// The checker's counterexamples in a short run: their longest, and whether there is any.
std::size_t longest_of_the_checker(const properties::Subject& subject, std::optional<double> band) {
    properties::TrialOptions options;
    options.effort = 0.02;
    options.exhaustive = false;
    options.band = band;
    const auto result = properties::try_subjects(subject.signature, std::span(&subject, 1), options);
    std::size_t longest = 0;
    for (const properties::Outcome& outcome : result.results[0].outcomes)
        if (outcome.counterexample) longest = std::max(longest, length_of(*outcome.counterexample));
    return longest;
}

// Logic, rounding, range, state and turned ones, in all forms.
class MutantsCrash : public testing::TestWithParam<const char*> {};

TEST_P(MutantsCrash, IsExplainedInNumbersAsSmallAsTheCheckers) {
    Accused accused = accused_of(GetParam());
    const Explanation explanation = explain_input(accused, crash_of(accused));
    ASSERT_TRUE(explanation.charge) << "what convicts once convicts again";
    const fuzz::Hunt& hunt = accused.hunts[explanation.hunt];
    const properties::Counterexample& shown = explanation.charge->counterexample;
    EXPECT_LE(length_of(shown), longest_of_the_checker(hunt.subject(), hunt.band()))
        << explanation_text(accused, explanation);
    const std::string text = explanation_text(accused, explanation);
    EXPECT_NE(text.find("VIOLATED"), std::string::npos);
    EXPECT_NE(text.find(properties::describe_counterexample(shown, hunt.subject().contract).substr(0, 40)),
              std::string::npos);
}

constexpr std::array mutants{// Of every kind, and all there is time for in a sanitized build.
                             "mutant_missing_max", "mutant_half_precision_center", "mutant_difference_overflows",
                             "mutant_alternates_at_ties", "mutant_ignores_the_angle",
                             // More of them.
                             "mutant_swaps_half_extents", "mutant_forgets_third_axis", "mutant_manhattan_distance",
                             "mutant_corner_ties_hit", "mutant_float_in_double", "mutant_absolute_slack_millionth",
                             "mutant_slack_of_64_eps", "mutant_flushes_small_values", "mutant_squares_underflow",
                             "mutant_remembers_answer_for_center", "mutant_turns_the_wrong_way",
                             "mutant_axis_not_normalised", "mutant_quaternion_not_conjugated"};
constexpr std::size_t tried = TANGENCY_TEST_EFFORT < 0.1 ? 5 : mutants.size();

INSTANTIATE_TEST_SUITE_P(OfEveryKind, MutantsCrash, testing::ValuesIn(mutants.begin(), mutants.begin() + tried),
                         [](const auto& mutant) { return std::string(mutant.param); });

TEST(ExplainInput, OfARightFunctionFindsNothing) {
    Accused accused = accused_of("fold");
    properties::Source random(3);
    for (int i = 0; i < 200; ++i) {
        Found found{"input", std::string(static_cast<std::size_t>(random.between(0, 140)), '\0'), false};
        for (char& byte : found.bytes) byte = static_cast<char>(random.between(-128, 127));
        EXPECT_FALSE(explain_input(accused, found).charge);
    }
}

TEST(LatticeOf, FindsTheSceneOfEveryFormAndNothingWhereNumbersAreFree) {
    for (const Signature& signature : fuzz::played_signatures()) {
        if (signature.turning != Turning::none) continue;
        properties::LatticeScene scene;
        scene.dim = signature.dim;
        scene.box_center = {3, -2, 5};
        scene.half_extent = {4, 0, 1};
        scene.center = {-1, 7, 6};
        scene.radius = 3;
        scene.exponent = -3;
        for (std::size_t axis = scene.dim; axis < 3; ++axis)
            scene.box_center[axis] = scene.half_extent[axis] = scene.center[axis] = 0;
        Case row = express(scene, signature);
        const auto found = lattice_of(row);
        ASSERT_TRUE(found) << to_text(row);
        EXPECT_TRUE(same_bits(express(*found, signature), row));
        row.numbers[0] = 0.1F;
        EXPECT_FALSE(lattice_of(row));
    }
}

TEST(Seeds, BuildTheScenesOfTheVectorsTheyCameFrom) {
    // Sanitized, reading a file takes a second and more.
    constexpr bool thin = TANGENCY_TEST_EFFORT < 0.1;
    const auto signatures = vectors::all_signatures();
    std::size_t count = 0;
    for (std::size_t s = 0; s < signatures.size(); s += thin ? 5 : 1) {
        const Signature& signature = signatures[s];
        const auto file =
            vectors::load_file(std::filesystem::path(TANGENCY_VECTORS) / vectors::file_name(signature));
        for (std::size_t i = 0; i < file.cases.size(); i += thin ? 14 : 7, ++count) {
            const vectors::VectorCase& known = file.cases[i];
            const std::string seed = seed_of(known.scene);
            const std::vector<std::uint8_t> bytes(seed.begin(), seed.end());
            ASSERT_EQ(fuzz::signature_of(bytes[0]), signature);
            const Case built = row_of(fuzz::build(fuzz::decode(bytes), signature), signature);
            ASSERT_TRUE(same_bits(built, known.scene))
                << known.id << ": " << to_text(built) << " for " << to_text(known.scene);
            EXPECT_EQ(reference::find_standing(signature, built.row()).verdict, known.verdict) << known.id;
        }
    }
    EXPECT_GT(count, 300U);
}

TEST(FindingRow, HasTheNextIdTheWitnessAndWhatNoFindingAccountsFor) {
    Accused accused = accused_of("fold", "exact");
    std::erase_if(accused.hunts, [](const fuzz::Hunt& hunt) { return hunt.subject().signature.dim == 3; });
    // A charge that no finding knows of: fold has never been seen to break P08.
    Explanation explanation{"input", std::nullopt, 0, {}};
    const Case witness{accused.hunts[0].subject().signature, {0, 0, 1, 1, 0x1.8p-70, 0.1F, 0.5}};
    fuzz::Charge charge{properties::find_property("P08"),
                        {witness},
                        {verdict_instance(properties::Expectation::verdict, witness), {false}, true}};
    explanation.charge = charge;
    const std::string row = finding_row(accused, explanation);
    EXPECT_NE(row.find("{{.id = \"F013\",\n"), std::string::npos) << row;
    EXPECT_NE(row.find(".witness = {0, 0, 1, 1, 0x1.8p-70, 0x1.99999ap-4, 0.5},\n"), std::string::npos) << row;
    EXPECT_NE(row.find(".answer = false,\n"), std::string::npos) << row;
    EXPECT_NE(row.find("{{\"P08\", Scalars::f32, {\"fold\"}}}},\n"), std::string::npos) << row;
    EXPECT_NE(row.find("// F003 says already that fold breaks P18"), std::string::npos) << row;
}

}  // namespace
}  // namespace tangency::tools
