// SPDX-License-Identifier: MIT
// exact_filtered behind plain types. Compiled once for every target that is tried.
#include "exact_functions.hpp"

#include <array>
#include <stdexcept>
#include <type_traits>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "tangency/impl/exact_filtered.hpp"
#include "tangency/impl/exact_filtered_axis_batch.hpp"
#include "tangency/impl/exact_filtered_batch.hpp"
#include "tangency/impl/exact_filtered_quaternion_batch.hpp"

namespace tangency::exact_test {
namespace {

namespace exact = impl::exact;
using properties::Input;

// Calls visit(form tag, scalar, dimension).
template <class FormTag, class Scalar, class Visit>
auto visit_dim(std::size_t dim, Visit visit) {
    using One = std::integral_constant<std::size_t, 1>;
    using Two = std::integral_constant<std::size_t, 2>;
    using Three = std::integral_constant<std::size_t, 3>;
    if (dim == 1) return visit(FormTag{}, Scalar{}, One{});
    return dim == 2 ? visit(FormTag{}, Scalar{}, Two{}) : visit(FormTag{}, Scalar{}, Three{});
}

// Calls visit(form tag, scalar) for a signature.
template <class Visit>
auto visit_form(const Signature& signature, Visit visit) {
    const auto visit_scalar = [&](auto form) { return signature.scalar == ScalarType::f32 ? visit(form, 0.0F) : visit(form, 0.0); };
    switch (signature.form) {
        case Form::center_half: return visit_scalar(exact::CenterHalf{});
        case Form::lo_hi: return visit_scalar(exact::LoHi{});
        case Form::corner_size: return visit_scalar(exact::CornerSize{});
        default: throw std::logic_error("exact_filtered has no such form");
    }
}

template <class Visit>
auto visit(const Signature& signature, Visit visitor) {
    return visit_form(signature,
                      [&](auto form, auto scalar) { return visit_dim<decltype(form), decltype(scalar)>(signature.dim, visitor); });
}

// Calls visit(form tag, scalar) for a signature rotated by an axis or a quaternion.
template <class Visit>
auto visit_rotated(const Signature& signature, Visit visit) {
    if (signature.orientation < Orientation::axis) throw std::logic_error("exact_filtered turns by no angle");
    const auto visit_scalar = [&](auto form) { return signature.scalar == ScalarType::f32 ? visit(form, 0.0F) : visit(form, 0.0); };
    if (signature.form == Form::center_half) return visit_scalar(exact::CenterHalf{});
    if (signature.form == Form::corner_size) return visit_scalar(exact::CornerSize{});
    throw std::logic_error("exact_filtered turns no such form");
}

template <class Scalar, std::size_t Count>
std::array<Scalar, Count> row_of(const Input& input) {
    std::array<Scalar, Count> row;
    for (std::size_t i = 0; i < Count; ++i) row[i] = static_cast<Scalar>(input.numbers[i]);
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

// What decide_row and decide_axis_row have in common; the mode is set once the row is read.
Answer decide_in_mode(const Input& input, int first_stage, bool flushing) {
    const auto stage = static_cast<exact::Stage>(first_stage);
    const auto answer_of = [](exact::Decision decision) {
        return Answer{static_cast<int>(decision.verdict), static_cast<int>(decision.stage)};
    };
    if (input.signature.orientation != Orientation::none)
        return visit_rotated(input.signature, [&](auto form, auto scalar) -> Answer {
            const auto row = row_of<decltype(scalar), 14>(input);
            keep_here(row.data());
            [[maybe_unused]] const Mode mode(flushing);
            if (input.signature.orientation == Orientation::axis)
                return answer_of(exact::decide_axis_row<decltype(form)>(row.data(), stage));
            return answer_of(exact::decide_quaternion_row<decltype(form)>(row.data(), stage));
        });
    return visit(input.signature, [&](auto form, auto scalar, auto dim) -> Answer {
        // Before the mode changes, since the conversion to float would itself be flushed.
        const auto row = row_of<decltype(scalar), 3 * dim + 1>(input);
        keep_here(row.data());
        [[maybe_unused]] const Mode mode(flushing);
        return answer_of(exact::decide_row<decltype(form), dim>(row.data(), stage));
    });
}

// The batch functions of one signature, compiled once for those who ask below.
template <class FormTag, class Scalar, std::size_t Dim>
[[gnu::noinline]] void ask_columns(const exact::Columns<Scalar, Dim>& columns, std::size_t count, exact::Verdict* verdicts,
                                   std::uint8_t* closed, std::uint8_t* open) {
    exact::decide_columns<FormTag>(columns, count, verdicts);
    exact::intersects_closed_columns<FormTag>(columns, count, closed);
    exact::intersects_open_columns<FormTag>(columns, count, open);
}
template <class FormTag, class Scalar>
[[gnu::noinline]] void ask_columns(const exact::AxisColumns<Scalar>& columns, std::size_t count, exact::Verdict* verdicts,
                                   std::uint8_t* closed, std::uint8_t* open) {
    exact::decide_axis_columns<FormTag>(columns, count, verdicts);
    exact::intersects_closed_axis_columns<FormTag>(columns, count, closed);
    exact::intersects_open_axis_columns<FormTag>(columns, count, open);
}
template <class FormTag, class Scalar>
[[gnu::noinline]] void ask_columns(const exact::QuaternionColumns<Scalar>& columns, std::size_t count, exact::Verdict* verdicts,
                                   std::uint8_t* closed, std::uint8_t* open) {
    exact::decide_quaternion_columns<FormTag>(columns, count, verdicts);
    exact::intersects_closed_quaternion_columns<FormTag>(columns, count, closed);
    exact::intersects_open_quaternion_columns<FormTag>(columns, count, open);
}

// Points the columns at column(0), column(1) ... in the order of a row.
template <class Column, std::size_t Dim, class Scalar>
void point_at(exact::Columns<Scalar, Dim>& columns, Column column) {
    for (std::size_t i = 0; i < Dim; ++i) {
        columns.first[i] = column(i);
        columns.second[i] = column(Dim + i);
        columns.center[i] = column(2 * Dim + i);
    }
    columns.radius = column(3 * Dim);
}
template <class Column, class Scalar>
void point_at(exact::AxisColumns<Scalar>& columns, Column column) {
    for (std::size_t i = 0; i < 2; ++i) {
        columns.first[i] = column(i);
        columns.second[i] = column(2 + i);
        columns.axis[i] = column(4 + i);
        columns.center[i] = column(6 + i);
    }
    columns.radius = column(8);
}
template <class Column, class Scalar>
void point_at(exact::QuaternionColumns<Scalar>& columns, Column column) {
    for (std::size_t i = 0; i < 3; ++i) {
        columns.first[i] = column(i);
        columns.second[i] = column(3 + i);
        columns.center[i] = column(10 + i);
    }
    for (std::size_t i = 0; i < 4; ++i) columns.quaternion[i] = column(6 + i);
    columns.radius = column(13);
}

// Calls visit(form tag, scalar, empty columns) for a signature.
template <class Visit>
void visit_columns(const Signature& signature, Visit visitor) {
    switch (signature.orientation) {
        case Orientation::axis:
            return visit_rotated(signature, [&](auto form, auto scalar) { visitor(form, scalar, exact::AxisColumns<decltype(scalar)>{}); });
        case Orientation::quaternion:
            return visit_rotated(signature,
                                 [&](auto form, auto scalar) { visitor(form, scalar, exact::QuaternionColumns<decltype(scalar)>{}); });
        default:
            return visit(signature,
                         [&](auto form, auto scalar, auto dim) { visitor(form, scalar, exact::Columns<decltype(scalar), dim>{}); });
    }
}

#if defined(TANGENCY_EXACT_LANES)
// A step's numbers, as the batch filter reads them.
template <class Scalar>
struct Step {
    Scalar numbers[exact::detail::step_length];

    template <std::size_t Place>
    exact::detail::ByteRegister bits_at() const {
        using Lanes = exact::detail::Lanes<Scalar>;
        return exact::detail::bits(Lanes::load(numbers + Place * Lanes::width));
    }
};

template <class Scalar>
bool is_beyond(const std::vector<double>& gaps, double bound) {
    Step<Scalar> step;
    for (std::size_t i = 0; i < exact::detail::step_length; ++i) step.numbers[i] = static_cast<Scalar>(gaps.at(i));
    const auto halves = exact::detail::upper_halves_of<Scalar, 0>(step);
    using Do = exact::detail::Arithmetic<exact::detail::Lanes<Scalar>>;
    return exact::detail::is_beyond(exact::detail::least_rank<Scalar>(halves), Do::broadcast(static_cast<Scalar>(bound)));
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
    if (input.signature.orientation != Orientation::none)
        return visit_rotated(input.signature, [&](auto form, auto scalar) -> Spoken {
            const auto [a, b, c, d, e, f, g, h, i, j, k, l, m, n] = row_of<decltype(scalar), 14>(input);
            using Tag = decltype(form);
            if (input.signature.orientation == Orientation::quaternion)
                return {static_cast<int>(exact::decide_quaternion<Tag>(a, b, c, d, e, f, g, h, i, j, k, l, m, n)),
                        exact::intersects_closed_quaternion<Tag>(a, b, c, d, e, f, g, h, i, j, k, l, m, n),
                        exact::intersects_open_quaternion<Tag>(a, b, c, d, e, f, g, h, i, j, k, l, m, n)};
            return {static_cast<int>(exact::decide_axis<Tag>(a, b, c, d, e, f, g, h, i)),
                    exact::intersects_closed_axis<Tag>(a, b, c, d, e, f, g, h, i),
                    exact::intersects_open_axis<Tag>(a, b, c, d, e, f, g, h, i)};
        });
    return visit_form(input.signature, [&](auto form, auto scalar) -> Spoken {
        const auto [a, b, c, d, e, f, g] = row_of<decltype(scalar), 7>(input);
        return {static_cast<int>(exact::decide<decltype(form)>(a, b, c, d, e, f, g)),
                exact::intersects_closed<decltype(form)>(a, b, c, d, e, f, g), exact::intersects_open<decltype(form)>(a, b, c, d, e, f, g)};
    });
}

Columned decide_columns(const std::vector<Input>& inputs, std::size_t shift) {
    const std::size_t count = inputs.size();
    std::vector<exact::Verdict> verdicts(count + shift + 2, static_cast<exact::Verdict>(guard));
    std::vector<std::uint8_t> closed(count + shift + 2, guard), open = closed;
    visit_columns(inputs.at(0).signature, [&](auto form, auto scalar, auto columns) {
        using Scalar = decltype(scalar);
        std::vector<std::vector<Scalar>> numbers(inputs[0].row().size());
        for (std::size_t place = 0; place < numbers.size(); ++place) {
            // Each column stands a different distance from an aligned address.
            numbers[place].resize(count + shift + place);
            for (std::size_t i = 0; i < count; ++i) numbers[place][i + shift + place] = static_cast<Scalar>(inputs[i].numbers[place]);
        }
        point_at(columns, [&](std::size_t place) { return numbers[place].data() + shift + place; });
        ask_columns<decltype(form)>(columns, count, verdicts.data() + shift + 1, closed.data() + shift + 1, open.data() + shift + 1);
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
    visit_columns(signature, [&](auto form, auto, auto columns) { ask_columns<decltype(form)>(columns, 0, &verdict, &closed, &open); });
    return closed == guard && open == guard && static_cast<std::uint8_t>(verdict) == guard;
}

}  // namespace tangency::exact_test
