// SPDX-License-Identifier: MIT
// The list of methods as subjects.
#include "adapt.hpp"
#include "impl/ball_ball/methods.hpp"
#include "impl/box_box/methods.hpp"
#include "impl/box_box/rotated.hpp"
#include "impl/box_moving_ball/methods.hpp"
#include "impl/box_point/methods.hpp"
#include "impl/box_segment/methods.hpp"
#include "impl/capsule_ball/methods.hpp"
#include "impl/capsule_capsule/methods.hpp"
#include "impl/polygon_ball/methods.hpp"
#include "impl/polygon_point/methods.hpp"
#include "impl/polygon_polygon/methods.hpp"
#include "impl/polygon_segment/methods.hpp"
#include "impl/segment_ball/methods.hpp"
#include "impl/segment_segment/methods.hpp"
#include "tangency/impl/list.hpp"
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

// A list at a time, because clang folds 256 methods at most.
template <class... Lists>
std::vector<BuiltIn> list_methods(Lists... lists) {
    std::vector<BuiltIn> list;
    (add_methods(list, lists), ...);
    return list;
}

}  // namespace

const std::vector<BuiltIn>& methods() {
    static const std::vector<BuiltIn> list =
        list_methods(impl::AllMethods{}, questions::ball_ball::Methods{}, questions::box_box::Methods{},
                     questions::box_box::RotatedMethods{}, questions::box_moving_ball::Methods{}, questions::box_point::Methods{},
                     questions::box_segment::Methods{}, questions::capsule_ball::Methods{}, questions::capsule_capsule::Methods{},
                     questions::polygon_ball::Methods{}, questions::polygon_point::Methods{}, questions::polygon_polygon::Methods{},
                     questions::polygon_segment::Methods{}, questions::segment_ball::Methods{}, questions::segment_segment::Methods{});
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
