// SPDX-License-Identifier: MIT
// The frame of a rotated box as methods of numbers compute it: into it, and back into the world.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <type_traits>

#include "impl/box_ball/answers/point_and_box.hpp"

namespace tangency::answers {

/// The box's own directions, of about unit length.
template <class Scalar>
struct Frame {
    std::array<Numbers<Scalar>, 3> side{};

    Numbers<Scalar> into(const Numbers<Scalar>& world) const {
        Numbers<Scalar> own{};
        for (std::size_t axis = 0; axis < 3; ++axis)
            own[axis] = world[0] * side[axis][0] + world[1] * side[axis][1] + world[2] * side[axis][2];
        return own;
    }
    Numbers<Scalar> back(const Numbers<Scalar>& own) const {
        Numbers<Scalar> world{};
        for (std::size_t axis = 0; axis < 3; ++axis) world[axis] = own[0] * side[0][axis] + own[1] * side[1][axis] + own[2] * side[2][axis];
        return world;
    }
};

/// Divided by the largest power of two in them, so that squares stay in range, and then by their length.
template <class Scalar, std::size_t Count>
std::array<Scalar, Count> unit_of(std::array<Scalar, Count> numbers) {
    Scalar largest = 0, sum = 0;
    for (const Scalar number : numbers) largest = std::max(largest, std::abs(number));
    const int exponent = std::ilogb(largest);
    for (Scalar& number : numbers) {
        number = std::scalbn(number, -exponent);
        sum += number * number;
    }
    const Scalar length = std::sqrt(sum);
    for (Scalar& number : numbers) number /= length;
    return numbers;
}

template <class Scalar>
Frame<Scalar> frame_by(Scalar cosine, Scalar sine) {
    return {{{{cosine, sine, 0}, {-sine, cosine, 0}, {0, 0, 1}}}};
}

/// The rotation matrix of a unit quaternion (Shoemake, Animating Rotation with Quaternion Curves, 1985).
template <class Scalar>
Frame<Scalar> frame_by_quaternion(const std::array<Scalar, 4>& quaternion) {
    const auto& [x, y, z, w] = quaternion;
    return {{{{1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)},
              {2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)},
              {2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)}}}};
}

/// Needs a row with an orientation.
template <class Scalar>
Frame<Scalar> frame_of(const Signature& signature, const Scalar* row) {
    const Scalar* orientation = row + layout_of(signature).orientation();
    switch (signature.orientation) {
        case Orientation::degrees: {
            const Scalar angle = std::fmod(orientation[0], Scalar{360}) * (std::numbers::pi_v<Scalar> / 180);
            return frame_by(std::cos(angle), std::sin(angle));
        }
        case Orientation::axis: {
            const auto [cosine, sine] = unit_of<Scalar, 2>({orientation[0], orientation[1]});
            return frame_by(cosine, sine);
        }
        case Orientation::quaternion:
            return frame_by_quaternion(unit_of<Scalar, 4>({orientation[0], orientation[1], orientation[2], orientation[3]}));
        default: return frame_by(std::cos(orientation[0]), std::sin(orientation[0]));
    }
}

/// A method of a point and a box in a rotated box's frame; a vector is rotated back.
template <class Method, class Scalar>
Numbers<Scalar> answer_in_frame(const Signature& signature, const Scalar* row, const Frame<Scalar>& frame) {
    PointAndBox<Scalar> shapes = point_and_box(signature, row);
    shapes.offset = frame.into(shapes.offset);
    const auto answer = numbers_of<Scalar>(Method::answer(shapes));
    return signature.answer == AnswerKind::mtv ? frame.back(answer) : answer;
}

/// A formula as a method.
template <class Formula>
struct MethodOf {
    template <class... Given>
    static auto answer(const Given&... given) requires std::is_invocable_v<Formula, const Given&...> {
        return Formula{}(given...);
    }
};

/// A method of rows as a formula.
template <class Method>
constexpr auto formula_of = [](const Signature& signature, const auto* row) { return Method::answer(signature, row); };

/// What a method answers to a row, of which it takes the numbers, or the point and the box.
template <class Method, class Scalar>
Numbers<Scalar> answer_of(const Signature& signature, const Scalar* row) {
    if constexpr (requires { Method::answer(signature, row); }) {
        return numbers_of<Scalar>(Method::answer(signature, row));
    } else {
        if (signature.orientation != Orientation::none) return answer_in_frame<Method>(signature, row, frame_of(signature, row));
        return numbers_of<Scalar>(Method::answer(point_and_box(signature, row)));
    }
}

}  // namespace tangency::answers
