// SPDX-License-Identifier: MIT
// A row of numbers described as data: what each number is, of which shape, on which axis.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tangency/shapes/form.hpp"

namespace tangency {

/// What a number of a row is.
enum class Role : std::uint8_t {
    center,       ///< a coordinate of the shape's centre
    corner,       ///< a coordinate of the low corner of the shape, or of the box around a ball
    lo,           ///< the low side on an axis
    hi,           ///< the high side on an axis
    half_extent,  ///< half the width on an axis, zero or more
    extent,       ///< the width on an axis, zero or more
    radius,       ///< zero or more
    radians,      ///< an angle; positive turns x towards y
    degrees,      ///< an angle; positive turns x towards y
    direction,    ///< a component of the direction of the box's x side, of any length but zero
    quaternion    ///< a component, x y z w, of a quaternion of any length but zero
};

/// Moves with the shape when it is translated.
constexpr bool is_position(Role role) { return role <= Role::hi; }
/// Zero or more in every valid row.
constexpr bool is_size(Role role) { return role >= Role::half_extent && role <= Role::radius; }
/// In the unit of length that all positions and sizes of a row share.
constexpr bool is_length(Role role) { return role <= Role::radius; }
/// Says which way the box points, and has no unit of length.
constexpr bool is_orientation(Role role) { return !is_length(role); }

/// The shapes of a row in their order.
enum class ShapeOf : std::uint8_t { box, ball };

/// One number of a row.
struct Field {
    std::string_view name{};  ///< as error messages, reports and plugin signatures use it
    Role role{};
    ShapeOf shape{};
    std::uint8_t axis = 0;  ///< of a quaternion the component; 0 for what has no axis
};

/// A row's numbers in argument order: the box, its orientation, then the ball.
class Layout {
public:
    constexpr explicit Layout(const Signature& signature);

    constexpr std::size_t size() const { return size_; }
    constexpr std::size_t dim() const { return dim_; }
    constexpr const Field& operator[](std::size_t place) const { return fields_[place]; }
    constexpr const Field* begin() const { return fields_.data(); }
    constexpr const Field* end() const { return fields_.data() + size_; }

    /// Where the number stands in the row; size() if the row has none such.
    constexpr std::size_t place_of(ShapeOf shape, Role role, std::size_t axis = 0) const {
        for (std::size_t place = 0; place < size_; ++place)
            if (fields_[place].shape == shape && fields_[place].role == role && fields_[place].axis == axis) return place;
        return size_;
    }

private:
    constexpr void add(ShapeOf shape, Role role, std::size_t axes);

    std::array<Field, max_number_count> fields_{};
    std::size_t size_ = 0;
    std::size_t dim_;
};

namespace detail {

constexpr std::string_view name_of_field(ShapeOf shape, Role role, std::size_t axis) {
    constexpr std::array<std::array<std::string_view, 4>, 11> names{{{"cx", "cy", "cz"},
                                                                     {"x", "y", "z"},
                                                                     {"lox", "loy", "loz"},
                                                                     {"hix", "hiy", "hiz"},
                                                                     {"hx", "hy", "hz"},
                                                                     {"w", "h", "d"},
                                                                     {"r"},
                                                                     {"angle"},
                                                                     {"angle"},
                                                                     {"ux", "uy"},
                                                                     {"qx", "qy", "qz", "qw"}}};
    constexpr std::array<std::array<std::string_view, 3>, 2> names_of_ball{{{"px", "py", "pz"}, {"qx", "qy", "qz"}}};
    if (shape == ShapeOf::ball && role <= Role::corner) return names_of_ball[static_cast<std::size_t>(role)][axis];
    return names[static_cast<std::size_t>(role)][axis];
}

}  // namespace detail

constexpr void Layout::add(ShapeOf shape, Role role, std::size_t axes) {
    for (std::size_t axis = 0; axis < axes; ++axis)
        fields_[size_++] = {detail::name_of_field(shape, role, axis), role, shape, static_cast<std::uint8_t>(axis)};
}

constexpr Layout::Layout(const Signature& signature) : dim_(signature.dim) {
    const bool stores_center = signature.form == Form::center_half;
    const bool stores_sides = signature.form == Form::lo_hi;
    add(ShapeOf::box, stores_center ? Role::center : stores_sides ? Role::lo : Role::corner, dim_);
    add(ShapeOf::box, stores_center ? Role::half_extent : stores_sides ? Role::hi : Role::extent, dim_);
    switch (signature.turning) {
        case Turning::none: break;
        case Turning::radians: add(ShapeOf::box, Role::radians, 1); break;
        case Turning::degrees: add(ShapeOf::box, Role::degrees, 1); break;
        case Turning::axis: add(ShapeOf::box, Role::direction, 2); break;
        case Turning::quaternion: add(ShapeOf::box, Role::quaternion, 4); break;
    }
    add(ShapeOf::ball, signature.form == Form::corner_size_ball_corner ? Role::corner : Role::center, dim_);
    add(ShapeOf::ball, Role::radius, 1);
}

}  // namespace tangency
