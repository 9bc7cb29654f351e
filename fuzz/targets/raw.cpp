// SPDX-License-Identifier: MIT
// The target `raw`: the search of `subjects` on bytes read as floats, without structure, to compare with.
#include <bit>
#include <limits>

#include "coverage_feedback.hpp"
#include "fuzzed_group.hpp"
#include "tangency/reference/defect.hpp"
#include "linked_targets.hpp"

namespace tangency::fuzz {
namespace {

// Infinities and NaN lose the exponent's last bit, and are numbers of the largest size then: what becomes of the
// payload of a NaN differs from compiler to compiler.
template <class Float>
double take_number(std::span<const std::uint8_t>& bytes) {
    using Bits = tangency::detail::BitsOfSize<sizeof(Float)>;
    constexpr Bits exponent_bits = std::bit_cast<Bits>(std::numeric_limits<Float>::infinity());
    constexpr Bits last = Bits{1} << (std::numeric_limits<Float>::digits - 1);
    Bits bits = 0;
    for (std::size_t i = 0; i < sizeof(Bits) && !bytes.empty(); ++i, bytes = bytes.subspan(1)) bits |= Bits{bytes[0]} << (8 * i);
    if ((bits & exponent_bits) == exponent_bits) bits ^= last;
    return static_cast<double>(std::bit_cast<Float>(bits));
}

// The first byte selects the signature. Missing bytes are zero.
void run(std::span<const std::uint8_t> bytes) {
    FuzzedGroup& fuzzed_group = fuzzed_group_for(bytes.empty() ? 0 : bytes[0]);
    if (fuzzed_group.fuzzed_subjects.empty()) return;
    if (!bytes.empty()) bytes = bytes.subspan(1);
    properties::Input row{fuzzed_group.signature};
    for (double& number : row.row())
        number = visit_scalar(row.signature.scalar, [&bytes](auto zero) { return take_number<decltype(zero)>(bytes); });
    properties::make_valid(row);
    if (reference::find_defect(row.signature, std::span<const double>(row.row()))) return;  // a polygon of random vertices is seldom convex
    PlayedInput played(input_of(row, false), row.signature);
    examine(fuzzed_group, played);
    note_feedback(played, fuzzed_group.fuzzed_subjects.front().last_answer());
}

const Linked linked{{"raw", run}};

}  // namespace
}  // namespace tangency::fuzz
