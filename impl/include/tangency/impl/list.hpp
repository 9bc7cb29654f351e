// SPDX-License-Identifier: MIT
// The one list of built-in subjects. A new method is one new header, included and named here; a new control a struct in its family.
#pragma once

#include "tangency/impl/arvo.hpp"
#include "tangency/impl/bounding_circles.hpp"
#include "tangency/impl/clamp_center.hpp"
#include "tangency/impl/clamp_corner.hpp"
#include "tangency/impl/controls/conversion.hpp"
#include "tangency/impl/controls/range.hpp"
#include "tangency/impl/controls/regions.hpp"
#include "tangency/impl/controls/rotated/angle.hpp"
#include "tangency/impl/controls/rotated/axis.hpp"
#include "tangency/impl/controls/rotated/plane.hpp"
#include "tangency/impl/controls/rotated/quaternion.hpp"
#include "tangency/impl/controls/rotated/quaternion_products.hpp"
#include "tangency/impl/controls/rotated/wider.hpp"
#include "tangency/impl/controls/rotated/world_frame.hpp"
#include "tangency/impl/controls/sums.hpp"
#include "tangency/impl/extent_then_corner.hpp"
#include "tangency/impl/fold.hpp"
#include "tangency/impl/map_cells.hpp"
#include "tangency/impl/nearest_branch.hpp"
#include "tangency/impl/nearest_interval.hpp"
#include "tangency/impl/outer_box_first.hpp"
#include "tangency/impl/pixel_masks.hpp"
#include "tangency/impl/rotated/counter_rotation.hpp"
#include "tangency/impl/rotated/inverse_matrix.hpp"
#include "tangency/impl/rotated/rotated_axis.hpp"
#include "tangency/impl/rotated/rotated_canvas.hpp"
#include "tangency/impl/rotated/rotated_quaternion.hpp"
#include "tangency/impl/rotated/sat_rotated.hpp"
#include "tangency/impl/rounded_box.hpp"
#include "tangency/impl/sat_five_axes.hpp"
#include "tangency/impl/vertex_edge.hpp"
#ifndef __FAST_MATH__  // which it refuses
#include "tangency/impl/exact_filtered_methods.hpp"
#endif

namespace tangency::impl {

/// An ordered list of methods, for code that visits them all.
template <class... Methods>
struct MethodList {};

/// The methods of one list followed by those of another.
template <class... First, class... Second>
consteval MethodList<First..., Second...> operator+(MethodList<First...>, MethodList<Second...>) {
    return {};
}

/// What authors published, each repair or other contract right after its original.
using PublishedMethods = MethodList<VertexEdge, VertexEdgeClosed, VertexEdgeOpen, Fold, FoldOpen, ClampCorner, ClampCornerClosed,
                                    ClampCenter, NearestBranch, NearestInterval, Arvo, SatFiveAxes, RoundedBox, BoundingCircles,
                                    BoundingCirclesSafe, ExtentThenCorner, SameCell, NeighbouringCell, PixelMasks, OuterBoxFirst>;

/// The same for rotated boxes.
using RotatedMethods =
    MethodList<InverseMatrix, InverseMatrixFold, CounterRotation, CounterRotationOpen, RotatedCanvas, RotatedCanvasClosed, RotatedAxis,
               RotatedAxisNormalised, SatRotated, RotatedQuaternion, RotatedQuaternionNormalised>;

/// The project's own, in each form and contract.
#ifndef __FAST_MATH__
using OwnMethods = MethodList<ExactFiltered, ExactFilteredOpen, ExactFilteredLoHi, ExactFilteredLoHiOpen, ExactFilteredCornerSize,
                              ExactFilteredCornerSizeOpen, ExactFilteredAxis, ExactFilteredAxisOpen, ExactFilteredCornerSizeAxis,
                              ExactFilteredCornerSizeAxisOpen, ExactFilteredQuaternion, ExactFilteredCornerSizeQuaternionOpen>;
#else
using OwnMethods = MethodList<>;
#endif

/// Correct variants that the checker must never blame.
using ControlMethods =
    MethodList<controls::FoldSqrt, controls::FoldHypot, controls::FoldFma, controls::DoubleInside, controls::LongDoubleInside,
               controls::ReversedTerms, controls::Factored, controls::EarlyReject, controls::EarlyAccept, controls::LoHiToCenterHalf,
               controls::CornerSizeToCenterHalf, controls::CenterHalfToLoHi, controls::CornerSizeToLoHi, controls::Scaled,
               controls::StdClamp, controls::FminFmaxClamp, controls::NineRegions, controls::DoubleInsideCorner, controls::BallCornerClamp,
               controls::BallCornerFrame, controls::CenterSizeToCenterHalf, controls::CenterSizeToLoHi>;

/// Correct variants for rotated boxes, by orientation.
using RotatedControlMethods =
    MethodList<controls::RadiansDoubleInside, controls::RadiansFold, controls::RadiansLongDoubleInside, controls::DegreesDoubleInside,
               controls::DegreesFused, controls::DegreesLongDoubleInside, controls::DegreesQuarters, controls::DegreesReduced,
               controls::AxisCorners, controls::AxisDoubleInside, controls::AxisFused, controls::AxisHypot, controls::AxisLongDoubleInside,
               controls::AxisUndivided, controls::QuaternionDoubleInside, controls::QuaternionLongDoubleInside, controls::QuaternionMatrix,
               controls::QuaternionTwoCrosses, controls::CornerAxis, controls::CornerAxisOpen, controls::CornerDegrees,
               controls::CornerQuaternion, controls::RadiansComplex, controls::RadiansHalfAxisLengths, controls::RadiansWorldPoint,
               controls::DegreesAffine, controls::DegreesHalfAxisShares, controls::DegreesMirrored, controls::DegreesPolygon,
               controls::DegreesRectangleOfCorners, controls::DegreesWorldPoint, controls::AxisAffine, controls::AxisByAngle,
               controls::AxisComplex, controls::AxisHalfAxisLengths, controls::AxisHalfAxisShares, controls::AxisPolygon,
               controls::AxisRectangleOfCorners, controls::AxisWorldPoint, controls::QuaternionAffine, controls::QuaternionHalfAxisLengths,
               controls::QuaternionHalfAxisShares, controls::QuaternionRowVectors, controls::QuaternionSandwich,
               controls::QuaternionUndivided, controls::QuaternionWorldPoint, controls::CornerAxisAffine,
               controls::CornerQuaternionWorldPoint, controls::CornerRadiansWorldPoint, controls::CenterSizeRadiansHalfAxisLengths,
               controls::CenterSizeDegreesWorldPoint, controls::CenterSizeAxisHalfAxisShares, controls::CenterSizeQuaternionWorldPoint>;

/// Every built-in subject, in the order of reports.
using AllMethods = decltype(PublishedMethods{} + RotatedMethods{} + OwnMethods{} + ControlMethods{} + RotatedControlMethods{});

}  // namespace tangency::impl
