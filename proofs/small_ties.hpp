// SPDX-License-Identifier: MIT
// Every tie of fold, clamp and stored sides in a small format, and how many of them are answered wrong.
//
// Numbers are whole multiples of the least subnormal, and inputs are told apart by their bits: 0 and -0 are two. On an
// axis of a tie the true overshoot U is a float. On a line it is the radius. In the plane and in space, while the radius
// is even, the squares of the overshoots add up to a multiple of 4, so all of them are even and all can be halved: each is
// a multiple of the radius' power of two, and not above it. So U + h = |p - c| is a sum of two floats for fold, and for
// clamp p - U = x + w, which is all that is computed with. Pairs of floats are therefore listed by their sum and by their
// difference, in windows that are sorted, and each tie is counted where the same number comes up on both sides.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "small_floats.hpp"

namespace small_formats {

/// Of one method: how many inputs of an axis have the overshoot at this place and compute the one at that place.
class Overshoots {
public:
    explicit Overshoots(std::size_t count) : of_(count) {}
    void see(std::size_t exact, std::size_t computed, std::uint64_t inputs) {
        auto& seen = of_[exact];
        const auto at = std::find_if(seen.begin(), seen.end(), [&](const auto& one) { return one.first == computed; });
        if (at != seen.end()) {
            at->second += inputs;
            std::iter_swap(seen.begin(), at);  // what comes next is mostly among what came last
            return;
        }
        seen.emplace_back(computed, inputs);
    }
    const std::vector<std::pair<std::size_t, std::uint64_t>>& of(std::size_t exact) const { return of_[exact]; }
    bool operator==(const Overshoots& other) const {
        return std::equal(of_.begin(), of_.end(), other.of_.begin(), other.of_.end(),
                          [](const auto& a, const auto& b) { return std::is_permutation(a.begin(), a.end(), b.begin(), b.end()); });
    }

private:
    std::vector<std::vector<std::pair<std::size_t, std::uint64_t>>> of_;
};

struct Ties {
    Wide all = 0, wrong_closed = 0, wrong_open = 0;
    void see(Wide inputs, Wide found, Wide radius_sq) {
        all += inputs;
        if (found > radius_sq) wrong_closed += inputs;
        if (found < radius_sq) wrong_open += inputs;
    }
};

inline std::string decimal(Wide number) {
    std::string digits;
    do digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(number % 10)));
    while ((number /= 10) != 0);
    return digits;
}

/// The ties of a line, the plane or space whose radius is a float: products has the rounded square at each place.
template <std::size_t Dim>
Ties ties_of(const Format& format, const Overshoots& overshoots, const std::vector<std::int64_t>& radii,
             const std::vector<Wide>& products) {
    Ties ties;
    const auto count = [&](auto& self, const std::array<std::size_t, Dim>& exact, std::size_t axis, Wide inputs, Wide sum,
                           std::size_t radius) -> void {
        if (axis == Dim) {
            ties.see(inputs, sum, products[radius]);
            return;
        }
        for (const auto& [computed, seen] : overshoots.of(exact[axis]))
            self(self, exact, axis + 1, inputs * seen, axis == 0 ? products[computed] : rounded(format, sum + products[computed]), radius);
    };
    // Lengths of whole coordinates for each odd radius; an even one has even coordinates, and so has a power of two more.
    const std::int64_t most = std::int64_t{1} << format.precision;
    std::vector<std::vector<std::array<std::int64_t, Dim>>> primitive(static_cast<std::size_t>(most));
    for (std::int64_t radius = 1; radius < most; radius += 2) {
        std::array<std::int64_t, Dim> at{};
        const auto place = [&](auto& self, std::size_t axis, std::int64_t left) -> void {
            if (axis + 1 == Dim) {
                at[axis] = std::llround(std::sqrt(static_cast<double>(left)));
                if (at[axis] * at[axis] == left) primitive[static_cast<std::size_t>(radius)].push_back(at);
                return;
            }
            for (at[axis] = 0; at[axis] * at[axis] <= left; ++at[axis]) self(self, axis + 1, left - at[axis] * at[axis]);
        };
        place(place, 0, radius * radius);
    }
    for (std::size_t at = 0; at < radii.size(); ++at) {
        const int twos = radii[at] == 0 ? 0 : __builtin_ctzll(static_cast<unsigned long long>(radii[at]));
        std::vector<std::array<std::int64_t, Dim>> ways = primitive[static_cast<std::size_t>(radii[at] >> twos)];
        if (radii[at] == 0) ways = {{}};
        for (const auto& way : ways) {
            std::array<std::size_t, Dim> exact;
            for (std::size_t i = 0; i < Dim; ++i) exact[i] = place_of(format, way[i] << twos);
            count(count, exact, 0, 1, 0, at);
        }
    }
    return ties;
}

struct AllOvershoots {
    Overshoots fold, clamp, stored;
};

