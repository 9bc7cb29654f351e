// SPDX-License-Identifier: MIT
// Right broad phases are never blamed, in any form and dimension; every mutant is, by a small list.
#include "tangency/pairs/trial.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <stdexcept>

#include "impl/lists/bounds.hpp"
#include "tangency/subjects/lists.hpp"

namespace tangency::pairs {
namespace {

std::vector<Finder> finders(bool mutants) {
    std::vector<Finder> found;
    for (const BuiltIn& built_in : built_ins())
        if (built_in.is_mutant == mutants) found.push_back(built_in.find);
    return found;
}

std::vector<std::string> names(bool mutants) {
    std::vector<std::string> found;
    for (const BuiltIn& built_in : built_ins())
        if (built_in.is_mutant == mutants) found.emplace_back(built_in.name);
    return found;
}

// How many shapes it takes to see these.
const std::map<std::string, std::size_t> least_shapes{{"mutant_mask_of_64", 64},          {"mutant_mask_of_32", 33},
                                                      {"mutant_block_tail", 17},          {"mutant_room_for_63", 64},
                                                      {"mutant_room_for_1024_pairs", 46}, {"mutant_counts_in_a_byte", 24}};

Signature signature_of(Form form, ScalarType scalar, std::size_t dim) { return {form, scalar, dim, Orientation::none, Question::box_box}; }

std::string described(const TrialResult& result) {
    std::string text;
    for (const PropertyResult& asked : result.properties)
        if (asked.counterexample) {
            text += std::string(text_of(asked.property).id) + ": ";
            for (const Shape& shape : asked.counterexample->list.shapes)
                text += to_text(shape, asked.counterexample->list.signature) + "; ";
            const Pair lost = asked.counterexample->lost;
            text +=
                std::to_string(lost.first) + ", " + std::to_string(lost.second) + " " + explain(asked.counterexample->list, lost) + "\n";
        }
    return text;
}

TEST(PairsTrial, NoRightBroadPhaseIsAccused) {
    for (const Form form : {Form::lo_hi, Form::center_half, Form::corner_size})
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
            for (const std::size_t dim : {std::size_t{2}, std::size_t{3}})
                for (const std::uint64_t seed : {1U, 2U}) {
                    TrialOptions options{.signature = signature_of(form, scalar, dim), .seed = seed, .lists = 140};
                    const auto results = try_all(finders(false), options);
                    for (std::size_t i = 0; i < results.size(); ++i) {
                        EXPECT_EQ(results[i].level(), Level::banded) << names(false)[i] << '\n' << described(results[i]);
                        EXPECT_GT(results[i].touching, 10U);
                        EXPECT_GT(results[i].exact, 100U);
                    }
                }
}

TEST(PairsTrial, EveryMutantLosesAPairOfASmallList) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
        const auto results = try_all(finders(true), {.signature = signature_of(Form::lo_hi, scalar, 2), .lists = 700});
        ASSERT_GE(results.size(), 12U);
        for (std::size_t i = 0; i < results.size(); ++i) {
            EXPECT_LT(results[i].level(), Level::banded) << names(true)[i];
            EXPECT_FALSE(results[i].holds(Level::logic)) << names(true)[i];
            // What a function keeps between calls cannot be made smaller, list by list.
            if (names(true)[i] == "mutant_sweep_stale") continue;
            const auto large = least_shapes.find(names(true)[i]);
            const std::size_t most = large == least_shapes.end() ? 5 : large->second;
            for (const PropertyResult& asked : results[i].properties)
                EXPECT_TRUE(!asked.counterexample || asked.property > Property::touching || asked.counterexample->list.count() <= most)
                    << names(true)[i] << '\n'
                    << described(results[i]);
        }
    }
}

