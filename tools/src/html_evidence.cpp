// SPDX-License-Identifier: MIT
// Scenes in HTML.
#include "html_evidence.hpp"

#include <fmt/format.h>

#include "html_style.hpp"
#include "scene_svg.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/truth.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::tools::html {

std::string number_table(const properties::Case& scene) {
    std::string rows;
    const auto names = field_names(scene.signature);
    for (std::size_t i = 0; i < names.size(); ++i)
        rows += fmt::format("<tr><th>{}</th><td>{}</td><td>{}</td></tr>", names[i],
                            properties::decimal_text(scene.numbers[i], scene.signature.scalar),
                            properties::hex_text(scene.numbers[i]));
    return fmt::format(R"(<table class="numbers"><tr><th></th><th>decimal</th><th>hexfloat</th></tr>{}</table>)",
                       rows);
}

namespace {

// What a subject answered to a scene beside what the reference says. Where there is no scene (P17), the
// policy expects false.
std::string said(const properties::Case& scene, bool answer, Contract contract) {
    bool expected = false;
    std::string view = escape(properties::reference_view(scene));
    if (!reference::find_defect(scene.signature, scene.row())) {
        const auto truth = properties::find_truth(scene);
        const std::string_view verdict = name_of(truth.verdict);
        expected = properties::intersects(truth, contract);
        view = fmt::format(R"(<span class="word {}">{}</span>{})", verdict, verdict, view.substr(verdict.size()));
    }
    return fmt::format(R"(<p class="said">answered <span class="{}">{} {}</span>; the reference: {}</p>)",
                       answer == expected ? "right" : "wrong", answer, answer == expected ? "✓" : "✗", view);
}

}  // namespace

std::string evidence(const properties::Case& scene, bool answer, Contract contract, bool drawn,
                     std::string_view heading) {
    std::string text = R"(<div class="case">)";
    if (!heading.empty()) text += fmt::format("<h4>{}</h4>", heading);
    const auto defect = reference::find_defect(scene.signature, scene.row());
    if (drawn && !defect) {
        const ScenePicture picture = draw_scene(scene);
        text += fmt::format(R"(<div class="drawn{}"><div class="panels">{}{}</div>)",
                            picture.contact.empty() ? " one" : "", picture.whole, picture.contact);
        if (!picture.caption.empty()) text += fmt::format(R"(<p class="caption">{}</p>)", escape(picture.caption));
        text += "</div>";
    }
    text += R"(<div class="told">)" + said(scene, answer, contract) + number_table(scene);
    if (drawn && defect) text += R"(<p class="caption">Not drawn: with these numbers there is no scene.</p>)";
    return text + "</div></div>\n";
}

}  // namespace tangency::tools::html
