// SPDX-License-Identifier: MIT
// A plugin that answers as the built-in subject or mutant that the environment's SUBJECT names, for every form.
#include <cstdio>
#include <cstdlib>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "tangency/subjects/built_in.hpp"

namespace {

using namespace tangency;

const properties::Subject& chosen(const Signature& signature) {
    static const properties::Subject* const found = [&signature] {
        const char* name = std::getenv("SUBJECT");
        const auto fits = [&](const properties::Subject& subject) { return subject.name == name && subject.signature == signature; };
        for (const auto& item : subjects::methods())
            if (fits(item.subject)) return &item.subject;
#ifndef CHECK_WITHOUT_MUTANTS  // they take most of the time of compiling
        for (const auto& item : subjects::mutants())
            if (fits(item.subject)) return &item.subject;
#endif
        throw std::runtime_error("no such subject");
    }();
    return *found;
}

template <class... Number>
int answer(const Signature& signature, Number... numbers) {
    const properties::Input input{signature, {static_cast<double>(numbers)...}};
    bool hit = false;
    chosen(signature).answer(std::span(&input, 1), std::span(&hit, 1));
    return hit;
}

template <class Item>
void print(const Item& item, std::string_view kind, Level level) {
    const auto& [name, signature, contract, unused] = item.subject;
    if (signature.question != Question::box_ball) return;  // whose functions stand below
    const std::string form(form_name(signature));
    std::printf("%s %s %s %zu %s %s %s\n", name.c_str(), form.c_str(), name_of(signature.scalar).data(), signature.dim,
                name_of(contract).data(), kind.data(), name_of(level).data());
}

}  // namespace

/// Prints a line for each subject and mutant: name, form, scalar, dimension, contract, kind, expected level.
extern "C" void tangency_test_list() {
    for (const auto& item : subjects::methods()) print(item, subjects::name_of(item.role), item.expected);
#ifndef CHECK_WITHOUT_MUTANTS
    for (const auto& item : subjects::mutants()) print(item, "mutant", item.unbroken);
#endif
    std::fflush(stdout);
}

#define FLAT(form, base, orientation, scalar, type)                                                        \
    extern "C" int tangency_##form##_##scalar(type a, type b, type c, type d, type e, type f, type g) {    \
        return answer({Form::base, ScalarType::scalar, 2, Orientation::orientation}, a, b, c, d, e, f, g); \
    }
#define SOLID(form, base, orientation, scalar, type)                                                                             \
    extern "C" int tangency3_##form##_##scalar(type a, type b, type c, type d, type e, type f, type g, type h, type i, type j) { \
        return answer({Form::base, ScalarType::scalar, 3, Orientation::orientation}, a, b, c, d, e, f, g, h, i, j);              \
    }
#define ANGLE(form, base, orientation, scalar, type)                                                            \
    extern "C" int tangency_##form##_##scalar(type a, type b, type c, type d, type e, type f, type g, type h) { \
        return answer({Form::base, ScalarType::scalar, 2, Orientation::orientation}, a, b, c, d, e, f, g, h);   \
    }
#define AXIS(form, base, orientation, scalar, type)                                                                     \
    extern "C" int tangency_##form##_##scalar(type a, type b, type c, type d, type e, type f, type g, type h, type i) { \
        return answer({Form::base, ScalarType::scalar, 2, Orientation::orientation}, a, b, c, d, e, f, g, h, i);        \
    }
#define SPIN(form, base, orientation, scalar, type)                                                                                    \
    extern "C" int tangency3_##form##_##scalar(type a, type b, type c, type d, type e, type f, type g, type h, type i, type j, type k, \
                                               type l, type m, type n) {                                                               \
        return answer({Form::base, ScalarType::scalar, 3, Orientation::orientation}, a, b, c, d, e, f, g, h, i, j, k, l, m, n);        \
    }
#define BOTH(shape, form, base, orientation) shape(form, base, orientation, f32, float) shape(form, base, orientation, f64, double)
#define PLAIN(form) BOTH(FLAT, form, form, none) BOTH(SOLID, form, form, none)
PLAIN(center_half)
PLAIN(lo_hi)
PLAIN(corner_size)
PLAIN(corner_size_ball_corner)
PLAIN(center_size)
BOTH(ANGLE, center_half_radians, center_half, radians)
BOTH(ANGLE, center_half_degrees, center_half, degrees)
BOTH(AXIS, center_half_axis, center_half, axis)
BOTH(SPIN, center_half_quaternion, center_half, quaternion)
BOTH(ANGLE, corner_size_radians, corner_size, radians)
BOTH(ANGLE, corner_size_degrees, corner_size, degrees)
BOTH(AXIS, corner_size_axis, corner_size, axis)
BOTH(SPIN, corner_size_quaternion, corner_size, quaternion)
BOTH(ANGLE, center_size_radians, center_size, radians)
BOTH(ANGLE, center_size_degrees, center_size, degrees)
BOTH(AXIS, center_size_axis, center_size, axis)
BOTH(SPIN, center_size_quaternion, center_size, quaternion)
