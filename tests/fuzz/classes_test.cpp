// SPDX-License-Identifier: MIT
// What random bytes and mutation reach, counted with the reference's verdicts.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "inputs.hpp"
#include "tangency/fuzz/mutation.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/frame.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/tally.hpp"
#include "tangency/properties/truth.hpp"

namespace tangency::fuzz {
namespace {

using properties::Case;
using properties::Draft;
using properties::LatticeScene;
using properties::Random;
using properties::Truth;

// The sanitized build asks the reference a fiftieth as often elsewhere; shares need some hundreds of scenes.
constexpr int scenes_of_a_signature = TANGENCY_TEST_EFFORT < 0.5 ? 500 : 1200;

std::string name_of_signature(const Signature& signature) {
    return std::string(form_name(signature)) + " " + std::string(name_of(signature.scalar)) + " " + std::to_string(signature.dim);
}

Construction random_construction(Random& random) { return decode(random_bytes(random, max_input_size)); }

Construction random_of_kind(Random& random, SceneKind kind) {
    auto bytes = random_bytes(random, max_input_size);
    bytes[1] = static_cast<std::uint8_t>(kind);
    return decode(bytes);
}

void expect_no_shortfall(const properties::Tally& tally, std::size_t dim, const std::string& where) {
    for (const properties::Shortfall& shortfall : find_shortfalls(tally, dim))
        ADD_FAILURE() << where << ": " << properties::kind_names[static_cast<std::size_t>(shortfall.kind)] << " "
                      << shortfall.seen << " of " << shortfall.required;
}

TEST(InputClasses, RandomBytesReachAllThatATrialDemandsInEverySignature) {
    for (const Signature& signature : played_signatures()) {
        Random random(1);
        properties::Tally tally;
        for (int i = 0; i < scenes_of_a_signature; ++i) {
            const Case row = row_of(build(random_construction(random), signature), signature);
            const Truth truth = find_truth(row);
            tally.add(row, truth.verdict, truth.region);
        }
        expect_no_shortfall(tally, signature.dim, name_of_signature(signature));
    }
}

TEST(InputClasses, MutationsOfAnEmptyInputReachAllThatATrialDemandsAndEveryKind) {
    for (const Signature& signature : played_signatures()) {
        if (signature.scalar == ScalarType::f64) continue;
        properties::Tally tally;
        std::set<SceneKind> kinds;
        std::vector<std::uint8_t> input(max_input_size);
        std::size_t size = 0;
        for (int i = 0; i < scenes_of_a_signature; ++i) {
            size = mutate(input.data(), size, max_input_size, static_cast<std::uint32_t>(i), &signature);
            const Construction made = decode(std::span(input).first(size));
            const Case row = row_of(build(made, signature), signature);
            const Truth truth = find_truth(row);
            tally.add(row, truth.verdict, truth.region);
            kinds.insert(made.kind);
        }
        expect_no_shortfall(tally, signature.dim, name_of_signature(signature));
        EXPECT_EQ(kinds.size(), scene_kind_names.size()) << name_of_signature(signature);
    }
}

TEST(InputClasses, EveryKindHasItsShareOfRandomBytes) {
    Random random(2);
    std::map<SceneKind, int> counts;
    for (int i = 0; i < 20000; ++i) ++counts[random_construction(random).kind];
    for (std::size_t kind = 0; kind < scene_kind_names.size(); ++kind)
        EXPECT_GE(counts[static_cast<SceneKind>(kind)], 500) << scene_kind_names[kind];
    EXPECT_GE(counts[SceneKind::tie], 2500);
    EXPECT_GE(counts[SceneKind::floats], 4000);
}

TEST(InputClasses, LatticeTiesAndTheirNeighboursLieInEachRegion) {
    using reference::Region;
    for (const Signature& signature : played_signatures()) {
        if (signature.scalar == ScalarType::f64) continue;
        Random random(3);
        const int count = scenes_of_a_signature / 2;
        std::map<std::pair<Region, bool>, int> seen;
        for (int i = 0; i < count; ++i) {
            const Draft draft = build(random_of_kind(random, SceneKind::tie), signature);
            const Truth truth = find_truth(row_of(draft, signature));
            const bool tie = truth.verdict == reference::Verdict::touching;
            // Only as what a property may pose do they count.
            if (properties::find_property(tie ? "P03" : "P01")->pose(draft, signature)) ++seen[{truth.region, tie}];
        }
        for (const Region region : {Region::inside, Region::face, Region::edge, Region::corner}) {
            if (region == Region::edge && signature.dim < 3) continue;
            EXPECT_GE(seen[std::pair(region, true)], count / 25) << name_of_signature(signature);
            EXPECT_GE(seen[std::pair(region, false)], count / 100) << name_of_signature(signature);
        }
    }
}

// How many axes the plan puts the ball's centre beyond the box, which is the region.
reference::Region region_of(const Construction& made, std::size_t dim) {
    std::size_t outside = 0;
    for (std::size_t axis = 0; axis < dim; ++axis) outside += made.axes[axis].side == Side::below || made.axes[axis].side == Side::above;
    return outside == 0 ? reference::Region::inside : outside == 1 ? reference::Region::face : outside == dim ? reference::Region::corner : reference::Region::edge;
}

TEST(InputClasses, SidesAreWhereTheCentreLiesHoweverTheBoxIsTurned) {
    for (const Signature& signature : played_signatures()) {
        if (signature.form != Form::center_half) continue;
        for (const SceneKind kind : {SceneKind::scattered, SceneKind::tie, SceneKind::floats}) {
            Random random(11);
            int agree = 0, signs = 0, all_signs = 0;
            const int count = scenes_of_a_signature / 4;
            for (int i = 0; i < count; ++i) {
                Construction made = random_of_kind(random, kind);
                made.steps = {};
                made.likeness = 16;
                made.turn.flags = 0;
                made.reach = 0;
                // Along a side of the box rounding and turning decide, so nothing is said of it here.
                for (AxisPlan& axis : made.axes)
                    if (axis.side == Side::on_low || axis.side == Side::on_high) axis.side = Side::centered;
                const Case row = row_of(build(made, signature), signature);
                const reference::Region seen = find_truth(row).region;
                agree += seen == region_of(made, signature.dim);
                if (signature.turning != Turning::none || seen == reference::Region::inside) continue;
                for (std::size_t axis = 0; axis < signature.dim; ++axis) {
                    const double away = row.numbers[2 * signature.dim + axis] - row.numbers[axis];
                    if (made.axes[axis].side != Side::below && made.axes[axis].side != Side::above) continue;
                    ++all_signs;
                    signs += away == 0 || (away < 0) == (made.axes[axis].side == Side::below);
                }
            }
            EXPECT_GE(agree, count * (kind == SceneKind::floats || signature.turning != Turning::none ? 85 : 100) / 100)
                << name_of_signature(signature) << scene_kind_names[static_cast<std::size_t>(kind)];
            EXPECT_EQ(signs, all_signs) << name_of_signature(signature);
        }
    }
}

TEST(InputClasses, TheCentreLiesOnTheSideThatALatticePlanNames) {
    const Signature signature{Form::center_half, ScalarType::f64, 3};
    Random random(12);
    std::map<Side, int> seen;
    for (int i = 0; i < 1000; ++i) {
        Construction made = random_of_kind(random, i % 2 == 0 ? SceneKind::tie : SceneKind::scattered);
        made.steps = {};
        const Case row = row_of(build(made, signature), signature);
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const Side side = made.axes[axis].side;
            const double away = row.numbers[6 + axis] - row.numbers[axis], half = row.numbers[3 + axis];
            const bool there = side == Side::below     ? away < -half
                               : side == Side::above   ? away > half
                               : side == Side::on_low  ? away == -half
                               : side == Side::on_high ? away == half
                               : side == Side::between ? std::abs(away) <= half
                                                       : away == 0;
            ASSERT_TRUE(there) << side_names[static_cast<std::size_t>(side)];
            ++seen[side];
        }
    }
    EXPECT_EQ(seen.size(), side_names.size());
}

TEST(InputClasses, DegenerateScenesAreSegmentsPointsAndPointCirclesAtTiesAndBesideThem) {
    for (const Signature& signature : played_signatures()) {
        if (signature.scalar == ScalarType::f64) continue;
        Random random(13);
        std::map<std::string, int> seen;
        const int count = scenes_of_a_signature / 4;
        for (int i = 0; i < count; ++i) {
            const Draft draft = build(random_of_kind(random, SceneKind::degenerate), signature);
            const auto& scene = std::get<LatticeScene>(draft.scene);
            const auto flat = static_cast<std::size_t>(std::count(scene.half_extent.begin(), scene.half_extent.begin() + static_cast<std::ptrdiff_t>(signature.dim), 0));
            const Truth truth = find_truth(row_of(draft, signature));
            ASSERT_TRUE(flat > 0 || scene.radius == 0);
            ++seen[flat == 0 ? "a whole box" : flat == signature.dim ? "a point box" : "a flat box"];
            ++seen[scene.radius == 0 ? "a point circle" : "a whole circle"];
            ++seen[truth.verdict == reference::Verdict::touching ? "a tie" : "no tie"];
        }
        EXPECT_EQ(seen.size(), 7U);
        for (const auto& [what, times] : seen) EXPECT_GE(times, count / 20) << what << " in " << name_of_signature(signature);
    }
}

TEST(InputClasses, FloatScenesHoldTheCoincidencesThatProgramsMeet) {
    for (const Signature& signature : played_signatures()) {
        if (signature.turning != Turning::none || signature.form == Form::corner_size_ball_corner) continue;
        const std::size_t dim = signature.dim;
        Random random(14);
        std::map<std::string, int> seen{{"slivers", 0}, {"far boxes", 0}, {"far balls", 0}};
        for (int i = 0; i < 2000; ++i) {
            Construction made = random_of_kind(random, SceneKind::floats);
            made.steps = {};
            made.reach = 0;
            const Case row = row_of(build(made, signature), signature);
            const double* numbers = row.numbers.data();
            const auto extent = [&](std::size_t axis) { return signature.form == Form::lo_hi ? numbers[dim + axis] - numbers[axis] : numbers[dim + axis]; };
            const auto flat = [&] {
                std::size_t count = 0;
                for (std::size_t axis = 0; axis < dim; ++axis) count += extent(axis) == 0;
                return count;
            }();
            seen["one flat axis"] += flat == 1;
            seen["points"] += flat == dim;
            seen["squares"] += flat == 0 && extent(0) == extent(1);
            seen["boxes at the origin"] += std::all_of(numbers, numbers + dim, [](double number) { return number == 0; });
            seen["balls at the origin"] += std::all_of(numbers + 2 * dim, numbers + 3 * dim, [](double number) { return number == 0; });
            seen["equal numbers"] += numbers[0] == numbers[2 * dim] || numbers[1] == numbers[2 * dim + 1] || numbers[0] == numbers[1];
            seen["opposite numbers"] += numbers[0] != 0 && (numbers[0] == -numbers[2 * dim] || numbers[1] == -numbers[2 * dim + 1] || numbers[0] == -numbers[1]);
            seen["zeros"] += std::count(numbers, numbers + 3 * dim, 0.0) == 1;
            seen["slivers"] += extent(0) > 1000 * extent(1) && extent(1) > 0;
            seen["far boxes"] += std::abs(numbers[0]) > 1000 * extent(0);
            seen["far balls"] += std::abs(numbers[2 * dim] - numbers[0]) > 1000 * extent(0);
        }
        for (const auto& [what, count] : seen) EXPECT_GE(count, 8) << what << " in " << name_of_signature(signature);
    }
}

TEST(InputClasses, TurnedTiesAreTies) {
    for (const Signature& signature : played_signatures()) {
        Random random(15);
        int ties = 0, turned = 0;
        const int count = scenes_of_a_signature / 8;
        for (int i = 0; i < count; ++i) {
            Construction made = random_of_kind(random, i % 2 == 0 ? SceneKind::turned_tie : SceneKind::near_tie);
            made.steps = {};
            made.likeness = static_cast<std::uint8_t>(made.likeness & 2);  // no crumbs
            const Case row = row_of(build(made, signature), signature);
            ties += find_truth(row).verdict == reference::Verdict::touching;
            turned += !turns_exactly(row);
        }
        EXPECT_GE(ties, count * 95 / 100) << name_of_signature(signature);
        EXPECT_TRUE(signature.turning == Turning::none || turned >= count / 5) << name_of_signature(signature) << turned;
    }
}

TEST(InputClasses, NearTiesAreTiesOrWithinUlpsOfThemOverTheWholeExponentRangeAndFarAway) {
    for (const Signature& signature : played_signatures()) {
        const properties::FloatFormat& format = properties::format_of(signature.scalar);
        Random random(4);
        int ties = 0, near = 0, low = 0, high = 0, far = 0;
        const int count = scenes_of_a_signature / 4;
        for (int i = 0; i < count; ++i) {
            const Case row = row_of(build(random_of_kind(random, SceneKind::near_tie), signature), signature);
            const Truth truth = find_truth(row);
            const bool tie = truth.verdict == reference::Verdict::touching;
            ties += tie;
            near += !tie && gap_in_ulps(truth) < 64;
            const int exponent = truth.scale == 0 ? 0 : std::ilogb(truth.scale);
            low += exponent < format.min_exponent * 3 / 4;
            high += exponent > format.max_exponent * 3 / 4;
            double extent = row.row().back();
            for (std::size_t axis = 0; axis < signature.dim; ++axis) {
                const double second = row.numbers[signature.dim + axis];
                extent = std::max(extent, signature.form == Form::lo_hi ? second - row.numbers[axis] : second);
            }
            far += truth.scale > 1000 * extent;
        }
        EXPECT_GE(ties, count / 5) << name_of_signature(signature);
        EXPECT_GE(near, count / 6) << name_of_signature(signature);
        EXPECT_GE(low, count / 20) << name_of_signature(signature);
        EXPECT_GE(high, count / 40) << name_of_signature(signature);
        EXPECT_GE(far, count / 20) << name_of_signature(signature);
    }
}

// The gap of float scenes whose radius is fitted to the distance, in units of eps * scale.
TEST(InputClasses, FittedRadiiLieOnTheirSideAtEveryFractionAndMultipleOfTheBand) {
    for (const Signature& signature : played_signatures()) {
        if (signature.turning == Turning::radians || signature.turning == Turning::degrees) continue;
        Random random(5);
        std::map<Fit, int> fits, right;
        std::map<std::pair<Fit, int>, int> octaves;
        for (int i = 0; i < scenes_of_a_signature; ++i) {
            Construction made = random_of_kind(random, SceneKind::floats);
            made.reach = 0;
            made.steps = {};
            const Truth truth = find_truth(row_of(build(made, signature), signature));
            if (truth.region == reference::Region::inside || made.fit == Fit::free || made.fit == Fit::zero) continue;
            ++fits[made.fit];
            const double bands = gap_in_bands(truth);
            if (made.fit == Fit::tie) {
                right[made.fit] += bands < (signature.turning == Turning::none ? 4 : 16);
                continue;
            }
            const auto side = made.fit == Fit::below ? reference::Verdict::disjoint : reference::Verdict::overlapping;
            if (truth.verdict != side) continue;
            ++right[made.fit];
            ++octaves[{made.fit, bands < 1 ? 0 : bands < 8 ? 1 : bands < 64 ? 2 : bands < 4096 ? 3 : 4}];
        }
        EXPECT_GE(right[Fit::tie], fits[Fit::tie] * 95 / 100) << name_of_signature(signature);
        for (const Fit fit : {Fit::below, Fit::above}) {
            EXPECT_GE(right[fit], fits[fit] * 3 / 4) << name_of_signature(signature);
            for (int octave = 0; octave < 5; ++octave)
                EXPECT_GE((octaves[std::pair(fit, octave)]), fits[fit] / 25) << name_of_signature(signature) << " octave " << octave;
        }
    }
}

TEST(InputClasses, SpecialScenesHoldTheNumbersThatProgramsTripOver) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
        const Signature signature{Form::center_half, scalar, 2};
        const properties::FloatFormat& format = properties::format_of(scalar);
        Random random(6);
        std::map<std::string, int> seen;
        for (int i = 0; i < 2000; ++i) {
            const Case row = row_of(build(random_of_kind(random, SceneKind::special), signature), signature);
            for (const double number : row.row()) {
                const double size = std::abs(number);
                int exponent = 0;
                seen["-0"] += number == 0 && std::signbit(number);
                seen["smallest"] += size == format.smallest;
                seen["subnormal"] += size != 0 && size < std::ldexp(1.0, format.min_exponent + format.precision - 1);
                seen["largest"] += size == format.largest;
                seen["power"] += std::frexp(number, &exponent) == 0.5;
                const double next = properties::step_ulps(scalar, size, 1);
                seen["below a power"] += size > 0x1p-100 && size < 0x1p100 && std::frexp(next, &exponent) == 0.5;
                seen["square overflows"] += size >= std::ldexp(1.0, (format.max_exponent + 1) / 2) && size <= std::ldexp(1.0, (format.max_exponent + 1) / 2 + 1);
            }
        }
        EXPECT_EQ(seen.size(), 7U);
        for (const auto& [what, count] : seen) EXPECT_GE(count, 50) << what << " in " << name_of(scalar);
    }
}

