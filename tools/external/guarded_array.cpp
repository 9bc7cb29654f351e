// SPDX-License-Identifier: MIT
// Pages, patterns and the search for what was written.
#include "guarded_array.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <new>

namespace tangency::tools {
namespace {

constexpr std::size_t page = 4096, forbidden = 16 * page, alignment = 16;

// No number that a program is likely to write; the other one is its complement.
constexpr std::uint64_t pattern_word = 0x9d3bc8f1e6a7425b;

}  // namespace

GuardedArray::GuardedArray(Kind kind, std::size_t most_bytes, std::size_t guard_bytes)
    : kind_(kind), guard_bytes_(guard_bytes), room_((2 * guard_bytes + most_bytes + alignment + page - 1) / page * page) {
    void* const mapped = mmap(nullptr, room_ + 2 * forbidden, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapped == MAP_FAILED) throw std::bad_alloc();
    mapped_ = static_cast<unsigned char*>(mapped);
    if (mprotect(mapped_ + forbidden, room_, PROT_READ | PROT_WRITE) != 0) {
        munmap(mapped, room_ + 2 * forbidden);
        throw std::bad_alloc();
    }
    const std::uint64_t word = kind == Kind::near_behind ? pattern_word : ~pattern_word;
    pattern_.resize(guard_bytes + alignment + sizeof word);
    for (std::size_t i = 0; i < pattern_.size(); ++i) pattern_[i] = static_cast<unsigned char>(word >> 8 * (i % sizeof word));
}

GuardedArray::~GuardedArray() { munmap(mapped_, room_ + 2 * forbidden); }

void GuardedArray::place(std::size_t bytes) {
    unsigned char* const first = mapped_ + forbidden;
    const std::size_t behind_at = (room_ - guard_bytes_ - bytes) / alignment * alignment;
    bytes_ = bytes;
    begin_ = first + (kind_ == Kind::near_behind ? behind_at : guard_bytes_);
    for (const std::span<unsigned char> guard : {before(), behind()}) std::memcpy(guard.data(), pattern_at(guard.data()), guard.size());
}

const unsigned char* GuardedArray::pattern_at(const unsigned char* address) const {
    return pattern_.data() + reinterpret_cast<std::uintptr_t>(address) % sizeof pattern_word;
}

bool GuardedArray::is_whole(std::span<const unsigned char> guard) const {
    return std::memcmp(guard.data(), pattern_at(guard.data()), guard.size()) == 0;
}

GuardedArray::Touched GuardedArray::search() const {
    std::optional<Touched> found;
    for (const std::span<unsigned char> guard : {before(), behind()})
        for (std::size_t i = 0; i < guard.size(); ++i) {
            if (guard[i] == pattern_at(guard.data())[i]) continue;
            const std::ptrdiff_t place = guard.data() + i - begin_;
            found = Touched{found ? found->first : place, place + 1};
        }
    return *found;
}

}  // namespace tangency::tools
