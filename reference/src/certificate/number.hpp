// SPDX-License-Identifier: MIT
// Whole numbers with a root or two, and points of them or of plain whole numbers.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <type_traits>
#include <utility>

#include "tangency/reference/rotated/exact_number.hpp"

namespace tangency::certificates {

using reference::Fraction;
using reference::Integer;

/// A number to some ten digits times 2^exponent, and the sum of the magnitudes of what it was added up from: `value` is off by less than 2^-40
/// of it, though long double be no more than double. A whole number has a value below 2^128, so that products of four are in range.
struct Rough {
    long double value = 0, magnitude = 0;
    int exponent = 0;

    /// -1 or 1 if that is certain, else 0.
    int sign() const { return std::isfinite(magnitude) && std::abs(value) > 0x1p-40L * magnitude ? (value > 0 ? 1 : -1) : 0; }

    friend Rough operator*(const Rough& x, const Rough& y) {
        return {x.value * y.value, x.magnitude * y.magnitude, x.exponent + y.exponent};
    }
    friend Rough operator-(const Rough& x) { return {-x.value, x.magnitude, x.exponent}; }
    /// What is so much smaller that it becomes 0 is less than the error.
    friend Rough operator+(const Rough& x, const Rough& y) {
        if (x.magnitude == 0 || y.magnitude == 0) return x.magnitude == 0 ? y : x;
        const int larger = std::max(x.exponent, y.exponent);
        // Of short numbers both exponents are 0.
        const auto in_units = [larger](long double number, int units) {
            return units == larger ? number : std::ldexp(number, units - larger);
        };
        const auto sum = [&](long double of_x, long double of_y) { return in_units(of_x, x.exponent) + in_units(of_y, y.exponent); };
        return {sum(x.value, y.value), sum(x.magnitude, y.magnitude), larger};
    }
};

/// From the first 64 bits at least.
inline Rough rough(const Integer& number) {
    const auto& backend = number.backend();
    constexpr int bits = sizeof(*backend.limbs()) * 8;
    constexpr long double unit = bits == 64 ? 0x1p64L : 0x1p32L;  // of the next limb
    const int size = static_cast<int>(backend.size()), least = std::max(size - 3, 0);
    long double value = 0;
    for (int i = size - 1; i >= least; --i) value = value * unit + static_cast<long double>(backend.limbs()[i]);
    const int exponent = bits * std::max(size - 2, 0);
    if (size >= 3) value /= unit;
    return {backend.sign() ? -value : value, value, exponent};
}

/// a + b sqrt(n), with a and b whole, or of that kind themselves. Those of a row have one and the same root at each depth, which whoever
/// reads the row keeps. Neither a root nor the product of two is a square, so a number is 0 where all its parts are.
template <class Base>
struct Rooted {
    Base a = 0, b = 0;
    const Integer* root = nullptr;  ///< null where b is 0

    Rooted() = default;
    Rooted(int whole) : a(whole) {}
    Rooted(Integer whole) : a(std::move(whole)) {}
    Rooted(const Base& rational) requires(!std::is_same_v<Base, Integer>) : a(rational) {}
    Rooted(Base without, Base of_root, const Integer* n) : a(std::move(without)), b(std::move(of_root)), root(b == 0 ? nullptr : n) {}

    int sign() const {
        if (!root) return a.sign();
        const int certain = rough(*this).sign();
        return certain != 0 ? certain : reference::detail::sign_of_surd(a, b, *root);
    }
    friend Rough rough(const Rooted& number) {
        const Rough without = rough(number.a);
        if (!number.root) return without;
        const Rough of_root = rough(number.b), square = rough(*number.root);  // of an even exponent
        const long double times = std::sqrt(square.value);
        return without + of_root * Rough{times, times, square.exponent / 2};
    }

    friend Rooted operator+(const Rooted& x, const Rooted& y) { return {Base(x.a + y.a), Base(x.b + y.b), x.root_beside(y)}; }
    friend Rooted operator-(const Rooted& x, const Rooted& y) { return {Base(x.a - y.a), Base(x.b - y.b), x.root_beside(y)}; }
    friend Rooted operator-(const Rooted& x) { return {Base(-x.a), Base(-x.b), x.root}; }
    friend Rooted operator*(const Rooted& x, const Rooted& y) {
        if (!x.root && !y.root) return {Base(x.a * y.a), 0, nullptr};
        if (!x.root) return {Base(x.a * y.a), Base(x.a * y.b), y.root};
        if (!y.root) return {Base(x.a * y.a), Base(x.b * y.a), x.root};
        return {Base(x.a * y.a + x.b * y.b * Base(*x.root)), Base(x.a * y.b + x.b * y.a), x.root};
    }
    friend bool operator==(const Rooted& x, const Rooted& y) { return x.a == y.a && x.b == y.b; }
    friend bool operator>(const Rooted& x, const Rooted& y) { return (x - y).sign() > 0; }
    Rooted& operator+=(const Rooted& other) { return *this = *this + other; }
    Rooted& operator-=(const Rooted& other) { return *this = *this - other; }

private:
    const Integer* root_beside(const Rooted& other) const { return root ? root : other.root; }
};

using OneRoot = Rooted<Integer>;
using TwoRoots = Rooted<OneRoot>;

inline int sign_of(const Integer& number) { return number.sign(); }
template <class Base>
int sign_of(const Rooted<Base>& number) {
    return number.sign();
}

/// A point or a vector; what lies beyond the dimension is 0. Number is Integer, OneRoot or TwoRoots.
template <class Number>
struct Point {
    std::array<Number, 3> on{};