TEST(PairsTrial, WhatBreaksAtASizeIsToldByEverySeedInAShortRunWithTheShortestListThatShowsIt) {
    std::vector<Finder> finders;
    std::vector<std::size_t> least;
    for (const BuiltIn& built_in : built_ins())
        if (const auto large = least_shapes.find(std::string(built_in.name)); large != least_shapes.end()) {
            finders.push_back(built_in.find);
            least.push_back(large->second);
        }
    ASSERT_EQ(finders.size(), least_shapes.size());
    for (const std::size_t dim : {std::size_t{2}, std::size_t{3}})
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const bool is_shrunk = seed == dim;
            const auto results = try_all(finders, {.signature = signature_of(Form::center_half, ScalarType::f32, dim),
                                                   .contract = Contract::open,
                                                   .seed = seed,
                                                   .lists = 1,
                                                   .shrink_budget = is_shrunk ? 4000U : 0U});
            for (std::size_t i = 0; i < results.size(); ++i) {
                const PropertyResult& asked = results[i].properties[0];
                ASSERT_EQ(asked.status, Status::violated) << seed << ' ' << dim << ' ' << least[i];
                EXPECT_EQ(asked.counterexample->is_minimal, is_shrunk);
                if (is_shrunk) {
                    EXPECT_EQ(asked.counterexample->list.count(), least[i]);
                }
            }
        }
}

TEST(PairsTrial, WhatIsKeptOfTheListBeforeIsToldByEverySeed) {
    for (const BuiltIn& built_in : built_ins())
        if (built_in.name == "mutant_kinds_stale")
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                const TrialOptions options{.signature = signature_of(Form::lo_hi, ScalarType::f64, 2), .seed = seed, .shrink_budget = 0};
                const TrialResult result = try_pairs(built_in.find, options);
                EXPECT_EQ(result.properties[static_cast<std::size_t>(Property::purity)].status, Status::violated) << seed;
            }
}

TEST(PairsTrial, AListThatMustBeLongSaysSoAndEqualShapesShareALine) {
    for (const BuiltIn& built_in : built_ins())
        if (built_in.name == "mutant_room_for_63") {
            const TrialResult result = try_pairs(built_in.find, {.signature = signature_of(Form::lo_hi, ScalarType::f64, 2), .lists = 1});
            const std::string text = to_text(*result.properties[0].counterexample);
            EXPECT_EQ(text.substr(0, text.find(" (0, 1)")),
                      "0 to 63: box lox=-1 loy=-1 hix=1 hiy=1\n"
                      "lost: (0, 63), " +
                          explain(result.properties[0].counterexample->list, {0, 63}) +
                          "\n"
                          "with any one of the other shapes left out, the pair is found\n"
                          "answer:");
            EXPECT_TRUE(text.ends_with(" (0, 62) and 1891 of other shapes\n")) << text;
        }
}

// All pairs of bounding boxes in a scalar, each smaller by a skin.
template <class Scalar>
PairList pairs_of_bounds(const ShapeList& list, Scalar skin) {
    BoundsList<Scalar> bounds = bounds_of<Scalar>(list);
    for (Bounds<Scalar>& each : bounds)
        for (std::size_t axis = 0; axis < 2; ++axis) {
            each.lo[axis] += skin;
            each.hi[axis] -= skin;
        }
    PairList pairs;
    for (std::size_t j = 0; j < bounds.size(); ++j)
        for (std::size_t i = 0; i < j; ++i)
            if (meet(bounds[i], bounds[j])) pairs.push_back(pair_of(i, j));
    return pairs;
}

// Sorted by keys of 32 bits, as for a radix sort, and compared by the doubles.
PairList sweep_by_float_keys(const ShapeList& list) {
    const BoundsList<double> bounds = bounds_of<double>(list);
    std::vector<std::size_t> order(bounds.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t place) { return static_cast<float>(bounds[place].lo[0]); });
    PairList pairs;
    for (std::size_t i = 0; i < order.size(); ++i)
        for (std::size_t j = i + 1; j < order.size() && bounds[order[j]].lo[0] <= bounds[order[i]].hi[0]; ++j)
            pairs.push_back(pair_of(order[i], order[j]));
    return pairs;
}

// Wrong where shapes overlap by little and nowhere else: a check's usual number of lists tells it.
TEST(PairsTrial, BroadPhasesThatLoseShallowOverlapsAreTold) {
    std::vector<Finder> finders{sweep_by_float_keys, [](const ShapeList& list) { return pairs_of_bounds<float>(list, 0); }};
    for (const double share : {1e-6, 1e-9, 1e-12})
        finders.emplace_back([share](const ShapeList& list) { return pairs_of_bounds<double>(list, share * scale_of(list)); });
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
        const auto results = try_all(
            finders,
            {.signature = signature_of(Form::lo_hi, ScalarType::f64, 2), .contract = Contract::open, .seed = seed, .shrink_budget = 0});
        for (std::size_t i = 0; i < results.size(); ++i) EXPECT_EQ(results[i].level(), Level::logic) << seed << ' ' << i;
    }
}

