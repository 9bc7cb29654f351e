// SPDX-License-Identifier: MIT
// Words that describe a function, read when compiling: what TANGENCY_TRIAL and TANGENCY_FUZZER share.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "tangency/properties/callable.hpp"

namespace tangency::properties {

/// The place of a name among names; their number if it is none of them.
template <class Names>
constexpr std::size_t place_of(const Names& names, std::string_view name) {
    std::size_t place = 0;
    while (place < names.size() && names[place] != name) ++place;
    return place;
}

constexpr std::size_t place_of_form(std::string_view name) {
    std::size_t place = 0;
    while (place < all_forms.size() && all_forms[place].name != name) ++place;
    return place;
}

/// The name that a pasted call uses: the function's, unless it was written in place.
constexpr std::string_view name_in_calls(std::string_view function) {
    for (const char c : function) {
        const bool belongs = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == ':';
        if (!belongs) return "intersects";
    }
    return function;
}

/// A function as the subject that its terms make of it.
struct TermedSubject {
    Subject subject;
    CallStyle style;
};

/// `TermsOf{}()` gives, as a constant, what has the members form, scalar, contract (words) and dim. A word that is
/// none, a dimension that the form has not, and a function that does not take such inputs are compile errors that say
/// what to give; otherwise there is always a subject.
template <class TermsOf, class Function>
std::optional<TermedSubject> subject_by_terms(std::string_view name, Function function) {
    constexpr auto terms = TermsOf{}();
    constexpr std::size_t form = place_of_form(terms.form);
    constexpr std::size_t scalar = place_of(scalar_names, terms.scalar);
    constexpr std::size_t contract = place_of(contract_names, terms.contract);
    static_assert(form < all_forms.size(), "give .form one of the names in all_forms, such as \"center_half\"");
    static_assert(scalar < scalar_names.size(), "give .scalar = \"f32\" or \"f64\"");
    static_assert(contract < contract_names.size(), "give .contract = \"closed\" (touching counts) or \"open\"");
    static_assert((terms.dim == 2 || terms.dim == 3) && all_forms[form % all_forms.size()].exists_in(terms.dim),
                  "give .dim a dimension of the form: 2 or 3, quaternions 3, other orientations 2");
    if constexpr (form < all_forms.size() && scalar < scalar_names.size() && contract < contract_names.size() &&
                  all_forms[form % all_forms.size()].exists_in(terms.dim)) {
        constexpr FormName shape = all_forms[form];
        constexpr auto type = static_cast<ScalarType>(scalar);
        constexpr CallStyle style = call_style<Function, shape.form, type, terms.dim, shape.orientation>();
        static_assert(style != CallStyle::neither,
                      "the function takes neither the numbers of the form, each of the scalar type, nor (box, ball)");
        static_assert(type == ScalarType::f32 || !takes_floats_only<Function, shape.form, terms.dim, shape.orientation>(),
                      "the function takes floats: give .scalar = \"f32\"");
        if constexpr (style != CallStyle::neither)
            return TermedSubject{subject_of<shape.form, type, terms.dim, shape.orientation>(
                                     std::string(name_in_calls(name)), static_cast<Contract>(contract), std::move(function)),
                                 style};
    }
    return std::nullopt;
}

}  // namespace tangency::properties
