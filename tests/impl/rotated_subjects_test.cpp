// SPDX-License-Identifier: MIT
// The rotated subjects and mutants beside the exact reference, on inputs of this test's own making.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "../signatures.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/reference/defect.hpp"
#include "tangency/shapes/lengths.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::subjects {
namespace {

using properties::Input;
using properties::ReferenceAnswer;
using properties::Subject;

// Draws one number a call: the standard engine is the same everywhere, its distributions are not.
class Draws {
public:
    explicit Draws(std::uint64_t seed) : engine_(seed) {}
    double between(double lo, double hi) { return lo + (hi - lo) * static_cast<double>(engine_() >> 11) * 0x1p-53; }
    int whole(int lo, int hi) { return lo + static_cast<int>(engine_() % static_cast<std::uint64_t>(hi - lo + 1)); }

private:
    std::mt19937_64 engine_;
};

double rounded_to(ScalarType scalar, double value) {
    return scalar == ScalarType::f32 ? static_cast<double>(static_cast<float>(value)) : value;
}

void draw_radius(Draws& draws, Input& input) {
    const double distance = std::sqrt(properties::find_reference_answer(input).distance_sq.nearest());
    const double error = std::exp2(draws.between(-44, -2));
    const int side = draws.whole(0, 1);
    input.row().back() = rounded_to(input.signature.scalar, distance * (side == 0 ? 1 + error : 1 - error));
}

// Inputs whose radius is the distance with a relative error of 2^-2 to 2^-44, so that near misses are met at
// every size; angles lie within 1.5 turns, axes and quaternions have lengths of 2^-8 to 2^8.
Input draw_input(Draws& draws, const Signature& signature) {
    Input input{signature};
    const auto rounded = [&signature](double value) { return rounded_to(signature.scalar, value); };
    const Layout& layout = layout_of(signature);
    const bool square = draws.whole(0, 5) == 0;
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        input.numbers[layout.first(axis)] = rounded(draws.between(-4, 4));
        const double extent = draws.whole(0, 7) == 0 ? 0 : rounded(draws.between(0, 4));
        input.numbers[layout.second(axis)] = square && axis > 0 ? input.numbers[layout.second(0)] : extent;
        input.numbers[layout.ball(axis)] = rounded(draws.between(-8, 8));
    }
    const double length = std::exp2(draws.between(-8, 8));
    const auto orientation = layout.orientation(input.row());
    for (double& number : orientation) {
        const double part = draws.between(-1, 1);
        const double turn = signature.orientation == Orientation::degrees ? 540 : 3 * std::numbers::pi;
        number = rounded(part * (orientation.size() == 1 ? turn : length));
    }
    draw_radius(draws, input);
    return input;
}

// No rounding of a sound method reaches so far: 64 bands of k = 1 (docs/why/bands.md derives k for each form).
bool is_beyond_rounding(const ReferenceAnswer& reference_answer) { return properties::outside_band(reference_answer, 64); }

struct Instantiated {
    Input input;
    ReferenceAnswer reference_answer;
};

// A quarter of the inputs is the least that meets every mutant.
constexpr std::size_t input_count = static_cast<std::size_t>(1200 * std::max<double>(TANGENCY_TEST_EFFORT, 0.25));

const std::vector<Instantiated>& ordinary_inputs(const Signature& signature) {
    static std::map<std::pair<std::string_view, ScalarType>, std::vector<Instantiated>> known;
    std::vector<Instantiated>& inputs = known[{form_name(signature), signature.scalar}];
    Draws draws(29);
    while (inputs.size() < input_count) {
        const Input input = draw_input(draws, signature);
        ReferenceAnswer reference_answer = properties::find_reference_answer(input);
        if (is_beyond_rounding(reference_answer)) inputs.push_back({input, std::move(reference_answer)});
    }
    return inputs;
}

// The orientations that every sensible method makes exact numbers of: no turn.
std::vector<std::vector<double>> exact_turns(Orientation orientation_kind) {
    switch (orientation_kind) {
        case Orientation::axis: return {{1, 0}, {2, -0.0}, {0.25, 0}};
        case Orientation::quaternion: return {{0, 0, 0, 1}, {-0.0, 0, 0, 2}, {0, 0, 0, 0.25}};
        default: return {{0}, {-0.0}};
    }
}