TEST(PairsTrial, EveryPropertyTellsAMutant) {
    const auto results =
        try_all(finders(true), {.signature = signature_of(Form::lo_hi, ScalarType::f64, 2), .lists = 700, .shrink_budget = 0});
    for (std::size_t place = 0; place < property_texts.size(); ++place)
        EXPECT_TRUE(std::ranges::any_of(results, [&](const TrialResult& result) {
            return result.properties[place].status == Status::violated;
        })) << property_texts[place].id;
}

TEST(PairsTrial, TouchingPairsMayBeLostUnderAnOpenContract) {
    for (const BuiltIn& built_in : built_ins())
        if (built_in.name == "mutant_open_bounds") {
            TrialOptions options{.signature = signature_of(Form::lo_hi, ScalarType::f64, 2), .contract = Contract::open, .lists = 700};
            const TrialResult result = try_pairs(built_in.find, options);
            EXPECT_TRUE(result.holds(Level::banded)) << described(result);
            EXPECT_EQ(result.properties[1].status, Status::not_applicable);
        }
}

TEST(PairsTrial, TheSameSeedGivesTheSameTrial) {
    const auto find = built_ins()[1].find;
    const TrialOptions options{.signature = signature_of(Form::lo_hi, ScalarType::f64, 2), .seed = 5, .lists = 70};
    const TrialResult one = try_pairs(find, options), other = try_pairs(find, options);
    EXPECT_EQ(one.candidates, other.candidates);
    EXPECT_EQ(one.exact, other.exact);
}

TEST(PairsTrial, AListThatIsNoAnswerIsNamed) {
    EXPECT_EQ(find_fault({{0, 1}, {1, 2}}, 3), std::nullopt);
    EXPECT_EQ(find_fault({{0, 3}}, 3), "it names shape 3 of 3; shapes count from 0");
    EXPECT_EQ(find_fault({{-1, 0}}, 3), "it names shape -1 of 3; shapes count from 0");
    EXPECT_EQ(find_fault({{1, 1}}, 3), "it pairs shape 1 with itself; leave such pairs out");
    EXPECT_EQ(find_fault({{0, 1}, {1, 0}}, 3), "it names the pair (1, 0) twice; name each pair once, in either order");
}

TEST(PairsTrial, AnAnswerThatIsNoListOfPairsIsAViolationWithASmallList) {
    const Finder twice = [](const ShapeList& list) {
        PairList pairs;
        for (int second = 1; second < static_cast<int>(list.count()); ++second) pairs.push_back({0, second});
        if (pairs.size() > 3) pairs.push_back({1, 0});
        return pairs;
    };
    const TrialResult result = try_pairs(twice, {.signature = signature_of(Form::lo_hi, ScalarType::f64, 2)});
    const PropertyResult& asked = result.properties[static_cast<std::size_t>(Property::answers)];
    ASSERT_EQ(asked.status, Status::violated);
    EXPECT_EQ(asked.counterexample->list.count(), 5U);
    EXPECT_EQ(asked.counterexample->fault, "it names the pair (1, 0) twice; name each pair once, in either order");
    EXPECT_EQ(result.level(), Level::none);
    EXPECT_EQ(to_text(*asked.counterexample).substr(0, 40), "0 to 4: box lox=-1 loy=-1 hix=1 hiy=1\nno");
}

TEST(PairsTrial, WhatIsThrownEndsTheTrialAndKeepsWhatWasFound) {
    int calls = 0;
    const Finder find = [&calls](const ShapeList&) {
        if (++calls > 100) throw std::runtime_error("out of cells");
        return PairList{};
    };
    const TrialResult result = try_pairs(find, {.signature = signature_of(Form::lo_hi, ScalarType::f64, 2)});
    EXPECT_TRUE(result.failure != nullptr);
    EXPECT_FALSE(result.complete);
    EXPECT_EQ(result.properties[0].status, Status::violated);
    EXPECT_EQ(calls, 101);
}

}  // namespace
}  // namespace tangency::pairs
