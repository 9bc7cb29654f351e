// SPDX-License-Identifier: MIT
// Whole numbers with a root, and points of them or of plain whole numbers.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "tangency/reference/rotated/exact_number.hpp"

namespace tangency::certificates {

using reference::Fraction;
using reference::Integer;

/// a + b sqrt(n). All numbers of a row have one root, which whoever reads the row keeps and which is no square; 0 where b is 0 everywhere.
struct Rooted {
    Integer a = 0, b = 0;
    const Integer* root = nullptr;  ///< null where b is 0

    Rooted() = default;
    Rooted(int whole) : a(whole) {}
    Rooted(Integer whole) : a(std::move(whole)) {}
    Rooted(Integer whole, Integer of_root, const Integer* n) : a(std::move(whole)), b(std::move(of_root)), root(b == 0 ? nullptr : n) {}

    friend Rooted operator+(const Rooted& x, const Rooted& y) { return {Integer(x.a + y.a), Integer(x.b + y.b), x.root_beside(y)}; }
    friend Rooted operator-(const Rooted& x, const Rooted& y) { return {Integer(x.a - y.a), Integer(x.b - y.b), x.root_beside(y)}; }
    friend Rooted operator-(const Rooted& x) { return {Integer(-x.a), Integer(-x.b), x.root}; }
    friend Rooted operator*(const Rooted& x, const Rooted& y) {
        const Integer* n = x.root_beside(y);
        if (!x.root || !y.root) return {Integer(x.a * y.a), Integer(x.a * y.b + x.b * y.a), n};
        return {Integer(x.a * y.a + x.b * y.b * *n), Integer(x.a * y.b + x.b * y.a), n};
    }
    Rooted& operator+=(const Rooted& other) { return *this = *this + other; }
    Rooted& operator-=(const Rooted& other) { return *this = *this - other; }

private:
    const Integer* root_beside(const Rooted& other) const { return root ? root : other.root; }
};

inline int sign_of(const Integer& number) { return number.sign(); }
inline int sign_of(const Rooted& number) {
    return number.root ? reference::detail::sign_of_surd(number.a, number.b, *number.root) : number.a.sign();
}

/// A point or a vector; what lies beyond the dimension is 0. Number is Integer or Rooted.
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
Point<Number> cross(const Point<Number>& a, const Point<Number>& b) {
    return {{Number(a[1] * b[2] - a[2] * b[1]), Number(a[2] * b[0] - a[0] * b[2]), Number(a[0] * b[1] - a[1] * b[0])}};
}

/// value / weight * 2^exponent. Of (a + b r) / (c + d r) = (a + b r)(c - d r) / (c^2 - d^2 r^2), where r^2 is the root's whole number.
inline reference::ExactNumber quotient_of(const Integer& value, const Integer& weight, int exponent) {
    return {Fraction(sign_of(weight) * value, abs(weight), exponent)};
}
inline reference::ExactNumber quotient_of(const Rooted& value, const Rooted& weight, int exponent) {
    const Rooted conjugate(weight.a, -weight.b, weight.root), above = value * conjugate, below = weight * conjugate;
    const Fraction divisor(below.a, 1, 0);
    const Fraction a = Fraction(above.a, 1, exponent) / divisor, b = Fraction(above.b, 1, exponent) / divisor;
    if (b.sign() == 0) return {a};
    return {reference::Surd{a, b, *above.root}};
}

template <class Number>
bool is_zero(const Point<Number>& point) {
    return sign_of(point[0]) == 0 && sign_of(point[1]) == 0 && sign_of(point[2]) == 0;
}

template <class Number>
Point<Number> unit_along(std::size_t axis) {
    Point<Number> unit;
    unit[axis] = 1;
    return unit;
}

}  // namespace tangency::certificates
