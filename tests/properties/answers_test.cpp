// SPDX-License-Identifier: MIT
// Answers other than yes or no: right functions are left alone, broken ones are told.
#include "tangency/subjects/answers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <limits>
#include <set>
#include <sstream>

#include "../input_of.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::properties {
namespace {

TrialOptions small_trial(double effort) { return {.effort = effort * TANGENCY_TEST_EFFORT, .exhaustive = false}; }

TrialResult try_one(const Subject& subject, double effort) {
    return try_subjects(subject.signature, std::span(&subject, 1), small_trial(effort)).results[0];
}

std::string name_of(const Subject& subject) {
    return subject.name + " " + std::string(tangency::name_of(subject.signature.question)) + " " +
           std::string(form_name(subject.signature)) + " " + std::string(tangency::name_of(subject.signature.scalar)) + " " +
           std::to_string(subject.signature.dim) + "-D";
}

// Sanitizers look for what a method does to memory, which few of them tell as well as all.
bool is_left_to_the_full_run(std::size_t place) { return TANGENCY_TEST_EFFORT < 1 && place % 8 != 0; }

std::string complaint(const TrialResult& result, Contract contract) {
    for (const Outcome& outcome : result.outcomes)
        if (outcome.counterexample)
            return std::string(outcome.property->id) + "\n" + describe_counterexample(*outcome.counterexample, contract);
    return "";
}

// Those of one signature are tried together, since the reference then decides each input once.
using Judged = void (*)(const subjects::AnswerSubject&, const TrialResult&);

std::size_t try_each(const std::vector<subjects::AnswerSubject>& all, double (*effort)(const Signature&), Judged judge) {
    std::vector<std::pair<Signature, std::vector<const subjects::AnswerSubject*>>> groups;
    std::size_t place = 0;
    for (const subjects::AnswerSubject& one : all) {
        if (is_left_to_the_full_run(place++)) continue;
        const auto same = [&one](const auto& group) { return group.first == one.subject.signature; };
        auto group = std::ranges::find_if(groups, same);
        if (group == groups.end()) group = groups.insert(groups.end(), {one.subject.signature, {}});
        group->second.push_back(&one);
    }
    for (const auto& [signature, members] : groups) {
        std::vector<Subject> subjects;
        for (const subjects::AnswerSubject* member : members) subjects.push_back(member->subject);
        const GroupResult group = try_subjects(signature, subjects, small_trial(effort(signature)));
        for (std::size_t i = 0; i < members.size(); ++i) judge(*members[i], group.results[i]);
    }
    return place;
}

TEST(AnswerMethods, EachReachesItsLevelWithinTheBandDerived) {
    const auto effort = [](const Signature& signature) {
        // Angles have a quarter of the instances, of which some must be left.
        if (signature.orientation != Orientation::none) return std::max(0.003, 0.0005 / TANGENCY_TEST_EFFORT);
        return has_polygon(signature.question) || has_end(signature.question) ? 0.003 : 0.006;
    };
    const Judged judge = [](const subjects::AnswerSubject& method, const TrialResult& result) {
        EXPECT_GE(result.level, method.level) << name_of(method.subject) << "\n" << complaint(result, method.subject.contract);
        EXPECT_LE(result.measured_k, default_band(method.subject.signature)) << name_of(method.subject);
        EXPECT_GT(result.of("P01").instances, 0U) << name_of(method.subject);
    };
    EXPECT_EQ(try_each(subjects::answer_methods(), effort, judge),
              14 * 9 * 4 - 3 * 4 + 14 * 5 * 2 + 10 * 4 * 2 + 2 * 2 + 12 * 3 * 2 + 5 * 6 * 4 + 168 + 6 + 2 * 12)
        << "14 methods, each of nine forms, two scalars, two dimensions, and of five rotated; 11 of polygons, 12 of two rotated boxes, "
           "5 of segments and ways; 168 of nearest points, 6 distances by them, and 2 of times";
}

TEST(AnswerMethods, AVerdictThatIsExactIsAskedForItsTies) {
    const Signature signature{Form::center_half, ScalarType::f32, 2, Orientation::none, Question::box_ball, AnswerKind::verdict};
    const Subject exact{"reference", signature, Contract::open, [](std::span<const Input> inputs, std::span<Reply> replies) {
                            for (std::size_t i = 0; i < inputs.size(); ++i) replies[i] = reply_of(find_verdict(inputs[i]));
                        }};
    const TrialResult result = try_one(exact, 0.05);
    EXPECT_EQ(result.level, Level::exact) << complaint(result, exact.contract);
    EXPECT_GT(result.of("P24").instances, 0U);
    EXPECT_EQ(result.of("P04").status, Status::held);
    EXPECT_GT(result.of("P04").instances, 0U);
}

// Verdicts, lengths, vectors, times and points: a property that is asked of one sort and tells no mutant of it is no test of it.
std::string_view sort_of(AnswerKind kind) {
    const bool is_length = kind == AnswerKind::distance || kind == AnswerKind::signed_distance || kind == AnswerKind::distance_sq;
    return is_length ? "length" : tangency::name_of(kind);
}

using Told = std::set<std::pair<std::string_view, std::string_view>>;
Told& told() {
    static Told pairs;
    return pairs;
}

TEST(AnswerMutants, EachIsToldBeforeFullRangeAndEveryPropertyTellsOneOfEverySortThatItSpeaksOf) {
    // A share of the inputs would tell a share of the mutants. slopes_interpolated takes more ways than others, since it is rounding that tells
    // it, and of ways that coincide little is rounded; of rotated boxes there are a half or a quarter of the instances, and of
    // two of them the least share, which costs most, tells all.
    const auto effort = [](const Signature& signature) {
        const bool has_two_rotated = signature.question == Question::box_box && signature.orientation != Orientation::none;
        const double share = has_end(signature.question)                  ? 0.1
                             : has_two_rotated                            ? 0
                             : has_polygon(signature.question)            ? 0.02
                             : signature.orientation != Orientation::none ? 0.03
                                                                          : 0.008;
        return std::max(share, 0.003 / TANGENCY_TEST_EFFORT);
    };
    const Judged judge = [](const subjects::AnswerSubject& mutant, const TrialResult& result) {
        EXPECT_LT(result.level, Level::banded) << name_of(mutant.subject) << ": " << mutant.defect;
        const bool has_shown = std::ranges::any_of(result.outcomes, [](const Outcome& outcome) {
            return outcome.counterexample && outcome.counterexample->repeatable && !outcome.counterexample->replies.empty();
        });
        const bool remembers = mutant.subject.name == "reads_the_last_answer" || mutant.subject.name == "repeats_itself";
        EXPECT_TRUE(has_shown || remembers) << name_of(mutant.subject);
        for (const Outcome& outcome : result.outcomes) {
            EXPECT_LE(outcome.violations, outcome.instances) << outcome.property->id << ' ' << name_of(mutant.subject);
            // What answers now so, now otherwise breaks any property, and is P14's.
            if (outcome.status == Status::violated && (!remembers || outcome.property->id == "P14"))
                told().emplace(outcome.property->id, sort_of(mutant.subject.signature.answer));
        }
    };
    EXPECT_GE(try_each(subjects::answer_mutants(), effort, judge), 225U);
    if (is_left_to_the_full_run(1)) return;
    for (const subjects::AnswerSubject& mutant : subjects::answer_mutants())
        for (const Property& property : catalogue())
            if (applies(property, mutant.subject.signature, whole_domain)) {
                EXPECT_TRUE(told().contains({property.id, sort_of(mutant.subject.signature.answer)}))
                    << property.id << " tells no " << sort_of(mutant.subject.signature.answer);
            }
}

TEST(AnswerMutants, OneThatKeepsItsLastAnswerIsToldForThat) {
    for (const subjects::AnswerSubject& mutant : subjects::answer_mutants()) {
        if (mutant.subject.name != "reads_the_last_answer") continue;
        EXPECT_EQ(try_one(mutant.subject, 0.02).of("P14").status, Status::violated) << name_of(mutant.subject);
    }
}

Input input_of(AnswerKind answer, std::initializer_list<double> row, Question question = Question::box_ball, Form form = Form::center_half,
               ScalarType scalar = ScalarType::f64) {
    Input input{{form, scalar, 2, Orientation::none, question, answer}};
    std::ranges::copy(row, input.numbers.begin());
    return input;
}

// What a line of replies.txt says of "answer : row : reply : ...".
void expect_said(Signature signature, const std::string& line) {
    std::array<std::string, 4> parts;
    std::istringstream stream(line.substr(0, line.find(" #")));
    for (std::string& part : parts) std::getline(stream, part, ':');
    const auto kind = std::ranges::find(answer_names, parts[0].substr(0, parts[0].size() - 1));
    ASSERT_NE(kind, answer_names.end());
    signature.answer = static_cast<AnswerKind>(kind - answer_names.begin());
    const ExactReply exact(tangency::input_of(signature, read_numbers(parts[1])));
    Reply reply;
    std::ranges::copy(read_numbers(parts[2]), reply.numbers.begin());
    const auto has = [&parts](std::string_view word) { return parts[3].find(word) != std::string::npos; };
    if (has(" says "))
        EXPECT_EQ(exact.error_text(reply), parts[3].substr(6));
    else
        EXPECT_EQ(exact.is_right(reply, has("open") ? Contract::open : Contract::closed, default_band(signature), !has("loosely")),
                  has("right"));
}

TEST(ExactReplies, AreRightOrSaidToBeWrongAsWorkedOutByHand) {
    std::ifstream file(REPLIES_BY_HAND);
    Signature signature{};
    int read = 0;
    for (std::string line; std::getline(file, line);) {
        SCOPED_TRACE(line);
        if (line.starts_with('['))
            signature = read_signature(line);
        else if (!line.empty() && line[0] != '#' && ++read > 0)
            expect_said(signature, line);
    }
    EXPECT_GE(read, 50);
}

TEST(ExactReplies, AMeasuredErrorIsTheLeastKThatForgives) {
    const Input apart = input_of(AnswerKind::distance, {0, 0, 1, 1, 4, 0, 1});
    const double unit = 4 * 0x1p-53;
    EXPECT_EQ(ExactReply(apart).widen(0, {{2}}, Contract::closed), 0);
    EXPECT_NEAR(ExactReply(apart).widen(0, {{2 + 100 * unit}}, Contract::closed), 100, 1);
    EXPECT_EQ(ExactReply(apart).widen(200, {{2 + 100 * unit}}, Contract::closed), 200);
}

int gravity(const Input& input, double number) { return ExactReply(input).error_of({{number}}).gravity(); }

TEST(ReplyErrors, AreAsGraveAsTheirOrderOfMagnitudeAndThenTheirKind) {
    const Input apart = input_of(AnswerKind::distance, {0, 0, 1, 1, 4, 5, 2});  // 3, of a scale of 5
    EXPECT_LT(gravity(apart, 3.000001), gravity(apart, 3.001));
    EXPECT_LT(gravity(apart, 3.001), gravity(apart, 3.1));
    EXPECT_EQ(gravity(apart, 3.1), gravity(apart, 9000)) << "both are plain to see";
    EXPECT_LT(gravity(apart, 3.1), gravity(apart, 0));
    EXPECT_LT(gravity(apart, 0), gravity(apart, -1));
}

TEST(Counterexamples, OfNumbersAreOfTheGravestClassSeen) {
    const Signature signature{Form::center_half, ScalarType::f64, 2, Orientation::none, Question::box_ball, AnswerKind::distance};
    // A millionth too large, and beside a large ball a tenth, which no small input shows.
    const Subject subject{"mild_on_small_inputs", signature, Contract::closed, [](std::span<const Input> inputs, std::span<Reply> replies) {
                              for (std::size_t i = 0; i < inputs.size(); ++i) {
                                  const auto& row = inputs[i].numbers;
                                  const double x = std::abs(row[4] - row[0]) - row[2], y = std::abs(row[5] - row[1]) - row[3];
                                  const double right = std::max(std::hypot(std::max(x, 0.0), std::max(y, 0.0)) - row[6], 0.0);
                                  replies[i] = {{right * (row[6] > 8 ? 1.1 : 1.000001)}};
                              }
                          }};
    const TrialResult result = try_one(subject, 0.05);
    for (const std::string_view id : {"P01", "P02"}) {
        ASSERT_TRUE(result.of(id).counterexample) << id;
        const Counterexample& shown = *result.of(id).counterexample;
        EXPECT_GT(shown.instance.inputs[0].numbers[6], 8) << describe_counterexample(shown, Contract::closed);
        const Reply& reply = shown.replies[0];
        EXPECT_GE(right_reply_of(shown.instance).error_of(reply).relative, 0.01) << describe_counterexample(shown, Contract::closed);
        EXPECT_NE(describe_counterexample(shown, Contract::closed).find("\n  error:     too large by "), std::string::npos);
    }
}

struct Relation {
    Expectation expectation;
    std::vector<Input> inputs;
    Correspondence correspondence{};
};

bool holds(const Relation& relation, std::initializer_list<Reply> replies) {
    const Instance instance{.expectation = relation.expectation, .inputs = relation.inputs, .correspondence = relation.correspondence};
    const std::vector<Reply> given(replies);
    return answers_hold(instance, {given, default_band(relation.inputs[0].signature)}, Contract::closed);
}

TEST(Relations, OfVerdictsOrderTheThreeWords) {
    const Input one = input_of(AnswerKind::verdict, {0, 0, 1, 1, 4, 5, 2}), larger = input_of(AnswerKind::verdict, {0, 0, 1, 1, 4, 5, 5});
    const Reply disjoint{{-1}}, touching{{0}}, overlapping{{1}};
    for (const Reply& word : {disjoint, touching, overlapping}) {
        EXPECT_TRUE(holds({Expectation::same, {one, one}}, {word, word}));
        EXPECT_TRUE(holds({Expectation::implies, {one, larger}}, {word, overlapping}));
        EXPECT_TRUE(holds({Expectation::implies, {one, larger}}, {disjoint, word}));
    }
    EXPECT_FALSE(holds({Expectation::same, {one, one}}, {touching, overlapping})) << "both are hits of a closed function";
    EXPECT_FALSE(holds({Expectation::implies, {one, larger}}, {overlapping, touching}));
    EXPECT_FALSE(holds({Expectation::implies, {one, larger}}, {touching, disjoint}));
    EXPECT_FALSE(holds({Expectation::hit, {one}}, {touching}));
    EXPECT_FALSE(holds({Expectation::miss, {one}}, {touching}));
}

TEST(Relations, OfNumbersBlameNoneThatIsRightByItself) {
    const Input one = input_of(AnswerKind::distance, {0, 0, 1, 1, 4, 5, 2}),
                mirrored = input_of(AnswerKind::distance, {0, 0, 1, 1, -4, 5, 2});
    const Relation reflection{Expectation::same, {one, mirrored}};
    EXPECT_TRUE(holds(reflection, {{{3}}, {{3}}}));
    EXPECT_TRUE(holds(reflection, {{{3}}, {{std::nextafter(3.0, 4)}}})) << "roundings differ";
    EXPECT_FALSE(holds(reflection, {{{3}}, {{4}}}));
    EXPECT_TRUE(holds(reflection, {{{4}}, {{4}}})) << "wrong, and for other properties to see";
    const Input twice = input_of(AnswerKind::distance, {0, 0, 2, 2, 8, 10, 4});
    EXPECT_TRUE(holds({Expectation::same, {one, twice}, {.doublings = 1}}, {{{3}}, {{6}}}));
    EXPECT_FALSE(holds({Expectation::same, {one, twice}, {.doublings = 1}}, {{{3}}, {{3}}}));
    const Input larger = input_of(AnswerKind::distance, {0, 0, 1, 1, 4, 5, 3});
    EXPECT_TRUE(holds({Expectation::implies, {one, larger}}, {{{3}}, {{2}}}));
    EXPECT_FALSE(holds({Expectation::implies, {one, larger}}, {{{3}}, {{4}}}));
    // At a tie who takes a root by hypot is a rounding away from 0.
    const Input tie = input_of(AnswerKind::distance, {0, 0, 1, 1, 4, 5, 5}), other = input_of(AnswerKind::distance, {0, 0, 1, 1, 5, 4, 5});
    EXPECT_TRUE(holds({Expectation::same, {tie, other}}, {{{0}}, {{0x1p-51}}}));
    EXPECT_FALSE(holds({Expectation::same, {one, mirrored}}, {{{3}}, {{0}}}));
}

TEST(Relations, OfTranslationsJudgeLengthAndWhatIsLeft) {
    const Input middle = input_of(AnswerKind::mtv, {0, 0, 4, 4, 0, 0, 1});
    const Relation reflection{Expectation::same, {middle, middle}, {.axes = {-1, 2, 3}}};
    EXPECT_TRUE(holds(reflection, {{{5, 0}}, {{-5, 0}}}));
    EXPECT_TRUE(holds(reflection, {{{5, 0}}, {{5, 0}}})) << "of two ways as short either is right";
    EXPECT_TRUE(holds(reflection, {{{5, 0}}, {{0, 5}}}));
    EXPECT_FALSE(holds(reflection, {{{5, 0}}, {{3, 4}}})) << "as long, and leaves an overlap";
    EXPECT_FALSE(holds(reflection, {{{5, 0}}, {{0, 0}}}));
    const Input beside = input_of(AnswerKind::mtv, {0, 0, 4, 6, 1, 0, 2}), across = input_of(AnswerKind::mtv, {0, 0, 4, 6, -1, 0, 2});
    EXPECT_TRUE(holds({Expectation::same, {beside, across}, {.axes = {-1, 2, 3}}}, {{{5, 0}}, {{-5, 0}}}));
    EXPECT_FALSE(holds({Expectation::same, {beside, across}, {.axes = {-1, 2, 3}}}, {{{5, 0}}, {{5, 0}}})) << "the way out is the other";
}

TEST(ReplyDefects, NanIsNoAnswerAndAVerdictIsOneOfThree) {
    const Signature verdict = input_of(AnswerKind::verdict, {}).signature, vector = input_of(AnswerKind::mtv, {}).signature;
    for (const double word : {-1.0, 0.0, 1.0}) EXPECT_FALSE(find_reply_defect({{word}}, verdict));
    EXPECT_TRUE(find_reply_defect({{2}}, verdict));
    EXPECT_TRUE(find_reply_defect({{0, std::nan("")}}, vector));
    EXPECT_FALSE(find_reply_defect({{0, std::numeric_limits<double>::infinity()}}, vector));
    EXPECT_FALSE(find_reply_defect({{0, 0, std::nan("")}}, vector)) << "a third number is none of the plane's";
}

}  // namespace
}  // namespace tangency::properties
