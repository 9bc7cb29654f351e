// SPDX-License-Identifier: MIT
// What a layout says of a row, and that reading and writing by it are each other's inverse.
#include "tangency/shapes/layout.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>
#include <vector>

#include "tangency/shapes/lengths.hpp"
#include "tangency/shapes/row.hpp"

namespace tangency {
namespace {

std::string joined(const Signature& signature) {
    std::string text;
    for (const auto name : field_names(signature)) text += (text.empty() ? "" : " ") + std::string(name);
    return text;
}

template <class Check>
void for_each_signature(Check check) {
    std::size_t count = 0;
    for (const FormName& form : all_forms)
        for (std::size_t dim = 1; dim <= 3; ++dim)
            if (form.exists_in(dim)) check(Signature{form.form, ScalarType::f64, dim, form.orientation}), ++count;
    EXPECT_GE(count, all_forms.size());
}

TEST(Layout, NamesTheNumbersInTheOrderOfThePluginInterface) {
    const auto of = [](Form form, std::size_t dim, Orientation orientation_kind = Orientation::none) {
        return joined({form, ScalarType::f32, dim, orientation_kind});
    };
    EXPECT_EQ(of(Form::center_half, 1), "cx hx px r");
    EXPECT_EQ(of(Form::lo_hi, 2), "lox loy hix hiy px py r");
    EXPECT_EQ(of(Form::corner_size, 3), "x y z w h d px py pz r");
    EXPECT_EQ(of(Form::corner_size_ball_corner, 2), "x y w h qx qy r");
    EXPECT_EQ(of(Form::corner_size, 2, Orientation::degrees), "x y w h angle px py r");
    EXPECT_EQ(of(Form::center_half, 2, Orientation::axis), "cx cy hx hy ux uy px py r");
    EXPECT_EQ(of(Form::center_half, 3, Orientation::quaternion), "cx cy cz hx hy hz qx qy qz qw px py pz r");
    EXPECT_EQ(of(Form::center_size, 2), "cx cy w h px py r");
    EXPECT_EQ(of(Form::center_size, 3, Orientation::quaternion), "cx cy cz w h d qx qy qz qw px py pz r");
}

TEST(Layout, NamesTheVerticesOfPolygonsOneAfterTheOther) {
    const auto of = [](std::size_t first, std::size_t second) {
        return joined({vertices_form(first, second), ScalarType::f32, 2, Orientation::none,
                       second == 0 ? Question::polygon_ball : Question::polygon_polygon});
    };
    EXPECT_EQ(of(3, 0), "x1 y1 x2 y2 x3 y3 px py r");
    EXPECT_EQ(of(3, 4), "x1 y1 x2 y2 x3 y3 u1 v1 u2 v2 u3 v3 u4 v4");
    EXPECT_EQ(of(8, 8).size(), 32U * 3 - 1);
}

TEST(Form, IsKnownToSeedsByANumberThatIsItsOwnAndStays) {
    std::set<std::size_t> numbers;
    std::size_t forms = 0;
    for (Form form{}; form <= vertices_form(8, 8); form = static_cast<Form>(++forms)) numbers.insert(place_in_seeds(form));
    EXPECT_EQ(numbers.size(), forms);
    EXPECT_EQ(place_in_seeds(Form::center_half), 0U);
    EXPECT_EQ(place_in_seeds(Form::center_size), 4U);
    EXPECT_EQ(place_in_seeds(Form::center_radius), 5U);
    EXPECT_EQ(place_in_seeds(vertices_form(3)), 6U);
    EXPECT_EQ(place_in_seeds(vertices_form(8, 8)), 47U);
}

TEST(Form, OfPolygonsSaysHowManyVerticesThereAre) {
    std::size_t count = 0;
    for (const Question question : every_question)
        for (const FormName& form : forms_of(question)) {
            if (!has_polygon(question)) continue;
            const VertexCounts counts = vertices_of(form.form);
            const std::string second = counts.second == 0 ? "" : "_" + std::to_string(counts.second);
            EXPECT_EQ(form.name, "vertices" + std::to_string(counts.first) + second);
            EXPECT_EQ(form.form, vertices_form(counts.first, counts.second));
            EXPECT_EQ(form_name({form.form, ScalarType::f64, 2, Orientation::none, question}), form.name);
            EXPECT_EQ(counts.second > 0, question == Question::polygon_polygon);
            EXPECT_FALSE(form.exists_in(1) || form.exists_in(3));
            ++count;
        }
    EXPECT_EQ(count, 3 * 6U + 36U);
}

TEST(Row, BecomesPolygonsOfAsManyVertices) {
    std::array<double, max_number_count> row{};
    for (std::size_t place = 0; place < row.size(); ++place) row[place] = static_cast<double>(place);
    with_question_shapes<Question::polygon_polygon, vertices_form(3, 4), Orientation::none, float, 2>(
        row.data(), [](const Polygon<float>& first, const Polygon<float>& second) {
            ASSERT_EQ(first.size(), 3U);
            ASSERT_EQ(second.size(), 4U);
            EXPECT_EQ(first[2], (Vector<float, 2>{4, 5}));
            EXPECT_EQ(first.after(2), (Vector<float, 2>{0, 1}));
            EXPECT_EQ(second[3], (Vector<float, 2>{12, 13}));
        });
    with_question_shapes<Question::polygon_ball, vertices_form(8), Orientation::none, double, 2>(
        row.data(), [](const Polygon<double>& polygon, const Ball<double, 2>& ball) {
            EXPECT_EQ(polygon.size(), 8U);
            EXPECT_EQ(ball.center, (Vector<double, 2>{16, 17}));
            EXPECT_EQ(ball.radius, 18);
        });
}

TEST(Layout, PutsEveryNumberWhereItsAccessorsSay) {
    for_each_signature([](const Signature& signature) {
        const Layout& layout = layout_of(signature);
        ASSERT_EQ(layout.size(), number_count(signature));
        ASSERT_LE(layout.size(), max_number_count);
        const FormRoles& roles = roles_of(signature.form);
        for (std::size_t axis = 0; axis < signature.dim; ++axis) {
            EXPECT_EQ(layout.place_of(ShapeOf::first, roles.first, axis), layout.first(axis));
            EXPECT_EQ(layout.place_of(ShapeOf::first, roles.second, axis), layout.second(axis));
            EXPECT_EQ(layout.place_of(ShapeOf::second, roles.ball, axis), layout.ball(axis));
        }
        EXPECT_EQ(layout.place_of(ShapeOf::second, Role::radius), layout.radius());
        std::vector<double> row(layout.size());
        for (std::size_t place = 0; place < row.size(); ++place)
            row[place] = is_orientation(layout[place].role) ? 1 + layout[place].axis : 0;
        const auto orientation = layout.orientation(std::span<const double>(row));
        ASSERT_EQ(orientation.size(), orientation_size(signature.orientation));
        for (std::size_t i = 0; i < orientation.size(); ++i) EXPECT_EQ(orientation[i], static_cast<double>(1 + i));
    });
}

// Every axis and shape has lengths of its own, so that no two can be mistaken for each other.
constexpr Lengths<long> sample{{{10, -20, 30}, {1, 2, 3}}, {.center = {7, -15, 40}, .radius = 5}};

TEST(Lengths, AreReadFromTheNumbersThatTheyWrite) {
    for_each_signature([](const Signature& signature) {
        const Layout& layout = layout_of(signature);
        const auto number = [&](std::size_t place) { return number_in(layout[place], sample); };
        const Lengths<long> read = lengths_of(layout, number);
        const auto& [box, ball] = sample;
        EXPECT_EQ(read.second.radius, ball.radius);
        for (std::size_t axis = 0; axis < signature.dim; ++axis) {
            EXPECT_EQ(read.first.center[axis], box.center[axis]) << form_name(signature);
            EXPECT_EQ(read.first.half_extent[axis], box.half_extent[axis]) << form_name(signature);
            EXPECT_EQ(read.second.center[axis], ball.center[axis]) << form_name(signature);
            const auto [lo, hi] = box_sides(layout, axis, number);
            EXPECT_EQ(lo, box.center[axis] - box.half_extent[axis]) << form_name(signature);
            EXPECT_EQ(hi, box.center[axis] + box.half_extent[axis]) << form_name(signature);
        }
    });
}

TEST(Row, BecomesThePlainShapesOfItsForm) {
    const std::array<double, 9> rotated_row{1, 2, 3, 4, 5, 6, 7, 8, 9};
    with_shapes<Form::center_half, Orientation::axis, float, 2>(
        rotated_row.data(), [](const Rotated<CenterHalfBox<float, 2>, Axis<float>>& rotated, const Ball<float, 2>& ball) {
            EXPECT_EQ(rotated.box.center, (Vector<float, 2>{1, 2}));
            EXPECT_EQ(rotated.box.half_extent, (Vector<float, 2>{3, 4}));
            EXPECT_EQ(rotated.orientation.x, 5);
            EXPECT_EQ(rotated.orientation.y, 6);
            EXPECT_EQ(ball.center, (Vector<float, 2>{7, 8}));
            EXPECT_EQ(ball.radius, 9);
        });
    const std::array<double, 4> line{1, 2, 3, 4};
    with_shapes<Form::corner_size_ball_corner, Orientation::none, double, 1>(
        line.data(), [](const CornerSizeBox<double, 1>& box, const CorneredBall<double, 1>& ball) {
            EXPECT_EQ(box.corner[0], 1);
            EXPECT_EQ(box.extent[0], 2);
            EXPECT_EQ(ball.corner[0], 3);
            EXPECT_EQ(ball.radius, 4);
        });
}

struct CountNumbers {
    template <class Box, class BallLike>
    std::size_t operator()(const Box&, const BallLike&) const {
        return (sizeof(Box) + sizeof(BallLike)) / sizeof(double);
    }
};

TEST(Row, IsVisitedByASignatureLearntAtRunTime) {
    const std::array<double, max_number_count> numbers{};
    for_each_signature([&](const Signature& signature) {
        const auto row = std::span<const double>(numbers).first(number_count(signature));
        const std::size_t seen = signature.orientation == Orientation::none ? visit_shapes<false>(signature, row, CountNumbers{})
                                                                            : visit_shapes<true>(signature, row, CountNumbers{});
        EXPECT_EQ(seen, number_count(signature)) << form_name(signature);
    });
}

}  // namespace
}  // namespace tangency
