// SPDX-License-Identifier: MIT
// Says and writes down what a search found.
#include "tangency/fuzz/report.hpp"

#include <fmt/core.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <utility>

#include "tangency/fuzz/signatures.hpp"

namespace tangency::fuzz {
namespace {

std::uint64_t hash_of_bytes(const std::vector<std::uint8_t>& bytes) {
    std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
    for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 0x100000001b3;
    return hash;
}

}  // namespace

void report(const FuzzedSubject& fuzzed, FuzzFinding finding, std::string_view artifact_prefix, std::string_view explain,
            const FindAlarm& find_alarm) {
    const properties::Subject& subject = fuzzed.subject();
    std::string alarm = find_alarm(finding.counterexample);
    // Said at once: a driver's time limit may end the program while it minimises.
    if (alarm.empty()) std::fputs(fmt::format("tangency: {} breaks {}; minimising\n", subject.name, finding.property->id).c_str(), stderr);
    finding = minimise(fuzzed, std::move(finding));
    finding.input.signature = static_cast<std::uint32_t>(place_of(subject.signature));
    const std::vector<std::uint8_t> input = encode(finding.input);
    if (alarm.empty()) alarm = find_alarm(finding.counterexample);
    const std::string file = fmt::format("{}minimised-{:016x}", artifact_prefix, hash_of_bytes(input));
    std::ofstream stream(file, std::ios::binary);
    stream.write(reinterpret_cast<const char*>(input.data()), static_cast<std::streamsize>(input.size()));
    stream.close();
    const std::string more = stream ? fmt::format("this input is {0}; more on it: {1} {0}", file, explain)
                                    : fmt::format("this input could not be written to {}", file);
    std::fputs(fmt::format("\n{}\n{}\n\n", alarm.empty() ? describe(fuzzed, finding) : alarm, more).c_str(), stderr);
    std::fflush(stderr);
    std::abort();
}

}  // namespace tangency::fuzz
