// SPDX-License-Identifier: MIT
// The source of choices: everything random asks it, and what it answered can be kept, shortened and asked again.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "tangency/properties/domain.hpp"

namespace tangency::properties {

/// The choices that made something, in the order in which they were asked for. 0 is always the simplest one.
using Choices = std::vector<std::uint32_t>;

/// Takes choices, and says whether it wants no more.
using ChoicesVisitor = std::function<bool(Choices)>;

/// Visits choices, each made when its turn comes, and says whether the visitor wants no more.
using ChoicesMaker = std::function<bool(const ChoicesVisitor&)>;

/// Choices of a recording that may be exchanged for others which mean something by themselves.
struct Rewrite {
    std::size_t begin, end;  ///< which of the recorded choices
    Choices plain;           ///< the same thing said by the plainest generator; empty if it cannot say it
    ChoicesMaker simpler;    ///< simpler things, the boldest first; may be empty
};

/// What a source was asked, by the answers it gave.
struct Recording {
    Choices choices{};
    std::vector<Rewrite> rewrites{};
    bool with_rewrites = true;  ///< whether rewrites are wanted, which cost more than the choices
};

/// Answers with small bounded choices: drawn from a seed, or read from a recorded list, which may come from a fuzzer's bytes
/// (`to_choices`). A list has no wrong content: beyond its end it says 0, and what is too large is reduced.
class Source {
public:
    /// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014). The standard library's
    /// distributions differ between implementations, so the draws are our own.
    explicit Source(std::uint64_t seed) : state_(seed) {}
    explicit Source(std::span<const std::uint32_t> choices) : reads_(true), choices_(choices) {}
    explicit Source(const Choices& choices) : Source(std::span<const std::uint32_t>(choices)) {}

    /// From here on what is drawn lies in the domain, as far as generators can see to that. It must outlive the draws.
    void keep_to(const Domain& domain) { domain_ = &domain; }
    const Domain& domain() const { return *domain_; }

    /// From here on only what is less complex than this is wanted. The rest may be given up before it costs much, or not.
    void want_below(double limit) { limit_ = limit; }
    /// Whether something that has a complexity (complexity.hpp) is wanted.
    template <class Thing>
    bool wants(const Thing& thing) const {
        return limit_ == std::numeric_limits<double>::infinity() || complexity(thing) < limit_;
    }

    /// From here on everything asked is added to the recording, which must outlive the draws.
    void record_to(Recording& recording) { recording_ = &recording; }
    Recording* recording() const { return recording_; }

    /// The seed of a source that draws what this one is going to. Needs a source of a seed.
    std::uint64_t seed() const { return state_; }

    /// Whether it reads a list or bytes that are at their end, so that only zeros follow.
    bool is_exhausted() const { return reads_ && choices_.empty(); }

    /// Whether to make the thing by the plainest generator there is. Only lists and bytes ask for that, by a 0: what is
    /// drawn from a seed is to be varied.
    bool is_plain() {
        const bool varied = !reads_ || read(2) != 0;
        keep(varied ? 1 : 0);
        return !varied;
    }

    /// In [lo, hi], both included; the simplest is the one nearest to zero, positive before negative. The bias of draws
    /// is below 2^-24 for the ranges used here. Needs lo <= hi.
    int between(int lo, int hi) {
        assert(lo <= hi);
        const auto span = static_cast<std::uint32_t>(static_cast<std::int64_t>(hi) - lo + 1);
        if (!reads_) {
            const int value = static_cast<int>(lo + static_cast<std::int64_t>((next() >> 8) % span));
            if (recording_) keep(rank(value, lo, hi));
            return value;
        }
        const std::uint32_t choice = read(span);
        keep(choice);
        return at_rank(choice, lo, hi);
    }

    /// In [0, bound).
    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(between(0, static_cast<int>(bound) - 1)); }

    /// True in `part` of `whole` draws; false is simpler.
    bool chance(int part, int whole) {
        const auto bound = static_cast<std::uint32_t>(whole);
        const std::uint32_t choice = reads_ ? read(bound) : bound - 1 - static_cast<std::uint32_t>((next() >> 8) % bound);
        keep(choice);
        return choice >= bound - static_cast<std::uint32_t>(part);
    }