// Exact ties on small integers: a face, a corner by a Pythagorean offset, a vertex, and points within.
std::vector<Input> tied_inputs(const Signature& signature) {
    std::vector<Input> inputs;
    const Layout& layout = layout_of(signature);
    const Lengths<double> box{{{1, 1, 1}, {2, 4, 8}}, {{1, 1, 1}}};
    for (const std::vector<double>& turn : exact_turns(signature.orientation))
        for (int ox = -9; ox <= 9; ++ox)
            for (int oy = -9; oy <= 9; ++oy) {
                Input input{signature};
                for (std::size_t place = 0; place < layout.size(); ++place)
                    input.numbers[place] = is_length(layout[place].role) ? number_in(layout[place], box) : turn[layout[place].axis];
                input.numbers[layout.ball(0)] += ox;
                input.numbers[layout.ball(1)] += oy;
                const double distance = std::sqrt(properties::find_reference_answer(input).distance_sq.nearest());
                if (distance != std::floor(distance)) continue;
                input.row().back() = distance;
                inputs.push_back(input);
            }
    return inputs;
}

TEST(RotatedSubjects, CoverEveryRotatedFormInBothScalarsWithARightMethod) {
    for (const Signature& signature : rotated_signatures()) {
        const auto right = std::count_if(methods().begin(), methods().end(), [&](const BuiltIn& method) {
            return method.subject.signature == signature && method.expected >= Level::banded;
        });
        EXPECT_GE(right, 1) << form_name(signature) << ' ' << name_of(signature.scalar);
    }
}

TEST(RotatedSubjects, AgreeWithTheReferenceWhereRoundingIsNoExcuse) {
    for (const Signature& signature : rotated_signatures()) {
        const auto& inputs = ordinary_inputs(signature);
        const auto hits = std::count_if(inputs.begin(), inputs.end(), [](const Instantiated& instantiated) {
            return properties::intersects(instantiated.reference_answer, Contract::closed);
        });
        const auto quarter = static_cast<std::ptrdiff_t>(input_count / 4);
        ASSERT_GE(hits, quarter);
        ASSERT_GE(static_cast<std::ptrdiff_t>(input_count) - hits, quarter);
        for (const BuiltIn& method : methods()) {
            // What makes the others wrong is asked of by name below.
            const bool is_right = method.expected >= Level::banded || method.subject.name == "inverse_matrix";
            if (method.subject.signature != signature || !is_right) continue;
            for (const auto& [input, reference_answer] : inputs)
                ASSERT_EQ(ask(method.subject, input), properties::intersects(reference_answer, method.subject.contract))
                    << method.subject.name << ' ' << name_of(signature.scalar) << ": " << to_text(input);
        }
    }
}

TEST(RotatedSubjects, KeepTheirContractAtTiesThatNoRoundingTouches) {
    std::size_t asked = 0;
    for (const Signature& signature : rotated_signatures())
        for (const Input& input : tied_inputs(signature)) {
            ASSERT_EQ(properties::find_reference_answer(input).verdict, reference::Verdict::touching) << to_text(input);
            for (const BuiltIn& method : methods()) {
                if (method.subject.signature != signature || method.expected < Level::logic) continue;
                ++asked;
                ASSERT_EQ(ask(method.subject, input), method.subject.contract == Contract::closed)
                    << method.subject.name << ' ' << name_of(signature.scalar) << ": " << to_text(input);
            }
        }
    EXPECT_GE(asked, 20000U);
}

TEST(RotatedSubjects, AreTheMethodsOfTheDesign) {
    std::set<std::string_view> names;
    for (const BuiltIn& method : methods())
        if (method.subject.signature.orientation != Orientation::none) names.insert(method.subject.name);
    for (const std::string_view name :
         {"inverse_matrix", "counter_rotation", "rotated_canvas", "rotated_axis", "sat_rotated", "rotated_quaternion"})
        EXPECT_TRUE(names.count(name)) << name;
}

TEST(RotatedSubjects, ThatAssumeUnitLengthAreRightForItAndWrongForAnother) {
    for (const std::string_view name : {"rotated_axis", "rotated_quaternion"})
        for (const BuiltIn& method : methods()) {
            if (method.subject.name != name) continue;
            const Signature& signature = method.subject.signature;
            const Layout& layout = layout_of(signature);
            for (const double length : {1.0, 2.0}) {
                // A box of half extents 1, half rotated in space, and a circle that overlaps it by a quarter or a half.
                Input input{signature};
                for (std::size_t axis = 0; axis < layout.dim(); ++axis) input.numbers[layout.second(axis)] = 1;
                input.numbers[layout.orientation() + (signature.orientation == Orientation::axis ? 0 : 2)] = length;
                input.numbers[layout.ball(0)] = signature.orientation == Orientation::axis ? 1.75 : 3;
                input.row().back() = signature.orientation == Orientation::axis ? 1 : 2.5;
                const bool right = properties::intersects(properties::find_reference_answer(input), method.subject.contract);
                EXPECT_EQ(ask(method.subject, input) == right, length == 1.0) << to_text(input);
            }
        }
}

