// SPDX-License-Identifier: MIT
// A report as a page.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <set>

#include "html_style.hpp"
#include "report.hpp"
#include "tangency/shapes/level.hpp"

namespace tangency::tools {
namespace {

// Words between backticks as code.
std::string inline_html(std::string_view text) {
    std::string html = escape(text);
    bool open = false;
    for (std::size_t at = html.find('`'); at != std::string::npos; at = html.find('`', at)) {
        if (!open && html.find('`', at + 1) == std::string::npos) break;
        html.replace(at, 1, open ? "</code>" : "<code>");
        open = !open;
    }
    return html;
}

// Four steps, filled as far as the level reaches, and its name; of other words these alone.
std::string level_html(std::string_view words) {
    const bool is_unexpected = words.ends_with('!');
    if (is_unexpected) words.remove_suffix(1);
    std::string html = escape(words);
    const auto level = std::ranges::find(level_names, words);
    if (level != level_names.end()) {
        std::string steps;
        for (int step = 1; step <= 4; ++step) steps += step <= level - level_names.begin() ? R"(<i class="on"></i>)" : "<i></i>";
        html = fmt::format(R"(<span class="level{}"><span class="ladder" aria-hidden="true">{}</span>{}</span>)",
                           words == "none" ? " wrong" : "", steps, words);
    }
    return html + (is_unexpected ? R"( <span class="wrong">✗ unexpected</span>)" : "");
}

std::string drawing_html(const InputPicture& picture) {
    std::string html = fmt::format(R"(<div class="drawn{}"><div class="panels">{}{}</div>)", picture.contact.empty() ? " one" : "",
                                   picture.whole, picture.contact);
    if (!picture.caption.empty()) html += fmt::format(R"(<p class="caption">{}</p>)", escape(picture.caption));
    return html + "</div>";
}

class Page {
public:
    explicit Page(const Report& report) {
        for (const Block& block : report.blocks) {
            if (const auto* heading = std::get_if<Heading>(&block.content)) anchors_.insert(heading->anchor);
            if (const auto* table = std::get_if<Table>(&block.content))
                for (std::size_t place = 0; place < table->columns.size(); ++place)
                    if (table->columns[place].kind == Column::Kind::anchor)
                        for (const auto& row : table->rows) anchors_.insert(row[place]);
        }
        anchors_.erase("");
        for (const Block& block : report.blocks) std::visit([this](const auto& content) { add(content); }, block.content);
        close_card();
    }

    const std::string& html() const { return html_; }

private:
    // The words that are anchors lead there.
    std::string linked(std::string_view text) const {
        std::string html;
        while (!text.empty()) {
            const auto is_of_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
            const auto end = static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_of_word) - text.begin());
            const std::string word(text.substr(0, std::max<std::size_t>(end, 1)));
            html += anchors_.contains(word) ? fmt::format(R"(<a href="#{0}">{0}</a>)", word) : escape(word);
            text.remove_prefix(word.size());
        }
        return html;
    }

    std::string words(std::string_view text, bool links) const { return links ? linked(text) : inline_html(text); }

    std::string cell(const Column& column, const std::string& text) const {
        switch (column.kind) {
            case Column::Kind::anchor: return fmt::format("<b>{}</b>", escape(text));
            case Column::Kind::links: return linked(text);
            case Column::Kind::level: return level_html(text);
            case Column::Kind::standing:
                return fmt::format(R"(<span class="{}">{}</span>)", text == "violated" ? "wrong" : text == "held" ? "right" : "soft", text);
            case Column::Kind::words:
            case Column::Kind::number: break;
        }
        return inline_html(text);
    }

    void close_card() {
        if (in_card_) html_ += "</article>\n";
        in_card_ = false;
    }

    void add(const Heading& heading) {
        close_card();
        in_card_ = heading.level == 3;
        const std::string id = heading.anchor.empty() ? "" : fmt::format(R"( id="{}")", heading.anchor);
        if (in_card_)
            html_ += fmt::format("<article class=\"card\"{}>\n<h3>{}</h3>\n", id, inline_html(heading.text));
        else
            html_ += fmt::format("<h{0}{1}>{2}</h{0}>\n", heading.level, id, inline_html(heading.text));
    }

    void add(const Paragraph& paragraph) { html_ += fmt::format("<p>{}</p>\n", words(paragraph.text, paragraph.links)); }

    void add(const List& list) {
        html_ += "<ul>\n";
        for (const std::string& item : list.items) html_ += fmt::format("<li>{}</li>\n", words(item, list.links));
        html_ += "</ul>\n";
    }

