// SPDX-License-Identifier: MIT
// Files read and written whole, or why they are not.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace tangency::tools {

struct WholeFile {
    std::string bytes;
    std::string fault;  ///< why it cannot be read, as a clause ("it is a folder"); empty if it was read
};

/// Reads a file to its end.
WholeFile read_whole_file(const std::filesystem::path& file);

/// Writes a file so that it has its old content or the new one, whatever happens meanwhile. Returns why it cannot, as a clause
/// ("No space left on device"); empty if it is written.
std::string write_whole_file(const std::filesystem::path& file, std::string_view bytes);

}  // namespace tangency::tools
