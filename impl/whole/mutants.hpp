// SPDX-License-Identifier: MIT
// Functions of whole numbers broken on purpose: what halves, widths of types, signs and roots do to them.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "arithmetic.hpp"
#include "tangency/impl/list.hpp"

namespace tangency::whole {

/// What a mutant says of itself.
struct DefectInfo {
    std::string_view name;
    std::string_view defect;  ///< one clause: what was done wrong
    std::string_view seen_in;
    std::string_view costs{};  ///< what a miss costs; what has it is a reason of stored vectors
    Form form;
    Contract contract = Contract::closed;
    Question question = Question::box_ball;
    std::string_view domain = "";  ///< in which it is wrong, where it is not in that of i32
};

struct HalvesOddSizes {
    static constexpr DefectInfo info{"mutant_halves_odd_sizes", "takes w / 2 of an odd width in int",
                                     "the centre of a rectangle in many libraries, such as MonoGame's Rectangle.Center",
                                     "sprites of odd widths are a pixel narrower than they are drawn", Form::corner_size};
    static bool intersects(const CornerSizeBox<Int, 2>& box, const Ball<Int, 2>& ball) {
        return squares<2>([&](std::size_t axis) {
                   const Int half = box.extent[axis] / 2;
                   return std::max(std::abs(ball.center[axis] - box.corner[axis] - half) - half, 0);
               }) <= ball.radius * ball.radius;
    }
};

struct HalvesOddSizesOfBoxes {
    static constexpr DefectInfo info{"mutant_halves_odd_sizes_of_boxes",
                                     "takes w / 2 of an odd width in int",
                                     "the same, of two boxes",
                                     "sprites of odd widths pass through each other by a pixel",
                                     Form::corner_size,
                                     Contract::open,
                                     Question::box_box};
    static bool intersects(const CornerSizeBox<Int, 2>& one, const CornerSizeBox<Int, 2>& other) {
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const Int center = one.corner[axis] + one.extent[axis] / 2, other_center = other.corner[axis] + other.extent[axis] / 2;
            if (std::abs(center - other_center) >= one.extent[axis] / 2 + other.extent[axis] / 2) return false;
        }
        return true;
    }
};

struct HalvesOddSizesAroundPoints {
    static constexpr DefectInfo info{"mutant_halves_odd_sizes_around_points",
                                     "takes w / 2 of an odd width in int",
                                     "left = cx - w / 2, and right = left + w",
                                     "clicks on the last pixel of a button of odd width are lost",
                                     Form::center_size,
                                     Contract::closed,
                                     Question::box_point};
    static bool intersects(const CenterSizeBox<Int, 2>& box, const Point<Int, 2>& point) {
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const Int low = box.center[axis] - box.extent[axis] / 2;
            if (beyond(point.position[axis], low, low + box.extent[axis]) != 0) return false;
        }
        return true;
    }
};

struct Products32Bits {
    static constexpr DefectInfo info{.name = "mutant_products_in_32_bits",
                                     .defect = "squares wrap at 32 bits, from differences of 46,341 on",
                                     .seen_in = "int arithmetic for a world larger than a screen",
                                     .form = Form::center_half,
                                     .domain = "coordinates=-100000..100000"};
    static bool intersects(const CenterHalfBox<Int, 2>& box, const Ball<Int, 2>& ball) {
        return squares<2>([&](std::size_t axis) {
                   return Wrapping32(std::max(std::abs(Long{ball.center[axis]} - box.center[axis]) - box.half_extent[axis], Long{0}));
               }) <= Wrapping32(ball.radius) * Wrapping32(ball.radius);
    }
};

struct Products16Bits {
    static constexpr DefectInfo info{"mutant_products_in_16_bits", "squares wrap at 16 bits, from differences of 182 on",
                                     "ports from 16-bit machines, and lanes of vector instructions",
                                     "circles hit what is hundreds of pixels away", Form::lo_hi};
    static bool intersects(const LoHiBox<Int, 2>& box, const Ball<Int, 2>& ball) {
        return squares<2>([&](std::size_t axis) { return Wrapping16(beyond(ball.center[axis], box.lo[axis], box.hi[axis])); }) <=
               Wrapping16(ball.radius) * Wrapping16(ball.radius);
    }
};

