// SPDX-License-Identifier: MIT
// Blocks that the documents of several verbs have.
#include "report.hpp"

#include <fmt/format.h>

#include <utility>

namespace tangency::tools {

Report report_of(Part document, std::string title, std::string subtitle, std::string verb) {
    const std::string& verdict = text_of(document, "verdict");
    // Those of a check alone have them.
    const bool has_sentence = document.contains("sentence");
    std::string told = has_sentence ? as_short_text(document) : "";
    if (has_sentence && told.starts_with(text_of(document, "sentence"))) told.erase(0, told.find('\n') + 1);
    return {.title = std::move(title),
            .subtitle = std::move(subtitle),
            .verb = std::move(verb),
            .verdict = text_of(document, "verdict_line"),
            .sentence = has_sentence ? text_of(document, "sentence") : "",
            .told = std::move(told),
            .mood = verdict == "holds"    ? Mood::good
                    : verdict == "failed" ? Mood::bad
                                          : Mood::unknown};
}

Table property_table(Part properties) {
    using enum Column::Kind;
    Table table{.columns = {{"id", anchor}, {"property"}, {"level", level}, {"statement"}, {"why it holds of every right function"}}};
    for (const Part property : properties)
        table.rows.push_back({text_of(property, "id"), text_of(property, "title"), text_of(property, "level"),
                              text_of(property, "statement"), text_of(property, "proof")});
    return table;
}

std::vector<InputPicture> pictures_of(Part counterexample, const Signature& signature) {
    std::vector<InputPicture> pictures;
    if (text_of(counterexample, "expects") == "pure") return pictures;
    for (const Part shown : counterexample["cases"]) {
        // Numbers that are no shapes have no verdict.
        InputPicture picture = has_value(shown, "verdict")
                                   ? draw_input(input_of(shown, signature))
                                   : InputPicture{.caption = "Not drawn: with these numbers there is no valid input."};
        if (count_of(counterexample, "calls") > 1) picture.caption = fmt::format("Call {}. {}", count_of(shown, "place"), picture.caption);
        pictures.push_back(std::move(picture));
    }
    return pictures;
}

std::string legend_of(Question question) {
    if (question != Question::box_ball)
        return "In the drawings the first shape of the row is ochre, the second blue; the thick line is a segment or a way.";
    return "In the drawings the box is ochre, the circle blue, ◆ the nearest point of the box, the dashed line the distance, the thick "
           "line the gap or overlap between nearest point and rim; a bar counts ulps, the spacing of floats at the input's largest number. "
           "Sizes and places are true in every panel.";
}

}  // namespace tangency::tools
