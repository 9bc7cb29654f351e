// SPDX-License-Identifier: MIT
// What a row means: two cores, their radii, and the rule that decides where there are none.
#pragma once

#include <gmpxx.h>

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "core.hpp"
#include "rotated_angle.hpp"
#include "tangency/shapes/layout.hpp"

namespace tangency::judge {

/// What a row means, in the unit 1 / `unit`.
template <class Number>
struct Shapes {
    Core<Number> first, second;
    Number radii, first_radius;
    Rule rule;
    mpz_class unit;
};

/// The directions of a rotated box, all of the length `side_length`.
template <class Number>
struct Frame {
    std::vector<Point<Number>> sides{};
    Number side_length = as<Number>(1);
    bool is_askew = false;
};

inline Frame<Surd> frame_of_quaternion(const std::vector<mpz_class>& q) {
    const mpz_class &x = q[0], &y = q[1], &z = q[2], &w = q[3];
    const std::array<mpz_class, 9> columns{w * w + x * x - y * y - z * z, 2 * (x * y + w * z),           2 * (x * z - w * y),
                                           2 * (x * y - w * z),           w * w - x * x + y * y - z * z, 2 * (y * z + w * x),
                                           2 * (x * z + w * y),           2 * (y * z - w * x),           w * w - x * x - y * y + z * z};
    Frame<Surd> frame{.side_length = as<Surd>(x * x + y * y + z * z + w * w)};
    for (std::size_t axis = 0; axis < 9; axis += 3)
        frame.sides.push_back({as<Surd>(columns[axis]), as<Surd>(columns[axis + 1]), as<Surd>(columns[axis + 2])});
    return frame;
}

template <class Number>
Frame<Number> frame_of_direction(const Number& cos, const Number& sin, const Number& length) {
    return {.sides = {{cos, sin, Number{}}, {negated(sin), cos, Number{}}}, .side_length = length};
}

inline Frame<Surd> frame_of_axis(const std::vector<mpz_class>& axis, Roots& roots) {
    const mpz_class length_sq = axis[0] * axis[0] + axis[1] * axis[1];
    Surd length = as<Surd>(sqrt(length_sq));
    if (!mpz_perfect_square_p(length_sq.get_mpz_t())) {
        length = {std::vector<mpz_class>(2 * roots.products.size()), &roots};
        length.at[roots.products.size()] = 1;
        roots.add(length_sq);
    }
    return frame_of_direction(as<Surd>(axis[0]), as<Surd>(axis[1]), length);
}

inline Frame<Surd> frame_of_special(const SpecialAngle& angle, Roots& roots) {
    if (angle.cos_b == 0 && angle.sin_b == 0) return frame_of_direction(as<Surd>(angle.cos_a), as<Surd>(angle.sin_a), as<Surd>(2));
    roots.add(angle.n);
    return frame_of_direction<Surd>({{angle.cos_a, angle.cos_b}, &roots}, {{angle.sin_a, angle.sin_b}, &roots}, as<Surd>(2));
}

/// Reads the shapes one after the other off a row whose numbers are even.
template <class Number>
class RowReader {
public:
    RowReader(const Signature& signature, const std::vector<mpz_class>& numbers) : signature_(signature), numbers_(numbers) {}

    Shapes<Number> read(Frame<Number> frame, Frame<Number> second_frame, const mpz_class& unit) {
        const Layout& layout = layout_of(signature_);
        const VertexCounts vertices = vertices_of(signature_.form);
        Core<Number> first = shape(layout.kind_of(ShapeOf::first), vertices.first, std::move(frame));
        const mpz_class first_radius = radii_;
        Core<Number> second = shape(layout.kind_of(ShapeOf::second), vertices.second, std::move(second_frame));
        return {std::move(first), std::move(second), as<Number>(radii_), as<Number>(first_radius), rule_of(signature_.question), unit};
    }

private:
    Core<Number> shape(ShapeKind kind, std::size_t vertices, Frame<Number> frame) {
        const auto& [itself, core_kind, has_radius, type, name, plural, core_name] = tangency::detail::row_of(kind);
        const bool is_box = core_kind == CoreKind::box, is_by_corner = layout_of(signature_).is_ball_corner(place_);
        const std::size_t corners = core_kind == CoreKind::polygon ? vertices : core_kind == CoreKind::segment ? 2 : 1;
        Core<Number> core = is_box ? box(core_name, std::move(frame)) : points(core_name, corners);
        if (has_radius) {
            const mpz_class& radius = numbers_[place_++];
            radii_ += radius;
            // A ball that is stored by its corner has the centre its radius further on every axis.
            for (std::size_t axis = 0; axis < signature_.dim && is_by_corner; ++axis)
                core.corners[0][axis] = core.corners[0][axis] + as<Number>(radius);
        }
        if (is_box) place_ += layout_of(signature_).turn_size();
        return core;
    }

    Core<Number> points(std::string_view name, std::size_t count) {
        Core<Number> core{name, signature_.dim, std::vector<Point<Number>>(count)};
        for (Point<Number>& point : core.corners)
            for (std::size_t axis = 0; axis < signature_.dim; ++axis) point[axis] = as<Number>(numbers_[place_++]);
        return core;
    }

    Core<Number> box(std::string_view name, Frame<Number> frame) {
        const Layout& layout = layout_of(signature_);
        const std::size_t dim = signature_.dim;
        Core<Number> core{name,
                          dim,
                          std::vector<Point<Number>>(1),
                          std::vector<Number>(dim),
                          std::move(frame.sides),
                          std::move(frame.side_length),
                          frame.is_askew};
        const Role stored = layout[place_].role, other = layout[place_ + dim].role;
        for (std::size_t axis = 0; axis < dim; ++axis) {
            const mpz_class &one = numbers_[place_ + axis], &two = numbers_[place_ + dim + axis];
            const mpz_class half = other == Role::half_extent ? two
                                   : other == Role::extent    ? mpz_class(two / 2)
                                                              : mpz_class((two - one) / 2);
            core.half_extents[axis] = as<Number>(half);
            core.corners[0][axis] = as<Number>(stored == Role::center ? one : mpz_class(one + half));
        }
        place_ += 2 * dim;
        return core;
    }

    const Signature& signature_;
    const std::vector<mpz_class>& numbers_;
    std::size_t place_ = 0;
    mpz_class radii_ = 0;
};

}  // namespace tangency::judge