// A name for the way in which the orientation's numbers turn the box.
std::string turn_class(const Case& row) {
    const double* numbers = row.numbers.data() + 2 * row.signature.dim;
    const auto magnitude = [&](std::size_t i) { return std::abs(numbers[i]); };
    switch (row.signature.turning) {
        case Turning::none: return {};
        case Turning::radians:
            if (numbers[0] == 0) return "none";
            if (magnitude(0) < 0x1p-20 || magnitude(0) > 100) return magnitude(0) < 1 ? "tiny" : "huge";
            for (const int parts : {4, 8, 12, 24}) {
                const double steps = numbers[0] / (0x1.921fb54442d18p+2 / parts);
                if (std::abs(steps - std::nearbyint(steps)) < 1e-6) return "parts of " + std::to_string(parts);
            }
            return std::nearbyint(numbers[0]) == numbers[0] ? "whole" : "any";
        case Turning::degrees:
            if (numbers[0] == 0) return "none";
            if (magnitude(0) < 0x1p-10 || magnitude(0) > 3600) return magnitude(0) < 1 ? "tiny" : "huge";
            for (const int step : {90, 45, 30, 15, 1})
                if (std::fmod(numbers[0], step) == 0) return "multiple of " + std::to_string(step);
            return "any";
        case Turning::axis: {
            if (numbers[0] == 0 || numbers[1] == 0) return "along an axis";
            if (magnitude(0) == magnitude(1)) return "diagonal";
            const double length = std::hypot(numbers[0], numbers[1]);
            const double ratio = magnitude(0) / magnitude(1);
            if (ratio > 1e3 || ratio < 1e-3) return "nearly along an axis";
            return std::abs(length - std::nearbyint(length)) < 1e-12 && length < 1000 ? "whole length" : "any";
        }
        case Turning::quaternion: break;
    }
    const auto zeros = std::count(numbers, numbers + 4, 0.0);
    if (zeros == 3) return "none or half";
    if (zeros == 2) return "about an axis";
    return magnitude(0) == magnitude(1) && magnitude(1) == magnitude(2) && magnitude(2) == magnitude(3) ? "third" : "any";
}

