// SPDX-License-Identifier: MIT
// The nearest point of a shape, from the nearest points of the cores that a certificate has.
#include "tangency/reference/nearest_point.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <variant>

#include "../point_as_ball.hpp"
#include "../rotated_gap.hpp"
#include "../with_root.hpp"
#include "tangency/reference/certificate.hpp"
#include "tangency/reference/rotated/exact_number.hpp"
#include "tangency/shapes/layout.hpp"

namespace tangency::reference {
namespace {

Fraction fraction_of(const std::string& text) { return std::get<Fraction>(Number::of_text(text).exact().value); }

Number number_of(const WrittenNumber& written) {
    if (!written.fraction.empty()) return Number::of_text(written.fraction);
    const auto& [a, b] = std::pair(written.parts[0], written.parts[1]);
    const Fraction root = fraction_of(written.root);
    if (!a.fraction.empty() && !b.fraction.empty()) return with_root(fraction_of(a.fraction), fraction_of(b.fraction), root);
    return number_of(a) + number_of(b) * with_root(0, 1, root);
}

Fraction first_radius(const Signature& signature, std::span<const double> row) {
    const Layout& layout = layout_of(signature);
    const std::size_t place = layout.place_of(ShapeOf::first, Role::radius);
    return place < layout.size() ? Fraction(row[place]) : Fraction(0);
}

}  // namespace

std::array<Number, 3> find_nearest_point(const Signature& signature, std::span<const double> row) {
    // At an angle a certificate has points that are near enough for a proof.
    const bool has_angle = signature.orientation == Orientation::radians || signature.orientation == Orientation::degrees;
    if (has_angle && signature.question == Question::box_ball) return find_rotated_nearest(signature, row);
    if (has_angle && signature.question == Question::box_point) {
        const PointAsBall ball(signature, row);
        return find_rotated_nearest(ball.signature, ball.row);
    }
    const Certificate certificate = find_certificate(signature, row);
    std::array<Number, 3> point;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) point[axis] = number_of(certificate.first[axis]);
    const Fraction radius = first_radius(signature, row);
    if (radius.sign() == 0) return point;
    // From the first core as far as its radius, or as the second core if that lies within. Balls and capsules have no angle.
    std::array<Fraction, 3> from, way;
    Fraction square = 0;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        from[axis] = fraction_of(certificate.first[axis].fraction);
        way[axis] = fraction_of(certificate.second[axis].fraction) - from[axis];
        square += way[axis] * way[axis];
    }
    const bool is_within = square <= radius * radius;
    for (std::size_t axis = 0; axis < signature.dim; ++axis)
        point[axis] = is_within ? Number(ExactNumber{from[axis] + way[axis]}) : with_root(from[axis], radius * way[axis] / square, square);
    return point;
}

}  // namespace tangency::reference
