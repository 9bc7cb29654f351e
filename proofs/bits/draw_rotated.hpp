// SPDX-License-Identifier: MIT
// Rows of rotated boxes: ties by Pythagorean axes and whole quaternions, what all but ties, and centres about the margin inside.
#pragma once

#include <cstdlib>
#include <vector>

#include "draw_rows.hpp"
#include "rotated_models.hpp"

namespace draw {

template <class Scalar>
class RotatedRow : public Numbers<Scalar> {
    using Base = Numbers<Scalar>;
    using Base::bits, Base::scaled, Base::source_, Base::number;

public:
    RotatedRow(Source& source, bool doubled, std::size_t dim)
        : Base(source, 5 * dim - 1, sizeof(Scalar) == 4 ? std::array{-126, -60, 0, 60} : std::array{-480, -200, 0, 200}),
          doubled_(doubled),
          dim_(dim) {
        switch (source.between(0, 5)) {
            case 0: this->draw_bits(); break;
            case 1: this->draw_apart(); break;
            case 2:
            case 3: draw_turned(false); break;
            default: draw_turned(true);
        }
        this->alter_some();
        for (std::size_t i = 0; i < dim_; ++i) number[dim_ + i] = std::fabs(number[dim_ + i]);
        number[5 * dim_ - 2] = std::fabs(number[5 * dim_ - 2]);
    }

private:
    double any() { return bits(53) * 0x1p-53; }
    std::vector<double> orientation(bool is_whole) {
        static constexpr double axes[][2] = {{1, 0}, {3, 4}, {5, 12}, {8, 15}, {20, 21}};
        if (is_whole && dim_ == 2) {
            const double(&axis)[2] = axes[source_.between(0, 4)];
            const std::size_t at = source_.is_one_in(2);
            return {source_.sign() * axis[at], source_.sign() * axis[1 - at]};
        }
        std::vector<double> q;
        for (std::size_t i = 0; i < 2 * dim_ - 2; ++i) q.push_back(is_whole ? source_.between(-3, 3) : source_.sign() * any());
        q.back() += q.back() == 0;
        return q;
    }

    /// In the box's frame the centre lies a leg beyond each side, or a little within all. Of a tie the lengths are whole and multiples of
    /// the scale. Half of all are brought near one.
    void draw_turned(bool is_tie) {
        static constexpr double legs[2][4] = {{3, 4, 0, 5}, {2, 3, 6, 7}};
        const std::vector<double> q = orientation(is_tie);
        const std::vector<std::vector<double>> turned = models::turn(q);
        const double scale = dim_ == 2 ? std::sqrt(models::norm_sq(q)) : models::norm_sq(q), unit = is_tie ? scale : 1;
        const bool has_one_leg = source_.is_one_in(3), is_inside = !is_tie && source_.is_one_in(3);
        const int within = source_.between(42, 54);
        const double factor =
            is_tie ? 1 + bits(source_.between(1, sizeof(Scalar) == 4 ? 8 : 36)) : std::ldexp(any(), -source_.between(0, 40));
        double local[3], half[3], largest = unit * factor * legs[dim_ - 2][has_one_leg ? 0 : 3] / (doubled_ ? 2 : 1);
        double lengths[3][3], radius = is_inside && source_.is_one_in(2) ? 0 : largest;
        for (std::size_t i = 0; i < dim_; ++i) {
            const double side = is_tie ? source_.between(0, 3) * (source_.is_one_in(2) ? 1 : factor) : any(),
                         leg = is_inside              ? -std::ldexp(side, -within)
                               : has_one_leg && i > 0 ? 0
                                                      : factor * legs[dim_ - 2][i];
            local[i] = source_.sign() * (side + leg);
            half[i] = side * unit;
        }
        for (std::size_t j = 0; j < dim_; ++j) {
            double offset = 0;
            for (std::size_t i = 0; i < dim_; ++i) offset += turned[j][i] * local[i];
            if (!is_tie) offset /= scale;
            const double first = source_.is_one_in(2) ? 0 : source_.between(-12, 12) * unit;
            const double placed[] = {first, half[j], first + (doubled_ ? (offset + half[j]) / 2 : offset)};
            for (std::size_t k = 0; k < 3; ++k) largest = std::max(largest, std::fabs(lengths[k][j] = placed[k]));
        }
        const bool is_near_one = source_.is_one_in(2);
        const int top = is_near_one ? -1 - std::ilogb(largest) : this->scale(),
                  turn_top = is_near_one ? -std::ilogb(scale) / (dim_ == 2 ? 1 : 2) : this->scale();
        for (std::size_t k = 0; k < 3; ++k)
            for (std::size_t j = 0; j < dim_; ++j) number[(k == 2 ? 4 * dim_ - 2 : k * dim_) + j] = scaled(lengths[k][j], top);
        for (std::size_t i = 0; i < q.size(); ++i) number[2 * dim_ + i] = scaled(q[i], turn_top);
        number[5 * dim_ - 2] = scaled(radius, top);
    }

    bool doubled_;
    std::size_t dim_;
};

/// Bits of a step's gaps and of a register's bounds: gaps a little beyond the bound of their lane, but for one in half of the steps.
struct Step {
    std::vector<std::uint64_t> gaps, bounds;

    Step(Source& source, bool is_f32, std::size_t length) {
        const int shift = is_f32 ? 16 : 48;
        const std::uint64_t infinity = is_f32 ? 0x7f80 : 0x7ff0, lower = (std::uint64_t{1} << shift) - 1,
                            odd = source.next() % (2 * length);
        const auto number = [&](std::uint64_t half) {
            return half << shift | (source.is_one_in(3) ? 0 : source.is_one_in(2) ? lower : source.next() & lower);
        };
        const auto half = [&] { return source.is_one_in(8) ? source.next() % 3 : source.next() % infinity; };
        for (std::size_t i = 0; i < length * 2 / (is_f32 ? 8 : 16); ++i)
            bounds.push_back(number(source.is_one_in(40) ? infinity - 1 + source.next() % 3 : source.is_one_in(200) ? 0xffff : half()));
        for (std::size_t i = 0; i < length; ++i) {
            const std::uint64_t bound = bounds[i % bounds.size()] >> shift, below = bound == 0 ? 0 : bound - 1;
            const std::uint64_t others[] = {bound, below, infinity, infinity + source.next() % 16, half(), 0};
            const std::uint64_t beyond = std::min(bound + 1 + (source.is_one_in(2) ? 0 : half()), infinity - 1);
            gaps.push_back(number((i == odd ? others[source.between(0, 5)] : beyond) | (source.next() & 0x8000)));
        }
    }
};

}  // namespace draw
