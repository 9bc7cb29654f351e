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

// The header as the compiler sees it, with every run of white space as one blank: the declarations of polygons come from macros.
std::string header_text(const char* name = TANGENCY_PLUGIN_HEADER) {
    std::ifstream file(name);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::string joined;
    for (const char c : text) {
        const bool blank = std::isspace(static_cast<unsigned char>(c)) != 0;
        if (c == '\\') continue;  // a macro's line goes on
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

TEST(PluginHeader, DeclaresEveryFormOfEveryQuestionOnceWithTheFieldsInTheirOrder) {
    const std::string text = header_text();
    std::size_t expected = 0;
    for (const Question question : every_question)
        for (const FormName& form : forms_of(question))
            for (const std::size_t dim : {1U, 2U, 3U})
                for (const ScalarType scalar : every_scalar) {
                    if (!form.is_asked_in(dim)) continue;
                    std::string declaration = "int " + prefix_in(dim) + "_";
                    if (question != Question::box_ball) declaration += std::string(name_of(question)) + "_";
                    declaration += std::string(form.name) + "_" + std::string(name_of(scalar)) + "(";
                    for (const std::string_view field : field_names({form.form, scalar, dim, form.orientation, question}))
                        declaration += (std::string(scalar_c_names[static_cast<std::size_t>(scalar)]) + " ") + std::string(field) + ", ";
                    declaration.replace(declaration.size() - 2, 2, ");");
                    EXPECT_EQ(count_of(text, declaration), 1U) << declaration;
                    ++expected;
                }
    // plugin_answers.h, left out here, has the verdicts of all others.
    EXPECT_EQ(count_of(text, "int tangency") - count_of(text, "_verdict_polygon_") - count_of(text, "_pairs_"), expected);
    EXPECT_GT(expected, 0U);
}

TEST(PluginHeader, DeclaresABroadPhaseOfEveryFormOfTwoBoxes) {
    const std::string text = header_text();
    std::size_t expected = 0;
    for (const FormName& form : forms_of(Question::box_box))
        for (const std::string prefix : {"tangency", "tangency3"})
            for (const ScalarType scalar : every_scalar) {
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

TEST(PluginHeader, DeclaresEveryAnswerThatIsAskedOfAFormWithTheSameFields) {
    const std::string text = header_text(TANGENCY_PLUGIN_ANSWERS_HEADER);
    std::size_t expected = 0;
    for (const Question question : every_question)
        for (const FormName& form : forms_of(question))
            for (const std::size_t dim : {1U, 2U, 3U}) {
                if (!form.is_asked_in(dim)) continue;
                const Signature signature{form.form, ScalarType::f32, dim, form.orientation, question};
                const std::string named = question == Question::box_ball ? "" : std::string(name_of(question)) + "_";
                const std::string name = named + std::string(form.name), prefix = prefix_in(dim);
                if (has_polygon(question)) {
                    for (const AnswerKind answer : every_answer) {
                        const std::string kind = answer == AnswerKind::boolean ? "" : std::string(tangency::name_of(answer)) + "_";
                        EXPECT_EQ(count_of(header_text(), " tangency_" + kind + name + "_f32("), 1U) << kind << name;
                    }
                    continue;
                }
                std::string row = prefix + "_ROW_" + name;
                for (char& c : row) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
                std::string fields;
                for (const std::string_view field : field_names(signature))
                    fields += (fields.empty() ? " S " : ", S ") + std::string(field);
                EXPECT_EQ(count_of(text, "#define " + row + "(S)" + fields + " "), 1U) << row << fields;
                const std::string macro = is_asked(AnswerKind::mtv, signature)        ? "TANGENCY_ANSWERS("
                                          : is_asked(AnswerKind::distance, signature) ? "TANGENCY_DISTANCES("
                                                                                      : "TANGENCY_VERDICT(";
                EXPECT_EQ(count_of(text, macro + prefix + ", " + name + ", " + row + ")"), 1U) << macro << name;
                ++expected;
            }
    EXPECT_EQ(count_of(text, "_ROW_"), 2 * expected);
    for (const AnswerKind answer : every_answer)
        EXPECT_EQ(count_of(text, "##_" + std::string(name_of(answer)) + "_##NAME") > 0, answer != AnswerKind::boolean) << name_of(answer);
}

TEST(PluginHeader, GivesAFunctionDefinedAfterItTheUnmangledName) {
    int (*by_c_name)(float, float, float, float, float, float, float) = tangency_lo_hi_f32;
    EXPECT_NE(by_c_name(0, 0, 1, 1, 2, 0, 1), 0);
    EXPECT_EQ(by_c_name(0, 0, 1, 1, 3, 0, 1), 0);
}

}  // namespace
}  // namespace tangency
