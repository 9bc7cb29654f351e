// SPDX-License-Identifier: MIT
// Programs take for special, with a tolerance, what is nearly so. Whatever the tolerance, some inputs lie within it that are not
// what they are taken for: of each octave below 2^-8 down to the last digits.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <vector>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"

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
                    return std::abs(input.numbers[layout.place_of(ShapeOf::second, Role::end, axis)] -
                                    input.numbers[layout.place_of(ShapeOf::second, Role::center, axis)]);
                };
                const double larger = std::max(along(0), along(1));
                return larger == 0 ? 0 : std::min(along(0), along(1)) / larger;
            });
}

// Of the first polygon of n vertices; in relation to its size.
double longest_side(const Input& input, std::size_t n) {
    double longest = 0;
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t axis = 0; axis < 2; ++axis)
            longest = std::max(longest, std::abs(input.numbers[2 * ((i + 1) % n) + axis] - input.numbers[2 * i + axis]));
    return longest;
}

Signature disk_at(std::size_t vertices, ScalarType scalar) {
    return {vertices_form(vertices), scalar, 2, Orientation::none, Question::polygon_ball};
}

TEST(NearSpecial, FourSidesAreNearlyARectangle) {
    for (const Form form : {vertices_form(4), vertices_form(4, 4)})
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
            const Question question = vertices_of(form).second == 0 ? Question::polygon_ball : Question::polygon_polygon;
            expect_misses({form, scalar, 2, Orientation::none, question}, [](const Input& input) {
                const auto rotated_from = [&](std::size_t side, std::size_t axis) {
                    const auto along = [&](std::size_t each) {
                        return std::abs(input.numbers[2 * ((side + 1) % 4) + each] - input.numbers[2 * side + each]);
                    };
                    return along(1 - axis) / along(axis);
                };
                const std::size_t first = rotated_from(0, 0) < 1 ? 0 : 1;
                double worst = 0;
                for (std::size_t side = 0; side < 4; ++side) worst = std::max(worst, rotated_from(side, (side + first) % 2));
                return worst;
            });
        }
}

TEST(NearSpecial, FourSidesAreNearlyARotatedRectangle) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
        expect_misses(disk_at(4, scalar), [](const Input& input) {
            const auto side = [&](std::size_t i, std::size_t axis) {
                return input.numbers[2 * ((i + 1) % 4) + axis] - input.numbers[2 * i + axis];
            };
            const double size = longest_side(input, 4);
            double worst = std::abs(side(0, 0) * side(1, 0) + side(0, 1) * side(1, 1)) / (size * size);
            for (std::size_t axis = 0; axis < 2; ++axis) worst = std::max(worst, std::abs(side(0, axis) + side(2, axis)) / size);
            const bool lies_along_axes = std::min(std::abs(side(0, 0)), std::abs(side(0, 1))) < size / 16;
            return lies_along_axes ? 1 : worst;
        });
}

TEST(NearSpecial, SixSidesAreNearlyTheSameAfterHalfATurn) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
        expect_misses(disk_at(6, scalar), [](const Input& input) {
            double worst = 0;
            for (std::size_t i = 0; i < 3; ++i)
                for (std::size_t axis = 0; axis < 2; ++axis)
                    worst = std::max(worst, std::abs(input.numbers[2 * i + 2 + axis] - input.numbers[2 * i + axis] +
                                                     input.numbers[2 * ((i + 4) % 6) + axis] - input.numbers[2 * i + 6 + axis]));
            return worst / longest_side(input, 6);
        });
}

// Of the first n vertices.
std::array<double, 2> mean_vertex(const Input& input, std::size_t n) {
    std::array<double, 2> mean{};
    for (std::size_t place = 0; place < 2 * n; ++place) mean[place % 2] += input.numbers[place] / static_cast<double>(n);
    return mean;
}

// By how much the vertices differ in their distance from their mean, and the sides in their length; in relation to the former.
double irregularity(const Input& input, std::size_t n) {
    const std::array<double, 2> mean = mean_vertex(input, n);
    std::vector<double> distances, sides;
    for (std::size_t i = 0; i < n; ++i) {
        const double *vertex = &input.numbers[2 * i], *next = &input.numbers[2 * ((i + 1) % n)];
        distances.push_back(std::hypot(vertex[0] - mean[0], vertex[1] - mean[1]));
        sides.push_back(std::hypot(next[0] - vertex[0], next[1] - vertex[1]));
    }
    const auto [nearest, farthest] = std::ranges::minmax(distances);
    const auto [shortest, longest] = std::ranges::minmax(sides);
    return std::max(farthest - nearest, longest - shortest) / farthest;
}

TEST(NearSpecial, PolygonsAreNearlyRegular) {
    for (const std::size_t vertices : {std::size_t{3}, std::size_t{5}, std::size_t{6}, std::size_t{8}})
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
            expect_misses(disk_at(vertices, scalar),
                          [](const Input& input) { return irregularity(input, vertices_of(input.signature.form).first); });
}

