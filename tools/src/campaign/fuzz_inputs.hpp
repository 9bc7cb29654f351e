// SPDX-License-Identifier: MIT
// Inputs of a fuzzer as a set, and a folder to hand them over in.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>

namespace tangency::tools {

struct SmallestFirst {
    bool operator()(const std::string& a, const std::string& b) const { return a.size() != b.size() ? a.size() < b.size() : a < b; }
};

/// Inputs, each once, in an order that does not depend on folders.
using FuzzInputs = std::set<std::string, SmallestFirst>;

/// The inputs in the folder and below it. Throws std::runtime_error if there are none to read.
FuzzInputs read_corpus(const std::string& folder);

/// The SHA-256 of the inputs, whatever their names.
std::string hash_of(const FuzzInputs& inputs);

/// A folder for files that nobody needs later, removed with its owner.
class ScratchFolder {
public:
    /// Throws std::runtime_error.
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

/// Writes a file that can be made again. Throws std::runtime_error.
void write_scratch(const std::filesystem::path& file, std::string_view bytes);

}  // namespace tangency::tools
