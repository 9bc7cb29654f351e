// SPDX-License-Identifier: MIT
// The float cases of a bulk run: as the generators' (generators_float.cpp), drawn ten times as fast.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

#include "bulk_families.hpp"
#include "tangency/properties/fit.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::properties::bulk {
namespace {

// In [2^exponent, 2^(exponent + 1)): full, short or empty significand.
double draw_number(Bits& bits, int exponent) {
    const unsigned kind = bits.take(2);
    std::uint64_t fraction = 0;
    if (kind == 1)
        fraction = static_cast<std::uint64_t>(bits.take(4)) << 48;
    else if (kind > 1)
        fraction = bits.word() >> 12;
    return std::bit_cast<double>((std::uint64_t{1023} << 52) | fraction) * power_of_two(exponent);
}

// The nearest number of the format.
double stored(const FloatFormat& format, double value) {
    if (format.precision == 24) value = static_cast<double>(static_cast<float>(value));
    return std::clamp(value, -format.largest, format.largest);
}

// Draws a family's box and centre.
class FloatInput {
public:
    FloatInput(Bits& bits, const Signature& signature, const Domain& domain)
        : bits_(bits), domain_(domain), input_{signature}, format_(format_of(signature.scalar)), layout_(layout_of(signature)) {}

    FloatFamily draw() {
        draw_top();
        top_ = domain_.exponent_within(top_, lowest_, top_ > 29 ? format_.max_exponent : 29);
        lowest_ = std::min(std::max(lowest_, domain_.exponents().lowest), top_);
        const unsigned manner = bits_.take(3);
        if (manner == 0)
            draw_scattered();
        else if (manner == 1 && ordinary_)
            draw_everyday();
        else
            draw_structured();
        add_coincidence();
        make_valid(input_);
        fit(input_, domain_);
        const double apart = distance();
        double scale = apart;
        for (const double part : input_.row()) scale = std::max(scale, std::abs(part));
        return {input_, apart, scale, top_, lowest_};
    }

private:
    // The exponent of the largest parts: of sixteen families fourteen ordinary, one large, one small.
    void draw_top() {
        const unsigned magnitude = bits_.take(4);
        lowest_ = format_.min_exponent;
        ordinary_ = magnitude > 1;
        if (ordinary_) {
            lowest_ = -30;
            top_ = static_cast<int>(bits_.below(57)) - 28;
        } else if (magnitude == 0) {
            const unsigned end = bits_.take(2);
            top_ = end == 0 ? format_.max_exponent - static_cast<int>(bits_.take(1))
                            : 30 + static_cast<int>(bits_.below(static_cast<unsigned>(format_.max_exponent) - 30));
        } else {
            const unsigned end = bits_.take(2);
            top_ = lowest_ + static_cast<int>(end == 0 ? bits_.take(5) : bits_.below(static_cast<unsigned>(-31 - lowest_)));
        }
    }

    double with_sign(double magnitude) { return bits_.coin() ? -magnitude : magnitude; }

    int below_top() {
        const int drop = static_cast<int>(bits_.take(2) != 0 ? bits_.take(2) : bits_.below(2 * static_cast<unsigned>(format_.precision)));
        return std::max(top_ - drop, lowest_);
    }

    double number(int exponent) { return draw_number(bits_, exponent); }
    double stored(double value) const { return bulk::stored(format_, value); }

    void set_axis(std::size_t axis, double center, double half, double position) {
        const auto [first, second, ball] = roles_of(input_.signature.form);
        input_.numbers[layout_.first(axis)] = stored(first == Role::center ? center : center - half);
        const double far = second == Role::half_extent ? half : second == Role::hi ? center + half : 2 * half;
        input_.numbers[layout_.second(axis)] = stored(far);
        input_.numbers[layout_.ball(axis)] = stored(position);
    }

    // Offset, half extent and overshoot each some octaves below the top.
    void draw_structured() {
        std::array<int, 3> exponents{};
        const bool alike = bits_.coin();
        for (std::size_t axis = 0; axis < layout_.dim(); ++axis) {
            if (axis == 0 || !alike)
                for (int& exponent : exponents) exponent = below_top();
            const double center = with_sign(number(exponents[0]));
            const double half = number(exponents[1]);
            const double inside = half * (bits_.take(8) * 0x1p-8);
            const double outside = half + number(exponents[2]);
            const double away = bits_.below(3) == 0 ? inside : outside;
            set_axis(axis, center, half, center + with_sign(away));
        }
    }

    // Pixels, tiles and tenths.
    void draw_everyday() {
        static constexpr std::array<double, 4> steps{1, 0.5, 0.1, 16};
        const double step = steps[bits_.take(2)];
        top_ = 8;
        for (std::size_t axis = 0; axis < layout_.dim(); ++axis) {
            const double center = (static_cast<int>(bits_.below(1960)) - 40) * step;
            const double half = bits_.below(300) * step;
            const double position = (static_cast<int>(bits_.below(1960)) - 40) * step;
            set_axis(axis, center, half, position);
        }
    }

