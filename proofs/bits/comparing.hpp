// SPDX-License-Identifier: MIT
// What the comparisons share: what was seen, what is compared just now, and how a difference is told.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <vector>

#include "headers.hpp"
#include "models.hpp"

namespace comparing {

using models::Contraction;
using whole_floats::Float;
using whole_floats::Machine;

struct Seen {
    unsigned long long rows = 0, flushing = 0, ties = 0, lost = 0, in_domain = 0, three = 0, whole = 0, contracted = 0, long_sums = 0,
                       most_parts = 0;
    unsigned long long rotated = 0, trusted = 0, by_double = 0, by_pairs = 0, left = 0, mistrusted = 0, inside = 0, all_but_inside = 0;
    unsigned long long steps = 0, steps_beyond = 0, steps_by_one = 0;
};
inline Seen seen;

struct Asked {
    const char* kind = "";
    bool is_f32 = false, flushing = false;
    std::vector<double> numbers{};
};
inline Asked asked;

inline void expect(bool holds, const char* function) {
    if (holds) return;
    std::printf("%s differs from its model: %s %s%s:", function, asked.kind, asked.is_f32 ? "f32" : "f64",
                asked.flushing ? ", flushing" : "");
    for (const double number : asked.numbers) std::printf(" %a", number);
    std::puts("");
    std::exit(1);
}

template <class Scalar>
Machine machine() {
    Machine m = Machine::of<Scalar>(asked.flushing);
    m.has_fma = !headers::splits;
    return m;
}

/// The choices of contraction that all rows so far allow: the compiler made one of them, the same for all rows.
class Choices {
public:
    /// Of so many products.
    explicit Choices(std::size_t products) {
        for (unsigned bits = 0; bits < (headers::has_fma ? 1U << products : 1U); ++bits) left_.push_back(bits);
    }
    template <class Model>
    void keep(const Float& found, Model model, const char* function) {
        std::erase_if(left_, [&](unsigned bits) { return !is_same(found, model(Contraction{bits})); });
        expect(!left_.empty(), function);
    }
    /// Of a pair.
    template <class Model>
    void keep(const double (&found)[2], Model model, const char* function) {
        const Machine m = Machine::of<double>(false);
        keep(
            m.read(found[0]), [&](Contraction taken) { return model(taken).high; }, function);
        keep(
            m.read(found[1]), [&](Contraction taken) { return model(taken).low; }, function);
    }
    bool is_contracted() const { return left_.front() != 0; }

private:
    std::vector<unsigned> left_;
};

}  // namespace comparing
