// SPDX-License-Identifier: MIT
// Holds the exact headers, as they are found on the include path, to rows of known answers (rows.txt). Exit status 1 and the row
// at the first answer that differs.
//
// usage: try_rows ROWS   (TANGENCY_MUTANT in the environment chooses one of the mutants that a copy of the headers may hold)
#include <sys/mman.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

/// The mutant of a copy of the headers that holds many; read before what they initialise at the start.
struct Chosen {
    int chosen = std::getenv("TANGENCY_MUTANT") ? std::atoi(std::getenv("TANGENCY_MUTANT")) : 0;
};
__attribute__((init_priority(101))) Chosen tangency_mutant;

#include "../exact_calls.hpp"
#include "../stored_rows.hpp"

namespace tangency::exact_test {
namespace {

const StoredRow* asked;  // just now

[[noreturn]] void differ(const StoredRow& row, const std::string& what) {
    std::cout << what << ": " << row.line << '\n';
    std::cout.flush();
    _exit(1);
}

// Arrays and fences overstepped, and loops that never end.
[[noreturn]] void stop(int signal) {
    std::printf("stops by signal %d: %s\n", signal, asked == nullptr ? "" : asked->line.c_str());
    std::fflush(stdout);
    _exit(1);
}

/// Up to `most` numbers beside a page that may not be touched, at their end or at their start, so that whoever oversteps that is stopped.
template <class Number>
class Fenced {
public:
    static constexpr std::size_t most = 600;

