// SPDX-License-Identifier: MIT
// Every method and every mutant, question after question.
#pragma once

#include "impl/ball_ball/methods.hpp"
#include "impl/ball_ball/mutants.hpp"
#include "impl/box_ball/mutants/angle.hpp"
#include "impl/box_ball/mutants/axis.hpp"
#include "impl/box_ball/mutants/conversion.hpp"
#include "impl/box_ball/mutants/corners.hpp"
#include "impl/box_ball/mutants/degenerate.hpp"
#include "impl/box_ball/mutants/faces.hpp"
#include "impl/box_ball/mutants/pivot.hpp"
#include "impl/box_ball/mutants/precision.hpp"
#include "impl/box_ball/mutants/quaternion.hpp"
#include "impl/box_ball/mutants/range.hpp"
#include "impl/box_ball/mutants/shape.hpp"
#include "impl/box_ball/mutants/slack.hpp"
#include "impl/box_ball/mutants/state.hpp"
#include "impl/box_ball/mutants/ties.hpp"
#include "impl/box_box/methods.hpp"
#include "impl/box_box/mutants.hpp"
#include "impl/box_box/rotated.hpp"
#include "impl/box_box/rotated_mutants.hpp"
#include "impl/box_moving_ball/methods.hpp"
#include "impl/box_moving_ball/mutants.hpp"
#include "impl/box_point/methods.hpp"
#include "impl/box_point/mutants.hpp"
#include "impl/box_point/rotated_mutants.hpp"
#include "impl/box_segment/methods.hpp"
#include "impl/box_segment/mutants.hpp"
#include "impl/capsule_ball/methods.hpp"
#include "impl/capsule_ball/mutants.hpp"
#include "impl/capsule_capsule/methods.hpp"
#include "impl/capsule_capsule/mutants.hpp"
#include "impl/polygon_ball/methods.hpp"
#include "impl/polygon_ball/mutants.hpp"
#include "impl/polygon_point/methods.hpp"
#include "impl/polygon_point/mutants.hpp"
#include "impl/polygon_polygon/methods.hpp"
#include "impl/polygon_polygon/mutants.hpp"
#include "impl/polygon_segment/methods.hpp"
#include "impl/polygon_segment/mutants.hpp"
#include "impl/segment_ball/methods.hpp"
#include "impl/segment_ball/mutants.hpp"
#include "impl/segment_segment/methods.hpp"
#include "impl/segment_segment/mutants.hpp"
#include "tangency/impl/list.hpp"

namespace tangency::questions {

/// Calls take(a MethodList), box_ball's first.
template <class Take>
void for_each_list_of_methods(Take take) {
    take(impl::AllMethods{});
    take(ball_ball::Methods{});
    take(box_box::Methods{});
    take(box_box::RotatedMethods{});
    take(box_moving_ball::Methods{});
    take(box_point::Methods{});
    take(box_segment::Methods{});
    take(capsule_ball::Methods{});
    take(capsule_capsule::Methods{});
    take(polygon_ball::Methods{});
    take(polygon_point::Methods{});
    take(polygon_polygon::Methods{});
    take(polygon_segment::Methods{});
    take(segment_ball::Methods{});
    take(segment_segment::Methods{});
}

}  // namespace tangency::questions

namespace tangency::mutants {

/// Calls add(name, home, info, formula) for every mutant.
template <class Add>
void add_mutants(Add add) {
    add_mutants_of_ball_ball(add);
    add_mutants_of_angle(add);
    add_mutants_of_axis(add);
    add_mutants_of_conversion(add);
    add_mutants_of_corners(add);
    add_mutants_of_degenerate(add);
    add_mutants_of_faces(add);
    add_mutants_of_pivot(add);
    add_mutants_of_precision(add);
    add_mutants_of_quaternion(add);
    add_mutants_of_range(add);
    add_mutants_of_shape(add);
    add_mutants_of_slack(add);
    add_mutants_of_state(add);
    add_mutants_of_ties(add);
    add_mutants_of_box_box(add);
    add_rotated_mutants_of_box_box(add);
    add_mutants_of_box_moving_ball(add);
    add_mutants_of_box_point(add);
    add_rotated_mutants_of_box_point(add);
    add_mutants_of_box_segment(add);
    add_mutants_of_capsule_ball(add);
    add_mutants_of_capsule_capsule(add);
    add_mutants_of_polygon_ball(add);
    add_mutants_of_polygon_point(add);
    add_mutants_of_polygon_polygon(add);
    add_mutants_of_polygon_segment(add);
    add_mutants_of_segment_ball(add);
    add_mutants_of_segment_segment(add);
}

}  // namespace tangency::mutants
