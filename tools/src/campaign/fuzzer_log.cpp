// SPDX-License-Identifier: MIT
// Reading the log of a libFuzzer program.
#include "fuzzer_log.hpp"

#include <algorithm>
#include <sstream>
#include <vector>

namespace tangency::tools {
namespace {

// A target that says more of each input is not to fill reports.
constexpr std::size_t most_lines = 12;

std::vector<std::string> lines_of(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

bool contains(std::string_view line, std::string_view word) { return line.find(word) != std::string_view::npos; }

// "==123==ERROR: AddressSanitizer: ...", "==123== ERROR: libFuzzer: ..." and "SUMMARY: UndefinedBehaviorSanitizer: ...".
bool is_report(std::string_view line) { return (line.starts_with("==") && contains(line, "ERROR: ")) || line.starts_with("SUMMARY: "); }

// The driver's progress, a frame of a stack, or the line above a sanitizer's report.
bool is_of_driver(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t");
    return line.starts_with("INFO: ") || line.starts_with("\tNEW_") || line.starts_with("====") ||
           (begin != std::string_view::npos && line[begin] == '#');
}

// Without line ends before and behind it, and in ASCII, so that it stands in a document and on a terminal as it is.
std::string trimmed(std::string text) {
    std::ranges::replace_if(
        text, [](char each) { return each != '\n' && each != '\t' && (each < ' ' || each > '~'); }, '?');
    const std::size_t begin = text.find_first_not_of('\n');
    if (begin == std::string::npos) return "";
    text.erase(text.find_last_not_of('\n') + 1);
    return text.substr(begin);
}

}  // namespace

std::optional<std::uint64_t> inputs_played(std::string_view log) {
    constexpr std::string_view name = "stat::number_of_executed_units:";
    std::optional<std::uint64_t> played;
    for (const std::string& line : lines_of(log)) {
        if (!line.starts_with(name)) continue;
        std::istringstream number(line.substr(name.size()));
        if (std::uint64_t value = 0; number >> value) played = value;
    }
    return played;
}

std::string said_of(std::string_view log) {
    const std::vector<std::string> lines = lines_of(log);
    const auto report = std::ranges::find_if(lines, is_report);
    auto first = report;
    while (first != lines.begin() && report - first < static_cast<std::ptrdiff_t>(most_lines) && !is_of_driver(*(first - 1))) --first;
    // Of Tangency's own targets: all that they say, and nothing that a function on trial prints before.
    for (auto line = lines.begin(); line != report; ++line)
        if (line->starts_with("tangency: ")) first = line->ends_with("; minimising") ? line + 1 : line;
    std::string said;
    for (auto line = first; line != report && !line->starts_with("this input "); ++line) said += *line + '\n';
    if (said = trimmed(said); !said.empty()) return said;
    for (const std::string& line : lines)
        if (line.starts_with("SUMMARY: ") && !contains(line, " libFuzzer: ")) return trimmed(line);
    return "";
}

std::string last_line_of(std::string_view log) {
    const std::vector<std::string> lines = lines_of(log);
    const auto last = std::find_if(lines.rbegin(), lines.rend(), [](const std::string& line) { return !line.empty(); });
    return last == lines.rend() ? "" : trimmed(*last);
}

}  // namespace tangency::tools
