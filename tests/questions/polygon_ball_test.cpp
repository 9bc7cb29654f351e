// SPDX-License-Identifier: MIT
// A convex polygon and a disk: answers worked out by hand, the judge, ties, the band, methods and mutants.
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

void expect_known(std::size_t vertices, const std::vector<Known>& all) {
    expect_known(Question::polygon_ball, vertices_form(vertices), 2, all);
}

// The triangle (0, 0), (8, 0), (0, 6), whose longest side lies on 3 x + 4 y = 24.
TEST(PolygonBallReference, AnswersOfATriangleAsWorkedOutByHand) {
    expect_known(3, {
                        {{0, 0, 8, 0, 0, 6, 4, -3, 2}, "disjoint", "face", "disjoint", "5"},
                        {{0, 0, 8, 0, 0, 6, 4, -3, 3}, "touching", "face", "touching", "0"},
                        {{0, 0, 8, 0, 0, 6, 4, -3, 4}, "overlapping", "face", "crossing", "-7"},
                        // 5 beyond the middle (4, 3) of the longest side, along (3, 4) / 5.
                        {{0, 0, 8, 0, 0, 6, 7, 7, 5}, "touching", "face", "touching", "0"},
                        {{0, 0, 8, 0, 0, 6, 7, 7, 4}, "disjoint", "face", "disjoint", "9"},
                        {{0, 0, 8, 0, 0, 6, 5, 5, 2}, "disjoint", "face", "disjoint", "21/25"},
                        {{0, 0, 8, 0, 0, 6, -3, -4, 5}, "touching", "corner", "touching", "0"},
                        {{0, 0, 8, 0, 0, 6, 11, -4, 5}, "touching", "corner", "touching", "0"},
                        {{0, 0, 8, 0, 0, 6, 1, 1, 1}, "overlapping", "inside", "crossing", "-1"},
                        {{0, 0, 8, 0, 0, 6, 1, 1, 0}, "touching", "inside", "touching", "0"},
                        // On a side, on a corner.
                        {{0, 0, 8, 0, 0, 6, 4, 3, 0}, "touching", "inside", "touching", "0"},
                        {{0, 0, 8, 0, 0, 6, 8, 0, 0}, "touching", "inside", "touching", "0"},
                        {{0, 0, 8, 0, 0, 6, 8, 1, 0}, "disjoint", "face", "disjoint", "16/25"},
                    });
}

TEST(PolygonBallReference, TakesVerticesEitherWayRoundAndFromAnyOnwards) {
    expect_known(3, {
                        {{0, 0, 0, 6, 8, 0, 7, 7, 5}, "touching", "face", "touching", "0"},
                        {{0, 6, 8, 0, 0, 0, 7, 7, 5}, "touching", "face", "touching", "0"},
                        {{8, 0, 0, 0, 0, 6, 7, 7, 5}, "touching", "face", "touching", "0"},
                    });
    // The octagon between 0 and 3 whose corners are cut by one.
    expect_known(8, {
                        {{1, 0, 2, 0, 3, 1, 3, 2, 2, 3, 1, 3, 0, 2, 0, 1, 4, 1.5, 1}, "touching", "face", "touching", "0"},
                        {{0, 1, 0, 2, 1, 3, 2, 3, 3, 2, 3, 1, 2, 0, 1, 0, 3, 3, 1}, "overlapping", "face", "crossing", "-1/2"},
                        {{0, 1, 0, 2, 1, 3, 2, 3, 3, 2, 3, 1, 2, 0, 1, 0, 6, 6, 5}, "overlapping", "face", "crossing", "-1/2"},
                        {{0, 1, 0, 2, 1, 3, 2, 3, 3, 2, 3, 1, 2, 0, 1, 0, 5, 7, 5}, "touching", "corner", "touching", "0"},
                        {{1, 0, 2, 0, 3, 1, 3, 2, 2, 3, 1, 3, 0, 2, 0, 1, 1, 1, 0.5}, "overlapping", "inside", "crossing", "-1/4"},
                    });
}