    // Every number from the whole range by itself.
    void draw_scattered() {
        const int highest = std::max(ordinary_ ? std::min(29, domain_.exponents().highest) : top_, lowest_ + 1);
        for (double& part : input_.row()) {
            const auto above = static_cast<int>(bits_.below(static_cast<unsigned>(highest - lowest_)));
            part = stored(with_sign(number(lowest_ + above)));
        }
        make_valid(input_);
    }

    void flatten(std::size_t axis) {
        const bool is_side = layout_[layout_.second(axis)].role == Role::hi;
        input_.numbers[layout_.second(axis)] = is_side ? input_.numbers[layout_.first(axis)] : 0;
    }

    void add_coincidence() {
        const unsigned kind = bits_.take(4);
        const std::size_t place = bits_.below(static_cast<unsigned>(layout_.radius()));
        const std::size_t other = bits_.below(static_cast<unsigned>(layout_.radius()));
        const bool negative = bits_.take(2) == 0;
        for (std::size_t axis = 0; axis < layout_.dim(); ++axis) {
            if (kind == 2) input_.numbers[layout_.second(axis)] = input_.numbers[layout_.second(0)];
            if (kind == 3) input_.numbers[layout_.first(axis)] = 0;
            if (kind == 4) input_.numbers[layout_.ball(axis)] = 0;
            if (kind == 6) flatten(axis);
        }
        if (kind == 0) input_.numbers[place] = negative ? -0.0 : 0.0;
        if (kind == 1) input_.numbers[place] = input_.numbers[other];
        if (kind == 5 || kind == 7) flatten(place % layout_.dim());
    }

    // Where the radius is put; the verdict is not decided by it.
    double distance() const {
        // Squares of numbers within 2^+-400 stay in range; others are brought there.
        const int shift = std::abs(top_) <= 400 ? 0 : std::clamp(-top_, -1000, 1000);
        const double factor = power_of_two(shift);
        const auto scaled = [&](std::size_t place) { return input_.numbers[place] * factor; };
        double sum = 0;
        for (std::size_t axis = 0; axis < layout_.dim(); ++axis) {
            const auto [lo, hi] = box_sides(layout_, axis, scaled);
            const double position = scaled(layout_.ball(axis));
            const double beyond = std::max(std::max(lo - position, position - hi), 0.0);
            sum += beyond * beyond;
        }
        return std::min(std::sqrt(sum) * power_of_two(-shift), format_.largest);
    }

    Bits& bits_;
    const Domain& domain_;
    Input input_;
    const FloatFormat& format_;
    const Layout& layout_;
    bool ordinary_ = true;
    int lowest_ = 0, top_ = 0;
};

}  // namespace

void FloatFamily::draw(Bits& bits, const Signature& signature, const Domain& domain) {
    *this = FloatInput(bits, signature, domain).draw();
}

// Of eight members three lie within ulps of a tie, three within some octaves of the band, two have a radius of their own.
BulkKind FloatFamily::write_member(Bits& bits, Input& row, const Domain& domain) const {
    const FloatFormat& format = format_of(input.signature.scalar);
    const Layout& layout = layout_of(input.signature);
    const unsigned eighth = bits.take(3);
    const BulkKind kind = eighth < 3 ? BulkKind::near_tie : eighth < 6 ? BulkKind::near_band : BulkKind::floats;
    double radius = distance;
    if (kind == BulkKind::floats) {
        const int below = static_cast<int>(bits.below(20));
        radius = bits.take(2) == 0 ? 0 : draw_number(bits, std::max(top - below, lowest));
    } else if (kind == BulkKind::near_band) {
        // From a quarter of eps * scale to a sixteenth of the scale, every octave alike.
        const auto octaves = static_cast<int>(bits.below(static_cast<unsigned>(format.precision) - 1)) - 2;
        const double offset = draw_number(bits, octaves) * format.unit_roundoff * scale;
        radius += bits.coin() ? -offset : offset;
    }
    radius = stored(format, std::max(radius, 0.0));
    if (kind == BulkKind::near_tie && bits.take(2) != 0)
        radius = std::max(step_ulps(input.signature.scalar, radius, static_cast<int>(bits.take(4)) - 8), 0.0);
    row.numbers = input.numbers;
    row.numbers[layout.radius()] = radius;
    for (std::size_t axis = 0; axis < layout.dim(); ++axis)
        if (double& position = row.numbers[layout.ball(axis)]; layout[layout.ball(axis)].role == Role::corner)
            position = stored(format, position - radius);
    if (bits.take(3) == 0) {
        double& part = row.numbers[bits.below(static_cast<unsigned>(layout.size()))];
        part = step_ulps(input.signature.scalar, part, static_cast<int>(bits.take(4)) - 8);
        make_valid(row);
    }
    fit(row, domain);
    return kind;
}

}  // namespace tangency::properties::bulk
