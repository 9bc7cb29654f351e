// SPDX-License-Identifier: MIT
// Constructions: every byte string means one scene, and the same one whichever way round.
#include <fmt/format.h>

#include "objections.hpp"
#include "tangency/fuzz/construction.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::fuzz {
namespace {

properties::Case row_of(const Draft& draft, const Signature& signature) {
    if (const auto* lattice = std::get_if<properties::LatticeScene>(&draft.scene))
        return express(*lattice, signature);
    return std::get<properties::Case>(draft.scene);
}

bool is_same(const Draft& a, const Draft& b, const Signature& signature) {
    return a.twist == b.twist && a.scene.index() == b.scene.index() &&
           same_bits(row_of(a, signature), row_of(b, signature));
}

}  // namespace

std::string objection_to_construction(std::span<const std::uint8_t> input, const Signature& signature) {
    const Construction construction = decode(input);
    const std::vector<std::uint8_t> bytes = encode(construction);
    if (bytes.size() > max_input_size)
        return fmt::format("it is encoded in {} bytes, at most {} are promised", bytes.size(), max_input_size);
    if (!(decode(bytes) == construction)) return "it is decoded otherwise after it was encoded";
    const Draft draft = build(construction, signature);
    if (!is_same(draft, build(decode(bytes), signature), signature))
        return "it is built otherwise the second time";
    const properties::Case row = row_of(draft, signature);
    if (!(row.signature == signature)) return "it is built for another signature";
    if (const auto* lattice = std::get_if<properties::LatticeScene>(&draft.scene);
        lattice != nullptr && !is_valid(*lattice))
        return "its lattice scene is beyond the limits";
    if (const auto defect = reference::find_defect(signature, row.row()))
        return "it is built to no scene: " + reference::describe(*defect);
    for (const double number : row.row())
        if (signature.scalar == ScalarType::f32 && static_cast<double>(static_cast<float>(number)) != number)
            return fmt::format("it is built with {:a}, which is no float", number);
    const Draft inverse = build(construction_of(draft, signature), signature);
    if (!is_same(draft, inverse, signature))
        return fmt::format("its inverse is {}, not {}", to_text(row_of(inverse, signature)), to_text(row));
    const properties::Case raw = row_of(build_raw(input, signature), signature);
    if (const auto defect = reference::find_defect(signature, raw.row()))
        return "raw, it is no scene: " + reference::describe(*defect);
    return {};
}

std::string try_construction(std::span<const std::uint8_t> input) {
    return objection_to_construction(input, signature_of(input.empty() ? 0 : input[0]));
}

}  // namespace tangency::fuzz
