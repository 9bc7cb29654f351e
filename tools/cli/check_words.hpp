// SPDX-License-Identifier: MIT
// What a user asks of a check, in the words of the command's options: read once, for the command and for the browser.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "check.hpp"
#include "signature_option.hpp"

namespace tangency::tools {

/// The words as the user wrote them; empty where an option is missing.
struct CheckWords {
    SignatureArguments signature;
    std::string contract, domain, margin;
    std::string answer{};
    std::string ties = "exact";
    std::string require{};
    std::vector<std::string> waive;
    std::optional<double> band, seconds;
    std::optional<std::uint64_t> cases;
    std::uint64_t seed = 1;
};

/// Writes what the words say into `options`, or returns one line that says what is wrong with them and the hint.
/// Of --contract auto, which a contract not given is, `finds_contract` is set: the contract is still to be found.
std::optional<std::string> read_check_words(const CheckWords& words, CheckOptions& options, bool& finds_contract);

}  // namespace tangency::tools
