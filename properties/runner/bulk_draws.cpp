// SPDX-License-Identifier: MIT
// The inputs of a bulk run: families of the generators, and which kind is drawn when.
#include <algorithm>

#include "families.hpp"
#include "tangency/properties/bulk.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/plain.hpp"

namespace tangency::properties {
namespace {

// What a family's members share is drawn from a seed of the family, what they differ in from one of each.
std::uint64_t seed_of_family(std::uint64_t seed, std::uint64_t family) { return mix_seed(seed ^ 0xfa3117, family); }

// Of eight families three are of lattice inputs.
bool is_lattice(Source& source) { return source.chance(3, 8); }

// Of sixteen families fourteen are ordinary. Where lengths are none of these, as whole numbers are never small, the rotations that are have no
// more families than elsewhere: beside lengths that touch, tiny ones leave gaps that take the reference longest.
Magnitudes draw_magnitudes(Source& source, const Signature& signature) {
    const int choice = source.between(0, 15);
    if (choice > 1) return Magnitudes::ordinary;
    const Magnitudes drawn = choice == 0 ? Magnitudes::large : Magnitudes::small;
    const bool is_half = signature.orientation != Orientation::none && !may_have_lengths(source.domain(), drawn, signature.scalar);
    return is_half && source.chance(1, 2) ? Magnitudes::ordinary : drawn;
}

Source source_of(std::uint64_t seed, const Domain& domain) {
    Source source(seed);
    source.keep_to(domain);
    return source;
}

}  // namespace

BulkDraws::BulkDraws(const Signature& signature, std::uint64_t seed, const Domain& domain)
    : signature_(signature), seed_(mix_seed(mix_seed(seed, number_in_seeds(signature)), 0x5eeb)), domain_(&domain) {}

void BulkDraws::draw(std::uint64_t first, std::size_t count, InputBlock& block, std::vector<DrawnAs>& drawn) const {
    block.resize(count);
    drawn.resize(count);
    for (std::size_t begin = 0; begin < count;) {
        const std::uint64_t index = first + begin, family = index / family_size;
        const std::size_t end = std::min<std::uint64_t>(count, (family + 1) * family_size - first);
        const Members members{seed_, index, begin, end, domain_};
        Source source = source_of(seed_of_family(seed_, family), *domain_);
        if (is_lattice(source))
            draw_members(draw_lattice_family(source, signature_), members, block, drawn);
        else
            draw_members(draw_float_family(source, signature_, draw_magnitudes(source, signature_)), members, block, drawn);
        begin = end;
    }
}

Choices BulkDraws::choices(std::uint64_t index, bool on_lattice) const {
    if (on_lattice) {
        Source source = source_of(seed_of_family(seed_, index / family_size), *domain_);
        is_lattice(source);
        const LatticeFamily family = draw_lattice_family(source, signature_);
        return encode(draw_member(family, {seed_, index, 0, 1, domain_}, 0), signature_).value();
    }
    InputBlock block(signature_);
    std::vector<DrawnAs> drawn;
    draw(index, 1, block, drawn);
    return encode(block[0]);
}

}  // namespace tangency::properties