struct UnsignedSubtraction {
    static constexpr DefectInfo info{"mutant_unsigned_subtraction",
                                     "a difference below zero becomes a huge one, so that no ball left of or above the middle hits",
                                     "positions as size_t or unsigned",
                                     "what comes from the left or from above passes through",
                                     Form::center_half,
                                     Contract::open};
    static bool intersects(const CenterHalfBox<Int, 2>& box, const Ball<Int, 2>& ball) {
        std::uint64_t sum = 0;
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const auto away = static_cast<std::uint32_t>(ball.center[axis]) - static_cast<std::uint32_t>(box.center[axis]);
            const auto half = static_cast<std::uint32_t>(box.half_extent[axis]);
            const std::uint64_t beyond_side = away > half ? away - half : 0;
            sum += std::min(beyond_side, std::uint64_t{1} << 30) * std::min(beyond_side, std::uint64_t{1} << 30);
        }
        return sum < static_cast<std::uint64_t>(ball.radius) * static_cast<std::uint64_t>(ball.radius);
    }
};

struct RootCutToInt {
    static constexpr DefectInfo info{"mutant_root_cut_to_int", "the distance loses its fraction: (int)sqrt(dx * dx + dy * dy) <= r",
                                     "int distance(...) in sketches and tutorials", "circles hit what is almost a pixel away",
                                     Form::corner_size};
    static bool intersects(const CornerSizeBox<Int, 2>& box, const Ball<Int, 2>& ball) {
        const Int sum =
            squares<2>([&](std::size_t axis) { return beyond(ball.center[axis], box.corner[axis], box.corner[axis] + box.extent[axis]); });
        return static_cast<Int>(std::sqrt(static_cast<double>(sum))) <= ball.radius;
    }
};

struct RoundedRootOfBalls {
    static constexpr DefectInfo info{"mutant_rounded_root_of_balls",
                                     "a whole root of the squared distance, rounded to nearest, beside the radii",
                                     "isqrt and lround of distances",
                                     "circles that overlap by less than half a pixel do not hit, and some that are apart do",
                                     Form::center_radius,
                                     Contract::open,
                                     Question::ball_ball};
    static bool intersects(const Ball<Int, 2>& one, const Ball<Int, 2>& other) {
        const Int sum = squares<2>([&](std::size_t axis) { return one.center[axis] - other.center[axis]; });
        return std::lround(std::sqrt(static_cast<double>(sum))) < one.radius + other.radius;
    }
};

struct ShiftsNegativesDown {
    static constexpr DefectInfo info{"mutant_shifts_negatives_down", "halves by >> 1, which rounds -1 to -1 and 1 to 0",
                                     "hand-tuned tile code: (2 * (p - c) - w) >> 1",
                                     "boxes reach a pixel farther to one side than to the other", Form::center_size};
    static bool intersects(const CenterSizeBox<Int, 2>& box, const Ball<Int, 2>& ball) {
        return squares<2>([&](std::size_t axis) {
                   const Int away = ball.center[axis] - box.center[axis];
                   const Int low = (-box.extent[axis]) >> 1, high = box.extent[axis] >> 1;
                   return beyond(away, low, high);
               }) <= ball.radius * ball.radius;
    }
};

struct InclusivePixels {
    static constexpr DefectInfo info{"mutant_inclusive_pixels_in_int",
                                     "the far side is x + w - 1, the last pixel, so that the box is one smaller",
                                     "rectangles of pixels, such as pygame's and the Windows API's",
                                     "the right and the lower side of a box are a pixel short",
                                     Form::corner_size,
                                     Contract::open};
    static bool intersects(const CornerSizeBox<Int, 2>& box, const Ball<Int, 2>& ball) {
        return squares<2>([&](std::size_t axis) {
                   const Int last = box.corner[axis] + std::max(box.extent[axis] - 1, 0);
                   return beyond(ball.center[axis], box.corner[axis], last);
               }) < ball.radius * ball.radius;
    }
};

struct InclusivePixelsOfBoxes {
    static constexpr DefectInfo info{"mutant_inclusive_pixels_of_boxes_in_int",
                                     "boxes end at x + w - 1, compared with <: those that share one column of pixels are missed",
                                     "a half-open comparison of closed pixel ranges",
                                     "boxes that share a column of pixels do not hit",
                                     Form::corner_size,
                                     Contract::open,
                                     Question::box_box};
    static bool intersects(const CornerSizeBox<Int, 2>& one, const CornerSizeBox<Int, 2>& other) {
        for (std::size_t axis = 0; axis < 2; ++axis)
            if (one.corner[axis] >= other.corner[axis] + other.extent[axis] - 1 ||
                other.corner[axis] >= one.corner[axis] + one.extent[axis] - 1)
                return false;
        return true;
    }
};

using Mutants =
    impl::MethodList<HalvesOddSizes, HalvesOddSizesOfBoxes, HalvesOddSizesAroundPoints, Products32Bits, Products16Bits, UnsignedSubtraction,
                     RootCutToInt, RoundedRootOfBalls, ShiftsNegativesDown, InclusivePixels, InclusivePixelsOfBoxes>;

}  // namespace tangency::whole
