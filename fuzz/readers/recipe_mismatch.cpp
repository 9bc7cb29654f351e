// SPDX-License-Identifier: MIT
// Recipes: every byte string means one row, and the same one whichever way round.
#include <fmt/format.h>

#include "mismatches.hpp"
#include "tangency/fuzz/recipe.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::fuzz {
namespace {

properties::Input row_of(const DrawnInput& drawn, const Signature& signature) {
    if (const auto* lattice = std::get_if<properties::LatticeInput>(&drawn.input))
        return express(*lattice, signature);
    return std::get<properties::Input>(drawn.input);
}

bool is_same(const DrawnInput& a, const DrawnInput& b, const Signature& signature) {
    return a.property_choices == b.property_choices && a.input.index() == b.input.index() &&
           same_bits(row_of(a, signature), row_of(b, signature));
}

}  // namespace

std::string mismatch_of_recipe(std::span<const std::uint8_t> input, const Signature& signature) {
    const Recipe recipe = decode(input);
    const std::vector<std::uint8_t> bytes = encode(recipe);
    if (bytes.size() > max_input_size)
        return fmt::format("it is encoded in {} bytes, at most {} are promised", bytes.size(), max_input_size);
    if (!(decode(bytes) == recipe)) return "it is decoded otherwise after it was encoded";
    const DrawnInput drawn = build(recipe, signature);
    if (!is_same(drawn, build(decode(bytes), signature), signature))
        return "it is built otherwise the second time";
    const properties::Input row = row_of(drawn, signature);
    if (!(row.signature == signature)) return "it is built for another signature";
    if (const auto* lattice = std::get_if<properties::LatticeInput>(&drawn.input);
        lattice != nullptr && !is_valid(*lattice))
        return "its lattice input is beyond the limits";
    if (const auto defect = reference::find_defect(signature, row.row()))
        return "it is built to no valid row: " + reference::describe(*defect);
    for (const double number : row.row())
        if (signature.scalar == ScalarType::f32 && static_cast<double>(static_cast<float>(number)) != number)
            return fmt::format("it is built with {:a}, which is no float", number);
    const DrawnInput inverse = build(recipe_of(drawn, signature), signature);
    if (!is_same(drawn, inverse, signature))
        return fmt::format("its inverse is {}, not {}", to_text(row_of(inverse, signature)), to_text(row));
    const properties::Input raw = row_of(build_raw(input, signature), signature);
    if (const auto defect = reference::find_defect(signature, raw.row()))
        return "raw, it is not a valid row: " + reference::describe(*defect);
    return {};
}

std::string try_recipe(std::span<const std::uint8_t> input) {
    return mismatch_of_recipe(input, signature_of(input.empty() ? 0 : input[0]));
}

}  // namespace tangency::fuzz
