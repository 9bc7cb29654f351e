// SPDX-License-Identifier: MIT
// Two capsules, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/capsule_capsule/methods.hpp"
#include "impl/mutants/mutant.hpp"

namespace tangency::mutants {

namespace ways = questions::segments;

namespace capsules = questions::capsule_capsule;

/// The right answer under the closed contract to a squared distance of the cores.
template <class Scalar, std::size_t Dim>
bool reaches(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other, Scalar distance_sq) {
    return distance_sq <= (one.radius + other.radius) * (one.radius + other.radius);
}

template <class Scalar, std::size_t Dim>
Scalar cores_distance_sq(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
    return ways::segments_distance_sq(ways::core_of(one), ways::core_of(other));
}

/// Whether both cores have a length and are parallel.
template <class Scalar, std::size_t Dim>
bool are_parallel(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
    const auto normal = ways::cross(ways::along(ways::core_of(one)), ways::along(ways::core_of(other)));
    return one.start != one.end && other.start != other.end && ways::dot(normal, normal) == 0;
}

template <class Scalar, std::size_t Dim>
Scalar four_ends_sq(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
    const Segment<Scalar, Dim> core = ways::core_of(one), other_core = ways::core_of(other);
    return std::min({ways::point_distance_sq(core, other.start), ways::point_distance_sq(core, other.end),
                     ways::point_distance_sq(other_core, one.start), ways::point_distance_sq(other_core, one.end)});
}

/// The shares at which the endless lines are nearest, 0 for the first of parallel ones.
template <class Scalar, std::size_t Dim>
capsules::Shares<Scalar> shares_of_lines(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
    const auto products = capsules::products_of(ways::core_of(one), ways::core_of(other));
    const Scalar below = products.uu * products.vv - products.uv * products.uv;
    const Scalar first = below > 0 ? (products.uv * products.vw - products.uw * products.vv) / below : Scalar(0);
    return {first, products.vv > 0 ? (products.uv * first + products.vw) / products.vv : Scalar(0)};
}

template <class Scalar, std::size_t Dim>
bool reaches_at(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other, const capsules::Shares<Scalar>& shares) {
    return reaches(one, other, capsules::distance_sq_at(ways::core_of(one), ways::core_of(other), shares));
}

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_capsule_capsule(Add add) {
    constexpr EncodingsOf<Question::capsule_capsule> in;
    add("capsules_parallel_miss", in.ends_radius.f32,
        {"parallel capsules meet nothing", "a division by |a|^2 |b|^2 - (a . b)^2 = 0",
         "two characters side by side walk through each other"},
        [](const auto& one, const auto& other) { return !are_parallel(one, other) && reaches(one, other, cores_distance_sq(one, other)); });
    add("capsules_parallel_by_starts", in.ends_radius.f32_3d,
        {"parallel capsules are measured from the first's start", "Ericson's arbitrary share 0 without the clamp after it",
         "capsules that lie end to end hit, or miss"},
        [](const auto& one, const auto& other) {
            return are_parallel(one, other) ? reaches(one, other, ways::point_distance_sq(ways::core_of(other), one.start))
                                            : reaches(one, other, cores_distance_sq(one, other));
        });
    add("capsules_clamped_apart", in.ends_radius.f32,
        {"clamps both shares of the endless lines, each by itself", "the closest points of lines made those of segments",
         "capsules hit and miss at ends"},
        [](const auto& one, const auto& other) {
            const auto shares = shares_of_lines(one, other);
            return reaches_at(one, other, {std::clamp(shares.first, 0.0F, 1.0F), std::clamp(shares.second, 0.0F, 1.0F)});
        });
    add("capsules_first_not_anew", in.ends_radius.f64_3d,
        {"clamps the second share and keeps the first", "Ericson (2005), 5.1.9, without its last step",
         "capsules pass through each other's ends"},
        [](const auto& one, const auto& other) {
            const auto first = std::clamp(shares_of_lines(one, other).first, 0.0, 1.0);
            return reaches_at(one, other, {first, ways::nearest_share(ways::core_of(other), ways::point_at(ways::core_of(one), first))});
        });
    add("capsules_second_unclamped", in.ends_radius.f32,
        {"never clamps the second share", "Ericson (2005), 5.1.9, stopped halfway", "the second capsule goes on beyond its ends"},
        [](const auto& one, const auto& other) {
            const auto products = capsules::products_of(ways::core_of(one), ways::core_of(other));
            const auto first = std::clamp(shares_of_lines(one, other).first, 0.0F, 1.0F);
            return reaches_at(one, other, {first, products.vv > 0 ? (products.uv * first + products.vw) / products.vv : 0});
        });
    add("capsules_first_unclamped_anew", in.ends_radius.f32_3d,
        {"does not clamp the first share that it finds anew", "the last clamp of Ericson (2005), 5.1.9, left out",
         "capsules hit beyond their ends"},
        [](const auto& one, const auto& other) {
            const auto products = capsules::products_of(ways::core_of(one), ways::core_of(other));
            const auto shares = capsules::clamped_twice(ways::core_of(one), ways::core_of(other));
            if (products.uu <= 0 || (shares.second > 0 && shares.second < 1)) return reaches_at(one, other, shares);
            return reaches_at(one, other, {(products.uv * shares.second - products.uw) / products.uu, shares.second});
        });
    add("capsules_offset_turned_round", in.ends_radius.f32,
        {"takes the offset between the starts the wrong way round", "sceneview PR 1139", "limbs that cross miss each other"},
        [](const auto& one, const auto& other) {
            const Capsule<float, 2> mirrored{
                other.start, {2 * other.start[0] - other.end[0], 2 * other.start[1] - other.end[1]}, other.radius};
            const Capsule<float, 2> one_mirrored{one.start, {2 * one.start[0] - one.end[0], 2 * one.start[1] - one.end[1]}, one.radius};
            return reaches_at(one, other, capsules::clamped_twice(ways::core_of(one_mirrored), ways::core_of(mirrored)));
        });
    add("capsules_four_ends", in.ends_radius.f32,
        {"tries the four ends against the other core alone", "point and segment distances, the crossing left out",
         "swords that cross miss"},
        [](const auto& one, const auto& other) { return reaches(one, other, four_ends_sq(one, other)); });
    add("capsules_ends_in_space", in.ends_radius.f64_3d,
        {"tries the four ends against the other core alone, in space", "the plane's four distances with a third coordinate",
         "arms that cross in front of each other miss"},
        [](const auto& one, const auto& other) { return reaches(one, other, four_ends_sq(one, other)); });
    add("capsules_end_balls", in.ends_radius.f32,
        {"tries the balls at the ends against each other", "dart PR 3126", "capsules meet at heads and feet alone"},
        [](const auto& one, const auto& other) {
            return reaches(one, other,
                           std::min({ways::distance_sq(one.start, other.start), ways::distance_sq(one.start, other.end),
                                     ways::distance_sq(one.end, other.start), ways::distance_sq(one.end, other.end)}));
        });
    add("capsules_one_sided", in.ends_radius.f32,
        {"tries the second's ends against the first core, and not the other way", "a loop over one shape's ends",
         "whether two capsules meet depends on their order"},
        [](const auto& one, const auto& other) {
            const Segment<float, 2> core = ways::core_of(one);
            return capsules::cross_by_sides(core, ways::core_of(other)) ||
                   reaches(one, other, std::min(ways::point_distance_sq(core, other.start), ways::point_distance_sq(core, other.end)));
        });
    add("capsules_endless_lines", in.ends_radius.f64_3d,
        {"measures between the endless lines", "the distance of lines", "capsules far apart hit where their lines pass"},
        [](const auto& one, const auto& other) { return reaches_at(one, other, shares_of_lines(one, other)); });
    add("capsules_crossing_misses", in.ends_radius.f64,
        {"cores that meet are a miss", "a normal divided by a distance of zero; fcl #225", "what is deepest inside is free",
         Contract::open},
        [](const auto& one, const auto& other) {
            const auto distance_sq = cores_distance_sq(one, other), sum = one.radius + other.radius;
            return distance_sq > 0 && distance_sq < sum * sum;
        });
    add("capsules_in_line_miss", in.ends_radius.f64,
        {"capsules in one line meet nothing", "a cross product of zero taken for no answer", "a train's wagons do not push each other"},
        [](const auto& one, const auto& other) {
            const auto off = ways::cross(ways::along(ways::core_of(one)), ways::from_to(one.start, other.start));
            return !(are_parallel(one, other) && off[0] == 0) && reaches(one, other, cores_distance_sq(one, other));
        });
    add("capsules_point_misses", in.ends_radius.f32,
        {"a capsule that is a ball meets nothing", "a length of zero divided by; cute_headers #10", "a crouching character is gone"},
        [](const auto& one, const auto& other) {
            return one.start != one.end && other.start != other.end && reaches(one, other, cores_distance_sq(one, other));
        });
    add("capsules_small_crossings_parallel", in.ends_radius.f32_3d,
        {"takes ways for parallel whose |a|^2 |b|^2 - (a . b)^2 is below 1e-8", "SMALL_NUM in Sunday (2001)",
         "capsules of centimetres miss each other"},
        [](const auto& one, const auto& other) {
            return reaches_at(one, other, capsules::fractions_apart(ways::core_of(one), ways::core_of(other), 1e-8F));
        });
    add("capsules_short_ways_are_starts", in.ends_radius.f64,
        {"takes a way shorter than a thousandth for its start", "EPSILON in Ericson (2005), 5.1.9, as ports set it",
         "small capsules are shorter than drawn"},
        [](const auto& one, const auto& other) {
            const auto shortened = [](const Capsule<double, 2>& capsule) {
                return ways::distance_sq(capsule.start, capsule.end) <= 1e-6 ? Segment<double, 2>{capsule.start, capsule.start}
                                                                             : ways::core_of(capsule);
            };
            return reaches(one, other, ways::segments_distance_sq(shortened(one), shortened(other)));
        });
    add("capsules_forgets_second_radius", in.ends_radius.f32_3d,
        {"leaves the second radius out", "a segment's test taken for a capsule's", "capsules sink into each other"},
        [](const auto& one, const auto& other) { return cores_distance_sq(one, other) <= one.radius * one.radius; });
    add("capsules_radii_squared_apart", in.ends_radius.f64,
        {"compares with r^2 + s^2", "a square taken of each, not of the sum", "capsules sink in before they hit"},
        [](const auto& one, const auto& other) {
            return cores_distance_sq(one, other) <= one.radius * one.radius + other.radius * other.radius;
        });
    add("capsules_first_radius_twice", in.ends_radius.f32,
        {"adds the first radius to itself", "a and b mixed up in a copied line", "capsules of two sizes hit too soon, or too late"},
        [](const auto& one, const auto& other) { return cores_distance_sq(one, other) <= 4 * one.radius * one.radius; });
    add("capsules_forgets_square", in.ends_radius.f32,
        {"compares the squared distance with the plain sum", "a root dropped on one side alone",
         "the test only works where the radii add up to one"},
        [](const auto& one, const auto& other) { return cores_distance_sq(one, other) <= one.radius + other.radius; });
    add("capsules_middle_balls", in.ends_radius.f32,
        {"takes each capsule for the ball around it", "a broad phase taken for the narrow one", "tall characters hit from far aside"},
        [](const auto& one, const auto& other) {
            const auto middle = [](const auto& capsule) { return ways::point_at(ways::core_of(capsule), 0.5F); };
            const auto reach = [](const auto& capsule) {
                return std::sqrt(ways::distance_sq(capsule.start, capsule.end)) / 2 + capsule.radius;
            };
            return ways::distance_sq(middle(one), middle(other)) <= ways::square(reach(one) + reach(other));
        });
    add("capsules_miss_touch", in.ends_radius.f32,
        {"compares with < where the contract says <=", "the commonest slip", "capsules that rest on each other make no contact"},
        [](const auto& one, const auto& other) {
            const auto sum = one.radius + other.radius;
            return cores_distance_sq(one, other) < sum * sum;
        });
    add("capsules_hit_touch", in.ends_radius.f64_3d,
        {"compares with <= where the contract says <", "the same slip the other way", "what slides past is stopped", Contract::open},
        [](const auto& one, const auto& other) { return reaches(one, other, cores_distance_sq(one, other)); });
    add("capsules_in_float", in.ends_radius.f64,
        {"computes doubles in float", "a float vector type in a double program",
         "in large worlds capsules collide elsewhere than they are drawn"},
        [](const auto& one, const auto& other) {
            return impl::In<float, questions::capsule_capsule::EndsAndCrossing>::intersects(one, other);
        });
    add("capsules_remember_radius", in.ends_radius.f32,
        {"remembers the first capsule's radius for as long as its core stays", "a shape's cache renewed when it moves alone"},
        [](const auto& one, const auto& other) {
            static Capsule<float, 2> last{{}, {}, -1};
            if (one.start != last.start || one.end != last.end) last = one;
            return reaches(last, other, cores_distance_sq(one, other));
        });
}

}  // namespace tangency::mutants
