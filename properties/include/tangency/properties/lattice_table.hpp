// SPDX-License-Identifier: MIT
// Every input of a small lattice with the reference's verdict, found once and shared by all forms.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tangency/properties/lattice.hpp"
#include "tangency/reference/verdict.hpp"

namespace tangency::properties {

/// Whether functions of the signature can be asked every input of the small lattice, which is of a box and a ball and knows the verdicts.
constexpr bool has_lattice_table(const Signature& signature) {
    return signature.question == Question::box_ball && signature.answer == AnswerKind::boolean;
}

/// In 1-D and 2-D: 7 centres, 7 half extents and 7 positions an axis, 6 radii (705,894 inputs in 2-D).
/// In 3-D: 4 of each an axis and 4 radii (1,048,576 inputs).
class LatticeTable {
public:
    /// The table of a dimension; the first call computes it. Safe to call from several threads.
    static const LatticeTable& of(std::size_t dim);

    /// How many inputs a table has, without making it.
    static std::size_t size_of(std::size_t dim);
    /// Rotated boxes take every eleventh input, with an exact orientation: eleven shares no factor with the lattice's spans, so every
    /// value of every number still occurs.
    static constexpr std::size_t stride(Orientation orientation) { return orientation == Orientation::none ? 1 : 11; }

    std::size_t size() const { return verdicts_.size(); }
    LatticeInput input(std::size_t index) const;
    reference::Verdict verdict(std::size_t index) const { return verdicts_[index]; }
    reference::Region region(std::size_t index) const { return regions_[index]; }

private:
    explicit LatticeTable(std::size_t dim);

    std::size_t dim_;
    std::vector<reference::Verdict> verdicts_;
    std::vector<reference::Region> regions_;
};

}  // namespace tangency::properties
