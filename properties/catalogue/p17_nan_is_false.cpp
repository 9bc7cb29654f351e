// SPDX-License-Identifier: MIT
// P17: NaN anywhere is no intersection (recommendation).
#include "instances.hpp"

#include <cstdlib>
#include <limits>

namespace tangency::properties {
namespace {

std::optional<Instance> p17_instance(Source& source, const Signature& signature) {
    const LatticeInput input = draw_lattice(source, signature);
    const auto place = source.below(static_cast<std::uint32_t>(number_count(signature)));
    auto instance = lattice_instance(Expectation::miss, {input}, signature, source.domain());
    if (instance) instance->inputs[0].numbers[place] = std::numeric_limits<double>::quiet_NaN();
    return instance;
}

double part_with_nan(const Signature&, const Domain& domain) { return domain.is_whole() || domain.nan ? 1 : 0; }

}  // namespace

Property p17_nan_is_false() {
    return {.id = "P17",
            .title = "NaN is false",
            .statement = "An input with a NaN in any place is answered false.",
            .proof =
                "A policy, not a theorem: accept-style comparisons give it, reject-style ones do not. "
                "Nothing here is blamed unless P17 is required by name.",
            .level = Level::none,
            .recommendation = true,
            .applies = to_every_form,
            .on_lattice = true,
            .share = 4000,
            .instance = p17_instance,
            .part_in_domain = part_with_nan};
}

}  // namespace tangency::properties
