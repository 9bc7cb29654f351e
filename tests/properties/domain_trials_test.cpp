// SPDX-License-Identifier: MIT
// Declared domains: a trial asks nothing else, a right function holds, and a wrong answer outside is nobody's business.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <string>

#include "declared_domains.hpp"
#include "tangency/properties/complexity.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::properties {
namespace {

TEST(Domain, OfATrialIsMetInEveryKindThatItHasAndNothingElseIsAsked) {
    for (const Declared& each : declared()) {
        std::uint64_t asked = 0, outside = 0;
        const Subject subject = subject_of("subject", each.signature, [&](const Input& row) {
            ++asked;
            outside += !lies_in(row, each.domain);
            return false;
        });
        const TrialOptions options{.effort = each.signature.orientation == Orientation::none ? 0.02 : 0.04,
                                   .domain = each.domain,
                                   .exhaustive = false,
                                   .bulk = 70000};
        const GroupResult group = try_subjects(each.signature, std::span(&subject, 1), options);
        EXPECT_GT(asked, 5000U) << name_of(each);
        EXPECT_EQ(outside, 0U) << name_of(each);
        for (const Shortfall& shortfall : find_shortfalls(group.tally, each.signature.dim, each.domain))
            ADD_FAILURE() << name_of(each) << ": " << kind_names[static_cast<std::size_t>(shortfall.kind)] << " " << shortfall.seen
                          << " of " << shortfall.required;
        for (const Shortfall& shortfall : find_shortfalls(group.bulk, each.signature.dim, each.domain))
            ADD_FAILURE() << name_of(each) << " bulk: " << kind_names[static_cast<std::size_t>(shortfall.kind)] << " " << shortfall.seen
                          << " of " << shortfall.required;
        EXPECT_GE(group.bulk.cases, options.bulk * 2 / 3) << name_of(each);
        for (const Outcome& outcome : group.results[0].outcomes)
            EXPECT_TRUE(!outcome.counterexample || lies_in(outcome.counterexample->instance, each.domain))
                << name_of(each) << " " << outcome.property->id;
    }
}

TEST(Domain, KeepsARightFunctionAtItsLevelOnTheSmallLatticeToo) {
    for (const char* words : {"proper", "range=1e-3..1e4", "range=1..40"}) {
        const Subject subject = subject_of("subject", flat, right_answer);
        const TrialOptions options{.effort = 0.01, .domain = read_domain(words, flat).domain};
        const GroupResult group = try_subjects(flat, std::span(&subject, 1), options);
        EXPECT_EQ(group.results[0].level, Level::exact) << words;
        EXPECT_GT(group.tally.enumerated, 300000U) << words;
        EXPECT_EQ(group.tally.enumerated_by_kind[static_cast<std::size_t>(Kind::flat_box)] == 0, options.domain.positive_extent) << words;
    }
}

TEST(Domain, OfCellsKeepsARightFunctionAtItsLevelAndTellsOneOfItsNeighbours) {
    const TrialOptions options{.effort = 0.02, .domain = read_domain("cells", cornered).domain};
    const auto level_of = [&](std::function<bool(const Input&)> function) {
        const Subject subject = subject_of("subject", cornered, std::move(function));
        return try_subjects(cornered, std::span(&subject, 1), options).results[0].level;
    };
    EXPECT_EQ(level_of(right_answer), Level::exact);
    EXPECT_EQ(level_of([](const Input& row) {
                  return std::abs(row.numbers[0] - row.numbers[4]) + std::abs(row.numbers[1] - row.numbers[5]) <= 1;
              }),
              Level::exact);
    // Cells that share a corner alone do not touch.
    EXPECT_EQ(level_of([](const Input& row) {
                  return std::abs(row.numbers[0] - row.numbers[4]) <= 1 && std::abs(row.numbers[1] - row.numbers[5]) <= 1;
              }),
              Level::none);
}

TEST(Domain, KeepsARightFunctionOfRotatedBoxesAtItsLevel) {
    for (const Signature& signature : {by_axis, quaternion, degrees})
        for (const char* words : {"unit-orientation", "proper,unit-orientation,range=1e-3..1e4", "range=0.01..1"}) {
            const DomainReading reading = read_domain(words, signature);
            if (!reading.ok()) continue;
            const Subject subject = subject_of("subject", signature, right_answer);
            const TrialOptions options{.effort = 0.02, .domain = reading.domain};
            EXPECT_EQ(try_subjects(signature, std::span(&subject, 1), options).results[0].level, Level::exact)
                << form_name(signature) << " " << words;
        }
}

// In 32 bits, and two boxes in 16, as programs that count pixels: right as long as no square and no difference passes them.
bool touches_in_32_bits(const Input& row) {
    const auto n = [&row](std::size_t place) { return static_cast<std::int64_t>(row.numbers[place]); };
    const auto wrapped = [](std::int64_t number) { return static_cast<std::int64_t>(static_cast<std::int32_t>(number)); };
    if (row.signature.question == Question::ball_ball) {
        const std::int64_t dx = n(0) - n(3), dy = n(1) - n(4), r = n(2) + n(5);
        return wrapped(dx * dx + dy * dy) <= wrapped(r * r);
    }
    if (row.signature.question == Question::box_box)
        return std::abs(static_cast<std::int16_t>(n(0) - n(4))) <= n(2) + n(6) &&
               std::abs(static_cast<std::int16_t>(n(1) - n(5))) <= n(3) + n(7);
    const std::int64_t dx = n(4) - std::clamp(n(4), n(0), n(2)), dy = n(5) - std::clamp(n(5), n(1), n(3));
    return wrapped(wrapped(dx * dx) + wrapped(dy * dy)) <= wrapped(n(6) * n(6));
}

TEST(Domain, IsAskedToItsEndsWhereWholeNumbersOverflow) {
    const Signature box_ball{Form::lo_hi, ScalarType::f64, 2},
        balls{Form::center_radius, ScalarType::f64, 2, Orientation::none, Question::ball_ball},
        boxes{Form::center_half, ScalarType::f64, 2, Orientation::none, Question::box_box};
    struct Wrapping {
        Signature signature;
        const char* words;
        bool is_wrong;
    };
    for (const auto& [signature, words, is_wrong] : {Wrapping{balls, "range=0..23170", true},
                                                     {balls, "range=0..11585", false},
                                                     {box_ball, "range=0..23200", true},
                                                     {box_ball, "range=0..16384", true},
                                                     {box_ball, "range=0..16000", false},
                                                     {boxes, "range=0..20000", true},
                                                     {boxes, "range=0..16383", false}})
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            const Subject subject = subject_of("subject", signature, touches_in_32_bits);
            const TrialOptions options{.seed = seed,
                                       .effort = 0.06,
                                       .domain = read_domain(std::string("whole-numbers,") + words, signature).domain,
                                       .exhaustive = false,
                                       .explains = false};
            const GroupResult group = try_subjects(signature, std::span(&subject, 1), options);
            EXPECT_EQ(group.results[0].level < Level::exact, is_wrong) << form_name(signature) << ' ' << words << ' ' << seed;
        }
}

