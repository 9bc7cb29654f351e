// SPDX-License-Identifier: MIT
// Two rotated boxes, broken on purpose.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "impl/box_box/rotated.hpp"

namespace tangency::mutants {

namespace rotated_boxes = questions::box_box;

// In the plane and in space, without a defect.
template <class Wide>
bool rotated_meet(const rotated_boxes::PlacedBox<Wide, 2>& one, const rotated_boxes::PlacedBox<Wide, 2>& other) {
    return rotated_boxes::meet_along_sides<Contract::closed>(one, other);
}
template <class Wide>
bool rotated_meet(const rotated_boxes::PlacedBox<Wide, 3>& one, const rotated_boxes::PlacedBox<Wide, 3>& other) {
    return rotated_boxes::meet_on_accurate_axes<Contract::closed>(one, other);
}

// Whether one of the corners of the second lies in the first.
template <class Wide>
bool holds_a_corner(const rotated_boxes::PlacedBox<Wide, 2>& one, const rotated_boxes::PlacedBox<Wide, 2>& other) {
    const auto corners = rotated_boxes::corners_of(other);
    return std::any_of(corners.begin(), corners.end(), [&one](const Vector<Wide, 2>& corner) {
        const Vector<Wide, 2> offset{corner[0] - one.center[0], corner[1] - one.center[1]};
        return std::abs(rotated_boxes::dot(offset, one.sides[0])) <= one.half_extent[0] &&
               std::abs(rotated_boxes::dot(offset, one.sides[1])) <= one.half_extent[1];
    });
}

// What the box fills on the axes of the world, as a box there.
template <class Wide, std::size_t Dim>
rotated_boxes::PlacedBox<Wide, Dim> bounds_of(const rotated_boxes::PlacedBox<Wide, Dim>& box) {
    rotated_boxes::PlacedBox<Wide, Dim> bounds{box.center, {}, {}};
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        bounds.sides[axis][axis] = 1;
        bounds.half_extent[axis] = rotated_boxes::reach_along(box, bounds.sides[axis]);
    }
    return bounds;
}

struct RotatedBoxesOpen {
    static constexpr MutantInfo info{"compares with >= where the contract says >", "a separating axis test that takes contact for a gap",
                                     "crates that stand side by side never make contact"};
    static bool intersects(const CenterHalfBy<Axis, double>& one, const CenterHalfBy<Axis, double>& other) {
        return rotated_boxes::FourAxes<Contract::open>::intersects(one, other);
    }
};

struct RotatedBoxesClosed {
    static constexpr MutantInfo info{
        "compares with > where the contract says >=", "Gottschalk's test copied into a program that does not count contact",
        "crates that stand side by side push each other", Contract::open};
    static bool intersects(const CenterHalfBy<Quaternion, double>& one, const CenterHalfBy<Quaternion, double>& other) {
        return rotated_boxes::AccurateAxes<Contract::closed>::intersects(one, other);
    }
};

struct RotatedBoxesFaceAxesOnly {
    static constexpr MutantInfo info{"leaves out the nine crosses of edges", "the six face axes alone, called good enough for games",
                                     "boxes hit that pass each other edge by edge"};
    static bool intersects(const CenterHalfBy<Quaternion, double>& one, const CenterHalfBy<Quaternion, double>& other) {
        return rotated_boxes::meet_along_sides<Contract::closed>(rotated_boxes::placed<double>(one), rotated_boxes::placed<double>(other));
    }
};

struct RotatedBoxesFirstAxesOnly {
    static constexpr MutantInfo info{"asks the first box's axes alone", "a loop over one of the two boxes",
                                     "a corner that points past a side hits"};
    static bool intersects(const CenterHalfBy<Axis>& one, const CenterHalfBy<Axis>& other) {
        const auto first = rotated_boxes::placed<float>(one), second = rotated_boxes::placed<float>(other);
        return std::none_of(first.sides.begin(), first.sides.end(),
                            [&](const auto& side) { return rotated_boxes::gap_along(first, second, side) > 0; });
    }
};

