// SPDX-License-Identifier: MIT
// Declared domains: generators draw in them what they draw elsewhere, shrinking stays inside, and a wrong answer outside is
// nobody's business.
#include "tangency/properties/domain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "../input_of.hpp"
#include "functions.hpp"
#include "tangency/properties/coordinates.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/plain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/shrink.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::properties {
namespace {

const Signature flat{Form::center_half, ScalarType::f64, 2}, sides{Form::lo_hi, ScalarType::f32, 3},
    cornered{Form::corner_size_ball_corner, ScalarType::f32, 2}, degrees{Form::center_half, ScalarType::f32, 2, Orientation::degrees},
    axis{Form::corner_size, ScalarType::f64, 2, Orientation::axis},
    quaternion{Form::center_half, ScalarType::f32, 3, Orientation::quaternion},
    way{Form::corner_size, ScalarType::f64, 2, Orientation::none, Question::box_moving_ball},
    triangle{vertices_form(3), ScalarType::f64, 2, Orientation::none, Question::polygon_ball};

struct Declared {
    Signature signature;
    std::string words;
    Domain domain;
};

// Sanitized, one form of boxes along the axes and one of rotated ones: the counts are settled by the other build.
const std::vector<Signature> signatures =
    TANGENCY_TEST_EFFORT < 1 ? std::vector{flat, axis} : std::vector{flat, sides, cornered, degrees, axis, quaternion};

std::vector<Declared> declared() {
    std::vector<Declared> all;
    for (const Signature& signature : signatures)
        for (const char* words : {"positive-extent", "positive-radius", "proper", "range=1e-3..1e4", "range=0.01..1000", "range=0..1e6",
                                  "proper,range=1e-3..1e4", "unit-orientation", "proper,unit-orientation,range=1e-6..1e5", "whole-numbers",
                                  "proper,whole-numbers", "cells", "any-sign", "coordinates=0..255", "whole-numbers,coordinates=-100..155",
                                  "proper,range=1e-3..1e4,coordinates=-10..1000"}) {
            const DomainReading reading = read_domain(words, signature);
            if (reading.ok()) all.push_back({signature, words, reading.domain});
        }
    return all;
}

std::string name_of(const Declared& each) { return std::string(form_name(each.signature)) + " " + each.words; }

// The share of draws that make an instance.
double yield_of(const Property& property, const Signature& signature, const Domain& domain) {
    constexpr int draws = 600;
    Source source(3);
    int made = 0;
    for (int draw = 0; draw < draws; ++draw) made += instance_in(domain, property, source, signature).has_value();
    return static_cast<double>(made) / draws;
}

// Right, and false for a NaN.
bool right_answer(const Input& input) {
    const auto row = input.row();
    return std::none_of(row.begin(), row.end(), [](double number) { return std::isnan(number); }) &&
           find_verdict(input) != reference::Verdict::disjoint;
}

TEST(Domain, IsReadFromWordsAndWrittenInAnOrderOfItsOwn) {
    EXPECT_TRUE(read_domain("", flat).domain.is_whole());
    EXPECT_EQ(to_text(read_domain("range=1e-3..1e4,positive-radius,positive-extent", flat).domain), "proper,range=0.001..10000");
    EXPECT_EQ(to_text(read_domain("unit-orientation,positive-radius", axis).domain), "positive-radius,unit-orientation");
    EXPECT_NE(read_domain("coordinates=1e8..100000100", sides).problem.find("too far from zero for ties of f32"), std::string::npos);
    EXPECT_TRUE(read_domain("coordinates=1e8..100000100", flat).ok());
    EXPECT_NE(read_domain("proper,flat", flat).problem.find("'flat': there is no such word"), std::string::npos);
    EXPECT_NE(read_domain("unit-orientation", degrees).problem.find("center_half_degrees has no direction"), std::string::npos);
    EXPECT_EQ(to_text(read_domain("cells", cornered).domain), "cells");
    EXPECT_EQ(to_text(read_domain("whole-numbers,positive-extent", flat).domain), "positive-extent,whole-numbers,range=0..4096");
    EXPECT_EQ(to_text(read_domain("any-sign,coordinates=-3..29,whole-numbers", flat).domain), "whole-numbers,any-sign,coordinates=-3..29");
    EXPECT_EQ(to_text(read_domain("moving", way).domain), "moving");
    EXPECT_EQ(to_text(read_domain("counterclockwise,proper", triangle).domain), "proper,counterclockwise");
    EXPECT_NE(read_domain("cells", flat).problem.find("give the form corner_size_ball_corner"), std::string::npos);
    EXPECT_TRUE(read_domain("range=1..32", flat).ok());
    EXPECT_FALSE(read_domain("range=1..31", flat).ok());
}

TEST(Domain, HoldsARowByItsNumbers) {
    const auto holds = [](const Signature& signature, const char* words, std::vector<double> numbers) {
        return lies_in(input_of(signature, numbers), read_domain(words, signature).domain);
    };
    const Signature lo_hi{Form::lo_hi, ScalarType::f64, 2};
    EXPECT_TRUE(holds(lo_hi, "proper", {0, 0, 1, 1, 5, 5, 1}));
    EXPECT_FALSE(holds(lo_hi, "positive-extent", {1, 0, 1, 1, 5, 5, 1}));
    EXPECT_FALSE(holds(lo_hi, "positive-radius", {0, 0, 1, 1, 5, 5, 0}));
    EXPECT_TRUE(holds(lo_hi, "range=0.5..4", {-4, 0, 1, 1, 0.5, -0.0, 0}));
    EXPECT_FALSE(holds(lo_hi, "range=0.5..16", {-4, 0, 1, 1, 0.25, 3, 1}));
    EXPECT_FALSE(holds(lo_hi, "range=0.5..16", {-17, 0, 1, 1, 1, 3, 1}));
    EXPECT_FALSE(holds(lo_hi, "proper", {0, 0, 1, 1, std::nan(""), 5, 1}));
    EXPECT_TRUE(holds(lo_hi, "whole-numbers", {-7, 0, 1, -0.0, 4096, 3, 0}));
    EXPECT_FALSE(holds(lo_hi, "whole-numbers", {-7, 0, 1, -0.0, 4097, 3, 0}));
    EXPECT_TRUE(holds(lo_hi, "whole-numbers,range=0..1e301", {-7, 0, 1, -0.0, 1e300, 3, 0}));
    EXPECT_FALSE(holds(lo_hi, "whole-numbers", {-7, 0, 1, 1, 5, 2.5, 0}));
    EXPECT_TRUE(holds(cornered, "cells", {-7, 3, 1, 1, 5, 2, 0.5}));
    EXPECT_FALSE(holds(cornered, "cells", {-7, 3, 1, 1, 5, 2.5, 0.5}));
    EXPECT_FALSE(holds(cornered, "cells", {-7, 3, 2, 1, 5, 2, 0.5}));
    EXPECT_FALSE(holds(cornered, "cells", {-7, 3, 1, 1, 5, 2, 1}));
    EXPECT_TRUE(holds(axis, "unit-orientation", {0, 0, 1, 1, 0.6, 0.8, 9, 9, 1}));
    EXPECT_FALSE(holds(axis, "unit-orientation", {0, 0, 1, 1, 3, 4, 9, 9, 1}));
    EXPECT_TRUE(holds(axis, "range=1..100", {0, 0, 1, 1, 1e-9, 1e9, 9, 9, 1}));  // a direction has no unit of length
}

TEST(Domain, IsDrawnInWithFewDrawsLost) {
    for (const Declared& each : declared())
        for (const Property& property : catalogue()) {
            if (!applies(property, each.signature, each.domain)) continue;
            if (each.domain.cells) {  // a tie, a centre inside and an even step are met by chance
                EXPECT_GT(yield_of(property, each.signature, each.domain), 0.1) << name_of(each) << " " << property.id;
                continue;
            }
            const double whole = yield_of(property, each.signature, whole_domain), inside = yield_of(property, each.signature, each.domain);
            // A ball that an angle carries comes to lie between whole numbers, and so it does by most directions. What spans more than the
            // coordinates is lost.
            const bool is_carried = each.domain.whole_numbers && each.signature.orientation != Orientation::none;
            const bool is_few = each.domain.coordinates || (is_carried && each.signature.orientation == Orientation::degrees);
            EXPECT_GT(inside, whole * (is_few ? 1.0 / 3 : is_carried ? 0.6 : 2.0 / 3)) << name_of(each) << " " << property.id;
        }
}

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
    for (const Signature& signature : {axis, quaternion, degrees})
        for (const char* words : {"unit-orientation", "proper,unit-orientation,range=1e-3..1e4", "range=0.01..1"}) {
            const DomainReading reading = read_domain(words, signature);
            if (!reading.ok()) continue;
            const Subject subject = subject_of("subject", signature, right_answer);
            const TrialOptions options{.effort = 0.02, .domain = reading.domain};
            EXPECT_EQ(try_subjects(signature, std::span(&subject, 1), options).results[0].level, Level::exact)
                << form_name(signature) << " " << words;
        }
}

