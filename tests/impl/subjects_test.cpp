// SPDX-License-Identifier: MIT
// The built-in subjects: their record, their findings, and one dimension against the next.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "../signatures.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/shapes/lengths.hpp"
#include "tangency/subjects/built_in.hpp"
#include "tangency/subjects/findings.hpp"

namespace tangency::subjects {
namespace {

using properties::Input;
using properties::Magnitudes;
using properties::Source;
using properties::Subject;

const BuiltIn* find_built_in(std::string_view name, ScalarType scalar, std::size_t dim) {
    for (const BuiltIn& method : methods())
        if (method.subject.name == name && method.subject.signature.scalar == scalar && method.subject.signature.dim == dim) return &method;
    return nullptr;
}

TEST(BuiltInSubjects, NamesAreUniqueWithinASignatureAndEveryOneSaysItsSource) {
    std::set<std::string> seen;
    for (const BuiltIn& method : methods()) {
        const Signature& signature = method.subject.signature;
        EXPECT_TRUE(seen.insert(method.subject.name + std::string(name_of(signature.scalar)) + std::to_string(signature.dim)).second)
            << method.subject.name;
        EXPECT_FALSE(method.source.empty()) << method.subject.name;
        EXPECT_FALSE(method.idea.empty()) << method.subject.name;
    }
    EXPECT_GE(seen.size(), 60U);
}

TEST(BuiltInSubjects, EveryMethodOfTheDesignIsThereInBothScalars) {
    for (const std::string_view name :
         {"vertex_edge", "fold", "clamp_corner", "clamp_center", "nearest_branch", "nearest_interval", "arvo", "sat_five_axes",
          "rounded_box", "bounding_circles", "inverse_matrix", "counter_rotation", "rotated_canvas", "rotated_axis", "sat_rotated"})
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) EXPECT_NE(find_built_in(name, scalar, 2), nullptr) << name;
    for (const std::string_view name : {"fold", "nearest_interval", "arvo", "rounded_box", "rotated_quaternion"})
        EXPECT_NE(find_built_in(name, ScalarType::f64, 3), nullptr) << name;
}

TEST(BuiltInSubjects, CoverEveryRotatedFormInBothScalarsWithARightMethod) {
    for (const Signature& signature : rotated_signatures())
        EXPECT_TRUE(std::ranges::any_of(
            methods(), [&](const BuiltIn& method) { return method.subject.signature == signature && method.expected >= Level::banded; }))
            << form_name(signature) << ' ' << name_of(signature.scalar);
}

TEST(Mutants, AreOrderedByNameWithDistinctDefects) {
    std::string_view last;
    std::set<std::tuple<std::string_view, Question, std::size_t>> defects;  // one defect may be had in 2-D and in 3-D
    for (const Mutant& mutant : mutants()) {
        EXPECT_LT(last, mutant.subject.name);
        EXPECT_TRUE(mutant.subject.name.starts_with("mutant_"));
        EXPECT_TRUE(defects.insert({mutant.defect, mutant.subject.signature.question, mutant.subject.signature.dim}).second)
            << mutant.subject.name << ": " << mutant.defect;
        last = mutant.subject.name;
    }
    EXPECT_GE(mutants().size(), 169U);
}

// A flat input put into space with nothing along z, but for two boxes, which are to reach into each other there: the answer must
// not move by a bit.
Input embedded(const Input& flat) {
    Signature signature = flat.signature;
    signature.dim = 3;
    Input solid{signature};
    const Layout &layout = layout_of(signature), &flat_layout = layout_of(flat.signature);
    Lengths<double> along_z;
    if (has_radius(signature.question)) along_z.second.radius = flat.row().back();
    if (signature.question != Question::box_ball) along_z.first.half_extent[2] = along_z.second.half_extent[2] = 1;
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const Field& field = layout[place];
        const std::size_t from = flat_layout.place_of(field.shape, field.role, field.axis);
        solid.numbers[place] = from < flat_layout.size() ? flat.numbers[from] : number_in(field, along_z);
    }
    return solid;
}

TEST(BuiltInSubjects, AnswerAFlatInputInSpaceAsInThePlane) {
    std::size_t compared = 0;
    for (const BuiltIn& method : methods()) {
        // Of a way the order of the steps may hang on the dimension.
        if (method.subject.signature.dim != 2 || has_end(method.subject.signature.question)) continue;
        const BuiltIn* solid = find_built_in(method.subject.name, method.subject.signature.scalar, 3);
        if (solid == nullptr) continue;
        Source random(23);
        for (int i = 0; i < 3000; ++i) {
            const Input flat = i % 2 == 0 ? express(properties::draw_lattice(random, method.subject.signature), method.subject.signature)
                                          : properties::draw_floats(random, method.subject.signature, Magnitudes::ordinary);
            ASSERT_EQ(ask(method.subject, flat), ask(solid->subject, embedded(flat))) << method.subject.name << ": " << to_text(flat);
        }
        ++compared;
    }
    EXPECT_GE(compared, 20U);
}

// As published: both shapes drawn on a canvas of 16 by 16 pixels, and every pixel asked. Where shapes lie, in quarters of a pixel,
// every number is exact.
bool share_a_pixel(double x, double y, double w, double h, double px, double py, double r) {
    constexpr int size = 16;
    for (int column = 0; column < size; ++column)
        for (int row = 0; row < size; ++row) {
            const bool of_box = w > 0 && h > 0 && x < column + 1 && x + w > column && y < row + 1 && y + h > row;
            const double dx = px - std::clamp<double>(px, column, column + 1), dy = py - std::clamp<double>(py, row, row + 1);
            if (of_box && dx * dx + dy * dy < r * r) return true;
        }
    return false;
}