struct RotatedBoxesCornersInside {
    static constexpr MutantInfo info{"asks if a corner of one lies in the other", "point in rectangle for eight corners",
                                     "bars that cross like a plus fall through each other"};
    static bool intersects(const CenterHalfBy<Axis, double>& one, const CenterHalfBy<Axis, double>& other) {
        const auto first = rotated_boxes::placed<double>(one), second = rotated_boxes::placed<double>(other);
        return holds_a_corner(first, second) || holds_a_corner(second, first);
    }
};

struct RotatedBoxesBoundsOnly {
    static constexpr MutantInfo info{"compares the bounds of the rotated boxes on the axes", "a broad phase without a narrow one",
                                     "boxes hit that are a corner's length apart"};
    static bool intersects(const CenterHalfBy<Axis>& one, const CenterHalfBy<Axis>& other) {
        return rotated_meet(bounds_of(rotated_boxes::placed<float>(one)), bounds_of(rotated_boxes::placed<float>(other)));
    }
};

struct RotatedBoxesTransposedRotation {
    static constexpr MutantInfo info{"takes the rows of the rotation for its columns", "row-major matrices handed to column-major code",
                                     "boxes are rotated the other way round"};
    static bool intersects(const CenterHalfBy<Quaternion>& one, const CenterHalfBy<Quaternion>& other) {
        auto first = one, second = other;
        for (auto* box : {&first, &second}) box->orientation.w = -box->orientation.w;
        return rotated_meet(rotated_boxes::placed<float>(first), rotated_boxes::placed<float>(second));
    }
};

struct RotatedBoxesSignedRotation {
    static constexpr MutantInfo info{"adds the rotation's numbers up without their magnitudes", "R where the formula has |R|",
                                     "a box that is rotated past a quarter has no size"};
    static bool intersects(const CenterHalfBy<Axis>& one, const CenterHalfBy<Axis>& other) {
        const auto first = rotated_boxes::placed<float>(one), second = rotated_boxes::placed<float>(other);
        const auto signed_reach = [](const auto& box, const auto& along) {
            return box.half_extent[0] * rotated_boxes::dot(box.sides[0], along) +
                   box.half_extent[1] * rotated_boxes::dot(box.sides[1], along);
        };
        for (const auto* box : {&first, &second})
            for (const auto& side : box->sides)
                if (std::abs(rotated_boxes::dot(rotated_boxes::between(first, second), side)) >
                    signed_reach(first, side) + signed_reach(second, side))
                    return false;
        return true;
    }
};

struct RotatedBoxesHalvedReach {
    static constexpr MutantInfo info{"halves half extents once more", "sizes and half sizes taken for each other",
                                     "boxes sink into each other before they hit"};
    static bool intersects(const CenterSizeBy<Axis>& one, const CenterSizeBy<Axis>& other) {
        auto first = rotated_boxes::placed<float>(one), second = rotated_boxes::placed<float>(other);
        for (auto* box : {&first, &second})
            for (float& half : box->half_extent) half /= 2;
        return rotated_meet(first, second);
    }
};

struct RotatedBoxesDoubledReach {
    static constexpr MutantInfo info{"takes sizes for half extents", "a size handed to a function of half extents", "boxes hit from afar"};
    static bool intersects(const CenterSizeBy<Quaternion>& one, const CenterSizeBy<Quaternion>& other) {
        auto first = rotated_boxes::placed<float>(one), second = rotated_boxes::placed<float>(other);
        for (auto* box : {&first, &second})
            for (float& half : box->half_extent) half *= 2;
        return rotated_meet(first, second);
    }
};

struct RotatedBoxesParallelEdgesPart {
    static constexpr MutantInfo info{"takes the zero cross of parallel edges for a direction that parts",
                                     "fifteen axes with >= and no look at their length", "boxes that stand alike never hit",
                                     Contract::open};
    static bool intersects(const CenterHalfBy<Quaternion, double>& one, const CenterHalfBy<Quaternion, double>& other) {
        const auto first = rotated_boxes::placed<double>(one), second = rotated_boxes::placed<double>(other);
        for (const auto& side : first.sides)
            for (const auto& edge : second.sides)
                if (rotated_boxes::gap_along(first, second, rotated_boxes::cross(side, edge)) >= 0) return false;
        return rotated_boxes::meet_along_sides<Contract::open>(first, second);
    }
};

