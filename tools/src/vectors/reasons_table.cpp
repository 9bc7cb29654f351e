// SPDX-License-Identifier: MIT
// The closed list of reasons, in words.
#include <algorithm>
#include <array>

#include "case_reasons.hpp"
#include "question_bugs.hpp"
#include "reasons.hpp"

namespace tangency::vectors {
namespace {

std::vector<Reason> bug_table() {
    return {
        {"bug_face_counted_inside_slab",
         "the distance to a face is counted even between the two faces",
         "a sphere inside the box is reported as a miss",
         {"recp/cglm #179, fixed #180 (2021)"},
         {"https://github.com/recp/cglm/issues/179"}},
        {"bug_far_face_below_low_side",
         "below the low side the distance to the high side is taken",
         "contacts on half of all sides are missed, for five years",
         {"recp/cglm #496 (2026)"},
         {"https://github.com/recp/cglm/issues/496"}},
        {"bug_face_within_radius_added",
         "the square of every face distance within the radius is added",
         "Intersects and Contains disagree: circles that straddle two faces are missed",
         {"MonoGame/MonoGame #996, #6336 (2018), inherited by FNA"},
         {"https://github.com/MonoGame/MonoGame/issues/996", "https://github.com/MonoGame/MonoGame/issues/6336"}},
        {"bug_box_center_cast_to_int",
         "the box's centre is cast to an integer",
         "small rectangles at fractional positions are missed",
         {"raysan5/raylib #3575, fixed #3584 (2023)"},
         {"https://github.com/raysan5/raylib/issues/3575"}},
        {"bug_corner_taken_for_center",
         "the box's corner is taken for its centre",
         "the box collides half its size away from where it is drawn",
         {"not-fl3/macroquad #483", "MonoGame-Extended #315"},
         {"https://github.com/not-fl3/macroquad/issues/483", "https://github.com/MonoGame-Extended/Monogame-Extended/issues/315"}},
        {"bug_extent_before_corner",
         "(w, h, x, y) is passed for (x, y, w, h)",
         "the box is another one, and no compiler can warn",
         {"raysan5/raylib #680"},
         {"https://github.com/raysan5/raylib/issues/680"}},
        {"bug_corner_as_bounding_box",
         "at a corner the circle counts as its bounding box",
         "circles catch on corners that they clear",
         {"gamelab/kiwi.js #163"},
         {"https://github.com/gamelab/kiwi.js/issues/163"}},
        {"bug_circle_inside_box_missed",
         "a circle that lies wholly in the box is missed",
         "small things inside large triggers are never seen",
         {"prime31/Nez #395"},
         {"https://github.com/prime31/Nez/issues/395"}},
        {"bug_center_on_surface_missed",
         "a centre exactly on the surface gives a zero-length normal and no contact",
         "a body that rests with its centre on a face falls through",
         {"dimforge/parry #34, #148"},
         {"https://github.com/dimforge/parry/issues/34", "https://github.com/dimforge/parry/issues/148"}},
        {"bug_zero_vector_normalised",
         "a centre in the box makes a zero vector that is normalised: NaN",
         "NaN spreads through the simulation from one deep contact",
         {"luxengine/tornago #4", "idmillington/cyclone-physics #34"},
         {"https://github.com/luxengine/tornago/issues/4", "https://github.com/idmillington/cyclone-physics/issues/34"}},
        {"bug_extreme_points_only",
         "only the circle's extreme points and the box's corners are tested",
         "deep overlap through the far side is missed",
         {"schteppe/p2.js #372", "pmndrs/p2-es #139"},
         {"https://github.com/schteppe/p2.js/issues/372", "https://github.com/pmndrs/p2-es/issues/139"}},
        {"bug_root_for_square",
         "a square root is taken where a square was meant",
         "the test only works at a radius of one",
         {"FUSEEProjectTeam/Fusee #804 (draft code in the issue)"},
         {"https://github.com/FUSEEProjectTeam/Fusee/issues/804"}},
        {"bug_rotation_sign",
         "the box is rotated the other way round",
         "rotated boxes collide as their mirror images",
         {"jriecken/sat-js #66"},
         {"https://github.com/jriecken/sat-js/issues/66"}},
        {"bug_squares_overflow",
         "both squares overflow and compare equal",
         "a spurious hit between shapes far apart",
         {"dartsim/dart #3305 (2026)"},
         {"https://github.com/dartsim/dart/issues/3305"}},
        {"bug_closed_faces_open_corners",
         "faces are closed and corners open in one function",
         "touching counts or not, depending on where",
         {"Chipmunk2D circle2poly (by reading)"},
         {}},
        {"bug_box_skin",
         "the box carries a skin of 0.01",
         "shapes hit before they touch: small shapes suffer most",
         {"Box2D 2.4 (by reading)"},
         {}},
        {"bug_rounded_corners",
         "the box's corners are rounded by a margin of 0.04",
         "true corner contacts are missed",
         {"Bullet sphere-box (by reading)"},
         {}},
        {"bug_polygon_of_26_sides",
         "the circle is an inscribed polygon of 26 sides",
         "up to 0.73 % of the radius is missed",
         {"Matter.js (by reading)"},
         {}},
        {"bug_polygon_of_32_sides",
         "the circle is an inscribed polygon of 32 sides",
         "up to 0.48 % of the radius is missed",
         {"GEOS and Shapely buffers (by reading)"},
         {}},
        {"bug_diameter_expected",
         "the function takes the radius for a diameter",
         "circles are half as large as they are drawn",
         {"p5.collide2D (by reading)"},
         {}},
        {"bug_radius_squared_expected",
         "the function takes the radius for its own square",
         "right at a radius of one, wrong everywhere else",
         {"Unreal SphereAABBIntersection and CGAL take r squared (by reading)"},
         {}},
    };
}

struct PolicyWords {
    std::string_view id, meaning, consequence;
};

constexpr std::array<PolicyWords, 10> policies{{
    {"policy_nan", "an argument is NaN; the recommendation (P17) is to answer no",
     "a NaN that hits spreads: reject-style tests report a collision with nothing"},
    {"policy_infinity", "an argument is infinite; any answer will do",
     "infinity minus infinity is NaN; whoever means a half plane must say so"},
    {"policy_negative_radius", "the radius is negative; any answer will do",
     "squared forms take it for its magnitude, others for an empty circle"},
    {"policy_negative_extent", "an extent is negative; any answer will do", "some forms mirror the box, some empty it"},
    {"policy_lo_above_hi", "a low side above its high side; any answer will do", "clamping with swapped bounds picks either one"},
    {"policy_zero_direction", "an axis or a quaternion of zeros; any answer will do", "normalising it gives NaN"},
    {"policy_repeated_vertex", "a vertex of a polygon is given twice; any answer will do", "a side of length zero has no normal"},
    {"policy_straight_vertex", "a vertex lies in line with those beside it; any answer will do",
     "some methods ask for an area at every corner"},
    {"policy_reflex_vertex", "the polygon is not convex; any answer will do", "separating axes fill the dent"},
    {"policy_second_turn", "the polygon goes around more than once; any answer will do",
     "every corner turns the same way, so a test of corners takes it for convex"},
}};

}  // namespace

const std::vector<Reason>& all_reasons() {
    static const std::vector<Reason> all = [] {
        std::vector<Reason> table;
        const auto add = [&table](ReasonKind kind, const auto& words) {
            for (const auto& each : words) table.push_back({each.id, each.meaning, each.consequence, {}, {}, kind});
        };
        add(ReasonKind::kind_of_case, common_reasons());
        add(ReasonKind::kind_of_case, question_reasons());
        for (const Reason& each : bug_table()) table.push_back(each);
        for (const QuestionBug& each : question_bugs())
            table.push_back({each.id, each.mutant->defect, each.mutant->costs, {each.mutant->seen_in}, {}});
        add(ReasonKind::policy, policies);
        return table;
    }();
    return all;
}

const Reason* find_reason(std::string_view id) {
    const auto found = std::ranges::find(all_reasons(), id, &Reason::id);
    return found == all_reasons().end() ? nullptr : &*found;
}

}  // namespace tangency::vectors
