// SPDX-License-Identifier: MIT
// What keeps a list of vertices from being a strictly convex polygon, decided without rounding.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "tangency/shapes/layout.hpp"

namespace tangency::reference {

/// What is wrong with a vertex. Straight: in line with its neighbours. Reflex: it turns against the others. Second turn: up to it
/// the polygon has gone all the way round once, as the sides of a pentagram do.
enum class VertexFlaw : std::uint8_t { repeated, straight, reflex, second_turn };

struct VertexDefect {
    std::size_t vertex;
    VertexFlaw flaw;
};

namespace detail {

/// A sum of products of doubles, exact: every product of two is a whole multiple of 2^-2148 and below 2^2048 in magnitude. Digits of 32 bits take up
/// terms and leave carrying for the end. No library, so that who asks whether a row is an input needs none.
class ExactSum {
public:
    void add_product(double a, double b) {
        const Halves one = halves_of(a), other = halves_of(b);
        const std::int64_t sign = (a < 0) != (b < 0) ? -1 : 1;
        const int exponent = one.exponent + other.exponent;
        add(sign, one.low * other.low, exponent);
        add(sign, one.low * other.high, exponent + half_bits);
        add(sign, one.high * other.low, exponent + half_bits);
        add(sign, one.high * other.high, exponent + 2 * half_bits);
    }

    int sign() const {
        // Carried from the lowest digit up, each lies in 0 .. 2^32 - 1 and the last carry has the sign.
        std::int64_t carry = 0;
        bool any = false;
        for (const std::int64_t digit : digits_) {
            const std::int64_t sum = digit + carry;
            any = any || (sum & mask) != 0;
            carry = sum >> digit_bits;
        }
        return carry < 0 ? -1 : any || carry > 0 ? 1 : 0;
    }

private:
    static constexpr int half_bits = 27, digit_bits = 32, lowest = -2272;
    static constexpr std::int64_t mask = 0xffffffff;

    // |number| = (high * 2^27 + low) * 2^exponent.
    struct Halves {
        std::uint64_t high, low;
        int exponent;
    };

    static Halves halves_of(double number) {
        int exponent = 0;
        const auto whole = static_cast<std::uint64_t>(std::frexp(std::abs(number), &exponent) * 0x1p53);
        return {whole >> half_bits, whole & ((1U << half_bits) - 1), exponent - 53};
    }

    // A product of halves has at most 54 bits.
    void add(std::int64_t sign, std::uint64_t product, int exponent) {
        const int place = exponent - lowest, shift = place % digit_bits;
        auto digit = static_cast<std::size_t>(place / digit_bits);
        for (const std::uint64_t part : {product & static_cast<std::uint64_t>(mask), product >> digit_bits}) {
            const std::uint64_t moved = part << shift;
            digits_[digit] += sign * static_cast<std::int64_t>(moved & static_cast<std::uint64_t>(mask));
            digits_[++digit] += sign * static_cast<std::int64_t>(moved >> digit_bits);
        }
    }

    std::array<std::int64_t, 140> digits_{};
};

using Vertex = std::array<double, 2>;

/// The sign of the cross product of b - a and c - b, multiplied out: positive where the way from a by b to c turns from x towards y.
inline int turn_at(const Vertex& a, const Vertex& b, const Vertex& c) {
    // Mostly plain arithmetic settles it: a difference, a product and the last difference are each off by 2^-53 of themselves, so the
    // whole by less than 2^-50 of the products' sum. Beyond these magnitudes products may over- or underflow.
    const double left = (b[0] - a[0]) * (c[1] - b[1]), right = (b[1] - a[1]) * (c[0] - b[0]);
    const double size = std::abs(left) + std::abs(right);
    if (size > 0x1p-900 && size < 0x1p900 && std::abs(left - right) > 0x1p-50 * size) return left > right ? 1 : -1;
    ExactSum sum;
    for (const auto& [from, to] : {std::pair(a, b), std::pair(b, c), std::pair(c, a)}) {
        sum.add_product(from[0], to[1]);
        sum.add_product(-from[1], to[0]);
    }
    return sum.sign();
}

/// Whether the direction lies in the upper half of the plane: at an angle from 0 to below a half turn. Differences only compared, so exact.
inline bool goes_up(const Vertex& from, const Vertex& to) { return to[1] > from[1] || (to[1] == from[1] && to[0] > from[0]); }

}  // namespace detail

/// The first defect of the polygon with these vertices (x1, y1, x2, y2, ...), all finite; nothing if it is strictly convex.
/// Where every turn has one sign each is less than a half turn, so the sides' directions go round without leaving out the upper half
/// of the plane, and come into it once for every time the polygon goes round.
inline std::optional<VertexDefect> find_vertex_defect(std::span<const double> numbers) {
    const std::size_t count = numbers.size() / 2;
    const auto vertex = [&](std::size_t place) {
        const std::size_t wrapped = place % count;
        return detail::Vertex{numbers[2 * wrapped], numbers[2 * wrapped + 1]};
    };
    for (std::size_t later = 1; later < count; ++later)
        for (std::size_t earlier = 0; earlier < later; ++earlier)
            if (vertex(later) == vertex(earlier)) return VertexDefect{later, VertexFlaw::repeated};
    std::array<int, most_vertices> turns{};
    int balance = 0;
    for (std::size_t place = 0; place < count; ++place) {
        turns[place] = detail::turn_at(vertex(place + count - 1), vertex(place), vertex(place + 1));
        if (turns[place] == 0) return VertexDefect{place, VertexFlaw::straight};
        balance += turns[place];
    }
    for (std::size_t place = 0; place < count; ++place)
        if ((turns[place] > 0) != (balance >= 0)) return VertexDefect{place, VertexFlaw::reflex};
    std::size_t rounds = 0;
    for (std::size_t place = 0; place < count; ++place) {
        const bool was_up = detail::goes_up(vertex(place + count - 1), vertex(place)),
                   is_up = detail::goes_up(vertex(place), vertex(place + 1));
        rounds += was_up != is_up;
        if (rounds > 2) return VertexDefect{place, VertexFlaw::second_turn};
    }
    return std::nullopt;
}

}  // namespace tangency::reference
