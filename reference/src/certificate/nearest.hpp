// SPDX-License-Identifier: MIT
// Nearest points of two cores, exactly and without a division: P. Wolfe, "Finding the nearest point in a polytope" (1976), which asks for
// farthest points along directions alone.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "core.hpp"

namespace tangency::certificates {

/// A point of each core and the way from the first to the second, all of them `weight` times as large, as no number here is divided.
template <class Number>
struct Pair {
    Point<Number> first, second, way;
    Number weight = 1;  ///< above 0
};

template <class Number>
using Matrix = std::vector<std::vector<Number>>;

template <class Number>
Number determinant(const Matrix<Number>& matrix) {
    if (matrix.empty()) return 1;
    Number sum = 0;
    for (std::size_t row = 0; row < matrix.size(); ++row) {
        Matrix<Number> minor;
        for (std::size_t other = 0; other < matrix.size(); ++other)
            if (other != row) minor.emplace_back(matrix[other].begin() + 1, matrix[other].end());
        const Number term = matrix[row][0] * determinant(minor);
        sum = row % 2 == 0 ? Number(sum + term) : Number(sum - term);
    }
    return sum;
}

/// Weights, up to a positive factor, of the point nearest to the origin in the plane, line or space through the ways, which no smaller one
/// holds. With s_i from the first way v to the i-th, v + sum t_i s_i is at right angles to every s_j: equations in t whose matrix of
/// products s_i . s_j has a determinant above 0. Cramer's rule gives each t_i times that determinant.
template <class Number>
std::vector<Number> nearest_weights(const std::vector<Pair<Number>>& corral) {
    const std::size_t count = corral.size() - 1;
    std::vector<Point<Number>> spans;
    for (std::size_t i = 0; i < count; ++i) spans.push_back(corral[i + 1].way - corral[0].way);
    std::vector<Number*> numbers;
    for (Point<Number>& span : spans)
        for (Number& number : span.on) numbers.push_back(&number);
    const unsigned twos = strip_twos<Number>(numbers);
    Matrix<Number> products(count, std::vector<Number>(count));
    std::vector<Number> right(count);
    for (std::size_t i = 0; i < count; ++i) {
        right[i] = -dot(spans[i], corral[0].way);
        for (std::size_t j = 0; j < count; ++j) products[i][j] = j < i ? products[j][i] : dot(spans[i], spans[j]);
    }
    // The s_i being 2^twos times as large as the spans, the t_i are as many times smaller.
    std::vector<Number> weights{with_twos(determinant(products), twos)};
    for (std::size_t i = 0; i < count; ++i) {
        Matrix<Number> replaced = products;
        for (std::size_t row = 0; row < count; ++row) replaced[row][i] = right[row];
        weights.push_back(determinant(replaced));
        weights[0] -= weights.back();
    }
    return weights;
}

/// Moves the weights to those of the nearest point of the corral's plane, or as far towards it as none falls below 0; what falls to 0
/// leaves the corral. Whether the nearest point was reached.
template <class Number>
bool step(std::vector<Pair<Number>>& corral) {
    std::vector<Number> target = nearest_weights(corral);
    // On the way from w to t (of one sum each) the weight i is 0 after a share w_i / (w_i - t_i): first the one of the least w_i / -t_i.
    const Pair<Number>* first = nullptr;
    Number falls_to;
    for (std::size_t i = 0; i < corral.size(); ++i) {
        if (sign_of(target[i]) >= 0) continue;
        if (first && sign_of(Number(corral[i].weight * falls_to - first->weight * target[i])) <= 0) continue;
        first = &corral[i];
        falls_to = target[i];
    }
    const bool reached = first == nullptr;
    if (!reached) {
        // There the weights are as w_first t_i - t_first w_i, whatever the sums.
        const Number held = first->weight;
        for (std::size_t i = 0; i < corral.size(); ++i) target[i] = held * target[i] - falls_to * corral[i].weight;
    }
    std::vector<Pair<Number>> kept;
    for (std::size_t i = 0; i < corral.size(); ++i) {
        if (sign_of(target[i]) == 0) continue;
        corral[i].weight = std::move(target[i]);
        kept.push_back(std::move(corral[i]));
    }
    corral = std::move(kept);
    std::vector<Number*> weights;
    for (Pair<Number>& pair : corral) weights.push_back(&pair.weight);
    strip_twos<Number>(weights);
    return reached;
}

/// The sum of the corral's points by their weights.
template <class Number>
Pair<Number> weighted(const std::vector<Pair<Number>>& corral) {
    Pair<Number> sum{{}, {}, {}, 0};
    for (const Pair<Number>& pair : corral) {
        sum.first = sum.first + pair.weight * pair.first;
        sum.second = sum.second + pair.weight * pair.second;
        sum.way = sum.way + pair.weight * pair.way;
        sum.weight += pair.weight;
    }
    return sum;
}

/// Nearest points of two cores; a common point, the way 0, where they meet. The way x is the least one if no way of the cores lies behind it
/// along x; else the one farthest back makes it shorter. It gets shorter each time, and there are finitely many corrals.
template <class Number>
Pair<Number> nearest_points(const Core<Number>& first, const Core<Number>& second) {
    const auto farthest_back = [&](const Point<Number>& x) {
        Pair<Number> pair{support(first, x), support(second, -x), {}};
        pair.way = pair.second - pair.first;
        return pair;
    };
    const Point<Number> between = second.middle - first.middle;
    if (is_zero(between)) return {first.middle, second.middle, {}};
    std::vector<Pair<Number>> corral{farthest_back(between)};
    for (;;) {
        Pair<Number> least = weighted(corral);
        Pair<Number> next = farthest_back(least.way);
        // All ways of the corral lie equally far along the least one of its plane.
        const auto is_it = [&next](const Pair<Number>& known) { return is_zero(known.way - next.way); };
        if (std::any_of(corral.begin(), corral.end(), is_it)) return least;
        if (sign_of_dot(least.way, least.weight * next.way - least.way) >= 0) return least;
        next.weight = 0;
        corral.push_back(std::move(next));
        while (!step(corral)) continue;
    }
}

}  // namespace tangency::certificates
