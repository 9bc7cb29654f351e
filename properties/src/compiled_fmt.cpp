// SPDX-License-Identifier: MIT
// {fmt} compiled in, once for the checker and what rests on it, so that their package needs no {fmt}.
#ifndef FMT_HEADER_ONLY
#define FMT_HEADER_ONLY 1
#endif
#include <fmt/format.h>

#include <string>

namespace {

// All that fmt::format needs of {fmt}'s own library. It is inline here, so that a program which links {fmt} too has no second definition.
[[gnu::used]] std::string (*const vformat)(fmt::string_view, fmt::format_args) = &fmt::vformat;

}  // namespace
