// SPDX-License-Identifier: MIT
// Distances and translations of rotated boxes broken on purpose.
#pragma once

#include <string_view>

#include "impl/box_ball/answers/methods.hpp"

namespace tangency::answers {

template <class Scalar>
Frame<Scalar> mirrored(const Frame<Scalar>& frame) {
    Frame<Scalar> other;
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) other.side[i][j] = frame.side[j][i];
    return other;
}

struct StaysInTheBoxsFrame {
    static constexpr std::string_view defect = "gives the translation in the box's frame",
                                      seen_in = "a result that is not rotated back into the world";
    static auto answer(const Signature& signature, const auto* row) {
        auto shapes = point_and_box(signature, row);
        shapes.offset = frame_of(signature, row).into(shapes.offset);
        return ClampTranslation::answer(shapes);
    }
};

struct RotatesBackTheWrongWay {
    static constexpr std::string_view defect = "rotates the translation into the frame a second time",
                                      seen_in = "the same matrix used both ways";
    static auto answer(const Signature& signature, const auto* row) {
        const auto frame = frame_of(signature, row);
        return frame.into(StaysInTheBoxsFrame::answer(signature, row));
    }
};

template <class Method>
struct IgnoresTheRotation {
    static constexpr std::string_view defect = "takes the box as if it lay along the axes",
                                      seen_in = "bounding boxes where rotated ones were meant";
    static auto answer(const Signature& signature, const auto* row) { return Method::answer(point_and_box(signature, row)); }
};

template <class Method>
struct RotatesTheOtherWay {
    static constexpr std::string_view defect = "rotates clockwise", seen_in = "y pointing down on the screen, or a transposed matrix";
    static auto answer(const Signature& signature, const auto* row) {
        return answer_in_frame<Method>(signature, row, mirrored(frame_of(signature, row)));
    }
};

struct RotatesAboutTheOrigin {
    static constexpr std::string_view defect = "rotates the ball about the origin", seen_in = "a rotation before the translation";
    static auto answer(const Signature& signature, const auto* row) {
        const auto lengths = lengths_of(layout_of(signature), [row](std::size_t place) { return row[place]; });
        auto shapes = point_and_box(signature, row);
        const auto ball = frame_of(signature, row).into(lengths.second.center);
        for (std::size_t axis = 0; axis < shapes.dim; ++axis) shapes.offset[axis] = ball[axis] - lengths.first.center[axis];
        return ClampDistance::answer(shapes);
    }
};

/// Of an axis or a quaternion.
struct TakesItForAUnit {
    static constexpr std::string_view defect = "rotates by a direction of any length as if it were 1",
                                      seen_in = "a direction that nobody normalises";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const Scalar* orientation = row + layout_of(signature).orientation();
        const Frame<Scalar> frame = signature.orientation == Orientation::axis
                                        ? frame_by(orientation[0], orientation[1])
                                        : frame_by_quaternion<Scalar>({orientation[0], orientation[1], orientation[2], orientation[3]});
        return answer_in_frame<ClampDistance>(signature, row, frame);
    }
};

struct RadiansForDegrees {
    static constexpr std::string_view defect = "takes degrees for radians", seen_in = "std::cos(angle)";
    static auto answer(const Signature& signature, const auto* row) {
        const auto angle = row[layout_of(signature).orientation()];
        return answer_in_frame<ClampDistance>(signature, row, frame_by(std::cos(angle), std::sin(angle)));
    }
};

}  // namespace tangency::answers
