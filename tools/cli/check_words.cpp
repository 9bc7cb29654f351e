// SPDX-License-Identifier: MIT
// Reading the options of a check that say what is asked.
#include "check_words.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <span>
#include <sstream>
#include <string_view>

#include "numbers.hpp"

namespace tangency::tools {
namespace {

std::optional<std::string> read_numbers(const CheckWords& words, CheckOptions& options) {
    if (words.band && !(*words.band >= 0 && std::isfinite(*words.band))) return "--band must be a finite number, 0 or more";
    if (words.seconds && !(*words.seconds > 0)) return "--seconds must be more than 0";
    if (words.cases && *words.cases == 0) return "--cases must be 1 or more";
    options.band = words.band;
    options.seconds = words.seconds;
    options.cases = words.cases;
    options.seed = words.seed;
    return std::nullopt;
}

constexpr auto contract_words = std::to_array<std::string_view>({"closed", "open", "half_open", "conservative", "auto"});
static_assert(contract_words.size() == contract_names.size() + 1);
constexpr std::array<std::string_view, 2> tie_words{"exact", "band"};

// "LO..HI"
std::optional<std::string> read_margin(const std::string& word, CheckOptions& options) {
    if (word.empty()) return std::nullopt;
    const std::size_t dots = word.find("..");
    const auto complaint = [&word](const std::string& what) {
        return fmt::format("--margin {}: {}; give LO..HI, such as -0.001..0.02", quote_token(word), what);
    };
    if (dots == std::string::npos) return complaint("there is no '..' in it");
    const Reading lo = read_number(word.substr(0, dots), ScalarType::f64), hi = read_number(word.substr(dots + 2), ScalarType::f64);
    for (const Reading& end : {lo, hi}) {
        if (!end.ok()) return complaint(end.problem);
        if (!std::isfinite(end.value)) return complaint("both ends must be finite");
    }
    if (lo.value > hi.value) return complaint("LO is above HI");
    options.allowance.margin = properties::Margin{lo.value, hi.value};
    return std::nullopt;
}

std::optional<std::string> read_domain(const std::string& text, CheckOptions& options) {
    const properties::DomainReading reading = properties::read_domain(text, options.signature);
    options.domain = reading.domain;
    options.domain.nan = options.requirement.names("P17");
    return reading.ok() ? std::nullopt : std::optional(fmt::format("--{}", reading.problem));
}

// Options that only a yes or no gives a meaning to.
std::optional<std::string> complaint_about_answer(const CheckWords& words, AnswerKind answer) {
    if (!has_contract(answer) && words.contract == "auto")
        return "--contract auto asks for yes or no, or a translation; leave --contract out where --answer says touching";
    if (!is_measured(answer)) return std::nullopt;
    if (!words.margin.empty()) return "--margin is of yes or no and of verdicts; give --band K for how far a number may be off";
    if (words.ties == "band") return "--ties band is of yes or no and of verdicts; a number is near zero at a tie, within --band K";
    return std::nullopt;
}

}  // namespace

std::optional<std::string> read_check_words(const CheckWords& words, CheckOptions& options, bool& finds_contract) {
    std::ostringstream complaint;
    const auto said = [&complaint] {
        std::string line = complaint.str();
        line.erase(0, std::string_view("tangency: ").size());
        if (line.ends_with('\n')) line.pop_back();
        return line;
    };
    const auto signature = read_signature("check", words.signature, complaint);
    if (!signature) return said();
    const auto answer =
        read_answer("check", words.answer.empty() ? std::string(name_of(AnswerKind::boolean)) : words.answer, *signature, complaint);
    if (!answer) return said();
    if (auto problem = complaint_about_answer(words, *answer)) return problem;
    // Of an answer that says which, what touching counts as is of no account.
    const std::string contract_word = !words.contract.empty() ? words.contract : has_contract(*answer) ? "auto" : "closed";
    const std::span<const std::string_view> contracts(contract_words);
    const auto contract = find_word("check", "contract", contract_word,
                                    has_contract(*answer) ? contracts : contracts.first(contract_names.size()), complaint);
    if (!contract) return said();
    const auto ties = find_word("check", "ties", words.ties, tie_words, complaint);
    if (!ties) return said();
    options.signature = *signature;
    options.signature.answer = *answer;
    finds_contract = *contract == contract_names.size();
    options.contract = finds_contract ? Contract::closed : static_cast<Contract>(*contract);
    if (auto problem = find_contract_problem(options.contract, options.signature)) return problem;
    options.allowance.ties = *ties == 1;
    const properties::RequirementReading requirement =
        properties::read_requirement(words.require.empty() ? properties::default_requirement(signature->scalar) : words.require,
                                     fmt::format("{}", fmt::join(words.waive, ",")));
    if (!requirement.ok()) return requirement.problem;
    options.requirement = requirement.requirement;
    if (auto problem = find_requirement_problem(options.requirement, options.signature); !problem.empty()) return problem;
    if (auto problem = read_numbers(words, options)) return problem;
    if (auto problem = read_margin(words.margin, options)) return problem;
    return read_domain(words.domain, options);
}

}  // namespace tangency::tools
