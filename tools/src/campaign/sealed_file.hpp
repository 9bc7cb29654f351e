// SPDX-License-Identifier: MIT
// Files of a campaign that are whole or not there, and tell whether they were damaged.
#pragma once

#include <filesystem>
#include <string>

#include "json.hpp"

namespace tangency::tools {

/// @name Each throws std::runtime_error with one line that names the file and the hint.
/// @{

/// Writes a file so that it has its old content or the new one, whatever happens meanwhile.
void write_at_once(const std::filesystem::path& file, const std::string& text);

/// A file's bytes.
std::string read_file(const std::filesystem::path& file);

/// Writes the document on one line, and behind it the SHA-256 of that line.
void write_sealed(const std::filesystem::path& file, const Json& document);

/// The document that write_sealed wrote. `hint` says what to do with a file that is damaged.
Json read_sealed(const std::filesystem::path& file, const std::string& hint);
/// @}

}  // namespace tangency::tools
