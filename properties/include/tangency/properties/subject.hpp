// SPDX-License-Identifier: MIT
// A function on trial, whatever it is made of.
#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "tangency/properties/input.hpp"
#include "tangency/properties/input_block.hpp"
#include "tangency/properties/reply.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::properties {

/// Where a subject puts its answers, one a case: a yes or no, or a reply of any other kind. Made of a span of either, and becomes
/// the one that a subject of the kind takes.
class AnswerSlots {
public:
    AnswerSlots() = default;
    template <class YesOrNo>
    requires(std::convertible_to<YesOrNo&, std::span<bool>> && !std::same_as<std::remove_cvref_t<YesOrNo>, AnswerSlots>)
        AnswerSlots(YesOrNo&& yes_or_no)
        : yes_or_no_(yes_or_no) {}
    AnswerSlots(std::span<Reply> replies) : replies_(replies) {}

    operator std::span<bool>() const { return yes_or_no_; }
    operator std::span<Reply>() const { return replies_; }
    AnswerSlots subspan(std::size_t first, std::size_t count) const {
        if (replies_.empty()) return yes_or_no_.subspan(first, count);
        return replies_.subspan(first, count);
    }

private:
    std::span<bool> yes_or_no_{};
    std::span<Reply> replies_{};
};

/// The answers to some cases, in order: `yes_or_no`, or `replies` with the factor k of the band that they are judged by.
struct GivenAnswers {
    GivenAnswers(std::span<const Reply> given, double k) : replies(given), band(k) {}
    template <class YesOrNo>
    requires std::convertible_to<YesOrNo, std::span<const bool>> GivenAnswers(const YesOrNo& given) : yes_or_no(given) {}

    std::span<const bool> yes_or_no{};
    std::span<const Reply> replies{};
    double band = 0;
};

/// A subject answers cases of one signature and promises one contract. `answer` gets a run of cases and
/// sets one answer a case, in order; batches let a process keep many cases in flight. Where it exits instead, it
/// answers what else it can and throws SubjectExited. One that answers yes or no may have a way to answer columns, which is
/// faster; it must give the answers that `answer` gives.
struct Subject {
    std::string name;
    Signature signature;
    Contract contract;
    std::function<void(std::span<const Input>, AnswerSlots)> answer;
    std::function<void(const InputBlock&, std::span<bool>)> answer_block{};
};

/// That a subject exited, hung or threw where it should have answered, or answered what is no answer.
struct Exit {
    std::optional<Input> input{};  ///< the input that it exited on, where one can be blamed
    std::size_t place = 0;         ///< of that input among the cases of the call
    std::string what{};            ///< "tangency_lo_hi_f32 was killed by SIGSEGV (Segmentation fault)"
    std::string standard_error{};  ///< its last lines
    bool hung = false;
    std::string defect{};         ///< of what is no answer: why it is none; empty if it gave none
    bool repeats = true;          ///< asked about this input alone, a new process exited too; else it answered
    std::vector<Input> others{};  ///< further inputs that it exited on, where it is told of as one that never answers
    bool out_of_step = false;     ///< more answers came than were asked for, so that those before may be to other inputs
};

/// What one call to a subject left open.
struct Unanswered {
    std::vector<std::size_t> places{};  ///< of the cases that got no answer, in order: those exited on, those left out after
    std::vector<Exit> exits{};

    /// Whether any of the `count` cases from `first` on has no answer.
    bool has_any(std::size_t first, std::size_t count) const;
};

/// Thrown by Subject::answer once every case but those has its answer.
class SubjectExited : public std::runtime_error {
public:
    explicit SubjectExited(Unanswered open) : std::runtime_error(open.exits.front().what), unanswered(std::move(open)) {}

    Unanswered unanswered;
};

/// A subject's answers to a run of inputs, and what it exited on. Answers to such inputs say nothing.
class Answers {
public:
    /// Asks. Throws what else the subject throws. Replies are judged by the band of factor k.
    Answers(const Subject& subject, std::span<const Input> inputs, double k = 0);
    /// The same of a subject that answers yes or no.
    Answers(const Subject& subject, const InputBlock& inputs);

    std::size_t size() const { return size_; }
    bool& operator[](std::size_t place) { return answers_[place]; }
    bool operator[](std::size_t place) const { return answers_[place]; }
    GivenAnswers of(std::size_t first, std::size_t count) const {
        if (!replies_.empty()) return {std::span(replies_).subspan(first, count), band_};
        return std::span<const bool>(answers_.get() + first, count);
    }
    bool are_given(std::size_t first, std::size_t count) const { return !unanswered_.has_any(first, count); }
    const Unanswered& unanswered() const { return unanswered_; }

private:
    std::size_t size_;
    std::unique_ptr<bool[]> answers_;  // vector<bool> has no span
    std::vector<Reply> replies_{};     // of subjects that answer more than yes or no
    double band_;
    Unanswered unanswered_{};
};

/// The answer to one case of a subject that answers yes or no. Throws what Subject::answer throws.
bool ask(const Subject& subject, const Input& input);

}  // namespace tangency::properties