TEST(Domain, KeepsARightFunctionOfEveryQuestionAtItsLevelByTheWordsOfItsShapes) {
    for_each_form([](Question question, const FormName& form) {
        const std::size_t dim = form.exists_in(2) ? 2 : 3;
        // Sanitized, these take three minutes.
        if (TANGENCY_TEST_EFFORT < 1 && dim == 3) return;
        const Signature signature{form.form, ScalarType::f32, dim, form.orientation, question};
        for (const char* words :
             {"any-sign", "any-sign,proper,whole-numbers,coordinates=-20..44", "moving,coordinates=3..700", "counterclockwise",
              "counterclockwise,whole-numbers,coordinates=0..64", "cells,coordinates=0..16", "range=0.5..200,coordinates=-1e3..40"}) {
            const DomainReading reading = read_domain(words, signature);
            if (!reading.ok()) continue;
            const std::string name = std::string(tangency::name_of(question)) + ' ' + std::string(form.name) + ' ' + words;
            std::uint64_t outside = 0, negative = 0;
            const Subject subject = subject_of("subject", signature, [&](const Input& row) {
                outside += !is_input(row, reading.domain.any_sign) || !lies_in(row, reading.domain);
                negative += negative_sizes(row) != 0;
                return right_answer(row);
            });
            const bool in_bulk = question == Question::box_ball && dim == 2;
            const TrialOptions options{
                .effort = 0.004, .domain = reading.domain, .exhaustive = false, .bulk = in_bulk ? std::size_t{3000} : 0};
            const GroupResult group = try_subjects(signature, std::span(&subject, 1), options);
            EXPECT_EQ(group.results[0].level, Level::exact) << name;
            EXPECT_EQ(outside, 0U) << name;
            EXPECT_EQ(negative > group.tally.cases / 4, reading.domain.any_sign) << name;
        }
    });
}

TEST(Domain, ShowsAWayThatMovesBesideOneThatStandsStill) {
    const Subject subject = subject_of("subject", way, [](const Input&) { return false; });
    const TrialOptions options{
        .effort = 0.02, .shows_proper = true, .exhaustive = false, .wants = [](const Property& property) { return property.id == "P01"; }};
    const Outcome never = try_subjects(way, std::span(&subject, 1), options).results[0].of("P01");
    ASSERT_TRUE(never.counterexample);
    const auto moves = [](const Counterexample& shown) { return lies_in(shown.instance, read_domain("moving", way).domain); };
    EXPECT_TRUE(never.proper_counterexample ? moves(*never.proper_counterexample) : moves(*never.counterexample));
}

TEST(Domain, ShowsAProperCounterexampleBesideADegenerateOneIfThereIsAny) {
    const auto tried = [](const auto& wrong) {
        const Subject subject = subject_of("subject", flat, [wrong](const Input& row) { return !wrong(row) && right_answer(row); });
        const TrialOptions options{.effort = 0.01, .shows_proper = true, .exhaustive = false, .wants = [](const Property& property) {
                                       return property.id == "P01";
                                   }};
        return try_subjects(flat, std::span(&subject, 1), options).results[0].of("P01");
    };
    const Outcome never = tried([](const Input&) { return true; });
    ASSERT_TRUE(never.proper_counterexample);
    EXPECT_FALSE(lies_in(never.counterexample->instance, proper_shapes));
    EXPECT_TRUE(lies_in(never.proper_counterexample->instance, proper_shapes));
    EXPECT_LT(complexity(never.proper_counterexample->instance), 8);
    const Outcome points = tried([](const Input& row) { return row.numbers[2] == 0 && row.numbers[3] == 0; });
    ASSERT_TRUE(points.counterexample);
    EXPECT_FALSE(points.proper_counterexample);
}

}  // namespace
}  // namespace tangency::properties
