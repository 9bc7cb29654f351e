// SPDX-License-Identifier: MIT
// A report on a terminal.
#include <fmt/format.h>

#include <algorithm>

#include "report.hpp"

namespace tangency::tools {
namespace {

std::string text_of_block(const Heading& heading) { return heading.text + '\n'; }
std::string text_of_block(const Paragraph& paragraph) { return paragraph.text + "\n\n"; }
std::string text_of_block(const Evidence& evidence) { return as_text(evidence) + '\n'; }

std::string text_of_block(const List& list) {
    std::string text;
    for (const std::string& item : list.items) text += item + '\n';
    return text + '\n';
}

// How many columns of a terminal it takes, if none of its characters takes two.
std::size_t width_of(std::string_view text) {
    const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins));
}

std::string text_of_block(const Table& table) {
    std::vector<std::string> lines(table.rows.size() + 1);
    std::size_t all = 0;
    for (std::size_t place = 0; place < table.columns.size(); ++place) {
        const Column& column = table.columns[place];
        if (column.shown != Shown::everywhere) continue;
        std::size_t width = width_of(column.title);
        for (const auto& row : table.rows) width = std::max(width, width_of(row[place]));
        for (std::size_t line = 0; line < lines.size(); ++line) {
            const std::string& cell = line == 0 ? column.title : table.rows[line - 1][place];
            const std::string filling(width - width_of(cell), ' ');
            lines[line] += (all == 0 ? "" : "  ") + (column.kind == Column::Kind::number ? filling + cell : cell + filling);
        }
        all += width + (all == 0 ? 0 : 2);
    }
    std::string text;
    for (std::string& line : lines) {
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
        if (&line == &lines.front()) text += std::string(all, '-') + '\n';
    }
    return text + '\n';
}

}  // namespace

std::string as_text(const Evidence& evidence) {
    std::string text = evidence.title;
    if (!evidence.fault.empty()) text += fmt::format(" {}.", evidence.fault);
    if (!evidence.statement.empty()) text += ' ' + evidence.statement;
    return text + '\n' + indented(evidence.text);
}

std::string as_text(const Report& report) {
    std::string text;
    for (const Block& block : report.blocks)
        if (block.shown == Shown::everywhere) text += std::visit([](const auto& content) { return text_of_block(content); }, block.content);
    for (const std::string& line : report.summary) text += line + '\n';
    return text + report.verdict + '\n';
}

}  // namespace tangency::tools
