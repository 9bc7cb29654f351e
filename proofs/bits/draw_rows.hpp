// SPDX-License-Identifier: MIT
// Rows about the thresholds of every stage: ties, what all but ties, few bits far apart, all bits, and what is no number.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "models.hpp"

namespace draw {

/// Steele, Lea and Flood's SplitMix (2014).
class Source {
public:
    explicit Source(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next() {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }
    int between(int least, int most) { return least + static_cast<int>(next() % static_cast<std::uint64_t>(most - least + 1)); }
    bool is_one_in(int count) { return between(1, count) == 1; }
    double sign() { return is_one_in(2) ? 1 : -1; }

private:
    std::uint64_t state_;
};

/// A row's numbers, the first `length` of them, which end with the radius; `edges` are exponents at which a stage begins or ends.
template <class Scalar>
class Numbers {
public:
    std::array<Scalar, 14> number{};

    std::vector<double> as_doubles() const { return {number.begin(), number.begin() + static_cast<long>(length_)}; }

protected:
    using Limits = std::numeric_limits<Scalar>;
    static constexpr int least = Limits::min_exponent - Limits::digits, most = Limits::max_exponent;

    Numbers(Source& source, std::size_t length, const std::array<int, 4>& edges) : source_(source), length_(length), edges_(edges) {}

    static Scalar in_range(double value) { return static_cast<Scalar>(std::clamp<double>(value, Limits::lowest(), Limits::max())); }
    static Scalar scaled(double value, int exponent) { return in_range(std::ldexp(value, exponent)); }
    double bits(int count) { return static_cast<double>(source_.next() >> (64 - count)); }
    /// Anywhere, or near an exponent at which a stage begins or ends.
    int scale() {
        if (source_.is_one_in(4)) return source_.between(least, most);
        return edges_[static_cast<std::size_t>(source_.between(0, 3))] + source_.between(-6, 6);
    }

    void draw_bits() {
        for (Scalar& any : number) any = scaled(source_.sign() * (1 + bits(53) * 0x1p-53), source_.between(least, most - 1));
    }
    void draw_apart() {
        const int top = scale(), width = source_.between(1, source_.is_one_in(2) ? 60 : 240);
        for (Scalar& any : number) any = scaled(source_.sign() * bits(source_.between(1, 20)), top - source_.between(0, width));
    }
    void alter(Scalar& one) {
        const double scale = static_cast<double>(number[length_ - 1]);
        switch (source_.between(0, 5)) {
            case 0: one = std::nextafter(one, source_.is_one_in(2) ? Limits::max() : Limits::lowest()); break;
            case 1: one = in_range(static_cast<double>(one) + source_.sign() * std::ldexp(scale, -source_.between(1, 120))); break;
            case 2: one = in_range(source_.sign() * std::ldexp(scale, -source_.between(1, 120))); break;
            case 3: one = scaled(source_.sign() * bits(source_.between(1, Limits::digits)), least); break;
            case 4: one = -one * Scalar(0); break;
            default: one = source_.is_one_in(8) ? Limits::infinity() : source_.is_one_in(8) ? Limits::quiet_NaN() : one;
        }
    }
    /// One number in half of the rows, and another in an eighth.
    void alter_some() {
        for (const int often : {2, 8})
            if (source_.is_one_in(often)) alter(number[static_cast<std::size_t>(source_.between(0, static_cast<int>(length_ - 1)))]);
    }
    Source& source_;
    std::size_t length_;
    std::array<int, 4> edges_;
};

/// Of a box along the axes.
template <class Scalar>
class Row : public Numbers<Scalar> {
    using Base = Numbers<Scalar>;
    using Base::bits, Base::scaled, Base::source_, Base::scale;
    using typename Base::Limits;

public:
    using Base::number;

    Row(Source& source, models::Form form, std::size_t dim)
        : Base(source, 3 * dim + 1, sizeof(Scalar) == 4 ? std::array{-50, -126, 60, 0} : std::array{-480, -427, 500, 0}),
          form_(form),
          dim_(dim) {
        switch (source.between(0, 4)) {
            case 0: this->draw_bits(); break;
            case 1: this->draw_apart(); break;
            case 2: draw_near(); break;
            default: draw_tie();
        }
        this->alter_some();
        make_valid();
    }

private:
    /// The radius on the rounded distance, or a few floats off.
    void draw_near() {
        double distance = 0;
        const int top = source_.is_one_in(2) ? scale() : 0;
        for (std::size_t i = 0; i < dim_; ++i) {
            const auto any = [&](int exponent) { return scaled(bits(53) * 0x1p-53, exponent + source_.between(-3, 3)); };
            const double first = source_.sign() * static_cast<double>(any(0)), second = static_cast<double>(any(0)),
                         leg = static_cast<double>(any(0));
            set_axis(i, first, second, leg, source_.is_one_in(2), top);
            distance = std::hypot(distance, leg);
        }
        number[3 * dim_] = scaled(distance, top);
        for (int k = source_.between(0, 3); k > 0; --k)
            number[3 * dim_] = std::nextafter(number[3 * dim_], source_.is_one_in(2) ? Limits::max() : 0);
    }
    /// Legs of whole length, or one leg alone, of so many bits.
    void draw_tie() {
        static constexpr double legs[3][4] = {{1, 0, 0, 1}, {3, 4, 0, 5}, {2, 3, 6, 7}};
        const double factor = 1 + bits(source_.between(1, Limits::digits - source_.between(0, 8))),
                     unit = source_.is_one_in(2) ? 1 : factor;
        const bool has_one_leg = source_.is_one_in(3);
        const int exponent = scale() - source_.between(0, 1) * (Limits::digits / 2);
        for (std::size_t i = 0; i < dim_; ++i)
            set_axis(i, source_.between(-12, 12) * unit, source_.between(0, 3) * source_.between(0, 4) * unit,
                     has_one_leg && i > 0 ? 0 : legs[dim_ - 1][i] * factor, source_.is_one_in(2), exponent);
        number[3 * dim_] = scaled((has_one_leg ? legs[dim_ - 1][0] : legs[dim_ - 1][3]) * factor, exponent);
    }
    /// A centre so far from the box, below or above.
    void set_axis(std::size_t i, double first, double second, double leg, bool below, int exponent) {
        const double far = first + second, near = form_ == models::Form::center_half ? first - second : first;
        number[i] = scaled(first, exponent);
        number[dim_ + i] = scaled(form_ == models::Form::lo_hi ? far : second, exponent);
        number[2 * dim_ + i] = scaled(below ? near - leg : far + leg, exponent);
    }
    void make_valid() {
        for (std::size_t i = 0; i < dim_; ++i) {
            Scalar &first = number[i], &second = number[dim_ + i];
            if (form_ != models::Form::lo_hi)
                second = std::fabs(second);
            else if (second < first)
                std::swap(first, second);
        }
        number[3 * dim_] = std::fabs(number[3 * dim_]);
    }

    models::Form form_;
    std::size_t dim_;
};

}  // namespace draw
