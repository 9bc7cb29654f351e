// SPDX-License-Identifier: MIT
// Writing reports.
#include "report_file.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iostream>

#include "numbers.hpp"

namespace tangency::tools {

std::optional<std::string> complaint_about_file(std::string_view option, const std::string& file) {
    if (file.empty() || std::ofstream(file, std::ios::binary | std::ios::app)) return std::nullopt;
    return fmt::format("cannot write {} {}; name a file in a folder that exists and can be written to", option, quote_token(file));
}

bool write_report(const std::filesystem::path& file, const std::string& text, std::string_view other) {
    std::ofstream stream(file, std::ios::binary);
    stream << text;
    stream.close();
    if (!stream)
        std::cerr << fmt::format("tangency: cannot write {}; free some room or name another {}\n", quote_token(file.string()), other);
    return static_cast<bool>(stream);
}

}  // namespace tangency::tools
