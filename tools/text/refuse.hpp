// SPDX-License-Identifier: MIT
// How what cannot be done is refused.
#pragma once

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace tangency::tools {

/// Throws a runtime_error of these words, which the command says in one line before it ends with status 2.
template <class... Args>
[[noreturn]] void refuse(fmt::format_string<Args...> words, Args&&... args) {
    throw std::runtime_error(fmt::format(words, std::forward<Args>(args)...));
}

}  // namespace tangency::tools
