// SPDX-License-Identifier: MIT
// The words for how a caller stores an input: form, orientation, scalar type, dimension, and the contract at a tie.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "tangency/shapes/answer_kind.hpp"
#include "tangency/shapes/question.hpp"
#include "tangency/shapes/scalar.hpp"

namespace tangency {

/// How the caller stores the first shape (and, in corner_size_ball_corner, the ball): a box; a ball, center_radius; a segment, `ends`; a
/// capsule, ends_radius; and from `vertices` on each number of a polygon's vertices is a form (vertices_form).
enum class Form { center_half, lo_hi, corner_size, corner_size_ball_corner, center_size, center_radius, ends, ends_radius, vertices };

/// The vertices of a row's first polygon and of its second; 0 where there is none.
struct VertexCounts {
    std::size_t first = 0, second = 0;
};

namespace detail {

inline constexpr std::size_t vertex_choices = most_vertices - fewest_vertices + 1;
inline constexpr std::size_t vertices_forms = vertex_choices + vertex_choices * vertex_choices;  // beside a ball, then in pairs

constexpr VertexCounts vertices_at(std::size_t place) {
    if (place < vertex_choices) return {fewest_vertices + place, 0};
    return {fewest_vertices + place / vertex_choices - 1, fewest_vertices + place % vertex_choices};
}

}  // namespace detail

/// The form of polygons of so many vertices.
constexpr Form vertices_form(std::size_t first, std::size_t second = 0) {
    const std::size_t place =
        second == 0 ? first - fewest_vertices : (first - fewest_vertices + 1) * detail::vertex_choices + second - fewest_vertices;
    return static_cast<Form>(static_cast<std::size_t>(Form::vertices) + place);
}

/// How many vertices a form has; none but where it is one of polygons.
constexpr VertexCounts vertices_of(Form form) {
    return form < Form::vertices ? VertexCounts{}
                                 : detail::vertices_at(static_cast<std::size_t>(form) - static_cast<std::size_t>(Form::vertices));
}

/// What a subject promises at a tie: closed counts touching as intersecting, open does not. Of a point on the sides of a box half_open
/// counts the low ones alone, so that of boxes side by side just one has it: lo <= p < hi on every axis of the box's own.
/// Under conservative every overlap is a hit, and what hits beyond that is counted and not blamed: what culling and broad phases promise.
enum class Contract { closed, open, half_open, conservative };

/// Of the forms of a box.
inline constexpr auto form_names =
    std::to_array<std::string_view>({"center_half", "lo_hi", "corner_size", "corner_size_ball_corner", "center_size"});
inline constexpr auto every_form = [] {
    std::array<Form, form_names.size()> all{};
    for (std::size_t place = 0; place < all.size(); ++place) all[place] = static_cast<Form>(place);
    return all;
}();

static_assert(static_cast<std::size_t>(Form::center_radius) == form_names.size(), "forms of a box come first");

/// How many forms there are; each is below.
inline constexpr std::size_t form_count = static_cast<std::size_t>(Form::vertices) + detail::vertices_forms;

/// The number by which seeds and hashes know a form. No form ever gets another, so that a new one moves no draw.
constexpr std::size_t place_in_seeds(Form form) {
    constexpr std::size_t first_boxes = 5, first_vertices = 6;  // when seeds began to be kept; two balls stood between
    constexpr std::size_t newer = first_vertices + detail::vertices_forms;
    const auto place = static_cast<std::size_t>(form);
    if (place < first_boxes) return place;
    if (form >= Form::vertices) return place - static_cast<std::size_t>(Form::vertices) + first_vertices;
    if (form >= Form::ends) return newer + place - static_cast<std::size_t>(Form::ends);
    return form == Form::center_radius ? first_boxes : newer + 2 + place;
}

/// Those that an orientation goes with.
inline constexpr std::array<Form, 3> rotated_forms{Form::center_half, Form::corner_size, Form::center_size};
inline constexpr std::array<std::string_view, 4> contract_names{"closed", "open", "half_open", "conservative"};

constexpr std::string_view name_of(Form form) { return form_names[static_cast<std::size_t>(form)]; }
constexpr std::string_view name_of(Contract contract) { return contract_names[static_cast<std::size_t>(contract)]; }

/// How the caller says which way each box is rotated about its own centre. Angles and axes are 2-D, the
/// quaternion is 3-D; both go with center_half, corner_size and center_size.
enum class Orientation { none, radians, degrees, axis, quaternion };

/// Everything that fixes the meaning of a row of numbers, and what is answered to it.
struct Signature {
    Form form;
    ScalarType scalar;
    std::size_t dim;  ///< 1, 2 or 3
    Orientation orientation = Orientation::none;
    Question question = Question::box_ball;
    AnswerKind answer = AnswerKind::boolean;

