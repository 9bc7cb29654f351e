// SPDX-License-Identifier: MIT
// Two rotated boxes: roots, how far apart and how deep, what is refused.
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
constexpr Signature quaternions{Form::center_half, ScalarType::f64, 3, Orientation::quaternion, Question::box_box};

TEST(RotatedBoxes, HaveAsManyRootsAsTheirDirectionsNeed) {
    // sqrt(2) and sqrt(8) are one root, sqrt(2) and sqrt(5) two: what is left of them is enclosed.
    EXPECT_FALSE(agreed_answer(input_of(axes, {0, 0, 1, 1, 1, 1, 4, 0, 1, 1, 2, 2})).gap_sq.is_enclosure());
    EXPECT_TRUE(agreed_answer(input_of(axes, {0, 0, 1, 1, 1, 1, 4, 0, 1, 1, 1, 2})).gap_sq.is_enclosure());
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