TEST(Domain, LeavesOutThePropertiesThatLieOutsideIt) {
    const auto asked = [](const char* id, const char* words, const Signature& signature) {
        return applies(*find_property(id), signature, read_domain(words, signature).domain);
    };
    EXPECT_FALSE(asked("P16", "proper", flat));
    EXPECT_TRUE(asked("P16", "positive-extent", flat));
    EXPECT_FALSE(asked("P17", "positive-extent", flat));
    EXPECT_FALSE(asked("P18", "range=1e-3..1e4", flat));
    EXPECT_FALSE(asked("P19", "range=1e-3..1e40", flat));
    EXPECT_TRUE(asked("P18", "range=1e-3..1e40", flat));
    EXPECT_TRUE(asked("P18", "range=1e-3..1e4", degrees));  // angles beyond a turn
    EXPECT_TRUE(asked("P18", "range=1e-3..1e4", axis));
    EXPECT_FALSE(asked("P19", "whole-numbers", flat));
    EXPECT_FALSE(asked("P18", "whole-numbers", flat));
    EXPECT_TRUE(asked("P18", "whole-numbers,range=0..1e30", flat));
    EXPECT_FALSE(asked("P18", "coordinates=-1e4..1e4", flat));
    EXPECT_TRUE(asked("P18", "coordinates=-1e30..1e4", flat));
    EXPECT_TRUE(asked("P16", "proper", way));
    EXPECT_TRUE(asked("P16", "moving", way));
    EXPECT_FALSE(asked("P16", "proper,moving", way));
    EXPECT_TRUE(asked("P28", "counterclockwise", triangle));
    EXPECT_FALSE(asked("P16", "cells", cornered));
    EXPECT_FALSE(asked("P08", "cells", cornered));
    EXPECT_FALSE(asked("P18", "unit-orientation,range=1e-3..1e4", axis));
}

