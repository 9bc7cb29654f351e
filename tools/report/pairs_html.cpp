// SPDX-License-Identifier: MIT
// The check of a broad phase as a page: the lists that lose a pair are drawn, the two shapes of it filled.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "document.hpp"
#include "html_evidence.hpp"
#include "html_style.hpp"
#include "pairs_document.hpp"

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

}  // namespace

std::string pairs_html(Part document) {
    using html::escape;
    std::string page = html::page_head("Tangency check");
    page += fmt::format("<header>\n<h1>Does this broad phase lose a pair?</h1>\n<p>{}</p>\n{}</header>\n<main>\n",
                        escape(text_of(document, "subject")), html::verdict_banner(document));
    for (const Part property : document["properties"]) {
        if (!has_value(property, "counterexample")) continue;
        page += fmt::format("<article class=\"card\"><h3>{} {}</h3><p>{}. {} of {} lists do not.</p>\n{}<pre>{}</pre></article>\n",
                            text_of(property, "id"), escape(text_of(property, "title")), escape(text_of(property, "statement")),
                            grouped(count_of(property, "violations")), grouped(count_of(property, "lists")),
                            drawing(property["counterexample"], text_of(document, "form"), count_of(document, "dim")),
                            escape(lost_pair_text(property)));
    }
    page += "<h2>In numbers</h2>\n<pre>" + escape(pairs_text(document)) + "</pre>\n";
    return page + html::page_foot("check");
}

}  // namespace tangency::tools
