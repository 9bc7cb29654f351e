// SPDX-License-Identifier: MIT
// Any C++ callable as a subject: one that takes the form's numbers, or one that takes the plain shapes.
#pragma once

#include <cstddef>
#include <exception>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

#include "tangency/properties/subject.hpp"
#include "tangency/shapes/row.hpp"

namespace tangency::properties {

/// How a callable takes an input.
enum class CallStyle {
    numbers,  ///< one argument a number, in the order of the layout
    shapes,   ///< box and ball: CenterHalfBox and Ball, Rotated<CornerSizeBox, Axis> and Ball, ..., or a question's two shapes
    neither
};

namespace detail {

template <class Function, class Scalar, std::size_t... Index>
constexpr bool takes_numbers(std::index_sequence<Index...>) {
    return std::is_invocable_v<Function&, decltype(static_cast<Scalar>(Index))...>;
}

/// Converts to `Only` and to nothing else, so it tells a parameter of type float from one of type double.
template <class Only>
struct ConvertsOnlyTo {
    template <class Target>
    requires std::is_same_v<Target, Only>
    operator Target() const;
};

template <class Function, class Only, std::size_t... Index>
constexpr bool takes_only(std::index_sequence<Index...>) {
    return std::is_invocable_v<Function&, std::enable_if_t<(Index + 1 > 0), ConvertsOnlyTo<Only>>...>;
}

// A generic or overloaded call operator has no address, and takes whatever it is given; to probe a generic one with a
// type of our own would compile its body for that type, an error that no probe survives.
template <class Function>
constexpr bool has_fixed_parameters() {
    if constexpr (std::is_class_v<Function>) return requires {
            &Function::operator();
        };
    else
        return true;
}

template <class Function>
struct TakesShapes {
    template <class Box, class BallLike>
    std::is_invocable<Function&, const Box&, const BallLike&> operator()(const Box&, const BallLike&) const {
        return {};
    }
};

}  // namespace detail

/// How `Function` takes inputs of a signature.
template <class Function, Signature signature>
constexpr CallStyle call_style() {
    using Scalar = ScalarOf<signature.scalar>;
    constexpr auto indices = std::make_index_sequence<number_count(signature)>{};
    using Shapes = decltype(with_shapes_of<signature>(std::declval<const double*>(), detail::TakesShapes<Function>{}));
    if (detail::takes_numbers<Function, Scalar>(indices)) return CallStyle::numbers;
    if (Shapes::value) return CallStyle::shapes;
    return CallStyle::neither;
}

/// Whether every parameter of `Function` is a float: with f64 it would be asked other numbers than were drawn.
template <class Function, Signature signature>
constexpr bool takes_floats_only() {
    constexpr auto indices = std::make_index_sequence<number_count(signature)>{};
    if constexpr (detail::has_fixed_parameters<std::remove_cvref_t<Function>>())
        return detail::takes_only<Function, float>(indices) && !detail::takes_only<Function, double>(indices);
    else
        return false;
}

/// Whether every parameter of `Function` is an int, or a wider whole number; nothing is known of a generic or overloaded one, and of shapes
/// their scalar tells.
template <class Function, Signature signature>
constexpr bool takes_whole_only() {
    constexpr auto indices = std::make_index_sequence<number_count(signature)>{};
    if constexpr (detail::has_fixed_parameters<std::remove_cvref_t<Function>>())
        return !detail::takes_only<Function, float>(indices) && !detail::takes_only<Function, double>(indices);
    else
        return true;
}

namespace detail {

/// What a callable returned as the signature's answer: bool; of other kinds a Reply, of a vector by its elements or by x, y and z.
template <Signature signature, class Returned>
auto answer_in(const Returned& returned) {
    if constexpr (signature.answer == AnswerKind::boolean) {
        return static_cast<bool>(returned);
    } else if constexpr (!is_vector(signature.answer)) {
        return Reply{{static_cast<double>(returned)}};
    } else {
        Reply reply;
        if constexpr (requires { returned[0]; }) {
            for (std::size_t axis = 0; axis < signature.dim; ++axis) reply.numbers[axis] = static_cast<double>(returned[axis]);
        } else {
            reply.numbers[0] = static_cast<double>(returned.x);
            if constexpr (signature.dim > 1) reply.numbers[1] = static_cast<double>(returned.y);
            if constexpr (signature.dim == 3) reply.numbers[2] = static_cast<double>(returned.z);
        }
        return reply;
    }
}

}  // namespace detail

/// The answer of a callable to one case of the signature: bool, or a Reply.
template <Signature signature, class Function>
auto call(Function& function, const Input& input) {
    using Scalar = ScalarOf<signature.scalar>;
    constexpr std::size_t count = number_count(signature);
    if constexpr (call_style<Function, signature>() == CallStyle::numbers) {
        return [&]<std::size_t... Index>(std::index_sequence<Index...>) {
            return detail::answer_in<signature>(function(static_cast<Scalar>(input.numbers[Index])...));
        }
        (std::make_index_sequence<count>{});
    } else {
        return with_shapes_of<signature>(
            input.numbers.data(), [&](const auto& box, const auto& ball) { return detail::answer_in<signature>(function(box, ball)); });
    }
}

/// What a callable threw, with the call that did it.
class CallThrew : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A subject made of a callable, which is copied. If it throws, `answer` throws CallThrew.
template <Signature signature, class Function>
Subject subject_of(std::string name, Contract contract, Function function) {
    using Given = decltype(call<signature>(function, std::declval<const Input&>()));
    return {std::move(name), signature, contract, [function](std::span<const Input> cases, std::span<Given> answers) mutable {
                std::size_t i = 0;
                try {
                    for (; i < cases.size(); ++i) answers[i] = call<signature>(function, cases[i]);
                } catch (const std::exception& thrown) {
                    throw CallThrew(to_text(cases[i]) + " => threw " + thrown.what());
                } catch (...) {
                    throw CallThrew(to_text(cases[i]) + " => threw what is no std::exception");
                }
            }};
}

}  // namespace tangency::properties
