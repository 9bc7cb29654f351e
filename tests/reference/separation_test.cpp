// SPDX-License-Identifier: MIT
// Distances and depths against what does not know them: verdicts of inputs that were moved by exactly so much, and by less.
#include "tangency/reference/separation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "../signatures.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::reference {
namespace {

using properties::Input;

std::vector<Signature> every_signature(AnswerKind answer) {
    std::vector<Signature> signatures;
    for (const Question question : every_question)
        for (const Signature& signature : signatures_of(question))
            if (signature.dim > 1 && is_asked(answer, signature)) signatures.push_back(signature);
    return signatures;
}

TEST(Separation, ItsSignAndItsSquareAreThoseOfTheVerdict) {
    std::size_t tried = 0;
    for (const Signature& signature : every_signature(AnswerKind::distance)) {
        properties::Source source(7);
        for (int draw = 0; draw < (has_polygon(signature.question) ? 60 : 300); ++draw) {
            const auto magnitudes = static_cast<properties::Magnitudes>(draw % 3);
            const Input input =
                draw % 4 == 0 ? properties::draw_near_tie(source, signature) : properties::draw_floats(source, signature, magnitudes);
            if (!properties::is_input(input)) continue;
            const auto answer = properties::find_reference_answer(input);
            const Separation separation = find_separation(signature, input.row());
            // How deep a segment or a way is in a box is not found.
            const int sign = answer.verdict == Verdict::overlapping && has_end(signature.question) && !has_radius(signature.question)
                                 ? -1
                                 : separation.signed_distance().sign();
            const bool is_point_inside = separation.radius.sign() == 0 && separation.inside.sign() > 0 && has_radius(signature.question);
            const int expected = answer.verdict == Verdict::disjoint ? 1 : answer.verdict == Verdict::touching ? 0 : -1;
            EXPECT_EQ(is_point_inside ? 0 : sign, expected) << to_text(input);
            EXPECT_EQ(separation.outside_sq.sign() > 0 && separation.inside.sign() > 0, false) << to_text(input);
            const bool is_depth = answer.verdict == Verdict::overlapping && !has_radius(signature.question);
            if (!is_depth) {
                // Enclosures of one number may differ.
                const bool is_same = answer.distance_sq.is_enclosure() ? abs(separation.outside_sq / answer.distance_sq - 1) < 0x1p-90
                                                                       : separation.outside_sq == answer.distance_sq;
                EXPECT_TRUE(is_same) << to_text(input);
            } else if (signature.question == Question::box_box && signature.orientation == Orientation::none) {
                EXPECT_TRUE(separation.inside * separation.inside == answer.distance_sq) << to_text(input);
            } else if (signature.question == Question::polygon_polygon || signature.question == Question::box_box) {
                // Roots are squared as approximations of a relative 2^-99. What the band takes for the depth of a thin polygon may be less.
                const Number depth_sq = find_answer(signature, input.row()).distance_sq;
                EXPECT_TRUE(abs(separation.inside * separation.inside / depth_sq - 1) < 0x1p-90) << to_text(input);
                EXPECT_FALSE(has_polygon(signature.question) && depth_sq < answer.distance_sq) << to_text(input);
            }
            ++tried;
        }
    }
    EXPECT_GT(tried, 5000U);
}

// The second shape of whole numbers moved along an axis by a whole number.
Input moved(Input input, std::size_t axis, double by) {
    const Layout& layout = layout_of(input.signature);
    input.numbers[layout.ball(axis)] += by;
    if (layout[layout.ball(axis)].role == Role::lo) input.numbers[layout.ball(axis) + layout.dim()] += by;
    return input;
}

// Whole coordinates, so that a way along an axis is found by trying every whole number.
TEST(Separation, NoShorterWayAlongAnAxisSeparatesAndAWholeWayThatLongTouches) {
    std::size_t tried = 0;
    for (const Signature& signature : every_signature(AnswerKind::mtv)) {
        if (has_polygon(signature.question) || signature.orientation != Orientation::none) continue;
        properties::Source source(11);
        for (int draw = 0; draw < 60; ++draw) {
            Input input{signature};
            for (const Field& field : layout_of(signature)) {
                const auto place = static_cast<std::size_t>(&field - layout_of(signature).begin());
                const bool is_size = field.role == Role::half_extent || field.role == Role::extent || field.role == Role::radius;
                const double low = field.role == Role::hi ? input.numbers[place - layout_of(signature).dim()] : 0;
                input.numbers[place] = is_size                  ? source.between(1, 6) * 2
                                       : field.role == Role::hi ? low + source.between(1, 6) * 2
                                                                : source.between(-5, 5);
            }
            if (properties::find_verdict(input) != Verdict::overlapping) continue;
            double shortest = 1000;
            for (std::size_t axis = 0; axis < signature.dim; ++axis)
                for (int way = -60; way <= 60; ++way)
                    if (properties::find_verdict(moved(input, axis, way)) != Verdict::overlapping)
                        shortest = std::min(shortest, std::abs(static_cast<double>(way)));
            const Separation separation = find_separation(signature, input.row());
            const Number depth = -separation.signed_distance();
            EXPECT_TRUE(depth <= Number(shortest)) << to_text(input);
            if (separation.inside.sign() > 0 || signature.question == Question::box_box) {
                EXPECT_TRUE(depth == Number(shortest)) << to_text(input);
            }
            // By the translation itself the shapes come to touch: nearly, where it is rounded.
            const Translation translation = find_translation(signature, input.row());
            std::array<double, 3> by{};
            for (std::size_t axis = 0; axis < 3; ++axis) by[axis] = translation.by[axis].nearest();
            const Separation after = find_separation(signature, input.row(), std::span(by).first(signature.dim));
            EXPECT_LT(std::abs(after.signed_distance().nearest()), 1e-13) << to_text(input);
            EXPECT_NEAR(std::hypot(by[0], by[1], by[2]), depth.nearest(), 1e-13) << to_text(input);
            ++tried;
        }
    }
    EXPECT_GT(tried, 800U);
}

// The second shape of an input moved by so much. Needs sums that are exact.
Input moved(Input input, const std::array<double, 3>& by) {
    for (std::size_t place = 0; place < number_count(input.signature); ++place) {
        const Field& field = layout_of(input.signature)[place];
        if (field.shape != ShapeOf::second || !is_length(field.role) || is_size(field.role)) continue;
        const double before = input.numbers[place];
        input.numbers[place] += by[field.axis];
        EXPECT_TRUE(Number(input.numbers[place]) == Number(before) + Number(by[field.axis])) << to_text(input);
    }
    return input;
}

// Every place of a grid about 0, ten steps each way, in space three.
std::vector<std::array<double, 3>> grid(std::size_t dim, double step) {
    const int each_way = dim == 3 ? 3 : 10;
    std::vector<std::array<double, 3>> places;
    for (int i = -each_way; i <= each_way; ++i)
        for (int j = -each_way; j <= each_way; ++j)
            for (int k = -each_way; k <= (dim == 3 ? each_way : -each_way); ++k)
                places.push_back({i * step, j * step, dim == 3 ? k * step : 0});
    return places;
}

// A lattice input, of which sums with a grid's places are exact: a ball beside a rotated box is near its place on the lattice.
std::optional<Input> draw_on_lattice(properties::Source& source, const Signature& signature) {
    auto input = properties::draw_input(source, signature, properties::InputKind::lattice);
    if (!input || !properties::is_input(*input) || properties::scale_of(*input) > 64) return std::nullopt;
    const Layout& layout = layout_of(signature);
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (layout[place].shape == ShapeOf::second)
            input->numbers[place] = std::ldexp(std::round(std::ldexp(input->numbers[place], 20)), -20);
    return input;
}

// Verdicts of polygons, and of balls beside rotated boxes, moved to every place of a fine grid, about which no distance is known.
TEST(Separation, NoPlaceNearerThanTheDistanceMeetsAndNoneNearerThanTheDepthSeparates) {
    std::size_t apart = 0, deep = 0, at_vertices = 0, rotated = 0;
    for (const Signature& signature : every_signature(AnswerKind::mtv)) {
        const bool is_rotated = signature.orientation != Orientation::none;
        if ((!has_polygon(signature.question) && !is_rotated) || signature.scalar != ScalarType::f64) continue;
        const VertexCounts counts = vertices_of(signature.form);
        if (counts.first + counts.second > 8) continue;
        properties::Source source(13);
        for (int draw = 0; draw < 160; ++draw) {
            const auto drawn = draw_on_lattice(source, signature);
            if (!drawn) continue;
            const Input& input = *drawn;
            const Verdict verdict = properties::find_verdict(input);
            if (verdict == Verdict::touching) continue;
            const Separation separation = find_separation(signature, input.row());
            const Number exact = separation.signed_distance(), length = abs(exact);
            if (length.sign() == 0) continue;  // a ball without a radius on a box
            for (const std::array<double, 3>& by : grid(signature.dim, std::ldexp(1.0, std::ilogb(length.nearest() / 5)))) {
                const Number moves_sq = Number(by[0]) * by[0] + Number(by[1]) * by[1] + Number(by[2]) * by[2];
                if (moves_sq < length * length * (1 - 0x1p-50)) {
                    EXPECT_EQ(properties::find_verdict(moved(input, by)), verdict)
                        << to_text(input) << by[0] << " " << by[1] << " " << by[2];
                }
            }
            ++(verdict == Verdict::disjoint ? apart : deep);
            if (verdict == Verdict::disjoint) continue;
            const Translation translation = find_translation(signature, input.row());
            const std::array<double, 3> by{translation.by[0].nearest(), translation.by[1].nearest(), translation.by[2].nearest()};
            EXPECT_NEAR(std::hypot(by[0], by[1], by[2]), length.nearest(), 1e-13 * length.nearest()) << to_text(input);
            const Separation after = find_separation(signature, input.row(), std::span(by).first(signature.dim));
            EXPECT_LT(std::abs(after.signed_distance().nearest()), 1e-13 * properties::scale_of(input)) << to_text(input);
            at_vertices += separation.outside_sq.sign() > 0;
            rotated += is_rotated;
        }
    }
    EXPECT_GT(apart, 100U);
    EXPECT_GT(deep, 100U);
    EXPECT_GT(at_vertices, 10U);
    EXPECT_GT(rotated, 100U);
}

TEST(Roots, AreExactAndShort) {
    EXPECT_EQ(root_of(Number(0)).text(), "0");
    EXPECT_EQ(root_of(Number(25)).text(), "5");
    EXPECT_EQ(root_of(Number(0.25)).text(), "1/2");
    EXPECT_EQ(root_of(Number(20)).text(), "2*sqrt(5)");
    EXPECT_EQ(root_of(Number(0.5)).text(), "1/2*sqrt(2)");
    EXPECT_EQ(root_of(Number(0x1p-1074) * Number(0x1p-1074)).text(), Number(0x1p-1074).text());
}

}  // namespace
}  // namespace tangency::reference
