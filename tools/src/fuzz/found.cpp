// SPDX-License-Identifier: MIT
// Reading found inputs.
#include "found.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "classify_answer.hpp"
#include "numbers.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "whole_file.hpp"

namespace tangency::tools {
namespace {

using properties::Input;

// An input of the fuzzers is some hundred bytes; a printed case is a line.
constexpr std::size_t longest_file = 1 << 16;

bool begins_with_a_field(std::string_view bytes) {
    const auto begins = [bytes](const FormName& form) {
        const std::size_t dim = form.exists_in(2) ? 2 : 3;
        const Layout& layout = layout_of({form.form, ScalarType::f64, dim, form.orientation, form.question});
        return bytes.starts_with(std::string(layout[0].name) + '=');
    };
    return std::ranges::any_of(all_forms, begins) || std::ranges::any_of(question_forms, begins);
}

std::vector<std::string_view> words_of(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<std::string_view> words;
    for (std::size_t begin = text.find_first_not_of(blanks); begin != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(blanks, begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = text.find_first_not_of(blanks, end);
    }
    return words;
}

std::span<const std::uint8_t> as_input(std::string_view bytes) {
    return {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}

}  // namespace

Found read_found(const std::filesystem::path& file, bool as_text) {
    auto [bytes, fault] = read_whole_file(file);
    if (!fault.empty())
        throw BadInput(
            fmt::format("cannot read {}: {}; name a file that a fuzzer wrote, or one with a case in words", file.string(), fault));
    if (bytes.size() > longest_file)
        throw BadInput(
            fmt::format("{} has {} bytes, which is no found input; name the file that the fuzzer wrote", file.string(), bytes.size()));
    const bool text = as_text || begins_with_a_field(bytes);
    return {file.string(), std::move(bytes), text};
}

std::string read_case_text(std::string_view text, Input& input) {
    std::vector<std::string_view> tokens = words_of(text);
    const auto names = field_names(input.signature);
    for (std::size_t i = 0; i < tokens.size() && i < names.size(); ++i) {
        const std::size_t equals = tokens[i].find('=');
        if (equals == std::string_view::npos) continue;
        if (tokens[i].substr(0, equals) != names[i])
            return fmt::format("{} stands where {} takes {}", quote_token(tokens[i]), form_name(input.signature), names[i]);
        tokens[i].remove_prefix(equals + 1);
    }
    return read_input(tokens, input);
}

std::vector<fuzz::FuzzInput> meanings_of(const Found& found, const Signature& signature) {
    if (!found.text) return {fuzz::decode(as_input(found.bytes), signature.question)};
    Input input{signature};
    if (const std::string problem = read_case_text(found.bytes, input); !problem.empty())
        throw BadInput(fmt::format("{}: {}; write it as in \"{}\"", found.name, problem,
                                   fmt::format("{}=...", fmt::join(field_names(signature), "=... "))));
    std::vector<fuzz::FuzzInput> meanings{fuzz::input_of(input)};
    if (meanings[0].kind == properties::InputKind::lattice) meanings.push_back(fuzz::input_of(input, false));
    return meanings;
}

const Signature& selected_signature(const Found& found, Question question) {
    return fuzz::signature_of(fuzz::decode(as_input(found.bytes), question).signature, question);
}

}  // namespace tangency::tools
