// SPDX-License-Identifier: MIT
// A point and a box along the axes: right variants that must never be blamed, the dearest in roundings among them.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>

#include "impl/box_point/sides.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"

namespace tangency::questions::box_point {

using impl::MethodInfo;
using enum impl::Role;

constexpr MethodInfo right_variant(std::string_view name, std::string_view idea, Form form, Contract contract,
                                   Level level = Level::full_range) {
    return {.name = name,
            .idea = idea,
            .form = form,
            .contract = contract,
            .level_f32 = level,
            .level_f64 = level,
            .question = Question::box_point};
}

/// c - h overflows beyond every finite number, so it is never wrong.
struct SidesFromCenter {
    static constexpr auto info = right_variant("point_sides_from_center", "c - h <= p < c + h", Form::center_half, Contract::half_open);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_sides<Contract::half_open, Scalar>(box, point);
    }
};

struct CenterOffsetOpen {
    static constexpr auto info = right_variant("point_center_offset_open", "|p - c| < h", Form::center_half, Contract::open);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>(
            [&](std::size_t axis) { return std::abs(point.position[axis] - box.center[axis]) < box.half_extent[axis]; });
    }
};

struct CenterOffsetHalfOpen {
    static constexpr auto info = right_variant("point_center_offset_half_open", "-h <= p - c < h", Form::center_half, Contract::half_open);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_frame<Contract::half_open>(box_point::offset_of<Scalar>(box, point), box.half_extent);
    }
};

struct CenterInDouble {
    static constexpr auto info =
        right_variant("point_center_in_double", "c - h <= p < c + h in double", Form::center_half, Contract::half_open);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_sides<Contract::half_open, double>(box, point);
    }
};

constexpr MethodInfo in_the_plane(MethodInfo info) {
    info.dims = impl::Dims::two;
    return info;
}

struct CornerInLongDouble {
    static constexpr auto info =
        in_the_plane(right_variant("point_corner_in_long_double", "x < p < x + w in long double", Form::corner_size, Contract::open));

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_sides<Contract::open, long double>(box, point);
    }
};

struct CornerInDouble {
    static constexpr auto info =
        right_variant("point_corner_in_double", "x <= p < x + w in double", Form::corner_size, Contract::half_open);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_sides<Contract::half_open, double>(box, point);
    }
};

struct OneDifferenceClosed {
    static constexpr auto info = right_variant("point_one_difference_closed", "0 <= p - x <= w", Form::corner_size, Contract::closed);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return lies_between<Contract::closed>(Scalar(0), point.position[axis] - box.corner[axis], box.extent[axis]);
        });
    }
};

/// A middle may overflow where its box does not.
struct MiddleOfCorner {
    static constexpr auto info =
        right_variant("point_middle_of_corner", "c = x + w / 2, then -w / 2 <= p - c < w / 2", Form::corner_size, Contract::half_open);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_frame<Contract::half_open>(box_point::offset_of<Scalar>(box, point), impl::box_frame::half_extent_of<Scalar>(box));
    }
};

struct DoubledMiddle {
    static constexpr auto info =
        right_variant("point_doubled_middle", "|2 p - (lo + hi)| <= hi - lo", Form::lo_hi, Contract::closed, Level::banded);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return std::abs(2 * point.position[axis] - (box.lo[axis] + box.hi[axis])) <= box.hi[axis] - box.lo[axis];
        });
    }
};

/// The product of two small differences may underflow.
struct ProductOfSigns {
    static constexpr auto info =
        right_variant("point_product_of_signs", "(p - lo) (p - hi) < 0", Form::lo_hi, Contract::open, Level::banded);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>(
            [&](std::size_t axis) { return (point.position[axis] - box.lo[axis]) * (point.position[axis] - box.hi[axis]) < 0; });
    }
};

/// Who clamps asks the sides and nothing else.
struct Clamped {
    static constexpr auto info =
        right_variant("point_clamped", "clamping p to the sides leaves it", Form::lo_hi, Contract::closed, Level::exact);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>(
            [&](std::size_t axis) { return std::clamp(point.position[axis], box.lo[axis], box.hi[axis]) == point.position[axis]; });
    }
};

