// SPDX-License-Identifier: MIT
// Writes hashes of what seeds and bytes draw to the file named, a line a signature: the same on every compiler at every optimisation level.
#include <fstream>
#include <iomanip>
#include <iostream>

#include "../fuzz/inputs.hpp"
#include "../signatures.hpp"
#include "tangency/fuzz/played_input.hpp"
#include "tangency/properties/bulk.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency {
namespace {

using properties::InputKind;
using properties::Source;

constexpr int draws_of_a_kind = 60;
constexpr std::size_t bulk_cases = 2000;
constexpr std::uint32_t mutations = 200;

struct Hash {
    std::uint64_t value = 0;
    void add(std::uint64_t word) { value = properties::mix_seed(value, word); }
};

// A little of everything a source can be asked.
Hash of_source() {
    Hash hash;
    Source source(2026);
    for (int i = 0; i < 1000; ++i) {
        hash.add(source.is_plain());
        hash.add(source.below(7));
        hash.add(static_cast<std::uint64_t>(source.between(-0x40000000, 0x3fffffff)));
        hash.add(source.chance(1, 3));
        hash.add(static_cast<std::uint64_t>(source.unit() * 0x1p53));
        hash.add(source.bits());
        hash.add(static_cast<std::uint64_t>(source.with_sign(5)));
    }
    return hash;
}

Hash of_inputs(const Signature& signature) {
    Hash hash;
    for (const InputKind kind : properties::every_input_kind) {
        Source source(properties::mix_seed(2026, static_cast<std::uint64_t>(kind)));
        for (int i = 0; i < draws_of_a_kind && has_kind(signature.question, kind); ++i) {
            const auto input = draw_input(source, signature, kind);
            hash.add(input ? hash_of(*input) : 0);
        }
    }
    return hash;
}

Hash of_bulk(const Signature& signature) {
    Hash hash;
    properties::InputBlock cases(signature);
    std::vector<properties::DrawnAs> drawn_as;
    properties::BulkDraws(signature, 1).draw(0, bulk_cases, cases, drawn_as);
    for (const properties::Input& input : cases.inputs()) hash.add(hash_of(input));
    return hash;
}

// Rows, encodings and mutations.
Hash of_bytes(const Signature& signature) {
    Hash hash;
    Source random(10);
    fuzz::Bytes bytes;
    for (std::uint32_t i = 0; i < mutations; ++i) {
        if (i % 30 == 0) bytes = fuzz::random_bytes(random, 100);
        if (i % 2 == 0) {
            const fuzz::Bytes other = fuzz::random_bytes(random, 100);
            fuzz::Bytes child(fuzz::max_input_size);
            child.resize(fuzz::cross_over(other.data(), other.size(), bytes.data(), bytes.size(), child.data(), child.size(), i));
            bytes = child;
        }
        bytes = fuzz::mutated(std::move(bytes), i, fuzz::max_input_size, {&signature, 1});
        const fuzz::Drawn drawn = draw(fuzz::decode(bytes), signature);
        for (const std::uint8_t byte : bytes) hash.add(byte);
        hash.add(hash_of(drawn.row));
        if (!drawn.instance) continue;
        for (const properties::Input& input : drawn.instance->inputs)
            if (is_input(input)) hash.add(hash_of(input));
    }
    return hash;
}

void print(std::ostream& out) {
    const auto line = [&out](const std::string& of, const Hash& hash) { out << of << ": " << std::hex << hash.value << '\n'; };
    line("source", of_source());
    for (const Question question : every_question)
        for (const Signature& signature : signatures_of(question))
            if (signature.dim > 1) line(std::string(name_of(question)) + " " + text_of(signature), of_inputs(signature));
    for (const Signature& signature : signatures_of(Question::box_ball)) line("bulk " + text_of(signature), of_bulk(signature));
    for (const Signature& signature : fuzz::played_signatures())
        line("bytes " + std::string(name_of(signature.question)) + " " + text_of(signature), of_bytes(signature));
}

}  // namespace
}  // namespace tangency

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "usage: draws FILE\n";
        return 2;
    }
    std::ofstream file(arguments[1]);
    tangency::print(file);
    return file.flush() ? 0 : 1;
}
