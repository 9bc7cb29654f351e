// SPDX-License-Identifier: MIT
// The climbing search: it blames no right subject, comes near enough to the bands to mean something, and finds what
// lies just outside them.
#include "search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <map>
#include <span>
#include <string>

#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::tools {
namespace {

using properties::Input;
using properties::Property;
using properties::Subject;

bool is_of_floats(const Property& property) { return property.level >= Level::banded && property.id != "P06"; }

TEST(Search, BlamesNoRightSubjectAndClimbsWellIntoTheBands) {
    std::map<std::string, double> share_of_band;
    std::uint64_t inputs = 0;
    for (const subjects::BuiltIn& built_in : subjects::methods()) {
        const Subject& subject = built_in.subject;
        if (built_in.role != impl::Role::control || built_in.expected == Level::none) continue;
        for (const Property* property : properties_up_to(built_in.expected, subject.signature)) {
            // Thirteen numbers and more, quaternions' and polygons', take longer to climb than eight.
            const std::size_t climb_steps = number_count(subject.signature) >= 13 ? 3200 : 800;
            const std::size_t steps = is_of_floats(*property) ? climb_steps : 40;
            const Climb found = climb(subject, *property, 7, steps);
            inputs += found.asked;
            EXPECT_FALSE(found.finding.has_value()) << subject.name << ' ' << property->id << '\n'
                                                    << explain(*found.finding, subject.contract);
            double& reached = share_of_band[std::string(form_name(subject.signature))];
            if (property->id == "P02") reached = std::max(reached, found.reached);
        }
    }
    EXPECT_GE(inputs, 100'000U);
    // One or two subjects have a rotated box by its centre and full size, against five or more of every other form; of what the
    // bands of polygons and of two capsules add up, right methods do a twentieth and a thirtieth.
    const auto floor_of = [](std::string_view form) {
        if (form == "corner_size_ball_corner") return 0.0;
        if (form == "ends_radius") return 0.02;
        return form.starts_with("center_size_") || form.starts_with("vertices") ? 0.04 : 0.08;
    };
    for (const auto& [form, reached] : share_of_band) {
        std::printf("%s: reached %.2f of the band\n", form.c_str(), reached);
        EXPECT_GE(reached, floor_of(form)) << form;
    }
}

// Fold along the axis (u, v), but for one slip that no draw meets: what the climb is for.
Subject slipping(Contract contract, std::function<bool(const Input&, double gap, double scale)> slips) {
    const Signature signature{Form::center_half, ScalarType::f32, 2, Orientation::axis};
    return {"slipping", signature, contract, [contract, slips](std::span<const Input> cases, std::span<bool> answers) {
                for (std::size_t i = 0; i < cases.size(); ++i) {
                    const double gap = properties::rotated_distance(cases[i]) - cases[i].row().back();
                    const bool right = contract == Contract::closed ? gap <= 0 : gap < 0;
                    answers[i] = right != slips(cases[i], gap, properties::scale_of(cases[i]));
                }
            }};
}

// The radius may be wrong by 48 eps of the scale, where 36 are allowed, for shapes as large as the scale only.
TEST(Search, FindsAnErrorSomewhatWiderThanTheBand) {
    const Subject wide = slipping(Contract::closed, [](const Input& input, double gap, double scale) {
        const double smallest = std::min({std::abs(input.numbers[2]), std::abs(input.numbers[3]), std::abs(input.numbers[0])});
        return gap > 0 && gap < 48 * 0x1p-24 * scale * std::min(1.0, 2 * smallest / scale);
    });
    const Climb found = climb(wide, *properties::find_property("P02"), 1, 4000);
    ASSERT_TRUE(found.finding.has_value()) << "reached " << found.reached;
    EXPECT_GT(properties::gap_in_bands(properties::find_reference_answer(found.finding->instance.inputs[0])), 36);
}

// Wrong on the lattice only for one radius of a box rotated by (3, 4), one unit from a tie.
TEST(Search, FindsAWrongAnswerOnTheLattice) {
    const Subject picky = slipping(Contract::open, [](const Input& input, double gap, double scale) {
        return input.numbers[4] * 4 == input.numbers[5] * 3 && std::abs(gap) < 0x1p-5 * scale && input.row().back() > 16;
    });
    bool is_found = false;
    for (std::uint64_t seed = 0; seed < 40 && !is_found; ++seed)
        is_found = climb(picky, *properties::find_property("P01"), seed, 200).finding.has_value();
    EXPECT_TRUE(is_found);
}

TEST(Search, ClimbsTheSameWayFromTheSameSeed) {
    const auto& subject = subjects::methods().front().subject;
    const Property& property = *properties::find_property("P02");
    const Climb first = climb(subject, property, 3, 200), second = climb(subject, property, 3, 200);
    EXPECT_EQ(first.asked, second.asked);
    EXPECT_EQ(first.reached, second.reached);
    EXPECT_NE(first.reached, climb(subject, property, 4, 200).reached);
}

}  // namespace
}  // namespace tangency::tools
