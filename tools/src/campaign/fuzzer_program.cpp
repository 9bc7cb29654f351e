// SPDX-License-Identifier: MIT
// Starting libFuzzer programs, and what they leave behind.
#include "fuzzer_program.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <sstream>
#include <string_view>

#include "fuzzer_log.hpp"
#include "outside_process.hpp"
#include "refuse.hpp"
#include "sealed_file.hpp"
#include "subjects.hpp"
#include "sha256.hpp"

namespace tangency::tools {
namespace {

namespace fs = std::filesystem;

// So many inputs are covered in one process, which keeps the files of a moment few.
constexpr std::size_t covered_at_once = 10'000;

std::string name_of(std::size_t number) { return fmt::format("{:08}", number); }

// Files named by their place.
template <class Iterator>
void write_inputs(const fs::path& folder, Iterator first, Iterator end) {
    fs::create_directories(folder);
    for (std::size_t place = 0; first != end; ++first) write_scratch(folder / name_of(place++), *first);
}

// Ends when the program does, or with it where `stop` says so: then nothing is returned.
std::optional<Ending> run_program(std::vector<std::string> words, const fs::path& folder, const fs::path& log,
                                  const std::function<bool()>& stop) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    // The plan says it all, so what a target would take from the environment is kept from it.
    std::vector<char*> variables;
    for (char** each = environ; *each != nullptr; ++each)
        if (!std::string_view(*each).starts_with("TANGENCY_FUZZ_")) variables.push_back(*each);
    variables.push_back(nullptr);
    const Descriptor input(open("/dev/null", O_RDONLY | O_CLOEXEC));
    const Descriptor output(open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));
    if (!output.is_open()) refuse("cannot write {}: {}; name another folder by TMPDIR", log.string(), std::strerror(errno));
    ChildProcess child(
        [&] {
            dup2(input.get(), STDIN_FILENO);
            dup2(output.get(), STDOUT_FILENO);
            dup2(output.get(), STDERR_FILENO);
            if (chdir(folder.c_str()) == 0) execve(arguments[0], arguments.data(), variables.data());
            dprintf(STDERR_FILENO, "%s\n", std::strerror(errno));
            _exit(127);
        },
        true);
    while (!child.ends_within(0.1))
        if (stop()) return std::nullopt;
    return child.kill();
}

[[noreturn]] void refuse_program(const CampaignFuzzer& fuzzer, const std::string& how, std::string_view log) {
    const std::string last = last_line_of(log);
    refuse("{} {}{}; see what it says by hand: {} {} -runs=1", fuzzer.file, how, last.empty() ? "" : fmt::format(": {}", last), fuzzer.file,
           fmt::join(fuzzer.flags, " "));
}

// The artifact that a run left: the input on which it ended, and if the target minimised it, that.
std::optional<FoundInput> find_artifact(const fs::path& folder, std::string_view log) {
    FoundInput found;
    fs::path minimised, artifact;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string(), kind = name.substr(0, name.find('-'));
        if (kind == "slow") continue;  // it took long, which is no finding
        if (kind == "minimised") {
            minimised = entry.path();
        } else {
            artifact = entry.path();
            found.kind = kind;
        }
    }
    if (found.kind.empty()) return std::nullopt;
    found.input = read_file(minimised.empty() ? artifact : minimised);
    found.said = said_of(log);
    if (found.said.empty()) found.said = fmt::format("{} on the input {}", found.kind, sha256_text(found.input).substr(0, 16));
    return found;
}

// libFuzzer's record of a merge says "STARTED 3 57" and "FT 3 12 899 ..." of the file in place 3 of its list, for a file on which the program
// ended only the former.
struct MergeRecord {
    std::size_t started = 0;  ///< files that were played
    std::vector<std::vector<std::uint32_t>> features{};
};

MergeRecord read_record(const std::string& text, std::size_t files) {
    MergeRecord record{.features = std::vector<std::vector<std::uint32_t>>(files)};
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string kind;
        std::size_t place = 0;
        words >> kind >> place;
        if (kind == "STARTED") record.started = place + 1;
        if (kind != "FT") continue;
        for (std::uint32_t feature = 0; words >> feature;) record.features.at(place).push_back(feature);
    }
    return record;
}

}  // namespace

void check_file(const CampaignFuzzer& fuzzer) {
    if (hash_of_file("fuzzer", fuzzer.file) != fuzzer.sha256)
        refuse("{} is another file than the plan was made of; bring that one back, or plan anew", fuzzer.file);
}

FuzzerProgram::FuzzerProgram(const CampaignFuzzer& fuzzer, const FuzzInputs& start) : fuzzer_(fuzzer), start_count_(start.size()) {
    write_inputs(scratch_.path() / "start", start.begin(), start.end());
    // A list, since the order of a folder is not the same everywhere.
    std::string list;
    for (std::size_t place = 0; place < start_count_; ++place) list += (list.empty() ? "../start/" : ",../start/") + name_of(place);
    write_scratch(scratch_.path() / "list", list);
}

