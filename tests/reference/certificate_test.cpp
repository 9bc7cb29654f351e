// SPDX-License-Identifier: MIT
// Every verdict of the reference comes with a certificate that proves it, and neither of the two others, to a judge who shares nothing with
// who found it.
#include "tangency/reference/certificate.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "../signatures.hpp"
#include "tangency/judge/refute.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/input_draws.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency {
namespace {

using properties::Input;
using properties::Source;
using reference::Verdict;

/// Returns the verdict, having expected its certificate to prove it and no other one.
Verdict proved(const Signature& signature, std::span<const double> row) {
    const Verdict verdict = reference::find_standing(signature, row).verdict;
    const Certificate certificate = reference::find_certificate(signature, row);
    for (const std::string_view other : reference::verdict_names) {
        const std::string said = judge::refute(signature, row, other, certificate);
        EXPECT_EQ(said.empty(), other == name_of(verdict)) << name_of(verdict) << ", told as " << other << ": " << said << '\n'
                                                           << text_of(signature) << ' ' << testing::PrintToString(row);
    }
    return verdict;
}

class Certificates : public testing::TestWithParam<Question> {};

std::string name_of_test(const testing::TestParamInfo<Question>& question) { return std::string(name_of(question.param)); }

TEST_P(Certificates, ProveTheVerdictOfEveryDrawAndNoOther) {
    const std::vector<Signature> signatures = signatures_of(GetParam());
    const auto cases = static_cast<std::uint64_t>(12'000 * TANGENCY_TEST_EFFORT / static_cast<double>(signatures.size())) + 300;
    for (const Signature& signature : signatures) {
        SCOPED_TRACE(text_of(signature));
        std::vector<properties::InputKind> kinds;
        for (const properties::InputKind kind : properties::every_input_kind)
            if (properties::has_kind(signature.question, kind)) kinds.push_back(kind);
        properties::InputDraws draws(signature, kinds, 45);
        std::array<std::uint64_t, 3> verdicts{};
        for (std::uint64_t i = 0; i < cases && !HasFailure(); ++i) {
            const auto drawn = draws.next();
            ASSERT_TRUE(drawn);
            ++verdicts[static_cast<std::size_t>(proved(signature, drawn->input.row()))];
        }
        for (const std::uint64_t count : verdicts) ASSERT_GT(count, cases / 20);
    }
}

// Numbers from the ends of the format, every combination of them equally likely; an angle is any of the finite ones.
TEST_P(Certificates, ProveTheVerdictsOfTheLargestAndTheSmallestNumbers) {
    Source source(45);
    const std::vector<Signature> signatures = signatures_of(GetParam());
    const auto most = static_cast<std::uint64_t>(2'000 * TANGENCY_TEST_EFFORT / static_cast<double>(signatures.size())) + 20;
    for (const Signature& signature : signatures) {
        // Two roots of numbers of thousands of digits take a twentieth of a second.
        const std::uint64_t cases = layout_of(signature).has_second_turn() ? most / 4 : most;
        const properties::FloatFormat& format = properties::format_of(signature.scalar);
        const std::array<double, 8> ends{
            0, -0.0, format.smallest, 3 * format.smallest, 1, std::ldexp(1.0, format.max_exponent), format.largest, format.largest / 2};
        for (std::uint64_t i = 0; i < cases && !HasFailure(); ++i) {
            Input input{signature};
            for (double& number : input.row()) number = source.with_sign(source.pick(ends));
            make_valid(input);
            if (!reference::find_defect<double>(signature, input.row())) proved(signature, input.row());
        }
    }
}

// All valid rows of the numbers 0 to 2, or of 0 and 1 where a row is long: whatever shapes can share.
TEST_P(Certificates, ProveTheVerdictsOfAllRowsOfSmallNumbers) {
    const FormName& form = forms_of(GetParam()).front();  // of the fewest vertices
    for (const std::size_t dim : {1U, 2U, 3U}) {
        if (!form.exists_in(dim)) continue;
        const Signature signature{form.form, ScalarType::f64, dim, form.orientation, form.question};
        std::vector<double> row(number_count(signature));
        const double most = row.size() <= 9 ? 2 : 1;
        std::size_t place = 0;
        while (place < row.size() && !HasFailure()) {
            if (!reference::find_defect<double>(signature, row)) proved(signature, row);
            for (place = 0; place < row.size() && row[place] == most; ++place) row[place] = 0;
            if (place < row.size()) ++row[place];
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Questions, Certificates, testing::ValuesIn(every_question), name_of_test);

/// A row with its verdict as worked out by hand.
struct Known {
    std::string_view name;
    Question question;
    Form form;
    std::size_t dim;
    std::vector<double> row;
    Verdict verdict;
    Orientation orientation = Orientation::none;

    friend void PrintTo(const Known& known, std::ostream* out) { *out << known.name; }
};

class KnownVerdict : public testing::TestWithParam<Known> {};

TEST_P(KnownVerdict, IsProved) {
    const Known& known = GetParam();
    EXPECT_EQ(proved({known.form, ScalarType::f64, known.dim, known.orientation, known.question}, known.row), known.verdict);
}

using enum Question;
using enum Verdict;
constexpr Form lo_hi = Form::lo_hi, half = Form::center_half;

INSTANTIATE_TEST_SUITE_P(
    Shapes, KnownVerdict,
    testing::Values(
        Known{"boxes_cross_like_a_plus", box_box, lo_hi, 2, {0, 1, 4, 1, 2, 0, 2, 3}, overlapping},
        Known{"boxes_meet_like_a_T", box_box, lo_hi, 2, {0, 1, 4, 1, 2, 1, 2, 3}, touching},
        Known{"flat_boxes_on_one_line", box_box, lo_hi, 2, {0, 1, 4, 1, 2, 1, 6, 1}, touching},
        Known{"plates_in_space_cross_in_a_line", box_box, lo_hi, 3, {0, 0, 1, 4, 4, 1, 2, 1, 0, 2, 3, 2}, overlapping},
        Known{"a_plate_and_a_line_cross", box_box, lo_hi, 3, {0, 0, 1, 4, 4, 1, 2, 1, 0, 2, 1, 2}, overlapping},
        Known{"lines_in_space_cross", box_box, lo_hi, 3, {0, 1, 1, 4, 1, 1, 2, 0, 1, 2, 3, 1}, touching},
        Known{"a_line_in_a_box", box_box, lo_hi, 3, {0, 0, 0, 4, 4, 4, 1, 2, 2, 3, 2, 2}, overlapping},
        Known{"a_point_in_a_box", box_box, lo_hi, 2, {0, 0, 4, 4, 2, 1, 2, 1}, overlapping},
        Known{"a_point_on_a_side", box_box, lo_hi, 2, {0, 0, 4, 4, 4, 1, 4, 1}, touching},
        Known{"a_point_on_a_point", box_box, lo_hi, 2, {1, 1, 1, 1, 1, 1, 1, 1}, touching},
        Known{"boxes_on_a_line", box_box, lo_hi, 1, {0, 2, 1, 3}, overlapping},
        Known{"boxes_edge_on_edge", box_box, lo_hi, 3, {0, 0, 0, 1, 1, 1, 1, 1, 0, 2, 2, 1}, touching},
        Known{"one_box_in_the_other_about_one_centre", box_box, half, 2, {0, 0, 3, 3, 0, 0, 1, 1}, overlapping},
        Known{"overlapping_by_the_smallest_number", box_box, lo_hi, 2, {0, 0, 0x1p900, 0x1p900, 0, -1, 5e-324, 5e-324}, overlapping},
        Known{"a_way_along_an_edge", box_segment, lo_hi, 3, {0, 0, 0, 2, 2, 2, 1, 2, 2, 5, 2, 2}, touching},
        Known{"the_box_s_own_diagonal", box_segment, lo_hi, 3, {0, 0, 0, 2, 2, 2, 0, 0, 0, 2, 2, 2}, overlapping},
        Known{"a_way_past_an_edge_of_a_cube", box_segment, lo_hi, 3, {0, 0, 0, 2, 2, 2, 1, 3, 3, 1, 1, 5}, disjoint},
        Known{"a_skew_way_on_an_edge", box_segment, lo_hi, 3, {0, 0, 0, 2, 2, 2, 0, 3, 1, 2, 1, 3}, touching},
        Known{"a_way_of_no_length_within", box_segment, lo_hi, 2, {0, 0, 2, 2, 1, 1, 1, 1}, overlapping},
        Known{"a_way_of_no_length_on_a_corner", box_segment, lo_hi, 2, {0, 0, 2, 2, 2, 2, 2, 2}, touching},
        Known{"a_way_through_a_flat_box", box_segment, lo_hi, 2, {0, 1, 2, 1, 1, 0, 1, 2}, touching},
        Known{"a_way_within_a_plate", box_segment, lo_hi, 3, {0, 0, 1, 4, 4, 1, 1, 1, 1, 2, 3, 1}, touching},
        Known{"a_way_from_a_side_inwards", box_segment, lo_hi, 2, {0, 0, 2, 2, 0, 1, 1, 1}, overlapping},
        Known{"a_moving_point_within", box_moving_ball, lo_hi, 2, {0, 0, 2, 2, -1, 1, 3, 1, 0}, touching},
        Known{"a_moving_ball_past_a_corner", box_moving_ball, lo_hi, 2, {0, 0, 2, 2, 9, 2, 2, 9, 3.5}, disjoint},
        Known{"a_ball_moves_along_an_edge_s_rim", box_moving_ball, lo_hi, 3, {0, 0, 0, 2, 2, 2, -9, 5, 6, 9, 5, 6, 5}, touching},
        Known{"a_ball_that_does_not_move", box_moving_ball, lo_hi, 2, {0, 0, 2, 2, 5, 6, 5, 6, 5}, touching},
        Known{
            "a_way_of_the_ends_of_the_range", box_moving_ball, lo_hi, 2, {0, 0, 5e-324, 5e-324, -0x1p1023, 1, 0x1p1023, 1, 1}, overlapping},
        Known{"points_at_one_place", ball_ball, Form::center_radius, 3, {1, 2, 3, 0, 1, 2, 3, 0}, touching},
        Known{"balls_about_one_centre", ball_ball, Form::center_radius, 2, {1, 2, 3, 1, 2, 1}, overlapping},
        Known{"balls_in_space_touch", ball_ball, Form::center_radius, 3, {0, 0, 0, 1, 2, 3, 6, 6}, touching},
        Known{"polygons_vertex_on_vertex", polygon_polygon, vertices_form(3, 3), 2, {0, 0, 2, 0, 1, 2, 1, 2, 2, 4, 0, 4}, touching},
        Known{"polygons_vertex_on_side", polygon_polygon, vertices_form(3, 4), 2, {0, 0, 4, 0, 0, 4, 2, 2, 5, 2, 5, 5, 2, 5}, touching},
        Known{"polygons_side_on_side", polygon_polygon, vertices_form(3, 3), 2, {0, 0, 2, 0, 1, 2, 1, 0, 3, 0, 2, -2}, touching},
        Known{"one_polygon_twice", polygon_polygon, vertices_form(3, 3), 2, {0, 0, 2, 0, 1, 2, 0, 0, 2, 0, 1, 2}, overlapping},
        Known{"a_star_of_two_triangles", polygon_polygon, vertices_form(3, 3), 2, {0, 0, 6, 0, 3, 6, 0, 4, 6, 4, 3, -2}, overlapping},
        Known{"a_point_in_a_polygon", polygon_ball, vertices_form(3), 2, {0, 0, 6, 0, 3, 6, 3, 2, 0}, touching},
        Known{"a_disk_on_a_slanted_side", polygon_ball, vertices_form(3), 2, {0, 0, 4, -3, 8, 3, -1, -5.5, 5}, touching},
        Known{"a_disk_within_reach_of_a_vertex", polygon_ball, vertices_form(3), 2, {0, 0, 6, 0, 3, 6, -3, -4, 5}, touching},
        Known{"a_point_box_on_a_rim", box_ball, half, 2, {0, 0, 0, 0, 1, 3, 4, 5}, touching, Orientation::radians},
        Known{"a_point_on_a_point_box", box_ball, half, 2, {3, 4, 0, 0, 1, 3, 4, 0}, touching, Orientation::radians}));

// At angles that are no multiple of 30 or 45 degrees.
INSTANTIATE_TEST_SUITE_P(
    Angles, KnownVerdict,
    testing::Values(
        Known{"a_point_box_rotated", box_ball, half, 2, {0, 0, 0, 0, 10, 3, 4, 5}, touching, Orientation::degrees},
        Known{"a_point_within", box_ball, half, 2, {0, 0, 2, 1, 10, 1, 0.5, 0}, touching, Orientation::degrees},
        Known{"a_point_at_the_centre", box_ball, half, 2, {1, 1, 2, 1, 1e300, 1, 1, 0}, touching, Orientation::radians},
        Known{"a_point_at_the_centre_of_a_flat_box", box_ball, half, 2, {1, 1, 2, 0, 10, 1, 1, 0}, touching, Orientation::degrees},
        Known{"a_point_beside_a_flat_box", box_ball, half, 2, {0, 0, 2, 0, 10, 1, 0, 0}, disjoint, Orientation::degrees},
        Known{"a_disk_about_the_centre", box_ball, half, 2, {1, 1, 2, 0, 10, 1, 1, 5e-324}, overlapping, Orientation::degrees},
        Known{"a_huge_angle", box_ball, half, 2, {0, 0, 1, 1, 0x1p1023, 2, 0, 0.5}, disjoint, Orientation::radians},
        // The nearer side is at cos t < 1: a hit by some 2^-2148.
        Known{"the_smallest_angle_at_a_face", box_ball, half, 2, {0, 0, 1, 1, 5e-324, 2, 0, 1}, overlapping, Orientation::radians},
        Known{"the_smallest_angle_in_degrees", box_ball, half, 2, {0, 0, 1, 1, 5e-324, 2, 0, 1}, overlapping, Orientation::degrees},
        // Distances of 2 cos t + t sin t - 2 = -t^4 / 12 and of about t: some 4300 and 1100 bits.
        Known{"the_nearest_miss_of_a_tie", box_ball, half, 2, {0, 0, 1, 9, 5e-324, 2, 5e-324, 1}, overlapping, Orientation::radians},
        Known{"a_near_tie_from_outside", box_ball, half, 2, {0, 0, 1, 9, 5e-324, 2, 1, 1}, disjoint, Orientation::radians}));

}  // namespace
}  // namespace tangency
