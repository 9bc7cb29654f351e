// SPDX-License-Identifier: MIT
// A file as bytes, or why there are none.
#pragma once

#include <filesystem>
#include <string>

namespace tangency::tools {

struct WholeFile {
    std::string bytes;
    std::string fault;  ///< why it cannot be read, as a clause ("it is a folder"); empty if it was read
};

/// Reads a file to its end.
WholeFile read_whole_file(const std::filesystem::path& file);

}  // namespace tangency::tools
