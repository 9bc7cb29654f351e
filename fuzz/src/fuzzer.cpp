// SPDX-License-Identifier: MIT
// A user's function under a fuzzing driver.
#include "tangency/fuzz/target.hpp"

#include <utility>

namespace tangency::fuzz {

void Fuzzer::read_flags(int argc, const char* const* argv) {
    constexpr std::string_view flag = "-artifact_prefix=";
    for (int i = 1; i < argc; ++i)
        if (std::string_view(argv[i]).starts_with(flag)) artifact_prefix_ = std::string_view(argv[i]).substr(flag.size());
}

void Fuzzer::play(std::span<const std::uint8_t> input) {
    const Construction construction = decode(input);
    const Signature& signature = hunt_.subject().signature;
    const properties::Draft draft = build(construction, signature);
    if (auto charge = hunt_.examine(draft, chosen_property(construction, signature, draft)))
        accuse(hunt_, std::move(*charge), artifact_prefix_, "tangency fuzz explain");
}

}  // namespace tangency::fuzz
