// SPDX-License-Identifier: MIT
// Writing a file in one step.
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <stdexcept>

#include "store.hpp"

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

}  // namespace tangency::tools
