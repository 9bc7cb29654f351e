// SPDX-License-Identifier: MIT
// What the tests of drawings read off a drawing.
#pragma once

#include <cmath>
#include <regex>
#include <string>

#include "input_svg.hpp"
#include "markup.hpp"

namespace tangency::tools {

/// The first thing wrong with the markup of a picture, or nothing.
inline std::string flaw_of(const InputPicture& picture) {
    for (const std::string& svg : {picture.whole, picture.contact}) {
        if (svg.find("nan") != std::string::npos || svg.find("inf") != std::string::npos) return "not finite: " + svg;
        if (const std::string flaw = find_markup_flaw(svg); !flaw.empty()) return flaw;
    }
    if (picture.whole.empty()) return "nothing is drawn";
    return picture.contact.empty() == !picture.zoom ? "" : "a zoom without its panel, or the other way round";
}

/// The attribute of the element of a class, wherever in the drawing it is.
inline double attribute(const std::string& svg, const std::string& kind, const std::string& name) {
    std::smatch found;
    const std::regex pattern("class=\"" + kind + "\"[^>]* " + name + "=\"([^\"]*)\"");
    return std::regex_search(svg, found, pattern) ? std::stod(found[1]) : std::nan("");
}

}  // namespace tangency::tools
