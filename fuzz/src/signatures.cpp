// SPDX-License-Identifier: MIT
// The tables of signatures that inputs select from.
#include "tangency/fuzz/signatures.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace tangency::fuzz {
namespace {

// What inputs of a question select from.
struct Table {
    std::vector<Signature> signatures{};
    std::vector<const properties::Property*> properties{};
};

Table table_for(Question question) {
    Table table;
    for (const FormName& form : forms_of(question))
        for (std::size_t dim = 2; dim <= 3; ++dim)
            for (const ScalarType scalar : every_scalar)
                if (form.exists_in(dim) && !is_whole(scalar))
                    table.signatures.push_back({form.form, scalar, dim, form.orientation, question});
    for (const properties::Property& property : properties::catalogue())
        if (std::ranges::any_of(table.signatures, property.applies)) table.properties.push_back(&property);
    return table;
}

const Table& table_of(Question question) {
    static const auto tables = [] {
        std::array<Table, every_question.size()> all;
        std::ranges::transform(every_question, all.begin(), table_for);
        return all;
    }();
    return tables[static_cast<std::size_t>(question)];
}

}  // namespace

std::span<const Signature> played_signatures(Question question) { return table_of(question).signatures; }

const Signature& signature_of(std::uint32_t choice, Question question) {
    const auto signatures = played_signatures(question);
    return signatures[choice % signatures.size()];
}

const Signature& signature_of(std::uint32_t choice, std::span<const Signature> played) {
    const auto at = std::find(played.begin(), played.end(), signature_of(choice, played.front().question));
    return at != played.end() ? *at : played[choice % played.size()];
}

std::size_t place_of(const Signature& signature) {
    const auto signatures = played_signatures(signature.question);
    return static_cast<std::size_t>(std::ranges::find(signatures, signature) - signatures.begin());
}

std::span<const properties::Property* const> played_properties(Question question) { return table_of(question).properties; }

}  // namespace tangency::fuzz
