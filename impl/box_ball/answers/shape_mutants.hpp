// SPDX-License-Identifier: MIT
// Faults in how shapes are read or remembered, which any method may have, whatever it answers: what relations between answers are there to see.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "impl/box_ball/answers/frame.hpp"

namespace tangency::answers {

template <class Method>
struct ForgetsTheNegativeSide {
    static constexpr std::string_view defect = "takes what lies at negative x for being level", seen_in = "an abs() left out on one axis";
    static auto answer(auto shapes) {
        shapes.offset[0] = positive(shapes.offset[0]);
        return Method::answer(shapes);
    }
};

template <class Method>
struct OneExtentForAll {
    static constexpr std::string_view defect = "takes the x extent for the others", seen_in = "a box that was a square once";
    static auto answer(auto shapes) {
        shapes.half_extent.fill(shapes.half_extent[0]);
        return Method::answer(shapes);
    }
};

template <class Method>
struct MeasuresToTheCorner {
    static constexpr std::string_view defect = "measures to the nearest corner", seen_in = "a test of the corners alone";
    static auto answer(auto shapes) {
        for (std::size_t axis = 0; axis < shapes.dim; ++axis) {
            shapes.offset[axis] = std::copysign(shapes.overshoot(axis), shapes.offset[axis]);
            shapes.half_extent[axis] = 0;
        }
        return Method::answer(shapes);
    }
};

template <class Method>
struct SixBitsOfTheRadius {
    static constexpr std::string_view defect = "keeps six bits of the radius", seen_in = "a field packed beside others";
    template <class Scalar>
    static auto answer(PointAndBox<Scalar> shapes) {
        shapes.radius = std::fmod(shapes.radius, Scalar{64});
        return Method::answer(shapes);
    }
};

template <class Method>
struct SkinOfFixedWidth {
    static constexpr std::string_view defect = "adds 1/8 to the radius whatever the unit", seen_in = "a margin in metres given pixels";
    template <class Scalar>
    static auto answer(PointAndBox<Scalar> shapes) {
        shapes.radius += Scalar{0.125F};
        return Method::answer(shapes);
    }
};

template <class Method>
struct RepeatsItself {
    static constexpr std::string_view defect = "now and then answers what it answered before", seen_in = "a cache with too short a key";
    template <class Scalar>
    static Numbers<Scalar> answer(const PointAndBox<Scalar>& shapes) {
        static unsigned calls = 0;
        static Numbers<Scalar> last{};
        if (++calls % 7 != 0) last = numbers_of<Scalar>(Method::answer(shapes));
        return last;
    }
};

/// A row of which the numbers that `changes` names are changed before the method sees it.
template <class Method, class Scalar, class Change>
Numbers<Scalar> answer_to_changed(const Signature& signature, const Scalar* row, Change change) {
    const Layout& layout = layout_of(signature);
    std::array<Scalar, max_number_count> changed{};
    for (std::size_t place = 0; place < layout.size(); ++place) changed[place] = change(layout[place], row[place]);
    return answer_of<Method>(signature, changed.data());
}

template <class Method>
struct PlaceInWholeNumbers {
    static constexpr std::string_view defect = "casts the second shape's place to int",
                                      seen_in = "pixels of a mouse beside a world in floats";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        return answer_to_changed<Method>(signature, row, [](const Field& field, Scalar number) {
            return field.shape == ShapeOf::second && is_position(field.role) ? std::trunc(number) : number;
        });
    }
};

template <class Method>
struct FirstSizeForBoth {
    static constexpr std::string_view defect = "takes the first shape's size for the second's", seen_in = "a line copied and not changed";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const Layout& layout = layout_of(signature);
        return answer_to_changed<Method>(signature, row, [&](const Field& field, Scalar number) {
            if (!is_size(field.role) || field.shape != ShapeOf::second) return number;
            return row[layout.place_of(ShapeOf::first, field.role, field.axis)];
        });
    }
};

/// Of an angle in degrees, or of a direction.
template <class Method>
struct OneWayRound {
    static constexpr std::string_view defect = "rotates counter-clockwise alone", seen_in = "an abs() too many";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        return answer_to_changed<Method>(signature, row, [](const Field& field, Scalar number) {
            const bool is_sine = field.role == Role::direction && field.axis == 1;
            return field.role == Role::degrees || is_sine ? std::abs(number) : number;
        });
    }
};

template <class Method>
struct AtMostOneTurn {
    static constexpr std::string_view defect = "stops at one turn", seen_in = "a clamp where a remainder was meant";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        return answer_to_changed<Method>(signature, row, [](const Field& field, Scalar number) {
            return field.role == Role::degrees ? std::clamp(number, Scalar{-360}, Scalar{360}) : number;
        });
    }
};

template <class Method>
struct QuartersLost {
    static constexpr std::string_view defect = "keeps the angle within a quarter", seen_in = "a remainder of 90 for one of 360";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        return answer_to_changed<Method>(signature, row, [](const Field& field, Scalar number) {
            return field.role == Role::degrees ? std::fmod(number, Scalar{90}) : number;
        });
    }
};

}  // namespace tangency::answers