TEST(InputClasses, TurnsAreOfEveryFamilyInLatticeAndFloatScenes) {
    const std::map<Turning, std::size_t> families{{Turning::radians, 9}, {Turning::degrees, 9}, {Turning::axis, 5}, {Turning::quaternion, 4}};
    // Turns of lattice scenes are neither huge nor tiny, nor nearly along an axis, nor parts of a turn in radians.
    const std::map<Turning, std::size_t> lattice_families{{Turning::radians, 3}, {Turning::degrees, 7}, {Turning::axis, 4}, {Turning::quaternion, 4}};
    for (const Signature& signature : played_signatures()) {
        if (signature.turning == Turning::none) continue;
        for (const SceneKind kind : {SceneKind::scattered, SceneKind::floats}) {
            Random random(7);
            std::map<std::string, int> seen;
            for (int i = 0; i < 2000; ++i) ++seen[turn_class(row_of(build(random_of_kind(random, kind), signature), signature))];
            int families_seen = 0;
            for (const auto& [family, count] : seen) families_seen += count >= 20;
            const auto& wanted = kind == SceneKind::floats ? families : lattice_families;
            EXPECT_GE(families_seen, static_cast<int>(wanted.at(signature.turning))) << name_of_signature(signature) << " " << testing::PrintToString(seen);
        }
    }
}

