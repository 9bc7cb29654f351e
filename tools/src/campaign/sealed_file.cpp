// SPDX-License-Identifier: MIT
// Writing files in one step, sealed by their SHA-256.
#include "sealed_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "vectors/sha256.hpp"
#include "whole_file.hpp"

namespace tangency::tools {
namespace {

// No two processes write by the same name, not even on two machines that share the folder.
std::filesystem::path name_of_own(const std::filesystem::path& file) {
    std::array<char, 256> host{};
    gethostname(host.data(), host.size() - 1);
    return file.parent_path() / fmt::format(".{}.{}.{}", file.filename().string(), host.data(), getpid());
}

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    // Or a crash of the machine could leave the new name with nothing behind it.
    return fsync(descriptor) == 0;
}

constexpr std::size_t seal_length = 64 + 1;

bool is_sealed(std::string_view text) {
    if (text.size() < seal_length) return false;
    const std::string_view content = text.substr(0, text.size() - seal_length);
    return text.substr(content.size()) == vectors::sha256_text(content) + '\n';
}

}  // namespace

void write_at_once(const std::filesystem::path& file, const std::string& text) {
    const std::filesystem::path own = name_of_own(file);
    const int descriptor = ::open(own.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    bool written = descriptor >= 0 && write_all(descriptor, text);
    int fault = written ? 0 : errno;
    if (descriptor >= 0) ::close(descriptor);
    if (written && std::rename(own.c_str(), file.c_str()) != 0) {
        fault = errno;
        written = false;
    }
    if (written) return;
    ::unlink(own.c_str());
    throw std::runtime_error(
        fmt::format("cannot write {}: {}; free some room or name another folder", file.string(), std::strerror(fault)));
}

std::string read_file(const std::filesystem::path& file) {
    WholeFile whole = read_whole_file(file);
    if (!whole.fault.empty()) throw std::runtime_error(fmt::format("cannot read {}: {}", file.string(), whole.fault));
    return std::move(whole.bytes);
}

void write_sealed(const std::filesystem::path& file, const Json& document) {
    const std::string line = to_line(document) + '\n';
    write_at_once(file, line + vectors::sha256_text(line) + '\n');
}

Json read_sealed(const std::filesystem::path& file, const std::string& mend) {
    const std::string text = read_file(file);
    if (!is_sealed(text)) throw std::runtime_error(fmt::format("{} is damaged; {}", file.string(), mend));
    return Json::parse(text.substr(0, text.size() - seal_length));
}

}  // namespace tangency::tools
