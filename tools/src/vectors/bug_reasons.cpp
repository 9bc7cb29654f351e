// SPDX-License-Identifier: MIT
// What makes a bug's reason true: the defect is carried out, and answers wrongly what the method behind it answers rightly.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "impl/box_ball/mutants/conversion.hpp"
#include "impl/box_ball/mutants/corners.hpp"
#include "impl/box_ball/mutants/degenerate.hpp"
#include "impl/box_ball/mutants/faces.hpp"
#include "impl/box_ball/mutants/precision.hpp"
#include "impl/box_ball/mutants/range.hpp"
#include "impl/box_ball/mutants/shape.hpp"
#include "impl/box_ball/mutants/slack.hpp"
#include "impl/box_ball/mutants/ties.hpp"
#include "question_bugs.hpp"
#include "reasons.hpp"
#include "tangency/impl/fold.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/shapes/row.hpp"

namespace tangency::vectors {
namespace {

using properties::Input;
using reference::Number;

// The method's answer in its own form but the case's scalar, or nothing if the form cannot say the same input.
template <class Method, Form form, class Scalar, std::size_t Dim>
std::optional<bool> answer_as(const InputDetails& details) {
    const auto input = express_exactly(details.geometry, {form, details.input.signature.scalar, Dim});
    if (!input) return std::nullopt;
    return with_shapes<form, Orientation::none, Scalar, Dim>(
        input->numbers.data(), [](const auto& box, const auto& ball) { return Method::intersects(box, ball); });
}

template <class Method, Form form>
bool is_wrong(const InputDetails& details) {
    const Signature& signature = details.input.signature;
    if (signature.orientation != Orientation::none) return false;
    const bool flat = signature.dim == 2;
    const auto answer = signature.scalar == ScalarType::f32
                            ? (flat ? answer_as<Method, form, float, 2>(details) : answer_as<Method, form, float, 3>(details))
                            : (flat ? answer_as<Method, form, double, 2>(details) : answer_as<Method, form, double, 3>(details));
    return answer && *answer != intersects(details.reference_answer, Method::info.contract);
}

template <class Method>
bool is_right(const InputDetails& details) {
    return express_exactly(details.geometry, {Method::info.form, details.input.signature.scalar, details.input.signature.dim})
               .has_value() &&
           !is_wrong<Method, Method::info.form>(details);
}

template <class Mutant>
bool errs(const InputDetails& details) {
    return is_wrong<Mutant, mutants::signature_of<Mutant>.form>(details);
}

// The plain method in the same scalar keeps both contracts here, so the defect alone is to blame.
template <class Mutant>
bool shows(const InputDetails& details) {
    return errs<Mutant>(details) && is_right<impl::Fold>(details) && is_right<impl::FoldOpen>(details);
}

template <class InPlane, class InSpace>
bool shows_in(const InputDetails& details) {
    return details.input.signature.dim == 2 ? shows<InPlane>(details) : shows<InSpace>(details);
}

// A polygon is plane.
template <class Mutant>
bool shows_in_plane(const InputDetails& details) {
    return details.input.signature.dim == 2 && shows<Mutant>(details);
}

// Where the plain method fails too: both squares are beyond the scalar's range. The mutant clamps at the
// largest float, so it speaks for f32 alone.
bool squares_saturate(const InputDetails& details) {
    const Number largest(properties::format_of(details.input.signature.scalar).largest);
    if (details.input.signature.orientation != Orientation::none || details.reference_answer.verdict != reference::Verdict::disjoint ||
        details.geometry.second.radius * details.geometry.second.radius <= largest || details.reference_answer.distance_sq <= largest)
        return false;
    return details.input.signature.scalar == ScalarType::f64 || errs<mutants::SquaresSaturate>(details);
}

bool wrong_way_round(const InputDetails& details) {
    Input rotated = details.input;
    const auto orientation = layout_of(rotated.signature).orientation(rotated.row());
    switch (rotated.signature.orientation) {
        case Orientation::none: return false;
        case Orientation::axis: orientation[1] = -orientation[1]; break;
        case Orientation::quaternion: orientation[3] = -orientation[3]; break;
        default: orientation[0] = -orientation[0];
    }
    return reference::find_standing(rotated.signature, std::as_const(rotated).row()).verdict != details.reference_answer.verdict;
}

using Predicate = bool (*)(const InputDetails&);
enum class Where { anywhere, plane, rotated };

struct Bug {
    std::string_view id;
    Where where;
    Predicate shows;
};

const std::array<Bug, 21> bugs_of_boxes{{
    {"bug_face_counted_inside_slab", Where::anywhere, shows_in<mutants::CountsFaceInsideSlab, mutants::CountsFaceInsideSlabInSpace>},
    {"bug_far_face_below_low_side", Where::anywhere, shows_in<mutants::PicksFarFaceBelowLo, mutants::PicksFarFaceBelowLoInSpace>},
    {"bug_face_within_radius_added", Where::anywhere, shows<mutants::AddsFaceWithinRadius>},
    {"bug_box_center_cast_to_int", Where::anywhere, shows<mutants::CastsBoxCenterToInt>},
    {"bug_corner_taken_for_center", Where::anywhere, shows<mutants::TakesCornerForCenter>},
    {"bug_extent_before_corner", Where::anywhere, shows<mutants::SwapsCornerAndExtent>},
    {"bug_corner_as_bounding_box", Where::anywhere, shows<mutants::CornerAsBoundingBox>},
    {"bug_circle_inside_box_missed", Where::anywhere, shows<mutants::MissesCircleInsideBox>},
    {"bug_center_on_surface_missed", Where::anywhere, shows<mutants::MissesCenterOnSurface>},
    {"bug_zero_vector_normalised", Where::anywhere, shows<mutants::NormalizesZeroVector>},
    {"bug_extreme_points_only", Where::anywhere, shows<mutants::TestsExtremePointsOnly>},
    {"bug_root_for_square", Where::anywhere, shows<mutants::TakesRootForSquare>},
    {"bug_rotation_sign", Where::rotated, wrong_way_round},
    {"bug_squares_overflow", Where::anywhere, squares_saturate},
    {"bug_closed_faces_open_corners", Where::anywhere, shows<mutants::CornersOpenFacesClosed>},
    {"bug_box_skin", Where::anywhere, shows<mutants::BoxSkin>},
    {"bug_rounded_corners", Where::anywhere, shows<mutants::RoundedCornersMargin>},
    {"bug_polygon_of_26_sides", Where::plane, shows_in_plane<mutants::CircleOf26Sides>},
    {"bug_polygon_of_32_sides", Where::plane, shows_in_plane<mutants::CircleOf32Sides>},
    {"bug_diameter_expected", Where::anywhere, shows<mutants::HalvesRadius>},
    {"bug_radius_squared_expected", Where::anywhere, shows<mutants::RadiusNotSquared>},
}};

const QuestionBug* find_question_bug(std::string_view id) {
    const auto found = std::ranges::find(question_bugs(), id, &QuestionBug::id);
    return found == question_bugs().end() ? nullptr : &*found;
}

}  // namespace

bool bug_shows(std::string_view id, const InputDetails& details) {
    if (const QuestionBug* const bug = find_question_bug(id)) return bug_shows(*bug, details);
    const auto found = std::ranges::find(bugs_of_boxes, id, &Bug::id);
    return details.input.signature.question == Question::box_ball && found != bugs_of_boxes.end() && found->shows(details);
}

bool must_show(std::string_view id, const Signature& signature) {
    const QuestionBug* const bug = find_question_bug(id);
    return bug != nullptr ? bug->is_at_home(signature) : !is_whole(signature.scalar);
}

std::vector<std::string_view> bugs_of(const Signature& signature) {
    std::vector<std::string_view> ids;
    const bool rotated = signature.orientation != Orientation::none;
    for (const Bug& each : bugs_of_boxes)
        if (signature.question == Question::box_ball && (each.where == Where::rotated) == rotated &&
            (each.where != Where::plane || signature.dim == 2))
            ids.push_back(each.id);
    for (const QuestionBug& bug : question_bugs())
        if (bug.may_show(signature)) ids.push_back(bug.id);
    return ids;
}

}  // namespace tangency::vectors
