// SPDX-License-Identifier: MIT
// Right subjects for rotated boxes: the formulas in use, each in the signature's own scalar.
#include "rotated_subjects.hpp"

namespace tangency::properties::rotated_test {
namespace {

template <class Real>
struct Solid {
    std::array<Real, 3> d, h;
    Real r;
    std::array<Real, 4> q;
};

template <class Real>
Solid<Real> solid_of(const Input& input) {
    const auto at = [&](std::size_t i) { return static_cast<Real>(input.numbers[i]); };
    Solid<Real> solid{};
    const Layout& layout = layout_of(input.signature);
    const auto [box, ball] = lengths_of(layout, at);
    for (std::size_t i = 0; i < 3; ++i) {
        solid.h[i] = box.half_extent[i];
        solid.d[i] = ball.center[i] - box.center[i];
    }
    for (std::size_t i = 0; i < 4; ++i) solid.q[i] = at(layout.orientation() + i);
    solid.r = ball.radius;
    return solid;
}

template <class Real>
std::array<Real, 3> cross(const std::array<Real, 3>& a, const std::array<Real, 3>& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

template <class Real>
bool fold_solid(const std::array<Real, 3>& l, const Solid<Real>& s) {
    Real sum = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const Real u = std::max(std::abs(l[i]) - s.h[i], Real(0));
        sum += u * u;
    }
    return sum <= s.r * s.r;
}

template <class Real>
std::array<Real, 4> unit(std::array<Real, 4> q) {
    const Real length = std::sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    for (Real& part : q) part /= length;
    return q;
}

// v + 2 w (v x q) + 2 (v x q) x q, the inverse turn by a unit quaternion.
template <class Real>
bool by_cross_products(const Input& input) {
    const Solid<Real> s = solid_of<Real>(input);
    const auto [x, y, z, w] = unit(s.q);
    const std::array<Real, 3> axis{x, y, z};
    std::array<Real, 3> t = cross(s.d, axis);
    for (Real& part : t) part *= 2;
    const auto again = cross(t, axis);
    std::array<Real, 3> l{};
    for (std::size_t i = 0; i < 3; ++i) l[i] = s.d[i] + w * t[i] + again[i];
    return fold_solid(l, s);
}

template <class Real>
bool by_matrix(const Input& input) {
    const Solid<Real> s = solid_of<Real>(input);
    const auto [x, y, z, w] = unit(s.q);
    const std::array<Real, 3> l{(1 - 2 * (y * y + z * z)) * s.d[0] + 2 * (x * y + w * z) * s.d[1] + 2 * (x * z - w * y) * s.d[2],
                                2 * (x * y - w * z) * s.d[0] + (1 - 2 * (x * x + z * z)) * s.d[1] + 2 * (y * z + w * x) * s.d[2],
                                2 * (x * z + w * y) * s.d[0] + 2 * (y * z - w * x) * s.d[1] + (1 - 2 * (x * x + y * y)) * s.d[2]};
    return fold_solid(l, s);
}

template <class Real>
bool by_norm_sq(const Input& input) {
    const Solid<Real> s = solid_of<Real>(input);
    const auto [x, y, z, w] = s.q;
    const Real n = x * x + y * y + z * z + w * w;
    const std::array<Real, 3> l{
        ((w * w + x * x - y * y - z * z) * s.d[0] + 2 * (x * y + w * z) * s.d[1] + 2 * (x * z - w * y) * s.d[2]) / n,
        (2 * (x * y - w * z) * s.d[0] + (w * w - x * x + y * y - z * z) * s.d[1] + 2 * (y * z + w * x) * s.d[2]) / n,
        (2 * (x * z + w * y) * s.d[0] + 2 * (y * z - w * x) * s.d[1] + (w * w - x * x - y * y + z * z) * s.d[2]) / n};
    return fold_solid(l, s);
}

template <class Real>
std::pair<Real, Real> unit_by_root(const Input& input) {
    const auto u = static_cast<Real>(input.numbers[4]), v = static_cast<Real>(input.numbers[5]);
    const Real length = std::sqrt(u * u + v * v);
    return {u / length, v / length};
}

// Compares lengths times |(u, v)|, so that no root is taken.
template <class Real>
bool without_root(const Input& input) {
    const Flat<Real> s = flat_of<Real>(input);
    const auto u = static_cast<Real>(input.numbers[4]), v = static_cast<Real>(input.numbers[5]);
    const Real n = u * u + v * v, length = std::sqrt(n);
    const Real d_x = s.p_x - s.c_x, d_y = s.p_y - s.c_y;
    const Real u_x = std::max(std::abs(d_x * u + d_y * v) - s.h_x * length, Real(0));
    const Real u_y = std::max(std::abs(d_y * u - d_x * v) - s.h_y * length, Real(0));
    return u_x * u_x + u_y * u_y <= s.r * s.r * n;
}

template <class Real>
std::vector<std::pair<std::string, std::function<bool(const Input&)>>> axis_methods() {
    return {{"axis by root",
             [](const Input& input) {
                 const auto [cos, sin] = unit_by_root<Real>(input);
                 return fold_rotated(cos, sin, flat_of<Real>(input));
             }},
            {"axis by hypot",
             [](const Input& input) {
                 const auto u = static_cast<Real>(input.numbers[4]), v = static_cast<Real>(input.numbers[5]);
                 const Real length = std::hypot(u, v);
                 return fold_rotated(u / length, v / length, flat_of<Real>(input));
             }},
            {"axis by reciprocal root",
             [](const Input& input) {
                 const auto u = static_cast<Real>(input.numbers[4]), v = static_cast<Real>(input.numbers[5]);
                 const Real factor = 1 / std::sqrt(u * u + v * v);
                 return fold_rotated(u * factor, v * factor, flat_of<Real>(input));
             }},
            {"axis without root", without_root<Real>},
            {"axis fused",
             [](const Input& input) {
                 const auto [cos, sin] = unit_by_root<Real>(input);
                 const Flat<Real> s = flat_of<Real>(input);
                 const Real d_x = s.p_x - s.c_x, d_y = s.p_y - s.c_y;
                 return fold(std::fma(d_x, cos, d_y * sin), std::fma(d_y, cos, -d_x * sin), s);
             }},
            {"axis corners in world",
             [](const Input& input) {
                 const auto [cos, sin] = unit_by_root<Real>(input);
                 return corners_in_world(cos, sin, flat_of<Real>(input));
             }},
            {"axis in long double",
             [](const Input& input) {
                 const auto [cos, sin] = unit_by_root<long double>(input);
                 return fold_rotated(cos, sin, flat_of<long double>(input));
             }},
            {"axis separating axes",
             [](const Input& input) {
                 const auto [cos, sin] = unit_by_root<Real>(input);
                 return separating_axes(cos, sin, flat_of<Real>(input));
             }},
            {"axis canvas", [](const Input& input) {
                 const auto [cos, sin] = unit_by_root<Real>(input);
                 return canvas(cos, sin, flat_of<Real>(input));
             }}};
}

// The ways to a cosine and a sine; `angle` is in the orientation's unit.
template <class Real>
std::vector<std::pair<std::string, std::function<Real(Real)>>> ways_to_radians(Orientation orientation) {
    if (orientation == Orientation::radians) return {{"radians", [](Real angle) { return angle; }}};
    return {{"degrees by factor", [](Real angle) { return angle * (pi<Real> / 180); }},
            {"degrees by product and quotient", [](Real angle) { return angle * pi<Real> / 180; }},
            {"degrees by share of a turn", [](Real angle) { return angle / 180 * pi<Real>; }},
            {"degrees reduced", [](Real angle) { return std::fmod(angle, Real(360)) * (pi<Real> / 180); }}};
}

template <class Real>
std::vector<std::pair<std::string, std::function<bool(const Input&)>>> angle_methods(Orientation orientation) {
    std::vector<std::pair<std::string, std::function<bool(const Input&)>>> methods;
    for (const auto& way : ways_to_radians<Real>(orientation)) {
        const std::string& name = way.first;
        const std::function<Real(Real)>& to_radians = way.second;
        const auto add = [&methods, &to_radians](std::string full_name, auto judge) {
            methods.emplace_back(std::move(full_name), [to_radians, judge](const Input& input) {
                const Real angle = to_radians(static_cast<Real>(input.numbers[4]));
                return judge(std::cos(angle), std::sin(angle), flat_of<Real>(input));
            });
        };
        add(name + ", fold", fold_rotated<Real>);
        add(name + ", corners in world", corners_in_world<Real>);
        add(name + ", canvas", canvas<Real>);
        add(name + ", separating axes", separating_axes<Real>);
        methods.emplace_back(name + ", rotated in double", [to_radians](const Input& input) {
            const auto angle = static_cast<double>(to_radians(static_cast<Real>(input.numbers[4])));
            return fold_rotated(std::cos(angle), std::sin(angle), flat_of<double>(input));
        });
    }
    const bool degrees = orientation == Orientation::degrees;
    methods.emplace_back("angle in long double", [degrees](const Input& input) {
        const auto angle = static_cast<long double>(input.numbers[4]);
        const long double radians = degrees ? std::fmod(angle, 360.0L) * (pi<long double> / 180) : angle;
        return fold_rotated(std::cos(radians), std::sin(radians), flat_of<long double>(input));
    });
    return methods;
}

template <class Real>
std::vector<Subject> right_in(const Signature& signature) {
    std::vector<Subject> subjects;
    const auto add_all = [&](const auto& methods) {
        for (const auto& [name, test] : methods) subjects.push_back(subject_of(name, signature, test));
    };
    switch (signature.orientation) {
        case Orientation::none: break;
        case Orientation::radians:
        case Orientation::degrees: add_all(angle_methods<Real>(signature.orientation)); break;
        case Orientation::axis: add_all(axis_methods<Real>()); break;
        case Orientation::quaternion:
            subjects.push_back(subject_of("quaternion by cross products", signature, by_cross_products<Real>));
            subjects.push_back(subject_of("quaternion by matrix", signature, by_matrix<Real>));
            subjects.push_back(subject_of("quaternion by squared norm", signature, by_norm_sq<Real>));
            subjects.push_back(subject_of("quaternion in long double", signature, by_matrix<long double>));
            break;
    }
    return subjects;
}

}  // namespace

std::vector<Subject> right_subjects(const Signature& signature) {
    return signature.scalar == ScalarType::f32 ? right_in<float>(signature) : right_in<double>(signature);
}

}  // namespace tangency::properties::rotated_test
