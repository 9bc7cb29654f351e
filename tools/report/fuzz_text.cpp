// SPDX-License-Identifier: MIT
// The document of a fuzz campaign as text.
#include "fuzz_text.hpp"

#include <fmt/format.h>

#include "document.hpp"

namespace tangency::tools {

std::string fuzz_text(Part campaign) {
    std::string text = fmt::format("{:>5}  {:>19}  {:>12}  {:>12}  {:>12}\n", "round", "inputs", "kept", "corpus", "features");
    std::size_t round = 0;
    for (const Part each : campaign["rounds"])
        text += fmt::format("{:>5}  {:>19}  {:>12}  {:>12}  {:>12}\n", ++round, grouped(count_of(each, "inputs")),
                            grouped(count_of(each, "kept")), grouped(count_of(each, "corpus")), grouped(count_of(each, "features")));
    for (const Part finding : campaign["findings"])
        text +=
            fmt::format("\n{} {}, found {}, first in round {}:\n{}\n", text_of(finding, "kind"), text_of(finding, "sha256").substr(0, 16),
                        counted(count_of(finding, "times"), "time"), count_of(finding, "round"), indented(text_of(finding, "said")));
    return text + '\n' + text_of(campaign, "verdict_line") + '\n';
}

}  // namespace tangency::tools
