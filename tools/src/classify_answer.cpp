// SPDX-License-Identifier: MIT
// From the tokens of one case to its answer as a line of text or of JSON.
#include "classify_answer.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <iterator>
#include <utility>

#include "json.hpp"
#include "numbers.hpp"
#include "tangency/reference/defect.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::tools {
namespace {

// Formatted by hand, which takes a third of the time of building a document. Nothing in it needs escaping: words and
// field names are ours, numbers and gap_sq are digits, signs, brackets and blanks.
std::string json_answer(const properties::Input& input, const reference::Answer& answer) {
    const Signature& signature = input.signature;
    std::string line;
    const auto out = std::back_inserter(line);
    fmt::format_to(out,
                   R"({{"verdict":"{}","region":"{}","relation":"{}","touches_from_within":{},"gap_sq":"{}",)"
                   R"("question":"{}","form":"{}","scalar":"{}","dim":{},"numbers":{{)",
                   name_of(answer.verdict), name_of(answer.region), name_of(answer.relation), answer.touches_from_within,
                   answer.gap_sq.text(), name_of(signature.question), form_name(signature), name_of(signature.scalar), signature.dim);
    const Layout& layout = layout_of(signature);
    for (std::size_t i = 0; i < layout.size(); ++i)
        fmt::format_to(out, R"({}"{}":{{"bits":"{}","decimal":"{}"}})", i == 0 ? "" : ",", layout[i].name,
                       bits_text(input.numbers[i], signature.scalar), properties::decimal_text(input.numbers[i], signature.scalar));
    return line + "}}";
}

}  // namespace

std::string read_input(std::span<const std::string_view> tokens, properties::Input& input) {
    const Layout& layout = layout_of(input.signature);
    if (tokens.size() != layout.size())
        return fmt::format("{} takes {} numbers in {}-D ({}), not {}", form_name(input.signature), layout.size(), layout.dim(),
                           fmt::join(field_names(input.signature), " "), tokens.size());
    for (std::size_t i = 0; i < layout.size(); ++i) {
        const Reading reading = read_number(tokens[i], input.signature.scalar);
        if (!reading.ok()) return fmt::format("{}: {}", layout[i].name, reading.problem);
        input.numbers[i] = reading.value;
    }
    const auto defect = reference::find_defect(input.signature, std::as_const(input).row());
    return defect ? reference::describe(*defect) : std::string{};
}

std::string answer_text(const properties::Input& input, bool json) {
    const auto answer = reference::find_answer(input.signature, input.row());
    if (json) return json_answer(input, answer);
    return fmt::format("{} region={} relation={} touches_from_within={} gap_sq={}", name_of(answer.verdict), name_of(answer.region),
                       name_of(answer.relation), answer.touches_from_within ? "yes" : "no", answer.gap_sq.text());
}

std::string error_text(std::string_view problem, bool json) {
    return json ? fmt::format(R"({{"error":{}}})", json_string(problem)) : fmt::format("error: {}", problem);
}

}  // namespace tangency::tools
