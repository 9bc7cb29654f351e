// SPDX-License-Identifier: MIT
// What a check of a few cases is worth: floors under the counts of tangency audit --small-runs.
#include "small_runs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "check_plan.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::tools {
namespace {

constexpr std::size_t up_to_5000 = 3;  // of the sizes

TEST(SmallRuns, KillNearlyEveryMutantByAThousandCasesAndEveryOneByFiveThousand) {
    const std::size_t mutants = subjects::mutants().size();
    std::array<std::size_t, 2> survivors{};  // of all seeds together, among which chance evens out
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
        const SmallRuns runs = run_small_runs(seed, seed <= 3 ? up_to_5000 : survivors.size());
        EXPECT_EQ(runs.all.mutants, mutants);
        for (std::size_t size = 0; size < survivors.size(); ++size) survivors[size] += mutants - runs.all.killed[size];
        if (seed > 3) continue;
        EXPECT_EQ(runs.all.killed[2], mutants) << "5000 cases, seed " << seed << ": " << runs.survivors[2].front();
    }
    EXPECT_LE(survivors[0], 5 * mutants / 75) << "500 cases";
    EXPECT_LE(survivors[1], 5 * mutants / 200) << "1000 cases";
}

TEST(SmallRuns, CountTheSameForTheSameSeed) { EXPECT_EQ(run_small_runs(7, 1).table(), run_small_runs(7, 1).table()); }

TEST(SmallRuns, DecideAboutAsManyCasesAsAskedForAndSeeTheKindsThatBugsLiveIn) {
    for (const Signature& signature : {Signature{Form::center_half, ScalarType::f32, 2}, Signature{Form::lo_hi, ScalarType::f64, 3},
                                       Signature{Form::center_half, ScalarType::f64, 2, Orientation::axis}})
        for (const std::uint64_t cases : {1000U, 5000U}) {
            properties::Tally tally;
            for (const Round& round : make_plan(signature, cases, 2).rounds)
                for (const auto& units : round.by_worker)
                    for (const Unit& unit : units) tally.add(properties::try_subjects(signature, {}, trial_of(unit, 1)).tally);
            EXPECT_NEAR(static_cast<double>(tally.cases), static_cast<double>(cases), 0.1 * static_cast<double>(cases));
            for (const properties::Kind kind :
                 {properties::Kind::tie, properties::Kind::inside, properties::Kind::face, properties::Kind::corner,
                  properties::Kind::flat_box, properties::Kind::zero_radius, properties::Kind::large, properties::Kind::small})
                EXPECT_GE(tally.of(kind), cases / 50) << properties::kind_names[static_cast<std::size_t>(kind)];
        }
}

// The first of a shape library's tests that fail: plain numbers, every one of them.
TEST(SmallRuns, AskOnTheLatticeTheSimplestOfWhatIsDrawn) {
    const Signature signature{Form::center_half, ScalarType::f64, 2};
    const auto mean_of = [&signature](std::size_t draws) {
        double sum = 0;
        std::size_t count = 0;
        properties::Subject subject{"counts", signature, Contract::closed,
                                    [&](std::span<const properties::Input> inputs, std::span<bool> answers) {
                                        for (const properties::Input& input : inputs)
                                            for (const double number : input.row()) sum += std::abs(number), ++count;
                                        std::fill(answers.begin(), answers.end(), true);
                                    }};
        const properties::TrialOptions options{.effort = 0.004,
                                               .exhaustive = false,
                                               .wants = [](const properties::Property& property) { return property.id == "P01"; },
                                               .draws_an_input = draws,
                                               .explains = false};
        properties::try_subjects(signature, std::span(&subject, 1), options);
        EXPECT_GE(count, 7U * 100);
        return sum / static_cast<double>(count);
    };
    EXPECT_LT(mean_of(16), mean_of(1) / 2);
}

}  // namespace
}  // namespace tangency::tools