    /// Uniform in [0, 1), a multiple of 2^-53.
    double unit() {
        const std::uint64_t word = bits(53);
        return static_cast<double>(word) * 0x1p-53;
    }

    /// A whole word.
    std::uint64_t bits() { return bits(64); }

    /// The number or, as often, its negative.
    template <class Number>
    Number with_sign(Number magnitude) {
        return chance(1, 2) ? -magnitude : magnitude;
    }

    template <class T, std::size_t Count>
    const T& pick(const std::array<T, Count>& items) {
        return items[below(static_cast<std::uint32_t>(Count))];
    }

    /// The place of a value in the order 0, 1, -1, 2, -2, ..., as far as the range goes on both sides.
    static std::uint32_t rank(int value, int lo, int hi);
    static int at_rank(std::uint32_t rank, int lo, int hi);

private:
    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
        return mixed ^ (mixed >> 31);
    }

    // The upper bits of a word, as two choices of which the first is the upper half.
    std::uint64_t bits(int count) {
        const int low_count = count / 2;
        const std::uint64_t low_mask = (std::uint64_t{1} << low_count) - 1;
        if (!reads_) {
            const std::uint64_t word = next() >> (64 - count);
            if (recording_) {
                keep(static_cast<std::uint32_t>(word >> low_count));
                keep(static_cast<std::uint32_t>(word & low_mask));
            }
            return word;
        }
        const std::uint64_t high = read_word() & ((std::uint64_t{1} << (count - low_count)) - 1);
        const std::uint64_t low = read_word() & low_mask;
        keep(static_cast<std::uint32_t>(high));
        keep(static_cast<std::uint32_t>(low));
        return high << low_count | low;
    }

    void keep(std::uint32_t choice) {
        if (recording_) recording_->choices.push_back(choice);
    }

    std::uint32_t read(std::uint32_t bound) {
        const std::uint32_t word = read_word();
        return word < bound ? word : word % bound;
    }

    std::uint32_t read_word();

    std::uint64_t state_ = 0;
    bool reads_ = false;
    std::span<const std::uint32_t> choices_{};
    Recording* recording_ = nullptr;
    const Domain* domain_ = &whole_domain;
    double limit_ = std::numeric_limits<double>::infinity();
};

/// Marks what is drawn from here to `close` as something that can be said in plain choices.
class RewriteMark {
public:
    explicit RewriteMark(const Source& source)
        : recording_(source.recording() && source.recording()->with_rewrites ? source.recording() : nullptr),
          begin_(recording_ ? recording_->choices.size() : 0) {}

    bool is_wanted() const { return recording_ != nullptr; }
    void close(Choices plain, ChoicesMaker simpler) {
        recording_->rewrites.push_back({begin_, recording_->choices.size(), std::move(plain), std::move(simpler)});
    }

private:
    Recording* recording_;
    std::size_t begin_;
};

/// Writes choices for `Source`, in the order in which they are asked for.
class ChoiceWriter {
public:
    ChoiceWriter() { choices_.reserve(64); }
    /// The choice of a plain thing (see Source::is_plain).
    void plain() { choices_.push_back(0); }
    /// The choice by which `between(lo, hi)` is the value. Needs a value in that range.
    void between(int value, int lo, int hi);
    Choices take() { return std::move(choices_); }

private:
    Choices choices_{};
};

/// A byte for a choice below 254; 254 and two bytes, or 255 and four, for a larger one, the lowest byte first. Trailing
/// zeros are left out.
std::vector<std::uint8_t> to_bytes(std::span<const std::uint32_t> choices);

/// The choices that the bytes mean, one after the other to their end.
Choices to_choices(std::span<const std::uint8_t> bytes);

/// A seed for a sub-stream, so that a new property never shifts the draws of another.
constexpr std::uint64_t mix_seed(std::uint64_t seed, std::uint64_t salt) {
    std::uint64_t mixed = seed ^ (salt * 0x9e3779b97f4a7c15 + 0x7f4a7c15);
    mixed = (mixed ^ (mixed >> 32)) * 0xd6e8feb86659fd93;
    return mixed ^ (mixed >> 32);
}

}  // namespace tangency::properties
