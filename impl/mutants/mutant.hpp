// SPDX-License-Identifier: MIT
// What every mutant says of itself: a subject broken on purpose, one idea each.
#pragma once

#include <cstddef>
#include <string_view>

#include "tangency/shapes/form.hpp"
#include "tangency/shapes/level.hpp"

namespace tangency::mutants {

/// Numbers taken for others, in any encoding of boxes by their sizes.
enum class Misreading {
    nothing,
    sizes_halved,
    sizes_doubled,
    sizes_swapped,       ///< of x and y
    x_size_for_all,      ///< for each axis'
    first_size_for_both  ///< the first box's for the second's
};

/// A mutant is a line of its family, which a file of box_ball/mutants/ or another question's mutants.hpp lists: its name, its home, this, and
/// a formula of the two shapes that answers yes or no. Subjects and reports know it by mutant_ and its name.
struct MutantInfo {
    std::string_view defect;                    ///< one clause: what was done wrong
    std::string_view seen_in;                   ///< where real software shipped it, or the slip that invites it
    std::string_view costs{};                   ///< of a question beside box_ball: what a miss costs; what has it is a reason of stored
                                                ///< vectors, `bug_` for `mutant_`. Empty where single cases show nothing
    Contract contract = Contract::closed;       ///< the contract it breaks
    Level unbroken = Level::banded;             ///< what the method would reach without the defect; only violations
                                                ///< up to this level count as kills
    bool breaks_policy = false;                 ///< the defect lies outside the contract, where only a recommendation looks
    std::size_t fewest_vertices = 3;            ///< of a polygon in which the defect shows
    Misreading misreads = Misreading::nothing;  ///< if that is all of the defect: it is looked for in every encoding
};

/// The signature in which a mutant is tried. One that is everywhere is a formula of any scalar and dimension, by which stored vectors of
/// boxes carry the defect out; one of polygons is of any number of vertices.
template <Signature signature, bool is_everywhere = false>
struct Home {
    constexpr Home<signature, true> everywhere() const { return {}; }
};

/// The homes of a form: of floats and doubles, in the plane unless the orientation is one of space.
template <Form form, Question question, Orientation orientation = Orientation::none>
struct HomesOf {
    static constexpr std::size_t dim = orientation == Orientation::quaternion ? 3 : 2;
    static constexpr Home<Signature{form, ScalarType::f32, dim, orientation, question}> f32{};
    static constexpr Home<Signature{form, ScalarType::f64, dim, orientation, question}> f64{};
    static constexpr Home<Signature{form, ScalarType::f32, 3, orientation, question}> f32_3d{};
    static constexpr Home<Signature{form, ScalarType::f64, 3, orientation, question}> f64_3d{};
};

/// The encodings that a question has some of.
template <Question question>
struct EncodingsOf {
    template <Form form, Orientation orientation = Orientation::none>
    using Homes = HomesOf<form, question, orientation>;

    static constexpr Homes<Form::center_half> center_half{};
    static constexpr Homes<Form::lo_hi> lo_hi{};
    static constexpr Homes<Form::corner_size> corner_size{};
    static constexpr Homes<Form::corner_size_ball_corner> corner_size_ball_corner{};
    static constexpr Homes<Form::center_size> center_size{};
    static constexpr Homes<Form::center_half, Orientation::radians> center_half_radians{};
    static constexpr Homes<Form::center_half, Orientation::degrees> center_half_degrees{};
    static constexpr Homes<Form::center_half, Orientation::axis> center_half_axis{};
    static constexpr Homes<Form::center_half, Orientation::quaternion> center_half_quaternion{};
    static constexpr Homes<Form::corner_size, Orientation::radians> corner_size_radians{};
    static constexpr Homes<Form::corner_size, Orientation::degrees> corner_size_degrees{};
    static constexpr Homes<Form::corner_size, Orientation::axis> corner_size_axis{};
    static constexpr Homes<Form::corner_size, Orientation::quaternion> corner_size_quaternion{};
    static constexpr Homes<Form::center_size, Orientation::radians> center_size_radians{};
    static constexpr Homes<Form::center_size, Orientation::degrees> center_size_degrees{};
    static constexpr Homes<Form::center_size, Orientation::axis> center_size_axis{};
    static constexpr Homes<Form::center_size, Orientation::quaternion> center_size_quaternion{};
    static constexpr Homes<Form::center_radius> center_radius{};
    static constexpr Homes<Form::ends> ends{};
    static constexpr Homes<Form::ends_radius> ends_radius{};
    static constexpr Homes<form_on_trial<question>> vertices{};
};

}  // namespace tangency::mutants
