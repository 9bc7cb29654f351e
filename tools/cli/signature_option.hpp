// SPDX-License-Identifier: MIT
// The options --question, --form, --scalar and --dim as every verb reads them.
#pragma once

#include <cstddef>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "command_line.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::tools {

/// The words as the user wrote them; empty where an option is missing.
struct SignatureArguments {
    std::string question{}, form{}, scalar{}, dim{};

    std::string question_or_default() const { return question.empty() ? std::string(name_of(Question::box_ball)) : question; }
};

/// The scalar of a program that was given none: what prints and reads decimals computes in double as a rule.
inline constexpr std::string_view scalar_of_programs = name_of(ScalarType::f64);

/// The word of --answer for a list of shapes, which no kind of answer to a row is.
inline constexpr std::string_view pairs_answer = "pairs";

/// The names of a question's forms, in their order.
std::vector<std::string_view> names_of_forms(Question question);

/// A question's forms, each with the numbers of a case in their order: a line a form, in that dimension, or by default in the plane, or
/// else in space. Help texts, messages and pages have it from here.
std::string table_of_forms(Question question, std::optional<std::size_t> dim = std::nullopt);

/// Adds the four to a verb; the arguments must outlive it. `scalar_if_missing` says what stands for a missing --scalar, if anything does.
void add_signature_options(const Verb& verb, SignatureArguments& arguments, std::string_view scalar_if_missing = "");

/// The place of an option's word in the list of valid ones, or nothing after a complaint on `err` that lists them.
std::optional<std::size_t> find_word(std::string_view verb, std::string_view option, const std::string& word,
                                     std::span<const std::string_view> valid, std::ostream& err);

/// Adds --answer to a verb; the word must outlive it.
void add_answer_option(const Verb& verb, std::string& answer);

/// The kind of answer that the word names, or nothing after one line on `err` where it is none, or none of the signature's.
std::optional<AnswerKind> read_answer(std::string_view verb, const std::string& word, const Signature& signature, std::ostream& err);

/// The signature that the words say, or nothing after one line on `err`, and a table of forms if --form is missing. A missing --dim is 2,
/// or 3 for forms that are 3-D only.
std::optional<Signature> read_signature(std::string_view verb, const SignatureArguments& arguments, std::ostream& err);

/// One line where no function of the signature can promise the contract.
std::optional<std::string> find_contract_problem(Contract contract, const Signature& signature);

}  // namespace tangency::tools
