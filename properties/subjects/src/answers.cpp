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
#include "impl/box_segment/number_mutants.hpp"
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

template <class Method>
void add_of_rotated_boxes(std::vector<AnswerSubject>& list, std::string_view name, AnswerKind answer) {
    add<OfRotatedBoxes<Method>>(list, name, answer, Level::banded, {Question::box_box}, Boxes::two_rotated);
    add<OfRotatedBoxes<Method, true>>(list, "wider_" + std::string(name), answer, Level::full_range, {Question::box_box},
                                      Boxes::two_rotated);
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
    std::vector<AnswerSubject> list;
    const BreakOnPurpose add{list};
    add_broken_translations(add);
    add_broken_distances(add);
    add_broken_readings(add);
    add_broken_frames(add);
    rotated_boxes::add_broken_numbers_of_rotated_boxes(add);
    add_broken_numbers_of_polygons(add);
    add_broken_ways(add);
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
