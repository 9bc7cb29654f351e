// SPDX-License-Identifier: MIT
// A segment and a box: the published methods, repairs, and right variants that must never be blamed.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

#include "impl/box_segment/clipping.hpp"
#include "tangency/impl/as.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::box_segment {

using impl::MethodInfo;
using impl::sides_of;

inline constexpr MethodInfo by_center = impl::by(Form::center_half, Question::box_segment),
                            by_sides = impl::by(Form::lo_hi, Question::box_segment),
                            by_corner = impl::by(Form::corner_size, Question::box_segment);

/// A slab's interval divided, as the minimum and maximum of the standard library take it. Source: Kay and Kajiya, "Ray tracing
/// complex scenes", SIGGRAPH 1986, section 2.
struct SlabDivision {
    static constexpr MethodInfo info =
        by_sides.published(Contract::closed, "slab_division", "the latest entry is no later than the earliest exit; 0/0 poisons it",
                           "Kay and Kajiya, Ray tracing complex scenes (1986)", Level::none);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
        Scalar near = 0, far = 1;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar along = segment.end[axis] - segment.start[axis];
            const Scalar one = (box.lo[axis] - segment.start[axis]) / along, other = (box.hi[axis] - segment.start[axis]) / along;
            near = std::max(std::min(one, other), near);
            far = std::min(std::max(one, other), far);
        }
        return near <= far;
    }
};

/// The same with a test of its own for a segment parallel to the slab.
struct SlabParallelCare {
    static constexpr MethodInfo info =
        by_sides.repaired(Contract::closed, "slab_parallel_care", "slab_division with parallel segments decided by the sides alone",
                          "Haines in Glassner, An Introduction to Ray Tracing (1989), 2.3");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
        return clips_closed(box, segment);
    }
};

/// Reciprocals and their signs made once a ray, so that -0 has its infinity on the right side. The ends are asked with < as
/// published: a segment that touches with one of them is missed.
struct SlabInverseSigns {
    static constexpr MethodInfo info =
        by_sides
            .published(Contract::closed, "slab_inverse_signs", "reciprocals of the direction, sides picked by their signs",
                       "Williams, Barrus, Morley, Shirley, An efficient and robust ray-box intersection algorithm (2005)", Level::none)
            .noting("open at the segment's ends, closed elsewhere");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
        Scalar near = 0, far = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar inverse = 1 / (segment.end[axis] - segment.start[axis]);
            const bool backwards = inverse < 0;
            const Scalar first = ((backwards ? box.hi[axis] : box.lo[axis]) - segment.start[axis]) * inverse;
            const Scalar last = ((backwards ? box.lo[axis] : box.hi[axis]) - segment.start[axis]) * inverse;
            if (axis == 0) {
                near = first;
                far = last;
                continue;
            }
            if (near > last || first > far) return false;
            if (first > near) near = first;
            if (last < far) far = last;
        }
        return near < 1 && far > 0;
    }
};

/// The signs kept; divided instead of multiplied by a rounded reciprocal, zero asked for, and both ends included.
struct SlabSignsDivided {
    static constexpr MethodInfo info =
        by_sides.repaired(Contract::closed, "slab_signs_divided", "slab_inverse_signs with division, care for zero and closed ends",
                          "Williams et al. (2005), its ties repaired");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
        Scalar near = 0, far = 1;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar along = segment.end[axis] - segment.start[axis];
            const Scalar first = (along < 0 ? box.hi[axis] : box.lo[axis]) - segment.start[axis];
            const Scalar last = (along < 0 ? box.lo[axis] : box.hi[axis]) - segment.start[axis];
            if (along == 0) {
                if (first > 0 || last < 0) return false;
                continue;
            }
            if (first / along > near) near = first / along;
            if (last / along < far) far = last / along;
            if (near > far) return false;
        }
        return true;
    }
};