// A regular polygon is to be asked about where the circle about it gives another answer.
TEST(NearSpecial, WhoTakesARegularPolygonForItsCircleIsWrong) {
    for (const std::size_t n : {std::size_t{3}, std::size_t{5}, std::size_t{6}, std::size_t{8}}) {
        const Signature signature = disk_at(n, ScalarType::f32);
        Source random(43);
        int wrong = 0;
        for (int i = 0; i < 4 * draws; ++i) {
            const Input input = draw_floats(random, signature, Magnitudes::ordinary);
            if (!(irregularity(input, n) < 1e-4)) continue;
            const std::array<double, 2> mean = mean_vertex(input, n);
            const double *ball = &input.numbers[2 * n], *vertex = input.numbers.data();
            const double reach = std::hypot(vertex[0] - mean[0], vertex[1] - mean[1]) + ball[2];
            const ReferenceAnswer answer = find_reference_answer(input);
            wrong += intersects(answer, Contract::closed) != (std::hypot(ball[0] - mean[0], ball[1] - mean[1]) <= reach) &&
                     outside_band(answer, default_band(signature));
        }
        EXPECT_GT(wrong, draws / 400) << n;
    }
}

// The tile of a sloped map, whose diagonals lie along the axes, one twice as long as the other.
bool is_tile(const Input& input) {
    const auto diagonal = [&](std::size_t from, std::size_t axis) {
        return std::abs(input.numbers[from + 4 + axis] - input.numbers[from + axis]);
    };
    const std::size_t wide = diagonal(0, 1) == 0 ? 0 : 2;
    const double width = diagonal(wide, 0), height = diagonal(2 - wide, 1);
    return diagonal(wide, 1) == 0 && diagonal(2 - wide, 0) == 0 && height > 0 && width == 2 * height;
}

TEST(NearSpecial, TilesOfSlopedMapsAreDrawnAmongWholeNumbersAndFloats) {
    const Signature signature = disk_at(4, ScalarType::f64);
    Source random(44);
    int whole = 0, floats = 0;
    for (int i = 0; i < draws; ++i) {
        whole += is_tile(express(draw_lattice(random, signature), signature));
        floats += is_tile(draw_floats(random, signature, Magnitudes::ordinary));
    }
    EXPECT_GT(whole, draws / 100);
    EXPECT_GT(floats, draws / 400);
}

// The least of five sizes if the others are ordinary, so that no flat polygon counts; else one.
double least_alone(std::array<double, 5> sizes) {
    std::ranges::sort(sizes);
    return sizes[1] > 1 / 64.0 ? sizes[0] : 1;
}

TEST(NearSpecial, AVertexIsNearlyOnTheLineOfItsNeighboursOrOnOneOfThem) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
        expect_misses(disk_at(5, scalar), [](const Input& input) {
            std::array<double, 5> beside{};
            for (std::size_t i = 0; i < 5; ++i) {
                const auto from = [&](std::size_t to, std::size_t axis) {
                    return input.numbers[2 * (to % 5) + axis] - input.numbers[2 * i + axis];
                };
                const double off = std::abs(from(i + 1, 0) * from(i + 4, 1) - from(i + 1, 1) * from(i + 4, 0));
                const double chord = std::hypot(from(i + 1, 0) - from(i + 4, 0), from(i + 1, 1) - from(i + 4, 1));
                beside[i] = off / chord / longest_side(input, 5);
            }
            return least_alone(beside);
        });
        expect_misses(disk_at(5, scalar), [](const Input& input) {
            std::array<double, 5> sides{};
            for (std::size_t i = 0; i < 5; ++i)
                sides[i] = std::hypot(input.numbers[2 * ((i + 1) % 5)] - input.numbers[2 * i],
                                      input.numbers[2 * ((i + 1) % 5) + 1] - input.numbers[2 * i + 1]) /
                           longest_side(input, 5);
            return least_alone(sides);
        });
    }
}

TEST(NearSpecial, PolygonsAreNearlyOfOneShape) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
        expect_misses({vertices_form(5, 5), scalar, 2, Orientation::none, Question::polygon_polygon}, [](const Input& input) {
            // In the order in which they are given, or in any other that begins elsewhere.
            double least = 1;
            for (std::size_t first = 0; first < 5; ++first) {
                double worst = 0;
                for (std::size_t i = 0; i < 5; ++i)
                    for (std::size_t axis = 0; axis < 2; ++axis) {
                        const auto side = [&](std::size_t polygon, std::size_t at) {
                            return input.numbers[10 * polygon + 2 * ((at + 1) % 5) + axis] -
                                   input.numbers[10 * polygon + 2 * (at % 5) + axis];
                        };
                        worst = std::max(worst, std::abs(side(0, i) - side(1, i + first)));
                    }
                least = std::min(least, worst / longest_side(input, 5));
            }
            return least;
        });
}

