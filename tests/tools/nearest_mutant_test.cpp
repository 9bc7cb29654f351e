// SPDX-License-Identifier: MIT
// A known bug is named where it shows, and for nothing that ordinary methods do as well.
#include "tangency/subjects/nearest_mutant.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "tangency/properties/callable.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::subjects {
namespace {

std::string name_for(const properties::Subject& subject) {
    const auto nearest_mutant = find_nearest_mutant(subject, properties::default_band(subject.signature));
    return nearest_mutant ? nearest_mutant->mutant->subject.name : "none";
}

TEST(NearestMutant, NamesNothingForARoundingThatEveryMethodHas) {
    for (const char* name : {"fold_fma", "degrees_reduced"})
        for (const BuiltIn& method : methods())
            if (method.subject.name == name && method.subject.signature.dim == 2) {
                EXPECT_EQ(name_for(method.subject), "none") << name;
            }
}

// A function that is fold but for a rare habit of its own shares with the mutants that are fold beside their
// defect only what fold gets wrong.
TEST(NearestMutant, NamesNoMutantForTheMethodBesideItsDefect) {
    const auto wraps = [](float cx, float cy, float hx, float hy, float px, float py, float r) {
        float away = px - cx;
        if (away > 2048) away -= 4096;
        if (away < -2048) away += 4096;
        const float dx = std::max(std::fabs(away) - hx, 0.0F), dy = std::max(std::fabs(py - cy) - hy, 0.0F);
        return dx * dx + dy * dy <= r * r;
    };
    const auto ties = [](float cx, float cy, float hx, float hy, float px, float py, float r) {
        const float dx = std::max(std::fabs(px - cx) - hx, 0.0F), dy = std::max(std::fabs(py - cy) - hy, 0.0F);
        return dx * dx + dy * dy <= r * r && !(r == 13 && dx * dx + dy * dy == 169 && dx > 0 && dy > 0);
    };
    EXPECT_NE(name_for(properties::subject_of<Form::center_half, ScalarType::f32, 2, Orientation::none>(
                  "wraps", Contract::closed, wraps)),
              "mutant_hits_on_nan");
    EXPECT_NE(name_for(properties::subject_of<Form::center_half, ScalarType::f32, 2, Orientation::none>(
                  "ties", Contract::closed, ties)),
              "mutant_hits_on_nan");
}

TEST(NearestMutant, NamesAMutantForItself) {
    for (const char* name :
         {"mutant_skips_vertex_axis", "mutant_manhattan_distance", "mutant_open_ball", "mutant_float_in_double",
          "mutant_swaps_half_extents", "mutant_turns_the_wrong_way", "mutant_quaternion_not_conjugated"})
        for (const Mutant& mutant : mutants())
            if (mutant.subject.name == name) {
                EXPECT_EQ(name_for(mutant.subject), name);
            }
}

}  // namespace
}  // namespace tangency::subjects
