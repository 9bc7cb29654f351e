// SPDX-License-Identifier: MIT
// The band of rotated boxes: what an angle beyond one turn does to it. tools/search_test.cpp attacks its k.
#include <gtest/gtest.h>

#include "rotated_subjects.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

ReferenceAnswer point_and_circle(Orientation orientation, double angle, double radius) {
    return find_reference_answer(Input{{Form::center_half, ScalarType::f32, 2, orientation}, {0, 0, 0, 0, angle, 1, 0, radius}});
}

TEST(RotatedBands, KeepTheirWidthUpToOneTurnAndWidenByTheAngleBeyond) {
    const double eps = 0x1p-24;
    for (const auto& [orientation, turn] : {std::pair{Orientation::degrees, 360.0}, std::pair{Orientation::radians, 0x1.921fb4p+2}}) {
        EXPECT_EQ(band_width(point_and_circle(orientation, turn, 1), 8), reference::Number(8 * eps));
        EXPECT_EQ(band_width(point_and_circle(orientation, -turn, 1), 8), reference::Number(8 * eps));
        const double width = band_width(point_and_circle(orientation, 10 * turn, 1), 8).nearest();
        EXPECT_NEAR(width / eps, 8 * (1 + 20 * rotated_test::pi<double>), 1e-3);
    }
    // A direction or a quaternion has no size that counts.
    const Input axis{{Form::center_half, ScalarType::f32, 2, Orientation::axis}, {0, 0, 0, 0, 1e9, 1e9, 1, 0, 1}};
    EXPECT_EQ(band_width(find_reference_answer(axis), 8), reference::Number(8 * eps));
}

}  // namespace
}  // namespace tangency::properties
