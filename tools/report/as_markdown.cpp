// SPDX-License-Identifier: MIT
// A report as Markdown.
#include <fmt/format.h>

#include "report.hpp"

namespace tangency::tools {
namespace {

std::string markdown_of(const Heading& heading) {
    return fmt::format("{} {}\n", std::string(static_cast<std::size_t>(heading.level), '#'), heading.text);
}
std::string markdown_of(const Paragraph& paragraph) { return paragraph.text + '\n'; }

std::string markdown_of(const List& list) {
    std::string text;
    for (const std::string& item : list.items) text += "- " + item + '\n';
    return text;
}

std::string markdown_of(const Evidence& evidence) {
    return as_text(Evidence{.title = evidence.title, .fault = evidence.fault, .statement = evidence.statement}) + "\n```text\n" +
           evidence.text + (evidence.text.ends_with('\n') ? "" : "\n") + "```\n";
}

// A bar would end a cell.
std::string cell(std::string_view text) {
    std::string escaped;
    for (const char c : text) escaped += c == '|' ? std::string("\\|") : std::string(1, c);
    return escaped;
}

std::string markdown_of(const Table& table) {
    std::vector<std::string> lines(table.rows.size() + 2, "|");
    for (std::size_t place = 0; place < table.columns.size(); ++place) {
        if (table.columns[place].shown == Shown::on_page) continue;
        lines[0] += fmt::format(" {} |", table.columns[place].title);
        lines[1] += " --- |";
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            const std::string& words = table.rows[row][place];
            lines[row + 2] += words.empty() ? "  |" : fmt::format(" {} |", cell(words));
        }
    }
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

}  // namespace

std::string as_markdown(const Report& report) {
    std::string text = fmt::format("# {}\n", report.title);
    const auto add = [&text](const std::string& block) { text += '\n' + block; };
    for (const std::string& words : {report.subtitle, report.verdict})
        if (!words.empty()) add(words + '\n');
    if (!report.summary.empty()) add(markdown_of(List{report.summary}));
    for (const Block& block : report.blocks)
        if (block.shown != Shown::on_page) add(std::visit([](const auto& content) { return markdown_of(content); }, block.content));
    return text;
}

}  // namespace tangency::tools
