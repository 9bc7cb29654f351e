// SPDX-License-Identifier: MIT
#include "question_checks.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
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

// Numbers with two roots take ten times as long, and sanitized another ten: there one scalar has to do.
bool is_left_out(const Signature& signature) {
    return TANGENCY_TEST_EFFORT < 1 && layout_of(signature).has_second_turn() && signature.scalar == ScalarType::f64;
}

TrialOptions small_trial(const Signature& signature) {
    return {.effort = layout_of(signature).has_second_turn() ? 0.0125 : 0.05, .exhaustive = false};
}

}  // namespace

Answer agreed_answer(const Input& input) {
    EXPECT_EQ(judge::disagreement(input.signature, input.row()), "") << to_text(input);
    return reference::find_answer(input.signature, input.row());
}

void expect_known(Question question, Form form, std::size_t dim, const std::vector<Known>& all) {
    const Signature signature{form, ScalarType::f64, dim, Orientation::none, question};
    for (const Known& known : all) {
        const Answer answer = reference::find_answer(signature, known.row);
        const std::string row = testing::PrintToString(known.row);
        EXPECT_EQ(name_of(answer.verdict), known.verdict) << row;
        EXPECT_EQ(name_of(answer.region), known.region) << row;
        EXPECT_EQ(name_of(answer.relation), known.relation) << row;
        EXPECT_EQ(answer.gap_sq.text(), known.gap_sq) << row;
        EXPECT_EQ(judge::disagreement(signature, known.row), "") << row;
    }
}

void expect_agreement(Question question) {
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

void expect_ties(Question question, std::initializer_list<Region> none) {
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
                                std::find(none.begin(), none.end(), static_cast<Region>(region)) == none.end();
            EXPECT_EQ(regions[region] > count / 200, is_met) << reference::region_names[region] << ": " << regions[region];
        }
        // A way that is drawn through a contact may come nearer elsewhere.
        EXPECT_LE(no_ties, has_end(question) ? count / 10 : 0);
    }
}

void expect_methods_reach_their_levels(Question question) {
    std::size_t controls = 0;
    for (const Signature& signature : signatures_of(question)) {
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
        const GroupResult group = try_subjects(signature, subjects, small_trial(signature));
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

void expect_mutants_killed(Question question, std::size_t least_count) {
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
        TrialOptions options = small_trial(signature);
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
    EXPECT_GE(count, least_count);
}

bool ask_method(std::string_view name, const Input& input) {
    for (const auto& method : subjects::methods())
        if (method.subject.name == name && method.subject.signature == input.signature) return ask(method.subject, input);
    throw std::invalid_argument("no such method: " + std::string(name));
}

}  // namespace tangency::questions_test
