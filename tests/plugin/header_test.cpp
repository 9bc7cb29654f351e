// SPDX-License-Identifier: MIT
// The plugin header declares exactly the functions that the layouts of the forms describe.
#include <tangency/plugin.h>

#include <gtest/gtest.h>

#include <cctype>
#include <fstream>
#include <iterator>
#include <string>

#include "tangency/shapes/layout.hpp"

// The header's own check on definitions: other parameters would be a compile error here.
extern "C" int tangency_lo_hi_f32(float lox, float loy, float hix, float hiy, float px, float py, float r) {
    return px + r >= lox && px - r <= hix && py + r >= loy && py - r <= hiy;
}

namespace tangency {
namespace {

// The header as the compiler sees it, with every run of white space as one blank: the declarations come from macros.
std::string header_text() {
    std::ifstream file(TANGENCY_PLUGIN_HEADER);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::string joined;
    for (const char c : text) {
        const bool blank = std::isspace(static_cast<unsigned char>(c)) != 0;
        if (!blank || (!joined.empty() && joined.back() != ' ')) joined += blank ? ' ' : c;
    }
    return joined;
}

std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t place = text.find(part); place != std::string::npos; place = text.find(part, place + 1)) ++count;
    return count;
}

// "tangency" in the plane, "tangency1" on a line, "tangency3" in space.
std::string prefix_in(std::size_t dim) { return dim == 2 ? "tangency" : "tangency" + std::to_string(dim); }

// How the function of a signature must be declared.
std::string declaration_of(const Signature& signature) {
    const bool writes = is_vector(signature.answer);
    const bool is_whole = signature.answer == AnswerKind::boolean || signature.answer == AnswerKind::verdict;
    const std::string number(scalar_c_names[static_cast<std::size_t>(signature.scalar)]);
    std::string text = (writes ? "void " : is_whole ? "int " : number + " ") + prefix_in(signature.dim) + "_";
    if (signature.answer != AnswerKind::boolean) text += std::string(tangency::name_of(signature.answer)) + "_";
    if (signature.question != Question::box_ball) text += std::string(name_of(signature.question)) + "_";
    text += std::string(form_name(signature)) + "_" + std::string(name_of(signature.scalar)) + "(";
    for (const std::string_view field : field_names(signature)) text += number + " " + std::string(field) + ", ";
    if (writes) return text + number + "* out);";
    return text.replace(text.size() - 2, 2, ");");
}

TEST(PluginHeader, DeclaresEveryAnswerThatIsAskedOfEveryFormOnceWithTheFieldsInTheirOrder) {
    const std::string text = header_text();
    std::size_t expected = 0;
    for (const Question question : every_question)
        for (const FormName& form : forms_of(question))
            for (const std::size_t dim : {1U, 2U, 3U})
                for (const ScalarType scalar : every_scalar)
                    for (const AnswerKind answer : every_answer) {
                        const Signature signature{form.form, scalar, dim, form.orientation, question, answer};
                        if (!form.is_asked_in(dim) || !form.exists_of(scalar) || !is_asked(answer, signature)) continue;
                        const std::string declaration = declaration_of(signature);
                        EXPECT_EQ(count_of(text, declaration), 1U) << declaration;
                        ++expected;
                    }
    // Each has a semicolon, and so has the one enumeration.
    EXPECT_EQ(count_of(text, ";") - count_of(text, "_pairs_") - count_of(text, "enum "), expected);
    EXPECT_GT(expected, 0U);
}

TEST(PluginHeader, DeclaresABroadPhaseOfEveryFormOfTwoBoxes) {
    const std::string text = header_text();
    std::size_t expected = 0;
    for (const FormName& form : forms_of(Question::box_box))
        for (const std::string prefix : {"tangency", "tangency3"})
            for (const ScalarType scalar : every_scalar) {
                if (is_whole(scalar) || form.orientation != Orientation::none) continue;
                const std::string name = prefix + "_pairs_" + std::string(form.name) + "_" + std::string(name_of(scalar));
                const std::string numbers(scalar_c_names[static_cast<std::size_t>(scalar)]);
                EXPECT_EQ(count_of(text, "int " + name + "(int count, const int *kinds, const " + numbers +
                                             " *numbers, int capacity, int *pairs);"),
                          1U)
                    << name;
                ++expected;
            }
    EXPECT_EQ(count_of(text, "_pairs_"), expected);
}

TEST(PluginHeader, GivesAFunctionDefinedAfterItTheUnmangledName) {
    int (*by_c_name)(float, float, float, float, float, float, float) = tangency_lo_hi_f32;
    EXPECT_NE(by_c_name(0, 0, 1, 1, 2, 0, 1), 0);
    EXPECT_EQ(by_c_name(0, 0, 1, 1, 3, 0, 1), 0);
}

}  // namespace
}  // namespace tangency
