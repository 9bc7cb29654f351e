// SPDX-License-Identifier: MIT
// A user's function under a fuzzing driver.
#include "tangency/fuzz/target.hpp"

#include <fmt/core.h>

#include <cstdio>
#include <string>
#include <utility>

#include "tangency/properties/contract_search.hpp"

namespace tangency::fuzz {
namespace {

// The command cannot call a function of this program, but the same one in a plugin.
std::string explain_command(const FuzzedSubject& fuzzed) {
    const properties::Subject& subject = fuzzed.subject();
    const Signature& signature = subject.signature;
    std::string words = "tangency fuzz explain --plugin YOURS.so";
    if (signature.question != Question::box_ball) words += fmt::format(" --question {}", name_of(signature.question));
    words +=
        fmt::format(" --form {} --scalar {} --contract {}", form_name(signature), name_of(signature.scalar), name_of(subject.contract));
    if (signature.dim != 2) words += fmt::format(" --dim {}", signature.dim);
    if (fuzzed.options().level != Level::banded) words += fmt::format(" --level {}", name_of(fuzzed.options().level));
    if (fuzzed.options().band) words += fmt::format(" --band {}", *fuzzed.options().band);
    return words;
}

}  // namespace

FuzzedSubject detail::fuzzed_of(properties::TriedFunction function, const FuzzOptions& options) {
    properties::Subject& subject = function.subject;
    if (function.finds_contract) {
        properties::ContractTaken taken{Contract::closed};
        try {
            taken.found = properties::find_contract(subject, 1);
            taken.contract = taken.found->fits;
        } catch (const properties::CallThrew&) {
            // It will throw again, and that is reported with its input.
        }
        subject.contract = taken.contract;
        const std::string reason = reason_text(taken);
        std::fputs(fmt::format("tangency: {} is held to the {} contract{}{}\n", subject.name, name_of(subject.contract),
                               reason.empty() ? "" : ": ", reason)
                       .c_str(),
                   stderr);
    }
    return {std::move(subject), options};
}

void Fuzzer::read_flags(int argc, const char* const* argv) {
    constexpr std::string_view flag = "-artifact_prefix=";
    for (int i = 1; i < argc; ++i)
        if (std::string_view(argv[i]).starts_with(flag)) artifact_prefix_ = std::string_view(argv[i]).substr(flag.size());
}

void Fuzzer::play(std::span<const std::uint8_t> input) {
    if (auto finding = fuzzed_.examine(decode(input, signature().question)))
        report(fuzzed_, std::move(*finding), artifact_prefix_, explain_command(fuzzed_));
}

}  // namespace tangency::fuzz
