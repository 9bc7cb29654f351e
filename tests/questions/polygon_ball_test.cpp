// SPDX-License-Identifier: MIT
// A convex polygon and a disk: what is drawn, and the way out.
#include <string>
#include <vector>

#include "question_checks.hpp"
#include "properties/generate/polygon_floats.hpp"
#include "impl/polygon_ball/mutants.hpp"
#include "impl/polygon_ball/rounded_polygons.hpp"
#include "tangency/judge/agreement.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/shapes/row.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::questions_test {
namespace {

// The centre lies on a diagonal but for its rounding. Found by fuzzing: triangles that each round for themselves both lost it.
TEST(PolygonBallMethods, LoseNoCentreOnADiagonal) {
    constexpr Signature signature{vertices_form(5), ScalarType::f64, 2, Orientation::none, Question::polygon_ball};
    const properties::Input row = input_of(signature, {0x1.f10ee6f42f483p-1, 0, 1, 1, 2, 0, 0x1.fa97ab1bd538ap+0, -0x1.ef188b26cbd9p-2, 1,
                                                       -1, 0x1.4e8cdb5aac2afp+0, -0x1.4a105cc487e6p-3, 0.25});
    std::size_t asked = 0;
    for (const subjects::BuiltIn& method : subjects::methods()) {
        if (method.subject.signature != signature || method.expected < Level::banded) continue;
        EXPECT_TRUE(properties::ask(method.subject, row)) << method.subject.name;
        ++asked;
    }
    EXPECT_GT(asked, 5U);
}

// How many of so many draws lie within the polygon, and in no triangle of the fan as floats of the type find it.
template <class Scalar>
int draws_lost_by_a_fan(std::size_t vertices, properties::Magnitudes magnitudes, int draws) {
    const Signature signature{vertices_form(vertices), scalar_type<Scalar>, 2, Orientation::none, Question::polygon_ball};
    properties::Source source(properties::mix_seed(31, vertices));
    int lost = 0;
    for (int i = 0; i < draws; ++i) {
        const properties::Input row = properties::draw_floats(source, signature, magnitudes);
        const auto polygon = tangency::detail::polygon_at<Scalar>(row.numbers.data(), vertices);
        const Vector<Scalar, 2> center{static_cast<Scalar>(row.numbers[2 * vertices]), static_cast<Scalar>(row.numbers[2 * vertices + 1])};
        lost += !mutants::fan_holds(polygon, center) && properties::find_reference_answer(row).region == reference::Region::inside;
    }
    return lost;
}

TEST(PolygonBallDraws, PutCentresWhereDiagonalsRoundAtEveryMagnitude) {
    for (const auto magnitudes : {properties::Magnitudes::ordinary, properties::Magnitudes::large, properties::Magnitudes::small})
        for (const std::size_t vertices : {std::size_t{4}, std::size_t{8}}) {
            EXPECT_GE(draws_lost_by_a_fan<float>(vertices, magnitudes, 6000), 4) << vertices;
            EXPECT_GE(draws_lost_by_a_fan<double>(vertices, magnitudes, 6000), 4) << vertices;
            EXPECT_EQ(draws_lost_by_a_fan<double>(3, magnitudes, 100), 0);
        }
}

// Within rounding of a side its length and a vertex's do not tell which is nearer, and their ways differ by more than rounding.
TEST(PolygonBallWays, LeadClearOfASideThatRoundingMakesNoNearerThanAVertex) {
    const auto expect_clear = [](std::size_t vertices, const std::vector<double>& row) {
        const Signature signature{vertices_form(vertices), ScalarType::f64, 2, Orientation::none, Question::polygon_ball};
        auto shapes = questions::polygons::rounded_polygons<double>(signature, row.data());
        const auto way = questions::polygons::signed_way(shapes);
        for (std::size_t axis = 0; axis < 2; ++axis) shapes.second.vertices[0][axis] += shapes.radius * way.along[axis];
        EXPECT_NEAR(questions::polygons::signed_way(shapes).length, shapes.radius, 1e-12);
    };
    expect_clear(3, {0, 0, -5, -0.00015354156494140625, 0, 1, 0, -0x1p-48, 1});
    expect_clear(3, {0, 0.6942224636586047, -1, -1, 512, 689.609375, 0, 0.6942224636586616, 1});
    expect_clear(4, {0, 0.9418681571005435, -0.5, 0, 0, 0, 0.94140625, 2, 0, 0.9418681571005436, 1});
}

// A share of zero of a distance beyond the doubles is no number.
TEST(PolygonBallDraws, PutTheLargestPolygonsSomewhere) {
    const Signature signature{vertices_form(5), ScalarType::f64, 2, Orientation::none, Question::polygon_ball};
    properties::Source random(11);
    for (int i = 0; i < 4000; ++i) {
        properties::Choices choices(60);
        for (std::uint32_t& choice : choices) choice = random.chance(1, 2) ? 0 : random.below(1U << random.between(1, 30));
        properties::Source source(choices);
        auto shapes = properties::shapes_of<double>(signature);
        properties::draw_float_polygons(source, signature.scalar, shapes, [] { return 0x1p1023; });
        for (const auto& vertex : shapes.first.vertices) ASSERT_FALSE(std::isnan(vertex[0]) || std::isnan(vertex[1])) << i;
    }
}

}  // namespace
}  // namespace tangency::questions_test
