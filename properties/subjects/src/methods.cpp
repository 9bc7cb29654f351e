// SPDX-License-Identifier: MIT
// The list of methods as subjects.
#include "adapt.hpp"
#include "impl/every_question.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::subjects {
namespace {

void add(std::vector<BuiltIn>& list, const impl::MethodInfo& info, const Signature& signature, AnswerColumns answer) {
    const Level expected = signature.scalar == ScalarType::f32 ? info.level_f32 : info.level_f64;
    list.push_back({adapt(info.name, signature, info.contract, answer), info.role, info.idea, info.source, info.contract_note, expected,
                    info.domain, info.level_in_domain});
}

template <class Method, class Scalar, std::size_t Dim>
void add_instance(std::vector<BuiltIn>& list) {
    constexpr Signature signature{Method::info.form, scalar_type<Scalar>, Dim, Method::info.orientation, Method::info.question};
    add(list, Method::info, signature, answer_columns<Method, signature>);
}

template <class Method>
void add_method(std::vector<BuiltIn>& list) {
    constexpr bool flat = Method::info.dims != impl::Dims::three;
    constexpr bool solid = Method::info.dims != impl::Dims::two;
    if constexpr (flat) add_instance<Method, float, 2>(list);
    if constexpr (solid) add_instance<Method, float, 3>(list);
    if constexpr (flat) add_instance<Method, double, 2>(list);
    if constexpr (solid) add_instance<Method, double, 3>(list);
}

template <class... Methods>
void add_methods(std::vector<BuiltIn>& list, impl::MethodList<Methods...>) {
    (add_method<Methods>(list), ...);
}

}  // namespace

const std::vector<BuiltIn>& methods() {
    static const std::vector<BuiltIn> list = [] {
        std::vector<BuiltIn> collected;
        questions::for_each_list_of_methods([&](auto methods) { add_methods(collected, methods); });
        return collected;
    }();
    return list;
}

std::string_view name_of(impl::Role role) {
    switch (role) {
        case impl::Role::published: return "published";
        case impl::Role::repaired: return "repaired";
        case impl::Role::own: return "own";
        case impl::Role::control: return "control";
    }
    return "";
}

}  // namespace tangency::subjects
