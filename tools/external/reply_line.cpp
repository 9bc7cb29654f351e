// SPDX-License-Identifier: MIT
// Reading replies. Numbers are read as doubles whatever the scalar: a language may know no other, and rounds later than the line says.
#include "reply_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "numbers.hpp"

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
    if (signature.answer == AnswerKind::verdict) return "a verdict is disjoint, touching or overlapping, or -1, 0 or 1, and a line end";
    if (signature.answer == AnswerKind::mtv)
        return fmt::format("an mtv is {} numbers with a blank between them, and a line end", signature.dim);
    return fmt::format("a {} is one number and a line end", name_of(signature.answer));
}

// What the line is, if it is no reply.
std::string read_reply(std::string_view line, const Signature& signature, Reply& reply) {
    if (signature.answer == AnswerKind::verdict)
        for (const Verdict verdict : {Verdict::disjoint, Verdict::touching, Verdict::overlapping})
            if (line == name_of(verdict)) {
                reply = properties::reply_of(verdict);
                return {};
            }
    for (std::size_t place = 0; place < reply_size(signature.answer, signature.dim); ++place) {
        const Reading reading = read_number(next_word(line), ScalarType::f64);
        // Where the largest double is passed, infinity is the nearest: a program with wider numbers prints what lies beyond.
        if (!reading.ok() && !reading.is_too_large) return what_it_is(signature);
        reply.numbers[place] = reading.value;
    }
    const bool is_word = signature.answer != AnswerKind::verdict || !find_reply_defect(reply, signature);
    return next_word(line).empty() && is_word ? std::string{} : what_it_is(signature);
}

}  // namespace

ReadAnswer read_answer(std::string_view line, const Signature& signature) {
    ReadAnswer read;
    if (line.size() > longest_answer) {
        read.problem = fmt::format("no line end came within {} characters", longest_answer);
        return read;
    }
    if (signature.answer == AnswerKind::boolean) {
        read.yes = line == "1";
        if (!read.yes && line != "0") read.problem = "an answer is 1 or 0 and a line end";
        return read;
    }
    read.problem = read_reply(line, signature, read.reply);
    if (read.problem.empty()) read.defect = find_reply_defect(read.reply, signature);
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
