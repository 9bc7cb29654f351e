// SPDX-License-Identifier: MIT
// The host's function behind the session that asks on after exits.
#include "host.hpp"

#include <cstdint>
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
/// Asks the function on `count` rows of `width` doubles and writes a byte an answer. Returns how many were answered; if
/// fewer, then the next row made it throw or hang. Whether the rows are of a search for a smaller one is `shrinks`.
HOST("answer_rows") HostSize host_answer_rows(const double* rows, HostSize width, HostSize count, std::uint8_t* answers, bool shrinks);
/// Writes what became of that row as JSON, {"what", "hung", "fatal", "trace"}, and returns its length; at most `size` bytes.
HOST("take_failure") HostSize host_take_failure(char* text, HostSize size);
HOST("tell_progress") void host_tell_progress(double share);
}

}  // namespace

namespace tangency::web {
namespace {

using properties::Input;

class HostFunction final : public tools::OutsideProcess {
public:
    explicit HostFunction(bool shrinks) : shrinks_(shrinks) {}

    tools::Attempt attempt(std::span<const Input> cases, properties::AnswerSlots slots) override {
        const std::span<bool> answers = slots;
        rows_.clear();
        for (const Input& input : cases) rows_.insert(rows_.end(), input.row().begin(), input.row().end());
        bytes_.assign(cases.size(), 0);
        const auto width = static_cast<HostSize>(rows_.size() / cases.size());
        tools::Attempt attempt{.answered =
                                   host_answer_rows(rows_.data(), width, static_cast<HostSize>(cases.size()), bytes_.data(), shrinks_)};
        for (std::size_t i = 0; i < attempt.answered; ++i) answers[i] = bytes_[i] != 0;
        attempt.sent = attempt.answered;
        if (attempt.answered < cases.size()) {
            ++attempt.sent;
            attempt.failure = take_failure(cases[attempt.answered]);
        }
        return attempt;
    }

    void finish() override {}

private:
    static tools::Failure take_failure(const Input& input) {
        std::vector<char> text(std::size_t{1} << 14);
        text.resize(host_take_failure(text.data(), static_cast<HostSize>(text.size())));
        const auto failure = nlohmann::json::parse(text.begin(), text.end());
        const std::string what = failure.at("what");
        if (failure.at("fatal")) throw tools::SubjectDied({.input = input, .what = what, .standard_error = {}});
        return {what, failure.at("trace"), failure.at("hung")};
    }

    bool shrinks_;
    std::vector<double> rows_;
    std::vector<std::uint8_t> bytes_;
};

}  // namespace

properties::Subject open_host_function(const std::string& name, const Signature& signature, Contract contract, std::size_t most_exits,
                                       bool shrinks) {
    const tools::OutsideLimits limits{.most_exits = most_exits, .most_hangs = 1, .quiet = true, .is_started = shrinks};
    const auto session = std::make_shared<tools::OutsideSession>(std::make_unique<HostFunction>(shrinks), limits);
    return {name, signature, contract,
            [session](std::span<const Input> cases, std::span<bool> answers) { session->answer(cases, answers); }};
}

void tell_progress(double share) { host_tell_progress(share); }

}  // namespace tangency::web
