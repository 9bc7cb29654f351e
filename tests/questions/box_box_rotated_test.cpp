// SPDX-License-Identifier: MIT
// Two rotated boxes: answers computed by hand, roots, quaternions of any length, what the judge refuses.
#include <array>
#include <cmath>

#include "question_checks.hpp"
#include "tangency/judge/refute.hpp"
#include "tangency/reference/certificate.hpp"
#include "tangency/reference/defect.hpp"
#include "tangency/reference/separation.hpp"
#include "tangency/shapes/row.hpp"

namespace tangency::questions_test {
namespace {

using namespace reference;
using properties::Input;

constexpr Signature axes{Form::center_half, ScalarType::f64, 2, Orientation::axis, Question::box_box};
constexpr Signature corner_axes{Form::corner_size, ScalarType::f64, 2, Orientation::axis, Question::box_box};
constexpr Signature size_axes{Form::center_size, ScalarType::f64, 2, Orientation::axis, Question::box_box};
constexpr Signature quaternions{Form::center_half, ScalarType::f64, 3, Orientation::quaternion, Question::box_box};

Answer expect_answer(const Input& input, Verdict verdict, Region region, std::string_view gap_sq) {
    const Answer answer = agreed_answer(input);
    EXPECT_EQ(name_of(answer.verdict), name_of(verdict)) << to_text(input);
    EXPECT_EQ(name_of(answer.region), name_of(region)) << to_text(input);
    EXPECT_TRUE(gap_sq.empty() || answer.gap_sq.text() == gap_sq) << to_text(input) << " " << answer.gap_sq.text();
    return answer;
}

TEST(RotatedBoxes, AreDecidedInThePlane) {
    // A diamond of half diagonal sqrt(2) beside a square: 3 - 1 - sqrt(2) apart.
    expect_answer(input_of(axes, {0, 0, 1, 1, 1, 0, 3, 0, 1, 1, 1, 1}), Verdict::disjoint, Region::face, "6 - 4*sqrt(2)");
    expect_answer(input_of(axes, {0, 0, 1, 1, 1, 0, 2, 0, 1, 1, 1, 1}), Verdict::overlapping, Region::inside, "-3 + 2*sqrt(2)");
    // The direction's length says nothing: (3, 4) and (6, 8), a corner of the one on a side of the other.
    expect_answer(input_of(axes, {0, 0, 5, 5, 1, 0, 12, 0, 5, 5, 3, 4}), Verdict::touching, Region::face, "0");
    expect_answer(input_of(axes, {0, 0, 5, 5, -2, 0, 12, 0, 5, 5, 6, 8}), Verdict::touching, Region::face, "0");
    // Parallel at 45 degrees, corner to corner along x.
    expect_answer(input_of(axes, {0, 0, 0, 0, 1, 1, 3, 4, 0, 0, 1, 2}), Verdict::disjoint, Region::corner, "25");
    // A plus of two segments, a T, and the ends of two.
    expect_answer(input_of(axes, {0, 0, 5, 0, 3, 4, 0, 0, 5, 0, -4, 3}), Verdict::overlapping, Region::inside, "-25");
    expect_answer(input_of(axes, {0, 0, 5, 0, 3, 4, -4, 3, 5, 0, -4, 3}), Verdict::touching, Region::face, "0");
    expect_answer(input_of(axes, {0, 0, 5, 0, 3, 4, 3, 14, 10, 0, 0, 1}), Verdict::touching, Region::corner, "0");
    // Corner and extents, centre and extents.
    expect_answer(input_of(corner_axes, {-5, -5, 10, 10, 1, 0, 7, -5, 10, 10, 3, 4}), Verdict::touching, Region::face, "0");
    expect_answer(input_of(size_axes, {0, 0, 10, 10, 0, 1, 12, 0, 10, 10, 3, 4}), Verdict::touching, Region::face, "0");
}

TEST(RotatedBoxes, HaveAsManyRootsAsTheirDirectionsNeed) {
    // sqrt(2) and sqrt(8) are one root, sqrt(2) and sqrt(5) two: what is left of them is enclosed.
    EXPECT_FALSE(
        expect_answer(input_of(axes, {0, 0, 1, 1, 1, 1, 4, 0, 1, 1, 2, 2}), Verdict::disjoint, Region::corner, "").gap_sq.is_enclosure());
    EXPECT_TRUE(
        expect_answer(input_of(axes, {0, 0, 1, 1, 1, 1, 4, 0, 1, 1, 1, 2}), Verdict::disjoint, Region::corner, "").gap_sq.is_enclosure());
    // Segments along (1, 1) and (1, 2), both through a point that no fraction names.
    expect_answer(input_of(axes, {0, 0, 2, 0, 1, 1, 0, 0, 3, 0, 1, 2}), Verdict::overlapping, Region::inside, "");
    // Their ends are one point only where both are points.
    expect_answer(input_of(axes, {0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 2}), Verdict::touching, Region::corner, "0");
}

TEST(RotatedBoxes, AreDecidedInSpace) {
    // No turn: as along the axes.
    expect_answer(input_of(quaternions, {0, 0, 0, 1, 1, 1, 0, 0, 0, 2, 2, 0, 0, 1, 1, 1, 0, 0, 0, -1}), Verdict::touching, Region::face,
                  "0");
    // A third of a turn about the diagonal exchanges the sides.
    expect_answer(input_of(quaternions, {0, 0, 0, 1, 2, 3, 1, 1, 1, 1, 5, 0, 0, 1, 1, 1, 0, 0, 0, 1}), Verdict::disjoint, Region::face,
                  "1");
    expect_answer(input_of(quaternions, {0, 0, 0, 1, 2, 3, 1, 1, 1, 1, 4, 0, 0, 1, 1, 1, 0, 0, 0, 1}), Verdict::touching, Region::face,
                  "0");
    // Edge across edge, which is a face of their difference: both half a quarter turn away, about y and about z, and no side parts them.
    const double c = 1 + std::sqrt(2.0);
    const Input crossed = input_of(quaternions, {0, 0, 0, 1, 1, 1, 0, 1, 0, c, 2.9, 0, 0, 1, 1, 1, 0, 0, 1, c});
    EXPECT_EQ(agreed_answer(crossed).verdict, Verdict::disjoint);
    EXPECT_EQ(agreed_answer(crossed).region, Region::face);
}
// A square and a diamond, apart by 4 - sqrt(2) and deep by sqrt(2) - 1; cubes, of which a quaternion rotates the second so that it reaches 7/5.
TEST(RotatedBoxes, AreSoFarApartAndSoDeep) {
    const Input apart = input_of(axes, {0, 0, 1, 1, 1, 0, 5, 0, 1, 1, 1, 1}), deep = input_of(axes, {0, 0, 1, 1, 1, 0, 2, 0, 1, 1, 1, 1});
    EXPECT_EQ(find_separation(axes, apart.row()).outside_sq.text(), "18 - 8*sqrt(2)");
    EXPECT_NEAR(find_separation(axes, apart.row()).signed_distance().nearest(), 4 - std::sqrt(2), 1e-15);
    EXPECT_EQ(find_separation(axes, deep.row()).signed_distance().text(), "1 - sqrt(2)");
    const Translation out = find_translation(axes, deep.row());
    EXPECT_EQ(out.by[0].text(), "-1 + sqrt(2)");
    EXPECT_EQ(out.by[1].sign(), 0);
    EXPECT_TRUE(out.is_unique);
    EXPECT_EQ(find_translation(axes, apart.row()).by[0].sign(), 0);
    EXPECT_FALSE(find_translation(axes, input_of(axes, {0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1}).row()).is_unique);
    const std::array<double, 2> moved{-3, 0};
    EXPECT_EQ(find_separation(axes, apart.row(), moved).signed_distance().text(), "1 - sqrt(2)");

    const Input edges = input_of(quaternions, {0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 4, 0, 5, 1, 1, 1, 0, 0, 1, 2});
    EXPECT_EQ(find_separation(quaternions, edges.row()).signed_distance().text(), "17/5");
    const Input within = input_of(quaternions, {0, 0, 0, 1, 1, 1, 0, 0, 0, 3, 2, 0, 0, 1, 1, 1, 0, 0, 1, 2});
    EXPECT_EQ(find_separation(quaternions, within.row()).signed_distance().text(), "-2/5");
    EXPECT_EQ(find_translation(quaternions, within.row()).by[0].text(), "2/5");
}

TEST(RotatedBoxes, OfNoDirectionAreRefusedByTheFieldsOfTheirBox) {
    const auto defect_of = [](const Input& input) { return find_defect<double>(input.signature, input.row()).value_or(Defect{}).field; };
    EXPECT_EQ(defect_of(input_of(axes, {0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0})), "ux, uy");
    EXPECT_EQ(defect_of(input_of(axes, {0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0})), "ux2, uy2");
    EXPECT_EQ(defect_of(input_of(axes, {0, 0, 1, 1, 1, 0, 0, 0, -1, 1, 1, 0})), "hx2");
    EXPECT_EQ(defect_of(input_of(quaternions, {0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 5, 0, 0, 1, 1, 1, 0, 0, 0, 0})), "qx2, qy2, qz2, qw2");
}

TEST(RotatedBoxes, FunctionsTakeBoth) {
    const std::array<double, 12> row{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    with_shapes_of<axes>(row.data(), [](const auto& one, const auto& other) {
        EXPECT_EQ(one.orientation.y, 5);
        EXPECT_EQ(other.box.center[0], 6);
        EXPECT_EQ(other.box.half_extent[1], 9);
        EXPECT_EQ(other.orientation.x, 10);
    });
}

// Of a rotated second box the judge reads the sides by themselves: what is right of one row it refuses of the next.
TEST(RotatedBoxes, TheJudgeRefusesACertificateOfAnotherOrientation) {
    const Input input = input_of(axes, {0, 0, 1, 1, 1, 0, 3, 0, 1, 1, 1, 1}), other = input_of(axes, {0, 0, 1, 1, 1, 0, 3, 0, 1, 1, 1, 0});
    const Certificate certificate = find_certificate(input.signature, input.row());
    EXPECT_EQ(judge::refute(input.signature, input.row(), "disjoint", certificate), "");
    EXPECT_NE(judge::refute(other.signature, other.row(), "disjoint", certificate), "");
    EXPECT_NE(judge::refute(input.signature, input.row(), "touching", certificate), "");
}

}  // namespace
}  // namespace tangency::questions_test
