// SPDX-License-Identifier: MIT
// Answers other than yes or no: right functions are left alone, broken ones are told.
#include "tangency/subjects/answers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

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

bool is_right(const Input& input, std::initializer_list<double> numbers, Contract contract = Contract::closed, bool strictly = true) {
    Reply reply;
    std::ranges::copy(numbers, reply.numbers.begin());
    return ExactReply(input).is_right(reply, contract, default_band(input.signature), strictly);
}

TEST(ExactReplies, ADistanceIsZeroJustWhereTheShapesMeet) {
    const Input apart = input_of(AnswerKind::distance, {0, 0, 1, 1, 4, 5, 2}), tie = input_of(AnswerKind::distance, {0, 0, 1, 1, 4, 5, 5});
    EXPECT_TRUE(is_right(apart, {3}));
    EXPECT_TRUE(is_right(apart, {std::nextafter(3.0, 4)}));
    EXPECT_FALSE(is_right(apart, {3 + 40 * 5 * 0x1p-53}));
    EXPECT_TRUE(is_right(tie, {0}));
    EXPECT_TRUE(is_right(tie, {0x1p-53})) << "std::hypot(3, 4) need not be 5";
    EXPECT_FALSE(is_right(tie, {40 * 5 * 0x1p-53}));
    EXPECT_FALSE(is_right(input_of(AnswerKind::distance, {0, 0, 1, 1, 3, 2, 1, 1}, Question::box_box), {0})) << "apart";
    EXPECT_FALSE(is_right(input_of(AnswerKind::distance, {0, 0, 1, 1, 2, 0, 1, 1}, Question::box_box), {0x1p-53})) << "no root is taken";
    EXPECT_FALSE(is_right(tie, {std::numeric_limits<double>::quiet_NaN()}, Contract::closed, false));
    EXPECT_FALSE(is_right(input_of(AnswerKind::distance, {0, 0, 1, 1, 4, 5, 7}), {-2}));
}

TEST(ExactReplies, AnInfinityIsRightWhereTheDistanceIsBeyondTheLargestNumberAlone) {
    const double most = std::numeric_limits<double>::max(), infinity = std::numeric_limits<double>::infinity();
    EXPECT_TRUE(is_right(input_of(AnswerKind::distance, {-most, 0, 0, 0, most, 0, 0}), {infinity}));
    EXPECT_FALSE(is_right(input_of(AnswerKind::distance, {-most / 4, 0, 0, 0, most / 4, 0, 0}), {infinity}, Contract::closed, false));
    EXPECT_TRUE(is_right(input_of(AnswerKind::distance_sq, {0, 0, 0, 0, 1e200, 0, 0}), {infinity}));
    EXPECT_FALSE(is_right(input_of(AnswerKind::distance_sq, {0, 0, 0, 0, 1e150, 0, 0}), {infinity}, Contract::closed, false));
    EXPECT_TRUE(is_right(input_of(AnswerKind::distance_sq, {0, 0, 0, 0, 1e-200, 0, 0}), {0}, Contract::closed, false))
        << "no number is nearer";
}

TEST(ExactReplies, InsideTheBoxASignedDistanceIsTheRimsOrTheDepths) {
    const Input inside = input_of(AnswerKind::signed_distance, {0, 0, 4, 6, 1, 0, 2});
    EXPECT_TRUE(is_right(inside, {-5})) << "3 to the side and the radius";
    EXPECT_TRUE(is_right(inside, {-2})) << "d = 0";
    EXPECT_FALSE(is_right(inside, {-3}));
    EXPECT_FALSE(is_right(inside, {5}));
    const Input boxes = input_of(AnswerKind::signed_distance, {0, 0, 4, 6, 1, 0, 2, 2}, Question::box_box);
    EXPECT_TRUE(is_right(boxes, {-5}));
    EXPECT_FALSE(is_right(boxes, {0}));
}

TEST(ExactReplies, ATranslationIsAsLongAsTheDepthAndSeparates) {
    const Input corner = input_of(AnswerKind::mtv, {0, 0, 1, 1, 4, 5, 10});
    EXPECT_TRUE(is_right(corner, {3, 4})) << "5 along (3, 4) / 5";
    EXPECT_FALSE(is_right(corner, {5, 0})) << "as long, and does not separate";
    EXPECT_FALSE(is_right(corner, {-3, -4}));
    EXPECT_FALSE(is_right(corner, {6, 8})) << "separates, and is longer";
    EXPECT_FALSE(is_right(corner, {0, 0}));
    const Input inside = input_of(AnswerKind::mtv, {0, 0, 4, 6, 1, 0, 2});
    EXPECT_TRUE(is_right(inside, {5, 0}));
    EXPECT_FALSE(is_right(inside, {-7, 0}));
    const Input middle = input_of(AnswerKind::mtv, {0, 0, 4, 4, 0, 0, 1});
    for (const double sign : {-1.0, 1.0}) EXPECT_TRUE(is_right(middle, {sign * 5, 0}) && is_right(middle, {0, sign * 5}));
}

