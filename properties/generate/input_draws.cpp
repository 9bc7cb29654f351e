// SPDX-License-Identifier: MIT
// Inputs of chosen kinds, one after the other.
#include "tangency/properties/input_draws.hpp"

#include <utility>

#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

// Some draws of a kind make no input.
constexpr int most_draws_an_input = 10'000;

}  // namespace

InputDraws::InputDraws(const Signature& signature, std::vector<InputKind> kinds, std::uint64_t seed)
    : signature_(signature), kinds_(std::move(kinds)), domain_(read_domain("", signature).domain), source_(mix_seed(seed, 0xd4a7)) {}

std::optional<DrawnInput> InputDraws::next() {
    const InputKind kind = kinds_[drawn_ % kinds_.size()];
    source_.keep_to(domain_);
    for (int draw = 0; draw < most_draws_an_input; ++draw)
        if (const auto input = draw_input(source_, signature_, kind)) {
            ++drawn_;
            return DrawnInput{*input, kind, find_verdict(*input)};
        }
    return std::nullopt;
}

}  // namespace tangency::properties
