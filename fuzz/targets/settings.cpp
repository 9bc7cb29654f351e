// SPDX-License-Identifier: MIT
// Flags and environment of a target's run.
#include "settings.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "linked_targets.hpp"

namespace tangency::fuzz {
namespace {

constexpr std::string_view artifact_flag = "-artifact_prefix=";

// A setting with its flag and its place in the environment.
struct Known {
    std::string_view flag;
    const char* variable;
    std::string Settings::*setting;
};

constexpr std::array<Known, 4> known_settings{{{"--subject=", "TANGENCY_FUZZ_SUBJECT", &Settings::subject},
                                               {"--question=", "TANGENCY_FUZZ_QUESTION", &Settings::question},
                                               {"--form=", "TANGENCY_FUZZ_FORM", &Settings::form},
                                               {"--break=", "TANGENCY_FUZZ_BREAK", &Settings::broken}}};

Settings from_environment() {
    Settings read;
    for (const Known& known : known_settings)
        if (const char* value = std::getenv(known.variable)) read.*known.setting = value;
    return read;
}

bool take(std::string_view argument) {
    for (const Known& known : known_settings) {
        if (!argument.starts_with(known.flag)) continue;
        settings().*known.setting = argument.substr(known.flag.size());
        setenv(known.variable, (settings().*known.setting).c_str(), 1);
        return true;
    }
    return false;
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

Question question_of_the_run() {
    if (settings().question.empty()) return Question::box_ball;
    const auto at = std::ranges::find(question_names, settings().question);
    if (at != question_names.end()) return every_question[static_cast<std::size_t>(at - question_names.begin())];
    std::fprintf(stderr, "tangency fuzz: no question is named '%s'; the questions are", settings().question.c_str());
    for (const std::string_view name : question_names) std::fprintf(stderr, " %.*s", static_cast<int>(name.size()), name.data());
    std::fputs("\n", stderr);
    std::exit(2);
}

void read_settings(int& argc, char** argv) {
    int kept = 0;
    for (int i = 0; i < argc; ++i) {
        const std::string_view argument(argv[i]);
        if (argument.starts_with(artifact_flag)) settings().artifact_prefix = argument.substr(artifact_flag.size());
        if (i == 0 || !argument.starts_with("--")) {
            argv[kept++] = argv[i];
        } else if (argument != "--" && !take(argument)) {  // OSS-Fuzz's runner writes a bare `--` before its own flags
            std::fprintf(stderr,
                         "tangency fuzz: unknown flag '%s'; the flags are --subject=NAME, --question=NAME, --form=NAME and "
                         "--break=WHAT, libFuzzer's begin with one dash\n",
                         argv[i]);
            std::exit(2);
        }
    }
    argc = kept;
    argv[argc] = nullptr;
}

}  // namespace tangency::fuzz
