// SPDX-License-Identifier: MIT
// The subjects of whole numbers.
#include "adapt.hpp"
#include "impl/whole/methods.hpp"
#include "impl/whole/mutants.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::subjects {
namespace {

template <class Method, std::size_t Dim>
void add_method(std::vector<BuiltIn>& list) {
    constexpr auto& info = Method::info;
    constexpr Signature signature{info.form, ScalarType::i32, Dim, info.orientation, info.question};
    list.push_back({adapt(info.name, signature, info.contract, answer_columns<Method, signature>), info.role, info.idea, info.source,
                    info.contract_note, Level::exact, "", Level::exact});
}

template <class... Methods>
std::vector<BuiltIn> list_methods(impl::MethodList<Methods...>) {
    std::vector<BuiltIn> list;
    const auto add = [&list]<class Method>(std::type_identity<Method>) {
        add_method<Method, 2>(list);
        if constexpr (Method::info.dims != impl::Dims::two) add_method<Method, 3>(list);
    };
    (add(std::type_identity<Methods>{}), ...);
    return list;
}

template <class... Mutants>
std::vector<Mutant> list_mutants(impl::MethodList<Mutants...>) {
    std::vector<Mutant> list;
    const auto add = [&list]<class Broken>(std::type_identity<Broken>) {
        constexpr auto& info = Broken::info;
        constexpr Signature signature{info.form, ScalarType::i32, 2, Orientation::none, info.question};
        list.push_back({adapt(info.name, signature, info.contract, answer_columns<Broken, signature>), info.defect, info.seen_in,
                        Level::exact, false, nullptr, 0, info.costs, info.domain});
    };
    (add(std::type_identity<Mutants>{}), ...);
    return list;
}

}  // namespace

const std::vector<BuiltIn>& whole_methods() {
    static const std::vector<BuiltIn> list = list_methods(whole::Methods{});
    return list;
}

const std::vector<Mutant>& whole_mutants() {
    static const std::vector<Mutant> list = list_mutants(whole::Mutants{});
    return list;
}

}  // namespace tangency::subjects