TEST(InputClasses, NamedPropertiesArePlayedOnMostScenesOfTheirKind) {
    // The share that narrower domains leave, in percent.
    const std::map<std::string_view, int> narrow{{"P01", 35}, {"P02", 15}, {"P03", 20}, {"P10", 4},  {"P12", 25}, {"P13", 30},
                                                 {"P16", 30}, {"P18", 20}, {"P19", 7},  {"P20", 50}, {"P22", 8},  {"P23", 24}};
    for (const Signature& signature : played_signatures()) {
        if (signature.scalar == ScalarType::f64) continue;
        for (std::size_t place = 0; place < properties::catalogue().size(); ++place) {
            const properties::Property& property = properties::catalogue()[place];
            if (!property.applies(signature)) continue;
            Random random(8);
            int chosen = 0, posed = 0;
            for (int i = 0; i < 400; ++i) {
                Construction made = random_construction(random);
                if (made.kind == SceneKind::drawn) continue;
                made.property = static_cast<std::uint8_t>(place + 1);
                const Draft draft = build(made, signature);
                if (chosen_property(made, signature, draft) != &property) continue;
                ++chosen;
                posed += property.pose(draft, signature).has_value();
            }
            EXPECT_GE(chosen, 100) << property.id;
            const auto domain = narrow.find(property.id);
            EXPECT_GE(posed, chosen * (domain == narrow.end() ? 80 : domain->second) / 100)
                << property.id << " in " << name_of_signature(signature);
        }
    }
}