std::optional<FuzzerRun> FuzzerProgram::play(const std::vector<std::string>& more, const std::function<bool()>& stop) const {
    const fs::path folder = scratch_.path() / "run", kept = folder / "kept", found = folder / "found", log = scratch_.path() / "log";
    fs::remove_all(folder);
    fs::create_directories(kept);
    fs::create_directories(found);
    std::vector<std::string> words{fuzzer_.file};
    words.insert(words.end(), fuzzer_.flags.begin(), fuzzer_.flags.end());
    // Nothing that depends on the time: new files are not looked for.
    words.insert(words.end(), {"-reload=0", "-print_final_stats=1", "-artifact_prefix=found/"});
    if (start_count_ > 0) words.push_back("-seed_inputs=@../list");
    words.insert(words.end(), more.begin(), more.end());
    words.push_back("kept");
    const std::optional<Ending> ending = run_program(words, folder, log, stop);
    if (!ending) return std::nullopt;
    const std::string text = read_file(log);
    FuzzerRun run{.found = find_artifact(found, text)};
    const bool ended_well = !ending->by_signal && ending->number == 0;
    if (ended_well) run.found.reset();
    if (!ended_well && !run.found) refuse_program(fuzzer_, describe(*ending) + " and not over an input", text);
    if (!fuzzer_.flags.empty() && text.find("INFO: libFuzzer ignores flags that start with '--'") != std::string::npos)
        refuse("{} is a fuzzer of one function and does without {}; leave that out", fuzzer_.file, fmt::join(fuzzer_.flags, " "));
    const std::optional<std::uint64_t> played = inputs_played(text);
    if (!played) refuse_program(fuzzer_, "says nothing of inputs played, as a program of libFuzzer does (docs/fuzz.md)", text);
    run.inputs = *played;
    for (const auto& entry : fs::directory_iterator(kept)) run.kept.insert(read_file(entry.path()));
    return run;
}

std::optional<FuzzerRun> FuzzerProgram::run(std::uint32_t seed, std::uint64_t inputs, const std::function<bool()>& stop) const {
    return play({fmt::format("-seed={}", seed), fmt::format("-runs={}", start_count_ + inputs)}, stop);
}

double FuzzerProgram::seconds() {
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    const auto in_seconds = [](const timeval& time) { return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec); };
    return in_seconds(used.ru_utime) + in_seconds(used.ru_stime);
}

std::optional<FuzzerRun> FuzzerProgram::try_out(std::uint64_t inputs, const std::function<bool()>& stop) const {
    return play({"-seed=1", "-max_total_time=1", fmt::format("-runs={}", start_count_ + inputs)}, stop);
}

std::optional<CoveringInputs> FuzzerProgram::cover(const FuzzInputs& inputs, const std::function<bool()>& stop) const {
    CoveringInputs covering;
    std::set<std::uint32_t> seen;
    for (auto next = inputs.begin(); next != inputs.end();) {
        std::vector<std::string> some;
        for (; next != inputs.end() && some.size() < covered_at_once; ++next) some.push_back(*next);
        const auto features = find_features(some, stop);
        if (!features) return std::nullopt;
        for (std::size_t place = 0; place < some.size(); ++place) {
            const std::size_t before = seen.size();
            seen.insert((*features)[place].begin(), (*features)[place].end());
            if (seen.size() > before) covering.inputs.insert(some[place]);
        }
    }
    covering.features = seen.size();
    return covering;
}

// The part of a merge that plays the files, since the other lists them in the order of a folder, and a file's features are only those that the
// files before it have not shown.
std::optional<std::vector<std::vector<std::uint32_t>>> FuzzerProgram::find_features(const std::vector<std::string>& inputs,
                                                                                    const std::function<bool()>& stop) const {
    const fs::path folder = scratch_.path() / "cover", file = folder / "record", log = scratch_.path() / "log";
    fs::remove_all(folder);
    write_inputs(folder / "all", inputs.begin(), inputs.end());
    std::string list = fmt::format("{}\n0\n", inputs.size());
    for (std::size_t place = 0; place < inputs.size(); ++place) list += "all/" + name_of(place) + '\n';
    write_scratch(file, list);
    std::vector<std::string> words{fuzzer_.file};
    words.insert(words.end(), fuzzer_.flags.begin(), fuzzer_.flags.end());
    words.insert(words.end(), {"-merge_inner=1", "-merge_control_file=record", "-artifact_prefix=./"});
    for (std::size_t started = 0;;) {
        const std::optional<Ending> ending = run_program(words, folder, log, stop);
        if (!ending) return std::nullopt;
        MergeRecord record = read_record(read_file(file), inputs.size());
        if (!ending->by_signal && ending->number == 0) return std::move(record.features);
        // It ended on an input, which is left out, and goes on with the next.
        if (record.started == started) refuse_program(fuzzer_, describe(*ending) + " in a merge", read_file(log));
        started = record.started;
    }
}

}  // namespace tangency::tools
