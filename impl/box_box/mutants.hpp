// SPDX-License-Identifier: MIT
// Two boxes, broken on purpose.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

#include "axis_aligned.hpp"
#include "mutant.hpp"
#include "impl/box_box/methods.hpp"

namespace tangency::mutants {

// How far the boxes reach into each other on an axis; below 0 the gap between them.
template <class Scalar, std::size_t Dim>
Scalar reach(const LoHiBox<Scalar, Dim>& one, const LoHiBox<Scalar, Dim>& other, std::size_t axis) {
    return std::min(one.hi[axis] - other.lo[axis], other.hi[axis] - one.lo[axis]);
}

// Whether the closed boxes meet on an axis.
template <class Scalar, std::size_t Dim>
bool corners_meet(const CornerSizeBox<Scalar, Dim>& one, const CornerSizeBox<Scalar, Dim>& other, std::size_t axis) {
    return one.corner[axis] <= other.corner[axis] + other.extent[axis] && other.corner[axis] <= one.corner[axis] + one.extent[axis];
}

struct BoxesOpen {
    static constexpr MutantInfo info{
        "compares with < and > where the contract says <= and >=", "the four comparisons copied into a program that counts contact",
        "crates that stand side by side never make contact"};
    static bool intersects(const CornerSizeBox<float, 2>& one, const CornerSizeBox<float, 2>& other) {
        return questions::box_box::FourComparisons<Contract::open>::intersects(one, other);
    }
};

struct BoxesCrosswiseMiss {
    static constexpr MutantInfo info{"misses two bars of one size that cross in their middles",
                                     "corners in the other box, and a centre in it that is none of its own",
                                     "bars that cross fall through each other", Contract::open};
    static bool intersects(const LoHiBox<double, 2>& one, const LoHiBox<double, 2>& other) {
        bool is_crosswise = true;
        for (std::size_t axis = 0; axis < 2; ++axis)
            is_crosswise = is_crosswise && one.lo[axis] + one.hi[axis] == other.lo[axis] + other.hi[axis] &&
                           one.hi[axis] - one.lo[axis] == other.hi[1 - axis] - other.lo[1 - axis];
        const bool is_square = one.hi[0] - one.lo[0] == one.hi[1] - one.lo[1];
        return (!is_crosswise || is_square) && questions::box_box::SidesOf<Contract::open>::intersects(one, other);
    }
};

struct BoxesClosed {
    static constexpr MutantInfo info{"compares with <= and >= where the contract says < and >",
                                     "tiles side by side that collide with one another",
                                     "neighbouring tiles collide, and walking along a wall is blocked", Contract::open};
    static bool intersects(const CornerSizeBox<double, 2>& one, const CornerSizeBox<double, 2>& other) {
        return questions::box_box::FourComparisons<Contract::closed>::intersects(one, other);
    }
};

struct BoxesClosedAlongXAlone {
    static constexpr MutantInfo info{"counts contact along x and not along y", "one of four signs changed",
                                     "walls stop a body and floors do not"};
    static bool intersects(const LoHiBox<float, 2>& one, const LoHiBox<float, 2>& other) {
        return reach(one, other, 0) >= 0 && reach(one, other, 1) > 0;
    }
};

struct BoxesHighSideOpen {
    static constexpr MutantInfo info{"counts contact at the low side and not at the high one",
                                     "half-open intervals, as of indices, taken for closed ones",
                                     "contact from the left is felt and from the right is not"};
    static bool intersects(const CornerSizeBox<float, 2>& one, const CornerSizeBox<float, 2>& other) {
        return on_every_axis<2>([&](std::size_t axis) {
            return one.corner[axis] < other.corner[axis] + other.extent[axis] && one.corner[axis] + one.extent[axis] >= other.corner[axis];
        });
    }
};

struct BoxesPlaneOnly {
    static constexpr MutantInfo info{"leaves z out", "a test in the plane kept when the game got a third axis",
                                     "boxes above and below each other collide"};
    static bool intersects(const LoHiBox<float, 3>& one, const LoHiBox<float, 3>& other) {
        return reach(one, other, 0) >= 0 && reach(one, other, 1) >= 0;
    }
};

struct BoxesThreeComparisons {
    static constexpr MutantInfo info{"leaves the fourth comparison out", "a condition that ends a line early",
                                     "everything on one side of the box hits"};
    static bool intersects(const CornerSizeBox<float, 2>& one, const CornerSizeBox<float, 2>& other) {
        return corners_meet(one, other, 0) && one.corner[1] <= other.corner[1] + other.extent[1];
    }
};

struct BoxesOneWayRound {
    static constexpr MutantInfo info{"asks only whether the second box begins within the first",
                                     "x2 >= x1 && x2 <= x1 + w1 alone, right while the player is the larger",
                                     "a large box is never hit by a small one that it began in front of"};
    static bool intersects(const CornerSizeBox<float, 2>& one, const CornerSizeBox<float, 2>& other) {
        return on_every_axis<2>([&](std::size_t axis) {
            return other.corner[axis] >= one.corner[axis] && other.corner[axis] <= one.corner[axis] + one.extent[axis];
        });
    }
};

struct BoxesAnyAxis {
    static constexpr MutantInfo info{"asks for one axis on which they meet instead of all", "an or where an and is meant",
                                     "everything in the same row or column hits"};
    static bool intersects(const CornerSizeBox<double, 2>& one, const CornerSizeBox<double, 2>& other) {
        return corners_meet(one, other, 0) || corners_meet(one, other, 1);
    }
};

struct BoxesCornersInside {
    static constexpr MutantInfo info{"asks whether a corner of one lies in the other",
                                     "four calls of a point test each way, which miss a cross",
                                     "boxes that cross like a plus pass through each other"};
    static bool holds_corner(const LoHiBox<float, 2>& box, const LoHiBox<float, 2>& other) {
        const auto within = [&box](float x, float y) { return box.lo[0] <= x && x <= box.hi[0] && box.lo[1] <= y && y <= box.hi[1]; };
        return within(other.lo[0], other.lo[1]) || within(other.lo[0], other.hi[1]) || within(other.hi[0], other.lo[1]) ||
               within(other.hi[0], other.hi[1]);
    }
    static bool intersects(const LoHiBox<float, 2>& one, const LoHiBox<float, 2>& other) {
        return holds_corner(one, other) || holds_corner(other, one);
    }
};

struct BoxesCenterInside {
    static constexpr MutantInfo info{"asks whether the second box's centre lies in the first", "a bullet taken for a point",
                                     "boxes sink in by half before they hit"};
    static bool intersects(const CenterHalfBox<float, 2>& one, const CenterHalfBox<float, 2>& other) {
        return on_every_axis<2>([&](std::size_t axis) { return std::abs(one.center[axis] - other.center[axis]) <= one.half_extent[axis]; });
    }
};

struct BoxesHeldMiss {
    static constexpr MutantInfo info{"a box within the other is a miss", "boundaries crossed instead of areas",
                                     "a small box within a large one is never seen"};
    static bool holds(const LoHiBox<float, 2>& outer, const LoHiBox<float, 2>& inner) {
        return on_every_axis<2>([&](std::size_t axis) { return outer.lo[axis] < inner.lo[axis] && inner.hi[axis] < outer.hi[axis]; });
    }
    static bool intersects(const LoHiBox<float, 2>& one, const LoHiBox<float, 2>& other) {
        return reach(one, other, 0) >= 0 && reach(one, other, 1) >= 0 && !holds(one, other) && !holds(other, one);
    }
};

struct BoxesBoundingBalls {
    static constexpr MutantInfo info{"compares the balls around the boxes", "the broad phase alone",
                                     "boxes hit across their corners, long ones from far away"};
    static bool intersects(const CenterHalfBox<float, 2>& one, const CenterHalfBox<float, 2>& other) {
        return std::hypot(one.center[0] - other.center[0], one.center[1] - other.center[1]) <=
               std::hypot(one.half_extent[0], one.half_extent[1]) + std::hypot(other.half_extent[0], other.half_extent[1]);
    }
};

struct BoxesWidthForHeight {
    static constexpr MutantInfo info{"takes the width for the height as well", "a copied line with one x left in it",
                                     "the test only works on squares"};
    static bool intersects(const CornerSizeBox<float, 2>& one, const CornerSizeBox<float, 2>& other) {
        return corners_meet(one, other, 0) && one.corner[1] <= other.corner[1] + other.extent[0] &&
               other.corner[1] <= one.corner[1] + one.extent[0];
    }
};

struct BoxesFirstExtentTwice {
    static constexpr MutantInfo info{"takes the first box's extent for both", "sprites that had one size when it was written",
                                     "the test only works between boxes of one size"};
    static bool intersects(const CornerSizeBox<float, 2>& one, const CornerSizeBox<float, 2>& other) {
        return on_every_axis<2>([&](std::size_t axis) { return std::abs(one.corner[axis] - other.corner[axis]) <= one.extent[axis]; });
    }
};

struct BoxesExtentForHalf {
    static constexpr MutantInfo info{"halves the half extents", "half extents handed to a function of sizes",
                                     "boxes collide at half their size"};
    static bool intersects(const CenterHalfBox<float, 2>& one, const CenterHalfBox<float, 2>& other) {
        return on_every_axis<2>([&](std::size_t axis) {
            return std::abs(one.center[axis] - other.center[axis]) * 2 <= one.half_extent[axis] + other.half_extent[axis];
        });
    }
};

struct BoxesCornerForCenter {
    static constexpr MutantInfo info{"takes corners for centres",
                                     "abs(x1 - x2) * 2 < w1 + w2 with x at the left, right for boxes of one size",
                                     "the test only works between boxes of one size", Contract::open};
    static bool intersects(const CornerSizeBox<float, 2>& one, const CornerSizeBox<float, 2>& other) {
        return on_every_axis<2>(
            [&](std::size_t axis) { return std::abs(one.corner[axis] - other.corner[axis]) * 2 < one.extent[axis] + other.extent[axis]; });
    }
};

struct BoxesExtentForHighSide {
    static constexpr MutantInfo info{"reads extents as high sides", "left, top, width, height passed as left, top, right, bottom",
                                     "boxes away from the origin are empty and hit nothing"};
    static bool intersects(const CornerSizeBox<float, 2>& one, const CornerSizeBox<float, 2>& other) {
        return on_every_axis<2>(
            [&](std::size_t axis) { return one.corner[axis] <= other.extent[axis] && other.corner[axis] <= one.extent[axis]; });
    }
};

struct BoxesUpsideDown {
    static constexpr MutantInfo info{"lets the second box reach down from its corner", "y pointing up in one of two libraries",
                                     "boxes collide as their mirror images"};
    static bool intersects(const CornerSizeBox<float, 2>& one, const CornerSizeBox<float, 2>& other) {
        return corners_meet(one, other, 0) && one.corner[1] <= other.corner[1] &&
               other.corner[1] - other.extent[1] <= one.corner[1] + one.extent[1];
    }
};

struct BoxesDifferenceOfMagnitudes {
    static constexpr MutantInfo info{"takes the difference of magnitudes for the magnitude of the difference",
                                     "a screen whose coordinates were never negative", "boxes on opposite sides of the origin hit"};
    static bool intersects(const CenterHalfBox<double, 2>& one, const CenterHalfBox<double, 2>& other) {
        return on_every_axis<2>([&](std::size_t axis) {
            return std::abs(std::abs(one.center[axis]) - std::abs(other.center[axis])) <= one.half_extent[axis] + other.half_extent[axis];
        });
    }
};

struct BoxesWholePixels {
    static constexpr MutantInfo info{"drops fractions", "rectangles of int in a program of floats",
                                     "contacts are lost or found by up to a pixel"};
    static bool intersects(const CornerSizeBox<float, 2>& one, const CornerSizeBox<float, 2>& other) {
        return on_every_axis<2>([&](std::size_t axis) {
            return std::trunc(one.corner[axis]) <= std::trunc(other.corner[axis]) + std::trunc(other.extent[axis]) &&
                   std::trunc(other.corner[axis]) <= std::trunc(one.corner[axis]) + std::trunc(one.extent[axis]);
        });
    }
};

struct BoxesLastPixel {
    static constexpr MutantInfo info{"lets a box end at x + w - 1", "right() of integer rectangles, which names the last pixel",
                                     "boxes that meet by less than a unit miss"};
    static bool intersects(const CornerSizeBox<float, 2>& one, const CornerSizeBox<float, 2>& other) {
        return on_every_axis<2>([&](std::size_t axis) {
            return one.corner[axis] <= other.corner[axis] + other.extent[axis] - 1 &&
                   other.corner[axis] <= one.corner[axis] + one.extent[axis] - 1;
        });
    }
};

struct BoxesEmptyMiss {
    static constexpr MutantInfo info{"a box without area meets nothing", "an early out for empty rectangles",
                                     "walls and floors without thickness let everything through"};
    static bool intersects(const LoHiBox<float, 2>& one, const LoHiBox<float, 2>& other) {
        return on_every_axis<2>([&](std::size_t axis) {
            return one.lo[axis] < one.hi[axis] && other.lo[axis] < other.hi[axis] && reach(one, other, axis) >= 0;
        });
    }
};

struct BoxesOverlapHasArea {
    static constexpr MutantInfo info{"asks for an overlap with extent on every axis, which a flat box has with nothing",
                                     "min(right) > max(left), or an intersection that is not empty",
                                     "walls and floors without thickness let everything through", Contract::open};
    static bool intersects(const LoHiBox<double, 2>& one, const LoHiBox<double, 2>& other) {
        return on_every_axis<2>(
            [&](std::size_t axis) { return std::max(one.lo[axis], other.lo[axis]) < std::min(one.hi[axis], other.hi[axis]); });
    }
};

struct BoxesAbsoluteEpsilon {
    static constexpr MutantInfo info{"adds a fixed slack of 1e-3", "slop constants in engines", "small boxes hit before they touch"};
    static bool intersects(const LoHiBox<double, 2>& one, const LoHiBox<double, 2>& other) {
        return reach(one, other, 0) >= -1e-3 && reach(one, other, 1) >= -1e-3;
    }
};

struct BoxesSlackOf64Eps {
    static constexpr MutantInfo info{"adds a slack of 64 roundings of the largest number", "a relative tolerance chosen by taste",
                                     "boxes far from the origin hit before they touch"};
    static bool intersects(const LoHiBox<float, 2>& one, const LoHiBox<float, 2>& other) {
        float scale = 0;
        for (std::size_t axis = 0; axis < 2; ++axis)
            scale = std::max({scale, std::abs(one.lo[axis]), std::abs(one.hi[axis]), std::abs(other.lo[axis]), std::abs(other.hi[axis])});
        const float slack = 32 * std::numeric_limits<float>::epsilon() * scale;
        return reach(one, other, 0) >= -slack && reach(one, other, 1) >= -slack;
    }
};

struct BoxesInFloat {
    static constexpr MutantInfo info{"computes sides of doubles in float", "a float rectangle in a double program",
                                     "in large worlds boxes collide elsewhere than they are drawn"};
    static bool intersects(const CornerSizeBox<double, 2>& one, const CornerSizeBox<double, 2>& other) {
        return impl::In<float, questions::box_box::FourComparisons<Contract::closed>>::intersects(one, other);
    }
};

struct BoxesMiddlesOverflow {
    static constexpr MutantInfo info{.defect = "takes lo + hi, which overflows, for the middle",
                                     .seen_in = "(lo + hi) / 2",
                                     .costs = "infinity less infinity is NaN: huge boxes hit nothing",
                                     .unbroken = Level::exact};
    static bool intersects(const LoHiBox<float, 2>& one, const LoHiBox<float, 2>& other) {
        return questions::box_box::CentersFromSides::intersects(one, other);
    }
};

struct BoxesAreaUnderflows {
    static constexpr MutantInfo info{"multiplies how deep the boxes are on both axes, which underflows", "area > 0 for two comparisons",
                                     "boxes in small units overlap and miss", Contract::open, Level::exact};
    static bool intersects(const LoHiBox<float, 2>& one, const LoHiBox<float, 2>& other) {
        const float x = reach(one, other, 0), y = reach(one, other, 1);
        return x > 0 && x * y > 0;
    }
};

struct BoxesRejectNothingOfNan {
    static constexpr MutantInfo info{.defect = "rejects by comparisons, all of which a NaN fails",
                                     .seen_in = "if (hi < lo) return false on every side, then true",
                                     .breaks_policy = true};
    static bool intersects(const LoHiBox<float, 2>& one, const LoHiBox<float, 2>& other) {
        return questions::box_box::SidesOf<Contract::closed>::intersects(one, other);
    }
};

struct BoxesRememberTheFarSide {
    static constexpr MutantInfo info{"keeps the far side of the first box while its corner stays the same",
                                     "sides cached by position when an extent changes"};
    static bool intersects(const CornerSizeBox<float, 2>& one, const CornerSizeBox<float, 2>& other) {
        static CornerSizeBox<float, 2> cached{};
        static bool is_filled = false;
        if (!is_filled || cached.corner != one.corner) cached = one;
        is_filled = true;
        return corners_meet(cached, other, 0) && corners_meet(cached, other, 1);
    }
};

}  // namespace tangency::mutants
