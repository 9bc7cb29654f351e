// SPDX-License-Identifier: MIT
// JUnit XML of a document that has properties and a verdict.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "json.hpp"

namespace tangency::tools::junit {

/// What stands in a test case: a "failure", "skipped" or "error".
std::string element(std::string_view name, std::string_view message, std::string_view text);

/// What a document's kind adds to its page.
struct Suite {
    std::string name;
    std::function<std::string(Part property)> body;  ///< the element of a property that is not plainly held, or nothing
    std::string told{};                              ///< beneath the error of a function that does not answer
    std::string notes{};                             ///< after the verdict line
};

/// One suite with one test case a property, and behind them one of the function itself, which is an error where it does not answer.
std::string page(Part document, const Suite& suite);

}  // namespace tangency::tools::junit
