// SPDX-License-Identifier: MIT
// The check verb: options, progress, Ctrl-C, and the reports.
#include "check_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "check.hpp"
#include "check_document.hpp"
#include "check_pairs.hpp"
#include "check_words.hpp"
#include "long_run.hpp"
#include "numbers.hpp"
#include "outside.hpp"
#include "outside_plugin_child.hpp"
#include "plugin_option.hpp"
#include "report.hpp"
#include "report_file.hpp"
#include "signature_option.hpp"
#include "tangency/properties/short_report.hpp"

namespace tangency::tools {
namespace {

struct CheckArguments {
    std::string file, plugin, command;
    CheckWords words;
    double startup = OutsideLimits{}.startup_seconds, silence = OutsideLimits{}.silence_seconds;
    std::string json, junit, html;
    bool verbose = false, quiet = false;
    const std::vector<std::string>* given = nullptr;  ///< all words of the command line
};

// One line on standard error, and "cannot run".
int refuse(const std::string& complaint) {
    std::cerr << "tangency: " << complaint << '\n';
    return 2;
}

std::optional<std::string> complaint_about_limits(const CheckArguments& arguments) {
    for (const auto& [option, seconds] : {std::pair{"--startup", arguments.startup}, {"--silence", arguments.silence}})
        if (!(seconds > 0 && std::isfinite(seconds))) return fmt::format("{} must be a finite number of seconds, more than 0", option);
    return std::nullopt;
}

// A word as a person writes it for a shell.
std::string shell_word(const std::string& word) {
    const bool is_plain = !word.empty() && std::ranges::all_of(word, [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || std::string_view("_./:=,+@%-").find(c) != std::string_view::npos;
    });
    return is_plain ? word : shell_quoted(word);
}

// The command that runs the same check, without what says where its report goes.
std::string again(const CheckArguments& arguments) {
    std::string text = "tangency";
    bool has_seed = false;
    for (std::size_t i = 0; i < arguments.given->size(); ++i) {
        const std::string& word = (*arguments.given)[i];
        const std::string option = word.substr(0, word.find('='));
        has_seed = has_seed || option == "--seed";
        if (option == "--verbose" || option == "--quiet") continue;
        if (option == "--json" || option == "--junit" || option == "--html")
            i += option == word;
        else
            text += ' ' + shell_word(word);
    }
    return text + (has_seed ? "" : " --seed 1");
}

// What GitHub Actions show of a run, if they run it.
bool tell_github(const Json& document) {
    const auto value_of = [](const char* name) {
        const char* const value = std::getenv(name);
        return std::string(value == nullptr ? "" : value);
    };
    if (value_of("GITHUB_ACTIONS") != "true") return true;
    std::cout << as_github_annotation(document) << std::flush;
    const std::string file = value_of("GITHUB_STEP_SUMMARY");
    if (file.empty()) return true;
    std::ofstream summary(file, std::ios::binary | std::ios::app);
    summary << as_github_summary(document) << std::flush;
    if (!summary) std::cerr << fmt::format("tangency: cannot write GITHUB_STEP_SUMMARY {}\n", quote_token(file));
    return static_cast<bool>(summary);
}

bool write_reports(const CheckArguments& arguments, const Json& document, const Report& report, std::string (*junit)(Part document)) {
    bool written = tell_github(document);
    std::cout << (arguments.quiet ? report.verdict + '\n' : arguments.verbose ? as_text(report) : as_short_text(document)) << std::flush;
    if (!arguments.json.empty()) written = write_report(arguments.json, to_text(document)) && written;
    if (!arguments.junit.empty()) written = write_report(arguments.junit, junit(document)) && written;
    if (!arguments.html.empty()) written = write_report(arguments.html, as_html(report)) && written;
    return written;
}

std::optional<std::string> complaint_about_files(const CheckArguments& arguments) {
    for (const auto& [option, file] : {std::pair{"--json", arguments.json}, {"--junit", arguments.junit}, {"--html", arguments.html}})
        if (auto complaint = complaint_about_file(option, file)) return complaint;
    return std::nullopt;
}

// What a program would be better for: said at once, since the run may be long, and once however many sessions say it.
class Recommendations {
public:
    void add(const std::string& sentence) {
        const std::scoped_lock lock(mutex_);
        if (!sentences_.insert(sentence).second) return;
        clear_progress();
        std::cerr << fmt::format("tangency: {}\n", sentence) << std::flush;
    }

private:
    std::mutex mutex_;
    std::set<std::string> sentences_;
};

// A program is called by its command; of a plugin the exported name is ours, and that of its file its owner's.
std::function<std::string(const properties::Input&)> call_of(const CheckArguments& arguments) {
    if (arguments.plugin.empty())
        return [command = arguments.command](const properties::Input& input) {
            return fmt::format("echo {} | {}", properties::numbers_text(input, " "), command);
        };
    std::string name = std::filesystem::path(arguments.plugin).stem().string();
    if (name.starts_with("lib") && name.size() > 3) name.erase(0, 3);
    return [name](const properties::Input& input) { return fmt::format("{}({})", name, properties::numbers_text(input, ", ")); };
}

// Of a broad phase, which is asked about lists.
int check_lists(const CheckArguments& arguments) {
    if (const auto complaint = complaint_about_limits(arguments)) return refuse(*complaint);
    if (const auto complaint = complaint_about_files(arguments)) return refuse(*complaint);
    std::string complaint;
    const OutsideLimits limits{.startup_seconds = arguments.startup, .silence_seconds = arguments.silence};
    const auto document = check_pairs(arguments.words, arguments.plugin, arguments.command, limits, again(arguments), complaint);
    if (!document) return refuse(complaint);
    if (!write_reports(arguments, *document, pairs_report(*document), pairs_junit)) return 2;
    return (*document)["exit_status"].get<int>();
}

int check(CheckArguments arguments) {
    const auto given = !arguments.file.empty() + !arguments.plugin.empty() + !arguments.command.empty();
    if (given != 1)
        return refuse(fmt::format("check needs one function: FILE.so, a shared object, or --command 'PROGRAM ARG...'{}",
                                  given == 0 ? "" : "; leave out all but one"));
    if (!arguments.file.empty()) arguments.plugin = arguments.file;
    if (!arguments.plugin.empty())
        if (const auto complaint = read_plugin_name(arguments.plugin, arguments.words.signature, arguments.words.answer))
            return refuse(*complaint);
    const bool is_scalar_assumed = arguments.plugin.empty() && arguments.words.signature.scalar.empty();
    if (is_scalar_assumed) arguments.words.signature.scalar = scalar_of_programs;
    if (arguments.verbose && arguments.quiet) return refuse("--verbose and --quiet exclude each other; drop one");
    if (arguments.words.answer == pairs_answer) return check_lists(arguments);
    CheckOptions options{.signature = {}, .contract = Contract::closed, .subject = {}, .function = "intersects", .open = {}};
    bool finds_contract = false;
    if (const auto complaint = read_check_words(arguments.words, options, finds_contract)) return refuse(*complaint);
    if (const auto complaint = complaint_about_limits(arguments)) return refuse(*complaint);
    if (const auto complaint = complaint_about_files(arguments)) return refuse(*complaint);
    Recommendations recommendations;
    OutsideLimits limits{.startup_seconds = arguments.startup, .silence_seconds = arguments.silence};
    // Starting a plugin again is a fork, starting a program may take a second.
    options.most_exits = arguments.plugin.empty() ? 100 : 1000;
    // A batch may not use them up, so that every property is asked.
    limits.most_exits = options.most_exits / 20;
    limits.most_hangs = 1;
    limits.recommend = [&](const std::string& sentence) { recommendations.add(sentence); };
    OutsideLimits shrinking = limits;
    shrinking.most_exits = 1;
    shrinking.quiet = true;
    const auto open = [&](const OutsideLimits& how) {
        return arguments.plugin.empty() ? start_command(arguments.command, options.signature, options.contract, how)
                                        : open_plugin(arguments.plugin, options.signature, options.contract, how);
    };
    options.open = [&] { return open(limits); };
    options.open_quietly = [&] { return open(shrinking); };
    options.subject = arguments.plugin.empty() ? arguments.command : arguments.plugin;
    options.call = call_of(arguments);
    options.again = again(arguments);
    if (arguments.command.empty())
        options.function = symbol_name(options.signature);
    else if (options.signature.answer != AnswerKind::boolean)
        options.function = name_of(options.signature.answer);
    options.interrupted = &watch_interrupt();
    options.progress = [](double share) { show_progress("check", share); };
    const CheckResult result = finds_contract ? run_check_of_contract_found(options) : run_check(options);
    clear_progress();
    // Small whole numbers are the same in either.
    if (is_scalar_assumed && result.verdict == CheckVerdict::failed && result.level >= Level::logic)
        recommendations.add("its numbers were taken as double, f64; if it computes in float, give --scalar f32");
    const Json document = check_document(options, result);
    if (!write_reports(arguments, document, check_report(document), check_junit)) return 2;
    return document["exit_status"].get<int>();
}

}  // namespace

void add_check_command(const CommandLine& line) {
    const Verb verb = line.add_verb("check", "Put your own function on trial: a plugin or a program in any language");
    const auto arguments = std::make_shared<CheckArguments>();
    verb.add_option("FILE", &arguments->file,
                    "A shared object that exports int tangency_FORM_SCALAR(...), or tangency_ANSWER_FORM_SCALAR; what it takes and answers "
                    "is read from that name");
    verb.add_option("--plugin", &arguments->plugin, "The same");
    arguments->given = &line.arguments();
    verb.add_option("--command", &arguments->command,
                    "A program that reads one case a line and answers 1 or 0 a line, or what --answer asks for");
    add_signature_options(verb, arguments->words.signature, "; of a program f64 if not given");
    verb.add_option("--answer", &arguments->words.answer,
                    fmt::format("What is answered: {}; or {}, of a list of shapes. docs/answers.md and docs/pairs.md say what each is",
                                fmt::join(answer_names, ", "), pairs_answer),
                    {.stands_for = std::string(name_of(AnswerKind::boolean))});
    verb.add_option(
        "--contract", &arguments->words.contract,
        "What touching is: closed (a hit), open (a miss), half_open (of points in boxes: a hit on low sides alone), conservative (of "
        "bounds: hits beyond the truth are counted and not blamed), or auto, which asks the function, and is taken if not given");
    verb.add_option("--require", &arguments->words.require,
                    "LEVEL[,Pnn...]: logic, banded, full_range or exact, and properties that must hold besides; i32 has logic and exact, "
                    "which is what it takes if nothing is given",
                    {.stands_for = "banded"});
    verb.add_option("--waive", &arguments->words.waive, "A property that may be violated (repeat for more)");
    verb.add_option("--ties", &arguments->words.ties, "exact: at a tie the contract decides; band: either answer is right there",
                    {.shows_default = true});
    verb.add_option("--domain", &arguments->words.domain,
                    "What its inputs are, words joined by commas: positive-extent, positive-radius, proper "
                    "(both), unit-orientation, whole-numbers, cells (shapes that fill a cell of a map), moving (ways have a "
                    "length), counterclockwise (polygons), any-sign (widths may be negative), range=LO..HI (of lengths that are not "
                    "zero), coordinates=LO..HI (of positions and sides, signs meant); nothing else is asked");
    verb.add_option("--margin", &arguments->words.margin,
                    "LO..HI, a documented tolerance: either answer is right where LO <= d - r <= HI, in the input's units");
    verb.add_option("--band", &arguments->words.band, "The factor k of the band; by default the form's own");
    verb.add_option("--cases", &arguments->words.cases,
                    "About how many cases are decided, those beyond a full run of over a million by exact_filtered");
    verb.add_option("--seconds", &arguments->words.seconds, "No longer than this; the one option that makes runs differ");
    verb.add_option("--startup", &arguments->startup, "Seconds for a program until its first answer, for a plugin to open",
                    {.shows_default = true});
    verb.add_option("--silence", &arguments->silence, "Seconds without a further answer after which the function counts as hung",
                    {.shows_default = true});
    verb.add_option("--seed", &arguments->words.seed, "Seed of every draw; the same seed gives the same run", {.shows_default = true});
    verb.add_flag("--verbose", arguments->verbose,
                  "Print every violated property with its counterexample, what held, and what was counted");
    verb.add_flag("--quiet", arguments->quiet, "Print the last line alone");
    verb.add_option("--json", &arguments->json, "Write a report for programs");
    verb.add_option("--junit", &arguments->junit, "Write a report for CI pages, one test case a property");
    verb.add_option("--html", &arguments->html, "Write a report for people, with pictures");
    verb.set_footer(
        fmt::format("The forms of {}, with the numbers of a case in their order (tangency forms has those of other questions):\n"
                    "{}\nExit status: 0 what was asked holds, 1 violations were found, 2 it could not be run.",
                    name_of(Question::box_ball), table_of_forms(Question::box_ball)));
    verb.set_action([arguments] { return check(*arguments); });
}

}  // namespace tangency::tools
