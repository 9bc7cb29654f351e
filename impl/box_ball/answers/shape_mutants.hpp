// SPDX-License-Identifier: MIT
// Faults in how shapes are read or remembered, which any method may have, whatever it answers: what relations between answers are there to see.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "impl/box_ball/answers/homes.hpp"
#include "impl/box_ball/answers/methods.hpp"

namespace tangency::answers {

/// The right answer to a row of which `change` tells each number anew from its field.
template <class Scalar, class Change>
Numbers<Scalar> answer_to_changed(const Signature& signature, const Scalar* row, Change change) {
    const Layout& layout = layout_of(signature);
    std::array<Scalar, max_number_count> changed{};
    for (std::size_t place = 0; place < layout.size(); ++place) changed[place] = change(layout[place], row[place]);
    return answer_of<RightAnswer>(signature, changed.data());
}

/// Calls add(name, kinds of answer, homes, what is told of it, formula) for each.
template <class Add>
void add_broken_readings(Add add) {
    using namespace homes;
    const auto every_kind = {kind::verdict, kind::distance, kind::signed_distance, kind::distance_sq, kind::mtv};
    add("forgets_the_negative_side", every_kind, {plane, space, balls, boxes},
        {"takes what lies at negative x for being level", "an abs() left out on one axis"}, [](auto shapes) {
            shapes.offset[0] = positive(shapes.offset[0]);
            return RightAnswer::answer(shapes);
        });
    add("one_extent_for_all", every_kind, {plane, space, boxes}, {"takes the x extent for the others", "a box that was a square once"},
        [](auto shapes) {
            shapes.half_extent.fill(shapes.half_extent[0]);
            return RightAnswer::answer(shapes);
        });
    add("measures_to_the_corner", every_kind, {plane, space}, {"measures to the nearest corner", "a test of the corners alone"},
        [](auto shapes) {
            for (std::size_t axis = 0; axis < shapes.dim; ++axis) {
                shapes.offset[axis] = std::copysign(shapes.overshoot(axis), shapes.offset[axis]);
                shapes.half_extent[axis] = 0;
            }
            return RightAnswer::answer(shapes);
        });
    add("six_bits_of_the_radius", {kind::verdict, kind::distance, kind::signed_distance, kind::mtv}, {plane, balls},
        {"keeps six bits of the radius", "a field packed beside others"}, []<class Scalar>(PointAndBox<Scalar> shapes) {
            shapes.radius = std::fmod(shapes.radius, Scalar{64});
            return RightAnswer::answer(shapes);
        });
    add("skin_of_fixed_width", {kind::verdict, kind::distance, kind::mtv}, {plane, balls},
        {"adds 1/8 to the radius whatever the unit", "a margin in metres given pixels"}, [](auto shapes) {
            shapes.radius += 0.125F;
            return RightAnswer::answer(shapes);
        });
    add("repeats_itself", every_kind, {plane, boxes}, {"now and then answers what it answered before", "a cache with too short a key"},
        []<class Scalar>(const PointAndBox<Scalar>& shapes) {
            static unsigned calls = 0;
            static Numbers<Scalar> last{};
            if (++calls % 7 != 0) last = RightAnswer::answer(shapes);
            return last;
        });
    add("place_in_whole_numbers", every_kind, {plane, space, balls},
        {"casts the second shape's place to int", "pixels of a mouse beside a world in floats"},
        [](const Signature& signature, const auto* row) {
            return answer_to_changed(signature, row, [](const Field& field, auto number) {
                return field.shape == ShapeOf::second && is_position(field.role) ? std::trunc(number) : number;
            });
        });
    const auto first_size_for_both = [](const Signature& signature, const auto* row) {
        const Layout& layout = layout_of(signature);
        return answer_to_changed(signature, row, [&](const Field& field, auto number) {
            if (!is_size(field.role) || field.shape != ShapeOf::second) return number;
            return row[layout.place_of(ShapeOf::first, field.role, field.axis)];
        });
    };
    const Told first_size{"takes the first shape's size for the second's", "a line copied and not changed"};
    add("first_size_for_both", every_kind, {boxes}, first_size, first_size_for_both);
    add("first_size_for_both", {kind::verdict, kind::distance, kind::signed_distance, kind::mtv}, {balls}, first_size, first_size_for_both);
    // Of an angle in degrees, or of a direction.
    add("one_way_round", every_kind, {by_degrees, by_axis}, {"rotates counter-clockwise alone", "an abs() too many"},
        [](const Signature& signature, const auto* row) {
            return answer_to_changed(signature, row, [](const Field& field, auto number) {
                const bool is_sine = field.role == Role::direction && field.axis == 1;
                return field.role == Role::degrees || is_sine ? std::abs(number) : number;
            });
        });
    add("at_most_one_turn", every_kind, {by_degrees}, {"stops at one turn", "a clamp where a remainder was meant"},
        [](const Signature& signature, const auto* row) {
            return answer_to_changed(signature, row, []<class Scalar>(const Field& field, Scalar number) {
                return field.role == Role::degrees ? std::clamp(number, Scalar{-360}, Scalar{360}) : number;
            });
        });
    add("quarters_lost", every_kind, {by_degrees}, {"keeps the angle within a quarter", "a remainder of 90 for one of 360"},
        [](const Signature& signature, const auto* row) {
            return answer_to_changed(signature, row, []<class Scalar>(const Field& field, Scalar number) {
                return field.role == Role::degrees ? std::fmod(number, Scalar{90}) : number;
            });
        });
}

}  // namespace tangency::answers
