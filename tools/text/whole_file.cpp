// SPDX-License-Identifier: MIT
// Reading a file to its end.
#include "whole_file.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>

namespace tangency::tools {

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

}  // namespace tangency::tools
