// SPDX-License-Identifier: MIT
// The band of turned boxes: what an angle beyond one turn does to it. tools/search_test.cpp attacks its k.
#include <gtest/gtest.h>

#include "tangency/properties/truth.hpp"
#include "turned_subjects.hpp"

namespace tangency::properties {
namespace {

Truth point_and_circle(Turning turning, double angle, double radius) {
    return find_truth(Case{{Form::center_half, ScalarType::f32, 2, turning}, {0, 0, 0, 0, angle, 1, 0, radius}});
}

TEST(TurnedBands, KeepTheirWidthUpToOneTurnAndWidenByTheAngleBeyond) {
    const double eps = 0x1p-24;
    for (const auto& [turning, turn] : {std::pair{Turning::degrees, 360.0}, std::pair{Turning::radians, 0x1.921fb4p+2}}) {
        EXPECT_EQ(band_width(point_and_circle(turning, turn, 1), 8), reference::Number(8 * eps));
        EXPECT_EQ(band_width(point_and_circle(turning, -turn, 1), 8), reference::Number(8 * eps));
        const double width = band_width(point_and_circle(turning, 10 * turn, 1), 8).nearest();
        EXPECT_NEAR(width / eps, 8 * (1 + 20 * turned_test::pi<double>), 1e-3);
    }
    // A direction or a quaternion has no size that counts.
    const Case axis{{Form::center_half, ScalarType::f32, 2, Turning::axis}, {0, 0, 0, 0, 1e9, 1e9, 1, 0, 1}};
    EXPECT_EQ(band_width(find_truth(axis), 8), reference::Number(8 * eps));
}

}  // namespace
}  // namespace tangency::properties
