// SPDX-License-Identifier: MIT
// exact_filtered behind plain types. Compiled once for every target that is tried.
#include "exact_functions.hpp"

#include <array>
#include <stdexcept>
#include <tuple>
#include <type_traits>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "exact_calls.hpp"

namespace tangency::exact_test {
namespace {

using properties::Input;

// Calls visitor(kind) with the kind of input (exact_calls.hpp) that a signature names.
template <class FormTag, class Scalar, class Visit>
auto visit_in(const Signature& signature, Visit visitor) {
    if constexpr (!std::is_same_v<FormTag, exact::LoHi>) {
        if (signature.orientation == Orientation::axis) return visitor(RotatedByAxis<FormTag, Scalar>{});
        if (signature.orientation == Orientation::quaternion) return visitor(RotatedByQuaternion<FormTag, Scalar>{});
    }
    if (signature.orientation != Orientation::none) throw std::logic_error("exact_filtered turns no such form, and by no angle");
    if (signature.dim == 1) return visitor(AxisAligned<FormTag, Scalar, 1>{});
    return signature.dim == 2 ? visitor(AxisAligned<FormTag, Scalar, 2>{}) : visitor(AxisAligned<FormTag, Scalar, 3>{});
}

template <class Visit>
auto visit(const Signature& signature, Visit visitor) {
    const auto visit_scalar = [&](auto form) {
        using Tag = decltype(form);
        return signature.scalar == ScalarType::f32 ? visit_in<Tag, float>(signature, visitor) : visit_in<Tag, double>(signature, visitor);
    };
    switch (signature.form) {
        case Form::center_half: return visit_scalar(exact::CenterHalf{});
        case Form::lo_hi: return visit_scalar(exact::LoHi{});
        case Form::corner_size: return visit_scalar(exact::CornerSize{});
        default: throw std::logic_error("exact_filtered has no such form");
    }
}

template <class Kind>
std::array<typename Kind::Number, Kind::length> row_of(const Input& input) {
    std::array<typename Kind::Number, Kind::length> row;
    for (std::size_t i = 0; i < Kind::length; ++i) row[i] = static_cast<typename Kind::Number>(input.numbers[i]);
    return row;
}

// What was written before is written by here: clang -O3 moved conversions to float past the change of mode.
void keep_here(const void* numbers) {
#if defined(__GNUC__)
    asm volatile("" : : "r"(numbers) : "memory");
#else
    static_cast<void>(numbers);
#endif
}

#if defined(__SSE2__)
// Flushes subnormal results and arguments to zero while it lives, if it is told to.
class Mode {
public:
    explicit Mode(bool flushing) : before_(_mm_getcsr()) { _mm_setcsr(flushing ? before_ | 0x8040 : before_); }
    ~Mode() { _mm_setcsr(before_); }
    Mode(const Mode&) = delete;
    Mode& operator=(const Mode&) = delete;

private:
    unsigned before_;
};
#else
struct Mode {
    explicit Mode(bool) {}
};
#endif

Answer decide_in_mode(const Input& input, int first_stage, bool flushing) {
    return visit(input.signature, [&](auto kind) -> Answer {
        using Kind = decltype(kind);
        // Before the mode changes, since the conversion to float would itself be flushed.
        const auto row = row_of<Kind>(input);
        keep_here(row.data());
        [[maybe_unused]] const Mode mode(flushing);
        const exact::Decision decision = Kind::decide_row(row.data(), static_cast<exact::Stage>(first_stage));
        return {static_cast<int>(decision.verdict), static_cast<int>(decision.stage)};
    });
}

#if defined(TANGENCY_EXACT_LANES)
template <class Scalar>
bool is_beyond(const std::vector<double>& gaps, double bound) {
    Step<Scalar> step;
    for (std::size_t i = 0; i < exact::detail::step_length; ++i) step.gaps[i] = static_cast<Scalar>(gaps.at(i));
    return step.is_beyond(static_cast<Scalar>(bound));
}
#endif

// A byte before the answers and one behind show whether anything else was written.
constexpr std::uint8_t guard = 0xa5;

}  // namespace

const char* target_name() { return TANGENCY_EXACT_TEST_TARGET; }

bool can_run() {
#if defined(__AVX512F__)
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512dq");
#elif defined(__AVX2__)
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#else
    return true;
#endif
}

Answer decide_case(const Input& input, int first_stage) { return decide_in_mode(input, first_stage, false); }

#if defined(__SSE2__)
Answer decide_case_flushing(const Input& input, int first_stage) { return decide_in_mode(input, first_stage, true); }
#endif

Spoken decide_numbers(const Input& input) {
    return visit(input.signature, [&](auto kind) -> Spoken {
        using Kind = decltype(kind);
        const Answers said = std::apply([](auto... n) { return Kind::decide_numbers(n...); }, row_of<Kind>(input));
        return {said[0], said[1] != 0, said[2] != 0};
    });
}

Columned decide_columns(const std::vector<Input>& inputs, std::size_t shift) {
    const std::size_t count = inputs.size();
    std::vector<exact::Verdict> verdicts(count + shift + 2, static_cast<exact::Verdict>(guard));
    std::vector<std::uint8_t> closed(count + shift + 2, guard), open = closed;
    visit(inputs.at(0).signature, [&](auto kind) {
        using Kind = decltype(kind);
        using Scalar = typename Kind::Number;
        std::vector<std::vector<Scalar>> numbers(inputs[0].row().size());
        for (std::size_t place = 0; place < numbers.size(); ++place) {
            // Each column stands a different distance from an aligned address.
            numbers[place].resize(count + shift + place);
            for (std::size_t i = 0; i < count; ++i) numbers[place][i + shift + place] = static_cast<Scalar>(inputs[i].numbers[place]);
        }
        const auto columns =
            Kind::columns_of([&](std::size_t place) { return static_cast<const Scalar*>(numbers[place].data() + shift + place); });
        Kind::decide_columns(columns, count, verdicts.data() + shift + 1, closed.data() + shift + 1, open.data() + shift + 1);
    });
    Columned answers;
    for (std::size_t i = 0; i < count; ++i) {
        answers.verdicts.push_back(static_cast<std::uint8_t>(verdicts[i + shift + 1]));
        answers.closed.push_back(closed[i + shift + 1]);
        answers.open.push_back(open[i + shift + 1]);
    }
    for (const std::size_t place : {shift, shift + count + 1})
        if (static_cast<std::uint8_t>(verdicts[place]) != guard || closed[place] != guard || open[place] != guard)
            throw std::logic_error("a batch function wrote outside its answers");
    return answers;
}

#if defined(TANGENCY_EXACT_LANES)
std::size_t step_length() { return exact::detail::step_length; }
bool is_step_beyond(ScalarType scalar, const std::vector<double>& gaps, double bound) {
    return scalar == ScalarType::f32 ? is_beyond<float>(gaps, bound) : is_beyond<double>(gaps, bound);
}
#else
std::size_t step_length() { return 0; }
bool is_step_beyond(ScalarType, const std::vector<double>&, double) { throw std::logic_error("there are no registers"); }
#endif

bool writes_nothing_when_empty(const Signature& signature) {
    std::uint8_t closed = guard, open = guard;
    auto verdict = static_cast<exact::Verdict>(guard);
    visit(signature, [&](auto kind) { kind.decide_columns({}, 0, &verdict, &closed, &open); });
    return closed == guard && open == guard && static_cast<std::uint8_t>(verdict) == guard;
}

}  // namespace tangency::exact_test
