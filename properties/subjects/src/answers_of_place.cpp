// SPDX-License-Identifier: MIT
// The subjects that answer a time or a nearest point, or by nearest points how far apart shapes are.
#include "answer_subject.hpp"
#include "impl/box_moving_ball/times.hpp"
#include "impl/nearest_point/broken_points.hpp"
#include "impl/nearest_point/points.hpp"

namespace tangency::subjects {
namespace {

using namespace nearest_point;
using namespace questions::segments;
using enum AnswerKind;

constexpr Signature plane{Form::center_half, ScalarType::f32, 2};
constexpr Signature space{Form::lo_hi, ScalarType::f64, 3};
constexpr Signature by_degrees{Form::corner_size, ScalarType::f32, 2, Orientation::degrees};
constexpr Signature by_quaternion{Form::center_half, ScalarType::f64, 3, Orientation::quaternion};
constexpr Signature of_a_point{Form::corner_size, ScalarType::f64, 2, Orientation::none, Question::box_point};
constexpr Signature boxes{Form::corner_size, ScalarType::f64, 2, Orientation::none, Question::box_box};
constexpr Signature balls{Form::center_radius, ScalarType::f32, 2, Orientation::none, Question::ball_ball};
constexpr Signature segment{Form::ends, ScalarType::f64, 2, Orientation::none, Question::segment_ball};
constexpr Signature capsule{Form::ends_radius, ScalarType::f32, 3, Orientation::none, Question::capsule_ball};
constexpr Signature capsules{Form::ends_radius, ScalarType::f64, 3, Orientation::none, Question::capsule_capsule};
constexpr Signature disk{vertices_form(5), ScalarType::f32, 2, Orientation::none, Question::polygon_ball};
constexpr Signature in_polygon{vertices_form(4), ScalarType::f64, 2, Orientation::none, Question::polygon_point};
constexpr Signature way{Form::lo_hi, ScalarType::f32, 2, Orientation::none, Question::box_segment};
constexpr Signature moving{Form::center_half, ScalarType::f64, 3, Orientation::none, Question::box_moving_ball};
constexpr Signature moving_in_the_plane{Form::lo_hi, ScalarType::f32, 2, Orientation::none, Question::box_moving_ball};

}  // namespace

void add_methods_of_place(std::vector<AnswerSubject>& list) {
    using enum Question;
    add<ClampedPoint>(list, "clamped_point", nearest, Level::banded, {box_ball, box_point, box_box}, Boxes::along_the_axes);
    add<ClampedOffset>(list, "clamped_offset", nearest, Level::banded, {box_ball, box_point});
    add<TowardsTheCentre>(list, "towards_the_centre", nearest, Level::banded, {ball_ball});
    add<ClampedShare>(list, "clamped_share", nearest, Level::banded, {segment_ball, capsule_ball});
    add<ClampedPlaceOfWay>(list, "clamped_place_of_way", nearest, Level::banded, {box_segment, box_moving_ball});
    add<EndsAndCrossing>(list, "ends_and_crossing", nearest, Level::banded, {segment_segment, capsule_capsule});
    add<ClampedTwice>(list, "clamped_twice", nearest, Level::banded, {segment_segment, capsule_capsule});
    add<ClampedTwiceDistance>(list, "clamped_twice_distance", distance, Level::banded, {segment_segment, capsule_capsule});
    add<OverAllSides>(list, "over_all_sides", nearest, Level::banded, {polygon_ball, polygon_point, polygon_segment, polygon_polygon});
    add<HalvedTime>(list, "halved_time", AnswerKind::time, Level::banded, {box_moving_ball});
    add<HeightTime>(list, "height_time", AnswerKind::time, Level::banded, {box_moving_ball});
}

void add_mutants_of_place(std::vector<AnswerSubject>& list) {
    break_on_purpose<PointOfTheSecond>(list, "point_of_the_second", nearest, {plane, space, of_a_point, boxes, balls, segment, disk});
    break_on_purpose<NearestCorner>(list, "nearest_corner", nearest, {plane, space, of_a_point});
    break_on_purpose<PushedToTheBorder>(list, "pushed_to_the_border", nearest, {plane, space, of_a_point});
    break_on_purpose<HighSidesForgotten>(list, "high_sides_forgotten", nearest, {plane, space, of_a_point, boxes});
    break_on_purpose<SizeForHalf>(list, "size_for_half", nearest, {plane, space, of_a_point, boxes});
    break_on_purpose<LeftInTheFrame>(list, "left_in_the_frame", nearest, {by_degrees, by_quaternion});
    break_on_purpose<NotRotatedBack>(list, "not_rotated_back", nearest, {by_degrees, by_quaternion});
    break_on_purpose<InFloats<ClampedPoint>>(list, "in_floats", nearest, {space, of_a_point, boxes});
    break_on_purpose<InFloats<ClampedShare>>(list, "in_floats", nearest, {segment});
    break_on_purpose<InWholeNumbers<ClampedPoint>>(list, "in_whole_numbers", nearest, {plane, space, of_a_point});
    break_on_purpose<InWholeNumbers<ClampedShare>>(list, "in_whole_numbers", nearest, {segment, capsule});
    break_on_purpose<RepeatsTheLast<ClampedPoint>>(list, "repeats_itself", nearest, {plane, of_a_point});
    break_on_purpose<RepeatsTheLast<HalvedTime>>(list, "repeats_itself", AnswerKind::time, {moving, moving_in_the_plane});
    break_on_purpose<LineForSegment>(list, "line_for_segment", nearest, {segment, capsule});
    break_on_purpose<NearestEnd>(list, "nearest_end", nearest, {segment, capsule});
    break_on_purpose<PointOfTheAxis>(list, "point_of_the_axis", nearest, {capsule, balls});
    break_on_purpose<BeyondTheSecond>(list, "beyond_the_second", nearest, {balls});
    break_on_purpose<CornersAlone>(list, "corners_alone", nearest, {disk, in_polygon});
    break_on_purpose<BorderOfThePolygon>(list, "border_of_the_polygon", nearest, {disk, in_polygon});
    break_on_purpose<StartOfTheWay>(list, "start_of_the_way", nearest, {way, moving});
    break_on_purpose<FirstStartsNearest>(list, "first_starts_nearest", nearest, {capsules});

    break_on_purpose<TimeOfTheCentre>(list, "time_of_the_centre", AnswerKind::time, {moving, moving_in_the_plane});
    break_on_purpose<SquareCorners>(list, "square_corners", AnswerKind::time, {moving, moving_in_the_plane});
    break_on_purpose<DiameterForRadius>(list, "diameter_for_radius", AnswerKind::time, {moving, moving_in_the_plane});
    break_on_purpose<TimeOfLeaving>(list, "time_of_leaving", AnswerKind::time, {moving, moving_in_the_plane});
    break_on_purpose<TimeOfNearest>(list, "time_of_nearest", AnswerKind::time, {moving, moving_in_the_plane});
    break_on_purpose<LengthForTime>(list, "length_for_time", AnswerKind::time, {moving, moving_in_the_plane});
    break_on_purpose<TimeLeft>(list, "time_left", AnswerKind::time, {moving, moving_in_the_plane});
    break_on_purpose<EndForNever>(list, "end_for_never", AnswerKind::time, {moving, moving_in_the_plane});
    break_on_purpose<SixteenSteps>(list, "sixteen_steps", AnswerKind::time, {moving, moving_in_the_plane});
    break_on_purpose<BeforeTheStart>(list, "before_the_start", AnswerKind::time, {moving, moving_in_the_plane});
    break_on_purpose<DiscriminantCancels>(list, "discriminant_cancels", AnswerKind::time, {moving, moving_in_the_plane});
}

}  // namespace tangency::subjects
