// SPDX-License-Identifier: MIT
// Choices read from lists and bytes, and their order.
#include "tangency/properties/source.hpp"

#include <algorithm>

namespace tangency::properties {
namespace {

constexpr std::uint8_t two_bytes = 254, four_bytes = 255;

std::uint32_t take_choice(std::span<const std::uint8_t>& bytes) {
    if (bytes.empty()) return 0;
    const std::uint8_t first = bytes[0];
    const std::size_t more = std::min<std::size_t>(first == four_bytes ? 4 : first == two_bytes ? 2 : 0, bytes.size() - 1);
    std::uint32_t choice = first < two_bytes ? first : 0;
    for (std::size_t i = 0; i < more; ++i) choice |= static_cast<std::uint32_t>(bytes[i + 1]) << (8 * i);
    bytes = bytes.subspan(more + 1);
    return choice;
}

// How far the range goes to both sides of the value nearest to zero.
struct Sides {
    std::int64_t middle, common;  ///< ranks 1 to 2 * common lie on both sides
    bool up;                      ///< whether the ranks beyond lie above
};

Sides sides_of(int lo, int hi) {
    const std::int64_t middle = std::clamp<std::int64_t>(0, lo, hi);
    const std::int64_t above = hi - middle, below = middle - lo;
    return {middle, std::min(above, below), above > below};
}

}  // namespace

std::uint32_t Source::read_word() {
    if (choices_.empty()) return 0;
    const std::uint32_t choice = choices_.front();
    choices_ = choices_.subspan(1);
    return choice;
}

std::uint32_t Source::rank(int value, int lo, int hi) {
    const auto [middle, common, up] = sides_of(lo, hi);
    const std::int64_t away = value - middle;
    const std::int64_t distance = away < 0 ? -away : away;
    if (distance > common) return static_cast<std::uint32_t>(common + distance);
    return static_cast<std::uint32_t>(away > 0 ? 2 * distance - 1 : 2 * distance);
}

int Source::at_rank(std::uint32_t rank, int lo, int hi) {
    const auto [middle, common, up] = sides_of(lo, hi);
    const std::int64_t place = rank;
    if (place > 2 * common) return static_cast<int>(up ? middle + place - common : middle - (place - common));
    return static_cast<int>(place % 2 != 0 ? middle + (place + 1) / 2 : middle - place / 2);
}

void ChoiceWriter::between(int value, int lo, int hi) { choices_.push_back(Source::rank(value, lo, hi)); }

std::vector<std::uint8_t> to_bytes(std::span<const std::uint32_t> choices) {
    while (!choices.empty() && choices.back() == 0) choices = choices.first(choices.size() - 1);
    std::vector<std::uint8_t> bytes;
    bytes.reserve(2 * choices.size());
    for (const std::uint32_t choice : choices) {
        const int more = choice < two_bytes ? 0 : choice < 0x10000 ? 2 : 4;
        bytes.push_back(more == 0 ? static_cast<std::uint8_t>(choice) : more == 2 ? two_bytes : four_bytes);
        for (int i = 0; i < more; ++i) bytes.push_back(static_cast<std::uint8_t>(choice >> (8 * i)));
    }
    return bytes;
}

Choices to_choices(std::span<const std::uint8_t> bytes) {
    Choices choices;
    choices.reserve(bytes.size());
    while (!bytes.empty()) choices.push_back(take_choice(bytes));
    return choices;
}

}  // namespace tangency::properties
