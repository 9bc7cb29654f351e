// SPDX-License-Identifier: MIT
// A method that answers numbers as a subject of a signature.
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "impl/box_ball/answers/frame.hpp"
#include "impl/box_ball/answers/homes.hpp"
#include "tangency/subjects/answers.hpp"

namespace tangency::subjects {

using properties::Input;
using properties::Reply;

template <class Method, class Scalar>
Reply reply_of(const Signature& signature, const Input& input) {
    std::array<Scalar, max_number_count> row{};
    for (std::size_t place = 0; place < number_count(signature); ++place) row[place] = static_cast<Scalar>(input.numbers[place]);
    const answers::Numbers<Scalar> numbers = answers::answer_of<Method>(signature, row.data());
    Reply reply;
    for (std::size_t place = 0; place < reply_size(signature.answer, signature.dim); ++place) reply.numbers[place] = numbers[place];
    return reply;
}

template <class Method>
properties::Subject subject_of(std::string_view name, const Signature& signature) {
    return {std::string(name), signature, Contract::closed, [signature](std::span<const Input> inputs, std::span<Reply> replies) {
                const auto reply = signature.scalar == ScalarType::f32 ? reply_of<Method, float> : reply_of<Method, double>;
                for (std::size_t i = 0; i < inputs.size(); ++i) replies[i] = reply(signature, inputs[i]);
            }};
}

using Questions = std::initializer_list<Question>;

/// Which boxes a method takes: any, two of them along the axes; along the axes alone; two that are rotated.
enum class Boxes { any, along_the_axes, two_rotated };

inline bool takes(Boxes boxes, const FormName& form) {
    const bool are_rotated = form.orientation != Orientation::none;
    if (boxes == Boxes::along_the_axes) return !are_rotated;
    return (form.question == Question::box_box && are_rotated) == (boxes == Boxes::two_rotated);
}

// Polygons of few vertices and of many stand for all: methods do not ask how many there are. Of rotated boxes one form with every
// orientation does, and another with one.
inline bool is_tried(const FormName& form) {
    if (form.orientation != Orientation::none) return form.form == Form::center_half || form.name == "corner_size_axis";
    return !has_polygon(form.question) || form.name == "vertices3" || form.name == "vertices8" || form.name == "vertices3_4" ||
           form.name == "vertices8_5";
}

/// In every form and dimension, in float and double.
template <class Method>
void add(std::vector<AnswerSubject>& list, std::string_view name, AnswerKind answer, Level level, const Questions& questions,
         Boxes boxes = Boxes::any) {
    for (const Question question : questions)
        for (const FormName& form : forms_of(question)) {
            if (!is_tried(form) || !takes(boxes, form)) continue;
            for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
                for (const std::size_t dim : {std::size_t{2}, std::size_t{3}}) {
                    const Signature signature{form.form, scalar, dim, form.orientation, question, answer};
                    if (form.exists_in(dim)) list.push_back({subject_of<Method>(name, signature), level});
                }
        }
}

/// Adds mutants to a list: each kind of answer in each home.
struct BreakOnPurpose {
    std::vector<AnswerSubject>& list;

    template <class Formula>
    void operator()(std::string_view name, const answers::Kinds& kinds, std::initializer_list<Signature> homes, const answers::Told& told,
                    Formula) const {
        for (const AnswerKind kind : kinds)
            for (Signature home : homes) {
                home.answer = kind;
                list.push_back({subject_of<answers::MethodOf<Formula>>(name, home), Level::none, told.defect, told.seen_in});
            }
    }
};

/// Those that answer a time or a nearest point.
void add_methods_of_place(std::vector<AnswerSubject>& list);
void add_mutants_of_place(std::vector<AnswerSubject>& list);

}  // namespace tangency::subjects
