// SPDX-License-Identifier: MIT
// Right subjects for turned boxes: the formulas in use, each in the signature's own scalar.
#include "turned_subjects.hpp"

namespace tangency::properties::turned_test {
namespace {

template <class Real>
struct Solid {
    std::array<Real, 3> d, h;
    Real r;
    std::array<Real, 4> q;
};

template <class Real>
Solid<Real> solid_of(const Case& scene) {
    const auto at = [&](std::size_t i) { return static_cast<Real>(scene.numbers[i]); };
    Solid<Real> solid{};
    for (std::size_t i = 0; i < 3; ++i) {
        const bool cornered = scene.signature.form == Form::corner_size;
        solid.h[i] = cornered ? at(3 + i) / 2 : at(3 + i);
        solid.d[i] = at(10 + i) - (cornered ? at(i) + solid.h[i] : at(i));
    }
    solid.q = {at(6), at(7), at(8), at(9)};
    solid.r = at(13);
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
bool by_cross_products(const Case& scene) {
    const Solid<Real> s = solid_of<Real>(scene);
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
bool by_matrix(const Case& scene) {
    const Solid<Real> s = solid_of<Real>(scene);
    const auto [x, y, z, w] = unit(s.q);
    const std::array<Real, 3> l{
        (1 - 2 * (y * y + z * z)) * s.d[0] + 2 * (x * y + w * z) * s.d[1] + 2 * (x * z - w * y) * s.d[2],
        2 * (x * y - w * z) * s.d[0] + (1 - 2 * (x * x + z * z)) * s.d[1] + 2 * (y * z + w * x) * s.d[2],
        2 * (x * z + w * y) * s.d[0] + 2 * (y * z - w * x) * s.d[1] + (1 - 2 * (x * x + y * y)) * s.d[2]};
    return fold_solid(l, s);
}

template <class Real>
bool by_norm_sq(const Case& scene) {
    const Solid<Real> s = solid_of<Real>(scene);
    const auto [x, y, z, w] = s.q;
    const Real n = x * x + y * y + z * z + w * w;
    const std::array<Real, 3> l{
        ((w * w + x * x - y * y - z * z) * s.d[0] + 2 * (x * y + w * z) * s.d[1] + 2 * (x * z - w * y) * s.d[2]) / n,
        (2 * (x * y - w * z) * s.d[0] + (w * w - x * x + y * y - z * z) * s.d[1] + 2 * (y * z + w * x) * s.d[2]) / n,
        (2 * (x * z + w * y) * s.d[0] + 2 * (y * z - w * x) * s.d[1] + (w * w - x * x - y * y + z * z) * s.d[2]) / n};
    return fold_solid(l, s);
}

template <class Real>
std::pair<Real, Real> unit_by_root(const Case& scene) {
    const auto u = static_cast<Real>(scene.numbers[4]), v = static_cast<Real>(scene.numbers[5]);
    const Real length = std::sqrt(u * u + v * v);
    return {u / length, v / length};
}

// Compares lengths times |(u, v)|, so that no root is taken.
template <class Real>
bool without_root(const Case& scene) {
    const Flat<Real> s = flat_of<Real>(scene);
    const auto u = static_cast<Real>(scene.numbers[4]), v = static_cast<Real>(scene.numbers[5]);
    const Real n = u * u + v * v, length = std::sqrt(n);
    const Real d_x = s.p_x - s.c_x, d_y = s.p_y - s.c_y;
    const Real u_x = std::max(std::abs(d_x * u + d_y * v) - s.h_x * length, Real(0));
    const Real u_y = std::max(std::abs(d_y * u - d_x * v) - s.h_y * length, Real(0));
    return u_x * u_x + u_y * u_y <= s.r * s.r * n;
}

template <class Real>
std::vector<std::pair<std::string, std::function<bool(const Case&)>>> axis_methods() {
    return {{"axis by root",
             [](const Case& scene) {
                 const auto [cos, sin] = unit_by_root<Real>(scene);
                 return fold_turned(cos, sin, flat_of<Real>(scene));
             }},
            {"axis by hypot",
             [](const Case& scene) {
                 const auto u = static_cast<Real>(scene.numbers[4]), v = static_cast<Real>(scene.numbers[5]);
                 const Real length = std::hypot(u, v);
                 return fold_turned(u / length, v / length, flat_of<Real>(scene));
             }},
            {"axis by reciprocal root",
             [](const Case& scene) {
                 const auto u = static_cast<Real>(scene.numbers[4]), v = static_cast<Real>(scene.numbers[5]);
                 const Real factor = 1 / std::sqrt(u * u + v * v);
                 return fold_turned(u * factor, v * factor, flat_of<Real>(scene));
             }},
            {"axis without root", without_root<Real>},
            {"axis fused",
             [](const Case& scene) {
                 const auto [cos, sin] = unit_by_root<Real>(scene);
                 const Flat<Real> s = flat_of<Real>(scene);
                 const Real d_x = s.p_x - s.c_x, d_y = s.p_y - s.c_y;
                 return fold(std::fma(d_x, cos, d_y * sin), std::fma(d_y, cos, -d_x * sin), s);
             }},
            {"axis corners in world",
             [](const Case& scene) {
                 const auto [cos, sin] = unit_by_root<Real>(scene);
                 return corners_in_world(cos, sin, flat_of<Real>(scene));
             }},
            {"axis in long double",
             [](const Case& scene) {
                 const auto [cos, sin] = unit_by_root<long double>(scene);
                 return fold_turned(cos, sin, flat_of<long double>(scene));
             }},
            {"axis separating axes",
             [](const Case& scene) {
                 const auto [cos, sin] = unit_by_root<Real>(scene);
                 return separating_axes(cos, sin, flat_of<Real>(scene));
             }},
            {"axis canvas", [](const Case& scene) {
                 const auto [cos, sin] = unit_by_root<Real>(scene);
                 return canvas(cos, sin, flat_of<Real>(scene));
             }}};
}

// The ways to a cosine and a sine; `angle` is in the turning's unit.
template <class Real>
std::vector<std::pair<std::string, std::function<Real(Real)>>> ways_to_radians(Turning turning) {
    if (turning == Turning::radians) return {{"radians", [](Real angle) { return angle; }}};
    return {{"degrees by factor", [](Real angle) { return angle * (pi<Real> / 180); }},
            {"degrees by product and quotient", [](Real angle) { return angle * pi<Real> / 180; }},
            {"degrees by share of a turn", [](Real angle) { return angle / 180 * pi<Real>; }},
            {"degrees reduced", [](Real angle) { return std::fmod(angle, Real(360)) * (pi<Real> / 180); }}};
}

template <class Real>
std::vector<std::pair<std::string, std::function<bool(const Case&)>>> angle_methods(Turning turning) {
    std::vector<std::pair<std::string, std::function<bool(const Case&)>>> methods;
    for (const auto& way : ways_to_radians<Real>(turning)) {
        const std::string& name = way.first;
        const std::function<Real(Real)>& to_radians = way.second;
        const auto add = [&methods, &to_radians](std::string full_name, auto judge) {
            methods.emplace_back(std::move(full_name), [to_radians, judge](const Case& scene) {
                const Real angle = to_radians(static_cast<Real>(scene.numbers[4]));
                return judge(std::cos(angle), std::sin(angle), flat_of<Real>(scene));
            });
        };
        add(name + ", fold", fold_turned<Real>);
        add(name + ", corners in world", corners_in_world<Real>);
        add(name + ", canvas", canvas<Real>);
        add(name + ", separating axes", separating_axes<Real>);
        methods.emplace_back(name + ", turned in double", [to_radians](const Case& scene) {
            const auto angle = static_cast<double>(to_radians(static_cast<Real>(scene.numbers[4])));
            return fold_turned(std::cos(angle), std::sin(angle), flat_of<double>(scene));
        });
    }
    const bool degrees = turning == Turning::degrees;
    methods.emplace_back("angle in long double", [degrees](const Case& scene) {
        const auto angle = static_cast<long double>(scene.numbers[4]);
        const long double radians = degrees ? std::fmod(angle, 360.0L) * (pi<long double> / 180) : angle;
        return fold_turned(std::cos(radians), std::sin(radians), flat_of<long double>(scene));
    });
    return methods;
}

template <class Real>
std::vector<Subject> right_in(const Signature& signature) {
    std::vector<Subject> subjects;
    const auto add_all = [&](const auto& methods) {
        for (const auto& [name, test] : methods) subjects.push_back(subject_of(name, signature, test));
    };
    switch (signature.turning) {
        case Turning::none: break;
        case Turning::radians:
        case Turning::degrees: add_all(angle_methods<Real>(signature.turning)); break;
        case Turning::axis: add_all(axis_methods<Real>()); break;
        case Turning::quaternion:
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

}  // namespace tangency::properties::turned_test
