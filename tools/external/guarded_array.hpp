// SPDX-License-Identifier: MIT
// Memory that a function gets an array in, and what it has written around it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tangency::tools {

/// An array between two guards, which hold a pattern that tells writes, within pages that nobody may touch: what oversteps by more than a
/// guard is a fault of that very call. One page is near, the one behind the array or the one before it.
class GuardedArray {
public:
    /// Of two arrays that are used in turn the guards differ in every bit, and each is near another page: a function that writes the
    /// pattern of one is seen by the other.
    enum class Kind { near_behind, near_before };

    /// Throws std::bad_alloc.
    GuardedArray(Kind kind, std::size_t most_bytes, std::size_t guard_bytes);
    GuardedArray(const GuardedArray&) = delete;
    GuardedArray& operator=(const GuardedArray&) = delete;
    ~GuardedArray();

    /// Places an array of so many bytes, at most as many as there is room for, aligned to 16, and makes its guards whole.
    void place(std::size_t bytes);
    template <class Number>
    Number* data() const {
        return reinterpret_cast<Number*>(begin_);
    }

    /// Where it was written around the array since `place`: the first byte and the one after the last, from the array's begin.
    struct Touched {
        std::ptrdiff_t first, end;
    };
    std::optional<Touched> find_touched() const {
        return is_whole(before()) && is_whole(behind()) ? std::nullopt : std::optional(search());
    }

private:
    std::span<unsigned char> before() const { return {begin_ - guard_bytes_, guard_bytes_}; }
    std::span<unsigned char> behind() const { return {begin_ + bytes_, guard_bytes_}; }
    /// The pattern goes by addresses, so that it may begin anywhere.
    const unsigned char* pattern_at(const unsigned char* address) const;
    bool is_whole(std::span<const unsigned char> guard) const;
    Touched search() const;

    Kind kind_;
    std::size_t guard_bytes_, room_, bytes_ = 0;
    unsigned char *mapped_, *begin_ = nullptr;
    std::vector<unsigned char> pattern_;
};

}  // namespace tangency::tools
