// SPDX-License-Identifier: MIT
// The random source of every run: the same seed gives the same draws on every compiler.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tangency::properties {

/// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014). The
/// standard library's distributions differ between implementations, so the draws are our own.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t bits() {
        state_ += 0x9e3779b97f4a7c15;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
        return mixed ^ (mixed >> 31);
    }

    /// Uniform in [lo, hi], both included; the bias is below 2^-40 for the ranges used here.
    int between(int lo, int hi) {
        const auto span = static_cast<std::uint64_t>(static_cast<std::int64_t>(hi) - lo + 1);
        return static_cast<int>(lo + static_cast<std::int64_t>((bits() >> 8) % span));
    }

    /// True in `part` of `whole` draws.
    bool chance(int part, int whole) { return between(1, whole) <= part; }

    /// Uniform in [0, 1), a multiple of 2^-53.
    double unit() { return static_cast<double>(bits() >> 11) * 0x1p-53; }

    /// The number or, as often, its negative.
    template <class Number>
    Number with_sign(Number magnitude) {
        return chance(1, 2) ? -magnitude : magnitude;
    }

    template <class T, std::size_t Count>
    const T& pick(const std::array<T, Count>& items) {
        return items[static_cast<std::size_t>(between(0, static_cast<int>(Count) - 1))];
    }

private:
    std::uint64_t state_;
};

/// A seed for a sub-stream, so that a new property never shifts the draws of another.
constexpr std::uint64_t mix_seed(std::uint64_t seed, std::uint64_t salt) {
    std::uint64_t mixed = seed ^ (salt * 0x9e3779b97f4a7c15 + 0x7f4a7c15);
    mixed = (mixed ^ (mixed >> 32)) * 0xd6e8feb86659fd93;
    return mixed ^ (mixed >> 32);
}

}  // namespace tangency::properties
