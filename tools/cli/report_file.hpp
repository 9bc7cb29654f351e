// SPDX-License-Identifier: MIT
// The files that a verb writes its report into.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace tangency::tools {

/// Why an option's file cannot be written, nothing if it can or none is named. Asked before the work, so that a typing error does not
/// cost a run. An old report is not touched yet.
std::optional<std::string> complaint_about_file(std::string_view option, const std::string& file);

/// Writes a report, or says on standard error that it cannot, and to name another `other`. Returns whether it is written.
bool write_report(const std::filesystem::path& file, const std::string& text, std::string_view other = "file");

}  // namespace tangency::tools