// A triangle as thin as the least double, and one as wide as the greatest.
TEST(PolygonBallReference, HugeAndTinyNumbersAreDecidedExactly) {
    const double huge = 0x1p1023, tiny = 0x1p-1074;
    const auto verdict = [](const std::vector<double>& row) {
        const Signature signature{vertices_form(3), ScalarType::f64, 2, Orientation::none, Question::polygon_ball};
        EXPECT_EQ(judge::disagreement(signature, row), "");
        return name_of(reference::find_standing(signature, row).verdict);
    };
    EXPECT_EQ(verdict({-huge, 0, huge, 0, 0, tiny, 0, 2 * tiny, tiny}), "touching");
    EXPECT_EQ(verdict({-huge, 0, huge, 0, 0, tiny, tiny, 2 * tiny, tiny}), "disjoint");
    EXPECT_EQ(verdict({-huge, 0, huge, 0, 0, tiny, huge, tiny, 0}), "disjoint");
    EXPECT_EQ(verdict({-huge, -huge, huge, -huge, 0, huge, 0, tiny, tiny}), "overlapping");
}

// Beyond a corner of angle a whoever asks the sides alone is off by 1 / sin(a / 2) times what he is off by at each.
TEST(PolygonBallBand, IsAsWideAsAMitreOfTheSharpestCorner) {
    const auto turns = [](std::initializer_list<double> row) {
        return properties::turns_of(input_of({vertices_form(3), ScalarType::f32, 2, Orientation::none, Question::polygon_ball}, row));
    };
    EXPECT_LE(turns({0, 0, 4, 0, 0, 4, 9, 9, 1}), 2);
    EXPECT_NEAR(turns({0, 0, 1024, 0, 0, 1, 9, 9, 1}), 2048, 2);
    EXPECT_GT(turns({0, 0, 1, 0, 0, 0x1p-60, 9, 9, 1}), 0x1p59);
    EXPECT_GT(turns({0, 0, 0x1p-1074, 0, 0, 0x1p-1074, 9, 9, 1}), 0x1p59);
}

// The centre lies on a diagonal but for its rounding. Found by fuzzing: triangles that each round for themselves both lost it.
TEST(PolygonBallTies, AreLatticeInputsWhereUnitVectorsAndPlacesOnSidesAreExact) {
    struct Row {
        std::vector<double> numbers;
        bool instantiable;
    };
    const Signature signature{vertices_form(4), ScalarType::f32, 2, Orientation::none, Question::polygon_ball};
    for (const auto& [numbers, instantiable] : std::vector<Row>{
             // Below a side of length 8, and of length 7, whose unit vector by a reciprocal is not one long.
             {{0, 0, 8, 0, 9, 5, 1, 6, 3, -2, 2}, true},
             {{0, 0, 7, 0, 9, 5, 1, 6, 3, -2, 2}, false},
             // A point on a side of length 3, opposite one of length 1: the place on it is a share of two thirds.
             {{0, -1, 1, 0, 1, 1, 0, 2, 0, 0, 0}, false},
             {{0, -1, 1, 0, 1, 1, 0, 3, 0, 0, 0}, true},
             // Away from a corner by 7, and by 8, along x.
             {{13, 0, 14, -1, 1, 0, 0, 3, -7, 3, 7}, false},
             {{13, 0, 14, -1, 1, 0, 0, 3, -8, 3, 8}, true},
             // Within, where no place on a side is near.
             {{0, 0, 7, 0, 9, 5, 1, 6, 3, 2, 0}, true},
             // No tie.
             {{0, 0, 7, 0, 9, 5, 1, 6, 3, -3, 2}, true},
         }) {
        const properties::Input input = input_of(signature, numbers);
        EXPECT_EQ(properties::may_be_instantiated(input), instantiable) << to_text(input);
    }
}

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

TEST(PolygonBallJudge, AgreesWithTheReference) { expect_agreement(Question::polygon_ball); }
TEST(PolygonBallTies, LieInEveryRegion) { expect_ties(Question::polygon_ball); }
TEST(PolygonBallMethods, ReachTheirLevels) { expect_methods_reach_their_levels(Question::polygon_ball); }
TEST(PolygonBallMutants, AreKilled) { expect_mutants_killed(Question::polygon_ball, 21); }

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
