// SPDX-License-Identifier: MIT
// The audit verb: options, progress, Ctrl-C, and the reports.
#include "audit_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <thread>

#include "audit.hpp"
#include "audit_document.hpp"
#include "long_run.hpp"
#include "report.hpp"
#include "report_file.hpp"
#include "signature_option.hpp"
#include "small_runs.hpp"

namespace tangency::tools {
namespace {

struct Options {
    AuditOptions audit;
    std::string question;
    std::string out;
    bool verbose = false, list = false, small_runs = false;
};

// Asked before the work, so that a typing error does not cost a minute.
std::string reason_not_writable(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return error.message();
    const std::filesystem::path probe = folder / ".tangency-probe";
    if (!std::ofstream(probe)) return "no file can be made there";
    std::filesystem::remove(probe, error);
    return "";
}

bool decides(const std::string& name, Question question) {
    const auto fits = [&](const auto& item) { return item.subject.name == name && item.subject.signature.question == question; };
    return std::ranges::any_of(subjects::methods(), fits) || std::ranges::any_of(subjects::mutants(), fits) ||
           std::ranges::any_of(subjects::whole_methods(), fits) || std::ranges::any_of(subjects::whole_mutants(), fits);
}

int audit(const Options& options) {
    AuditOptions run = options.audit;
    if (!options.question.empty()) {
        const auto place = find_word("audit", "question", options.question, question_names, std::cerr);
        if (!place) return 2;
        run.question = static_cast<Question>(*place);
    }
    const auto unknown = unknown_subjects(options.audit.subjects);
    if (!unknown.empty()) {
        std::cerr << "tangency: there is no subject named " << unknown.front() << "; tangency audit --list names them all\n";
        return 2;
    }
    for (const std::string& name : run.subjects)
        if (run.question && !decides(name, *run.question)) {
            std::cerr << fmt::format("tangency: {} does not decide {}; leave --question out, or name another --subject\n", name,
                                     name_of(*run.question));
            return 2;
        }
    if (!options.out.empty()) {
        if (const std::string reason = reason_not_writable(options.out); !reason.empty()) {
            std::cerr << "tangency: cannot write to " << options.out << ": " << reason << "; name another --out\n";
            return 2;
        }
    }
    const std::atomic<bool>& interrupted = watch_interrupt();
    run.interrupted = &interrupted;
    run.threads = std::clamp(std::thread::hardware_concurrency(), 1U, 8U);
    run.progress = [](double share) { show_progress("audit", share); };
    const AuditResult result = run_audit(run);
    clear_progress();

    const Json document = audit_document(result);
    const Report report = audit_report(document);
    std::cout << as_text(options.verbose ? report : audit_brief(document)) << std::flush;
    int status = result.as_expected() ? 0 : 1;
    if (!options.out.empty()) {
        const std::filesystem::path folder(options.out);
        const bool written = write_report(folder / "report.json", to_text(document), "--out") &&
                             write_report(folder / "report.md", as_markdown(report), "--out") &&
                             write_report(folder / "summary.md", as_markdown(audit_summary(document)), "--out") &&
                             write_report(folder / "report.html", as_html(report), "--out");
        if (!written) return 2;
        std::cout << "the full report: " << (folder / "report.html").string() << "; report.md, report.json and summary.md beside it\n";
    }
    if (!result.complete) status = exit_interrupted;
    if (!document["certificate_alarms"].empty()) status = 2;
    return status;
}

int print_small_runs(std::uint64_t seed) {
    const SmallRuns runs = run_small_runs(seed);
    std::cout << runs.table();
    for (std::size_t size = 0; size < small_run_sizes.size(); ++size) {
        const std::string names = fmt::format("{}", fmt::join(runs.survivors[size], " "));
        std::cout << fmt::format("\nsurvive {} cases: {}\n", small_run_sizes[size], names.empty() ? "none" : names);
    }
    std::cout << std::flush;
    return 0;
}

int list_subjects() {
    const auto print = [](const auto& items) {
        std::string last;
        for (const auto& item : items) {
            if (item.subject.name != last) std::cout << item.subject.name << '\n';
            last = item.subject.name;
        }
    };
    print(subjects::methods());
    print(subjects::mutants());
    print(subjects::whole_methods());
    print(subjects::whole_mutants());
    return 0;
}

}  // namespace

void add_audit_command(const CommandLine& line) {
    const Verb verb = line.add_verb("audit", "Put the built-in subjects on trial and compare with the record");
    const auto options = std::make_shared<Options>();
    options->audit.bulk = 1'000'000;  // ./run audit asks for more
    verb.add_option("--subject", &options->audit.subjects, "Try only this subject or mutant (repeat for more)");
    verb.add_option("--question", &options->question, fmt::format("Only this question, in depth: {}", fmt::join(question_names, ", ")));
    verb.add_flag("--mutants", options->audit.mutants, "Try the mutants too: functions with a planted fault, each of which must be told");
    verb.add_option("--out", &options->out, "Write report.html, report.json, report.md and summary.md into this folder");
    verb.add_option("--seed", &options->audit.seed, "Seed of every draw; the same seed gives the same run", {.shows_default = true});
    // --sweep is what --bulk was called; scripts have it.
    verb.add_option("--bulk,--sweep", &options->audit.bulk,
                    "Cases run in bulk for each method of a box and a ball, of rotated ones a tenth unless named; 0 for none",
                    {.shows_default = true});
    verb.add_flag("--verbose", options->verbose, "Print every row, not what they come to");
    verb.add_flag("--list", options->list, "Print the names of all subjects and mutants, and stop");
    verb.add_flag("--small-runs", options->small_runs,
                  "Print how many mutants check kills with 500, 1,000, 5,000 and 50,000 cases, "
                  "and which survive, and stop");
    verb.set_action([options] {
        if (options->list) return list_subjects();
        return options->small_runs ? print_small_runs(options->audit.seed) : audit(*options);
    });
}

}  // namespace tangency::tools
