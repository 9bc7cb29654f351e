// SPDX-License-Identifier: MIT
// The inputs of a bulk run: families of the generators, and which kind is drawn when.
#include <span>

#include "families.hpp"
#include "tangency/properties/bulk.hpp"
#include "tangency/properties/plain.hpp"

namespace tangency::properties {
namespace {

constexpr std::uint64_t family_size = 16;

// One of a family's seeds is its own; the others are its members'.
std::uint64_t seed_of_family(std::uint64_t seed, std::uint64_t family) { return mix_seed(seed ^ 0xfa3117, family); }

// Of eight families three are of lattice inputs.
bool is_lattice(Source& source) { return source.chance(3, 8); }

// Of sixteen families fourteen are ordinary.
Magnitudes draw_magnitudes(Source& source) {
    const int choice = source.between(0, 15);
    return choice == 0 ? Magnitudes::large : choice == 1 ? Magnitudes::small : Magnitudes::ordinary;
}

Source source_of(std::uint64_t seed, const Domain& domain) {
    Source source(seed);
    source.keep_to(domain);
    return source;
}

}  // namespace

BulkDraws::BulkDraws(const Signature& signature, std::uint64_t seed, const Domain& domain)
    : signature_(signature),
      seed_(mix_seed(mix_seed(seed, static_cast<std::uint64_t>(signature.form) * 64 + static_cast<std::uint64_t>(signature.scalar) * 8 +
                                        signature.dim),
                     0x5eeb)),
      domain_(&domain) {}

void BulkDraws::draw(std::uint64_t first, std::span<Input> inputs, std::span<BulkKind> kinds) const {
    LatticeFamily lattices{};
    FloatFamily floats{};
    std::uint64_t drawn = ~std::uint64_t{0};
    bool lattice = false;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const std::uint64_t index = first + i;
        if (index / family_size != drawn) {
            drawn = index / family_size;
            Source source = source_of(seed_of_family(seed_, drawn), *domain_);
            lattice = is_lattice(source);
            if (lattice)
                lattices = draw_lattice_family(source, signature_);
            else
                floats = draw_float_family(source, signature_, draw_magnitudes(source));
        }
        Source source = source_of(mix_seed(seed_, index), *domain_);
        if (lattice) {
            draw_member(source, lattices, inputs[i]);
            kinds[i] = BulkKind::lattice;
        } else {
            kinds[i] = draw_member(source, floats, inputs[i]);
        }
    }
}

Choices BulkDraws::choices(std::uint64_t index) const {
    Input input{signature_};
    Source source = source_of(seed_of_family(seed_, index / family_size), *domain_);
    if (is_lattice(source)) {
        LatticeFamily family = draw_lattice_family(source, signature_);
        Source member = source_of(mix_seed(seed_, index), *domain_);
        draw_member(member, family, input);
        return encode(family.member, signature_).value();
    }
    BulkKind kind{};
    draw(index, std::span(&input, 1), std::span(&kind, 1));
    return encode(input);
}

}  // namespace tangency::properties
