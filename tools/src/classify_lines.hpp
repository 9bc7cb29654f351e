// SPDX-License-Identifier: MIT
// Lines of a stream, read as they arrive: never waits for more than the line that is asked for.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <streambuf>
#include <string>
#include <string_view>

namespace tangency::tools {

class LineReader {
public:
    /// A longer line is no case in any notation; keeping it would let one line fill the memory.
    static constexpr std::size_t longest_line = std::size_t{1} << 20;

    struct Line {
        std::string_view text;  ///< without its end, LF or CR LF; valid until the next line is asked for
        bool too_long;          ///< the text was dropped
    };

    /// Calls before_waiting whenever the next read may have to wait for input.
    LineReader(std::streambuf& source, std::function<void()> before_waiting);

    /// The next line, or nothing at the end of input. A last line needs no line end. Throws what the source throws.
    std::optional<Line> next();

private:
    bool refill();
    std::string_view take_piece(bool& ended);

    std::streambuf& source_;
    std::function<void()> before_waiting_;
    std::array<char, std::size_t{1} << 16> chunk_;
    std::string_view unread_;  // the rest of chunk_
    std::string carried_;      // the start of a line that spans chunks
};

}  // namespace tangency::tools
