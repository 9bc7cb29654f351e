// SPDX-License-Identifier: MIT
// What is said of wrong answers can be so: every question, every kind of answer, functions that are wrong in every way.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <regex>
#include <string>

#include "tangency/properties/explain.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::properties {
namespace {

constexpr std::array<double, 6> numbers{0, -1, 1, 0.25, 1e6, 3};

// What it answers depends on the input alone, and has little to do with it.
Reply scrambled(const Input& input) {
    const std::uint64_t hash = hash_of(input);
    if (input.signature.answer == AnswerKind::verdict) return {{numbers[hash % 3]}};
    return {{numbers[hash % 6], numbers[hash / 8 % 6], numbers[hash / 64 % 6]}};
}

Subject subject_that(std::string name, const Signature& signature, bool forgets) {
    return {std::move(name), signature, Contract::closed, [forgets, calls = 0u](std::span<const Input> inputs, AnswerSlots slots) mutable {
                const std::span<bool> yes_or_no = slots;
                const std::span<Reply> replies = slots;
                for (std::size_t i = 0; i < inputs.size(); ++i) {
                    const bool is_other = forgets && ++calls % 3 == 0;
                    if (inputs[i].signature.answer == AnswerKind::boolean)
                        yes_or_no[i] = (hash_of(inputs[i]) % 2 == 0) != is_other;
                    else
                        replies[i] = is_other ? Reply{} : scrambled(inputs[i]);
                }
            }};
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// Words that are of other answers, or of shapes that the question has not.
void expect_possible(const std::string& said, const std::string& stated, const Signature& signature) {
    const AnswerKind kind = signature.answer;
    if (!has_radius(signature.question) && signature.question != Question::ball_ball) {
        EXPECT_FALSE(has(said, "radius")) << said;
    }
    if (kind != AnswerKind::boolean) {
        for (const std::string_view word : {"true", "false", "a hit", "answers true"}) {
            EXPECT_FALSE(has(said, word)) << said;
            EXPECT_FALSE(has(stated, word)) << stated;
        }
    }
    EXPECT_EQ(has(said, "  error:     "), is_measured(kind) && !has(said, "same bits")) << said;
    if (kind == AnswerKind::mtv) {
        EXPECT_FALSE(has(said, "too large") || has(said, "too small")) << said;
    } else {
        EXPECT_FALSE(has(said, "too long") || has(said, "too short") || has(said, "wrong way")) << said;
    }
    EXPECT_FALSE(has(said, "by nan") || has(said, "by 0,") || has(said, "by 0\n") || has(said, "of nan")) << said;
    // More ulps than anybody counts are a length.
    const std::regex ulps("([0-9.e+]+) ulps");
    for (std::sregex_iterator each(said.begin(), said.end(), ulps), end; each != end; ++each)
        EXPECT_LT(std::stod((*each)[1]), 1000) << said;
}

std::vector<Signature> signatures() {
    std::vector<Signature> list;
    for (const auto& [form, question] : {std::pair{Form::center_half, Question::box_ball},
                                         {Form::center_radius, Question::ball_ball},
                                         {Form::lo_hi, Question::box_box},
                                         {Form::corner_size, Question::box_segment},
                                         {Form::lo_hi, Question::box_moving_ball},
                                         {vertices_form(3, 0), Question::polygon_ball},
                                         {vertices_form(4, 3), Question::polygon_polygon}})
        for (std::size_t kind = 0; kind < answer_names.size(); ++kind) {
            const Signature signature{form, ScalarType::f64, 2, Orientation::none, question, static_cast<AnswerKind>(kind)};
            if (is_asked(signature.answer, signature)) list.push_back(signature);
        }
    return list;
}

TEST(Sentences, CanBeSoOfEveryQuestionAndEveryAnswer) {
    std::size_t shown = 0;
    for (const Signature& signature : signatures())
        for (const bool forgets : {false, true}) {
            const Subject subject = subject_that(forgets ? "forgetful" : "scrambled", signature, forgets);
            const double effort = has_polygon(signature.question) ? 0.0005 : 0.002;
            const GroupResult group = try_subjects(signature, std::span(&subject, 1), {.effort = effort, .exhaustive = false});
            for (const Outcome& outcome : group.results[0].outcomes) {
                EXPECT_LE(outcome.violations, outcome.instances) << outcome.property->id << ' ' << name_of(signature.question);
                if (!outcome.counterexample) continue;
                const std::string stated(statement_of(*outcome.property, signature.answer).what);
                if (outcome.counterexample->repeatable || !is_measured(signature.answer))
                    expect_possible(describe_counterexample(*outcome.counterexample, Contract::closed), stated, signature);
                ++shown;
            }
        }
    EXPECT_GT(shown, 300U);
}

}  // namespace
}  // namespace tangency::properties
