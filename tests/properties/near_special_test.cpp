// SPDX-License-Identifier: MIT
// Programs take for special, with a tolerance, what is nearly so. Whatever the tolerance, some inputs lie within it that are not
// what they are taken for: of each octave below 2^-8 down to the last digits.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"

namespace tangency::properties {
namespace {

constexpr int draws = 8000;

// By how much an input misses what is special, in relation; 0 where it is special itself.
using Miss = double (*)(const Input&);

void expect_misses(const Signature& signature, Miss miss) {
    Source random(41);
    int near = 0, nearer = 0;
    const int last = format_of(signature.scalar).precision - 4;
    for (int i = 0; i < draws; ++i) {
        const double octave = -std::log2(miss(draw_floats(random, signature, Magnitudes::ordinary)));
        near += octave > 8 && octave < (8 + last) / 2;
        nearer += octave >= (8 + last) / 2 && octave < last;
    }
    EXPECT_GT(near, draws / 400) << to_text(Input{signature});
    EXPECT_GT(nearer, draws / 400) << to_text(Input{signature});
}

double apart(double one, double other) {
    const double larger = std::max(std::abs(one), std::abs(other));
    return larger == 0 ? 0 : std::abs(std::abs(one) - std::abs(other)) / larger;
}

TEST(NearSpecial, BoxesAreNearlySquare) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
        expect_misses({Form::center_half, scalar, 2}, [](const Input& input) { return apart(input.numbers[2], input.numbers[3]); });
}

TEST(NearSpecial, DirectionsAreNearlyDiagonal) {
    for (const Orientation orientation : {Orientation::axis, Orientation::quaternion})
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
            const Signature signature{Form::center_half, scalar, orientation == Orientation::quaternion ? std::size_t{3} : 2, orientation};
            expect_misses(signature, [](const Input& input) {
                const auto numbers = layout_of(input.signature).orientation(input.row());
                std::vector<double> sizes(numbers.begin(), numbers.end());
                for (double& size : sizes) size = std::abs(size);
                std::ranges::sort(sizes, std::greater<>());
                return apart(sizes[0], sizes[1]);
            });
        }
}

TEST(NearSpecial, WaysAreNearlyAlongAnAxis) {
    for (const Question question : {Question::box_segment, Question::box_moving_ball})
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
            expect_misses({Form::center_half, scalar, 2, Orientation::none, question}, [](const Input& input) {
                const Layout& layout = layout_of(input.signature);
                const auto along = [&](std::size_t axis) {
                    return std::abs(input.numbers[layout.place_of(ShapeOf::end, Role::center, axis)] -
                                    input.numbers[layout.place_of(ShapeOf::start, Role::center, axis)]);
                };
                const double larger = std::max(along(0), along(1));
                return larger == 0 ? 0 : std::min(along(0), along(1)) / larger;
            });
}

TEST(NearSpecial, FourSidesAreNearlyARectangle) {
    for (const Form form : {vertices_form(4), vertices_form(4, 4)})
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
            const Question question = vertices_of(form).second == 0 ? Question::polygon_ball : Question::polygon_polygon;
            expect_misses({form, scalar, 2, Orientation::none, question}, [](const Input& input) {
                const auto turned_from = [&](std::size_t side, std::size_t axis) {
                    const auto along = [&](std::size_t each) {
                        return std::abs(input.numbers[2 * ((side + 1) % 4) + each] - input.numbers[2 * side + each]);
                    };
                    return along(1 - axis) / along(axis);
                };
                const std::size_t first = turned_from(0, 0) < 1 ? 0 : 1;
                double worst = 0;
                for (std::size_t side = 0; side < 4; ++side) worst = std::max(worst, turned_from(side, (side + first) % 2));
                return worst;
            });
        }
}

}  // namespace
}  // namespace tangency::properties
