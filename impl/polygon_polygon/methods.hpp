// SPDX-License-Identifier: MIT
// Two convex polygons: the published methods, repairs, and right variants that must never be blamed.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "impl/polygon_ball/vectors.hpp"
#include "impl/segment_segment/crossing.hpp"
#include "tangency/impl/as.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"

namespace tangency::questions::polygon_polygon {

using namespace polygons;
using impl::MethodInfo;

inline constexpr MethodInfo method = impl::by(form_on_trial<Question::polygon_polygon>, Question::polygon_polygon).only_in(impl::Dims::two);

/// Whether projections overlap along the normal of every side of `sides`.
template <Slip slip, class Scalar, class Overlap>
bool axes_overlap(const Polygon<Scalar>& sides, const Polygon<Scalar>& one, const Polygon<Scalar>& other, Overlap overlap) {
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const Vec<Scalar> axis = side_axis<slip>(sides, i);
        if (!overlap(projection<slip>(one, axis), projection<slip>(other, axis))) return false;
    }
    return true;
}

template <Slip slip, class Scalar, class Overlap>
bool all_axes_overlap(const Polygon<Scalar>& one, const Polygon<Scalar>& other, Overlap overlap) {
    return axes_overlap<slip>(one, one, other, overlap) && axes_overlap<slip>(other, one, other, overlap);
}

/// The listings, with a slip or as they are meant: axes one long, projected and compared with <.
template <Slip slip, Contract contract = Contract::open>
struct Listing {
    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& one, const Polygon<Scalar>& other) {
        return all_axes_overlap<slip>(one, other, overlap<contract, Scalar>);
    }
};

struct PolygonsAxes : Listing<Slip::none> {
    static constexpr MethodInfo info =
        method.published(Contract::open, "polygons_axes", "separating axes: the normals of all sides, each one long",
                         "J.c, common 2D collision detection (2017), the listings as meant");
};

struct PolygonsAxesClosed : Listing<Slip::none, Contract::closed> {
    static constexpr MethodInfo info =
        method.repaired(Contract::closed, "polygons_axes_closed", "polygons_axes with <=", "J.c (2017), in the other contract");
};

/// As printed: Math.sqrt(Math.pow(x, 2), Math.pow(y, 2)).
struct PolygonsLengthOfX : Listing<Slip::length_of_x> {
    static constexpr MethodInfo info = method.published(Contract::open, "polygons_length_of_x", "polygons_axes, a vector as long as its x",
                                                        "J.c (2017), the length as printed", Level::none);
};

/// As printed: x * x + y + y.
struct PolygonsDotOfSums : Listing<Slip::dot_of_sums> {
    static constexpr MethodInfo info = method.published(Contract::open, "polygons_dot_of_sums", "polygons_axes, y added in the dot product",
                                                        "J.c (2017), the dot product as printed", Level::none);
};

/// As printed: the interval is read from fields that nobody set.
struct PolygonsFieldsNeverSet : Listing<Slip::fields_never_set> {
    static constexpr MethodInfo info =
        method.published(Contract::open, "polygons_fields_never_set", "polygons_axes, comparing what was never projected",
                         "J.c (2017), the projection as printed", Level::none);
};

/// The least distance of the second's vertices beyond a side of the first, over the normal's length if it is divided by that.
template <bool divided, class Scalar>
Scalar gap_beyond(const Polygon<Scalar>& counterclockwise, std::size_t side, const Polygon<Scalar>& other) {
    const Vec<Scalar> along = from_to(counterclockwise[side], counterclockwise.after(side));
    const Vec<Scalar> normal = divided ? normalised<Slip::none>(Vec<Scalar>{along[1], -along[0]}) : Vec<Scalar>{along[1], -along[0]};
    Scalar least = dot(normal, from_to(counterclockwise[side], other[0]));
    for (const Vec<Scalar>& vertex : other) least = std::min(least, dot(normal, from_to(counterclockwise[side], vertex)));
    return least;
}

/// Whether the gap beyond some side of either parts them.
template <bool divided, Contract contract, class Scalar>
bool any_side_parts(const Polygon<Scalar>& one, const Polygon<Scalar>& other) {
    const Polygon<Scalar> a = counterclockwise(one), b = counterclockwise(other);
    for (std::size_t i = 0; i < a.size(); ++i)
        if (impl::is_apart<contract>(gap_beyond<divided>(a, i, b))) return true;
    for (std::size_t i = 0; i < b.size(); ++i)
        if (impl::is_apart<contract>(gap_beyond<divided>(b, i, a))) return true;
    return false;
}

/// The greatest separation over the sides of each, apart if it is above zero. Source: Catto, Box2D 2.4, b2FindMaxSeparation, without the
/// skin and for vertices in either order.
struct PolygonsGreatestSeparation {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "polygons_greatest_separation", "the greatest gap beyond a side, of either",
                         "Catto, Box2D 2.4, b2FindMaxSeparation");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& one, const Polygon<Scalar>& other) {
        return !any_side_parts<true, Contract::closed>(one, other);
    }
};

