// SPDX-License-Identifier: MIT
// What makes a bug's reason true: the defect is carried out, and answers wrongly what the method behind it answers rightly.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "question_bugs.hpp"
#include "reasons.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::vectors {
namespace {

using properties::Input;
using reference::Number;

// Whether a function answers the case rightly that is said in its form and the case's own scalar; nothing if the form cannot say the same.
template <class Answer>
std::optional<bool> is_right(const InputDetails& details, const properties::Subject& subject, Answer answer) {
    const Signature& own = details.input.signature;
    if (own.orientation != Orientation::none) return std::nullopt;
    const auto input = express_exactly(details.geometry, {subject.signature.form, own.scalar, own.dim});
    if (!input) return std::nullopt;
    return answer(*input) == intersects(details.reference_answer, subject.contract);
}

bool errs(const InputDetails& details, std::string_view name) {
    const auto name_of = [](const subjects::Mutant& mutant) -> std::string_view { return mutant.subject.name; };
    const subjects::Mutant& mutant = *std::ranges::lower_bound(subjects::mutants(), name, {}, name_of);
    return is_right(details, mutant.subject, mutant.answer_elsewhere) == false;
}

bool is_right_by(std::string_view name, const InputDetails& details) {
    const Signature& own = details.input.signature;
    const ScalarType scalar = own.scalar == ScalarType::f32 ? ScalarType::f32 : ScalarType::f64;
    const auto method = std::ranges::find_if(subjects::methods(), [&](const subjects::BuiltIn& each) {
        return each.subject.name == name && each.subject.signature.scalar == scalar && each.subject.signature.dim == own.dim;
    });
    const auto answer = [&](const Input& input) {
        bool answered = false;
        method->subject.answer(std::span(&input, 1), std::span(&answered, 1));
        return answered;
    };
    return is_right(details, method->subject, answer) == true;
}

// The plain method in the same scalar keeps both contracts here, so the defect alone is to blame.
bool shows(const InputDetails& details, std::string_view mutant) {
    return errs(details, mutant) && is_right_by("fold", details) && is_right_by("fold_open", details);
}

// Where the plain method fails too: both squares are beyond the scalar's range. The mutant clamps at the
// largest float, so it speaks for f32 alone.
bool squares_saturate(const InputDetails& details) {
    const Number largest(properties::format_of(details.input.signature.scalar).largest);
    if (details.input.signature.orientation != Orientation::none || details.reference_answer.verdict != reference::Verdict::disjoint ||
        details.geometry.second.radius * details.geometry.second.radius <= largest || details.reference_answer.distance_sq <= largest)
        return false;
    return details.input.signature.scalar == ScalarType::f64 || errs(details, "mutant_squares_saturate");
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

enum class Where { anywhere, plane, rotated };

struct Bug {
    std::string_view id;
    Where where;
    std::string_view mutant;                               ///< that carries the defect out
    bool (*shows_as_told)(const InputDetails&) = nullptr;  ///< where none does

    bool shows(const InputDetails& details) const {
        if (where == Where::plane && details.input.signature.dim != 2) return false;
        return shows_as_told != nullptr ? shows_as_told(details) : vectors::shows(details, mutant);
    }
};

const std::array<Bug, 21> bugs_of_boxes{{
    {"bug_face_counted_inside_slab", Where::anywhere, "mutant_counts_face_inside_slab"},
    {"bug_far_face_below_low_side", Where::anywhere, "mutant_picks_far_face_below_lo"},
    {"bug_face_within_radius_added", Where::anywhere, "mutant_adds_face_within_radius"},
    {"bug_box_center_cast_to_int", Where::anywhere, "mutant_casts_box_center_to_int"},
    {"bug_corner_taken_for_center", Where::anywhere, "mutant_takes_corner_for_center"},
    {"bug_extent_before_corner", Where::anywhere, "mutant_swaps_corner_and_extent"},
    {"bug_corner_as_bounding_box", Where::anywhere, "mutant_corner_as_bounding_box"},
    {"bug_circle_inside_box_missed", Where::anywhere, "mutant_misses_circle_inside_box"},
    {"bug_center_on_surface_missed", Where::anywhere, "mutant_misses_center_on_surface"},
    {"bug_zero_vector_normalised", Where::anywhere, "mutant_normalizes_zero_vector"},
    {"bug_extreme_points_only", Where::anywhere, "mutant_tests_extreme_points_only"},
    {"bug_root_for_square", Where::anywhere, "mutant_takes_root_for_square"},
    {"bug_rotation_sign", Where::rotated, "", wrong_way_round},
    {"bug_squares_overflow", Where::anywhere, "mutant_squares_saturate", squares_saturate},
    {"bug_closed_faces_open_corners", Where::anywhere, "mutant_corners_open_faces_closed"},
    {"bug_box_skin", Where::anywhere, "mutant_box_skin"},
    {"bug_rounded_corners", Where::anywhere, "mutant_rounded_corners_margin"},
    {"bug_polygon_of_26_sides", Where::plane, "mutant_circle_of_26_sides"},
    {"bug_polygon_of_32_sides", Where::plane, "mutant_circle_of_32_sides"},
    {"bug_diameter_expected", Where::anywhere, "mutant_halves_radius"},
    {"bug_radius_squared_expected", Where::anywhere, "mutant_radius_not_squared"},
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
