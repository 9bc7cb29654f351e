// SPDX-License-Identifier: MIT
// What is asked of every question, whatever its shapes are: the reference before its judge, ties, methods and mutants.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "../signatures.hpp"
#include "tangency/judge/agreement.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/question.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/reference/defect.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::questions_test {
namespace {

using namespace properties;
using reference::Answer;
using reference::Region;
using reference::Verdict;

// Inputs on which reference and judge are compared, of each form, dimension and scalar type: of three dimensions and two
// scalars 15,000 a form. Fuzzing (docs/fuzz.md) compares as many more as there is time for.
constexpr std::uint64_t agreement_cases = static_cast<std::uint64_t>(2'500 * TANGENCY_TEST_EFFORT);
// Of questions with more forms, dimensions and scalar types than these, all share the cases of so many.
constexpr std::uint64_t signatures_in_full = 12;
// The same for all forms of a question about polygons together, which have one dimension.
constexpr std::uint64_t agreement_cases_of_polygons = static_cast<std::uint64_t>(15'000 * TANGENCY_TEST_EFFORT);
// And for those about a box and a ball, which have three dimensions and orientations.
constexpr std::uint64_t agreement_cases_of_box_ball = static_cast<std::uint64_t>(85'000 * TANGENCY_TEST_EFFORT);

// All differences of a way and a point of space lie on a way, which has no side.
bool has_region(Question question, Region region, std::size_t dim) {
    if (question == Question::segment_ball || question == Question::capsule_ball) return region != (dim == 3 ? Region::face : Region::edge);
    return (region != Region::edge || dim == 3) && (region != Region::corner || dim >= 2);
}

// Numbers from the ends of the format, every combination of them equally likely.
Input draw_extremes(Source& source, const Signature& signature) {
    const FloatFormat& format = format_of(signature.scalar);
    const std::array<double, 7> ends{0, -0.0, format.smallest, 1, std::ldexp(1.0, format.max_exponent), format.largest, format.largest / 2};
    Input input{signature};
    for (double& number : input.row()) number = source.with_sign(source.pick(ends));
    make_valid(input);
    return input;
}

Input draw(Source& source, const Signature& signature) {
    switch (source.between(0, 7)) {
        case 0: return express(draw_lattice(source, signature), signature);
        case 1: return express(draw_lattice_tie(source, signature), signature);
        case 2: return express(draw_lattice_degenerate(source, signature), signature);
        case 3: return draw_floats(source, signature, Magnitudes::ordinary);
        case 4: return draw_floats(source, signature, Magnitudes::large);
        case 5: return draw_floats(source, signature, Magnitudes::small);
        case 6: return draw_near_tie(source, signature);
        default: return draw_extremes(source, signature);
    }
}

// Numbers with two roots take ten times as long, and sanitized another ten: one scalar has to do but in long runs.
bool is_left_out(const Signature& signature) {
    return TANGENCY_TEST_EFFORT <= 1 && layout_of(signature).has_second_turn() && signature.scalar == ScalarType::f64;
}

TrialOptions small_trial() { return {.effort = 0.0125, .exhaustive = false}; }

class EveryQuestion : public testing::TestWithParam<Question> {};
class QuestionBesideBoxBall : public EveryQuestion {};

TEST_P(EveryQuestion, JudgeAgreesWithTheReference) {
    const Question question = GetParam();
    const std::vector<Signature> signatures = signatures_of(question);
    // Of fewer than 300 none may lie in a region that one in a hundred is in.
    const std::uint64_t of_all = has_polygon(question)            ? agreement_cases_of_polygons
                                 : question == Question::box_ball ? agreement_cases_of_box_ball
                                                                  : agreement_cases * signatures_in_full;
    const std::uint64_t of_most = std::max<std::uint64_t>(std::min(of_all / signatures.size(), agreement_cases), 300);
    for (const Signature& signature : signatures) {
        if (is_left_out(signature)) continue;
        SCOPED_TRACE(text_of(signature));
        // Numbers with two roots take the judge ten times as long.
        const std::uint64_t cases = layout_of(signature).has_second_turn() ? std::max<std::uint64_t>(of_most / 25, 300) : of_most;
        Source source(mix_seed(
            16, static_cast<std::uint64_t>(signature.form) * 100 + signature.dim * 10 + static_cast<std::uint64_t>(signature.scalar)));
        std::array<std::uint64_t, 3> verdicts{};
        std::array<std::uint64_t, 4> regions{};
        for (std::uint64_t i = 0; i < cases; ++i) {
            const Input input = draw(source, signature);
            ASSERT_EQ(reference::find_defect<double>(signature, input.row()), std::nullopt) << to_text(input);
            const Answer answer = reference::find_answer(signature, input.row());
            // Decimal text of thousands of digits is slow, so one case in sixteen compares the fraction.
            const auto gap_sq = i % 16 == 0 ? judge::GapSq::compared : judge::GapSq::left_out;
            ASSERT_EQ(judge::disagreement(signature, input.row(), answer, gap_sq), "") << to_text(input);
            ++verdicts[static_cast<std::size_t>(answer.verdict)];
            ++regions[static_cast<std::size_t>(answer.region)];
        }
        for (const std::uint64_t count : verdicts) EXPECT_GT(count, cases / 20);
        for (std::size_t region = 0; region < regions.size(); ++region)
            if (has_region(question, static_cast<Region>(region), signature.dim)) {
                EXPECT_GT(regions[region], cases / 100) << reference::region_names[region];
            }
    }
}

// Touching in every form, but for a few of ways, valid and of every region; inside only where a core may be reached into.
TEST_P(QuestionBesideBoxBall, TiesLieInEveryRegion) {
    const Question question = GetParam();
    constexpr int count = 2000;
    for (const Signature& signature : signatures_of(question)) {
        SCOPED_TRACE(text_of(signature));
        Source source(27);
        std::array<int, 4> regions{};
        int no_ties = 0;
        for (int i = 0; i < count; ++i) {
            const LatticeInput tie = draw_lattice_tie(source, signature);
            ASSERT_TRUE(is_valid(tie));
            const Input input = express(tie, signature);
            const reference::Standing standing = find_standing(input);
            no_ties += standing.verdict != Verdict::touching;
            if (standing.verdict != Verdict::touching) continue;
            ++regions[static_cast<std::size_t>(standing.region)];
        }
        for (std::size_t region = 0; region < regions.size(); ++region) {
            const bool is_met = has_region(question, static_cast<Region>(region), signature.dim) &&
                                (has_radius(question) || static_cast<Region>(region) != Region::inside);
            EXPECT_EQ(regions[region] > count / 200, is_met) << reference::region_names[region] << ": " << regions[region];
        }
        // A way that is drawn through a contact may come nearer elsewhere.
        EXPECT_LE(no_ties, has_end(question) ? count / 10 : 0);
    }
}

// No gap is answered wrongly outside the band.
TEST_P(QuestionBesideBoxBall, MethodsReachTheirLevels) {
    const Question question = GetParam();
    std::size_t controls = 0;
    for (const Signature& signature : signatures_of(question)) {
        if (is_left_out(signature)) continue;
        std::vector<Subject> subjects;
        std::vector<const subjects::BuiltIn*> methods;
        for (const auto& method : subjects::methods())
            if (method.subject.signature == signature) {
                subjects.push_back(method.subject);
                methods.push_back(&method);
                controls += method.role == impl::Role::control;
            }
        if (subjects.empty()) continue;
        SCOPED_TRACE(text_of(signature));
        const GroupResult group = try_subjects(signature, subjects, small_trial());
        for (std::size_t i = 0; i < methods.size(); ++i) {
            EXPECT_GE(group.results[i].level, methods[i]->expected) << methods[i]->subject.name;
            if (methods[i]->expected >= Level::banded) {
                EXPECT_LE(group.results[i].measured_k, default_band(signature)) << methods[i]->subject.name;
            }
        }
        for (const Shortfall& shortfall : find_shortfalls(group.tally, signature.dim))
            ADD_FAILURE() << kind_names[static_cast<std::size_t>(shortfall.kind)] << ": " << shortfall.seen << " of " << shortfall.required;
    }
    // In two scalars and two dimensions; polygons, and segments of the plane, in one.
    EXPECT_GE(controls, has_polygon(question) || question == Question::segment_segment ? 4U * 2U : 4U * 4U);
}

// By a property that the unbroken method would hold.
TEST_P(QuestionBesideBoxBall, MutantsAreKilled) {
    const Question question = GetParam();
    std::size_t count = 0;
    for (const Signature& signature : signatures_of(question)) {
        std::vector<Subject> subjects;
        std::vector<const subjects::Mutant*> mutants;
        for (const auto& mutant : subjects::mutants())
            if (mutant.subject.signature == signature) {
                subjects.push_back(mutant.subject);
                mutants.push_back(&mutant);
            }
        count += mutants.size();
        if (subjects.empty()) continue;
        TrialOptions options = small_trial();
        options.explains = false;
        const GroupResult group = try_subjects(signature, subjects, options);
        for (std::size_t i = 0; i < mutants.size(); ++i) {
            const auto& outcomes = group.results[i].outcomes;
            EXPECT_TRUE(std::any_of(outcomes.begin(), outcomes.end(),
                                    [&](const Outcome& outcome) {
                                        return outcome.status == Status::violated && counts_as_kill(*mutants[i], *outcome.property);
                                    }))
                << mutants[i]->subject.name << " survives";
        }
    }
    EXPECT_GE(count, 12U);
}

std::string name_of_test(const testing::TestParamInfo<Question>& question) { return std::string(name_of(question.param)); }

std::vector<Question> beside_box_ball() {
    std::vector<Question> questions(every_question.begin(), every_question.end());
    std::erase(questions, Question::box_ball);
    return questions;
}

INSTANTIATE_TEST_SUITE_P(Questions, EveryQuestion, testing::ValuesIn(every_question), name_of_test);
INSTANTIATE_TEST_SUITE_P(Questions, QuestionBesideBoxBall, testing::ValuesIn(beside_box_ball()), name_of_test);

}  // namespace
}  // namespace tangency::questions_test
