// SPDX-License-Identifier: MIT
// The check of a broad phase as a report, the lists that lose a pair drawn, and as JUnit XML.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "pairs_document.hpp"
#include "report.hpp"

namespace tangency::tools {
namespace {

// A shape's sides in the plane; of a list in space, seen along z.
struct Sides {
    std::array<double, 2> lo{}, hi{};
    bool is_ball = false;
};

Sides sides_of(Part shape, const std::string& form, std::size_t dim) {
    Sides sides;
    sides.is_ball = text_of(shape, "kind") == "ball";
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const double first = shape["numbers"][axis].number(), second = shape["numbers"][sides.is_ball ? dim : dim + axis].number();
        const bool has_center = sides.is_ball || form == "center_half";
        sides.lo[axis] = has_center ? first - second : first;
        sides.hi[axis] = has_center || form == "corner_size" ? first + second : second;
    }
    return sides;
}

// The two shapes of the lost pair are filled.
std::string drawing(Part shown, const std::string& form, std::size_t dim) {
    std::vector<Sides> all;
    for (const Part shape : shown["shapes"]) all.push_back(sides_of(shape, form, dim));
    if (all.empty()) return "";
    std::array<double, 2> lo = all[0].lo, hi = all[0].hi;
    for (const Sides& each : all)
        for (std::size_t axis = 0; axis < 2; ++axis) {
            lo[axis] = std::min(lo[axis], each.lo[axis]);
            hi[axis] = std::max(hi[axis], each.hi[axis]);
        }
    constexpr double width = 320, edge = 16;
    const double extent = std::max({hi[0] - lo[0], hi[1] - lo[1], 1e-300}), unit = (width - 2 * edge) / extent;
    const auto is_lost = [&](std::size_t place) {
        return has_value(shown, "lost") && (shown["lost"][0UL].count() == place || shown["lost"][1UL].count() == place);
    };
    std::string svg = fmt::format("<svg viewBox=\"0 0 {0} {0}\" width=\"{0}\" role=\"img\" aria-label=\"the list\">", width);
    for (std::size_t place = 0; place < all.size(); ++place) {
        const Sides& each = all[place];
        const double x = edge + (each.lo[0] - lo[0]) * unit, y = width - edge - (each.hi[1] - lo[1]) * unit;
        const double across = std::max((each.hi[0] - each.lo[0]) * unit, 2.0), down = std::max((each.hi[1] - each.lo[1]) * unit, 2.0);
        svg += fmt::format(
            "<rect x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\" rx=\"{:.2f}\" fill=\"{}\" fill-opacity=\"0.4\" "
            "stroke=\"currentColor\"/><text x=\"{:.2f}\" y=\"{:.2f}\" font-size=\"11\" fill=\"currentColor\">{}</text>",
            x, y, across, down, each.is_ball ? across / 2 : 0.0, is_lost(place) ? "#d33" : "none", x + across / 2, y + down / 2, place);
    }
    return svg + "</svg>\n";
}

Evidence evidence_of_lists(Part document, Part property) {
    Evidence evidence{.title = fmt::format("{} {}", text_of(property, "id"), text_of(property, "title")),
                      .fault = fmt::format("is violated by {} of {} lists", grouped(count_of(property, "violations")),
                                           grouped(count_of(property, "lists"))),
                      .statement = text_of(property, "statement") + '.'};
    if (!has_value(property, "counterexample")) return evidence;
    evidence.text = lost_pair_text(property);
    if (property["counterexample"]["shapes"].empty() || property["counterexample"].contains("alarm")) return evidence;
    evidence.draw = [document, property] {
        return std::vector{
            InputPicture{.whole = drawing(property["counterexample"], text_of(document, "form"), count_of(document, "dim"))}};
    };
    return evidence;
}

}  // namespace

Report pairs_report(Part document) {
    Report report = report_of(document, "Does this broad phase lose a pair?", text_of(document, "subject"), "check");
    std::string held;
    for (const Part property : document["properties"]) {
        if (text_of(property, "standing") == "held") held += " " + text_of(property, "id");
        if (text_of(property, "id") == "B07" && text_of(property, "standing") == "violated")
            report.add(Paragraph{
                "One list is answered now so, now otherwise (B07): what is shown was asked after other lists, and asked alone may "
                "be answered otherwise."});
    }
    for (const Part property : document["properties"])
        if (has_value(property, "counterexample")) report.add(evidence_of_lists(document, property));
    const auto add = [&report](const std::string& line) { report.summary.push_back(line); };
    const auto count = [document](const char* key) { return grouped(count_of(document, key)); };
    if (!held.empty()) add("held:" + held);
    std::string found = fmt::format("{} candidates for {} exact pairs ({} touching) of {} in all", count("candidates"),
                                    count("exact_pairs"), count("touching_pairs"), count("all_pairs"));
    if (has_value(document, "candidates_per_exact_pair") && has_value(document, "share_of_all_pairs"))
        found += fmt::format(": {:.2f} times as many, {:.1f} % of all", number_of(document, "candidates_per_exact_pair"),
                             100 * number_of(document, "share_of_all_pairs"));
    if (count_of(document, "excused") > 0) found += fmt::format("; {} lost within the band", count("excused"));
    add(found);
    if (has_value(document, "domain")) add(fmt::format("domain: {}; nothing else was asked", text_of(document, "domain")));
    for (const Part alarm : document["certificate_alarms"]) add(alarm.text());
    if (has_value(document, "died") && text_of(document, "verdict") == "failed") add("it was asked no more: " + text_of(document, "died"));
    add("level " + text_of(document, "level"));
    return report;
}

std::string pairs_junit(Part document) {
    return as_junit(document, {.name = "tangency check pairs",
                               .evidence = [document](Part property) { return evidence_of_lists(document, property).text; }});
}

}  // namespace tangency::tools
