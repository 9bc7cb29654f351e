// SPDX-License-Identifier: MIT
// Options that count.
#include "whole_number.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <string>

#include "numbers.hpp"

namespace tangency::tools {

CLI::Validator whole_number() {
    const auto read = [](std::string& text) -> std::string {
        std::uint64_t number = 0;
        const char* const end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, number);
        if (text.empty() || stop != end || error != std::errc())
            return fmt::format("{} is no whole number from 0 to {}", quote_token(text),
                               std::numeric_limits<std::uint64_t>::max());
        text.erase(0, std::min(text.find_first_not_of('0'), text.size() - 1));
        return {};
    };
    return {read, "WHOLE NUMBER"};
}

}  // namespace tangency::tools
