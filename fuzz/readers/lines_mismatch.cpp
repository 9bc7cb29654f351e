// SPDX-License-Identifier: MIT
// A stream of cases: every line answered in its place, by exactly its numbers.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>
#include <streambuf>
#include <vector>

#include "mismatches.hpp"
#include "number_meaning.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::fuzz {
namespace {

using Kind = NumberMeaning::Kind;

/// A source of which only a few bytes have arrived whenever it is asked.
class Trickle : public std::streambuf {
public:
    Trickle(std::string_view text, std::size_t piece) : text_(text), piece_(piece == 0 ? text.size() + 1 : piece) {}

protected:
    int_type underflow() override {
        if (next_ == text_.size()) return traits_type::eof();
        const std::size_t end = std::min(next_ + piece_, text_.size());
        char* const begin = text_.data() + next_;
        setg(begin, begin, text_.data() + end);
        next_ = end;
        return traits_type::to_int_type(*gptr());
    }

private:
    std::string text_;
    std::size_t piece_, next_ = 0;
};

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::vector<std::string_view> tokens_of(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    std::vector<std::string_view> tokens(1);
    for (const char& c : line)
        if (c == ' ' || c == '\t')
            tokens.emplace_back();
        else
            tokens.back() =
                tokens.back().empty() ? std::string_view(&c, 1) : std::string_view(tokens.back().data(), tokens.back().size() + 1);
    std::erase(tokens, std::string_view());
    return tokens;
}

/// What a line must be answered: the row it spells, or the words that its error must hold.
struct Expected {
    std::optional<properties::Input> input;
    std::string error;
};

// The rules of a valid row once more: finite, extents, direction, radius.
std::string flaw_of(const properties::Input& input) {
    const Signature& signature = input.signature;
    const auto names = field_names(signature);
    const auto row = input.row();
    for (std::size_t i = 0; i < row.size(); ++i)
        if (!(row[i] - row[i] == 0)) return std::string(names[i]) + " is ";
    const Layout& layout = layout_of(signature);
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        const double first = row[layout.first(axis)], second = row[layout.second(axis)];
        const bool is_side = layout[layout.second(axis)].role == Role::hi;
        if (is_side && first > second) return std::string(names[layout.first(axis)]) + " is above";
        if (!is_side && second < 0) return std::string(names[layout.second(axis)]) + " is negative";
    }
    bool points = signature.orientation != Orientation::axis && signature.orientation != Orientation::quaternion;
    for (const double number : layout.orientation(row)) points = points || number != 0;
    if (!points) return "all zero";
    return row.back() < 0 ? "r is negative" : "";
}

Expected expected_of(std::string_view line, const Signature& signature) {
    const auto tokens = tokens_of(line);
    const auto names = field_names(signature);
    if (tokens.size() != names.size())
        return {{},
                fmt::format("takes {} numbers in {}-D ({}), not {}", names.size(), signature.dim, fmt::join(names, " "), tokens.size())};
    properties::Input input{signature};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const NumberMeaning meaning = meaning_of(tokens[i], signature.scalar);
        if (meaning.kind == Kind::no_number || meaning.kind == Kind::too_large)
            return {{}, fmt::format("{}: {}", names[i], tools::quote_token(tokens[i]))};
        input.numbers[i] = number_of_bits(signature.scalar, meaning.bits);
    }
    const std::string flaw = flaw_of(input);
    if (!flaw.empty()) return {{}, flaw};
    return {input, {}};
}

// The verdict of the row, and with JSON the very bits that the answer says it is about.
std::string mismatch_of_answer(const std::string& answer, const properties::Input& input, bool json) {
    const std::string verdict(name_of(reference::find_standing(input.signature, input.row()).verdict));
    if (!json) return answer.starts_with(verdict + " region=") ? "" : fmt::format("'{}' answers what is {}", answer, verdict);
    const auto parsed = nlohmann::json::parse(answer, nullptr, false);
    if (parsed.is_discarded()) return "is answered by what is no JSON: " + answer;
    if (parsed.value("verdict", "") != verdict) return fmt::format("{} answers what is {}", answer, verdict);
    const auto names = field_names(input.signature);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string bits = tools::bits_text(input.numbers[i], input.signature.scalar);
        if (parsed.at("numbers").at(std::string(names[i])).at("bits") != bits)
            return fmt::format("{} answers another {} than {}", answer, names[i], bits);
    }
    return {};
}

std::string mismatch_of_error(const std::string& answer, const std::string& words, bool json) {
    std::string error = answer;
    if (json) {
        const auto parsed = nlohmann::json::parse(answer, nullptr, false);
        if (parsed.is_discarded() || !parsed.contains("error")) return "is answered by what is no error: " + answer;
        error = "error: " + parsed["error"].get<std::string>();
    }
    if (!error.starts_with("error: ") || error.find(words) == std::string::npos)
        return fmt::format("is answered '{}', not by an error with the words '{}'", answer, words);
    return {};
}

}  // namespace

std::string mismatch_of_lines(std::string_view text, const Signature& signature, bool json, std::size_t piece, const LineAnswerer& answer) {
    Trickle source(text, piece);
    std::istream in(&source);
    std::ostringstream out, err;
    const int status = answer({signature, json, {}}, in, out, err);
    const std::string answers_text = out.str();
    const auto lines = lines_of(text), answers = lines_of(answers_text);
    if (lines.size() != answers.size()) return fmt::format("{} lines got {} answers", lines.size(), answers.size());
    if (!err.str().empty()) return "standard error says " + err.str();
    int due = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Expected expected = expected_of(lines[i], signature);
        const std::string given(answers[i]);
        const std::string mismatch =
            expected.input ? mismatch_of_answer(given, *expected.input, json) : mismatch_of_error(given, expected.error, json);
        if (!mismatch.empty()) return fmt::format("line {}, {}: {}", i + 1, tools::quote_token(lines[i]), mismatch);
        if (!expected.input) due = 2;
    }
    return status == due ? "" : fmt::format("the status is {}, due is {}", status, due);
}

std::string try_lines(std::span<const std::uint8_t> input, const LineAnswerer& answer) {
    if (input.size() < 2) return {};
    const std::string_view text(reinterpret_cast<const char*>(input.data()) + 2, input.size() - 2);
    return mismatch_of_lines(text, signature_of(input[0]), input[1] % 2 == 1, input[1] / 2, answer);
}

}  // namespace tangency::fuzz
