// SPDX-License-Identifier: MIT
// Reading, passing on and quoting standard error.
#include "outside_errors.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <string_view>
#include <utility>

#include "whole_file.hpp"

namespace tangency::tools {
namespace {

constexpr std::size_t most_kept = 4096, most_quoted = 600;
constexpr int lines_quoted = 6;

}  // namespace

void ErrorStream::open(Descriptor read_end) {
    end_ = std::move(read_end);
    fcntl(end_.get(), F_SETFL, fcntl(end_.get(), F_GETFL) | O_NONBLOCK);
    forget();
}

void ErrorStream::drain() {
    std::array<char, 1 << 14> chunk;
    for (ssize_t count = 0; end_.is_open() && (count = read(end_.get(), chunk.data(), chunk.size())) >= 0;) {
        if (count == 0) return end_.close();
        const std::string_view text(chunk.data(), static_cast<std::size_t>(count));
        if (!is_quiet_) write_all(STDERR_FILENO, text);
        kept_ += text;
        if (kept_.size() > most_kept) kept_.erase(0, kept_.size() - most_kept);
    }
}

std::string ErrorStream::last_lines() const {
    std::string_view text = kept_;
    while (text.ends_with('\n') || text.ends_with('\r')) text.remove_suffix(1);
    std::size_t start = text.size();
    for (int lines = 0; lines < lines_quoted && start > 0; ++lines) {
        const std::size_t line_end = text.rfind('\n', start - 1);
        start = line_end == std::string_view::npos ? 0 : line_end;
    }
    if (start > 0) text.remove_prefix(start + 1);
    if (text.size() > most_quoted) text.remove_prefix(text.size() - most_quoted);
    std::string safe;
    for (const char c : text) {
        if ((c >= ' ' && c <= '~') || c == '\n')
            safe += c;
        else if (c != '\r')
            safe += c == '\t' ? "    " : fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    }
    return safe;
}

}  // namespace tangency::tools
