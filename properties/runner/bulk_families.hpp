// SPDX-License-Identifier: MIT
// What the bulk run's draws are made of: random bits handed out sparingly, and inputs in small integers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tangency/properties/bulk.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::properties::bulk {

/// Random bits a few at a time: a word serves several draws, and no draw divides.
class Bits {
public:
    explicit Bits(std::uint64_t seed) : random_(seed) {}

    /// `count` bits, at most 32.
    unsigned take(int count) {
        if (left_ < count) {
            word_ = random_.bits();
            left_ = 64;
        }
        const auto taken = static_cast<unsigned>(word_ & ((std::uint64_t{1} << count) - 1));
        word_ >>= count;
        left_ -= count;
        return taken;
    }

    bool coin() { return take(1) != 0; }

    /// In [0, limit), nearly uniform: limit is far below 2^16.
    unsigned below(unsigned limit) { return (take(16) * limit) >> 16; }

    /// A whole word, for significands.
    std::uint64_t word() { return random_.bits(); }

private:
    Source random_;
    std::uint64_t word_ = 0;
    int left_ = 0;
};

/// A lattice input in few bytes; see LatticeInput.
struct Integers {
    std::size_t dim;
    std::array<int, 3> center{}, half{}, position{};
    int radius = 0, exponent = 0, negative_zeros = 0;
};

/// What the lattice cases of a family share: all but the radius, the unit and the signs of zeros.
struct IntegerFamily {
    Integers input;
    int length;  ///< the distance, rounded down

    void draw(Bits& bits, std::size_t dim, const Domain& domain);
    Integers member(Bits& bits, const Signature& signature, const Domain& domain) const;
};

void write(const Integers& input, Input& row);
LatticeInput lattice_input(const Integers& input);

/// What the float cases of a family share: the box, the centre, and how far apart they are.
struct FloatFamily {
    Input input;      ///< with a zero radius; where the form stores the ball's corner, its centre stands there
    double distance;  ///< in double arithmetic: it nudges the radius and decides nothing
    double scale;     ///< the largest length, the distance included
    int top, lowest;  ///< exponents between which a radius is drawn

    void draw(Bits& bits, const Signature& signature, const Domain& domain);
    BulkKind write_member(Bits& bits, Input& row, const Domain& domain) const;
};

}  // namespace tangency::properties::bulk
