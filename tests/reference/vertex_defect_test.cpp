// SPDX-License-Identifier: MIT
// What is no strictly convex polygon names its vertex, and nothing else is refused.
#include "tangency/reference/vertex_defect.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "tangency/reference/defect.hpp"
#include "tangency/reference/rational.hpp"

namespace tangency::reference {
namespace {

using Row = std::vector<double>;

// "straight 2", or nothing.
std::string found(const Row& numbers) {
    constexpr std::array<const char*, 4> flaws{"repeated ", "straight ", "reflex ", "second turn "};
    const auto defect = find_vertex_defect(numbers);
    return defect ? flaws[static_cast<std::size_t>(defect->flaw)] + std::to_string(defect->vertex + 1) : "";
}

TEST(VertexDefect, AcceptsConvexPolygonsInEitherOrderFromAnyVertex) {
    Row octagon{1, 0, 2, 0, 3, 1, 3, 2, 2, 3, 1, 3, 0, 2, 0, 1};
    for (int order = 0; order < 2; ++order) {
        for (int first = 0; first < 8; ++first) {
            EXPECT_EQ(found(octagon), "");
            std::rotate(octagon.begin(), octagon.begin() + 2, octagon.end());
        }
        std::reverse(octagon.begin(), octagon.end());  // and mirrored
    }
    EXPECT_EQ(found({0, 0, 1, 0, 0, 1}), "");
    EXPECT_EQ(found({0, 0, 0, 1, 1, 1, 1, 0}), "");
}

TEST(VertexDefect, NamesTheVertexThatIsGivenTwice) {
    EXPECT_EQ(found({0, 0, 1, 0, 0, 0}), "repeated 3");
    EXPECT_EQ(found({0, 0, 0, 0, 1, 0, 0, 1}), "repeated 2");
    EXPECT_EQ(found({0, 0, 2, 0, 2, 2, -0.0, 0.0}), "repeated 4");
}

TEST(VertexDefect, NamesTheVertexInLineWithItsNeighbours) {
    EXPECT_EQ(found({0, 0, 1, 1, 2, 2}), "straight 1");
    EXPECT_EQ(found({0, 0, 1, 0, 2, 0, 1, 1}), "straight 2");
    EXPECT_EQ(found({0, 0, 2, 0, 2, 2, 1, 2, 0, 2}), "straight 4");
    EXPECT_EQ(found({1, 0, 2, 0, 2, 1, 0, 0}), "straight 1");
    // There and back: the turn is a half one.
    EXPECT_EQ(found({0, 0, 4, 0, 1, 0, 1, 3}), "straight 2");
}

TEST(VertexDefect, NamesTheVertexThatTurnsAgainstTheOthers) {
    EXPECT_EQ(found({0, 0, 4, 0, 1, 1, 0, 4}), "reflex 3");
    EXPECT_EQ(found({0, 4, 1, 1, 4, 0, 0, 0}), "reflex 2");
    // Crossed sides with as many turns to the left as to the right.
    EXPECT_EQ(found({0, 0, 1, 1, 1, 0, 0, 1}), "reflex 2");
}

TEST(VertexDefect, NamesWhereASecondTurnBeginsThoughEveryVertexTurnsTheSameWay) {
    const Row pentagon{0, 3, -3, 1, -2, -3, 2, -3, 3, 1};
    EXPECT_EQ(found(pentagon), "");
    Row pentagram;
    for (const std::size_t vertex : {0U, 2U, 4U, 1U, 3U})
        pentagram.insert(pentagram.end(), {pentagon[2 * vertex], pentagon[2 * vertex + 1]});
    EXPECT_EQ(found(pentagram).substr(0, 11), "second turn");
    // The stars of seven and eight points; the latter goes round three times.
    for (const std::size_t step : {2U, 3U}) {
        const Row octagon{1, 0, 2, 0, 3, 1, 3, 2, 2, 3, 1, 3, 0, 2, 0, 1};
        const std::size_t count = step == 2 ? 7 : 8;
        Row star;
        for (std::size_t i = 0; i < count; ++i)
            star.insert(star.end(), {octagon[2 * (i * step % count)], octagon[2 * (i * step % count) + 1]});
        EXPECT_EQ(found(star).substr(0, 11), "second turn") << step;
    }
}

// As fractions have it.
int exact_turn(const detail::Vertex& a, const detail::Vertex& b, const detail::Vertex& c) {
    const auto f = [](double number) { return Fraction(number); };
    return ((f(b[0]) - f(a[0])) * (f(c[1]) - f(b[1])) - (f(b[1]) - f(a[1])) * (f(c[0]) - f(b[0]))).sign();
}

TEST(VertexDefect, TellsTurnsThatNoRoundingSees) {
    const double tiny = 0x1p-1074, huge = 0x1.fffffffffffffp+1023;
    EXPECT_EQ(found({0, 0, 1, tiny, 0, 1}), "");
    EXPECT_EQ(found({-huge, -huge, huge, huge, 0, tiny}), "");
    EXPECT_EQ(found({-huge, -huge, huge, huge, 0, 0}), "straight 1");
    EXPECT_EQ(found({0, 0, tiny, 0, 0, tiny}), "");
    EXPECT_EQ(found({0, 0, tiny, tiny, 2 * tiny, 2 * tiny}), "straight 1");
    EXPECT_EQ(found({1, 1, 0x1.0000000000001p0, 0x1.0000000000001p0, 0x1.0000000000002p0, 0x1.0000000000003p0}), "");
}

TEST(VertexDefect, TurnsAreThoseOfFractionsOnEveryTripleOfHardNumbers) {
    const std::array<double, 9> numbers{
        0, 0x1p-1074, 0x1.8p-600, 1, 0x1.0000000000001p0, 3, -1, 0x1.23456789abcdep+700, -0x1.fffffffffffffp+1023};
    std::size_t zeros = 0, turns = 0;
    for (std::size_t i = 0; i < 9 * 9 * 9 * 9 * 9; ++i) {
        const auto digit = [i](std::size_t power) { return i / power % 9; };
        const detail::Vertex a{numbers[digit(1)], numbers[digit(9)]}, b{numbers[digit(81)], numbers[digit(729)]},
            c{numbers[digit(6561)], 1};
        const int turn = detail::turn_at(a, b, c);
        ASSERT_EQ(turn, exact_turn(a, b, c)) << a[0] << ' ' << a[1] << ' ' << b[0] << ' ' << b[1] << ' ' << c[0];
        (turn == 0 ? zeros : turns) += 1;
    }
    EXPECT_GT(zeros, 1000U);
    EXPECT_GT(turns, 10000U);
}

TEST(DefectText, NamesTheVertexByItsTwoNumbersAndTheMend) {
    const Signature pair{vertices_form(3, 4), ScalarType::f64, 2, Orientation::none, Question::polygon_polygon};
    const Row row{0, 0, 1, 0, 0, 1, 0, 0, 2, 0, 1, 1, 0, 2};
    const auto defect = find_defect<double>(pair, row);
    ASSERT_TRUE(defect.has_value());
    EXPECT_EQ(defect->field, "u3, v3");
    EXPECT_EQ(describe(*defect), "u3, v3 lie in line with the vertices beside them; leave them out and ask a form of fewer vertices");
    const Signature disk{vertices_form(3), ScalarType::f64, 2, Orientation::none, Question::polygon_ball};
    EXPECT_EQ(describe(*find_defect<double>(disk, Row{0, 0, 1, 0, 1, 0, 5, 5, 1})),
              "x3, y3 repeat an earlier vertex; leave them out and ask a form of fewer vertices");
    EXPECT_EQ(describe(*find_defect<double>(disk, Row{0, 0, 1, 0, 0, 1, 5, 5, -1})), "r is negative; give zero or more");
    EXPECT_EQ(describe(*find_defect<double>(disk, Row{0, 0, HUGE_VAL, 0, 0, 1, 5, 5, 1})), "x2 is infinite; give a finite number");
}

}  // namespace
}  // namespace tangency::reference
