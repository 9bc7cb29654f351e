// SPDX-License-Identifier: MIT
// Everyday functions for every rotated form, none of them exact: what the vectors must not blame below their level.
// TANGENCY_TEST_TURN is -1 for a copy that turns the box the other way round.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace {

template <class Scalar, std::size_t Dim>
using Vec = std::array<Scalar, Dim>;

template <class Scalar, std::size_t Dim>
bool touches(const Vec<Scalar, Dim>& local, const Vec<Scalar, Dim>& half, Scalar r) {
    Scalar sum = 0;
    for (std::size_t i = 0; i < Dim; ++i) {
        const Scalar over = std::max(std::abs(local[i]) - half[i], Scalar(0));
        sum += over * over;
    }
    return sum <= r * r;
}

template <class Scalar>
bool by_direction(Vec<Scalar, 2> c, Vec<Scalar, 2> h, Scalar u, Scalar v, Vec<Scalar, 2> p, Scalar r) {
    const Vec<Scalar, 2> d{p[0] - c[0], p[1] - c[1]};
    const Scalar sine = TANGENCY_TEST_TURN * v;
    return touches<Scalar, 2>({d[0] * u + d[1] * sine, d[1] * u - d[0] * sine}, h, r);
}

template <class Scalar>
bool by_axis(Vec<Scalar, 2> c, Vec<Scalar, 2> h, Scalar u, Scalar v, Vec<Scalar, 2> p, Scalar r) {
    const Scalar length = std::sqrt(u * u + v * v);
    return by_direction(c, h, u / length, v / length, p, r);
}

template <class Scalar>
bool by_radians(Vec<Scalar, 2> c, Vec<Scalar, 2> h, Scalar angle, Vec<Scalar, 2> p, Scalar r) {
    return by_direction(c, h, std::cos(angle), std::sin(angle), p, r);
}

template <class Scalar>
bool by_degrees(Vec<Scalar, 2> c, Vec<Scalar, 2> h, Scalar angle, Vec<Scalar, 2> p, Scalar r) {
    return by_radians(c, h, angle * Scalar(3.14159265358979323846 / 180), p, r);
}

template <class Scalar>
bool by_quaternion(Vec<Scalar, 3> c, Vec<Scalar, 3> h, Vec<Scalar, 4> q, Vec<Scalar, 3> p, Scalar r) {
    const Scalar length = std::sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    const Scalar x = q[0] / length, y = q[1] / length, z = q[2] / length, w = TANGENCY_TEST_TURN * q[3] / length;
    const Vec<Scalar, 3> d{p[0] - c[0], p[1] - c[1], p[2] - c[2]};
    const Vec<Scalar, 3> local{(1 - 2 * (y * y + z * z)) * d[0] + 2 * (x * y + w * z) * d[1] + 2 * (x * z - w * y) * d[2],
                               2 * (x * y - w * z) * d[0] + (1 - 2 * (x * x + z * z)) * d[1] + 2 * (y * z + w * x) * d[2],
                               2 * (x * z + w * y) * d[0] + 2 * (y * z - w * x) * d[1] + (1 - 2 * (x * x + y * y)) * d[2]};
    return touches<Scalar, 3>(local, h, r);
}

}  // namespace

#define TANGENCY_TEST_EXPORT(S, name)                                                                                                     \
    extern "C" int tangency_center_half_radians_##name(S cx, S cy, S hx, S hy, S a, S px, S py, S r) {                                    \
        return by_radians<S>({cx, cy}, {hx, hy}, a, {px, py}, r);                                                                         \
    }                                                                                                                                     \
    extern "C" int tangency_center_half_degrees_##name(S cx, S cy, S hx, S hy, S a, S px, S py, S r) {                                    \
        return by_degrees<S>({cx, cy}, {hx, hy}, a, {px, py}, r);                                                                         \
    }                                                                                                                                     \
    extern "C" int tangency_center_half_axis_##name(S cx, S cy, S hx, S hy, S u, S v, S px, S py, S r) {                                  \
        return by_axis<S>({cx, cy}, {hx, hy}, u, v, {px, py}, r);                                                                         \
    }                                                                                                                                     \
    extern "C" int tangency_corner_size_radians_##name(S x, S y, S w, S h, S a, S px, S py, S r) {                                        \
        return by_radians<S>({x + w / 2, y + h / 2}, {w / 2, h / 2}, a, {px, py}, r);                                                     \
    }                                                                                                                                     \
    extern "C" int tangency_corner_size_degrees_##name(S x, S y, S w, S h, S a, S px, S py, S r) {                                        \
        return by_degrees<S>({x + w / 2, y + h / 2}, {w / 2, h / 2}, a, {px, py}, r);                                                     \
    }                                                                                                                                     \
    extern "C" int tangency_corner_size_axis_##name(S x, S y, S w, S h, S u, S v, S px, S py, S r) {                                      \
        return by_axis<S>({x + w / 2, y + h / 2}, {w / 2, h / 2}, u, v, {px, py}, r);                                                     \
    }                                                                                                                                     \
    extern "C" int tangency_center_size_radians_##name(S cx, S cy, S w, S h, S a, S px, S py, S r) {                                      \
        return by_radians<S>({cx, cy}, {w / 2, h / 2}, a, {px, py}, r);                                                                   \
    }                                                                                                                                     \
    extern "C" int tangency_center_size_degrees_##name(S cx, S cy, S w, S h, S a, S px, S py, S r) {                                      \
        return by_degrees<S>({cx, cy}, {w / 2, h / 2}, a, {px, py}, r);                                                                   \
    }                                                                                                                                     \
    extern "C" int tangency_center_size_axis_##name(S cx, S cy, S w, S h, S u, S v, S px, S py, S r) {                                    \
        return by_axis<S>({cx, cy}, {w / 2, h / 2}, u, v, {px, py}, r);                                                                   \
    }                                                                                                                                     \
    extern "C" int tangency3_center_size_quaternion_##name(S cx, S cy, S cz, S w, S h, S d, S qx, S qy, S qz, S qw, S px, S py, S pz,     \
                                                           S r) {                                                                         \
        return by_quaternion<S>({cx, cy, cz}, {w / 2, h / 2, d / 2}, {qx, qy, qz, qw}, {px, py, pz}, r);                                  \
    }                                                                                                                                     \
    extern "C" int tangency3_center_half_quaternion_##name(S cx, S cy, S cz, S hx, S hy, S hz, S qx, S qy, S qz, S qw, S px, S py, S pz,  \
                                                           S r) {                                                                         \
        return by_quaternion<S>({cx, cy, cz}, {hx, hy, hz}, {qx, qy, qz, qw}, {px, py, pz}, r);                                           \
    }                                                                                                                                     \
    extern "C" int tangency3_corner_size_quaternion_##name(S x, S y, S z, S w, S h, S d, S qx, S qy, S qz, S qw, S px, S py, S pz, S r) { \
        return by_quaternion<S>({x + w / 2, y + h / 2, z + d / 2}, {w / 2, h / 2, d / 2}, {qx, qy, qz, qw}, {px, py, pz}, r);             \
    }

TANGENCY_TEST_EXPORT(float, f32)
TANGENCY_TEST_EXPORT(double, f64)
