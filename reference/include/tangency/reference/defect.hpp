// SPDX-License-Identifier: MIT
// What makes a row no valid input at all: an error value that names the field, never a verdict.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tangency/reference/vertex_defect.hpp"
#include "tangency/shapes/layout.hpp"

namespace tangency::reference {

enum class Flaw {
    not_a_number,
    infinite,
    negative,
    lo_above_hi,
    zero_direction,
    repeated_vertex,
    straight_vertex,
    reflex_vertex,
    second_turn
};

/// The first field, in argument order, that keeps the row from being a valid input. An axis or a quaternion
/// of length zero is named by its fields together: "ux, uy", and so is a vertex.
struct Defect {
    std::string_view field;
    Flaw flaw;

    friend bool operator==(const Defect&, const Defect&) = default;
};

/// One clause for an error message: what is wrong with the field and what it must be instead.
inline std::string describe(const Defect& defect) {
    const std::string field(defect.field);
    switch (defect.flaw) {
        case Flaw::not_a_number: return field + " is NaN; give a finite number";
        case Flaw::infinite: return field + " is infinite; give a finite number";
        case Flaw::negative: return field + " is negative; give zero or more";
        case Flaw::lo_above_hi: return field + " is above its hi side; swap the two";
        case Flaw::zero_direction: return field + " are all zero; give a direction of any nonzero length";
        case Flaw::repeated_vertex: return field + " repeat an earlier vertex; leave them out and ask a form of fewer vertices";
        case Flaw::straight_vertex:
            return field + " lie in line with the vertices beside them; leave them out and ask a form of fewer vertices";
        case Flaw::reflex_vertex:
            return field + " turn against the other vertices, so the polygon is not convex; divide it, or give its vertices in order";
        case Flaw::second_turn: return field + " begin a second turn around, so sides cross; give the vertices in order, once around";
    }
    return field;
}

namespace detail {

/// Of the polygons of a row of finite numbers.
template <class Scalar>
std::optional<Defect> find_polygon_defect(const Signature& signature, std::span<const Scalar> numbers) {
    constexpr std::array<Flaw, 4> flaws{Flaw::repeated_vertex, Flaw::straight_vertex, Flaw::reflex_vertex, Flaw::second_turn};
    const VertexCounts counts = vertices_of(signature.form);
    std::array<double, 4 * most_vertices> all{};
    std::copy(numbers.begin(), numbers.end(), all.begin());
    for (const std::size_t polygon : {0U, 1U}) {
        const std::size_t first = polygon == 0 ? 0 : counts.first, count = polygon == 0 ? counts.first : counts.second;
        if (count == 0) continue;
        if (const auto defect = find_vertex_defect(std::span<const double>(all).subspan(2 * first, 2 * count)))
            return Defect{tangency::detail::vertex_names[polygon][defect->vertex].both(), flaws[static_cast<std::size_t>(defect->flaw)]};
    }
    return std::nullopt;
}

}  // namespace detail

/// The first defect of a row of numbers in the order of its layout, or nothing if the row is an
/// input: every number finite, radius and extents not negative, lo at most hi, axis or quaternion not zero, polygons strictly convex.
/// Minus zero is zero.
template <class Scalar>
std::optional<Defect> find_defect(const Signature& signature, std::span<const Scalar> numbers) {
    const Layout& layout = layout_of(signature);
    for (std::size_t i = 0; i < layout.size(); ++i) {
        if (std::isnan(numbers[i])) return Defect{layout[i].name, Flaw::not_a_number};
        if (std::isinf(numbers[i])) return Defect{layout[i].name, Flaw::infinite};
    }
    const auto is_zero = [&](const Field& field) {
        const auto orientation = layout.orientation(numbers, field.shape);
        return std::all_of(orientation.begin(), orientation.end(), [](Scalar number) { return number == 0; });
    };
    for (std::size_t i = 0; i < layout.size(); ++i) {
        const std::string_view name = layout[i].name;
        const Role role = layout[i].role;
        if (is_size(role) && numbers[i] < 0) return Defect{name, Flaw::negative};
        if (role == Role::hi && numbers[layout.beside_hi(i)] > numbers[i])
            return Defect{layout[layout.beside_hi(i)].name, Flaw::lo_above_hi};
        const bool is_first = layout[i].shape == ShapeOf::first;
        if (role == Role::direction && is_zero(layout[i])) return Defect{is_first ? "ux, uy" : "ux2, uy2", Flaw::zero_direction};
        if (role == Role::quaternion && is_zero(layout[i]))
            return Defect{is_first ? "qx, qy, qz, qw" : "qx2, qy2, qz2, qw2", Flaw::zero_direction};
    }
    return has_polygon(signature.question) ? detail::find_polygon_defect(signature, numbers) : std::nullopt;
}

}  // namespace tangency::reference
