// SPDX-License-Identifier: MIT
// Splitting a command line.
#include "split_command.hpp"

#include <optional>

#include "numbers.hpp"
#include "outside.hpp"

namespace tangency::tools {

std::vector<std::string> split_command(std::string_view command) {
    std::vector<std::string> words;
    std::optional<std::string> word;
    char quote = 0;
    for (std::size_t i = 0; i < command.size(); ++i) {
        const char c = command[i];
        const char next = i + 1 < command.size() ? command[i + 1] : '\0';
        if (quote == 0 && (c == ' ' || c == '\t' || c == '\n')) {
            if (word) words.push_back(std::move(*word));
            word.reset();
            continue;
        }
        if (!word) word.emplace();
        if (c == quote) {
            quote = 0;
        } else if (quote == 0 && (c == '\'' || c == '"')) {
            quote = c;
        } else if (c == '\\' && next != 0 && (quote == 0 || (quote == '"' && (next == '"' || next == '\\')))) {
            *word += next;
            ++i;
        } else {
            *word += c;
        }
    }
    if (quote != 0) throw CannotStart("the command " + quote_token(command) + " leaves a quote open; close it");
    if (word) words.push_back(std::move(*word));
    if (words.empty()) throw CannotStart("the command is empty; give a program and its arguments");
    return words;
}

}  // namespace tangency::tools
