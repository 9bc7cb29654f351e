// SPDX-License-Identifier: MIT
// Options that count: whole numbers as people write them.
#pragma once

#include <CLI/Error.hpp>
#include <CLI/Validators.hpp>

namespace tangency::tools {

/// Lets through decimal digits that fit 64 bits, without the zeros before them, and names what else stands there.
/// CLI11 alone reads 010 as eight and every number beyond 64 bits as the largest.
CLI::Validator whole_number();

}  // namespace tangency::tools
