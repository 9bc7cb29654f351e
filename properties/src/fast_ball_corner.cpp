// SPDX-License-Identifier: MIT
// The fast verdict where the ball is stored by its corner: one number more an axis than exact_filtered takes.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "fast_deciders.hpp"
#include "tangency/impl/exact_filtered.hpp"

namespace tangency::properties::fast {
namespace {

namespace exact = impl::exact;
namespace detail = exact::detail;
using exact::Stage;

// One axis: box from x to x + w, ball from q to q + 2r.
struct Axis {
    double x, w, q;
};

Axis axis_of(const Input& input, std::size_t axis) {
    const Layout& layout = layout_of(input.signature);
    return {input.numbers[layout.first(axis)], input.numbers[layout.second(axis)], input.numbers[layout.ball(axis)]};
}

// The filter: d^2 - r^2 in double. With e = 2^-53, hats for computed values, p = q + r, v = |p - x| and
// G = v^ + |p^|:  |p^ - p| <= e |p^|,  |v^ - v| <= e (v^ + |p^|),  and one more rounding of at most e v^ gives
// |u^ - u| <= 2.1 e G  with  u, u^ <= 1.01 G.  So |u^^2 - u^2| <= 4.3 e G^2; squaring and adding D <= 3 terms cost 3.1
// e sum G^2 and r^2 costs e r^2: together at most 7.5 e (sum G + r)^2. 10 e pays for the roundings of the bound and of
// the last difference. Sums do not underflow; what squares lose is below the 2^-1000 added. Overflow makes the bound
// infinite, or a NaN, and nothing exceeds that.
MaybeVerdict filter(const Input& input) {
    const std::size_t dim = input.signature.dim;
    const double radius = input.row().back();
    double distance_sq = 0, reach = radius;
    for (std::size_t i = 0; i < dim; ++i) {
        const auto [x, w, q] = axis_of(input, i);
        const double center = q + radius;
        const double above = center - x;
        const double overshoot = std::max(std::max(x - center, above - w), 0.0);
        distance_sq += overshoot * overshoot;
        reach += std::abs(above) + std::abs(center);
    }
    const double gap_sq = distance_sq - radius * radius;
    const double bound = 10 * 0x1p-53 * (reach * reach) + 0x1p-1000;
    if (!(std::abs(gap_sq) > bound)) return std::nullopt;
    return gap_sq > 0 ? reference::Verdict::disjoint : reference::Verdict::overlapping;
}

// Where every q + r is a double, the input is one of corner_size.
template <std::size_t Dim>
MaybeVerdict decide_by_center(const Input& input, Stage first_stage) {
    constexpr const Layout& layout = layout_for<Form::corner_size_ball_corner, Orientation::none, Dim>;
    auto row = input.numbers;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        double& position = row[layout.ball(axis)];
        const auto center = detail::two_sum(position, row[layout.radius()]);
        if (!std::isfinite(center.high) || center.low != 0) return std::nullopt;
        position = center.high;
    }
    return static_cast<reference::Verdict>(exact::decide_row<exact::CornerSize, Dim>(row.data(), first_stage).verdict);
}

MaybeVerdict decide_by_center(const Input& input, Stage first_stage) {
    switch (input.signature.dim) {
        case 1: return decide_by_center<1>(input, first_stage);
        case 2: return decide_by_center<2>(input, first_stage);
        default: return decide_by_center<3>(input, first_stage);
    }
}

// The last stage is that of exact_filtered, asked about one number more an axis.
class BallCornerSums {
public:
    // Four numbers below 2^n units sum to less than 2^(n+2), and up to three squares of that to less than 2^(2n+6).
    static constexpr int most_bits = 2 * detail::most_width<double> + 6;

    explicit BallCornerSums(const Input& input) : input_(input) {
        for (const double number : input.row()) spans_.lengths.see(number);
    }

    const detail::Spans& spans() const { return spans_; }
    static int bits(const detail::Spans& spans) { return 2 * spans.lengths.width() + 6; }

    template <class Magnitude>
    exact::Verdict compare_in(const detail::Spans& spans) const {
        const auto count = [&spans](double number) { return spans.lengths.count<Magnitude>(number); };
        const auto radius = count(input_.row().back());
        detail::Integer<Magnitude> overshoot[3];
        for (std::size_t i = 0; i < input_.signature.dim; ++i) {
            const auto [x, w, q] = axis_of(input_, i);
            const auto above = count(q) + radius - count(x);
            overshoot[i] = above.negative ? count(x) - count(q) - radius : above - count(w);
        }
        return detail::compare_overshoots(overshoot, radius.magnitude);
    }

private:
    const Input& input_;
    detail::Spans spans_;
};

}  // namespace

MaybeVerdict decide_ball_corner(const Input& input, int first_stage) {
    const auto first = static_cast<Stage>(first_stage);
    if (first == Stage::filter)
        if (const MaybeVerdict answer = filter(input)) return answer;
    if (first != Stage::integers)
        if (const MaybeVerdict answer = decide_by_center(input, first)) return answer;
    return static_cast<reference::Verdict>(detail::decide_by_integers(BallCornerSums(input)));
}

}  // namespace tangency::properties::fast
