// SPDX-License-Identifier: MIT
// Every property under RapidCheck: it holds for a right function and falls for the mutants it names.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "rotated_subjects.hpp"
#include "tangency/properties/rapidcheck.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/subject.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::properties {
namespace {

const Subject& method_named(std::string_view name, ScalarType scalar, std::size_t dim) {
    for (const auto& method : subjects::methods())
        if (method.subject.name == name && method.subject.signature.scalar == scalar && method.subject.signature.dim == dim)
            return method.subject;
    throw std::invalid_argument("no such method: " + std::string(name));
}

const Subject& mutant_named(std::string_view name) {
    for (const auto& mutant : subjects::mutants())
        if (mutant.subject.name == name) return mutant.subject;
    throw std::invalid_argument("no such mutant: " + std::string(name));
}

// The smallest right function of rotated boxes, and what P20 to P23 are there to see.
const Subject* find_rotated(std::string_view name) {
    const auto by_degrees = [](const Input& input, double degrees) {
        const double angle = degrees * (rotated_test::pi<double> / 180);
        return rotated_test::fold_rotated(std::cos(angle), std::sin(angle), rotated_test::flat_of<double>(input));
    };
    constexpr Signature signature{Form::center_half, ScalarType::f32, 2, Orientation::degrees};
    const auto changing = [&](std::string subject, auto change) {
        return subject_of(std::move(subject), signature,
                          [by_degrees, change](const Input& input) { return by_degrees(input, change(input.numbers[4])); });
    };
    static const std::array<Subject, 5> list{
        changing("rotated_fold", [](double angle) { return angle; }),
        changing("rotated_quarters_lost", [](double angle) { return std::fmod(angle, 90); }),
        changing("rotated_one_way_only", [](double angle) { return std::abs(angle); }),
        changing("rotated_angle_ignored_beyond_80", [](double angle) { return std::abs(angle) > 80 ? 0 : angle; }),
        changing("rotated_at_most_once", [](double angle) { return std::clamp(angle, -360.0, 360.0); })};
    const auto found = std::find_if(list.begin(), list.end(), [name](const Subject& subject) { return subject.name == name; });
    return found == list.end() ? nullptr : &*found;
}

bool satisfies(const Subject& subject, const Instance& instance) {
    const auto answers = std::make_unique<bool[]>(instance.inputs.size());
    const std::span<bool> row(answers.get(), instance.inputs.size());
    subject.answer(instance.inputs, row);
    return answers_hold(instance, row, subject.contract) || band_excuses(instance, default_band(subject.signature));
}

// Runs the property against the subject as RapidCheck would; true if no counterexample was found.
bool holds_under_rapidcheck(const Property& property, const Subject& subject) {
    rc::detail::TestParams parameters;
    parameters.seed = 2026;
    parameters.maxSuccess = 2000;
    parameters.maxDiscardRatio = 100;
    const auto result =
        rc::detail::checkTestable([&] { RC_ASSERT(satisfies(subject, *instances_of(property, subject.signature).as("instance"))); },
                                  rc::detail::TestMetadata{std::string(property.id), std::string(property.title)}, parameters);
    return result.template is<rc::detail::SuccessResult>();
}

// One right function and one mutant a property: the smallest evidence that each property can do both.
struct Evidence {
    std::string_view right;
    std::string_view mutant;
};

const std::map<std::string_view, Evidence>& evidence() {
    static const std::map<std::string_view, Evidence> list{
        {"P01", {"fold", "mutant_takes_corner_for_center"}},
        {"P02", {"fold", "mutant_absolute_slack_thousandth"}},
        {"P03", {"fold", "mutant_open_ball"}},
        {"P04", {"fold", "mutant_half_open_rectangle"}},
        {"P05", {"fold", "mutant_x_extent_for_y"}},
        {"P06", {"fold", "mutant_takes_root_for_square"}},
        {"P07", {"fold", "mutant_casts_center_to_int"}},
        {"P08", {"fold", "mutant_tests_extreme_points_only"}},
        {"P09", {"fold", "mutant_misses_circle_inside_box"}},
        {"P10", {"fold", "mutant_zero_radius_misses"}},
        {"P11", {"fold", "mutant_x_extent_for_y"}},
        {"P12", {"fold", "mutant_tests_extreme_points_only"}},
        {"P13", {"fold", "mutant_doubles_radius"}},
        {"P14", {"fold", "mutant_every_thousandth_call_wrong"}},
        {"P15", {"fold", "mutant_x_extent_for_y"}},
        {"P16", {"fold", "mutant_zero_radius_misses"}},
        {"P17", {"fold", "mutant_hits_on_nan"}},
        {"P18", {"double_inside", "mutant_squares_saturate"}},
        {"P19", {"double_inside", "mutant_squares_underflow"}},
        {"P20", {"rotated_fold", "rotated_quarters_lost"}},
        {"P21", {"rotated_fold", "rotated_one_way_only"}},
        {"P22", {"rotated_fold", "rotated_angle_ignored_beyond_80"}},
        {"P23", {"rotated_fold", "rotated_at_most_once"}},
        {"P24", {"", "mutant_trusts_double"}},
        {"P25", {"circles_squared", "mutant_circles_one_radius_twice"}},
        {"P26", {"sat_segment", "mutant_segment_forwards_only"}},
        {"P27", {"sat_segment", "mutant_segment_sampled"}},
        {"P28", {"polygon_disk_nearest_point", "mutant_disk_counterclockwise_alone"}},
    };
    return list;
}

class CatalogueUnderRapidCheck : public testing::TestWithParam<std::string> {};

TEST_P(CatalogueUnderRapidCheck, HoldsForARightFunctionAndFallsForItsMutant) {
    const Property& property = *find_property(GetParam());
    ASSERT_TRUE(evidence().contains(property.id)) << "name a right function and a mutant for " << property.id;
    const auto& [right, mutant] = evidence().at(property.id);
    // No built-in subject is exact yet; the reference itself is the right function of P24.
    if (!right.empty()) {
        const Subject* rotated = find_rotated(right);
        EXPECT_TRUE(holds_under_rapidcheck(property, rotated ? *rotated : method_named(right, ScalarType::f32, 2)));
    }
    const Subject* rotated = find_rotated(mutant);
    EXPECT_FALSE(holds_under_rapidcheck(property, rotated ? *rotated : mutant_named(mutant)));
}

std::vector<std::string> catalogue_ids() {
    std::vector<std::string> ids;
    for (const Property& property : catalogue()) ids.emplace_back(property.id);
    return ids;
}

INSTANTIATE_TEST_SUITE_P(EveryProperty, CatalogueUnderRapidCheck, testing::ValuesIn(catalogue_ids()),
                         [](const auto& suite) { return suite.param; });

// The reference as a subject: what every property must hold for, at every level.
Subject reference_as_subject(const Signature& signature, Contract contract) {
    return {"reference", signature, contract, [contract](std::span<const Input> cases, std::span<bool> answers) {
                for (std::size_t i = 0; i < cases.size(); ++i) {
                    bool is_number = true;
                    for (const double number : cases[i].row()) is_number = is_number && number == number;
                    answers[i] = is_number && intersects(find_reference_answer(cases[i]), contract);
                }
            }};
}

TEST(Catalogue, NeverBlamesTheReferenceItselfInAnyFormScalarDimensionOrContract) {
    std::vector<Signature> signatures;
    for (const Form form : every_form) signatures.push_back({form, ScalarType::f64, 2});
    // Of the many numbers of vertices some.
    for (std::size_t place = 0; place < question_forms.size(); ++place)
        if (const FormName& form = question_forms[place];
            form.orientation == Orientation::none && (!has_polygon(form.question) || place % 6 == 0))
            signatures.push_back({form.form, ScalarType::f64, 2, Orientation::none, form.question});
    for (Signature signature : signatures)
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
            for (std::size_t dim = has_end(signature.question) || has_polygon(signature.question) ? 2 : 1;
                 dim <= (has_polygon(signature.question) || signature.question == Question::segment_segment ? 2 : 3); ++dim) {
                signature.scalar = scalar;
                signature.dim = dim;
                const std::array<Subject, 2> both{reference_as_subject(signature, Contract::closed),
                                                  reference_as_subject(signature, Contract::open)};
                // An exact answer about polygons takes ten times as long.
                const double effort = (has_polygon(signature.question) ? 0.001 : 0.008) * std::max<double>(TANGENCY_TEST_EFFORT, 0.2);
                const GroupResult group = try_subjects(signature, both, {.effort = effort, .exhaustive = false});
                for (const TrialResult& result : group.results) {
                    EXPECT_EQ(result.level, Level::exact);
                    for (const Outcome& outcome : result.outcomes) EXPECT_NE(outcome.status, Status::violated) << outcome.property->id;
                }
            }
}

TEST(Catalogue, IdsAreOrderedAndUniqueAndEveryPropertySaysWhy) {
    std::set<std::string_view> seen;
    for (const Property& property : catalogue()) {
        EXPECT_TRUE(seen.empty() || *seen.rbegin() < property.id);
        seen.insert(property.id);
        EXPECT_FALSE(property.statement.empty());
        EXPECT_FALSE(property.proof.empty());
        EXPECT_EQ(find_property(property.id), &property);
    }
    EXPECT_EQ(seen.size(), 28U);
    EXPECT_EQ(find_property("P99"), nullptr);
}

}  // namespace
}  // namespace tangency::properties
