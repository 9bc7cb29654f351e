// SPDX-License-Identifier: MIT
// The host's function behind the session that asks on after exits.
#include "host.hpp"

#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "outside_session.hpp"

namespace {

using HostSize = std::uint32_t;

// Imported from the module "host" (clients/web/npm/core.mjs has them).
#define HOST(name) __attribute__((import_module("host"), import_name(name)))
extern "C" {
/// Asks the function on `count` rows of `width` doubles and writes `size` numbers an answer, of a yes or no 1 or 0. Returns how many were
/// answered; if fewer, then the next row made it throw or hang, or what it returned is no answer. Whether the rows are of a search for a
/// smaller one is `shrinks`.
HOST("answer_rows")
HostSize host_answer_rows(const double* rows, HostSize width, HostSize count, double* numbers, HostSize size, bool shrinks);
/// Writes what became of that row as JSON, {"what", "hung", "fatal", "trace", "defect"}, and returns its length; at most `size` bytes.
HOST("take_failure") HostSize host_take_failure(char* text, HostSize size);
HOST("tell_progress") void host_tell_progress(double share);
}

}  // namespace

namespace tangency::web {
namespace {

using properties::Input;

class HostFunction final : public tools::OutsideProcess {
public:
    HostFunction(const Signature& signature, bool shrinks)
        : is_yes_or_no_(signature.answer == AnswerKind::boolean), size_(reply_size(signature.answer, signature.dim)), shrinks_(shrinks) {}

    tools::Attempt attempt(std::span<const Input> cases, properties::AnswerSlots slots) override {
        rows_.clear();
        for (const Input& input : cases) rows_.insert(rows_.end(), input.row().begin(), input.row().end());
        numbers_.assign(cases.size() * size_, 0);
        const auto width = static_cast<HostSize>(rows_.size() / cases.size());
        tools::Attempt attempt{.answered = host_answer_rows(rows_.data(), width, static_cast<HostSize>(cases.size()), numbers_.data(),
                                                            static_cast<HostSize>(size_), shrinks_)};
        put_answers(attempt.answered, slots);
        attempt.sent = attempt.answered;
        if (attempt.answered < cases.size()) {
            ++attempt.sent;
            attempt.failure = take_failure(cases[attempt.answered]);
        }
        return attempt;
    }

    void finish() override {}

private:
    // JavaScript knows one NaN, with whatever sign the processor gave it.
    static double without_sign_of_nan(double number) { return std::isnan(number) ? std::numeric_limits<double>::quiet_NaN() : number; }

    void put_answers(std::size_t count, properties::AnswerSlots slots) const {
        const std::span<bool> answers = slots;
        const std::span<properties::Reply> replies = slots;
        for (std::size_t i = 0; i < count; ++i)
            if (is_yes_or_no_)
                answers[i] = numbers_[i] != 0;
            else
                for (std::size_t place = 0; place < size_; ++place)
                    replies[i].numbers[place] = without_sign_of_nan(numbers_[i * size_ + place]);
    }

    static tools::Failure take_failure(const Input& input) {
        std::vector<char> text(std::size_t{1} << 14);
        text.resize(host_take_failure(text.data(), static_cast<HostSize>(text.size())));
        const auto failure = nlohmann::json::parse(text.begin(), text.end());
        const std::string what = failure.at("what");
        if (failure.at("fatal")) throw tools::SubjectDied({.input = input, .what = what, .standard_error = {}});
        return {what, failure.at("trace"), failure.at("hung"), failure.at("defect")};
    }

    bool is_yes_or_no_;
    std::size_t size_;
    bool shrinks_;
    std::vector<double> rows_, numbers_;
};

}  // namespace

properties::Subject open_host_function(const std::string& name, const Signature& signature, Contract contract, std::size_t most_exits,
                                       bool shrinks) {
    const tools::OutsideLimits limits{.most_exits = most_exits, .most_hangs = 1, .quiet = true, .is_started = shrinks};
    const auto session = std::make_shared<tools::OutsideSession>(std::make_unique<HostFunction>(signature, shrinks), limits);
    return {name, signature, contract,
            [session](std::span<const Input> cases, properties::AnswerSlots answers) { session->answer(cases, answers); }};
}

void tell_progress(double share) { host_tell_progress(share); }

}  // namespace tangency::web