TEST(NearSpecial, BoxesAreNearlyOfOneSize) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
        expect_misses({Form::center_half, scalar, 3, Orientation::none, Question::box_box}, [](const Input& input) {
            double worst = 0;
            for (std::size_t axis = 0; axis < 3; ++axis)
                worst = std::max(worst, std::abs(input.numbers[9 + axis] / input.numbers[3 + axis] - 1));
            return std::isfinite(worst) ? worst : 1;
        });
}

// Nearly equal is not enough: the difference has to decide, and lie outside the band.
TEST(NearSpecial, WhoTakesBoxesOfNearlyOneSizeForEqualOnesIsWrong) {
    for (const double tolerance : {0x1p-7, 0x1p-17, 0x1p-30}) {
        const Signature signature{Form::center_half, ScalarType::f64, 3, Orientation::none, Question::box_box};
        Source random(42);
        int wrong = 0;
        for (int i = 0; i < 10 * draws; ++i) {
            const Input input = draw_floats(random, signature, Magnitudes::ordinary);
            Input equal = input;
            bool are_near = true;
            for (std::size_t axis = 0; axis < 3; ++axis) {
                are_near = are_near && std::abs(input.numbers[9 + axis] / input.numbers[3 + axis] - 1) < tolerance;
                equal.numbers[9 + axis] = input.numbers[3 + axis];
            }
            if (!are_near) continue;
            const ReferenceAnswer answer = find_reference_answer(input);
            wrong += intersects(answer, Contract::closed) != intersects(find_reference_answer(equal), Contract::closed) &&
                     outside_band(answer, default_band(signature));
        }
        EXPECT_GT(wrong, draws / 1600) << tolerance;
    }
}

TEST(NearSpecial, BoxesOfOneSizeOverlapTouchAndMissOnTheLattice) {
    for (const std::size_t dim : {2U, 3U}) {
        const Signature signature{Form::center_half, ScalarType::f64, dim, Orientation::none, Question::box_box};
        std::array<int, 3> equal{};
        int identical = 0;
        Source random(42);
        for (int i = 0; i < 4 * draws; ++i) {
            const LatticeInput lattice = draw_lattice(random, signature);
            const auto& half = lattice.first.half_extent;
            if (half != lattice.second.half_extent || half[dim - 1] * half[0] == 0) continue;
            ++equal.at(static_cast<std::size_t>(find_standing(express(lattice, signature)).verdict));
            identical += lattice.second.center == lattice.first.center;
        }
        for (const int count : equal) EXPECT_GT(count, draws / 100) << dim;
        EXPECT_GT(identical, draws / 100) << dim;
    }
}

TEST(NearSpecial, CentersLieJustInside) {
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
        expect_misses({Form::center_half, scalar, 2}, [](const Input& input) {
            double deepest = 1;
            for (std::size_t axis = 0; axis < 2; ++axis) {
                const double within = input.numbers[2 + axis] - std::abs(input.numbers[4 + axis] - input.numbers[axis]);
                if (!(within >= 0)) return 1.0;
                if (input.numbers[2 + axis] > 0) deepest = std::min(deepest, within / input.numbers[2 + axis]);
            }
            return deepest;
        });
}

// Nearly along an axis is not enough: the small part has to decide, and lie outside the band.
TEST(NearSpecial, WhoTakesANearlyLevelWayForALevelOneIsWrong) {
    for (const Question question : {Question::box_segment, Question::box_moving_ball}) {
        const Signature signature{Form::center_half, ScalarType::f64, 2, Orientation::none, question};
        const Layout& layout = layout_of(signature);
        const auto way = [&](const Input& input, std::size_t axis) {
            return input.numbers[layout.place_of(ShapeOf::second, Role::end, axis)] -
                   input.numbers[layout.place_of(ShapeOf::second, Role::center, axis)];
        };
        Source random(42);
        int wrong = 0;
        for (int i = 0; i < 4 * draws; ++i) {
            const Input input = draw_floats(random, signature, Magnitudes::ordinary);
            Input level = input;
            for (std::size_t axis = 0; axis < 2; ++axis)
                if (std::abs(way(input, axis)) < 0x1p-18 * std::abs(way(input, 1 - axis)))
                    level.numbers[layout.place_of(ShapeOf::second, Role::end, axis)] =
                        level.numbers[layout.place_of(ShapeOf::second, Role::center, axis)];
            const ReferenceAnswer answer = find_reference_answer(input);
            wrong += intersects(answer, Contract::closed) != intersects(find_reference_answer(level), Contract::closed) &&
                     outside_band(answer, default_band(signature));
        }
        EXPECT_GT(wrong, 3 * draws / 100) << to_text(Input{signature});
    }
}

}  // namespace
}  // namespace tangency::properties
