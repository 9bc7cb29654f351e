// SPDX-License-Identifier: MIT
// The subjects that answer a time or a nearest point, or by nearest points how far apart shapes are.
#include "answer_subject.hpp"
#include "impl/box_moving_ball/time_mutants.hpp"
#include "impl/nearest_point/broken_points.hpp"
#include "impl/nearest_point/points.hpp"

namespace tangency::subjects {
namespace {

using namespace nearest_point;
using namespace questions::segments;
using enum AnswerKind;

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
    add_broken_points(BreakOnPurpose{list});
    add_broken_times(BreakOnPurpose{list});
}

}  // namespace tangency::subjects