/// Which side of a line the other polygon lies on needs no length. Source: Ericson, Real-Time Collision Detection (2005), 5.2.1;
/// Eberly, The Method of Separating Axes (2001).
template <Contract contract>
struct PolygonsWhichSide {
    static constexpr MethodInfo info =
        method
            .published(Contract::closed, "polygons_which_side", "a side with the whole other polygon beyond it; normals of any length",
                       "Eberly, The Method of Separating Axes (2001)")
            .or_twin(contract, "polygons_which_side_open", "polygons_which_side, where touching is apart");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& one, const Polygon<Scalar>& other) {
        return !any_side_parts<false, contract>(one, other);
    }
};

/// A side of one against every side of the other, else one within the other by its first vertex.
struct PolygonsSidesCross {
    static constexpr MethodInfo info =
        method.control(Contract::closed, "polygons_sides_cross", "two sides that meet, or a vertex within the other polygon");

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& one, const Polygon<Scalar>& other) {
        for (std::size_t i = 0; i < one.size(); ++i)
            for (std::size_t j = 0; j < other.size(); ++j)
                if (crossing::meet(crossing::side_at(one, i), crossing::side_at(other, j))) return true;
        return holds(one, other[0]) || holds(other, one[0]);
    }
};

/// In double, about the first vertex of the first polygon.
struct PolygonsInDouble {
    static constexpr MethodInfo info =
        method.control(Contract::closed, "polygons_in_double", "polygons_which_side in double, about a vertex")
            .reaching(Level::full_range, Level::banded);

    template <class Scalar>
    static Polygon<double> about(const Polygon<Scalar>& polygon, const Vec<Scalar>& origin) {
        Polygon<double> result = impl::as<double>(polygon);
        for (Vec<double>& vertex : result.vertices) vertex = from_to(impl::as<double>(origin), vertex);
        return result;
    }

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& one, const Polygon<Scalar>& other) {
        return PolygonsWhichSide<Contract::closed>::intersects(about(one, one[0]), about(other, one[0]));
    }
};

/// Every side's normal as an axis, whichever way the polygons go round: both intervals on it, about the side's own start.
struct PolygonsAllAxes {
    static constexpr MethodInfo info =
        method.control(Contract::closed, "polygons_all_axes", "both intervals on every side's normal, about the side's start");

    template <class Scalar>
    static bool parts(const Polygon<Scalar>& one, const Polygon<Scalar>& other) {
        for (std::size_t i = 0; i < one.size(); ++i) {
            const Vec<Scalar> side = from_to(one[i], one.after(i));
            const auto interval_of = [&](const Polygon<Scalar>& polygon) {
                Scalar lo = cross(side, from_to(one[i], polygon[0])), hi = lo;
                for (const Vec<Scalar>& vertex : polygon) {
                    const Scalar place = cross(side, from_to(one[i], vertex));
                    lo = std::min(lo, place);
                    hi = std::max(hi, place);
                }
                return std::pair(lo, hi);
            };
            const auto [lo, hi] = interval_of(one);
            const auto [other_lo, other_hi] = interval_of(other);
            if (hi < other_lo || other_hi < lo) return true;
        }
        return false;
    }

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& one, const Polygon<Scalar>& other) {
        return !parts(one, other) && !parts(other, one);
    }
};

/// The first polygon cut down by every side of the second; something is left if they meet. A place that is left alone where they touch is
/// lost where the next cut rounds.
struct PolygonsClipped {
    static constexpr MethodInfo info =
        method.published(Contract::closed, "polygons_clipped", "one polygon clipped by the sides of the other; something is left",
                         "Sutherland and Hodgman, Reentrant polygon clipping (1974)", Level::none);

    template <class Scalar>
    static bool intersects(const Polygon<Scalar>& one, const Polygon<Scalar>& clockwise_or_not) {
        const Polygon<Scalar> clip = counterclockwise(clockwise_or_not);
        std::array<Vec<Scalar>, 4 * most_vertices> left{}, kept{};
        std::size_t count = one.size();
        std::copy(one.begin(), one.end(), left.begin());
        for (std::size_t side = 0; side < clip.size() && count > 0; ++side) {
            std::size_t next = 0;
            for (std::size_t i = 0; i < count; ++i) {
                const Vec<Scalar>&a = left[i], &b = left[i + 1 < count ? i + 1 : 0];
                const Scalar here = cross(from_to(clip[side], clip.after(side)), from_to(clip[side], a)),
                             there = cross(from_to(clip[side], clip.after(side)), from_to(clip[side], b));
                if (here >= 0) kept[next++] = a;
                if ((here > 0 && there < 0) || (here < 0 && there > 0)) {
                    const Scalar share = here / (here - there);
                    kept[next++] = {a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])};
                }
            }
            left = kept;
            count = next;
        }
        return count > 0;
    }
};

using Methods = impl::MethodList<PolygonsAxes, PolygonsAxesClosed, PolygonsLengthOfX, PolygonsDotOfSums, PolygonsFieldsNeverSet,
                                 PolygonsGreatestSeparation, PolygonsWhichSide<Contract::closed>, PolygonsWhichSide<Contract::open>,
                                 PolygonsSidesCross, PolygonsAllAxes, PolygonsInDouble, PolygonsClipped>;

}  // namespace tangency::questions::polygon_polygon
