// SPDX-License-Identifier: MIT
// The child process that a plugin runs in, and the memory that it shares with its parent.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "tangency/shapes/layout.hpp"

namespace tangency::tools {

/// What both sides see. The parent writes rows and reads answers; the child counts where it is, so that the parent
/// knows which case it died on.
struct PluginMemory {
    static constexpr std::size_t capacity = 4096;

    enum class State : std::uint32_t { opening, cannot_open, ready, threw, called_exit };

    std::atomic<State> state;
    std::atomic<std::uint32_t> calling;  ///< 1 while the plugin's function runs
    std::atomic<std::uint32_t> current;  ///< the row that it was called with last
    /// 1 where the batch ended at that row, since the function did what `message` says, a verb first
    std::atomic<std::uint32_t> overstepped;
    std::atomic<std::uint32_t> copies;    ///< of the child, made by fork, that came back from a call
    std::atomic<std::uint32_t> finished;  ///< the last batch that came to its end, by its number
    std::uint32_t batch;                  ///< the number of this batch
    std::uint32_t count;                  ///< rows of this batch
    std::int32_t exit_status;
    std::array<char, 1024> message;               ///< ends with a zero
    std::array<unsigned char, capacity> answers;  ///< of yes or no
    std::array<double, capacity * 3> replies;     ///< of other answers; of a vector one after the other, of a row three places
    alignas(16) std::array<double, capacity * max_number_count> numbers;  ///< rows of float or double, tightly packed
};

/// The symbol that a plugin exports for a signature: "tangency_lo_hi_f32", "tangency3_center_half_quaternion_f64",
/// "tangency_mtv_box_box_lo_hi_f32".
std::string symbol_name(const Signature& signature);

/// The child's whole life: opens the plugin, then for each byte on `orders` answers a batch and writes a byte to
/// `replies`. Ends at the end of `orders`. Never returns.
[[noreturn]] void run_plugin_child(const std::string& file, const Signature& signature, PluginMemory& memory, int orders, int replies);

}  // namespace tangency::tools
