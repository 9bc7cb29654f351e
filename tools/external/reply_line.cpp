// SPDX-License-Identifier: MIT
// Reading replies. Numbers are read as doubles whatever the scalar: a language may know no other, and rounds later than the line says.
#include "reply_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

#include "numbers.hpp"
#include "odd_line.hpp"

namespace tangency::tools {
namespace {

using properties::Reply;
using reference::Verdict;

// A number's place among the blanks: what comes next in the line, which is cut off it.
std::string_view next_word(std::string_view& line) {
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(end);
    return word;
}

std::string what_it_is(const Signature& signature) {
    if (signature.answer == AnswerKind::boolean) return "an answer is 1 or 0, or true or false, and a line end";
    if (signature.answer == AnswerKind::verdict) return "a verdict is disjoint, touching or overlapping, or -1, 0 or 1, and a line end";
    if (is_vector(signature.answer))
        return fmt::format("{} is {} numbers with a blank between them, and a line end",
                           signature.answer == AnswerKind::mtv ? "an mtv" : "a nearest point", signature.dim);
    return fmt::format("a {} is one number and a line end", name_of(signature.answer));
}

// Nothing if the line is no reply.
std::optional<Reply> read_reply(std::string_view line, const Signature& signature) {
    if (signature.answer == AnswerKind::verdict)
        for (const Verdict verdict : {Verdict::disjoint, Verdict::touching, Verdict::overlapping})
            if (line == name_of(verdict)) return properties::reply_of(verdict);
    Reply reply;
    for (std::size_t place = 0; place < reply_size(signature.answer, signature.dim); ++place) {
        const Reading reading = read_number(next_word(line), ScalarType::f64);
        // Where the largest double is passed, infinity is the nearest: a program with wider numbers prints what lies beyond.
        if (!reading.ok() && !reading.is_too_large) return std::nullopt;
        reply.numbers[place] = reading.value;
    }
    return next_word(line).empty() ? std::optional(reply) : std::nullopt;
}

// As languages print them.
std::optional<bool> read_yes_or_no(std::string_view line) {
    if (line == "1" || line == "true" || line == "True") return true;
    if (line == "0" || line == "false" || line == "False") return false;
    return std::nullopt;
}

}  // namespace

ReadAnswer read_answer(std::string_view line, const Signature& signature) {
    ReadAnswer read;
    if (line.size() > longest_answer) {
        read.problem = fmt::format("no line end came within {} characters", longest_answer);
        return read;
    }
    const auto yes = signature.answer == AnswerKind::boolean ? read_yes_or_no(line) : std::nullopt;
    const auto reply = signature.answer == AnswerKind::boolean ? std::nullopt : read_reply(line, signature);
    read.yes = yes.value_or(false);
    read.reply = reply.value_or(Reply{});
    if (yes || reply) return read;
    read.problem = what_it_is(signature);
    read.oddity = oddity_of(line, !is_measured(signature.answer));
    return read;
}

void ReadAnswer::put(properties::AnswerSlots slots, std::size_t place, const Signature& signature) const {
    const std::span<bool> answers = slots;
    const std::span<Reply> replies = slots;
    if (signature.answer == AnswerKind::boolean)
        answers[place] = yes;
    else
        replies[place] = reply;
}

}  // namespace tangency::tools
