// SPDX-License-Identifier: MIT
// Flags and environment of a target's run.
#include "settings.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "target.hpp"

namespace tangency::fuzz {
namespace {

constexpr std::string_view artifact_flag = "-artifact_prefix=";

// A setting with its flag and its place in the environment.
struct Known {
    std::string_view flag;
    const char* variable;
    std::string Settings::*setting;
};

constexpr std::array<Known, 3> known_settings{{{"--subject=", "TANGENCY_FUZZ_SUBJECT", &Settings::subject},
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

void read_settings(int& argc, char** argv) {
    int kept = 0;
    for (int i = 0; i < argc; ++i) {
        const std::string_view argument(argv[i]);
        if (argument.starts_with(artifact_flag)) settings().artifact_prefix = argument.substr(artifact_flag.size());
        if (i == 0 || !argument.starts_with("--")) {
            argv[kept++] = argv[i];
        } else if (argument != "--" && !take(argument)) {  // OSS-Fuzz's runner writes a bare `--` before its own flags
            std::fprintf(stderr,
                         "tangency fuzz: unknown flag '%s'; the flags are --subject=NAME, --form=NAME and --break=WHAT, "
                         "libFuzzer's begin with one dash\n",
                         argv[i]);
            std::exit(2);
        }
    }
    argc = kept;
    argv[argc] = nullptr;
}

}  // namespace tangency::fuzz
