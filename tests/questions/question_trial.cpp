// SPDX-License-Identifier: MIT
// What every question's tests ask alike.
#include "question_trial.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "tangency/judge/agreement.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency {
namespace {

using properties::Input;
using properties::Magnitudes;
using properties::Source;

// Of each form, dimension and scalar type; sanitizers get a share of them, a long run more.
constexpr auto inputs_of_each = static_cast<std::uint64_t>(10'000 * TANGENCY_TEST_EFFORT);
constexpr double trial_effort = 0.1 * TANGENCY_TEST_EFFORT;

template <class Visit>
void for_each_signature(Question question, Visit visit) {
    for (const FormName& known : forms_of(question))
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
            for (std::size_t dim = 1; dim <= 3; ++dim)
                if (known.exists_in(dim)) visit(Signature{known.form, scalar, dim, Orientation::none, question});
}

Input draw(Source& random, const Signature& signature, std::uint64_t kind) {
    switch (kind % 7) {
        case 0: return express(properties::draw_lattice(random, signature), signature);
        case 1: return express(properties::draw_lattice_tie(random, signature), signature);
        case 2: return express(properties::draw_lattice_degenerate(random, signature), signature);
        case 3: return properties::draw_floats(random, signature, Magnitudes::ordinary);
        case 4: return properties::draw_floats(random, signature, Magnitudes::large);
        case 5: return properties::draw_floats(random, signature, Magnitudes::small);
        default: return properties::draw_near_tie(random, signature);
    }
}

}  // namespace

void expect_known(Question question, Form form, std::size_t dim, const std::vector<Known>& all) {
    const Signature signature{form, ScalarType::f64, dim, Orientation::none, question};
    for (const Known& known : all) {
        const auto answer = reference::find_answer(signature, known.row);
        const std::string row = testing::PrintToString(known.row);
        EXPECT_EQ(name_of(answer.verdict), known.verdict) << row;
        EXPECT_EQ(name_of(answer.region), known.region) << row;
        EXPECT_EQ(name_of(answer.relation), known.relation) << row;
        EXPECT_EQ(answer.gap_sq.text(), known.gap_sq) << row;
        EXPECT_EQ(judge::disagreement(signature, known.row), "") << row;
    }
}

void expect_agreement(Question question) {
    for_each_signature(question, [](const Signature& signature) {
        Source random(properties::mix_seed(20'26, static_cast<std::uint64_t>(signature.form) * 100 + signature.dim * 10));
        std::array<std::uint64_t, 3> verdicts{};
        for (std::uint64_t i = 0; i < inputs_of_each; ++i) {
            const Input input = draw(random, signature, i);
            const auto answer = reference::find_answer(signature, input.row());
            ++verdicts[static_cast<std::size_t>(answer.verdict)];
            // Decimal text of thousands of digits is slow, so one case in sixteen compares the fraction.
            const auto gap_sq = i % 16 == 0 ? judge::GapSq::compared : judge::GapSq::left_out;
            ASSERT_EQ(judge::disagreement(signature, input.row(), answer, judge::rule_any(signature, input.row()), gap_sq), "")
                << to_text(input);
        }
        for (const std::uint64_t count : verdicts) EXPECT_GT(count, inputs_of_each / 20) << form_name(signature) << signature.dim;
    });
}

void expect_ties_in_every_region(Question question) {
    for_each_signature(question, [question](const Signature& signature) {
        Source random(7);
        std::array<int, 4> regions{};
        constexpr int drawn = 2000;
        int ties = 0;
        for (int i = 0; i < drawn; ++i) {
            const auto standing = properties::find_standing(express(properties::draw_lattice_tie(random, signature), signature));
            if (standing.verdict != reference::Verdict::touching) continue;
            ++ties;
            ++regions[static_cast<std::size_t>(standing.region)];
        }
        EXPECT_GT(ties, drawn * 9 / 10) << form_name(signature) << signature.dim;
        for (std::size_t region = 0; region < regions.size(); ++region) {
            const auto named = static_cast<reference::Region>(region);
            if (named == reference::Region::inside && asks_for_interior(question)) continue;  // what touches is not inside
            const bool exists =
                named == reference::Region::edge ? signature.dim == 3 : named != reference::Region::corner || signature.dim > 1;
            if (!exists) continue;
            EXPECT_GT(regions[region], drawn / 50) << name_of(named) << ' ' << form_name(signature) << signature.dim;
        }
    });
}

void expect_levels(Question question) {
    std::size_t tried = 0, controls = 0;
    for_each_signature(question, [&](const Signature& signature) {
        std::vector<const subjects::BuiltIn*> all;
        std::vector<properties::Subject> tried_here;
        for (const subjects::BuiltIn& method : subjects::methods())
            if (method.subject.signature == signature) {
                all.push_back(&method);
                tried_here.push_back(method.subject);
            }
        if (all.empty()) return;
        properties::TrialOptions options;
        options.effort = trial_effort;
        options.explains = false;
        const auto group = try_subjects(signature, tried_here, options);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto& result = group.results[i];
            // What breaks only where differences overflow is met too rarely for a trial this short.
            EXPECT_EQ(name_of(std::min(result.level, Level::banded)), name_of(std::min(all[i]->expected, Level::banded)))
                << result.subject << ' ' << form_name(signature) << signature.dim;
            const bool is_control = all[i]->role == impl::Role::control;
            EXPECT_TRUE(!is_control || result.level >= Level::banded) << result.subject;
            controls += is_control;
            ++tried;
        }
    });
    EXPECT_GE(tried, 16U);
    EXPECT_GE(controls, 8U);
}

void expect_mutants_killed(Question question, std::size_t least) {
    std::size_t killed = 0;
    for_each_signature(question, [&](const Signature& signature) {
        std::vector<const subjects::Mutant*> all;
        std::vector<properties::Subject> tried_here;
        for (const subjects::Mutant& mutant : subjects::mutants())
            if (mutant.subject.signature == signature) {
                all.push_back(&mutant);
                tried_here.push_back(mutant.subject);
            }
        if (all.empty()) return;
        properties::TrialOptions options;
        options.effort = trial_effort;
        options.explains = false;
        const auto group = try_subjects(signature, tried_here, options);
        for (std::size_t i = 0; i < all.size(); ++i) {
            EXPECT_LT(group.results[i].level, all[i]->unbroken) << group.results[i].subject;
            ++killed;
        }
    });
    EXPECT_GE(killed, least);
}

}  // namespace tangency