    void add(const Table& table) {
        // Whoever has no mouse scrolls what has the focus.
        html_ += R"(<div class="scroll" tabindex="0"><table><thead><tr>)";
        const auto kind = [](const Column& column) { return column.kind == Column::Kind::number ? R"( class="n")" : ""; };
        for (const Column& column : table.columns) html_ += fmt::format(R"(<th scope="col"{}>{}</th>)", kind(column), escape(column.title));
        html_ += "</tr></thead><tbody>\n";
        for (const auto& row : table.rows) {
            std::string cells, id;
            for (std::size_t place = 0; place < row.size(); ++place) {
                const Column& column = table.columns[place];
                if (column.kind == Column::Kind::anchor) id = fmt::format(R"( id="{}")", escape(row[place]));
                cells += fmt::format(R"(<td{} data-of="{}">{}</td>)", kind(column), escape(column.title), cell(column, row[place]));
            }
            html_ += fmt::format("<tr{}>{}</tr>\n", id, cells);
        }
        html_ += "</tbody></table></div>\n";
    }

    void add(const Evidence& evidence) {
        html_ += fmt::format(R"(<details{}><summary><b{}>{} {}</b> <small>{}</small></summary>)", evidence.is_open ? " open" : "",
                             evidence.is_wrong ? R"( class="wrong")" : "", evidence.is_wrong ? "✗" : "△", escape(evidence.title),
                             escape(evidence.fault));
        if (!evidence.statement.empty()) html_ += fmt::format("<p>{}</p>", inline_html(evidence.statement));
        std::string drawings;
        if (evidence.draw)
            for (const InputPicture& picture : evidence.draw()) drawings += drawing_html(picture);
        if (!drawings.empty()) html_ += fmt::format(R"(<div class="drawings">{}</div>)", drawings);
        html_ += fmt::format("<pre>{}</pre></details>\n", escape(evidence.text));
    }

    std::set<std::string> anchors_;
    std::string html_;
    bool in_card_ = false;
};

// A heading up to its colon.
std::string navigation(const Report& report) {
    std::string links;
    for (const Block& block : report.blocks)
        if (const auto* heading = std::get_if<Heading>(&block.content); heading != nullptr && heading->level == 2)
            links += fmt::format("<a href=\"#{}\">{}</a>\n", heading->anchor, escape(heading->text.substr(0, heading->text.find(':'))));
    return links.empty() ? "" : fmt::format("<nav aria-label=\"sections\">\n{}</nav>\n", links);
}

std::string banner(const Report& report) {
    static constexpr std::string_view kinds[] = {"", " bad", " warn"}, marks[] = {"✓", "✗", "◐"};
    const auto mood = static_cast<std::size_t>(report.mood);
    std::string lines;
    for (const std::string& line : report.summary) lines += fmt::format("<li>{}</li>\n", escape(line));
    if (!lines.empty()) lines = fmt::format("<ul>\n{}</ul>\n", lines);
    // Beside the sentence, the case and its cause, who wants them all unfolds them.
    if (!lines.empty() && !report.told.empty())
        lines = fmt::format("<details><summary>Levels, properties, counts</summary>\n{}</details>\n", lines);
    const std::string told = report.told.empty() ? "" : fmt::format("<pre>{}</pre>\n", escape(report.told));
    return fmt::format("<div class=\"verdict{}\">{} {}</div>\n{}{}", kinds[mood], marks[mood],
                       escape(report.sentence.empty() ? report.verdict : report.sentence), told, lines);
}

}  // namespace

std::string escape(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            case '\'': safe += "&#39;"; break;
            default: safe += c;
        }
    }
    return safe;
}

std::string as_html(const Report& report) {
    return fmt::format(R"(<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<title>Tangency {}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>{}</style></head>
<body>
<header>
<h1>{}</h1>
<p>{}</p>
{}{}</header>
<main>
{}</main>
<footer>Made by <code>tangency {}</code>{}. Words: a gap is the distance between the shapes, of a ball that of its centre minus
the radius; a tie is a gap of zero; closed counts touching as a hit, open does not.</footer>
</body></html>
)",
                       report.verb, style_sheet, escape(report.title), escape(report.subtitle), banner(report), navigation(report),
                       Page(report).html(), report.verb, report.seconds ? fmt::format(" in {:.1f} s", *report.seconds) : "");
}

}  // namespace tangency::tools
