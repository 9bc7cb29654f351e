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

/// Writes all of the bytes, however often that takes. False, with errno, where it cannot.
bool write_all(int descriptor, std::string_view bytes);

/// Reads a file to its end.
WholeFile read_whole_file(const std::filesystem::path& file);

/// Writes a file so that it has its old content or the new one, whatever happens meanwhile. Returns why it cannot, as a clause
/// ("No space left on device"); empty if it is written.
std::string write_whole_file(const std::filesystem::path& file, std::string_view bytes);

}  // namespace tangency::tools