TEST(ExactReplies, AtATieOfBoxesTheContractSaysWhetherATranslationMustBeZero) {
    const Input tie = input_of(AnswerKind::mtv, {0, 0, 1, 1, 2, 1, 1, 1}, Question::box_box);
    EXPECT_TRUE(is_right(tie, {0, -0.0}, Contract::open));
    EXPECT_FALSE(is_right(tie, {0x1p-60, 0}, Contract::open));
    EXPECT_TRUE(is_right(tie, {0x1p-60, 0}, Contract::closed));
    EXPECT_TRUE(is_right(input_of(AnswerKind::mtv, {0, 0, 1, 1, 4, 5, 5}), {0x1p-60, 0}, Contract::open)) << "a root that rounds";
    const Input point = input_of(AnswerKind::mtv, {0, 0, 2, 3, 1, 0, 0});
    EXPECT_TRUE(is_right(point, {0, 0}, Contract::open)) << "touching, by its distance";
    EXPECT_TRUE(is_right(point, {1, 0}, Contract::open)) << "the way out, as others see it";
    EXPECT_FALSE(is_right(point, {0.5, 0}, Contract::open));
}

TEST(ExactReplies, AMeasuredErrorIsTheLeastKThatForgives) {
    const Input apart = input_of(AnswerKind::distance, {0, 0, 1, 1, 4, 0, 1});
    const double unit = 4 * 0x1p-53;
    EXPECT_EQ(ExactReply(apart).widen(0, {{2}}, Contract::closed), 0);
    EXPECT_NEAR(ExactReply(apart).widen(0, {{2 + 100 * unit}}, Contract::closed), 100, 1);
    EXPECT_EQ(ExactReply(apart).widen(200, {{2 + 100 * unit}}, Contract::closed), 200);
}

std::string error_of(const Input& input, std::initializer_list<double> numbers) {
    Reply reply;
    std::ranges::copy(numbers, reply.numbers.begin());
    return ExactReply(input).error_text(reply);
}

TEST(ReplyErrors, SayByHowMuchANumberIsOffInTheCallersUnit) {
    const Input apart = input_of(AnswerKind::distance, {0, 0, 1, 1, 4, 5, 2});  // 3
    EXPECT_EQ(error_of(apart, {3.125}), "too large by 0.125");
    EXPECT_EQ(error_of(apart, {0}), "0, too small by 3");
    EXPECT_EQ(error_of(apart, {-1}), "below 0, too small by 4");
    EXPECT_EQ(error_of(apart, {std::numeric_limits<double>::infinity()}), "infinite");
    const Input square = input_of(AnswerKind::distance_sq, {0, 0, 1, 1, 4, 5, 2});  // 25
    EXPECT_EQ(error_of(square, {9}), "too small by 16");
    const Input inside = input_of(AnswerKind::signed_distance, {0, 0, 4, 6, 1, 0, 2});  // -5, or -2
    EXPECT_EQ(error_of(inside, {5}), "of the wrong sign, too large by 7");
    EXPECT_EQ(error_of(inside, {0}), "0, too large by 2");
    EXPECT_EQ(error_of(inside, {-4.5}), "too large by 0.5") << "of two right ones the nearer";
    const Input tie = input_of(AnswerKind::signed_distance, {0, 0, 1, 1, 4, 5, 5});  // 0
    EXPECT_EQ(error_of(tie, {1}), "other than 0, too large by 1");
    EXPECT_EQ(error_of(tie, {-1}), "other than 0, too small by 1");
}

TEST(ReplyErrors, SayWhatATranslationLeavesOrHasTooMuch) {
    const Input corner = input_of(AnswerKind::mtv, {0, 0, 1, 1, 4, 5, 10});  // 5 along (3, 4) / 5
    EXPECT_EQ(error_of(corner, {6, 8}), "too long by 5");
    EXPECT_EQ(error_of(corner, {1.5, 2}), "too short by 2.5, and leaves an overlap of 2.5");
    EXPECT_EQ(error_of(corner, {5, 0}), "leaves an overlap of 1.05573") << "10 - sqrt(8^2 + 4^2)";
    EXPECT_EQ(error_of(corner, {-3, -4}), "points the wrong way, and leaves an overlap of 10") << "the centre is on the box's corner";
    EXPECT_EQ(error_of(corner, {0, 0}), "0, and leaves an overlap of 5");
    EXPECT_EQ(error_of(input_of(AnswerKind::mtv, {0, 0, 1, 1, 4, 5, 2}), {0, 1}), "moves by 1 what does not overlap");
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
