// SPDX-License-Identifier: MIT
// Lines of a stream, read as they arrive: never waits for more than the line that is asked for.
#include "classify_lines.hpp"

#include <algorithm>
#include <utility>

namespace tangency::tools {
namespace {

std::string_view without_cr(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

}  // namespace

LineReader::LineReader(std::streambuf& source, std::function<void()> before_waiting)
    : source_(source), before_waiting_(std::move(before_waiting)) {}

std::optional<LineReader::Line> LineReader::next() {
    carried_.clear();
    bool too_long = false;
    for (bool started = false;; started = true) {
        if (unread_.empty() && !refill()) {
            if (!started) return std::nullopt;
            return Line{without_cr(carried_), too_long};
        }
        bool ended = false;
        const std::string_view piece = take_piece(ended);
        if (ended && !started) return Line{without_cr(piece), false};
        if (carried_.size() + piece.size() > longest_line) too_long = true;
        if (too_long)
            carried_.clear();
        else
            carried_ += piece;
        if (ended) return Line{without_cr(carried_), too_long};
    }
}

bool LineReader::refill() {
    if (source_.in_avail() <= 0) before_waiting_();
    if (source_.sgetc() == std::streambuf::traits_type::eof()) return false;
    // Only what has arrived: asking for a full chunk would wait for it. An unbuffered source knows of nothing.
    const auto room = static_cast<std::streamsize>(chunk_.size());
    const auto arrived = std::clamp<std::streamsize>(source_.in_avail(), 1, room);
    unread_ = {chunk_.data(), static_cast<std::size_t>(source_.sgetn(chunk_.data(), arrived))};
    return true;
}

std::string_view LineReader::take_piece(bool& ended) {
    const std::size_t end = unread_.find('\n');
    ended = end != std::string_view::npos;
    const std::string_view piece = unread_.substr(0, end);
    unread_.remove_prefix(piece.size() + (ended ? 1 : 0));
    return piece;
}

}  // namespace tangency::tools
