// SPDX-License-Identifier: MIT
// From the tokens of one case to its answer as a line of text or of JSON.
#include "classify_answer.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

#include "certificate_json.hpp"
#include "json.hpp"
#include "numbers.hpp"
#include "tangency/reference/defect.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/reference/certificate.hpp"
#include "tangency/reference/contact_time.hpp"
#include "tangency/reference/nearest_point.hpp"
#include "tangency/reference/separation.hpp"

namespace tangency::tools {
namespace {

// The numbers asked for, nearest and exact, of which there are several of a vector.
struct Measured {
    std::vector<reference::Number> numbers{};
    bool is_unique = true;  // a vector
};

Measured measured(const properties::Input& input, const reference::Answer& answer) {
    const Signature& signature = input.signature;
    if (signature.answer == AnswerKind::mtv) {
        const auto [by, is_unique] = reference::find_translation(signature, input.row());
        return {{by.begin(), by.begin() + static_cast<std::ptrdiff_t>(signature.dim)}, is_unique};
    }
    if (signature.answer == AnswerKind::nearest) {
        const auto point = reference::find_nearest_point(signature, input.row());
        return {{point.begin(), point.begin() + static_cast<std::ptrdiff_t>(signature.dim)}};
    }
    if (signature.answer == AnswerKind::time)
        return {{reference::find_contact_time(signature, input.row()).value_or(reference::Number(2))}};
    const reference::Separation separation = reference::find_separation(signature, input.row());
    if (signature.answer == AnswerKind::distance_sq) return {{separation.outside_sq}};
    const bool is_zero = signature.answer == AnswerKind::distance && answer.verdict != reference::Verdict::disjoint;
    return {{is_zero ? reference::Number(0) : separation.signed_distance()}};
}

// "disjoint distance=0.41421356237309515 exact=-1 + sqrt(2)"
std::string measured_text(const properties::Input& input, const reference::Answer& answer) {
    const auto [numbers, is_unique] = measured(input, answer);
    std::string nearest, exact;
    for (const reference::Number& number : numbers) {
        nearest += fmt::format("{}{}", nearest.empty() ? "" : ", ", number.nearest());
        exact += fmt::format("{}{}", exact.empty() ? "" : ", ", number.text());
    }
    const AnswerKind kind = input.signature.answer;
    const auto listed = [kind](const std::string& list) { return is_vector(kind) ? "(" + list + ")" : list; };
    const std::string_view unique = kind != AnswerKind::mtv ? "" : is_unique ? " unique=yes" : " unique=no";
    return fmt::format("{} {}={} exact={}{}", name_of(answer.verdict), name_of(kind), listed(nearest), listed(exact), unique);
}

std::string measured_json(const properties::Input& input, const reference::Answer& answer) {
    const auto [numbers, is_unique] = measured(input, answer);
    std::string nearest, exact;
    for (const reference::Number& number : numbers) {
        nearest += fmt::format(R"({}"{}")", nearest.empty() ? "" : ",", number.nearest());
        exact += fmt::format(R"({}"{}")", exact.empty() ? "" : ",", number.text());
    }
    const AnswerKind kind = input.signature.answer;
    // Of a nearest point nothing is known of others.
    const std::string unique = kind == AnswerKind::nearest ? "" : fmt::format(R"(,"unique":{})", is_unique);
    return fmt::format(R"({{"kind":"{}","nearest":[{}],"exact":[{}]{}}})", name_of(kind), nearest, exact, unique);
}

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
    line += "}";
    if (is_measured(signature.answer)) line += fmt::format(R"(,"answer":{})", measured_json(input, answer));
    return line + "}";
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
    if (input.signature.answer == AnswerKind::verdict) return std::string(name_of(answer.verdict));
    if (is_measured(input.signature.answer)) return measured_text(input, answer);
    return fmt::format("{} region={} relation={} touches_from_within={} gap_sq={}", name_of(answer.verdict), name_of(answer.region),
                       name_of(answer.relation), answer.touches_from_within ? "yes" : "no", answer.gap_sq.text());
}

std::string certified_text(const properties::Input& input) {
    std::string line = answer_text(input, true);
    line.pop_back();
    return line + R"(,"certificate":)" + json_of(reference::find_certificate(input.signature, input.row())) + "}";
}

std::string error_text(std::string_view problem, bool json) {
    return json ? fmt::format(R"({{"error":{}}})", json_string(problem)) : fmt::format("error: {}", problem);
}

}  // namespace tangency::tools