    friend constexpr bool operator==(const Signature&, const Signature&) = default;
};

/// The number by which seeds and hashes know a row of numbers, its question aside. Like `place_in_seeds` it stays.
constexpr std::uint64_t number_in_seeds(const Signature& signature) {
    return static_cast<std::uint64_t>(signature.orientation) * 512 + place_in_seeds(signature.form) * 64 +
           static_cast<std::uint64_t>(signature.scalar) * 8 + signature.dim;
}

/// Whether every squared distance of whole numbers is whole: between centres, and from a box that stores no whole size about its centre.
constexpr bool has_whole_squares(const Signature& signature) {
    const bool is_along_axes = signature.question == Question::box_ball || signature.question == Question::ball_ball ||
                               signature.question == Question::box_box || signature.question == Question::box_point;
    return is_along_axes && signature.form != Form::center_size;
}

/// Whether functions of the signature can be asked for that answer. Only what moves has a time; how deep a segment or a whole way is in a box
/// nobody computes; of two rotated boxes no point is asked for, and of whole numbers what is whole.
constexpr bool is_asked(AnswerKind kind, const Signature& signature) {
    if (!is_measured(kind)) return true;
    if (is_whole(signature.scalar)) return kind == AnswerKind::distance_sq && has_whole_squares(signature);
    if (kind == AnswerKind::time) return signature.question == Question::box_moving_ball;
    if (kind == AnswerKind::nearest && signature.question == Question::box_box) return signature.orientation == Orientation::none;
    const bool is_depth = kind == AnswerKind::signed_distance || kind == AnswerKind::mtv;
    return !is_depth || !has_end(signature.question);
}

/// Whether functions of the signature may promise it: half_open is of a point and a box, which has low sides and high ones; conservative of
/// yes or no.
constexpr bool is_asked(Contract contract, const Signature& signature) {
    if (contract == Contract::conservative) return signature.answer == AnswerKind::boolean;
    return contract != Contract::half_open || (signature.question == Question::box_point && signature.answer == AnswerKind::boolean);
}

/// Whether the inputs are of a ball and a box along the axes, whose small lattice is asked in full.
constexpr bool is_axis_aligned_box_ball(const Signature& signature) {
    return signature.question == Question::box_ball && signature.orientation == Orientation::none;
}

/// A form as callers name it, orientation included: "center_half", "center_half_radians".
struct FormName {
    std::string_view name;
    Form form;
    Orientation orientation;
    Question question = Question::box_ball;

    /// Whether inputs of the form exist in that dimension.
    constexpr bool exists_in(std::size_t dim) const {
        if (has_polygon(question) || question == Question::segment_segment) return dim == 2;
        if (orientation == Orientation::none) return dim >= (has_end(question) ? 2 : 1) && dim <= 3;
        return dim == (orientation == Orientation::quaternion ? 3 : 2);
    }

    /// Whether the form has numbers of that type: an angle, a direction and a quaternion are no whole numbers.
    constexpr bool exists_of(ScalarType scalar) const { return orientation == Orientation::none || !is_whole(scalar); }

    /// Whether callers ask for the form in that dimension: on a line, two balls or two boxes.
    constexpr bool is_asked_in(std::size_t dim) const {
        return exists_in(dim) && (dim > 1 || question == Question::ball_ball || question == Question::box_box);
    }
};

/// Every form of a box and a ball that a caller can name. Stored fuzz inputs and seeds know forms by their places here: append only.
inline constexpr auto all_forms = std::to_array<FormName>({
    {"center_half", Form::center_half, Orientation::none},
    {"lo_hi", Form::lo_hi, Orientation::none},
    {"corner_size", Form::corner_size, Orientation::none},
    {"corner_size_ball_corner", Form::corner_size_ball_corner, Orientation::none},
    {"center_half_radians", Form::center_half, Orientation::radians},
    {"center_half_degrees", Form::center_half, Orientation::degrees},
    {"center_half_axis", Form::center_half, Orientation::axis},
    {"center_half_quaternion", Form::center_half, Orientation::quaternion},
    {"corner_size_radians", Form::corner_size, Orientation::radians},
    {"corner_size_degrees", Form::corner_size, Orientation::degrees},
    {"corner_size_axis", Form::corner_size, Orientation::axis},
    {"corner_size_quaternion", Form::corner_size, Orientation::quaternion},
    {"center_size", Form::center_size, Orientation::none},
    {"center_size_radians", Form::center_size, Orientation::radians},
    {"center_size_degrees", Form::center_size, Orientation::degrees},
    {"center_size_axis", Form::center_size, Orientation::axis},
    {"center_size_quaternion", Form::center_size, Orientation::quaternion},
});

namespace detail {

/// "vertices3", ..., "vertices8_8".
struct VerticesName {
    std::array<char, 11> text{'v', 'e', 'r', 't', 'i', 'c', 'e', 's', '0', '_', '0'};

