// SPDX-License-Identifier: MIT
// Compiled at -O2, where g++ 12 leaves out the rounding of a round_to that it may inline.
#include <gtest/gtest.h>

#include <array>

#include "tangency/properties/floats.hpp"

namespace tangency::properties {
namespace {

using Places = std::array<std::array<double, 2>, 8>;

[[gnu::noinline]] void move_and_round(ScalarType scalar, Places& places, const std::array<double, 2>& by) {
    for (auto& place : places) place = {round_to(scalar, place[0] - by[0]), round_to(scalar, place[1] - by[1])};
}

// Of both types, so that the loop is not compiled for one alone.
TEST(RoundTo, RoundsInALoopThatTheCompilerVectorises) {
    for (const ScalarType scalar : {ScalarType::f64, ScalarType::f32}) {
        Places places;
        for (std::size_t i = 0; i < places.size(); ++i) places[i] = {1.0 / static_cast<double>(i + 3), 1.0 / static_cast<double>(i + 7)};
        move_and_round(scalar, places, {0.1, 0.7});
        for (const auto& place : places)
            for (const double number : place) EXPECT_EQ(number_of_bits(scalar, bits_of(scalar, number)), number);
    }
}

}  // namespace
}  // namespace tangency::properties
