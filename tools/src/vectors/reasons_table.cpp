// SPDX-License-Identifier: MIT
// The closed list of reasons, in words.
#include <algorithm>

#include "reasons.hpp"

namespace tangency::vectors {
namespace {

using enum ReasonKind;

std::vector<Reason> case_table() {
    return {
        {"center_inside", kind_of_case, "the circle's centre lies in the box, its boundary included",
         "a deep overlap is reported as a miss: bodies sink in and fall through", {}, {}},
        {"nearest_face", kind_of_case, "the box's nearest point lies on a face (a side in 2-D)",
         "resting contact fails on the commonest side of all", {}, {}},
        {"nearest_edge", kind_of_case, "the box's nearest point lies on an edge of a 3-D box",
         "3-D boxes hit too early or too late along their edges", {}, {}},
        {"nearest_corner", kind_of_case, "the box's nearest point is a corner",
         "circles catch on corners that they do not touch, or cut through them", {}, {}},
        {"tie", kind_of_case, "distance and radius are exactly equal",
         "closed and open contracts are mixed up, so resting contact flickers", {}, {}},
        {"near_tie", kind_of_case, "one argument of a tie moved by at most 8 ulps, and the tie is gone",
         "the answer changes with the rounding of one sum, so equal programs differ by compiler", {}, {}},
        {"circle_inside_box", kind_of_case, "the disk lies in the box",
         "outline tests report a miss although the circle is wholly inside", {}, {}},
        {"box_inside_circle", kind_of_case, "the box lies in the disk",
         "tests of corners against sides report a miss although the box is swallowed", {}, {}},
        {"touches_from_within", kind_of_case, "the held shape reaches the holder's boundary",
         "containment and intersection contradict each other", {}, {}},
        {"zero_radius", kind_of_case, "the circle is a point",
         "mouse clicks and bullets of no size are lost, or hit by a convention nobody chose", {}, {}},
        {"flat_box", kind_of_case, "an extent is zero, but not all are",
         "walls, floors and lines without thickness let everything through", {}, {}},
        {"point_box", kind_of_case, "every extent is zero",
         "a division by an extent, or an empty-rectangle shortcut, decides the answer", {}, {}},
        {"sliver", kind_of_case, "one extent is more than a hundred times another",
         "bounding circles and tolerances that fit squares fail on long thin boxes", {}, {}},
        {"far_offset", kind_of_case, "box and circle are at least 1024 times farther from the origin than they are large",
         "worlds work near their origin and jitter far from it", {}, {}},
        {"squares_overflow", kind_of_case, "the squared distance or radius exceeds the largest finite number",
         "infinity compares equal to infinity: every large circle hits everything", {}, {}},
        {"squares_underflow", kind_of_case, "a nonzero squared distance or radius is below the smallest normal number",
         "squares vanish: separate shapes of small units hit", {}, {}},
        {"sums_overflow", kind_of_case, "a side of the box or a difference of centres exceeds the largest finite number",
         "infinity minus infinity is NaN, which no comparison catches", {}, {}},
        {"subnormal", kind_of_case, "an argument is a subnormal number",
         "processors that flush subnormals to zero answer another question", {}, {}},
        {"minus_zero", kind_of_case, "an argument is -0, which is zero",
         "sign tricks split the plane at the origin", {}, {}},
        {"turn_none", kind_of_case, "a rotated form whose orientation turns the box by nothing",
         "the rotated function contradicts the axis-aligned one", {}, {}},
        {"turn_quarter", kind_of_case, "an exact quarter turn that is no full one, or a half turn",
         "extents stay unswapped, or a rounded sine of a right angle spoils every tie", {}, {}},
        {"turn_surd", kind_of_case, "a multiple of 30 or 45 degrees that is no quarter turn",
         "common angles go wrong, and no test on random angles meets their ties", {}, {}},
        {"turn_beyond_one", kind_of_case, "an angle of more than one turn",
         "objects that spun for a while collide elsewhere than they are drawn", {}, {}},
        {"turn_not_unit", kind_of_case, "an axis or a quaternion whose length is not one",
         "distances are scaled by the length that nobody divided out", {}, {}},
    };
}

std::vector<Reason> bug_table() {
    return {
        {"bug_face_counted_inside_slab", bug, "the distance to a face is counted even between the two faces",
         "a sphere inside the box is reported as a miss", {"recp/cglm #179, fixed #180 (2021)"},
         {"https://github.com/recp/cglm/issues/179"}},
        {"bug_far_face_below_low_side", bug, "below the low side the distance to the high side is taken",
         "contacts on half of all sides are missed, for five years", {"recp/cglm #496 (2026)"},
         {"https://github.com/recp/cglm/issues/496"}},
        {"bug_face_within_radius_added", bug, "the square of every face distance within the radius is added",
         "Intersects and Contains disagree: circles that straddle two faces are missed",
         {"MonoGame/MonoGame #996, #6336 (2018), inherited by FNA"},
         {"https://github.com/MonoGame/MonoGame/issues/996", "https://github.com/MonoGame/MonoGame/issues/6336"}},
        {"bug_box_center_cast_to_int", bug, "the box's centre is cast to an integer",
         "small rectangles at fractional positions are missed", {"raysan5/raylib #3575, fixed #3584 (2023)"},
         {"https://github.com/raysan5/raylib/issues/3575"}},
        {"bug_corner_taken_for_center", bug, "the box's corner is taken for its centre",
         "the box collides half its size away from where it is drawn",
         {"not-fl3/macroquad #483", "MonoGame-Extended #315"},
         {"https://github.com/not-fl3/macroquad/issues/483",
          "https://github.com/MonoGame-Extended/Monogame-Extended/issues/315"}},
        {"bug_extent_before_corner", bug, "(w, h, x, y) is passed for (x, y, w, h)",
         "the box is another one, and no compiler can warn", {"raysan5/raylib #680"},
         {"https://github.com/raysan5/raylib/issues/680"}},
        {"bug_corner_as_bounding_box", bug, "at a corner the circle counts as its bounding box",
         "circles catch on corners that they clear", {"gamelab/kiwi.js #163"},
         {"https://github.com/gamelab/kiwi.js/issues/163"}},
        {"bug_circle_inside_box_missed", bug, "a circle that lies wholly in the box is missed",
         "small things inside large triggers are never seen", {"prime31/Nez #395"},
         {"https://github.com/prime31/Nez/issues/395"}},
        {"bug_center_on_surface_missed", bug, "a centre exactly on the surface gives a zero-length normal and no contact",
         "a body that rests with its centre on a face falls through", {"dimforge/parry #34, #148"},
         {"https://github.com/dimforge/parry/issues/34", "https://github.com/dimforge/parry/issues/148"}},
        {"bug_zero_vector_normalised", bug, "a centre in the box makes a zero vector that is normalised: NaN",
         "NaN spreads through the simulation from one deep contact",
         {"luxengine/tornago #4", "idmillington/cyclone-physics #34"},
         {"https://github.com/luxengine/tornago/issues/4",
          "https://github.com/idmillington/cyclone-physics/issues/34"}},
        {"bug_extreme_points_only", bug, "only the circle's extreme points and the box's corners are tested",
         "deep overlap through the far side is missed", {"schteppe/p2.js #372", "pmndrs/p2-es #139"},
         {"https://github.com/schteppe/p2.js/issues/372", "https://github.com/pmndrs/p2-es/issues/139"}},
        {"bug_root_for_square", bug, "a square root is taken where a square was meant",
         "the test only works at a radius of one", {"FUSEEProjectTeam/Fusee #804 (draft code in the issue)"},
         {"https://github.com/FUSEEProjectTeam/Fusee/issues/804"}},
        {"bug_rotation_sign", bug, "the box is turned the other way round",
         "rotated boxes collide as their mirror images", {"jriecken/sat-js #66"},
         {"https://github.com/jriecken/sat-js/issues/66"}},
        {"bug_squares_overflow", bug, "both squares overflow and compare equal",
         "a spurious hit between shapes far apart", {"dartsim/dart #3305 (2026)"},
         {"https://github.com/dartsim/dart/issues/3305"}},
        {"bug_closed_faces_open_corners", bug, "faces are closed and corners open in one function",
         "touching counts or not, depending on where", {"Chipmunk2D circle2poly (by reading)"}, {}},
        {"bug_box_skin", bug, "the box carries a skin of 0.01", "shapes hit before they touch: small shapes suffer most",
         {"Box2D 2.4 (by reading)"}, {}},
        {"bug_rounded_corners", bug, "the box's corners are rounded by a margin of 0.04",
         "true corner contacts are missed", {"Bullet sphere-box (by reading)"}, {}},
        {"bug_polygon_of_26_sides", bug, "the circle is an inscribed polygon of 26 sides",
         "up to 0.73 % of the radius is missed", {"Matter.js (by reading)"}, {}},
        {"bug_polygon_of_32_sides", bug, "the circle is an inscribed polygon of 32 sides",
         "up to 0.48 % of the radius is missed", {"GEOS and Shapely buffers (by reading)"}, {}},
        {"bug_diameter_expected", bug, "the function takes the radius for a diameter",
         "circles are half as large as they are drawn", {"p5.collide2D (by reading)"}, {}},
        {"bug_radius_squared_expected", bug, "the function takes the radius for its own square",
         "right at a radius of one, wrong everywhere else",
         {"Unreal SphereAABBIntersection and CGAL take r squared (by reading)"}, {}},
    };
}

std::vector<Reason> policy_table() {
    return {
        {"policy_nan", policy, "an argument is NaN; the recommendation (P17) is to answer no",
         "a NaN that hits spreads: reject-style tests report a collision with nothing", {}, {}},
        {"policy_infinity", policy, "an argument is infinite; any answer will do",
         "infinity minus infinity is NaN; whoever means a half plane must say so", {}, {}},
        {"policy_negative_radius", policy, "the radius is negative; any answer will do",
         "squared forms take it for its magnitude, others for an empty circle", {}, {}},
        {"policy_negative_extent", policy, "an extent is negative; any answer will do",
         "some forms mirror the box, some empty it", {}, {}},
        {"policy_lo_above_hi", policy, "a low side above its high side; any answer will do",
         "clamping with swapped bounds picks either one", {}, {}},
        {"policy_zero_direction", policy, "an axis or a quaternion of zeros; any answer will do",
         "normalising it gives NaN", {}, {}},
    };
}

}  // namespace

const std::vector<Reason>& all_reasons() {
    static const std::vector<Reason> all = [] {
        std::vector<Reason> table = case_table();
        for (const auto& part : {bug_table(), policy_table()}) table.insert(table.end(), part.begin(), part.end());
        return table;
    }();
    return all;
}

const Reason* find_reason(std::string_view id) {
    const auto found = std::ranges::find(all_reasons(), id, &Reason::id);
    return found == all_reasons().end() ? nullptr : &*found;
}

}  // namespace tangency::vectors