/// Each side is one inequality t p <= q: it bounds t from below where p < 0, from above where p > 0.
struct LiangBarsky {
    static constexpr MethodInfo info =
        by_sides.published(Contract::closed, "liang_barsky", "the parameter is bounded by one inequality a side",
                           "Liang and Barsky, A new concept and method for line clipping (1984)");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
        Scalar t0 = 0, t1 = 1;
        const auto clip = [&](Scalar p, Scalar q) {
            if (p < 0) {
                const Scalar r = q / p;
                if (r > t1) return false;
                if (r > t0) t0 = r;
            } else if (p > 0) {
                const Scalar r = q / p;
                if (r < t0) return false;
                if (r < t1) t1 = r;
            } else if (q < 0) {
                return false;
            }
            return true;
        };
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar along = segment.end[axis] - segment.start[axis];
            if (!clip(-along, segment.start[axis] - box.lo[axis]) || !clip(along, box.hi[axis] - segment.start[axis])) return false;
        }
        return true;
    }
};

/// The axes of the box and those perpendicular to the segment, about the middles of both; `epsilon` is added to the segment's
/// half extents before the cross products.
template <class Scalar, std::size_t Dim>
bool axes_overlap(const Vector<Scalar, Dim>& middle, const Vector<Scalar, Dim>& half, const Vector<Scalar, Dim>& along, Scalar epsilon) {
    std::array<Scalar, 3> m{}, e{}, d{}, ad{};
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        m[axis] = middle[axis];
        e[axis] = half[axis];
        d[axis] = along[axis];
        ad[axis] = std::abs(d[axis]);
        if (std::abs(m[axis]) > e[axis] + ad[axis]) return false;
        ad[axis] += epsilon;
    }
    const auto is_apart = [&](std::size_t i, std::size_t j) { return std::abs(m[i] * d[j] - m[j] * d[i]) > e[i] * ad[j] + e[j] * ad[i]; };
    if (Dim == 3 && (is_apart(1, 2) || is_apart(2, 0))) return false;
    return !is_apart(0, 1);
}

template <class Scalar, std::size_t Dim>
bool axes_overlap(const LoHiBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment, Scalar epsilon) {
    Vector<Scalar, Dim> middle, half, along;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        const Scalar center = (box.lo[axis] + box.hi[axis]) / 2;
        half[axis] = box.hi[axis] - center;
        middle[axis] = (segment.start[axis] + segment.end[axis]) / 2;
        along[axis] = segment.end[axis] - middle[axis];
        middle[axis] -= center;
    }
    return axes_overlap(middle, half, along, epsilon);
}

struct SatSegmentEpsilon {
    static constexpr MethodInfo info =
        by_sides.published(Contract::closed, "sat_segment_epsilon", "separating axes, an epsilon added against near-parallel segments",
                           "Ericson, Real-Time Collision Detection (2005), 5.3.3, TestSegmentAABB", Level::logic);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
        return axes_overlap(box, segment, std::numeric_limits<Scalar>::epsilon());
    }
};

struct SatSegment {
    static constexpr MethodInfo info =
        by_sides.repaired(Contract::closed, "sat_segment", "separating axes without an epsilon, which no comparison of sums needs",
                          "Ericson (2005), 5.3.3, the epsilon left out");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
        return axes_overlap(box, segment, Scalar(0));
    }
};

/// Where the line y = k x + b through both places of a ball crosses the bucket's mouth (the box's far side in y) between its
/// ends, and the ball is past it. What comes through another side, or goes straight down, is not seen.
struct BucketMouth {
    static constexpr MethodInfo info =
        by_corner
            .published(Contract::open, "bucket_mouth", "the velocity's line crosses the mouth between its ends, with the ball past it",
                       "J.c, common 2D collision detection (2017), a ball thrown into a bucket", Level::none)
            .only_in(impl::Dims::two);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
        const Scalar k = (segment.end[1] - segment.start[1]) / (segment.end[0] - segment.start[0]);
        const Scalar b = segment.start[1] - k * segment.start[0];
        const Scalar crossing = (box.corner[1] - b) / k;
        return crossing > box.corner[0] && crossing < box.corner[0] + box.extent[0] && segment.end[1] > box.corner[1];
    }
};

