// SPDX-License-Identifier: MIT
// Which cases the vectors hold: drawn with a fixed seed, so that every run writes the same bytes.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "input_details.hpp"
#include "tangency/properties/source.hpp"
#include "vector_case.hpp"

namespace tangency::vectors {

/// What is `stored` already, and what that lacks of bugs, neighbours of ties and quotas; where nothing is stored every case of a signature:
/// named bugs, ties, their neighbours, floats of every magnitude, policy rows. The same on every compiler.
VectorFile draw_file(const Signature& signature, const VectorFile& stored);

/// Collects cases and drops those that are there already.
class Gathering {
public:
    explicit Gathering(const Signature& signature) : file_{signature, {}, {}} {}

    /// Adds a valid input with the bugs of `bugs` that show in it. False if it was there already, is not a valid input or has a long proof.
    bool add(const properties::Input& input, std::optional<Neighbour> neighbour = {}, const std::vector<std::string_view>& bugs = {});
    /// Adds a case as it was stored, however long, with those of its bugs that it still shows.
    void keep(const VectorCase& stored);
    /// Adds a row, rounded to the scalar type, that has a flaw and was not there already. Whole numbers have no other in it.
    void add_policy(properties::Input row);

    bool holds(const properties::Input& input) const;
    bool has_neighbour(std::size_t field, int ulps) const;
    std::size_t count(std::string_view reason) const;
    std::size_t count(reference::Region region) const;
    std::size_t count(reference::Verdict verdict) const { return by_verdict_[static_cast<std::size_t>(verdict)]; }
    std::size_t size() const { return file_.cases.size(); }
    const Signature& signature() const { return file_.signature; }
    VectorFile take() { return std::move(file_); }

private:
    void put(VectorCase known);

    VectorFile file_;
    std::unordered_set<std::string> ids_;
    std::array<std::size_t, 3> by_verdict_{};
};

/// Draws an input of its signature; several of them make a file.
using DrawInput = properties::Input (*)(properties::Source&, const Signature&);

/// How many inputs of a draw a file holds.
struct Part {
    DrawInput draw;
    std::size_t count;
};

/// What a file is made of.
struct Recipe {
    std::vector<Part> parts;  ///< beside its bugs and neighbours of ties, before its quotas are filled up
    DrawInput candidate;      ///< inputs among which bugs are looked for, and how many
    int candidates;
    DrawInput lattice, floats;  ///< by which the quotas are filled up
    std::size_t least_cases;
};

Recipe recipe_of(const Signature& signature);

/// A tie of any region, at any place and scale where it is exact.
properties::Input draw_tie(properties::Source& random, const Signature& signature);

/// Adds rows that are not valid inputs, one a flaw and number.
void gather_policy(Gathering& gathering, properties::Source random);

}  // namespace tangency::vectors