struct RotatedBoxesQuaternionNotNormalised {
    static constexpr MutantInfo info{"takes every quaternion for one of length one", "a matrix made of the quaternion as it is stored",
                                     "boxes grow with their quaternions"};
    static bool intersects(const CenterHalfBy<Quaternion>& one, const CenterHalfBy<Quaternion>& other) {
        const auto placed = [](const auto& box) {
            return rotated_boxes::PlacedBox<float, 3>{box.box.center, box.box.half_extent, rotated_boxes::sides_along(box.orientation)};
        };
        return rotated_meet(placed(one), placed(other));
    }
};

struct RotatedBoxesAxisNotNormalised {
    static constexpr MutantInfo info{"takes every direction for one of length one", "dot products with an axis that was never normalised",
                                     "a longer direction makes a smaller box"};
    static bool intersects(const CenterHalfBy<Axis>& one, const CenterHalfBy<Axis>& other) {
        const auto placed = [](const auto& box) {
            const impl::box_frame::Turn<float> turn{box.orientation.x, box.orientation.y};
            return rotated_boxes::PlacedBox<float, 2>{box.box.center, box.box.half_extent, rotated_boxes::sides_along(turn)};
        };
        return rotated_meet(placed(one), placed(other));
    }
};

struct RotatedBoxesSecondAlongTheAxes {
    static constexpr MutantInfo info{"leaves the second box's rotation out", "a test against tiles reused for two bodies",
                                     "the second box hits where it would stand unrotated"};
    static bool intersects(const CornerSizeBy<Axis>& one, const CornerSizeBy<Axis>& other) {
        const CornerSizeBy<Axis> still{other.box, {1, 0}};
        return rotated_meet(rotated_boxes::placed<float>(one), rotated_boxes::placed<float>(still));
    }
};

struct RotatedBoxesShareARotation {
    static constexpr MutantInfo info{"rotates both boxes by the first one's orientation", "a copied line with one index left",
                                     "the second box hits where it would stand like the first"};
    static bool intersects(const CenterHalfBy<Quaternion>& one, const CenterHalfBy<Quaternion>& other) {
        const CenterHalfBy<Quaternion> alike{other.box, one.orientation};
        return rotated_meet(rotated_boxes::placed<float>(one), rotated_boxes::placed<float>(alike));
    }
};

struct RotatedBoxesAboutTheirCorners {
    static constexpr MutantInfo info{"rotates boxes about their corners instead of their centres",
                                     "a transform with the origin at the corner, as on a canvas", "boxes hit where they are not drawn"};
    static bool intersects(const CornerSizeBy<Axis>& one, const CornerSizeBy<Axis>& other) {
        const auto about_corner = [](const CornerSizeBy<Axis>& rotated) {
            auto box = rotated_boxes::placed<float>(rotated);
            for (std::size_t axis = 0; axis < 2; ++axis)
                box.center[axis] =
                    rotated.box.corner[axis] + box.half_extent[0] * box.sides[0][axis] + box.half_extent[1] * box.sides[1][axis];
            return box;
        };
        return rotated_meet(about_corner(one), about_corner(other));
    }
};

struct RotatedBoxesThreeOfNineEdges {
    static constexpr MutantInfo info{"crosses each edge with the other box's edge of the same number alone", "one loop where two are meant",
                                     "boxes hit that pass each other edge by edge"};
    static bool intersects(const CornerSizeBy<Quaternion, double>& one, const CornerSizeBy<Quaternion, double>& other) {
        const auto first = rotated_boxes::placed<double>(one), second = rotated_boxes::placed<double>(other);
        for (std::size_t own = 0; own < 3; ++own)
            if (rotated_boxes::gap_along(first, second, rotated_boxes::accurate_cross(first.sides[own], second.sides[own])) > 0)
                return false;
        return rotated_boxes::meet_along_sides<Contract::closed>(first, second);
    }
};

}  // namespace tangency::mutants
