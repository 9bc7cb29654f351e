// SPDX-License-Identifier: MIT
// The forms verb: which numbers a case of a question has, in their order.
#include "forms_command.hpp"

#include <fmt/format.h>

#include <array>
#include <memory>
#include <string>

#include "signature_option.hpp"

namespace tangency::tools {
namespace {

constexpr std::string_view meaning =
    "cx cy: centre; hx hy: half the sizes; lox loy, hix hiy: low and high sides; x y: low corner; w h d: whole sizes; px py: centre of "
    "the\n"
    "ball; qx qy: low corner of the square around it, or centre of a second ball; r s: radii; angle: from x towards y; ux uy: direction "
    "of\n"
    "the box's x side; qx qy qz qw: a quaternion; ax ay, bx by: where a segment or a way begins and ends; x1 y1 ..., u1 v1 ...: vertices;\n"
    "a 2 behind a name: of the second box. In space each has its z.\n"
    "--scalar i32, whole numbers, goes with every form but those with an angle, a direction or a quaternion.\n";

struct FormsArguments {
    std::string question, dim;
};

int print_forms(const FormsArguments& arguments, std::ostream& out, std::ostream& err) {
    constexpr std::array<std::string_view, 3> dimensions{"1", "2", "3"};
    const std::string word = arguments.question.empty() ? std::string(name_of(Question::box_ball)) : arguments.question;
    const auto place = find_word("forms", "question", word, question_names, err);
    if (!place) return 2;
    std::optional<std::size_t> dim;
    if (!arguments.dim.empty()) {
        const auto dim_place = find_word("forms", "dim", arguments.dim, dimensions, err);
        if (!dim_place) return 2;
        dim = *dim_place + 1;
    }
    const Question question = every_question[*place];
    const std::string table = table_of_forms(question, dim);
    if (table.empty()) {
        err << fmt::format("tangency: {} is not asked in {}-D; give another --dim\n", word, *dim);
        return 2;
    }
    out << fmt::format("{}: {}\n{}\n{}", word, decides(question), table, meaning) << std::flush;
    return out ? 0 : 2;
}

}  // namespace

void add_forms_command(const CommandLine& line, std::ostream& out, std::ostream& err) {
    const Verb verb = line.add_verb("forms", "List the forms of a question, each with the numbers of a case in their order");
    const auto arguments = std::make_shared<FormsArguments>();
    verb.add_option("--question", &arguments->question, fmt::format("One of {}", fmt::join(question_names, ", ")),
                    {.stands_for = std::string(name_of(Question::box_ball))});
    verb.add_option("--dim", &arguments->dim, "1, 2 or 3; if not given the plane, or space for forms that are 3-D only");
    verb.set_action([arguments, &out, &err] { return print_forms(*arguments, out, err); });
}

}  // namespace tangency::tools
