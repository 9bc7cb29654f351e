// SPDX-License-Identifier: MIT
// The lists of subjects that answer numbers and verdicts.
#include "tangency/subjects/answers.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

#include "answer_subject.hpp"
#include "impl/box_ball/answers/distance_mutants.hpp"
#include "impl/box_ball/answers/methods.hpp"
#include "impl/box_ball/answers/rotated_mutants.hpp"
#include "impl/box_ball/answers/shape_mutants.hpp"
#include "impl/box_ball/answers/translation_mutants.hpp"
#include "impl/box_box/rotated_number_mutants.hpp"
#include "impl/box_segment/numbers.hpp"
#include "impl/polygon_ball/number_mutants.hpp"

namespace tangency::subjects {
namespace {

using namespace answers;
using namespace questions::polygons;
using namespace questions::segments;
using questions::box_box::OfRotatedBoxes;
namespace rotated_boxes = questions::box_box;

constexpr Questions all{Question::box_ball, Question::ball_ball, Question::box_box};
constexpr Questions polygons_too{Question::polygon_ball, Question::polygon_polygon};
constexpr Questions ways{Question::box_segment, Question::box_moving_ball};

template <class Method>
void add(std::vector<AnswerSubject>& list, std::string_view name, AnswerKind answer, Level level) {
    subjects::add<Method>(list, name, answer, level, all);
}

constexpr Signature plane{Form::center_half, ScalarType::f32, 2};
constexpr Signature space{Form::lo_hi, ScalarType::f64, 3};
constexpr Signature by_radians{Form::center_half, ScalarType::f64, 2, Orientation::radians};
constexpr Signature by_degrees{Form::corner_size, ScalarType::f32, 2, Orientation::degrees};
constexpr Signature by_axis{Form::center_size, ScalarType::f32, 2, Orientation::axis};
constexpr Signature by_quaternion{Form::center_half, ScalarType::f64, 3, Orientation::quaternion};
constexpr Signature balls{Form::center_radius, ScalarType::f32, 2, Orientation::none, Question::ball_ball};
constexpr Signature boxes{Form::corner_size, ScalarType::f64, 2, Orientation::none, Question::box_box};
constexpr Signature two_by_axis{Form::center_half, ScalarType::f64, 2, Orientation::axis, Question::box_box};
constexpr Signature two_by_quaternion{Form::corner_size, ScalarType::f32, 3, Orientation::quaternion, Question::box_box};
constexpr Signature disk{vertices_form(5, 0), ScalarType::f32, 2, Orientation::none, Question::polygon_ball};
constexpr Signature polygons{vertices_form(4, 3), ScalarType::f64, 2, Orientation::none, Question::polygon_polygon};
constexpr Signature segment{Form::lo_hi, ScalarType::f32, 2, Orientation::none, Question::box_segment};
constexpr Signature moving_in_the_plane{Form::lo_hi, ScalarType::f64, 2, Orientation::none, Question::box_moving_ball};
constexpr Signature moving{Form::center_half, ScalarType::f64, 3, Orientation::none, Question::box_moving_ball};

template <class Method>
void add_of_rotated_boxes(std::vector<AnswerSubject>& list, std::string_view name, AnswerKind answer) {
    add<OfRotatedBoxes<Method>>(list, name, answer, Level::banded, {Question::box_box}, Boxes::two_rotated);
    add<OfRotatedBoxes<Method, true>>(list, "wider_" + std::string(name), answer, Level::full_range, {Question::box_box},
                                      Boxes::two_rotated);
}

// Of what relations see, each in every kind of answer that a method gives.
template <template <class> class Fault>
void break_every_answer(std::vector<AnswerSubject>& list, std::string_view name, std::initializer_list<Signature> signatures) {
    using enum AnswerKind;
    break_on_purpose<Fault<SquaresVerdict>>(list, name, verdict, signatures);
    break_on_purpose<Fault<ClampDistance>>(list, name, distance, signatures);
    break_on_purpose<Fault<SignedDistance>>(list, name, signed_distance, signatures);
    break_on_purpose<Fault<ClampSquare>>(list, name, distance_sq, signatures);
    break_on_purpose<Fault<ClampTranslation>>(list, name, mtv, signatures);
}

std::vector<AnswerSubject> make_methods() {
    using enum AnswerKind;
    std::vector<AnswerSubject> list;
    add<ClampDistance>(list, "clamp_distance", distance, Level::banded);
    add<HypotDistance>(list, "hypot_distance", distance, Level::banded);
    add<Scaled<ClampDistance, 1>>(list, "scaled_distance", distance, Level::full_range);
    add<DividedDistance>(list, "divided_distance", distance, Level::banded);
    add<ClampSquare>(list, "clamp_square", distance_sq, Level::banded);
    add<Scaled<ClampSquare, 2>>(list, "scaled_square", distance_sq, Level::full_range);
    add<SignedDistance>(list, "signed_distance", signed_distance, Level::banded);
    add<Scaled<SignedDistance, 1>>(list, "scaled_signed_distance", signed_distance, Level::full_range);
    add<DistanceToRim>(list, "distance_to_rim", signed_distance, Level::banded, {Question::box_ball, Question::ball_ball});
    add<ClampTranslation>(list, "clamp_translation", mtv, Level::banded);
    add<ScaledWay>(list, "scaled_way", mtv, Level::banded);
    // Beside a radius so large an offset becomes subnormal, and its unit vector is not one long.
    add<Scaled<HypotTranslation, 1>>(list, "scaled_translation", mtv, Level::banded);
    add<SquaresVerdict>(list, "squares_verdict", verdict, Level::banded);
    add<Scaled<SquaresVerdict, 0>>(list, "scaled_verdict", verdict, Level::full_range);

    add<OfPolygons<PolygonDistance>>(list, "polygon_distance", distance, Level::banded, polygons_too);
    add<Wider<PolygonDistance>>(list, "wider_polygon_distance", distance, Level::full_range, polygons_too);
    add<OfPolygons<NearestPointDistance>>(list, "nearest_point_distance", distance, Level::banded, {Question::polygon_ball});
    add<OfPolygons<PolygonSquare>>(list, "polygon_square", distance_sq, Level::banded, polygons_too);
    add<Wider<PolygonSquare>>(list, "wider_polygon_square", distance_sq, Level::full_range, polygons_too);
    add<OfPolygons<PolygonSignedDistance>>(list, "polygon_signed_distance", signed_distance, Level::banded, polygons_too);
    add<Wider<PolygonSignedDistance>>(list, "wider_polygon_signed_distance", signed_distance, Level::full_range, polygons_too);
    add<OfPolygons<SeparationTranslation>>(list, "separation_translation", mtv, Level::banded, polygons_too);
    add<Wider<SeparationTranslation>>(list, "wider_separation_translation", mtv, Level::full_range, polygons_too);
    add<OfPolygons<LeastOverlap>>(list, "least_overlap", mtv, Level::banded, polygons_too);
    add<OfPolygons<PolygonVerdict>>(list, "polygon_verdict", verdict, Level::banded, polygons_too);

    add_of_rotated_boxes<rotated_boxes::RotatedBoxesDistance>(list, "rotated_boxes_distance", distance);
    add_of_rotated_boxes<rotated_boxes::RotatedBoxesSignedDistance>(list, "rotated_boxes_signed_distance", signed_distance);
    add_of_rotated_boxes<rotated_boxes::RotatedBoxesSquare>(list, "rotated_boxes_square", distance_sq);
    add_of_rotated_boxes<rotated_boxes::RotatedBoxesTranslation>(list, "rotated_boxes_translation", mtv);
    add_of_rotated_boxes<rotated_boxes::RotatedBoxesProjections>(list, "rotated_boxes_projections", mtv);
    add_of_rotated_boxes<rotated_boxes::RotatedBoxesVerdict>(list, "rotated_boxes_verdict", verdict);

    add<WayDistance<CrossedPlanes>>(list, "crossed_planes_distance", distance, Level::banded, ways);
    add<Scaled<WayDistance<CrossedPlanes>, 1>>(list, "scaled_crossed_planes_distance", distance, Level::full_range, ways);
    add<WayDistance<Halving>>(list, "halving_distance", distance, Level::banded, ways);
    add<WaySquare<CrossedPlanes>>(list, "crossed_planes_square", distance_sq, Level::banded, ways);
    add<Scaled<WaySquare<Halving>, 2>>(list, "scaled_halving_square", distance_sq, Level::full_range, ways);
    return list;
}

std::vector<AnswerSubject> make_mutants() {
    using enum AnswerKind;
    std::vector<AnswerSubject> list;
    break_on_purpose<MovesTheFirst>(list, "moves_the_first", mtv, {plane, space, balls, boxes});
    break_on_purpose<MovesHalfWay>(list, "moves_half_way", mtv, {plane, space, balls, boxes});
    break_on_purpose<ForgetsToNormalise>(list, "forgets_to_normalise", mtv, {plane, space, balls});
    break_on_purpose<ZeroWhenContained>(list, "zero_when_contained", mtv, {plane, space, boxes});
    break_on_purpose<NanWhenContained>(list, "nan_when_contained", mtv, {plane, space, balls});
    break_on_purpose<ForgetsTheRadiusInside>(list, "forgets_the_radius_inside", mtv, {plane, space});
    break_on_purpose<FarthestSide>(list, "farthest_side", mtv, {plane, space, boxes});
    break_on_purpose<AlwaysAlongY>(list, "always_along_y", mtv, {plane, space, boxes});
    break_on_purpose<AwayFromTheCentre>(list, "away_from_the_centre", mtv, {plane, space, boxes});
    break_on_purpose<LeastOverlapOfSquares>(list, "least_overlap_of_squares", mtv, {plane, space, balls});
    break_on_purpose<TranslationByTheSquare>(list, "translation_by_the_square", mtv, {plane, space, balls});
    break_on_purpose<PullsTogether>(list, "pulls_together", mtv, {plane, space, balls, boxes});
    break_on_purpose<AddsASkin>(list, "adds_a_skin", mtv, {plane, space, balls, boxes});
    break_on_purpose<IgnoresShallowContact>(list, "ignores_shallow_contact", mtv, {plane, space, balls, boxes});
    break_on_purpose<LeavesZOut>(list, "leaves_z_out", mtv, {space});
    break_on_purpose<AlwaysToThePositiveSide>(list, "always_to_the_positive_side", mtv, {plane, space, boxes});
    break_on_purpose<SharedIntervals>(list, "shared_intervals", mtv, {boxes});
    break_on_purpose<ConcentricZero>(list, "concentric_zero", mtv, {plane, balls});
    break_on_purpose<NearestPointInTheWorld>(list, "nearest_point_in_the_world", mtv, {plane});
    break_on_purpose<Unfloored>(list, "unfloored", distance, {plane, space, balls});
    break_on_purpose<ForgetsTheRoot>(list, "forgets_the_root", distance, {plane, space, balls, boxes});
    break_on_purpose<ForgetsTheRadius>(list, "forgets_the_radius", distance, {plane, space, balls});
    break_on_purpose<RadiusSquared>(list, "radius_squared", distance, {plane, space, balls});
    break_on_purpose<LargestAxisAlone>(list, "largest_axis_alone", distance, {plane, space, balls, boxes});
    break_on_purpose<SumOfAxes>(list, "sum_of_axes", distance, {plane, space, balls, boxes});
    break_on_purpose<ToTheCentre>(list, "to_the_centre", distance, {plane, space, boxes});
    break_on_purpose<InFloats>(list, "in_floats", distance, {space, boxes});
    break_on_purpose<ReadsTheLastAnswer>(list, "reads_the_last_answer", distance, {plane, boxes});
    break_on_purpose<Unsigned>(list, "unsigned", signed_distance, {plane, space, balls, boxes});
    break_on_purpose<SignedByTheFarthestSide>(list, "signed_by_the_farthest_side", signed_distance, {plane, space, boxes});
    break_on_purpose<SquareOfTheGap>(list, "square_of_the_gap", distance_sq, {plane, space, balls});
    break_on_purpose<DifferenceOfSquares>(list, "difference_of_squares", distance_sq, {plane, space, balls});
    break_on_purpose<RootOfTheSquare>(list, "root_of_the_square", distance_sq, {plane, space, balls, boxes});
    break_on_purpose<NeverTouches>(list, "never_touches", verdict, {plane, space, balls, boxes});
    break_on_purpose<SignTurned>(list, "sign_turned", verdict, {plane, space, balls, boxes});
    break_on_purpose<TouchesWithin>(list, "touches_within", verdict, {plane, space, balls, boxes});

    break_every_answer<ForgetsTheNegativeSide>(list, "forgets_the_negative_side", {plane, space, balls, boxes});
    break_every_answer<OneExtentForAll>(list, "one_extent_for_all", {plane, space, boxes});
    break_every_answer<MeasuresToTheCorner>(list, "measures_to_the_corner", {plane, space});
    break_every_answer<RepeatsItself>(list, "repeats_itself", {plane, boxes});
    break_every_answer<PlaceInWholeNumbers>(list, "place_in_whole_numbers", {plane, space, balls});
    break_every_answer<FirstSizeForBoth>(list, "first_size_for_both", {boxes});
    break_on_purpose<FirstSizeForBoth<SquaresVerdict>>(list, "first_size_for_both", verdict, {balls});
    break_on_purpose<FirstSizeForBoth<ClampDistance>>(list, "first_size_for_both", distance, {balls});
    break_on_purpose<FirstSizeForBoth<SignedDistance>>(list, "first_size_for_both", signed_distance, {balls});
    break_on_purpose<FirstSizeForBoth<ClampTranslation>>(list, "first_size_for_both", mtv, {balls});
    break_every_answer<OneWayRound>(list, "one_way_round", {by_degrees, by_axis});
    break_every_answer<AtMostOneTurn>(list, "at_most_one_turn", {by_degrees});
    break_every_answer<QuartersLost>(list, "quarters_lost", {by_degrees});
    break_on_purpose<SixBitsOfTheRadius<SquaresVerdict>>(list, "six_bits_of_the_radius", verdict, {plane, balls});
    break_on_purpose<SixBitsOfTheRadius<ClampDistance>>(list, "six_bits_of_the_radius", distance, {plane, balls});
    break_on_purpose<SixBitsOfTheRadius<SignedDistance>>(list, "six_bits_of_the_radius", signed_distance, {plane, balls});
    break_on_purpose<SixBitsOfTheRadius<ClampTranslation>>(list, "six_bits_of_the_radius", mtv, {plane, balls});
    break_on_purpose<SkinOfFixedWidth<SquaresVerdict>>(list, "skin_of_fixed_width", verdict, {plane, balls});
    break_on_purpose<SkinOfFixedWidth<ClampDistance>>(list, "skin_of_fixed_width", distance, {plane, balls});
    break_on_purpose<SkinOfFixedWidth<ClampTranslation>>(list, "skin_of_fixed_width", mtv, {plane, balls});

    break_on_purpose<StaysInTheBoxsFrame>(list, "stays_in_the_boxs_frame", mtv, {by_radians, by_quaternion});
    break_on_purpose<RotatesBackTheWrongWay>(list, "rotates_back_the_wrong_way", mtv, {by_degrees, by_quaternion});
    break_on_purpose<IgnoresTheRotation<ClampDistance>>(list, "ignores_the_rotation", distance,
                                                        {by_radians, by_degrees, by_axis, by_quaternion});
    break_on_purpose<RotatesTheOtherWay<ClampDistance>>(list, "distance_the_other_way", distance, {by_radians, by_axis, by_quaternion});
    break_on_purpose<RotatesTheOtherWay<SignedDistance>>(list, "depth_the_other_way", signed_distance, {by_degrees, by_quaternion});
    break_on_purpose<RotatesTheOtherWay<ClampTranslation>>(list, "translation_the_other_way", mtv, {by_radians, by_axis});
    break_on_purpose<RotatesAboutTheOrigin>(list, "rotates_about_the_origin", distance, {by_radians, by_quaternion});
    break_on_purpose<TakesItForAUnit>(list, "takes_it_for_a_unit", distance, {by_axis, by_quaternion});
    break_on_purpose<RadiansForDegrees>(list, "radians_for_degrees", distance, {by_degrees});
    break_on_purpose<ZeroWhenContained>(list, "zero_when_contained", mtv, {by_radians, by_quaternion});
    break_on_purpose<ForgetsToNormalise>(list, "forgets_to_normalise", mtv, {by_degrees, by_axis});
    break_on_purpose<SignedByTheFarthestSide>(list, "signed_by_the_farthest_side", signed_distance, {by_axis});
    break_on_purpose<InFloats>(list, "in_floats", distance, {by_quaternion});

    using namespace rotated_boxes;
    break_on_purpose<OfRotatedBoxes<RotatedMovesTheFirst>>(list, "rotated_moves_the_first", mtv, {two_by_axis});
    break_on_purpose<OfRotatedBoxes<RotatedMovesHalfWay>>(list, "rotated_moves_half_way", mtv, {two_by_quaternion});
    break_on_purpose<OfRotatedBoxes<RotatedFaceAxesAlone>>(list, "rotated_face_axes_alone", mtv, {two_by_quaternion});
    break_on_purpose<OfRotatedBoxes<RotatedFirstAxesAlone>>(list, "rotated_first_axes_alone", mtv, {two_by_axis});
    break_on_purpose<OfRotatedBoxes<RotatedEdgesNotNormalised>>(list, "rotated_edges_not_normalised", mtv, {two_by_quaternion});
    break_on_purpose<OfRotatedBoxes<RotatedInTheFirstFrame>>(list, "rotated_in_the_first_frame", mtv, {two_by_quaternion});
    break_on_purpose<OfRotatedBoxes<RotatedAlongTheAxis>>(list, "rotated_along_the_axis", mtv, {two_by_axis});
    break_on_purpose<OfRotatedBoxes<RotatedAwayFromTheCentre>>(list, "rotated_away_from_the_centre", mtv, {two_by_quaternion});
    break_on_purpose<OfRotatedBoxes<RotatedSharedIntervals>>(list, "rotated_shared_intervals", mtv, {two_by_axis});
    break_on_purpose<OfRotatedBoxes<RotatedAddsASkin>>(list, "rotated_adds_a_skin", mtv, {two_by_quaternion});
    break_on_purpose<OfRotatedBoxes<SecondAlongTheAxes<RotatedBoxesTranslation>>>(list, "rotated_second_along_the_axes", mtv,
                                                                                  {two_by_axis});
    break_on_purpose<OfRotatedBoxes<SecondAlongTheAxes<RotatedBoxesDistance>>>(list, "rotated_second_along_the_axes", distance,
                                                                               {two_by_quaternion});
    break_on_purpose<OfRotatedBoxes<RotatedGapForDistance>>(list, "rotated_gap_for_distance", distance, {two_by_axis});
    break_on_purpose<OfRotatedBoxes<RotatedCornersAlone>>(list, "rotated_corners_alone", distance, {two_by_quaternion});
    break_on_purpose<OfRotatedBoxes<RotatedCornersOfTheSecondAlone>>(list, "rotated_corners_of_the_second_alone", distance, {two_by_axis});
    break_on_purpose<OfRotatedBoxes<RotatedEdgesLeftOut>>(list, "rotated_edges_left_out", distance, {two_by_quaternion});
    break_on_purpose<OfRotatedBoxes<RotatedBetweenBounds>>(list, "rotated_between_bounds", distance, {two_by_axis});
    break_on_purpose<OfRotatedBoxes<RotatedUnsigned>>(list, "rotated_unsigned", signed_distance, {two_by_quaternion});
    break_on_purpose<OfRotatedBoxes<RotatedRootOfTheSquare>>(list, "rotated_root_of_the_square", distance_sq, {two_by_quaternion});
    break_on_purpose<OfRotatedBoxes<RotatedNeverTouches>>(list, "rotated_never_touches", verdict, {two_by_axis});

    break_on_purpose<OfPolygons<PolygonMovesTheFirst>>(list, "polygon_moves_the_first", mtv, {disk, polygons});
    break_on_purpose<OfPolygons<OverlapNotNormalised>>(list, "overlap_not_normalised", mtv, {disk, polygons});
    break_on_purpose<OfPolygons<PolygonSharedIntervals>>(list, "polygon_shared_intervals", mtv, {disk, polygons});
    break_on_purpose<OfPolygons<AlwaysAlongTheNormal>>(list, "always_along_the_normal", mtv, {disk, polygons});
    break_on_purpose<OfPolygons<GreatestOverlap>>(list, "greatest_overlap", mtv, {disk, polygons});
    break_on_purpose<OfPolygons<ZeroWithin>>(list, "zero_within", mtv, {disk});
    break_on_purpose<OfPolygons<RadiusForgottenWithin>>(list, "radius_forgotten_within", mtv, {disk});
    break_on_purpose<OfPolygons<NormalsAlone>>(list, "normals_alone", mtv, {disk});
    break_on_purpose<OfPolygons<FirstNormalsAlone>>(list, "first_normals_alone", mtv, {polygons});
    break_on_purpose<OfPolygons<LastSideLeftOut>>(list, "last_side_left_out", mtv, {disk, polygons});
    break_on_purpose<OfPolygons<AwayFromTheMiddle>>(list, "away_from_the_middle", mtv, {disk, polygons});
    break_on_purpose<OfPolygons<FromTheNearestPlace>>(list, "from_the_nearest_place", mtv, {disk});
    break_on_purpose<OfPolygons<VerticesAlone>>(list, "vertices_alone", distance, {disk, polygons});
    break_on_purpose<OfPolygons<GapForDistance>>(list, "gap_for_distance", distance, {disk, polygons});
    break_on_purpose<OfPolygons<LinesForSides>>(list, "lines_for_sides", distance, {disk, polygons});
    break_on_purpose<OfPolygons<VerticesOfTheSecondAlone>>(list, "vertices_of_the_second_alone", distance, {polygons});
    break_on_purpose<OfPolygons<BoundaryDistance>>(list, "boundary_distance", distance, {disk, polygons});
    break_on_purpose<OfPolygons<PolygonRadiusForgotten>>(list, "polygon_radius_forgotten", distance, {disk});
    break_on_purpose<OfPolygons<PolygonInFloats>>(list, "polygon_in_floats", distance, {polygons});
    break_on_purpose<OfPolygons<PolygonUnsigned>>(list, "polygon_unsigned", signed_distance, {disk, polygons});
    break_on_purpose<OfPolygons<DepthToTheNearestVertex>>(list, "depth_to_the_nearest_vertex", signed_distance, {disk, polygons});
    break_on_purpose<OfPolygons<PolygonSquareOfTheGap>>(list, "polygon_square_of_the_gap", distance_sq, {disk});
    break_on_purpose<OfPolygons<PolygonRootOfTheSquare>>(list, "polygon_root_of_the_square", distance_sq, {disk, polygons});

    break_on_purpose<OfPolygons<GapButForTheLastSide>>(list, "gap_but_for_the_last_side", distance, {disk, polygons});
    break_on_purpose<OfPolygons<VerdictButForTheLastSide>>(list, "verdict_but_for_the_last_side", verdict, {disk, polygons});
    break_on_purpose<WayDistance<ForwardsAlone>>(list, "forwards_alone", distance, {segment, moving});
    break_on_purpose<WaySquare<ForwardsAlone>>(list, "forwards_alone", distance_sq, {segment, moving});
    break_on_purpose<WayVerdict<ForwardsAlone>>(list, "forwards_alone", verdict, {segment, moving});
    break_on_purpose<WayVerdict<MiddleAlone>>(list, "middle_alone", verdict, {segment, moving});

    break_on_purpose<WayDistance<SlopesInterpolated>>(list, "slopes_interpolated", distance, {segment});
    break_on_purpose<WayDistance<EndsAlone>>(list, "ends_alone", distance, {segment, moving});
    break_on_purpose<WayDistance<MiddleAlone>>(list, "middle_alone", distance, {segment, moving});
    break_on_purpose<WayDistance<Sixteenths>>(list, "sixteenths", distance, {segment, moving});
    break_on_purpose<WayDistance<NearestToTheCentre>>(list, "nearest_to_the_centre", distance, {segment, moving});
    break_on_purpose<WayDistance<CrossesSidesAlone>>(list, "crosses_sides_alone", distance, {segment, moving_in_the_plane});
    break_on_purpose<WayDistance<WholeLine>>(list, "whole_line", distance, {segment, moving});
    break_on_purpose<WayRadiusForgotten>(list, "way_radius_forgotten", distance, {moving});
    break_on_purpose<WayRootForgotten>(list, "way_root_forgotten", distance, {segment, moving});
    return list;
}

}  // namespace

const std::vector<AnswerSubject>& answer_methods() {
    static const std::vector<AnswerSubject> methods = [] {
        std::vector<AnswerSubject> list = make_methods();
        add_methods_of_place(list);
        return list;
    }();
    return methods;
}

const std::vector<AnswerSubject>& answer_mutants() {
    static const std::vector<AnswerSubject> mutants = [] {
        std::vector<AnswerSubject> list = make_mutants();
        add_mutants_of_place(list);
        return list;
    }();
    return mutants;
}

}  // namespace tangency::subjects