/// All inputs of an axis whose true overshoot is a float. `numbers` are all that are not negative.
class PairsOfFloats {
public:
    PairsOfFloats(const Format& format, const std::vector<std::int64_t>& numbers)
        : format_(format), numbers_(numbers), found_{Overshoots(numbers.size()), Overshoots(numbers.size()), Overshoots(numbers.size())} {
        std::int64_t first = 0;
        for (std::int64_t last = 1; first <= 2 * numbers.back(); last = first + std::max<std::int64_t>(first >> 5, 1)) {
            see_window(first, last);
            first = last;
        }
    }
    const AllOvershoots& found() const { return found_; }

private:
    static constexpr int place_bits = 16;
    std::int64_t number(std::uint64_t entry) const { return numbers_[entry & ((1U << place_bits) - 1)]; }
    std::size_t place(std::int64_t float_number) const { return place_of(format_, float_number); }

    /// Sums and differences of two floats from `first` on and below `last`, with the place of the second float.
    void see_window(std::int64_t first, std::int64_t last) {
        sums_.clear();
        differences_.clear();
        const auto list = [&](std::vector<std::uint64_t>& entries, std::int64_t from, std::int64_t to, auto distance) {
            auto at = std::lower_bound(numbers_.begin(), numbers_.end(), from);
            for (; at != numbers_.end() && *at < to; ++at)
                entries.push_back(static_cast<std::uint64_t>(distance(*at)) << place_bits |
                                  static_cast<std::uint64_t>(at - numbers_.begin()));
        };
        for (const std::int64_t a : numbers_) {
            if (a < last) list(sums_, first - a, last - a, [&](std::int64_t b) { return a + b; });
            if (a >= first) list(differences_, a - last + 1, a - first + 1, [&](std::int64_t b) { return a - b; });
        }
        std::sort(sums_.begin(), sums_.end());
        std::sort(differences_.begin(), differences_.end());
        std::size_t sum = 0, difference = 0;
        while (sum < sums_.size() || difference < differences_.size()) {
            const std::uint64_t distance =
                std::min(sum < sums_.size() ? sums_[sum] >> place_bits : ~std::uint64_t{0},
                         difference < differences_.size() ? differences_[difference] >> place_bits : ~std::uint64_t{0});
            const std::size_t sum_end = end_of(sums_, sum, distance), difference_end = end_of(differences_, difference, distance);
            see_distance(static_cast<std::int64_t>(distance), sum, sum_end, difference, difference_end);
            sum = sum_end;
            difference = difference_end;
        }
    }
    static std::size_t end_of(const std::vector<std::uint64_t>& entries, std::size_t at, std::uint64_t distance) {
        while (at < entries.size() && entries[at] >> place_bits == distance) ++at;
        return at;
    }

    /// Entries of one distance: (a, b) with a + b, and with a - b, being it.
    void see_distance(std::int64_t distance, std::size_t sum, std::size_t sum_end, std::size_t difference, std::size_t difference_end) {
        const std::uint64_t sums = sum_end - sum, differences = difference_end - difference;
        // (c, p) so far apart, of either sign; (x, p) with p - x so large, and with x - p.
        const std::uint64_t apart = distance == 0 ? 2 * sums + 2 * differences : 2 * sums + 4 * differences;
        const std::uint64_t above = distance == 0 ? apart : apart / 2;
        const auto seen = static_cast<std::int64_t>(rounded(format_, static_cast<Wide>(distance)));
        const bool is_float = distance == seen && distance <= numbers_.back();
        // The centre between the sides: any half extent or size at least so large. Nothing is computed wrong there.
        const auto sizes = static_cast<std::uint64_t>(numbers_.end() - std::lower_bound(numbers_.begin(), numbers_.end(), distance));
        found_.fold.see(0, 0, apart * sizes);
        found_.clamp.see(0, 0, above * sizes);
        if (is_float) {
            found_.stored.see(place(distance), place(distance), apart);
            if (distance > 0) found_.clamp.see(place(distance), place(distance), above * numbers_.size());  // below the corner
        }
        for (std::size_t at = sum; at < sum_end; ++at) {
            const std::int64_t half = number(sums_[at]), exact = distance - half;
            if (exact == 0) continue;
            const std::int64_t computed = std::max<std::int64_t>(rounded_signed(format_, seen - half), 0);
            found_.fold.see(place(exact), place(computed), apart);
        }
        // Far sides x + w at the distance, and at its negative.
        const std::uint64_t far = sums + differences, far_below = distance == 0 ? 0 : differences;
        const auto beyond = [&](std::int64_t exact, std::int64_t computed, std::uint64_t inputs) {
            if (exact > 0 && inputs > 0) found_.clamp.see(place(exact), place(std::abs(rounded_signed(format_, computed))), inputs);
        };
        for (std::size_t at = difference; at < difference_end; ++at) {
            const std::int64_t less = number(differences_[at]), more = distance + less;
            beyond(less, more - seen, far);        // p = more, U = less
            beyond(more, less + seen, far_below);  // U = more, p = less
        }
        for (std::size_t at = sum; at < sum_end; ++at) {
            const std::int64_t p = -(distance - number(sums_[at]));
            beyond(number(sums_[at]), p + seen, far_below);
        }
    }

    const Format& format_;
    const std::vector<std::int64_t>& numbers_;
    AllOvershoots found_;
    std::vector<std::uint64_t> sums_{}, differences_{};
};

}  // namespace small_formats
