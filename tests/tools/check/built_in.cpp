// SPDX-License-Identifier: MIT
// A plugin that answers as the built-in subject or mutant that the environment's SUBJECT names, for every form that one is tried in.
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
        for (const auto& item : subjects::mutants())
            if (fits(item.subject)) return &item.subject;
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

}  // namespace

/// Prints a line for each mutant of every question: name, question, form, scalar, dimension, contract, level.
extern "C" void tangency_test_list_mutants() {
    for (const auto& item : subjects::mutants()) {
        const Signature& signature = item.subject.signature;
        const std::string form(form_name(signature));
        std::printf("%s %s %s %s %zu %s %s\n", item.subject.name.c_str(), name_of(signature.question).data(), form.c_str(),
                    name_of(signature.scalar).data(), signature.dim, name_of(item.subject.contract).data(), name_of(item.unbroken).data());
    }
    std::fflush(stdout);
}

// So many numbers, as parameters of a type and as arguments.
#define P6(type) type a, type b, type c, type d, type e, type f
#define A6 a, b, c, d, e, f
#define P7(type) P6(type), type g
#define A7 A6, g
#define P8(type) P7(type), type h
#define A8 A7, h
#define P9(type) P8(type), type i
#define A9 A8, i
#define P10(type) P9(type), type j
#define A10 A9, j
#define P11(type) P10(type), type k
#define A11 A10, k
#define P12(type) P11(type), type l
#define A12 A11, l
#define P13(type) P12(type), type m
#define A13 A12, m
#define P14(type) P13(type), type n
#define A14 A13, n
#define ANSWER(prefix, name, count, dim, question, form, orientation, scalar, type)                                   \
    extern "C" int prefix##_##name##_##scalar(P##count(type)) {                                                       \
        return answer({Form::form, ScalarType::scalar, dim, Orientation::orientation, Question::question}, A##count); \
    }
#define BOTH(prefix, name, count, dim, question, form, orientation)           \
    ANSWER(prefix, name, count, dim, question, form, orientation, f32, float) \
    ANSWER(prefix, name, count, dim, question, form, orientation, f64, double)

#define PLAIN(form) BOTH(tangency, form, 7, 2, box_ball, form, none) BOTH(tangency3, form, 10, 3, box_ball, form, none)
#define ROTATED(form)                                             \
    BOTH(tangency, form##_radians, 8, 2, box_ball, form, radians) \
    BOTH(tangency, form##_degrees, 8, 2, box_ball, form, degrees) \
    BOTH(tangency, form##_axis, 9, 2, box_ball, form, axis)       \
    BOTH(tangency3, form##_quaternion, 14, 3, box_ball, form, quaternion)
PLAIN(center_half)
PLAIN(lo_hi)
PLAIN(corner_size)
PLAIN(corner_size_ball_corner)
PLAIN(center_size)
ROTATED(center_half)
ROTATED(corner_size)
ROTATED(center_size)

#define PAIR(question, form, flat, solid)                            \
    BOTH(tangency, question##_##form, flat, 2, question, form, none) \
    BOTH(tangency3, question##_##form, solid, 3, question, form, none)
#define BOXES(question, flat, solid) \
    PAIR(question, center_half, flat, solid) PAIR(question, lo_hi, flat, solid) PAIR(question, corner_size, flat, solid)
PAIR(ball_ball, center_radius, 6, 8)
BOXES(box_box, 8, 12)
BOXES(box_segment, 8, 12)
BOXES(box_moving_ball, 9, 13)

#define P16(type) P14(type), type o, type p
#define A16 A14, o, p
#define P20(type) P16(type), type q, type r, type s, type t
#define A20 A16, q, r, s, t
PAIR(segment_ball, ends, 7, 10)
PAIR(capsule_ball, ends_radius, 8, 11)
PAIR(capsule_capsule, ends_radius, 10, 14)
BOTH(tangency, segment_segment_ends, 8, 2, segment_segment, ends, none)
BOXES(box_point, 6, 9)
PAIR(box_point, center_size, 6, 9)
#define ROTATED_POINT(form)                                                    \
    BOTH(tangency, box_point_##form##_radians, 7, 2, box_point, form, radians) \
    BOTH(tangency, box_point_##form##_degrees, 7, 2, box_point, form, degrees) \
    BOTH(tangency, box_point_##form##_axis, 8, 2, box_point, form, axis)       \
    BOTH(tangency3, box_point_##form##_quaternion, 13, 3, box_point, form, quaternion)
#define ROTATED_BOXES(form)                                           \
    BOTH(tangency, box_box_##form##_axis, 12, 2, box_box, form, axis) \
    BOTH(tangency3, box_box_##form##_quaternion, 20, 3, box_box, form, quaternion)
ROTATED_POINT(center_half)
ROTATED_POINT(corner_size)
ROTATED_POINT(center_size)
ROTATED_BOXES(center_half)
ROTATED_BOXES(corner_size)
ROTATED_BOXES(center_size)

#define POLYGON(question, name, count, scalar, type)                                                                                \
    extern "C" int tangency_##question##_##name##_##scalar(P##count(type)) {                                                        \
        return answer({form_on_trial<Question::question>, ScalarType::scalar, 2, Orientation::none, Question::question}, A##count); \
    }
POLYGON(polygon_ball, vertices5, 13, f32, float)
POLYGON(polygon_ball, vertices5, 13, f64, double)
POLYGON(polygon_polygon, vertices4_4, 16, f32, float)
POLYGON(polygon_polygon, vertices4_4, 16, f64, double)
POLYGON(polygon_point, vertices5, 12, f32, float)
POLYGON(polygon_point, vertices5, 12, f64, double)
POLYGON(polygon_segment, vertices5, 14, f32, float)
POLYGON(polygon_segment, vertices5, 14, f64, double)
