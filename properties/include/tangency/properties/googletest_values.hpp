// SPDX-License-Identifier: MIT
// Inputs with their exact verdicts as parameters of a GoogleTest suite of one's own. Needs GoogleTest 1.11 or newer.
//
//     constexpr tangency::Signature corner_size{tangency::Form::corner_size, tangency::ScalarType::f32, 2};
//     class Hits : public testing::TestWithParam<tangency::googletest::Value> {};
//     TEST_P(Hits, IsRight) { EXPECT_EQ(answer_of<corner_size>(hits, GetParam()), GetParam().intersects(Contract::closed)); }
//     INSTANTIATE_TEST_SUITE_P(Ties, Hits, testing::ValuesIn(values_of<corner_size, InputKind::tie>(20)), name_of_value);
//
// Each input is a test case, which runs and fails alone and has a name and a verdict: for cases to look at, some dozens.
// What a function is worth says TANGENCY_TRIAL (googletest.hpp), which asks a million and shrinks what fails.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "tangency/properties/callable.hpp"
#include "tangency/properties/input_draws.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::googletest {

namespace detail {

// Whether inputs of the signature exist.
constexpr bool has_inputs(const Signature& signature) {
    for (const FormName& form : forms_of(signature.question))
        if (form.form == signature.form && form.orientation == signature.orientation) return form.exists_in(signature.dim);
    return false;
}

}  // namespace detail

/// An input with its exact verdict, and what it was drawn as.
struct Value : properties::DrawnInput {
    /// The right answer of a function with that contract.
    bool intersects(Contract contract) const { return properties::intersects(input, verdict, contract); }
};

/// "x=0 y=0 w=1 h=1 px=2 py=0 r=1, drawn as tie: touching", for the line of a failed case.
inline void PrintTo(const Value& value, std::ostream* out) {
    *out << to_text(value.input) << ", drawn as " << name_of(value.kind) << ": " << name_of(value.verdict);
}

/// "tie_3_touching": how it was drawn, its place, its verdict.
inline std::string name_of_value(const testing::TestParamInfo<Value>& info) {
    return std::string(name_of(info.param.kind)) + "_" + std::to_string(info.index) + "_" + std::string(name_of(info.param.verdict));
}

/// So many inputs of the signature, of the kinds in turn, or of every kind that the question has if none is named. The same seed
/// gives the same inputs on every compiler.
template <Signature signature, properties::InputKind... kinds>
std::vector<Value> values_of(std::size_t count, std::uint64_t seed = 1) {
    static_assert(detail::has_inputs(signature), "there is no such form of that question in that dimension: see all_forms, question_forms");
    static_assert((properties::has_kind(signature.question, kinds) && ...), "the question has no inputs of that kind");
    std::vector<properties::InputKind> wanted{kinds...};
    if (wanted.empty())
        for (const properties::InputKind kind : properties::every_input_kind)
            if (properties::has_kind(signature.question, kind)) wanted.push_back(kind);
    properties::InputDraws draws(signature, std::move(wanted), seed);
    std::vector<Value> values;
    while (values.size() < count) {
        const auto drawn = draws.next();
        // Fewer would pass for a suite that holds.
        if (!drawn) throw std::runtime_error("tangency: hardly any draw makes an input of that kind and form; name another kind");
        values.push_back({*drawn});
    }
    return values;
}

/// The answer of a function to the value's input: one that takes the form's numbers, or the plain shapes (box, ball).
template <Signature signature, class Function>
auto answer_of(Function&& function, const Value& value) {
    static_assert(properties::call_style<std::remove_reference_t<Function>, signature>() != properties::CallStyle::neither,
                  "the function takes neither the numbers of the form, each of the scalar type, nor the two shapes, such as (box, ball)");
    return properties::call<signature>(function, value.input);
}

}  // namespace tangency::googletest
