// SPDX-License-Identifier: MIT
// Patterns as sequences of character sets, each taken a fixed number of times but for the last.
#include "schema_pattern.hpp"

#include <bitset>
#include <charconv>
#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

namespace tangency::vectors {
namespace {

using Set = std::bitset<256>;

struct Repeated {
    Set set;
    std::size_t least = 1, most = 1;
};

using Sequence = std::vector<Repeated>;

constexpr std::size_t endless = std::numeric_limits<std::size_t>::max();

class PatternReader {
  public:
    explicit PatternReader(std::string_view pattern) : pattern_(pattern), rest_(pattern) {}

    std::vector<Sequence> read() {
        if (!rest_.starts_with('^') || !rest_.ends_with('$')) refuse();
        rest_ = rest_.substr(1, rest_.size() - 2);
        if (rest_.starts_with('(') && rest_.ends_with(')')) rest_ = rest_.substr(1, rest_.size() - 2);
        std::vector<Sequence> alternatives(1);
        while (!rest_.empty()) {
            if (take() == '|') {
                alternatives.emplace_back();
                continue;
            }
            Sequence& sequence = alternatives.back();
            if (!sequence.empty() && sequence.back().most == endless) refuse();  // it might have to give back
            sequence.push_back({read_set(), 1, 1});
            read_count(sequence.back());
        }
        return alternatives;
    }

  private:
    [[noreturn]] void refuse() const {
        throw std::logic_error("the schema checker knows no pattern like " + std::string(pattern_));
    }

    char take() {
        if (rest_.empty()) refuse();
        taken_ = rest_.front();
        rest_.remove_prefix(1);
        return taken_;
    }

    // The set that the character just taken begins.
    Set read_set() {
        Set set;
        if (taken_ == '.') {
            set.set();
            return set.reset('\n').reset('\r');
        }
        if (std::string_view("\\()*+?{}]^$").find(taken_) != std::string_view::npos) refuse();
        if (taken_ != '[') return set.set(static_cast<unsigned char>(taken_));
        const bool others = rest_.starts_with('^');
        if (others) take();
        while (take() != ']') {
            const auto first = static_cast<unsigned char>(taken_);
            if (first == '\\') refuse();
            const bool range = rest_.size() > 1 && rest_[0] == '-' && rest_[1] != ']';
            if (range) take(), take();
            for (unsigned c = first; c <= static_cast<unsigned char>(taken_); ++c) set.set(c);
        }
        return others ? ~set : set;
    }

    void read_count(Repeated& last) {
        if (rest_.empty()) return;
        if (rest_.front() == '*' || rest_.front() == '+') {
            last = {last.set, rest_.front() == '+' ? std::size_t{1} : 0, endless};
            take();
        } else if (rest_.front() == '{') {
            const std::size_t end = rest_.find('}');
            if (end == std::string_view::npos) refuse();
            const char* const stop = rest_.data() + end;
            if (std::from_chars(rest_.data() + 1, stop, last.least).ptr != stop) refuse();
            last.most = last.least;
            rest_.remove_prefix(end + 1);
        }
    }

    std::string_view pattern_, rest_;
    char taken_ = 0;
};

bool matches_sequence(std::string_view text, const Sequence& sequence) {
    for (const auto& [set, least, most] : sequence) {
        std::size_t count = 0;
        while (count < most && count < text.size() && set[static_cast<unsigned char>(text[count])]) ++count;
        if (count < least) return false;
        text.remove_prefix(count);
    }
    return text.empty();
}

}  // namespace

bool matches_pattern(std::string_view text, std::string_view pattern) {
    static thread_local std::vector<std::pair<std::string, std::vector<Sequence>>> known;
    for (const auto& [name, alternatives] : known)
        if (name == pattern) {
            for (const Sequence& sequence : alternatives)
                if (matches_sequence(text, sequence)) return true;
            return false;
        }
    known.emplace_back(pattern, PatternReader(pattern).read());
    return matches_pattern(text, pattern);
}

}  // namespace tangency::vectors
