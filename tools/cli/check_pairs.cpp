// SPDX-License-Identifier: MIT
// Words, trial and document of a broad phase's check.
#include "check_pairs.hpp"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>
#include <sstream>

#include "document.hpp"
#include "long_run.hpp"
#include "outside_pairs.hpp"
#include "pairs_document.hpp"
#include "plugin_option.hpp"

namespace tangency::tools {
namespace {

constexpr std::array forms{name_of(pairs_forms[0]), name_of(pairs_forms[1]), name_of(pairs_forms[2])};
constexpr std::array<std::string_view, 2> levels{"logic", "banded"};
constexpr std::array<std::string_view, 2> dims{"2", "3"};

// Options that say nothing of lists.
std::optional<std::string> complaint_about(const CheckWords& words) {
    if (words.signature.question_or_default() != name_of(Question::box_ball))
        return "--answer pairs is of boxes and balls together; leave --question out";
    if (!words.margin.empty() || words.ties != "exact" || !words.waive.empty())
        return "--margin, --ties and --waive are not for --answer pairs; leave them out, or give --band K";
    if (words.band && !(*words.band >= 0 && std::isfinite(*words.band))) return "--band must be a finite number, 0 or more";
    if (words.seconds && !(*words.seconds > 0)) return "--seconds must be more than 0";
    if (words.cases && *words.cases == 0) return "--cases must be 1 or more";
    return std::nullopt;
}

std::optional<PairsCheck> read_words(const CheckWords& words, bool& finds_contract, std::string& complaint) {
    if (const auto problem = complaint_about(words)) {
        complaint = *problem;
        return std::nullopt;
    }
    constexpr Signature of_lists{Form::lo_hi, ScalarType::f64, 2, Orientation::none, Question::box_box};
    std::ostringstream said;
    const auto form = find_word("check --answer pairs", "form", words.signature.form, forms, said);
    const auto scalar = form ? find_word("check", "scalar", words.signature.scalar, std::span(scalar_names).first(2), said) : std::nullopt;
    const auto dim = scalar ? find_word("check", "dim", words.signature.dim.empty() ? "2" : words.signature.dim, dims, said) : std::nullopt;
    const auto contract = dim ? read_contract("check --answer pairs", words.contract, of_lists, said) : std::nullopt;
    const std::string required = words.require.empty() ? std::string(levels.back()) : words.require;
    const auto level = contract ? find_word("check --answer pairs", "require", required, levels, said) : std::nullopt;
    if (!level) {
        complaint = said.str().substr(std::string_view("tangency: ").size());
        complaint.pop_back();
        return std::nullopt;
    }
    PairsCheck check;
    check.options.signature = {pairs_forms[*form], static_cast<ScalarType>(*scalar), *dim + 2, Orientation::none, Question::box_box};
    const properties::DomainReading domain = pairs::read_list_domain(words.domain, check.options.signature);
    if (!domain.ok()) {
        complaint = fmt::format("--{}", domain.problem);
        return std::nullopt;
    }
    check.options.domain = domain.domain;
    finds_contract = !contract->given;
    check.options.contract = contract->given.value_or(Contract::closed);
    check.options.seed = words.seed;
    check.options.lists = words.cases.value_or(check.options.lists);
    check.options.band = words.band.value_or(check.options.band);
    check.required = *level == 0 ? Level::logic : Level::banded;
    return check;
}

// Opens the function anew for each trial under a contract.
Json run_check(PairsCheck& check, const CheckWords& words, bool finds_contract, const std::function<pairs::Finder()>& open) {
    using Clock = std::chrono::steady_clock;
    const std::atomic<bool>& interrupted = watch_interrupt();
    Clock::time_point start;
    const auto seconds = [&start] { return std::chrono::duration<double>(Clock::now() - start).count(); };
    check.options.stop = [&] { return interrupted.load() || (words.seconds && seconds() >= *words.seconds); };
    check.options.progress = [](double share) { show_progress("check", share); };
    const auto run = [&] {
        start = Clock::now();
        return pairs::try_pairs(open(), check.options);
    };
    const pairs::TrialResult result = finds_contract ? pairs::try_under_contract_found(run, check.options.contract) : run();
    try {
        if (result.failure) std::rethrow_exception(result.failure);
        check.is_over = !result.complete;
    } catch (const SubjectDied& died) {
        check.died = died.what();
    }
    clear_progress();
    check.seconds = seconds();
    return pairs_document(check, result);
}

}  // namespace

std::optional<Json> check_pairs(const CheckWords& words, const std::string& plugin, const std::string& command, const OutsideLimits& limits,
                                const std::string& again, std::string& complaint) {
    bool finds_contract = false;
    std::optional<PairsCheck> check = read_words(words, finds_contract, complaint);
    if (!check) return std::nullopt;
    const Signature& signature = check->options.signature;
    check->subject = plugin.empty() ? command : plugin;
    check->again = again;
    check->function = plugin.empty() ? std::string(pairs_answer) : pairs_symbol(signature);
    return run_check(*check, words, finds_contract,
                     [&] { return plugin.empty() ? start_pairs_command(command, limits) : open_pairs_plugin(plugin, signature, limits); });
}

}  // namespace tangency::tools
