// SPDX-License-Identifier: MIT
// Segments of the plane that are apart: by how much their distance is more than what parts them from each other's lines.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/properties/polygons.hpp"
#include "tangency/reference/number.hpp"

namespace tangency::questions {

/// The ends of a segment of the plane.
using Ends = std::array<properties::Place, 2>;

/// The segment whose numbers begin at a place of the row.
inline Ends ends_at(const properties::Input& input, std::size_t place) {
    return {{{input.numbers[place], input.numbers[place + 1]}, {input.numbers[place + 2], input.numbers[place + 3]}}};
}

namespace detail {

template <class T>
struct Offset {
    T x, y;
    Offset(const properties::Place& from, const properties::Place& to) : x(T(to[0]) - T(from[0])), y(T(to[1]) - T(from[1])) {}
};

template <class T>
T cross(const Offset<T>& a, const Offset<T>& b) {
    return a.x * b.y - a.y * b.x;
}
template <class T>
T dot(const Offset<T>& a, const Offset<T>& b) {
    return a.x * b.x + a.y * b.y;
}

/// The squared height of a segment above another's line, 0 if it reaches that line. A segment without a length has no line.
template <class T>
T height_sq(const Ends& line, const Ends& ends) {
    const Offset<T> along(line[0], line[1]);
    T start = cross(along, Offset<T>(line[0], ends[0])), end = cross(along, Offset<T>(line[0], ends[1]));
    if (end < T(0)) {
        start = -start;
        end = -end;
    }
    const T least = std::min(start, end);
    return least > T(0) ? least * (least / dot(along, along)) : T(0);
}

template <class T>
T distance_sq(const Ends& segment, const properties::Place& point) {
    const Offset<T> along(segment[0], segment[1]), away(segment[0], point), back(segment[1], point);
    const T forwards = dot(along, away), length_sq = dot(along, along);
    if (!(forwards > T(0))) return dot(away, away);
    if (!(forwards < length_sq)) return dot(back, back);
    return cross(along, away) * (cross(along, away) / length_sq);
}

}  // namespace detail

/// The squared distance of segments that do not cross.
template <class T>
T distance_sq(const Ends& one, const Ends& other) {
    return std::min({detail::distance_sq<T>(one, other[0]), detail::distance_sq<T>(one, other[1]), detail::distance_sq<T>(other, one[0]),
                     detail::distance_sq<T>(other, one[1])});
}

/// The square of the most by which one of two segments is off the other's line: what four orientations see of their distance. It is zero of
/// segments on one line, whatever lies between them, and little of those nearly on one.
template <class T>
T beside_sq(const Ends& one, const Ends& other) {
    return std::max(detail::height_sq<T>(one, other), detail::height_sq<T>(other, one));
}

/// How many times a distance is as long as `beside` of the segments for which that is least, of pairs with a length that are apart.
inline double distance_over_beside(const properties::Input& input, const std::vector<std::array<Ends, 2>>& apart) {
    using reference::Number;
    constexpr double most = 0x1p60, clear = 0x1p10;  // in units of one rounding; what is farther off a line no rounding brings to it
    const auto ratio_sq = [&apart]<class T>(T zero) {
        T distance = zero, beside = zero;
        for (std::size_t i = 0; i < apart.size(); ++i) {
            const T next = distance_sq<T>(apart[i][0], apart[i][1]), next_beside = beside_sq<T>(apart[i][0], apart[i][1]);
            if (i == 0 || next < distance) distance = next;
            if (i == 0 || next_beside < beside) beside = next_beside;
        }
        return std::pair(distance, beside);
    };
    if (apart.empty()) return 1;
    // In doubles first, but for numbers whose squares may leave their range.
    const double scale = properties::scale_of(input), rounding = properties::format_of(input.signature.scalar).unit_roundoff * scale;
    if (scale > 0x1p-400 && scale < 0x1p400)
        if (const auto [distance, beside] = ratio_sq(0.0); beside > clear * clear * rounding * rounding)
            return std::max(std::sqrt(distance / beside), 1.0);
    const auto [distance, beside] = ratio_sq(Number(0));
    return beside.sign() == 0 ? most : std::clamp(std::sqrt((distance / beside).nearest()), 1.0, most);
}

}  // namespace tangency::questions
