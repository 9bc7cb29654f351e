// SPDX-License-Identifier: MIT
// Mutation and crossover: edits of choices.
#include "tangency/fuzz/mutation.hpp"

#include <algorithm>
#include <vector>

#include "tangency/fuzz/fuzz_input.hpp"
#include "tangency/properties/shrink.hpp"

namespace tangency::fuzz {

using properties::Choices;
using properties::InputKind;
using properties::Recording;
using properties::Source;

namespace {

// A driver's seeds are small and near each other; the draws are not to be.
Source random_of(std::uint32_t seed) { return Source(properties::mix_seed(seed, 0x746f756368)); }

std::size_t place_in(const Choices& choices, Source& random) { return random.below(static_cast<std::uint32_t>(choices.size())); }

std::uint32_t any_choice(Source& random) {
    const int size = random.between(1, 32);
    return static_cast<std::uint32_t>(random.bits() >> (64 - size));
}

// One choice other than before. Those that rank numbers by their size change sides with the next, and keep theirs
// two on.
void edit(Choices& choices, Source& random) {
    if (choices.empty()) choices.push_back(0);
    const std::size_t place = place_in(choices, random);
    std::uint32_t& choice = choices[place];
    const std::uint32_t before = choice;
    switch (random.below(10)) {
        case 0:
        case 1: choice += 1; break;
        case 2:
        case 3: choice -= choice > 0 ? 1 : 0; break;
        case 4: choice += 2; break;
        case 5: choice -= std::min(choice, 2U); break;
        case 6: choice = 0; break;
        case 7: choice = choices[place_in(choices, random)]; break;
        case 8: choices.erase(choices.begin() + static_cast<std::ptrdiff_t>(place)); return;
        default: choice = any_choice(random); break;
    }
    if (choice == before) choice += 1;
}

void move_property(FuzzInput& input, Source& random) {
    const auto all = played_properties(input.question);
    const auto place = random.below(static_cast<std::uint32_t>(all.size()));
    input.property = input.property && random.chance(1, 2) ? nullptr : all[place];
}

// Four in eleven are rows of ordinary floats, where most is promised.
void move_kind(FuzzInput& input, Source& random) {
    constexpr auto last = static_cast<std::uint32_t>(InputKind::near_tie);
    const std::uint32_t kind = random.below(last + 4);
    input.kind = kind <= last ? static_cast<InputKind>(kind) : InputKind::ordinary;
}

// What a generator draws from a seed.
void draw_anew(FuzzInput& input, const Signature& signature, Source& random) {
    input.property = nullptr;
    if (random.chance(1, 8)) move_property(input, random);
    move_kind(input, random);
    Recording recording{.with_rewrites = random.chance(1, 8)};
    draw(input, signature, Source(random.bits()), &recording);
    input.choices = recording.with_rewrites ? in_plain_choices(recording) : std::move(recording.choices);
}

void make_simpler(FuzzInput& input, const Recording& recording, Source& random) {
    std::vector<Choices> all = simpler_choices(recording);
    if (!all.empty()) input.choices = std::move(all[random.below(static_cast<std::uint32_t>(all.size()))]);
}

void move(FuzzInput& input, std::span<const Signature> played, Source& random) {
    const Signature& signature = signature_of(input.signature, played);
    const int way = random.between(0, 31);
    if (way == 0 && played.size() > 1) {
        input.signature = random.below(256);
    } else if (way <= 1) {
        move_property(input, random);
    } else if (way == 2) {
        move_kind(input, random);
    } else if (way <= 3) {
        Recording recording;
        draw(input, signature, &recording);
        if (random.chance(1, 16)) return make_simpler(input, recording, random);
        input.choices = in_plain_choices(recording);
    } else {
        edit(input.choices, random);
    }
}

std::size_t write(const FuzzInput& input, std::uint8_t* out, std::size_t max_size) {
    std::vector<std::uint8_t> bytes = encode(input);
    bytes.resize(std::clamp<std::size_t>(bytes.size(), 1, std::min(max_size, max_input_size)));
    std::copy(bytes.begin(), bytes.end(), out);
    return bytes.size();
}

}  // namespace

std::size_t mutate(std::uint8_t* data, std::size_t size, std::size_t max_size, std::uint32_t seed, std::span<const Signature> played) {
    Source random = random_of(seed);
    const std::vector<std::uint8_t> before(data, data + std::min(size, max_size));
    FuzzInput input = decode(before, played.front().question);
    if (size == 0 || random.chance(1, 2)) {
        draw_anew(input, signature_of(input.signature, played), random);
    } else {
        for (int moves = random.chance(1, 2) ? 1 : random.between(2, 4); moves > 0; --moves) move(input, played, random);
    }
    size = write(input, data, max_size);
    if (std::equal(before.begin(), before.end(), data, data + size))
        data[size > 1 ? 1 + random.below(static_cast<std::uint32_t>(size) - 1) : 0] ^= 1;
    return size;
}

std::size_t cross_over(const std::uint8_t* a, std::size_t a_size, const std::uint8_t* b, std::size_t b_size, std::uint8_t* out,
                       std::size_t max_size, std::uint32_t seed, Question question) {
    Source random = random_of(seed);
    FuzzInput child = decode(std::span(a, a_size), question), other = decode(std::span(b, b_size), question);
    if (random.chance(1, 2)) std::swap(child, other);
    const std::size_t cut = random.below(static_cast<std::uint32_t>(child.choices.size()) + 1);
    child.choices.resize(cut);
    if (cut < other.choices.size())
        child.choices.insert(child.choices.end(), other.choices.begin() + static_cast<std::ptrdiff_t>(cut), other.choices.end());
    return write(child, out, max_size);
}

}  // namespace tangency::fuzz