// Each box once more with the orientation of the input before it, which is longer by 2^100 where it has a length.
std::vector<Instantiated> exchanged_inputs(const Signature& signature) {
    const auto& inputs = ordinary_inputs(signature);
    std::vector<Instantiated> exchanged;
    for (std::size_t i = 1; i < 200; ++i) {
        Input input = inputs[i].input;
        const Layout& layout = layout_of(signature);
        for (std::size_t place = 0; place < layout.size(); ++place)
            if (is_orientation(layout[place].role))
                input.numbers[place] = std::ldexp(inputs[i - 1].input.numbers[place], is_angle(layout[place].role) ? 0 : 100);
        ReferenceAnswer reference_answer = properties::find_reference_answer(input);
        exchanged.push_back(inputs[i]);
        if (is_beyond_rounding(reference_answer)) exchanged.push_back({input, std::move(reference_answer)});
    }
    return exchanged;
}

// Orientations that miss what programs take for special, a quarter turn, an axis of the world, a diagonal or a length of one, by 2^-20 to
// 2^-40.
std::vector<Instantiated> nearly_special_inputs(const Signature& signature) {
    std::vector<Instantiated> inputs;
    const Layout& layout = layout_of(signature);
    const bool is_angle = signature.orientation < Orientation::axis;
    Draws draws(30);
    for (int i = 0; i < 800; ++i) {
        Input input = draw_input(draws, signature);
        const auto orientation = layout.orientation(input.row());
        const double miss = std::exp2(draws.between(-40, -20));
        if (is_angle) {
            const double quarter = signature.orientation == Orientation::degrees ? 90 : std::numbers::pi / 2;
            orientation[0] = draws.whole(-4, 4) * quarter + miss;
        } else if (i % 3 == 0) {
            for (double& number : orientation) number = miss * draws.between(-1, 1);
            orientation[signature.orientation == Orientation::axis ? 0 : 3] = 1;
        } else if (i % 3 == 1) {
            for (double& number : orientation) number = (draws.whole(0, 1) == 0 ? -1 : 1) + miss * draws.between(-1, 1);
        } else {
            double square = 0;
            for (const double number : orientation) square += number * number;
            for (double& number : orientation) number *= (1 + miss) / std::sqrt(square);
        }
        for (double& number : orientation) number = rounded_to(signature.scalar, number);
        draw_radius(draws, input);
        ReferenceAnswer reference_answer = properties::find_reference_answer(input);
        if (is_beyond_rounding(reference_answer)) inputs.push_back({input, std::move(reference_answer)});
    }
    return inputs;
}

TEST(RotatedMutants, AreAtLeastTwentyFourAndEachIsWrongSomewhere) {
    std::size_t tried = 0;
    for (const Mutant& mutant : mutants()) {
        const Signature& signature = mutant.subject.signature;
        if (signature.orientation == Orientation::none || signature.question != Question::box_ball) continue;
        ++tried;
        std::size_t wrong = 0;
        for (const auto& [input, reference_answer] : ordinary_inputs(signature))
            wrong += ask(mutant.subject, input) != properties::intersects(reference_answer, mutant.subject.contract) ? 1U : 0U;
        for (const auto& [input, reference_answer] : exchanged_inputs(signature))
            wrong += ask(mutant.subject, input) != properties::intersects(reference_answer, mutant.subject.contract) ? 1U : 0U;
        for (const auto& [input, reference_answer] : wrong == 0 ? nearly_special_inputs(signature) : std::vector<Instantiated>())
            wrong += ask(mutant.subject, input) != properties::intersects(reference_answer, mutant.subject.contract) ? 1U : 0U;
        for (const Input& input : tied_inputs(signature))
            wrong += ask(mutant.subject, input) != (mutant.subject.contract == Contract::closed) ? 1U : 0U;
        EXPECT_GE(wrong, 1U) << mutant.subject.name;
    }
    EXPECT_GE(tried, 24U);
}

}  // namespace
}  // namespace tangency::subjects
