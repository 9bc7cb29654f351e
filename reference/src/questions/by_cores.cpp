// SPDX-License-Identifier: MIT
// Questions that are decided by their cores alone: nearest points where these are apart, and where they meet the normals that could part
// them.
#include <algorithm>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "certificate/cores.hpp"
#include "certificate/quotient.hpp"
#include "certificate/separation.hpp"
#include "gap.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/reference/rotated/exact_number.hpp"
#include "tangency/reference/separation.hpp"

namespace tangency::questions {

using namespace reference;
using namespace certificates;
using certificates::Point;

namespace {

// How many dimensions less than space the smallest face of the difference has that holds the point x of it; n is a direction across the face,
// along which nothing of the difference lies before x. Of the vertices on the plane through x across n, seen from there: x is inside of all
// of them if none is the last one on its left, on a line if two lie opposite, and else a vertex itself.
template <class Number>
std::size_t codimension(const Cores<Number>& cores, std::size_t dim, const Pair<Number>& x, const Point<Number>& n) {
    std::vector<Point<Number>> seen;
    const auto nearest = farthest_vertices(cores.second, -n);
    for (const Point<Number>& p : farthest_vertices(cores.first, n))
        for (const Point<Number>& q : nearest) {
            const Point<Number> from_x = simplified(x.weight * (q - p) - x.way);
            if (!is_zero(from_x)) seen.push_back(from_x);
        }
    // All are at right angles to n, so that a product of two has its direction or the opposite one, which one number tells.
    std::size_t axis = 0;
    while (sign_of(n[axis]) == 0) ++axis;
    const auto is_left = [&](const Point<Number>& e, const Point<Number>& other) {
        const std::size_t next = (axis + 1) % 3, last = (axis + 2) % 3;
        return sign_of(Number(e[next] * other[last] - e[last] * other[next])) * sign_of(n[axis]) > 0;
    };
    const auto has_left = [&](const Point<Number>& e) {
        return std::any_of(seen.begin(), seen.end(), [&](const Point<Number>& other) { return is_left(e, other); });
    };
    const auto has_opposite = [&](const Point<Number>& e) {
        return std::any_of(seen.begin(), seen.end(),
                           [&](const Point<Number>& other) { return are_parallel(e, other) && sign_of_dot(e, other) < 0; });
    };
    if (!seen.empty() && std::all_of(seen.begin(), seen.end(), has_left)) return dim - 2;
    return std::any_of(seen.begin(), seen.end(), has_opposite) ? dim - 1 : dim;
}

// Of cores that meet: directions along which the second core begins least before the first one's end, of those across which a face of the
// difference may lie. Of them the first one, and whether all others that are as good are parallel to it.
template <class Number>
struct WayOut {
    Point<Number> normal;
    Number gap;  // along it, times its length
    bool is_unique = true;
};

// The sign of the difference of what lies beyond along two directions, both of them squared.
template <class Number>
int order_of(const Number& gap, const Point<Number>& n, const Number& other_gap, const Point<Number>& other_n) {
    const auto product = [](const Number& of, const Point<Number>& across) { return rough(of) * rough(of) * rough_dot(across, across); };
    const int certain = (product(gap, other_n) + -product(other_gap, n)).sign();
    return certain != 0 ? certain : sign_of(Number(gap * gap * dot(other_n, other_n) - other_gap * other_gap * dot(n, n)));
}

template <class Number>
WayOut<Number> way_out(const std::vector<Point<Number>>& normals, const Cores<Number>& cores) {
    std::optional<WayOut<Number>> best;
    for (const Point<Number>& n : normals) {
        const Number gap = gap_along(n, cores.first, cores.second);
        if (best) {
            const int order = order_of(gap, n, best->gap, best->normal);
            if (order == 0 && sign_of_dot(n, best->normal) < 0) best->is_unique = false;
            if (order == 0 && !are_parallel(n, best->normal)) best->is_unique = false;
            if (order >= 0) continue;
        }
        best = WayOut<Number>{n, gap};
    }
    return *std::move(best);
}

template <class Number>
Answer answer_of(const Signature& signature, const Cores<Number>& cores) {
    const Number divisor(cores.divisor), radii(cores.radii);
    const auto square = [&](const Number& above, const Number& below) {
        return reference::Number(exact_number_of(quotient_of(above, Number(below * divisor * divisor), 2 * cores.exponent)));
    };
    Answer answer{};
    answer.radius = reference::Number(ExactNumber{Fraction(cores.radii, cores.divisor, cores.exponent)});
    const auto placed = [&](std::size_t axes) {
        answer.region = region_of(axes, signature.dim);
        answer.relation = relation_without_holding(answer.verdict);
        return answer;
    };
    std::optional<Point<Number>> parting;
    if (rule_of(signature.question) != Rule::distance) {
        const auto normals = normals_of(cores.first, cores.second, signature.dim);
        parting = parting_normal(normals, cores.first, cores.second);
        if (!parting) {
            const WayOut<Number> out = way_out(normals, cores);
            const Number gap_sq = out.gap * out.gap, length_sq = dot(out.normal, out.normal);
            answer.verdict = Verdict::overlapping;
            answer.distance_sq = square(gap_sq, length_sq);
            answer.gap_sq = square(-gap_sq, length_sq);
            return placed(0);
        }
    }
    const Pair<Number> nearest = nearest_points(cores.first, cores.second);
    const Number length_sq = dot(nearest.way, nearest.way), weight_sq = nearest.weight * nearest.weight,
                 reach_sq = weight_sq * radii * radii;
    answer.verdict = verdict_of_sign(sign_of(Number(length_sq - reach_sq)));
    answer.distance_sq = square(length_sq, weight_sq);
    answer.gap_sq = square(length_sq - reach_sq, weight_sq);
    if (!is_zero(nearest.way)) return placed(codimension(cores, signature.dim, nearest, simplified(nearest.way)));
    return placed(parting ? codimension(cores, signature.dim, nearest, *parting) : 0);
}

}  // namespace

// Needs a frame without angles.
Answer answer_by_cores(const Signature& signature, std::span<const double> row) {
    const WholeLengths whole = whole_lengths(signature, row);
    const auto frames = frames_of(signature, row, whole);
    return with_cores(signature, whole, *frames, [&signature](const auto& cores) { return answer_of(signature, cores); });
}

namespace {

const Integer& whole_part(const Integer& number) { return number; }
template <class Base>
const Integer& whole_part(const Rooted<Base>& number) {
    return whole_part(number.a);
}

// What is asked of cores in the plane, a row's, after the second one has moved.
template <class Visit>
auto with_moved_cores(const Signature& signature, std::span<const double> row, std::span<const double> moved_by, Visit visit) {
    const WholeLengths whole = whole_lengths(signature, row, moved_by);
    return with_cores(signature, whole, *frames_of(signature, row, whole), visit);
}

}  // namespace

// A side of a box has a rational length, so the length of its normal is whole.
Separation separation_of_rectangles(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    return with_moved_cores(signature, row, moved_by, [&]<class Number>(const Cores<Number>& cores) {
        const auto number_of = [&cores](const Number& value, const Number& weight, int power) {
            return reference::Number(exact_number_of(quotient_of(value, weight, power * cores.exponent)));
        };
        const Number divisor(cores.divisor);
        const auto normals = normals_of(cores.first, cores.second, signature.dim);
        Separation found{};
        if (!parting_normal(normals, cores.first, cores.second)) {
            const WayOut<Number> out = way_out(normals, cores);
            const Number length(Integer(sqrt(whole_part(dot(out.normal, out.normal)))));
            found.inside = number_of(-out.gap, length * divisor, 1);
            found.distance = number_of(out.gap, length * divisor, 1);
            return found;
        }
        const Pair<Number> nearest = nearest_points(cores.first, cores.second);
        found.outside_sq = number_of(dot(nearest.way, nearest.way), nearest.weight * nearest.weight * divisor * divisor, 2);
        found.distance = root_of(found.outside_sq);
        return found;
    });
}

Translation translation_of_rectangles(const Signature& signature, std::span<const double> row) {
    return with_moved_cores(signature, row, {}, [&]<class Number>(const Cores<Number>& cores) {
        const auto normals = normals_of(cores.first, cores.second, signature.dim);
        Translation translation{{}, true};
        if (parting_normal(normals, cores.first, cores.second)) return translation;
        const WayOut<Number> out = way_out(normals, cores);
        const Number below = dot(out.normal, out.normal) * Number(cores.divisor);
        for (std::size_t axis = 0; axis < signature.dim; ++axis)
            translation.by[axis] =
                reference::Number(exact_number_of(quotient_of(Number(-out.gap * out.normal[axis]), below, cores.exponent)));
        translation.is_unique = out.is_unique;
        return translation;
    });
}

// Of shapes without a root, along the axes or rotated by quaternions.
reference::Gap gap_by_cores(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    const WholeLengths whole = whole_lengths(signature, row, moved_by);
    const Cores<Integer> cores = cores_of<Integer>(signature, whole, *frames_of(signature, row, whole));
    const Pair<Integer> nearest = nearest_points(cores.first, cores.second);
    reference::Gap gap{.meet = is_zero(nearest.way), .radius = Fraction(cores.radii, cores.divisor, cores.exponent)};
    for (std::size_t axis = 0; axis < signature.dim && !gap.meet; ++axis)
        gap.way[axis] = Fraction(nearest.way[axis], nearest.weight * cores.divisor, cores.exponent);
    if (!gap.meet || !is_asked(AnswerKind::mtv, signature)) return gap;
    const WayOut<Integer> out = way_out(normals_of(cores.first, cores.second, signature.dim), cores);
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        gap.way[axis] = Fraction(-out.gap * out.normal[axis], dot(out.normal, out.normal) * cores.divisor, cores.exponent);
        gap.direction[axis] = Fraction(out.normal[axis], 1, 0);
    }
    gap.is_unique = out.is_unique;
    return gap;
}

}  // namespace tangency::questions
