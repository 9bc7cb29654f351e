// SPDX-License-Identifier: MIT
// Each reason on inputs made by hand: one of which it is true, one of which it is not.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include "../input_of.hpp"
#include "vectors/input_details.hpp"
#include "vectors/case_reasons.hpp"
#include "vectors/reasons.hpp"

namespace tangency::vectors {
namespace {

using properties::Input;

constexpr Signature plain_f32{Form::center_half, ScalarType::f32, 2};
constexpr Signature plain_f64{Form::center_half, ScalarType::f64, 2};
constexpr Signature solid{Form::center_half, ScalarType::f32, 3};
constexpr Signature sides{Form::lo_hi, ScalarType::f32, 2};
constexpr Signature cornered{Form::corner_size, ScalarType::f32, 2};
constexpr Signature degrees{Form::center_half, ScalarType::f32, 2, Orientation::degrees};
constexpr Signature axis{Form::center_half, ScalarType::f32, 2, Orientation::axis};
constexpr Signature quaternion{Form::center_half, ScalarType::f32, 3, Orientation::quaternion};

bool holds(const std::string& reason, const Input& input) {
    const auto reasons = case_reasons(find_details(input));
    return std::find(reasons.begin(), reasons.end(), reason) != reasons.end();
}

struct Pair {
    const char* reason;
    Input is_true, is_false;
};

const std::vector<Pair>& pairs() {
    static const std::vector<Pair> list{
        {"center_inside", input_of(plain_f32, {0, 0, 1, 1, 1, 1, 1}), input_of(plain_f32, {0, 0, 1, 1, 1.5, 1, 1})},
        {"nearest_face", input_of(plain_f32, {0, 0, 1, 1, 1.5, 1, 1}), input_of(plain_f32, {0, 0, 1, 1, 1.5, 1.5, 1})},
        {"nearest_edge", input_of(solid, {0, 0, 0, 1, 1, 1, 2, 2, 0, 1}), input_of(solid, {0, 0, 0, 1, 1, 1, 2, 2, 2, 1})},
        {"nearest_corner", input_of(plain_f32, {0, 0, 1, 1, 1.5, 1.5, 1}), input_of(plain_f32, {0, 0, 1, 1, 0, 0, 1})},
        {"tie", input_of(plain_f32, {0, 0, 1, 1, 4, 5, 5}), input_of(plain_f32, {0, 0, 1, 1, 4, 5, 4})},
        {"circle_inside_box", input_of(plain_f32, {0, 0, 4, 4, 1, 1, 2}), input_of(plain_f32, {0, 0, 4, 4, 3, 1, 2})},
        {"box_inside_circle", input_of(plain_f32, {0, 0, 1, 1, 0, 0, 2}), input_of(plain_f32, {0, 0, 1, 1, 2, 0, 2})},
        {"touches_from_within", input_of(plain_f32, {0, 0, 4, 4, 1, 1, 3}), input_of(plain_f32, {0, 0, 4, 4, 1, 1, 2})},
        {"zero_radius", input_of(plain_f32, {0, 0, 1, 1, 0, 0, 0}), input_of(plain_f32, {0, 0, 1, 1, 0, 0, 1})},
        {"flat_box", input_of(plain_f32, {0, 0, 0, 1, 4, 0, 1}), input_of(plain_f32, {0, 0, 0, 0, 4, 0, 1})},
        {"point_box", input_of(plain_f32, {0, 0, 0, 0, 4, 0, 1}), input_of(plain_f32, {0, 0, 0, 1, 4, 0, 1})},
        {"sliver", input_of(plain_f32, {0, 0, 1, 101, 4, 0, 1}), input_of(plain_f32, {0, 0, 0, 101, 4, 0, 1})},
        {"far_offset", input_of(plain_f32, {4096, 0, 1, 1, 4098, 0, 1}), input_of(plain_f32, {4096, 0, 1, 1, 0, 0, 1})},
        {"squares_overflow", input_of(plain_f32, {0, 0, 1, 1, 0x1p+65, 0, 1}), input_of(plain_f64, {0, 0, 1, 1, 0x1p+65, 0, 1})},
        {"squares_underflow", input_of(plain_f32, {0, 0, 1, 1, 0, 0, 0x1p-70}), input_of(plain_f32, {0, 0, 1, 1, 0, 0, 0})},
        {"sums_overflow", input_of(plain_f32, {-0x1p+127, 0, 1, 1, 0x1p+127, 0, 1}), input_of(plain_f32, {0, 0, 1, 1, 0x1p+127, 0, 1})},
        {"subnormal", input_of(plain_f32, {0, 0, 1, 1, 0, 0x1p-140, 1}), input_of(plain_f64, {0, 0, 1, 1, 0, 0x1p-140, 1})},
        {"minus_zero", input_of(plain_f32, {-0.0, 0, 1, 1, 0, 0, 1}), input_of(plain_f32, {0, 0, 1, 1, -1, 0, 1})},
        {"turn_none", input_of(degrees, {0, 0, 1, 1, 720, 4, 0, 1}), input_of(degrees, {0, 0, 1, 1, 90, 4, 0, 1})},
        {"turn_quarter", input_of(quaternion, {0, 0, 0, 1, 1, 1, 0, 2, 0, -2, 4, 0, 0, 1}),
         input_of(quaternion, {0, 0, 0, 1, 1, 1, 0, 2, 0, 1, 4, 0, 0, 1})},
        {"turn_surd", input_of(degrees, {0, 0, 1, 1, -45, 4, 0, 1}), input_of(degrees, {0, 0, 1, 1, 50, 4, 0, 1})},
        {"turn_beyond_one", input_of(degrees, {0, 0, 1, 1, 361, 4, 0, 1}), input_of(degrees, {0, 0, 1, 1, 360, 4, 0, 1})},
        {"turn_not_unit", input_of(axis, {0, 0, 1, 1, 3, 4, 4, 0, 1}), input_of(axis, {0, 0, 1, 1, 0, -1, 4, 0, 1})},
    };
    return list;
}

TEST(CaseReasons, AreTrueWhereTheyHoldAndOnlyThere) {
    for (const Pair& pair : pairs()) {
        EXPECT_TRUE(holds(pair.reason, pair.is_true)) << pair.reason << ' ' << to_text(pair.is_true);
        EXPECT_FALSE(holds(pair.reason, pair.is_false)) << pair.reason << ' ' << to_text(pair.is_false);
    }
}

// near_tie says something about another case, which the command's tests break.
TEST(CaseReasons, AllHaveInputsMadeByHand) {
    std::set<std::string> tried{"near_tie"};
    for (const Pair& pair : pairs()) tried.insert(pair.reason);
    for (const CaseReason& reason : question_reasons()) tried.emplace(reason.id);  // by question_reasons_test.cpp
    for (const Reason& reason : all_reasons())
        if (reason.kind == ReasonKind::kind_of_case) {
            EXPECT_TRUE(tried.contains(std::string(reason.id))) << reason.id;
        }
}

TEST(ReasonTable, HasEachIdOnceAndSaysWhatAMissCosts) {
    std::set<std::string_view> ids;
    for (const Reason& reason : all_reasons()) {
        EXPECT_TRUE(ids.insert(reason.id).second) << reason.id;
        EXPECT_FALSE(reason.meaning.empty() || reason.consequence.empty()) << reason.id;
        EXPECT_EQ(reason.seen_in.empty(), reason.kind != ReasonKind::bug) << reason.id;
    }
}

bool shows(const char* bug, const Signature& signature, const std::vector<double>& numbers) {
    return bug_shows(bug, find_details(input_of(signature, numbers)));
}

TEST(BugReasons, ShowOnlyWhereTheBugDecides) {
    EXPECT_TRUE(shows("bug_face_counted_inside_slab", sides, {0, 0, 9, 9, 4, 4, 1})) << "deep inside";
    EXPECT_FALSE(shows("bug_face_counted_inside_slab", sides, {0, 0, 9, 9, 40, 40, 1})) << "far outside";
    EXPECT_TRUE(shows("bug_closed_faces_open_corners", plain_f32, {0, 0, 1, 1, 4, 5, 5})) << "a tie at a corner";
    EXPECT_FALSE(shows("bug_closed_faces_open_corners", plain_f32, {0, 0, 1, 1, 2, 0, 1})) << "a tie at a face";
    EXPECT_TRUE(shows("bug_box_center_cast_to_int", cornered, {0.25, 0, 1, 1, 1.75, 0, 0.5})) << "a fractional place";
    EXPECT_FALSE(shows("bug_box_center_cast_to_int", cornered, {0, 0, 2, 2, 3, 0, 1})) << "a whole one";
    EXPECT_TRUE(shows("bug_rotation_sign", degrees, {0, 0, 4, 1, 45, 4, 4, 2})) << "along the box";
    EXPECT_FALSE(shows("bug_rotation_sign", degrees, {0, 0, 4, 1, 90, 0, 6, 2})) << "its own mirror image";
    EXPECT_TRUE(shows("bug_squares_overflow", plain_f32, {0, 0, 1, 1, 0x1p+70, 0, 0x1p+69})) << "beyond the range of f32";
    EXPECT_FALSE(shows("bug_squares_overflow", plain_f64, {0, 0, 1, 1, 0x1p+70, 0, 0x1p+69})) << "within that of f64";
}

// The arithmetic would fail with or without the defect, so the input proves nothing about it.
TEST(BugReasons, DoNotShowWhereThePlainMethodIsWrongToo) {
    EXPECT_FALSE(shows("bug_face_counted_inside_slab", sides, {0, 0, 1, 1, 0x1p+66, 0, 0x1p+65}));
}

TEST(PolicyReasons, NameTheFlaw) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    EXPECT_EQ(policy_reason(input_of(plain_f32, {0, nan, 1, 1, 0, 0, 1})), "policy_nan");
    EXPECT_EQ(policy_reason(input_of(plain_f32, {0, 0, infinity, 1, 0, 0, 1})), "policy_infinity");
    EXPECT_EQ(policy_reason(input_of(plain_f32, {0, 0, 1, 1, 0, 0, -1})), "policy_negative_radius");
    EXPECT_EQ(policy_reason(input_of(plain_f32, {0, 0, 1, -1, 0, 0, 1})), "policy_negative_extent");
    EXPECT_EQ(policy_reason(input_of(sides, {0, 2, 1, 1, 0, 0, 1})), "policy_lo_above_hi");
    EXPECT_EQ(policy_reason(input_of(axis, {0, 0, 1, 1, 0, 0, 0, 0, 1})), "policy_zero_direction");
    EXPECT_EQ(policy_reason(input_of(plain_f32, {0, 0, 1, 1, 0, 0, 1})), "");
}

Level level_of(const Signature& signature, const std::vector<double>& numbers) {
    return level_that_asks(find_details(input_of(signature, numbers)));
}

TEST(LevelOfACase, IsTheLowestThatAsks) {
    EXPECT_EQ(level_of(plain_f32, {0, 0, 1, 1, 4, 5, 5}), Level::logic) << "small whole numbers, tie or not";
    EXPECT_EQ(level_of(plain_f32, {0, 0, 1, 1, 1024, 0, 1}), Level::banded) << "beyond the lattice";
    EXPECT_EQ(level_of(plain_f32, {0, 0, 1, 1, 0.1F, 0, 1}), Level::banded) << "no short fraction";
    EXPECT_EQ(level_of(plain_f32, {0, 0, 1, 1, 0x1p+31, 0, 1}), Level::full_range);
    EXPECT_EQ(level_of(plain_f32, {0, 0, 1, 1, 2, 0, 0x1.000002p0}), Level::exact) << "one ulp from a tie";
    // Scaled down to zero units a subnormal would pass for a whole number.
    EXPECT_EQ(level_of(plain_f64, {0, 0, 0, 0, 5e-324, 0, 5e-324}), Level::exact);
}

TEST(LevelOfACase, AsksForRotatedTiesOnlyByAnExactRoute) {
    EXPECT_EQ(level_of(axis, {0, 0, 1, 2, 1, 0, 2, 0, 1}), Level::logic) << "an axis of length one along x";
    EXPECT_EQ(level_of(axis, {0, 0, 1, 3, 1, 0, 2, 0, 1}), Level::exact) << "half axes of length three, divided by it";
    EXPECT_EQ(level_of(axis, {0, 0, 1, 2, 0, 1, 0, 2, 1}), Level::exact) << "a quarter turn, which is exact in some methods only";
    EXPECT_EQ(level_of(axis, {0, 0, 5, 5, 3, 4, 6, 8, 5}), Level::exact) << "a tie that needs a division by five";
    EXPECT_EQ(level_of(axis, {0, 0, 5, 5, 3, 4, 6, 8, 4}), Level::logic) << "a wide gap";
    EXPECT_EQ(level_of(degrees, {0, 0, 1, 2, 90, 0, 2, 1}), Level::exact) << "cos(pi / 2) is not zero in floats";
    EXPECT_EQ(level_of(degrees, {0, 0, 1, 2, 0, 2, 0, 1}), Level::logic);
    EXPECT_EQ(level_of(degrees, {0, 0, 1, 2, 3690, 9, 0, 1}), Level::full_range) << "ten turns and a quarter";
}

TEST(LevelOfACase, TakesABandAtLeastAsWideAsTheTrials) {
    for (const Signature& signature : all_signatures())
        EXPECT_GE(band_factor(signature), properties::default_band(signature)) << file_name(signature);
}

}  // namespace
}  // namespace tangency::vectors
