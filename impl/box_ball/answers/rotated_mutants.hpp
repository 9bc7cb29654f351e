// SPDX-License-Identifier: MIT
// Distances and translations of rotated boxes broken on purpose.
#pragma once

#include "impl/box_ball/answers/homes.hpp"
#include "impl/box_ball/answers/methods.hpp"

namespace tangency::answers {

template <class Scalar>
Frame<Scalar> mirrored(const Frame<Scalar>& frame) {
    Frame<Scalar> other;
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) other.side[i][j] = frame.side[j][i];
    return other;
}

/// The right answer in a frame, which is not rotated back.
template <class Scalar>
Numbers<Scalar> right_in_frame(const Signature& signature, const Scalar* row, const Frame<Scalar>& frame) {
    auto shapes = point_and_box(signature, row);
    shapes.offset = frame.into(shapes.offset);
    return RightAnswer::answer(shapes);
}

/// Calls add(name, kinds of answer, homes, what is told of it, formula) for each.
template <class Add>
void add_broken_frames(Add add) {
    using namespace homes;
    add("stays_in_the_boxs_frame", kind::mtv, {by_radians, by_quaternion},
        {"gives the translation in the box's frame", "a result that is not rotated back into the world"},
        [](const Signature& signature, const auto* row) { return right_in_frame(signature, row, frame_of(signature, row)); });
    add("rotates_back_the_wrong_way", kind::mtv, {by_degrees, by_quaternion},
        {"rotates the translation into the frame a second time", "the same matrix used both ways"},
        [](const Signature& signature, const auto* row) {
            const auto frame = frame_of(signature, row);
            return frame.into(right_in_frame(signature, row, frame));
        });
    add("ignores_the_rotation", kind::distance, {by_radians, by_degrees, by_axis, by_quaternion},
        {"takes the box as if it lay along the axes", "bounding boxes where rotated ones were meant"},
        [](const Signature& signature, const auto* row) { return RightAnswer::answer(point_and_box(signature, row)); });
    const auto the_other_way = [](const Signature& signature, const auto* row) {
        return answer_in_frame<RightAnswer>(signature, row, mirrored(frame_of(signature, row)));
    };
    const Told clockwise{"rotates clockwise", "y pointing down on the screen, or a transposed matrix"};
    add("distance_the_other_way", kind::distance, {by_radians, by_axis, by_quaternion}, clockwise, the_other_way);
    add("depth_the_other_way", kind::signed_distance, {by_degrees, by_quaternion}, clockwise, the_other_way);
    add("translation_the_other_way", kind::mtv, {by_radians, by_axis}, clockwise, the_other_way);
    add("rotates_about_the_origin", kind::distance, {by_radians, by_quaternion},
        {"rotates the ball about the origin", "a rotation before the translation"}, [](const Signature& signature, const auto* row) {
            const auto lengths = lengths_of(layout_of(signature), [row](std::size_t place) { return row[place]; });
            auto shapes = point_and_box(signature, row);
            const auto ball = frame_of(signature, row).into(lengths.second.center);
            for (std::size_t axis = 0; axis < shapes.dim; ++axis) shapes.offset[axis] = ball[axis] - lengths.first.center[axis];
            return ClampDistance::answer(shapes);
        });
    // Of an axis or a quaternion.
    add("takes_it_for_a_unit", kind::distance, {by_axis, by_quaternion},
        {"rotates by a direction of any length as if it were 1", "a direction that nobody normalises"},
        []<class Scalar>(const Signature& signature, const Scalar* row) -> Numbers<Scalar> {
            const Scalar* orientation = row + layout_of(signature).orientation();
            const Frame<Scalar> frame = signature.orientation == Orientation::axis
                                            ? frame_by(orientation[0], orientation[1])
                                            : frame_by_quaternion<Scalar>({orientation[0], orientation[1], orientation[2], orientation[3]});
            return answer_in_frame<ClampDistance>(signature, row, frame);
        });
    add("radians_for_degrees", kind::distance, {by_degrees}, {"takes degrees for radians", "std::cos(angle)"},
        [](const Signature& signature, const auto* row) {
            const auto angle = row[layout_of(signature).orientation()];
            return answer_in_frame<ClampDistance>(signature, row, frame_by(std::cos(angle), std::sin(angle)));
        });
}

}  // namespace tangency::answers