TEST(PixelMasks, AnswerAsTheDrawnPixelsDo) {
    const BuiltIn& method = *find_built_in("pixel_masks", ScalarType::f64, 2);
    Source random(31);
    int hits = 0;
    for (int i = 0; i < 20000; ++i) {
        Input input{method.subject.signature};
        const auto draw = [&random](int lo, int hi) { return random.between(lo, hi) / 4.0; };
        for (const auto& [place, most] : {std::pair<std::size_t, int>{0, 40}, {1, 40}, {2, 20}, {3, 20}, {4, 63}, {5, 63}, {6, 40}})
            input.numbers[place] = draw(0, most);
        const auto& n = input.numbers;
        const bool drawn = share_a_pixel(n[0], n[1], n[2], n[3], n[4], n[5], n[6]);
        ASSERT_EQ(ask(method.subject, input), drawn) << to_text(input);
        hits += drawn;
    }
    EXPECT_GT(hits, 2000);
    EXPECT_LT(hits, 18000);
}

TEST(BuiltInSubjects, ThatNameADomainPromiseMoreInIt) {
    std::set<std::string> named;
    for (const BuiltIn& method : methods()) {
        if (method.domain.empty()) continue;
        named.insert(method.subject.name);
        EXPECT_TRUE(properties::read_domain(method.domain, method.subject.signature).ok()) << method.subject.name;
        EXPECT_GT(method.expected_in_domain, method.expected) << method.subject.name;
    }
    for (const char* name : {"neighbouring_cell", "pixel_masks", "same_cell"}) EXPECT_TRUE(named.contains(name)) << name;
}

// Small even numbers, of which nothing is rounded, nor are their halves.
Input draw_even(const Signature& signature, Source& source) {
    Input input{signature};
    do {
        for (double& number : input.row()) number = static_cast<double>(2 * source.below(9));
    } while (!properties::is_input(input));
    return input;
}

// What is all of a mutant's defect explains each of its answers.
TEST(Misreadings, AreAllThatTheirMutantsGetWrong) {
    Source source(1);
    for (const Mutant& mutant : mutants()) {
        if (!mutant.misread) continue;
        const Contract contract = mutant.subject.contract;
        const auto right = [&](const Input& input) { return intersects(properties::find_reference_answer(input), contract); };
        int wrong = 0;
        for (int round = 0; round < 1000; ++round) {
            const Input input = draw_even(mutant.subject.signature, source);
            const bool answer = ask(mutant.subject, input);
            EXPECT_EQ(answer, right(mutant.misread(input))) << mutant.subject.name << ' ' << to_text(input);
            wrong += answer != right(input);
        }
        EXPECT_GT(wrong, 20) << mutant.subject.name;
    }
}

TEST(Misreadings, MakeInputsOfInputsInEveryEncoding) {
    Source source(1);
    const auto scalars = std::to_array({ScalarType::f32, ScalarType::f64, ScalarType::i32});
    int changed = 0;
    for (const Mutant& mutant : mutants()) {
        if (!mutant.misread) continue;
        for (const Signature& signature : signatures_of(mutant.subject.signature.question, scalars))
            for (const double size :
                 {is_whole(signature.scalar) ? most_whole : properties::format_of(signature.scalar).largest, 3.0, 0.0}) {
                Input input = draw_even(signature, source);
                for (std::size_t place = 0; place < input.row().size(); ++place) {
                    const Role role = layout_of(signature)[place].role;
                    if (role == Role::half_extent || role == Role::extent) input.numbers[place] = source.below(2) == 0 ? size : 1;
                }
                const Input misread = mutant.misread(input);
                changed += misread.numbers != input.numbers;
                const auto is_held = [&](double number) { return has_number(signature.scalar, number); };
                EXPECT_TRUE(!properties::is_input(input) || (properties::is_input(misread) && std::ranges::all_of(misread.row(), is_held)))
                    << mutant.subject.name << ' ' << to_text(input);
            }
    }
    EXPECT_GT(changed, 100);
}

TEST(Findings, EveryWitnessIsAnsweredAsRecordedAndWrongly) {
    ASSERT_FALSE(findings().empty());
    for (const Finding& finding : findings()) {
        const Input input = witness_of(finding);
        ASSERT_EQ(finding.witness.size(), number_count(input.signature)) << finding.id;
        const BuiltIn* subject = find_built_in(finding.affected.front().subject, finding.scalar, input.signature.dim);
        ASSERT_NE(subject, nullptr) << finding.id;
        EXPECT_EQ(ask(subject->subject, input), finding.answer) << finding.id;
        bool is_number = true;
        for (const double number : input.row()) is_number = is_number && !std::isnan(number);
        const bool right = is_number && intersects(properties::find_reference_answer(input), subject->subject.contract);
        EXPECT_NE(finding.answer, right) << finding.id;
    }
}

TEST(Findings, AreNumberedInOrderAndNameExistingSubjects) {
    int number = 0;
    for (const Finding& finding : findings()) {
        ++number;
        EXPECT_EQ(finding.id.size(), 4U);
        EXPECT_EQ(finding.id.front(), 'F');
        EXPECT_EQ(std::stoi(std::string(finding.id.substr(1))), number);
        for (const Affected& affected : finding.affected)
            EXPECT_TRUE(find_built_in(affected.subject, ScalarType::f32, 2) || find_built_in(affected.subject, ScalarType::f32, 3))
                << finding.id << ' ' << affected.subject;
    }
}

}  // namespace
}  // namespace tangency::subjects