    Fenced() {
        const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE)), size = (most * sizeof(Number) / page + 2) * page;
        auto* base = static_cast<char*>(mmap(nullptr, size + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
        if (base == MAP_FAILED || mprotect(base + page, size, PROT_READ | PROT_WRITE) != 0) std::abort();
        begin_ = reinterpret_cast<Number*>(base + page);
        end_ = reinterpret_cast<Number*>(base + page + size);
    }
    Number* of(std::size_t count, bool at_end) const { return at_end ? end_ - count : begin_; }

private:
    Number *begin_, *end_;
};

// How many bytes on the other side of the answers show whether they were written.
constexpr std::size_t guarded = 64;

void flush_subnormals([[maybe_unused]] bool flushing) {
#if defined(__SSE2__)
    _mm_setcsr(flushing ? _mm_getcsr() | 0x8040U : _mm_getcsr() & ~0x8040U);
#endif
    asm volatile("" : : : "memory");
}

/// A number in its format: of NaNs the one whose bits are next to infinity's.
template <class Scalar>
Scalar in_format(double number) {
    if (number == number) return static_cast<Scalar>(number);
    return __builtin_bit_cast(Scalar, exact::detail::bits_of(std::numeric_limits<Scalar>::infinity()) + 1);
}

/// Leaves such bytes where the variables of the next call stand, so that one shows that is read before it is set.
[[gnu::noinline]] void fill_stack(int byte) {
    unsigned char stack[1 << 13];
    std::memset(stack, byte, sizeof stack);
    asm volatile("" : : "r"(stack) : "memory");
}

/// One call each: every first stage, with subnormals kept and flushed. Where the stages are `?` the row is printed with them.
template <class Kind>
void try_single(const std::vector<StoredRow>& rows) {
    using Scalar = typename Kind::Number;
    const Fenced<Scalar> fenced;
    for (const StoredRow& one : rows) {
        asked = &one;
        std::string stages;
        for (const bool flushing : {false, true}) {
            Scalar* const row = fenced.of(Kind::length, flushing);
            for (std::size_t i = 0; i < Kind::length; ++i) row[i] = in_format<Scalar>(one.numbers.at(i));
            for (int first = 0; first < 5; ++first) {
                flush_subnormals(flushing);
                const exact::Decision found = Kind::decide_row(row, static_cast<exact::Stage>(first));
                flush_subnormals(false);
                if (static_cast<int>(found.verdict) != one.verdict)
                    differ(one, "answers " + std::to_string(static_cast<int>(found.verdict)) + " from stage " + std::to_string(first) +
                                    (flushing ? ", flushing" : ""));
                if (!flushing) stages += std::to_string(static_cast<int>(found.stage));
            }
        }
        if (one.stages == "?")
            std::cout << std::string(one.line).replace(one.line.find('?'), 1, stages) << '\n';
        else if (one.stages != stages)
            differ(one, "is decided by the stages " + stages);
    }
}

/// The rows named by `order` as arrays, with subnormals kept or flushed, fenced at their end or at their start.
template <class Kind>
void try_arrays(const std::vector<StoredRow>& rows, const std::vector<std::size_t>& order, bool flushing, bool at_end) {
    using Scalar = typename Kind::Number;
    static const Fenced<Scalar> columns[Kind::length];
    static const Fenced<unsigned char> answers[3];
    const std::size_t count = order.size();
    asked = &rows[order[0]];
    for (std::size_t place = 0; place < Kind::length; ++place)
        for (std::size_t i = 0; i < count; ++i) columns[place].of(count, at_end)[i] = in_format<Scalar>(rows[order[i]].numbers[place]);
    unsigned char *to[3], *unasked[3];
    for (std::size_t i = 0; i < 3; ++i) {
        to[i] = answers[i].of(count, at_end);
        unasked[i] = at_end ? to[i] - guarded : to[i] + count;
        std::memset(unasked[i], 0xa5, guarded);
        std::memset(to[i], 0xa5, count);
    }
    const auto starts = Kind::columns_of([&](std::size_t place) -> const Scalar* { return columns[place].of(count, at_end); });
    fill_stack(at_end ? 0xf0 : 0);  // large negative numbers, or zeros
    flush_subnormals(flushing);
    Kind::decide_columns(starts, count, reinterpret_cast<exact::Verdict*>(to[0]), to[1], to[2]);
    flush_subnormals(false);
    for (std::size_t i = 0; i < count; ++i) {
        const int verdict = rows[order[i]].verdict;
        if (to[0][i] != verdict || to[1][i] != (verdict != 0) || to[2][i] != (verdict == 2))
            differ(rows[order[i]], "is answered otherwise in arrays");
    }
    for (const unsigned char* bytes : unasked)
        if (std::count(bytes, bytes + guarded, 0xa5) != guarded) differ(rows[order[0]], "writes beside the answers");
}

/// Every row among copies of itself, alone, and all rows together, at lengths about a step's and a block's.
template <class Kind>
void try_all_arrays(const std::vector<StoredRow>& rows) {
    for (std::size_t at = 0; at < rows.size(); ++at) try_arrays<Kind>(rows, std::vector<std::size_t>(37, at), at % 2 == 1, at % 4 < 2);
    // In one dimension also every row beside another: in the first registers, whose share of the bound is then what counts, in the
    // first place alone, and by halves of a step.
    for (std::size_t at = 0; Kind::length == 4 && at < rows.size() * rows.size(); ++at)
        for (const std::size_t places : {16 / sizeof(typename Kind::Number), std::size_t{1}, std::size_t{8}}) {
            std::vector<std::size_t> order(32, at % rows.size());
            std::fill_n(order.begin(), places, at / rows.size());
            if (places == 8) std::fill_n(order.begin() + 16, places, at / rows.size());
            try_arrays<Kind>(rows, order, false, places != 1);
        }
    for (const std::size_t length : {1U, 15U, 16U, 17U, 31U, 32U, 33U, 255U, 256U, 257U, 600U}) {
        std::vector<std::size_t> order, slow;
        for (std::size_t i = 0; i < length; ++i) {
            order.push_back(i % rows.size());
            slow.push_back(i / 16 % rows.size());
        }
        try_arrays<Kind>(rows, order, false, true);
        try_arrays<Kind>(rows, slow, true, false);
    }
}

/// The functions of single numbers: the verdict, closed and open.
template <class Kind, std::size_t... Place>
void try_spoken(const std::vector<StoredRow>& rows, std::index_sequence<Place...>) {
    for (const StoredRow& one : rows) {
        asked = &one;
        const Answers found = Kind::decide_numbers(in_format<typename Kind::Number>(one.numbers[Place])...);
        if (found != Answers{one.verdict, one.verdict != 0, one.verdict == 2}) differ(one, "is answered otherwise number by number");
    }
}

#if defined(TANGENCY_EXACT_LANES)
/// What steps share a bound by: no gap up to the bound is beyond it, nor one that is not finite, and gaps twice as large are.
template <class Scalar>
void try_steps() {
    using Limits = std::numeric_limits<Scalar>;
    StoredRow none;
    none.line = "a step's bound";
    asked = &none;
    const auto is_beyond = [](Scalar gap, std::size_t place, Scalar others, Scalar bound) {
        Step<Scalar> step;
        for (Scalar& number : step.gaps) number = others;
        step.gaps[place] = gap;
        return step.is_beyond(bound);
    };
    std::size_t place = 0;
    for (Scalar bound = Limits::min(); bound < Limits::max() / 16; bound = bound * Scalar(sizeof(Scalar) == 4 ? 1.37 : 7.77)) {
        for (const Scalar gap : {bound, -bound, bound * Scalar(0.999), bound / 2, Scalar(0), Limits::infinity(), -Limits::quiet_NaN()})
            if (is_beyond(gap, place = (place + 1) % exact::detail::step_length, bound * 16, bound))
                differ(none, "is exceeded by what does not");
        for (const Scalar gap : {bound * 2, -bound * 2, bound * 3})
            if (!is_beyond(gap, place, bound * 16, bound)) differ(none, "is not exceeded by what does");
    }
    for (const Scalar bound : {Limits::infinity(), Limits::quiet_NaN()})
        if (is_beyond(Limits::max(), 0, Limits::max(), bound)) differ(none, "is exceeded though not finite");
    if (!is_beyond(Limits::max(), 0, Limits::max(), Limits::max() / 4)) differ(none, "is not exceeded by the largest number");
}
#endif

template <class Kind>
void try_kind(const std::vector<StoredRow>& rows, bool in_arrays) {
    if (in_arrays) return try_all_arrays<Kind>(rows);
    try_single<Kind>(rows);
    try_spoken<Kind>(rows, std::make_index_sequence<Kind::length>{});
}

using Try = void (*)(const std::vector<StoredRow>&, bool in_arrays);
const std::vector<std::pair<std::string, Try>> kinds = {
#define TANGENCY_ALIGNED(word, Form, scalar, Scalar)                         \
    {word " " scalar " 1 none", try_kind<AxisAligned<Form, Scalar, 1>>},     \
        {word " " scalar " 2 none", try_kind<AxisAligned<Form, Scalar, 2>>}, \
        {word " " scalar " 3 none", try_kind<AxisAligned<Form, Scalar, 3>>},
#define TANGENCY_ROTATED(word, Form, scalar, Scalar)                    \
    {word " " scalar " 2 axis", try_kind<RotatedByAxis<Form, Scalar>>}, \
        {word " " scalar " 3 quaternion", try_kind<RotatedByQuaternion<Form, Scalar>>},
    TANGENCY_ALIGNED("center_half", exact::CenterHalf, "f32", float)   //
    TANGENCY_ALIGNED("center_half", exact::CenterHalf, "f64", double)  //
    TANGENCY_ALIGNED("lo_hi", exact::LoHi, "f32", float)               //
    TANGENCY_ALIGNED("lo_hi", exact::LoHi, "f64", double)              //
    TANGENCY_ALIGNED("corner_size", exact::CornerSize, "f32", float)   //
    TANGENCY_ALIGNED("corner_size", exact::CornerSize, "f64", double)  //
    TANGENCY_ROTATED("center_half", exact::CenterHalf, "f32", float)   //
    TANGENCY_ROTATED("center_half", exact::CenterHalf, "f64", double)  //
    TANGENCY_ROTATED("corner_size", exact::CornerSize, "f32", float)   //
    TANGENCY_ROTATED("corner_size", exact::CornerSize, "f64", double)  //
};

int try_all(const char* path) {
    const std::vector<StoredRow> stored = read_rows(path);
    std::vector<std::vector<StoredRow>> rows(kinds.size());
    for (const StoredRow& one : stored) {
        const std::string kind = one.form + " " + one.scalar + " " + one.dim + " " + one.orientation;
        std::size_t at = 0;
        while (at < kinds.size() && kinds[at].first != kind) ++at;
        if (at == kinds.size()) {
            std::cout << "no such kind: " << one.line << '\n';
            return 2;
        }
        rows[at].push_back(one);
    }
    if (stored.empty()) return 2;
    for (const bool in_arrays : {false, true})
        for (std::size_t at = 0; at < kinds.size(); ++at)
            if (!rows[at].empty()) kinds[at].second(rows[at], in_arrays);
#if defined(TANGENCY_EXACT_LANES)
    try_steps<float>();
    try_steps<double>();
#endif
    std::cout << stored.size() << " rows hold\n";
    return 0;
}

}  // namespace
}  // namespace tangency::exact_test

int main(int, char** arguments) {
    for (const int signal : {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGVTALRM}) std::signal(signal, tangency::exact_test::stop);
    const itimerval limit{{0, 0}, {5, 0}};
    setitimer(ITIMER_VIRTUAL, &limit, nullptr);
    return tangency::exact_test::try_all(arguments[1]);
}
