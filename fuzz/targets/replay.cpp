// SPDX-License-Identifier: MIT
// Runs target bodies over stored inputs without libFuzzer, so that any compiler can: fuzz_replay TARGET PATH...
#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "linked_targets.hpp"

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_under(const fs::path& path) {
    if (fs::is_regular_file(path)) return {path};
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path))
        if (entry.is_regular_file()) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<std::uint8_t> bytes_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) throw std::runtime_error("cannot read " + file.string());
    return {std::istreambuf_iterator<char>(stream), {}};
}

// A body that finds something aborts; whoever reads its words wants to know of which file they speak. Exit status 1
// is that of findings, and an ended program says more to a test runner than a killed one.
std::string current_file;

void name_the_file(int) {
    std::fprintf(stderr, "fuzz_replay: this was %s\n", current_file.c_str());
    std::_Exit(1);
}

int replay(const tangency::fuzz::Target& target, const std::vector<fs::path>& paths) {
    std::size_t count = 0;
    for (const fs::path& path : paths)
        for (const fs::path& file : files_under(path)) {
            const std::vector<std::uint8_t> input = bytes_of(file);
            current_file = file.string();
            target.run(input);
            ++count;
        }
    if (count == 0) {
        std::fprintf(stderr, "fuzz_replay: no input under the %zu paths given; a replay of nothing proves nothing\n", paths.size());
        return 2;
    }
    std::printf("%.*s: %zu inputs, no finding\n", static_cast<int>(target.name.size()), target.name.data(), count);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<tangency::fuzz::Target>& targets = tangency::fuzz::linked_targets();
    const std::string wanted = argc > 2 ? argv[1] : "";
    std::signal(SIGABRT, name_the_file);
    for (const tangency::fuzz::Target& target : targets) {
        if (target.name != wanted) continue;
        try {
            return replay(target, {argv + 2, argv + argc});
        } catch (const std::exception& failure) {
            std::fprintf(stderr, "fuzz_replay: %s\n", failure.what());
            return 2;
        }
    }
    std::fprintf(stderr, "usage: fuzz_replay TARGET PATH...; targets:");
    for (const tangency::fuzz::Target& target : targets)
        std::fprintf(stderr, " %.*s", static_cast<int>(target.name.size()), target.name.data());
    std::fprintf(stderr, "\n");
    return 2;
}
