// SPDX-License-Identifier: MIT
// The table of signatures that inputs select from.
#include "tangency/fuzz/signatures.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace tangency::fuzz {
namespace {

constexpr std::size_t count_signatures() {
    std::size_t count = 0;
    for (const FormName& form : all_forms)
        for (std::size_t dim = 2; dim <= 3; ++dim) count += form.exists_in(dim) ? scalar_names.size() : 0;
    return count;
}

constexpr auto list_signatures() {
    std::array<Signature, count_signatures()> list{};
    std::size_t place = 0;
    for (const FormName& form : all_forms)
        for (std::size_t dim = 2; dim <= 3; ++dim)
            for (const ScalarType scalar : every_scalar)
                if (form.exists_in(dim)) list[place++] = {form.form, scalar, dim, form.orientation};
    return list;
}

constexpr auto signatures = list_signatures();

}  // namespace

std::span<const Signature> played_signatures() { return signatures; }

const Signature& signature_of(std::uint32_t choice) { return signatures[choice % signatures.size()]; }

const Signature& signature_of(std::uint32_t choice, std::span<const Signature> played) {
    const auto at = std::find(played.begin(), played.end(), signature_of(choice));
    return at != played.end() ? *at : played[choice % played.size()];
}

std::size_t place_of(const Signature& signature) {
    return static_cast<std::size_t>(std::find(signatures.begin(), signatures.end(), signature) - signatures.begin());
}

std::span<const properties::Property* const> played_properties() {
    static const auto list = [] {
        std::vector<const properties::Property*> found;
        for (const properties::Property& property : properties::catalogue())
            if (std::ranges::any_of(signatures, property.applies)) found.push_back(&property);
        return found;
    }();
    return list;
}

}  // namespace tangency::fuzz
