// SPDX-License-Identifier: MIT
// Reading --question, --form, --scalar and --dim.
#include "signature_option.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "numbers.hpp"
#include "tangency/shapes/layout.hpp"

namespace tangency::tools {
namespace {

constexpr std::array<std::string_view, 3> dim_names{"1", "2", "3"};

// "  lo_hi  lox loy hix hiy px py r"
std::string line_of_form(const FormName& form, std::optional<std::size_t> dim, std::size_t width) {
    const Signature signature{form.form, ScalarType::f64, dim.value_or(form.exists_in(2) ? 2 : 3), form.orientation, form.question};
    return fmt::format("  {:<{}}  {}\n", form.name, width, fmt::join(field_names(signature), " "));
}

}  // namespace

std::optional<std::size_t> find_word(std::string_view verb, std::string_view option, const std::string& word,
                                     std::span<const std::string_view> valid, std::ostream& err) {
    const auto found = std::ranges::find(valid, word);
    if (found != valid.end()) return static_cast<std::size_t>(found - valid.begin());
    const auto what = word.empty() ? fmt::format("{} needs --{}", verb, option) : fmt::format("unknown --{} {}", option, quote_token(word));
    err << fmt::format("tangency: {}; give one of {}\n", what, fmt::join(valid, ", "));
    return std::nullopt;
}

std::vector<std::string_view> names_of_forms(Question question) {
    std::vector<std::string_view> names;
    for (const FormName& form : forms_of(question)) names.push_back(form.name);
    return names;
}

std::string table_of_forms(Question question, std::optional<std::size_t> dim) {
    std::vector<FormName> forms;
    for (const FormName& form : forms_of(question))
        if (!dim || form.is_asked_in(*dim)) forms.push_back(form);
    // What lies along the axes, which most callers have, stands first.
    std::stable_partition(forms.begin(), forms.end(), [](const FormName& form) { return form.orientation == Orientation::none; });
    // Polygons differ in how many vertices they have, and the first and the last say the rest.
    if (has_polygon(question) && forms.size() > 2) forms.erase(forms.begin() + 1, forms.end() - 1);
    std::size_t width = 0;
    for (const FormName& form : forms) width = std::max(width, form.name.size());
    std::string table;
    for (const FormName& form : forms) table += (has_polygon(question) && !table.empty() ? "  ...\n" : "") + line_of_form(form, dim, width);
    return table;
}

void add_signature_options(const Verb& verb, SignatureArguments& arguments, std::string_view scalar_if_missing) {
    verb.add_option(
        "--question", &arguments.question,
        fmt::format("What is decided about which shapes: {}; docs/questions says what each is", fmt::join(question_names, ", ")),
        {.stands_for = std::string(name_of(Question::box_ball))});
    verb.add_option(
        "--form", &arguments.form,
        fmt::format("How the shapes are stored: {}; tangency forms says which numbers each is, and lists those of another question",
                    fmt::join(names_of_forms(Question::box_ball), ", ")));
    verb.add_option("--scalar", &arguments.scalar,
                    fmt::format("The type of every number: {}; i32 is whole numbers, C's int, of forms without an angle{}",
                                fmt::join(scalar_names, ", "), scalar_if_missing));
    verb.add_option("--dim", &arguments.dim, "2 or 3, and 1 for ball_ball and box_box; by default 2, or 3 for forms that are 3-D only");
}

void add_answer_option(const Verb& verb, std::string& answer) {
    verb.add_option("--answer", &answer,
                    fmt::format("What is answered: {}; docs/answers.md says what each is", fmt::join(answer_names, ", ")),
                    {.shows_default = true});
}

std::optional<AnswerKind> read_answer(std::string_view verb, const std::string& word, const Signature& signature, std::ostream& err) {
    // A list of shapes has pairs for an answer, which no row has: `check` takes that word before it comes here.
    std::vector<std::string_view> names(answer_names.begin(), answer_names.end());
    if (verb == "check") names.emplace_back(pairs_answer);
    const auto place = find_word(verb, "answer", word, names, err);
    if (!place) return std::nullopt;
    if (*place == answer_names.size()) {
        err << "tangency: --answer pairs is asked by the command alone; try the function there\n";
        return std::nullopt;
    }
    const auto answer = static_cast<AnswerKind>(*place);
    if (is_asked(answer, signature)) return answer;
    std::vector<std::string_view> asked;
    for (const AnswerKind kind : every_answer)
        if (is_asked(kind, signature)) asked.push_back(name_of(kind));
    err << fmt::format("tangency: --answer {} is not asked of {} {}; give one of {}\n", word, name_of(signature.question),
                       form_name(signature), fmt::join(asked, ", "));
    return std::nullopt;
}

std::optional<Signature> read_signature(std::string_view verb, const SignatureArguments& arguments, std::ostream& err) {
    const auto question_place = find_word(verb, "question", arguments.question_or_default(), question_names, err);
    if (!question_place) return std::nullopt;
    const auto question = static_cast<Question>(*question_place);
    const auto forms = forms_of(question);
    if (arguments.form.empty()) {
        const auto dim = std::ranges::find(dim_names, arguments.dim);
        std::string table = dim == dim_names.end() ? "" : table_of_forms(question, static_cast<std::size_t>(dim - dim_names.begin()) + 1);
        if (table.empty()) table = table_of_forms(question);
        err << fmt::format("tangency: {} needs --form; give the one whose numbers, in this order, are yours:\n{}", verb, table);
        return std::nullopt;
    }
    const auto place = find_word(verb, "form", arguments.form, names_of_forms(question), err);
    if (!place) return std::nullopt;
    const FormName& form = forms[*place];
    const auto scalar = find_word(verb, "scalar", arguments.scalar, scalar_names, err);
    if (!scalar) return std::nullopt;
    const bool takes_whole = verb == "check" || verb == "classify" || verb == "draw" || verb == "this";
    if (!takes_whole && is_whole(static_cast<ScalarType>(*scalar))) {
        err << fmt::format("tangency: {} is of floats; give --scalar f32 or f64\n", verb);
        return std::nullopt;
    }
    const std::string only_dim = form.exists_in(2) ? "2" : "3";
    const std::size_t least = form.is_asked_in(1) ? 1 : 2;
    const auto dim_place =
        find_word(verb, "dim", arguments.dim.empty() ? only_dim : arguments.dim, std::span(dim_names).subspan(least - 1), err);
    if (!dim_place) return std::nullopt;
    const std::size_t dim = *dim_place + least;
    if (!form.exists_in(dim)) {
        const std::string named = question == Question::box_ball ? "" : fmt::format("{} ", name_of(question));
        err << fmt::format("tangency: {}{} is {}-D only; give --dim {}\n", named, form.name, only_dim, only_dim);
        return std::nullopt;
    }
    if (!form.exists_of(static_cast<ScalarType>(*scalar))) {
        err << fmt::format("tangency: {} has an angle, a direction or a quaternion, which is no whole number; give --scalar f32 or f64\n",
                           form.name);
        return std::nullopt;
    }
    return Signature{form.form, static_cast<ScalarType>(*scalar), dim, form.orientation, question};
}

std::optional<std::string> find_contract_problem(Contract contract, const Signature& signature) {
    if (is_asked(contract, signature)) return std::nullopt;
    if (contract == Contract::conservative)
        return fmt::format("--contract conservative is of yes or no, which may be yes too often: leave out --answer {}, or the contract",
                           name_of(signature.answer));
    return fmt::format(
        "--contract {} is of points in boxes, low sides in and high sides out: give it with --question {} and a yes or no, "
        "else closed or open",
        name_of(contract), name_of(Question::box_point));
}

}  // namespace tangency::tools