    constexpr VerticesName() = default;
    constexpr explicit VerticesName(const VertexCounts& counts) {
        text[8] = static_cast<char>('0' + counts.first);
        text[10] = static_cast<char>('0' + counts.second);
    }
    constexpr std::string_view name() const { return {text.data(), text[10] == '0' ? 9U : text.size()}; }
};

inline constexpr auto vertices_names = [] {
    std::array<VerticesName, vertices_forms> all{};
    for (std::size_t place = 0; place < all.size(); ++place) all[place] = VerticesName(vertices_at(place));
    return all;
}();

inline constexpr auto forms_of_two_boxes = std::to_array<FormName>({
    {"center_half", Form::center_half, Orientation::none, Question::box_box},
    {"lo_hi", Form::lo_hi, Orientation::none, Question::box_box},
    {"corner_size", Form::corner_size, Orientation::none, Question::box_box},
    {"center_half_axis", Form::center_half, Orientation::axis, Question::box_box},
    {"center_half_quaternion", Form::center_half, Orientation::quaternion, Question::box_box},
    {"corner_size_axis", Form::corner_size, Orientation::axis, Question::box_box},
    {"corner_size_quaternion", Form::corner_size, Orientation::quaternion, Question::box_box},
    {"center_size_axis", Form::center_size, Orientation::axis, Question::box_box},
    {"center_size_quaternion", Form::center_size, Orientation::quaternion, Question::box_box},
});

/// What a box is stored as beside any other shape, unless its question says more.
inline constexpr auto plain_box_forms = std::to_array<FormName>({
    {"lo_hi", Form::lo_hi, Orientation::none},
    {"center_half", Form::center_half, Orientation::none},
    {"corner_size", Form::corner_size, Orientation::none},
});

/// The one form of a shape that is stored in one way alone.
constexpr FormName only_form(ShapeKind kind, Question question) {
    if (!has_end(kind)) return {"center_radius", Form::center_radius, Orientation::none, question};
    if (!has_radius(kind)) return {"ends", Form::ends, Orientation::none, question};
    return {"ends_radius", Form::ends_radius, Orientation::none, question};
}

/// Calls visit with each form of the questions beside box_ball, those of a question one after the other.
template <class Visit>
constexpr void for_each_question_form(Visit visit) {
    for (const Question question : every_question)
        if (!has_box(question) && !has_polygon(question)) visit(only_form(row_of(question).first, question));
    for (const FormName& known : forms_of_two_boxes) visit(known);
    for (const Question question : every_question) {
        const bool has_own = question == Question::box_ball || question == Question::box_box || question == Question::box_point;
        for (const FormName& known : plain_box_forms)
            if (has_box(question) && !has_own) visit(FormName{known.name, known.form, known.orientation, question});
    }
    for (const Question question : every_question)
        for (std::size_t place = 0; place < vertices_forms && has_polygon(question); ++place) {
            const VertexCounts counts = vertices_at(place);
            if ((counts.second > 0) != (question == Question::polygon_polygon)) continue;
            visit(FormName{vertices_names[place].name(), vertices_form(counts.first, counts.second), Orientation::none, question});
        }
    // A point beside a box in every encoding that a ball has, but for the one of the ball itself.
    for (const FormName& known : all_forms)
        if (known.form != Form::corner_size_ball_corner) visit(FormName{known.name, known.form, known.orientation, Question::box_point});
}

inline constexpr std::size_t question_form_count = [] {
    std::size_t count = 0;
    for_each_question_form([&count](const FormName&) { ++count; });
    return count;
}();

}  // namespace detail

/// Those of the other questions, a question's one after the other.
inline constexpr auto question_forms = [] {
    std::array<FormName, detail::question_form_count> all{};
    std::size_t place = 0;
    detail::for_each_question_form([&](const FormName& known) { all[place++] = known; });
    return all;
}();

/// The forms in which a question's inputs are stored, in their order.
constexpr std::span<const FormName> forms_of(Question question) {
    if (question == Question::box_ball) return all_forms;
    std::size_t first = 0, count = 0;
    while (question_forms[first].question != question) ++first;
    while (first + count < question_forms.size() && question_forms[first + count].question == question) ++count;
    return std::span(question_forms).subspan(first, count);
}

/// The number of vertices with which the built-in methods of polygons are tried, any number being the same to them.
template <Question question>
inline constexpr Form form_on_trial = question == Question::polygon_polygon ? vertices_form(4, 4) : vertices_form(5);

/// The signature's form as callers name it; empty if no such form exists.
constexpr std::string_view form_name(const Signature& signature) {
    for (const FormName& known : forms_of(signature.question))
        if (known.form == signature.form && known.orientation == signature.orientation) return known.name;
    return {};
}

}  // namespace tangency