struct SatCenterHalf {
    static constexpr MethodInfo info =
        by_center.control(Contract::closed, "segment_axes_center_half", "separating axes about the box's own centre");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
        Vector<Scalar, Dim> middle, along;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            middle[axis] = ((segment.start[axis] - box.center[axis]) + (segment.end[axis] - box.center[axis])) / 2;
            along[axis] = (segment.end[axis] - segment.start[axis]) / 2;
        }
        return axes_overlap(middle, box.half_extent, along, Scalar(0));
    }
};

struct ClipCenterHalf {
    static constexpr MethodInfo info =
        by_center.control(Contract::closed, "segment_clip_center_half", "slabs between centre and half extents, made sides first");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
        return clips_closed(sides_of(box), segment);
    }
};

struct ClipCornerSize {
    static constexpr MethodInfo info =
        by_corner.control(Contract::closed, "segment_clip_corner_size", "slabs between a corner and the far side that it makes");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
        return clips_closed(sides_of(box), segment);
    }
};

/// Only the inside counts: a part of the segment with a length, or an end, between all sides.
struct ClipOpen {
    static constexpr MethodInfo info =
        by_corner.control(Contract::open, "segment_clip_open", "slabs without their sides, for which touching is a miss");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
        const LoHiBox<Scalar, Dim> sides = sides_of(box);
        Scalar near = -1, far = 2;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar along = segment.end[axis] - segment.start[axis];
            const Scalar lo = sides.lo[axis] - segment.start[axis], hi = sides.hi[axis] - segment.start[axis];
            if (along == 0) {
                if (!(lo < 0 && 0 < hi)) return false;
                continue;
            }
            near = std::max(near, std::min(lo / along, hi / along));
            far = std::min(far, std::max(lo / along, hi / along));
        }
        return near < far && near < 1 && far > 0;
    }
};

/// Separating axes of interiors know nothing of flat boxes, which have none: those are asked for first.
struct SatOpen {
    static constexpr MethodInfo info =
        by_center.control(Contract::open, "segment_axes_open", "strict separating axes of a box that has an inside");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
        std::array<Scalar, 3> m{}, d{}, e{};
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            e[axis] = box.half_extent[axis];
            m[axis] = (segment.start[axis] + segment.end[axis]) / 2 - box.center[axis];
            d[axis] = (segment.end[axis] - segment.start[axis]) / 2;
            if (!(e[axis] > 0 && std::abs(m[axis]) < e[axis] + std::abs(d[axis]))) return false;
        }
        for (std::size_t i = Dim == 3 ? 0 : 2; i < 3; ++i) {
            const std::size_t j = (i + 1) % 3, k = (i + 2) % 3;
            const Scalar most = e[j] * std::abs(d[k]) + e[k] * std::abs(d[j]);
            if (most > 0 && !(std::abs(m[j] * d[k] - m[k] * d[j]) < most)) return false;
        }
        return true;
    }
};

/// Parameters as fractions, compared crosswise, so that nothing is divided.
struct ClipUndivided {
    static constexpr MethodInfo info =
        by_sides.control(Contract::closed, "segment_clip_undivided", "slabs whose parameters are compared as fractions");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Segment<Scalar, Dim>& segment) {
        Scalar near = 0, near_of = 1, far = 1, far_of = 1;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar along = segment.end[axis] - segment.start[axis], length = std::abs(along);
            Scalar first = box.lo[axis] - segment.start[axis], last = box.hi[axis] - segment.start[axis];
            if (along < 0) {
                first = -std::exchange(last, -first);
            } else if (along == 0) {
                if (first > 0 || last < 0) return false;
                continue;
            }
            if (first * near_of > near * length) near = first, near_of = length;
            if (last * far_of < far * length) far = last, far_of = length;
        }
        return near * far_of <= far * near_of;
    }
};

using Methods = impl::MethodList<SlabDivision, SlabParallelCare, SlabInverseSigns, SlabSignsDivided, LiangBarsky, SatSegmentEpsilon,
                                 SatSegment, BucketMouth, SatCenterHalf, ClipCenterHalf, ClipCornerSize, ClipOpen, SatOpen, ClipUndivided>;

}  // namespace tangency::questions::box_segment
