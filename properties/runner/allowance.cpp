// SPDX-License-Identifier: MIT
// Excusing wrong answers where either answer is right.
#include "tangency/properties/allowance.hpp"

#include <algorithm>

#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::properties {
namespace {

bool is_valid(const Input& input) { return !find_defect(input); }

bool is_tie(const Input& input) { return is_valid(input) && find_verdict(input) == reference::Verdict::touching; }

}  // namespace

bool has_tie(const Instance& instance) {
    if (instance.answer && instance.inputs.size() == 1) return instance.answer->verdict == reference::Verdict::touching;
    return std::any_of(instance.inputs.begin(), instance.inputs.end(), is_tie);
}

bool forgives(const Allowance& allowance, const Instance& instance, double k) {
    if (instance.expectation == Expectation::pure || allowance.forgives_nothing()) return false;
    if (allowance.ties && has_tie(instance)) return true;
    return allowance.margin && std::any_of(instance.inputs.begin(), instance.inputs.end(), [&](const Input& input) {
               return is_valid(input) && lies_in(find_reference_answer(input), allowance.margin->lo, allowance.margin->hi, k);
           });
}

void TieTally::add(reference::Region region, bool answer) { ++(answer ? of(region).yes : of(region).no); }

void TieTally::add(const TieTally& other) {
    for (std::size_t i = 0; i < by_region.size(); ++i) {
        by_region[i].yes += other.by_region[i].yes;
        by_region[i].no += other.by_region[i].no;
    }
}

}  // namespace tangency::properties
