// SPDX-License-Identifier: MIT
// Reading a file to its end, and writing one in one step.
#include "whole_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <system_error>

namespace tangency::tools {
namespace {

// No two processes write by the same name, not even on two machines that share the folder.
std::filesystem::path name_of_own(const std::filesystem::path& file) {
    std::array<char, 256> host{};
    gethostname(host.data(), host.size() - 1);
    return file.parent_path() / fmt::format(".{}.{}.{}", file.filename().string(), host.data(), getpid());
}

}  // namespace

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

WholeFile read_whole_file(const std::filesystem::path& file) {
    std::error_code error;
    if (std::filesystem::is_directory(file, error)) return {{}, "it is a folder"};
    WholeFile whole;
    errno = 0;
    std::ifstream in(file, std::ios::binary);
    for (std::array<char, 1 << 14> part; in;) {
        in.read(part.data(), part.size());
        whole.bytes.append(part.data(), static_cast<std::size_t>(in.gcount()));
    }
    if (!in.eof()) whole.fault = errno != 0 ? std::strerror(errno) : "it is no file";
    return whole;
}

std::string write_whole_file(const std::filesystem::path& file, std::string_view bytes) {
    const std::filesystem::path own = name_of_own(file);
    const int descriptor = ::open(own.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    // Or a crash of the machine could leave the new name with nothing behind it.
    bool written = descriptor >= 0 && write_all(descriptor, bytes) && fsync(descriptor) == 0;
    int fault = written ? 0 : errno;
    if (descriptor >= 0) ::close(descriptor);
    if (written && std::rename(own.c_str(), file.c_str()) != 0) {
        fault = errno;
        written = false;
    }
    if (written) return {};
    ::unlink(own.c_str());
    return std::strerror(fault);
}

}  // namespace tangency::tools
