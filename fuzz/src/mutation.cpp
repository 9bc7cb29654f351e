// SPDX-License-Identifier: MIT
// The mutator and the crossover.
#include "tangency/fuzz/mutation.hpp"

#include <algorithm>

#include "moves.hpp"

namespace tangency::fuzz {

using properties::Source;

namespace {

using Buffer = std::array<std::uint8_t, max_input_size>;

// A driver's seeds are small and near each other; the draws are not to be.
Source random_of(std::uint32_t seed) { return Source(properties::mix_seed(seed, 0x746f756368)); }

std::size_t write(const Recipe& made, std::uint8_t* out, std::size_t max_size) {
    Buffer bytes{};
    const std::size_t size = std::min(std::max<std::size_t>(encode_to(made, bytes), 1), max_size);
    std::copy_n(bytes.begin(), size, out);
    return size;
}

// One byte anywhere in what counts, beyond the end included.
std::size_t change_bytes(std::uint8_t* data, std::size_t size, std::size_t max_size, Source& random) {
    const std::size_t room = std::min(max_size, max_input_size);
    const int last = static_cast<int>(std::min(room, size + 8)) - 1;
    const auto place = static_cast<std::size_t>(random.between(0, last));
    if (place >= size) std::fill(data + size, data + place + 1, std::uint8_t{0});
    const auto bits =
        static_cast<std::uint8_t>(random.chance(1, 2) ? 1 << random.between(0, 7) : random.between(1, 255));
    data[place] = static_cast<std::uint8_t>(data[place] ^ bits);
    return std::min(std::max(size, place + 1), max_size);
}

void move(Recipe& made, std::span<const Signature> played, Source& random) {
    const Signature& signature = signature_of(made.signature, played);
    const int choice = random.between(0, 31);
    if (choice == 0 && played.size() > 1)
        made.signature = static_cast<std::uint8_t>(
            place_of(played[static_cast<std::size_t>(random.between(0, static_cast<int>(played.size()) - 1))]));
    else if (choice <= 2)
        move_kind(made, signature, random);
    else if (choice <= 4)
        move_property(made, random);
    else if (uses_words(made.kind))
        move_numbers(made, signature, random);
    else if (made.kind == InputKind::drawn)
        made.salt = static_cast<std::uint32_t>(random.bits() >> 32);
    else
        move_plan(made, signature, random);
}

}  // namespace

std::size_t mutate(std::uint8_t* data, std::size_t size, std::size_t max_size, std::uint32_t seed,
                   std::span<const Signature> played) {
    Source random = random_of(seed);
    size = std::min(size, max_size);
    const int way = random.between(0, 15);
    if (way == 0) return change_bytes(data, size, max_size, random);
    Recipe made = decode(std::span(data, size));
    const Recipe before = made;
    if (size == 0 || way <= 3) {
        const std::uint8_t signature = made.signature;
        made = any_recipe(random);
        if (played.size() == 1) made.signature = signature;
    } else {
        const int moves = random.chance(1, 2) ? 1 : random.between(2, 4);
        for (int i = 0; i < moves; ++i) move(made, played, random);
        for (int tries = 0; made == before && tries < 8; ++tries) move(made, played, random);
    }
    if (made == before) return change_bytes(data, size, max_size, random);
    return write(made, data, max_size);
}

std::size_t cross_over(const std::uint8_t* a, std::size_t a_size, const std::uint8_t* b, std::size_t b_size,
                       std::uint8_t* out, std::size_t max_size, std::uint32_t seed) {
    Source random = random_of(seed);
    Recipe child = decode(std::span(a, a_size));
    Recipe other = decode(std::span(b, b_size));
    if (random.chance(1, 2)) std::swap(child, other);
    Buffer bytes{}, other_bytes{};
    encode_to(child, bytes);
    encode_to(other, other_bytes);
    // Of two layouts, what both have: signature, property and choices, but no kind and no body.
    const bool same_layout = uses_words(child.kind) == uses_words(other.kind);
    for (const auto& [name, place, size] : layout_of(child.kind)) {
        const bool in_both =
            name == "signature" || name == "property" || (name.starts_with("choice") && !name.ends_with("upper"));
        if (random.chance(1, 2) && (same_layout || in_both))
            std::copy_n(other_bytes.data() + place, size, bytes.data() + place);
    }
    return write(decode(bytes), out, max_size);
}

}  // namespace tangency::fuzz