    Number& operator[](std::size_t axis) { return on[axis]; }
    const Number& operator[](std::size_t axis) const { return on[axis]; }

    friend Point operator+(Point a, const Point& b) {
        for (std::size_t axis = 0; axis < 3; ++axis) a[axis] += b[axis];
        return a;
    }
    friend Point operator-(Point a, const Point& b) {
        for (std::size_t axis = 0; axis < 3; ++axis) a[axis] -= b[axis];
        return a;
    }
    friend Point operator-(const Point& a) { return Point{} - a; }
    friend Point operator*(const Number& factor, Point a) {
        for (Number& number : a.on) number = factor * number;
        return a;
    }
};

template <class Number>
Number dot(const Point<Number>& a, const Point<Number>& b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

template <class Number>
Rough rough_dot(const Point<Number>& a, const Point<Number>& b) {
    return rough(a[0]) * rough(b[0]) + rough(a[1]) * rough(b[1]) + rough(a[2]) * rough(b[2]);
}

/// The sign of a product, which is seldom so near 0 that it takes all digits.
template <class Number>
int sign_of_dot(const Point<Number>& a, const Point<Number>& b) {
    const int certain = rough_dot(a, b).sign();
    return certain != 0 ? certain : sign_of(Number(dot(a, b)));
}

template <class Number>
Point<Number> cross(const Point<Number>& a, const Point<Number>& b) {
    return {{Number(a[1] * b[2] - a[2] * b[1]), Number(a[2] * b[0] - a[0] * b[2]), Number(a[0] * b[1] - a[1] * b[0])}};
}

template <class Number>
bool is_zero(const Point<Number>& point) {
    return sign_of(point[0]) == 0 && sign_of(point[1]) == 0 && sign_of(point[2]) == 0;
}

/// Whether one is a multiple of the other.
template <class Number>
bool are_parallel(const Point<Number>& a, const Point<Number>& b) {
    constexpr std::array<std::array<std::size_t, 2>, 3> planes{{{0, 1}, {1, 2}, {2, 0}}};
    const auto are_apart = [&](const auto& axes) {
        const auto [x, y] = axes;
        return (rough(a[x]) * rough(b[y]) + -(rough(a[y]) * rough(b[x]))).sign() != 0;
    };
    if (std::any_of(planes.begin(), planes.end(), are_apart)) return false;
    return std::all_of(planes.begin(), planes.end(), [&](const auto& axes) { return a[axes[0]] * b[axes[1]] == a[axes[1]] * b[axes[0]]; });
}

/// How many factors of two the number has. Needs one other than 0.
inline unsigned twos_of(const Integer& number) {
    const auto* limb = number.backend().limbs();
    unsigned zeros = 0;
    for (; *limb == 0; ++limb) zeros += sizeof(*limb) * 8;
    return zeros + static_cast<unsigned>(std::countr_zero(*limb));
}

/// Takes away the factors of two that all numbers have in common, which are thousands where one number of a row is tiny beside another, and
/// returns how many. None of numbers with a root.
template <class Number>
unsigned strip_twos(std::span<Number* const> numbers) {
    constexpr unsigned none = std::numeric_limits<unsigned>::max();
    unsigned common = none;
    if constexpr (std::is_same_v<Number, Integer>) {
        for (const Integer* number : numbers)
            if (number->sign() != 0) common = std::min(common, twos_of(*number));
        for (Integer* number : numbers)
            if (number->sign() != 0) *number >>= common;
    }
    return common == none ? 0 : common;
}

/// The number with factors of two that strip_twos took away.
template <class Number>
Number with_twos(Number number, unsigned twos) {
    if constexpr (std::is_same_v<Number, Integer>) number <<= twos;
    return number;
}

/// The same direction in smaller numbers.
template <class Number>
Point<Number> simplified(Point<Number> direction) {
    const std::array<Number*, 3> numbers{&direction[0], &direction[1], &direction[2]};
    strip_twos<Number>(numbers);
    return direction;
}

template <class Number>
Point<Number> unit_along(std::size_t axis) {
    Point<Number> unit;
    unit[axis] = 1;
    return unit;
}

}  // namespace tangency::certificates
