// SPDX-License-Identifier: MIT
// Flags and environment of a target's run.
#include "settings.hpp"

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "target.hpp"

namespace tangency::fuzz {
namespace {

constexpr std::string_view subject_flag = "--subject=";
constexpr std::string_view artifact_flag = "-artifact_prefix=";
constexpr const char* subject_variable = "TANGENCY_FUZZ_SUBJECT";

Settings from_environment() {
    Settings read;
    if (const char* subject = std::getenv(subject_variable)) read.subject = subject;
    return read;
}

}  // namespace

std::vector<Target>& linked_targets() {
    static std::vector<Target> targets;
    return targets;
}

Settings& settings() {
    static Settings read = from_environment();
    return read;
}

void read_settings(int& argc, char** argv) {
    int kept = 0;
    for (int i = 0; i < argc; ++i) {
        const std::string_view argument(argv[i]);
        if (argument.starts_with(artifact_flag)) settings().artifact_prefix = argument.substr(artifact_flag.size());
        if (i == 0 || !argument.starts_with("--")) {
            argv[kept++] = argv[i];
        } else if (argument.starts_with(subject_flag)) {
            settings().subject = argument.substr(subject_flag.size());
            setenv(subject_variable, settings().subject.c_str(), 1);
        } else {
            std::fprintf(stderr, "tangency fuzz: unknown flag '%s'; the flag is --subject=NAME, libFuzzer's begin with one dash\n",
                         argv[i]);
            std::exit(2);
        }
    }
    argc = kept;
    argv[argc] = nullptr;
}

}  // namespace tangency::fuzz