/// A coordinate of the box's own, from 0 to 1. Of a flat box it is no number.
template <Contract contract, class Wide, class Box, class Scalar, std::size_t Dim>
bool lies_in_unit_box(const Box& box, const Point<Scalar, Dim>& point) {
    return on_every_axis<Dim>([&](std::size_t axis) {
        const auto [lo, hi] = sides_on<Wide>(box, axis);
        return lies_between<contract>(Wide(0), (Wide(point.position[axis]) - lo) / (hi - lo), Wide(1));
    });
}

constexpr MethodInfo of_solid_boxes(MethodInfo info) {
    info.level_f32 = info.level_f64 = Level::none;
    info.domain = "positive-extent";
    info.level_in_domain = Level::banded;
    return info;
}

struct UnitCoordinate {
    static constexpr auto info = right_variant("point_unit_coordinate", "0 <= (p - lo) / (hi - lo) < 1, lo and hi being c - h and c + h",
                                               Form::center_half, Contract::half_open, Level::banded);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_unit_box<Contract::half_open, Scalar>(box, point);
    }
};

struct UnitCoordinateOfSides {
    static constexpr auto info =
        right_variant("point_unit_coordinate_of_sides", "0 < (p - lo) / (hi - lo) < 1", Form::lo_hi, Contract::open, Level::banded);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_unit_box<Contract::open, Scalar>(box, point);
    }
};

/// From sides to middles and back before a coordinate is taken: what costs most of all.
struct UnitCoordinateByMiddle {
    static constexpr auto info = of_solid_boxes(
        right_variant("point_unit_coordinate_by_middle",
                      "middles and halves of the sides, then 0 <= (p - (c - h)) / (c + h - (c - h)) <= 1", Form::lo_hi, Contract::closed));

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        CenterHalfBox<Scalar, Dim> centered;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            centered.center[axis] = (box.lo[axis] + box.hi[axis]) / 2;
            centered.half_extent[axis] = (box.hi[axis] - box.lo[axis]) / 2;
        }
        return lies_in_unit_box<Contract::closed, Scalar>(centered, point);
    }
};

struct HalvedSize {
    static constexpr auto info = right_variant("point_halved_size", "|p - c| <= w / 2", Form::center_size, Contract::closed);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>(
            [&](std::size_t axis) { return std::abs(point.position[axis] - box.center[axis]) <= box.extent[axis] / 2; });
    }
};

struct DoubledOffset {
    static constexpr auto info = right_variant("point_doubled_offset", "2 |p - c| < w", Form::center_size, Contract::open);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>(
            [&](std::size_t axis) { return 2 * std::abs(point.position[axis] - box.center[axis]) < box.extent[axis]; });
    }
};

struct FusedSides {
    static constexpr auto info =
        right_variant("point_fused_sides", "c -+ w / 2 by a fused multiply-add, low sides in", Form::center_size, Contract::half_open);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return lies_between<Contract::half_open>(std::fma(Scalar(-0.5), box.extent[axis], box.center[axis]), point.position[axis],
                                                     std::fma(Scalar(0.5), box.extent[axis], box.center[axis]));
        });
    }
};

/// The distance to the point of the box that is nearest, as of a ball of no radius. Small squares underflow.
struct SquaredDistance {
    static constexpr auto info =
        right_variant("point_squared_distance", "the squared distance to the box is 0", Form::corner_size, Contract::closed, Level::banded);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        Scalar sum = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const auto [lo, hi] = sides_on<Scalar>(box, axis);
            const Scalar off = point.position[axis] - std::clamp(point.position[axis], lo, hi);
            sum += off * off;
        }
        return sum <= 0;
    }
};

using Controls =
    impl::MethodList<SidesFromCenter, CenterOffsetOpen, CenterOffsetHalfOpen, CenterInDouble, CornerInLongDouble, CornerInDouble,
                     OneDifferenceClosed, MiddleOfCorner, DoubledMiddle, ProductOfSigns, Clamped, UnitCoordinate, UnitCoordinateOfSides,
                     UnitCoordinateByMiddle, HalvedSize, DoubledOffset, FusedSides, SquaredDistance>;

}  // namespace tangency::questions::box_point
