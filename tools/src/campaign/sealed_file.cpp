// SPDX-License-Identifier: MIT
// Files sealed by their SHA-256.
#include "sealed_file.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "refuse.hpp"
#include "sha256.hpp"
#include "whole_file.hpp"

namespace tangency::tools {
namespace {

constexpr std::size_t seal_length = 64 + 1;

bool is_sealed(std::string_view text) {
    if (text.size() < seal_length) return false;
    const std::string_view content = text.substr(0, text.size() - seal_length);
    return text.substr(content.size()) == sha256_text(content) + '\n';
}

}  // namespace

void write_at_once(const std::filesystem::path& file, const std::string& text) {
    const std::string fault = write_whole_file(file, text);
    if (!fault.empty()) refuse("cannot write {}: {}; free some room or name another folder", file.string(), fault);
}

std::string read_file(const std::filesystem::path& file) {
    WholeFile whole = read_whole_file(file);
    if (!whole.fault.empty()) refuse("cannot read {}: {}", file.string(), whole.fault);
    return std::move(whole.bytes);
}

void write_sealed(const std::filesystem::path& file, const Json& document) {
    const std::string line = to_line(document) + '\n';
    write_at_once(file, line + sha256_text(line) + '\n');
}

Json read_sealed(const std::filesystem::path& file, const std::string& hint) {
    const std::string text = read_file(file);
    if (!is_sealed(text)) refuse("{} is damaged; {}", file.string(), hint);
    return Json::parse(text.substr(0, text.size() - seal_length));
}

}  // namespace tangency::tools
