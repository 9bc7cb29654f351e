// SPDX-License-Identifier: MIT
// What tests of declared domains share: signatures, domains declared of them, a right function.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "functions.hpp"
#include "tangency/properties/domain.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {

inline const Signature flat{Form::center_half, ScalarType::f64, 2}, sides{Form::lo_hi, ScalarType::f32, 3},
    cornered{Form::corner_size_ball_corner, ScalarType::f32, 2}, degrees{Form::center_half, ScalarType::f32, 2, Orientation::degrees},
    by_axis{Form::corner_size, ScalarType::f64, 2, Orientation::axis},
    quaternion{Form::center_half, ScalarType::f32, 3, Orientation::quaternion},
    way{Form::corner_size, ScalarType::f64, 2, Orientation::none, Question::box_moving_ball},
    triangle{vertices_form(3), ScalarType::f64, 2, Orientation::none, Question::polygon_ball};

struct Declared {
    Signature signature;
    std::string words;
    Domain domain;
};

// Sanitized, one form of boxes along the axes and one of rotated ones: the counts are settled by the other build.
inline const std::vector<Signature> signatures =
    TANGENCY_TEST_EFFORT < 1 ? std::vector{flat, by_axis} : std::vector{flat, sides, cornered, degrees, by_axis, quaternion};

inline std::vector<Declared> declared() {
    std::vector<Declared> all;
    for (const Signature& signature : signatures)
        for (const char* words : {"positive-extent", "positive-radius", "proper", "range=1e-3..1e4", "range=0.01..1000", "range=0..1e6",
                                  "proper,range=1e-3..1e4", "unit-orientation", "proper,unit-orientation,range=1e-6..1e5", "whole-numbers",
                                  "proper,whole-numbers", "cells", "any-sign", "coordinates=0..255", "whole-numbers,coordinates=-100..155",
                                  "proper,range=1e-3..1e4,coordinates=-10..1000"}) {
            const DomainReading reading = read_domain(words, signature);
            if (reading.ok()) all.push_back({signature, words, reading.domain});
        }
    return all;
}

inline std::string name_of(const Declared& each) { return std::string(form_name(each.signature)) + " " + each.words; }

// Right, and false for a NaN.
inline bool right_answer(const Input& input) {
    const auto row = input.row();
    return std::none_of(row.begin(), row.end(), [](double number) { return std::isnan(number); }) &&
           find_verdict(input) != reference::Verdict::disjoint;
}

/// Of every question and form; of polygons one form in five.
template <class Visit>
void for_each_form(Visit visit) {
    for (const Question question : every_question)
        for (const FormName& form : forms_of(question)) {
            const VertexCounts counts = vertices_of(form.form);
            if (!has_polygon(question) || (counts.first + counts.second) % 5 == 3) visit(question, form);
        }
}

}  // namespace tangency::properties
