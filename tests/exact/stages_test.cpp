// SPDX-License-Identifier: MIT
// For each kind of hard case: the verdict, and the stage that must decide it.
#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "exact_functions.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::exact_test {
namespace {

using properties::Input;

constexpr Signature f32{Form::center_half, ScalarType::f32, 2};
constexpr Signature f64{Form::center_half, ScalarType::f64, 2};
constexpr Signature sides_f32{Form::lo_hi, ScalarType::f32, 2};
constexpr Signature sides_f64{Form::lo_hi, ScalarType::f64, 2};
constexpr Signature corner_f32{Form::corner_size, ScalarType::f32, 2};
constexpr Signature corner_f64{Form::corner_size, ScalarType::f64, 2};

constexpr double top_f64 = std::numeric_limits<double>::max();
constexpr double top_f32 = std::numeric_limits<float>::max();

const Hard hard_cases[] = {
    // Far from a tie, whatever the size: nothing but the filter may be needed.
    {"clear miss", {f32, {0, 0, 1, 1, 4, 5, 4}}, disjoint, filter},
    {"clear hit", {f64, {0, 0, 1, 1, 4, 5, 6}}, overlapping, filter},
    {"centre inside", {sides_f32, {0, 0, 8, 8, 3, 4, 1}}, overlapping, filter},
    {"small circle far away", {corner_f64, {0, 0, 1, 1, 1e100, 0, 1e-9}}, disjoint, filter},
    // A circle on a floor 2000 times its size: beyond the 22 bits that the filter in float vouches for.
    {"small circle on a long floor", {f32, {0, 0, 8192, 1, 4000, 2, 1.5}}, overlapping, wide_filter},
    {"square overflows", {f32, {0, 0, 1, 1, 0x1p100, 0, 0x1p99}}, disjoint, wide_filter},
    {"squares underflow", {f32, {0, 0, 0, 0, 0x1p-60, 0, 0x1p-61}}, disjoint, wide_filter},
    // Ties: no filter can decide one.
    {"corner tie", {f32, {0, 0, 1, 1, 4, 5, 5}}, touching, exact_tie},
    {"corner tie", {f64, {0, 0, 1, 1, 4, 5, 5}}, touching, exact_tie},
    {"corner tie", {sides_f32, {-1, -1, 1, 1, 4, 5, 5}}, touching, exact_tie},
    {"corner tie", {corner_f64, {-1, -1, 2, 2, 4, 5, 5}}, touching, exact_tie},
    {"face tie", {sides_f64, {-1, -1, 1, 1, 0, 3.5, 2.5}}, touching, exact_tie},
    {"zero radius inside", {f64, {0, 0, 3, 3, 1, 1, 0}}, touching, exact_tie},
    {"tie of pixels far away", {f64, {0x1p40, 0, 8, 8, 0x1p40 + 11, 12, 5}}, touching, exact_tie},
    {"tie of half pixels", {corner_f32, {0.5, 0.5, 16, 16, 19.5, 20.5, 5}}, touching, exact_tie},
    {"tie at 2^-400", {f64, {0, 0, 0x1p-400, 0, 4 * 0x1p-400, 4 * 0x1p-400, 5 * 0x1p-400}}, touching, exact_tie},
    {"tie at 2^-60 in f32", {f32, {0, 0, 0x1p-60, 0, 4 * 0x1p-60, 4 * 0x1p-60, 5 * 0x1p-60}}, touching, expansions},
    {"tie of 14-bit integers", {f32, {0, 0, 0, 0, 3 * 4093, 4 * 4093, 5 * 4093}}, touching, expansions},
    {"squares of 106 bits",
     {f64, {0, 0, 0, 0, 3 * 0x1.0000000000004p0, 4 * 0x1.0000000000004p0, 5 * 0x1.0000000000004p0}},
     touching,
     expansions},
    {"tail in a difference", {f64, {-0x1p-60, 0, 0, 0, 3, 4, 5}}, disjoint, expansions},
    {"tail in the extent", {f64, {0, 0, 0x1p-70, 0, 3, 4, 5}}, overlapping, expansions},
    {"tails that cancel into a tie", {f64, {-0x1p-60, 0, 0x1p-60, 0, 3, 4, 5}}, touching, expansions},
    {"far corner is not the rounded sum", {corner_f64, {1, 0, 0x1p-60, 1, 2, 0, 1}}, overlapping, expansions},
    {"far corner is not the rounded sum", {corner_f32, {1, 0, 0x1p-30, 1, 2, 0, 1}}, overlapping, wide_filter},
    {"one ulp outside", {f64, {0, 0, 1, 1, 4, 5, 0x1.3ffffffffffffp2}}, disjoint, expansions},
    {"one ulp inside", {f64, {0, 0, 1, 1, 4, 5, 0x1.4000000000001p2}}, overlapping, expansions},
    {"one ulp outside", {f32, {0, 0, 1, 1, 4, 5, 0x1.3ffffep2}}, disjoint, wide_filter},
    {"one ulp inside", {f32, {0, 0, 1, 1, 4, 5, 0x1.400002p2}}, overlapping, wide_filter},
    // Beyond the exponents that expansions keep exactly, or three doubles to one overshoot.
    {"nothing at all", {f64, {0, 0, 0, 0, 0, 0, 0}}, touching, expansions},
    {"tie near the top", {f64, {0, 0, 0, 0, 0x1.8p1022, 0x1p1023, 0x1.4p1023}}, touching, integers},
    {"tie near the top", {f32, {0, 0, 0, 0, 0x1.8p126, 0x1p127, 0x1.4p127}}, touching, expansions},
    {"difference overflows", {f64, {-top_f64, 0, 0, 0, top_f64, 0, top_f64}}, disjoint, integers},
    {"difference overflows", {f32, {-top_f32, 0, 0, 0, top_f32, 0, top_f32}}, disjoint, wide_filter},
    {"overflow that cancels", {f64, {-top_f64, 0, top_f64, 0, top_f64, 0, top_f64}}, touching, integers},
    {"far corner overflows", {corner_f64, {top_f64, 0, top_f64, 1, top_f64, 0, 0}}, touching, integers},
    {"subnormal tie", {f64, {0, 0, 0, 0, 3 * 0x1p-1074, 4 * 0x1p-1074, 5 * 0x1p-1074}}, touching, integers},
    {"subnormal tie", {f32, {0, 0, 0, 0, 3 * 0x1p-149, 4 * 0x1p-149, 5 * 0x1p-149}}, touching, integers},
    {"one subnormal ulp", {f64, {0, 0, 0, 0, 0, 7 * 0x1p-1074, 6 * 0x1p-1074}}, disjoint, integers},
    {"a subnormal breaks a tie", {f64, {0x1p-1074, 0, 0, 0, 4, 0, 4}}, overlapping, integers},
    {"a subnormal breaks a tie", {sides_f64, {-1, -1, 0, 0, 0x1p-1074, 5, 5}}, disjoint, integers},
    {"three doubles to one overshoot", {f64, {0x1p-60, 0, 0x1p-140, 0, 4, 0, 4}}, overlapping, integers},
    {"full width", {f64, {0x1p-1074, 0, 0, 0, top_f64, 0, top_f64}}, overlapping, integers},
};

class Stages : public testing::Test {
protected:
    void SetUp() override {
        if (!can_run()) GTEST_SKIP() << "this machine cannot run " << target_name();
    }
};

TEST_F(Stages, EachHardCaseIsDecidedByTheStageMadeForIt) {
    std::size_t seen = 0;
    for (const Hard& hard : hard_cases) {
        const std::string name = std::string(hard.what) + ": " + to_text(hard.input);
        const auto reference = reference::find_standing(hard.input.signature, hard.input.row()).verdict;
        EXPECT_EQ(static_cast<int>(reference), hard.verdict) << name;
        EXPECT_EQ(decide_case(hard.input), (Answer{hard.verdict, hard.stage})) << name;
        ++seen;
    }
    EXPECT_GE(seen, 41U);
}

TEST_F(Stages, ANanAnywhereIsDisjoint) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
        for (const Form form : {Form::center_half, Form::lo_hi, Form::corner_size})
            for (std::size_t place = 0; place < 7; ++place) {
                Input input{{form, scalar, 2}, {0, 0, 3, 3, 1, 1, 9}};
                ASSERT_EQ(decide_case(input).verdict, overlapping);
                input.numbers[place] = std::numeric_limits<double>::quiet_NaN();
                for (int stage = 0; stage <= integers; ++stage)
                    EXPECT_EQ(decide_case(input, stage).verdict, disjoint) << name_of(form) << " number " << place;
                EXPECT_FALSE(decide_numbers(input).closed);
            }
}

}  // namespace
}  // namespace tangency::exact_test
