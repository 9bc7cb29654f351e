// SPDX-License-Identifier: MIT
// Words that describe a function, read when compiling: what TANGENCY_TRIAL and TANGENCY_FUZZER share.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "tangency/properties/callable.hpp"
#include "tangency/properties/conformance.hpp"

namespace tangency::properties {

/// The place of a name among names; their number if it is none of them.
template <class Names>
constexpr std::size_t place_of(const Names& names, std::string_view name) {
    std::size_t place = 0;
    while (place < names.size() && names[place] != name) ++place;
    return place;
}

/// The form of that name that a question has; nothing if there is none.
constexpr std::optional<FormName> find_form(Question question, std::string_view name) {
    for (const FormName& form : forms_of(question))
        if (form.name == name) return form;
    return std::nullopt;
}

/// The name that a pasted call uses: the function's, unless it was written in place.
constexpr std::string_view name_in_calls(std::string_view function) {
    for (const char c : function) {
        const bool belongs = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == ':';
        if (!belongs) return "intersects";
    }
    return function;
}

/// The kind of answer that terms with a member `answer` name; a yes or no of others.
template <class Terms>
constexpr AnswerKind answer_kind_of(const Terms& terms) {
    if constexpr (requires { terms.answer; }) {
        const std::size_t place = place_of(answer_names, terms.answer);
        // What is none is refused by whoever has such terms.
        return place < answer_names.size() ? static_cast<AnswerKind>(place) : AnswerKind::boolean;
    } else {
        return AnswerKind::boolean;
    }
}

/// Whether the terms leave the contract to be found out.
template <class Terms>
constexpr bool finds_contract(const Terms& terms) {
    return has_contract(answer_kind_of(terms)) && (terms.contract.empty() || terms.contract == "auto");
}

/// `TermsOf{}()` gives, as a constant, what has the members question, form, scalar, contract (words) and dim. A word that is
/// none, a dimension that the form has not, and a function that does not take such inputs are compile errors that say
/// what to give; otherwise there is always a function to be tried. Without a contract, or with "auto", it is to be found out.
template <class TermsOf, class Function>
std::optional<TriedFunction> function_by_terms(std::string_view name, Function function) {
    constexpr auto terms = TermsOf{}();
    constexpr std::size_t question = place_of(question_names, terms.question);
    static_assert(question < question_names.size(), "give .question one of the names in question_names, such as \"box_ball\"");
    constexpr auto form = find_form(static_cast<Question>(question % question_names.size()), terms.form);
    constexpr std::size_t scalar = place_of(scalar_names, terms.scalar);
    constexpr std::size_t contract = place_of(contract_names, terms.contract);
    static_assert(form.has_value(), "give .form one of the question's names in all_forms or question_forms, such as \"center_half\"");
    static_assert(scalar < scalar_names.size(), "give .scalar = \"f32\", \"f64\" or \"i32\"");
    constexpr AnswerKind kind = answer_kind_of(terms);
    constexpr bool finds = finds_contract(terms), is_contract_said = contract < contract_names.size() || finds || !has_contract(kind);
    static_assert(is_contract_said, "give .contract = \"closed\" (touching counts) or \"open\", or leave it out: it is found out then");
    constexpr bool in_dim = !form || form->is_asked_in(terms.dim);
    static_assert(in_dim, "give .dim a dimension of the form: 2 or 3, quaternions 3, other orientations 2, two balls or boxes 1 as well");
    constexpr bool of_scalar = !form || form->exists_of(static_cast<ScalarType>(scalar));
    static_assert(of_scalar, "an angle, a direction and a quaternion are no whole numbers: give .scalar = \"f32\" or \"f64\"");
    if constexpr (form.has_value() && in_dim && of_scalar && scalar < scalar_names.size() && is_contract_said) {
        constexpr auto type = static_cast<ScalarType>(scalar);
        constexpr Signature signature{form->form, type, terms.dim, form->orientation, form->question, kind};
        static_assert(contract >= contract_names.size() || is_asked(static_cast<Contract>(contract), signature),
                      "half_open is of .question = \"box_point\": give .contract = \"closed\" (touching counts) or \"open\"");
        static_assert(is_asked(kind, signature),
                      "no such number is asked of that question and form: give .answer = \"bool\" or \"verdict\"");
        constexpr CallStyle style = call_style<Function, signature>();
        static_assert(
            style != CallStyle::neither,
            "the function takes neither the numbers of the form, each of the scalar type, nor the two shapes, such as (box, ball)");
        static_assert(!is_whole(type) || takes_whole_only<Function, signature>(),
                      "the function takes floats or doubles: give .scalar = \"f32\" or \"f64\"");
        static_assert(type == ScalarType::f32 || !takes_floats_only<Function, signature>(),
                      "the function takes floats: give .scalar = \"f32\"");
        if constexpr (style != CallStyle::neither)
            return TriedFunction{
                subject_of<signature>(std::string(name_in_calls(name)),
                                      contract < contract_names.size() ? static_cast<Contract>(contract) : Contract::closed,
                                      std::move(function)),
                style, finds};
    }
    return std::nullopt;
}

}  // namespace tangency::properties
