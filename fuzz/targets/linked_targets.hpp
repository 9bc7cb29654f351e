// SPDX-License-Identifier: MIT
// A fuzz target of the project: a body that takes bytes. libFuzzer runs one of them, the replay runs all.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "tangency/shapes/form.hpp"

namespace tangency::fuzz {

/// One target. `run` returns if the input shows no defect; else it says what is wrong and aborts.
struct Target {
    std::string_view name;  ///< as in tangency_fuzz_target(NAME ...)
    void (*run)(std::span<const std::uint8_t> input);
    std::span<const Signature> (*signatures)() = nullptr;  ///< of which an input's first choice selects one; null: of all
};

/// The targets linked into this program.
std::vector<Target>& linked_targets();

/// Defined once in each target's source, at namespace scope: `const Linked linked{{"name", run}};`
struct Linked {
    explicit Linked(const Target& target) { linked_targets().push_back(target); }
};

}  // namespace tangency::fuzz