TEST(Domain, DrawsTheSameForTheSameSeedAndTheUsualIfNothingIsDeclared) {
    for (const Signature& signature : {flat, quaternion})
        for (const InputKind kind : {InputKind::lattice, InputKind::tie, InputKind::degenerate, InputKind::ordinary, InputKind::near_tie}) {
            const Domain nothing{}, proper = read_domain("proper,range=1e-3..1e4", signature).domain;
            Source usual(7), same(7), one(7), two(7);
            same.keep_to(nothing);
            one.keep_to(proper);
            two.keep_to(proper);
            for (int draw = 0; draw < 300; ++draw) {
                const auto a = draw_input(usual, signature, kind), b = draw_input(same, signature, kind);
                ASSERT_EQ(a.has_value(), b.has_value());
                ASSERT_TRUE(!a || same_bits(*a, *b));
                const auto c = draw_input(one, signature, kind), d = draw_input(two, signature, kind);
                ASSERT_EQ(c.has_value(), d.has_value());
                ASSERT_TRUE(!c || same_bits(*c, *d));
            }
        }
}

TEST(Domain, IsNotLeftByShrinking) {
    for (const Declared& each : declared())
        for (const InputKind kind : {InputKind::lattice, InputKind::ordinary, InputKind::near_tie}) {
            const auto draw = [&](Source& source) {
                source.keep_to(each.domain);
                return draw_input(source, each.signature, kind);
            };
            Recording recording;
            Source source(11);
            source.record_to(recording);
            while (!draw(source)) recording = {};
            const auto first = [&](std::span<const Input> rows) -> std::optional<std::size_t> {
                EXPECT_TRUE(lies_in(rows[0], each.domain)) << name_of(each) << ": " << to_text(rows[0]);
                return 0;
            };
            const auto smallest = replay(shrink(recording.choices, draw, first, 1, 400), draw);
            ASSERT_TRUE(smallest) << name_of(each);
            EXPECT_LT(complexity(*smallest), 30) << name_of(each) << ": " << to_text(*smallest);
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

TEST(Domain, ReachesOppositeEndsOfARangeInEveryQuestion) {
    constexpr int draws = 2000;
    for (const Question question : every_question)
        for (const FormName& form : forms_of(question)) {
            const Signature signature{form.form, ScalarType::f64, form.exists_in(2) ? std::size_t{2} : std::size_t{3}, form.orientation,
                                      question};
            const Domain domain = read_domain("range=0..3000", signature).domain;
            int opposite = 0, at_end = 0;
            Source source(5);
            source.keep_to(domain);
            for (int draw = 0; draw < draws; ++draw) {
                const Input row = draw_floats(source, signature, Magnitudes::ordinary);
                EXPECT_TRUE(lies_in(row, domain)) << to_text(row);
                const auto [least, most] = std::ranges::minmax(row.row());
                opposite += least < -1500 && most > 1500;
                at_end += std::ranges::any_of(row.row(), [](double number) { return std::abs(number) == 3000; });
            }
            EXPECT_GT(opposite, draws / 100) << name_of(question) << ' ' << form.name;
            // Vertices lie at shares of a power of two.
            if (!has_polygon(question)) {
                EXPECT_GT(at_end, draws / 200) << name_of(question) << ' ' << form.name;
            }
        }
}

TEST(Domain, OfCoordinatesHoldsPositionsAndSidesSignsMeant) {
    const Signature lo_hi{Form::lo_hi, ScalarType::f64, 2}, centered{Form::center_size, ScalarType::f64, 2};
    const auto holds = [](const Signature& signature, const char* words, std::vector<double> numbers) {
        return lies_in(input_of(signature, numbers), read_domain(words, signature).domain);
    };
    EXPECT_TRUE(holds(lo_hi, "coordinates=0..255", {0, 0, 255, 255, 0, 255, 255}));
    EXPECT_FALSE(holds(lo_hi, "coordinates=0..255", {0, 0, 255, 255, -1, 255, 1}));
    EXPECT_FALSE(holds(lo_hi, "coordinates=0..255", {0, 0, 255, 256, 0, 255, 1}));
    EXPECT_FALSE(holds(lo_hi, "coordinates=0..255", {0, 0, 255, 255, 0, 255, 256}));
    EXPECT_TRUE(holds(flat, "coordinates=0..255", {4, 251, 4, 4, 0, 255, 1}));
    EXPECT_FALSE(holds(flat, "coordinates=0..255", {4, 251, 5, 4, 0, 255, 1}));
    EXPECT_TRUE(holds(centered, "coordinates=-4..12", {0, 8, 8, 8, 0, 0, 1}));
    EXPECT_FALSE(holds(centered, "coordinates=-4..12", {0, 8, 8, 9, 0, 0, 1}));
    EXPECT_TRUE(holds(cornered, "coordinates=0..32", {1, 1, 31, 2, 30, 0, 2}));
    EXPECT_FALSE(holds(cornered, "coordinates=0..32", {1, 1, 31, 2, 31, 0, 2}));  // the centre of the ball, from its corner
    EXPECT_FALSE(holds(cornered, "coordinates=0..32", {1, 1, 32, 2, 30, 0, 2}));
    // The sum of these is 1 as doubles add, and above it.
    EXPECT_FALSE(holds(axis, "coordinates=0..1", {1, 0, 0x1p-60, 1, 1, 0, 0.5, 0.5, 1}));
    EXPECT_TRUE(holds(way, "coordinates=-1..31", {0, 0, 1, 1, -1, 31, 31, 2, 3}));
    EXPECT_FALSE(holds(way, "coordinates=-1..31", {0, 0, 1, 1, -1, 31, 32, 2, 3}));
    EXPECT_FALSE(holds(triangle, "coordinates=0..32", {0, 0, 33, 0, 0, 4, 1, 1, 1}));
}

TEST(Domain, HoldsWhatMovesTurnsAndHasAnySign) {
    const auto holds = [](const Signature& signature, const char* words, std::vector<double> numbers) {
        return lies_in(input_of(signature, numbers), read_domain(words, signature).domain);
    };
    EXPECT_FALSE(holds(way, "moving", {0, 0, 1, 1, 3, 3, 3, 3, 1}));
    EXPECT_TRUE(holds(way, "moving", {0, 0, 1, 1, 3, 3, 3, 4, 1}));
    EXPECT_TRUE(holds(triangle, "counterclockwise", {0, 0, 2, 0, 0, 2, 5, 5, 1}));
    EXPECT_FALSE(holds(triangle, "counterclockwise", {0, 0, 0, 2, 2, 0, 5, 5, 1}));
    // -4 wide from 2: the box from -2, which touches what the one from 2 does not.
    const Input turned = input_of({Form::corner_size, ScalarType::f64, 2}, {2, 0, -4, 1, -3, 0, 1});
    EXPECT_TRUE(is_input(turned, true));
    EXPECT_EQ(find_verdict(turned), reference::Verdict::touching);
    EXPECT_EQ(with_positive_sizes(turned).numbers[0], -2);
    const Signature lo_hi{Form::lo_hi, ScalarType::f32, 1};
    EXPECT_EQ(find_verdict(input_of(lo_hi, {5, 1, 0.5, 0.25})), reference::Verdict::disjoint);
    EXPECT_EQ(find_verdict(input_of(lo_hi, {5, 1, 0.5, 0.5})), reference::Verdict::touching);
    // The other side is no double: what is stored is no box that can be said without the sign.
    EXPECT_FALSE(is_input(input_of({Form::corner_size, ScalarType::f64, 1}, {0x1p-60, -0.3, 1, 1})));
}

// Of every question and encoding, how many of the draws touch an end of the coordinates, or have a negative size.
TEST(Domain, IsFilledByTiesAndFloatsToTheEndsOfItsCoordinates) {
    constexpr int draws = 1500;
    for (const Question question : every_question)
        for (const FormName& form : forms_of(question)) {
            const VertexCounts counts = vertices_of(form.form);
            if (has_polygon(question) && (counts.first + counts.second) % 5 != 3) continue;  // one in five
            const Signature signature{form.form, ScalarType::f64, form.exists_in(2) ? std::size_t{2} : std::size_t{3}, form.orientation,
                                      question};
            for (const char* words : {"whole-numbers,coordinates=0..255", "coordinates=-1..31", "coordinates=-5e6..4e6"})
                for (const InputKind kind : {InputKind::tie, InputKind::lattice, InputKind::ordinary}) {
                    const Domain domain = read_domain(words, signature).domain;
                    int drawn = 0, at_lo = 0, at_hi = 0, beyond_middle = 0;
                    Source source(5);
                    source.keep_to(domain);
                    for (int draw = 0; draw < draws; ++draw) {
                        const auto row = draw_input(source, signature, kind);
                        if (!row) continue;
                        ++drawn;
                        EXPECT_TRUE(lies_in(*row, domain)) << to_text(*row);
                        Interval span = span_of(std::span(&*row, 1), 0);
                        for (std::size_t axis_place = 1; axis_place < signature.dim; ++axis_place) {
                            const Interval other = span_of(std::span(&*row, 1), axis_place);
                            span = {std::min(span.lo, other.lo), std::max(span.hi, other.hi)};
                        }
                        const Interval ends = *domain.coordinates;
                        at_lo += span.lo == ends.lo;
                        at_hi += span.hi == ends.hi;
                        beyond_middle += span.lo < ends.lo + ends.width() / 4 && span.hi > ends.hi - ends.width() / 4;
                    }
                    const std::string name = std::string(tangency::name_of(question)) + ' ' + std::string(form.name) + ' ' + words + ' ' +
                                             std::to_string(static_cast<int>(kind));
                    // Of 1500 draws no fewer than half are inputs. Shapes as small as lattice inputs are come to an end of a wide domain
                    // seldom, and never to both.
                    const bool is_wide = domain.coordinates->width() > 1000, is_lattice = kind != InputKind::ordinary;
                    EXPECT_GE(drawn, draws / 2) << name;
                    EXPECT_GE(at_lo, is_wide && is_lattice ? 3 : is_lattice ? 30 : 10) << name;
                    EXPECT_GE(at_hi, is_wide || !is_lattice ? 3 : 20) << name;
                    EXPECT_GE(beyond_middle, is_wide && is_lattice ? 0 : is_lattice ? 300 : 200) << name;
                }
        }
}

TEST(Domain, KeepsARightFunctionOfEveryQuestionAtItsLevelByTheWordsOfItsShapes) {
    for (const Question question : every_question)
        for (const FormName& form : forms_of(question)) {
            const VertexCounts counts = vertices_of(form.form);
            if (has_polygon(question) && (counts.first + counts.second) % 5 != 3) continue;  // one in five
            for (const std::size_t dim : {2U, 3U}) {
                const Signature signature{form.form, ScalarType::f32, dim, form.orientation, question};
                for (const char* words : {"any-sign", "any-sign,proper,whole-numbers,coordinates=-20..44", "moving,coordinates=3..700",
                                          "counterclockwise", "counterclockwise,whole-numbers,coordinates=0..64", "cells,coordinates=0..16",
                                          "range=0.5..200,coordinates=-1e3..40"}) {
                    const DomainReading reading = read_domain(words, signature);
                    if (!form.exists_in(dim) || !reading.ok()) continue;
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
            }
        }
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
