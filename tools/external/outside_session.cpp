// SPDX-License-Identifier: MIT
// Asking on after an exit.
#include "outside_session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace tangency::tools {

using properties::Exit;
using properties::Input;

namespace {

// A process that exits on so many inputs and has never answered one does not work at all.
constexpr std::size_t exits_without_answer = 10;
// Finding the case that a process exits on takes more exits; so many in a row, for each that is allowed, find none.
constexpr std::size_t failures_an_exit = 20;
constexpr std::size_t most_idle_failures = 3;

}  // namespace

// One call of `answer`.
struct OutsideSession::Call {
    std::span<const Input> cases;
    properties::AnswerSlots answers;
    std::size_t from = 0;             // the cases before have their answers, or were exited on
    std::vector<std::size_t> ends{};  // the next attempt goes up to the last of these
    // An exit for which no case has been found, and how far one is looked for.
    std::optional<Exit> unexplained{};
    std::size_t candidates_end = 0;
    properties::Unanswered unanswered{};
};

OutsideSession::OutsideSession(std::unique_ptr<OutsideProcess> process, const OutsideLimits& limits)
    : process_(std::move(process)), limits_(limits), has_answered_(limits.is_started) {}

void OutsideSession::answer(std::span<const Input> cases, properties::AnswerSlots answers) {
    if (cases.empty()) return process_->finish();
    Call call{cases, answers};
    call.ends = {cases.size()};
    while (call.from < cases.size() && !is_over(call)) ask_on(call);
    if (call.unexplained) blame(call, *std::exchange(call.unexplained, {}));
    for (std::size_t place = call.from; place < cases.size(); ++place) call.unanswered.places.push_back(place);
    if (!call.unanswered.exits.empty()) throw properties::SubjectExited(std::move(call.unanswered));
}

void OutsideSession::ask_on(Call& call) {
    while (call.ends.back() <= call.from) call.ends.pop_back();
    const std::size_t count = call.ends.back() - call.from;
    const Attempt attempt = process_->attempt(call.cases.subspan(call.from, count), call.answers.subspan(call.from, count));
    has_answered_ = has_answered_ || attempt.answered > 0 || (attempt.failure && attempt.failure->goes_on);
    call.from += attempt.answered;
    if (attempt.failure)
        take_failure(call, attempt, count == 1);
    else if (call.unexplained && call.from >= call.candidates_end)
        blame(call, *std::exchange(call.unexplained, {}));
}

void OutsideSession::take_failure(Call& call, const Attempt& attempt, bool alone) {
    const std::size_t candidates = attempt.sent - attempt.answered;
    const Failure& failure = *attempt.failure;
    Exit exit{.input = {}, .what = failure.what, .standard_error = failure.standard_error, .hung = failure.hung, .defect = failure.defect};
    if (candidates > 0) exit.input = call.cases[exit.place = call.from];
    // Waiting once more for one that hangs takes long.
    if (candidates == 1 && (alone || failure.hung)) {
        failures_ = 0;
        call.unexplained.reset();
        call.unanswered.places.push_back(call.from++);
        return blame(call, std::move(exit));
    }
    idle_failures_ = candidates == 0 && attempt.answered == 0 ? idle_failures_ + 1 : 0;
    if (idle_failures_ == most_idle_failures) throw SubjectDied(std::move(exit));
    if (++failures_ > failures_an_exit * (limits_.most_exits + 1)) {
        exit.what += ", again and again and on no input in particular";
        throw SubjectDied(std::move(exit));
    }
    exit.repeats = false;
    call.candidates_end = std::max(call.candidates_end, call.from + candidates);
    if (!call.unexplained) call.unexplained = std::move(exit);
    for (std::size_t count = candidates; count > 0; count /= 2) call.ends.push_back(call.from + count);
}

void OutsideSession::blame(Call& call, Exit exit) {
    if (limits_.most_exits == 0 || (!has_answered_ && exit.hung)) throw SubjectDied(std::move(exit));
    call.unanswered.exits.push_back(std::move(exit));
    if (++exits_ < exits_without_answer || has_answered_) return;
    exit = call.unanswered.exits.front();
    exit.what += exit.defect.empty() ? ", and has answered nothing" : ", and nothing else";
    for (const Exit& other : call.unanswered.exits)
        if (other.input && other.repeats) exit.others.push_back(*other.input);
    throw SubjectDied(std::move(exit));
}

// What is left of the call is left out, so that a call ends.
bool OutsideSession::is_over(const Call& call) const {
    if (limits_.most_exits == 0) return false;
    const auto hangs = std::ranges::count(call.unanswered.exits, true, &Exit::hung);
    return call.unanswered.exits.size() >= limits_.most_exits || static_cast<std::size_t>(hangs) >= limits_.most_hangs;
}

}  // namespace tangency::tools