TEST(InputClasses, EveryByteMattersSomewhere) {
    Random random(9);
    std::set<std::size_t> idle;
    for (std::size_t place = 0; place < max_input_size; ++place) idle.insert(place);
    for (int i = 0; i < 200 && !idle.empty(); ++i) {
        const auto bytes = random_bytes(random, max_input_size);
        for (const std::size_t place : std::set(idle)) {
            auto changed = bytes;
            changed[place] = static_cast<std::uint8_t>(changed[place] + random.between(1, 255));
            for (const Signature& signature : played_signatures())
                if (decode(bytes).signature != decode(changed).signature ||
                    !same_draft(build(decode(bytes), signature), build(decode(changed), signature)) ||
                    chosen_property(decode(bytes), signature, build(decode(bytes), signature)) !=
                        chosen_property(decode(changed), signature, build(decode(changed), signature))) {
                    idle.erase(place);
                    break;
                }
        }
    }
    for (const std::size_t place : idle) ADD_FAILURE() << "byte " << place << " changes nothing";
}

// Scenes, encodings and mutations are the same on every compiler and at every optimisation. Whoever changes what
// bytes mean copies the new number, and drops or converts stored inputs.
TEST(InputClasses, BytesMeanTheSameEverywhere) {
    Random random(10);
    std::uint64_t hash = 0;
    const auto add = [&hash](std::uint64_t word) { hash = properties::mix_seed(hash, word); };
    for (const Signature& signature : played_signatures()) {
        auto input = random_bytes(random, max_input_size);
        std::size_t size = input.size();
        for (std::uint32_t i = 0; i < 600; ++i) {
            if (i % 3 == 0) {
                input = random_bytes(random, max_input_size);
                size = input.size();
            }
            const auto other = random_bytes(random, max_input_size);
            if (i % 2 == 0) size = cross_over(other.data(), other.size(), std::vector(input).data(), size, input.data(), max_input_size, i);
            size = mutate(input.data(), size, max_input_size, i, &signature);
            const Draft draft = build(decode(std::span(input).first(size)), signature);
            add(size);
            add(hash_of(row_of(draft, signature)));
            for (const int choice : draft.twist) add(static_cast<std::uint64_t>(static_cast<std::int64_t>(choice)));
        }
    }
    EXPECT_EQ(hash, 0x5cd6ac4f898418dbULL) << std::hex << hash;
}

}  // namespace
}  // namespace tangency::fuzz
