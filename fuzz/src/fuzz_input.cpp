// SPDX-License-Identifier: MIT
// From bytes to choices, and from choices to what is played.
#include "tangency/fuzz/fuzz_input.hpp"

#include <algorithm>
#include <cstdlib>

#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/plain.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::fuzz {

using properties::Choices;
using properties::Input;
using properties::InputKind;
using properties::LatticeInput;
using properties::Magnitudes;
using properties::Source;

namespace {

constexpr std::size_t head_size = 3;
constexpr auto kind_count = static_cast<std::uint32_t>(InputKind::near_tie) + 1;

bool is_on_lattice(const LatticeInput& lattice) { return is_valid(lattice) && std::abs(lattice.exponent) <= properties::lattice_exponent; }

// Choices may lead beyond the lattice's limits, or to a polygon that is none; every input counts, so they mean a simple one.
Input draw_row(InputKind kind, Source& source, const Signature& signature) {
    if (kind == InputKind::near_tie) return draw_near_tie(source, signature);
    if (!is_of_lattice(kind)) return draw_floats(source, signature, magnitudes_of(kind));
    const bool has_insides = has_kind(signature.question, InputKind::inside);
    LatticeInput lattice = draw_lattice_of(kind == InputKind::inside && !has_insides ? InputKind::lattice : kind, source, signature);
    if (!is_on_lattice(lattice)) lattice = simple_lattice(signature);
    return express(lattice, signature);
}

bool is_row(const Input& row) { return !reference::find_defect(row.signature, row.row()); }

}  // namespace

LatticeInput simple_lattice(const Signature& signature) {
    LatticeInput lattice = properties::lattice_of(signature);
    for (std::uint64_t seed = 0; !is_on_lattice(lattice); ++seed) {
        Source source(seed);
        lattice = draw_lattice(source, signature);
    }
    return lattice;
}

FuzzInput decode(std::span<const std::uint8_t> bytes, Question question) {
    const auto properties = played_properties(question);
    FuzzInput input{.choices = properties::to_choices(bytes), .question = question};
    Choices& choices = input.choices;
    choices.resize(std::max(choices.size(), head_size));
    input.signature = choices[0];
    if (const std::size_t place = choices[1] % (properties.size() + 1); place > 0) input.property = properties[place - 1];
    input.kind = static_cast<InputKind>(choices[2] % kind_count);
    choices.erase(choices.begin(), choices.begin() + head_size);
    // Generators end their loops where choices end, so that end must not depend on how the bytes are written.
    while (!choices.empty() && choices.back() == 0) choices.pop_back();
    return input;
}

std::vector<std::uint8_t> encode(const FuzzInput& input) {
    const auto properties = played_properties(input.question);
    const auto property = input.property ? std::ranges::find(properties, input.property) - properties.begin() + 1 : 0;
    Choices choices;
    choices.reserve(head_size + input.choices.size());
    choices.assign({input.signature, static_cast<std::uint32_t>(property), static_cast<std::uint32_t>(input.kind)});
    choices.insert(choices.end(), input.choices.begin(), input.choices.end());
    return properties::to_bytes(choices);
}

Drawn draw(const FuzzInput& input, const Signature& signature, const Source& source, properties::Recording* recording) {
    const auto recorded = [&] {
        Source copy = source;
        if (!recording) return copy;
        recording->choices.clear();
        recording->rewrites.clear();
        recording->choices.reserve(64);
        copy.record_to(*recording);
        return copy;
    };
    if (input.property && input.property->applies(signature)) {
        Source own = recorded();
        auto instance = input.property->instance(own, signature);
        const bool is_lattice = input.property->on_lattice;
        // A NaN that a property puts in is asked about by the instance alone.
        Source again = source;
        if (instance && !is_row(instance->inputs[0]))
            return {draw_row(is_lattice ? InputKind::lattice : InputKind::ordinary, again, signature), is_lattice, std::move(instance)};
        if (instance) {
            Input row = instance->inputs[0];
            return {row, is_lattice, std::move(instance)};
        }
    }
    Source own = recorded();
    return {draw_row(input.kind, own, signature), is_of_lattice(input.kind), std::nullopt};
}

FuzzInput input_of(const Input& row, bool lattice) {
    FuzzInput input{
        .signature = static_cast<std::uint32_t>(place_of(row.signature)), .kind = InputKind::ordinary, .question = row.signature.question};
    if (lattice && row.signature.orientation == Orientation::none)
        if (const auto found = properties::find_lattice(row))
            if (auto choices = encode(*found, row.signature)) {
                input.kind = InputKind::lattice;
                input.choices = std::move(*choices);
                return input;
            }
    input.choices = properties::encode(row);
    return input;
}

}  // namespace tangency::fuzz
