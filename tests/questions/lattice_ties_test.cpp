// SPDX-License-Identifier: MIT
// Which ties of whole numbers are asked of everybody: those at which no sensible method rounds.
#include <gtest/gtest.h>

#include <vector>

#include "../input_of.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions_test {
namespace {

using enum Question;
constexpr Signature of(Question question, Form form, std::size_t dim = 2, Orientation orientation = Orientation::none) {
    return {form, ScalarType::f32, dim, orientation, question};
}
constexpr Signature moving = of(box_moving_ball, Form::lo_hi), ball = of(segment_ball, Form::ends);
constexpr Signature capsule = of(capsule_ball, Form::ends_radius), capsules = of(capsule_capsule, Form::ends_radius);
constexpr Signature disk = of(polygon_ball, vertices_form(4)), point = of(polygon_point, vertices_form(3)),
                    segment = of(polygon_segment, vertices_form(3));
constexpr Signature degrees = of(box_point, Form::center_half, 2, Orientation::degrees);

struct Row {
    Signature signature;
    std::vector<double> numbers;
    bool is_asked;
    const char* reason;
};

const Row rows[]{
    // (1 - t) a + t b rounds on every axis, also where a is b, unless t is a fraction of few bits.
    {moving, {-1, 0, 1, 4, 0, 61, 170, 61, 57}, false, "170ths"},
    {moving, {-1, 0, 1, 4, 0, 61, 128, 61, 57}, true, "128ths"},
    {moving, {0, 1, 0, 1, 0, 3, 0, 0, 0}, false, "a point, whose way passes it at a share of two thirds"},
    {moving, {0, 1, 0, 1, 0, 4, 0, 0, 0}, true, "at a quarter"},
    {moving, {0, 0, 7, 7, 9, 3, 9, 3, 2}, true, "it stands still"},
    {moving, {-11, 0, 27, 0, 16, 0, 0, 0, 0}, false, "a point on a flat box, and places on its side are 38ths"},
    {moving, {-11, 0, 27, 0, 16, 1, 0, 1, 1}, true, "beside that box"},
    {moving, {0, 0, 8, 0, 8, 0, 0, 0, 0}, true, "or 8ths and 16ths"},
    {moving, {0, 0, 4, 4, 3, 11, 11, 5, 5}, false, "a tie askew"},
    {moving, {0, 0, 4, 4, 3, 11, 11, 5, 4}, true, "no tie"},
    {ball, {0, 0, 10, 0, 5, 3, 3}, false, "tenths"},
    {ball, {0, 0, 10, 0, 13, 4, 5}, false, "an end, but a length of 10 that a direction of one tenth makes too short"},
    {ball, {0, 0, 8, 6, 1, 7, 5}, false, "askew"},
    {ball, {0, 0, 8, 0, 5, 3, 3}, true, "8ths"},
    {ball, {8, 0, 0, 0, 11, 4, 5}, true, "backwards"},
    {ball, {2, 2, 2, 2, 5, 6, 5}, true, "a point"},
    {ball, {0, 0, 10, 0, 5, 3, 4}, true, "no tie"},
    {capsule, {0, 0, 10, 0, 1, 5, 4, 3}, false, "tenths"},
    {capsule, {0, 0, 0, -16, 1, 4, -5, 3}, true, "16ths"},
    {capsule, {1, 1, 1, 1, 2, 4, 5, 3}, true, "two balls"},
    {capsule, {0, 0, 10, 0, 2, 5, 4, 3}, true, "no tie"},
    {capsules, {0, 0, 8, 0, 1, 3, 5, 7, 5, 4}, true, "8ths and quarters"},
    {capsules, {0, 0, 8, 0, 2, 5, 4, 5, 8, 2}, true, "at a right angle"},
    {capsules, {1, 1, 1, 1, 2, 4, 5, 4, 5, 3}, true, "two balls"},
    {capsules, {0, 0, 8, 0, 1, 3, 5, 6, 5, 4}, false, "thirds of the second way"},
    {capsules, {0, 0, 8, 0, 2, 5, 4, 6, 9, 2}, false, "askew"},
    {capsules, {0, 0, 8, 0, 1, 5, 4, 6, 9, 2}, true, "no tie"},
    {disk, {0, 0, 8, 0, 9, 5, 1, 6, 3, -2, 2}, true, "below a side of length 8"},
    {disk, {0, 0, 7, 0, 9, 5, 1, 6, 3, -2, 2}, false, "of length 7, whose unit vector by a reciprocal is not one long"},
    {disk, {0, -1, 1, 0, 1, 1, 0, 2, 0, 0, 0}, false, "on a side of length 3, opposite one of 1: a share of two thirds"},
    {disk, {0, -1, 1, 0, 1, 1, 0, 3, 0, 0, 0}, true, "of length 4"},
    {disk, {13, 0, 14, -1, 1, 0, 0, 3, -7, 3, 7}, false, "away from a corner by 7 along x"},
    {disk, {13, 0, 14, -1, 1, 0, 0, 3, -8, 3, 8}, true, "by 8"},
    {disk, {0, 0, 7, 0, 9, 5, 1, 6, 3, 2, 0}, true, "within, where no place on a side is near"},
    {disk, {0, 0, 7, 0, 9, 5, 1, 6, 3, -3, 2}, true, "no tie"},
    // Who makes a normal one long rounds, or who finds a place of a side, but not along an axis by a power of two.
    {point, {0, 0, 8, 0, 0, 6, 3, 0}, true, "on a side along an axis"},
    {point, {0, 0, 8, 0, 0, 4, 0, 0}, true, "on a corner"},
    {point, {0, 0, 8, 0, 0, 6, 0, 3}, false, "on a side of length 6"},
    {point, {0, 0, 8, 0, 0, 6, 4, 3}, false, "on a slanted side"},
    {point, {0, 0, 8, 0, 0, 6, 8, 0}, false, "on its corner"},
    {point, {0, 0, 8, 0, 0, 6, 7, 7}, true, "no tie"},
    {segment, {0, 0, 8, 0, 0, 6, 3, 0, 5, 0}, true, "in line with a side"},
    {segment, {0, 0, 8, 0, 0, 6, 10, 0, 12, 0}, true, "beside it"},
    {segment, {0, 0, 8, 0, 0, 6, 4, 3, 9, 9}, false, "on a slanted side"},
    {of(box_point, Form::lo_hi), {0, 0, 3, 5, 3, 5}, true, "along the axes"},
    {degrees, {0, 0, 4, 2, 0, 4, 1}, true, "not rotated"},
    {degrees, {0, 0, 3, 2, 0, 3, 1}, false, "3 * (1 / 3)"},
    {degrees, {0, 0, 4, 2, 90, 1, 4}, false, "at a right angle"},
    {degrees, {0, 0, 3, 2, 30, 1, 1}, true, "deep inside"},
    {degrees, {0, 0, 3, 2, 30, 9, 9}, true, "far away"},
};

TEST(LatticeTies, AreAskedWhereNoSensibleMethodRounds) {
    for (const auto& [signature, numbers, is_asked, reason] : rows)
        EXPECT_EQ(properties::may_be_instantiated(input_of(signature, numbers)), is_asked)
            << name_of(signature.question) << ": " << reason << ' ' << testing::PrintToString(numbers);
}

}  // namespace
}  // namespace tangency::questions_test
