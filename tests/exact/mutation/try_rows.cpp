// SPDX-License-Identifier: MIT
// Holds the exact headers, as they are found on the include path, to rows of known answers (rows.txt). Exit status 1 and the row
// at the first answer that differs.
//
// usage: try_rows ROWS   (TANGENCY_MUTANT in the environment chooses one of the mutants that a copy of the headers may hold)
#include <sys/mman.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <limits>
#include <sstream>
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

#include "tangency/impl/exact_filtered.hpp"
#include "tangency/impl/exact_filtered_axis_batch.hpp"
#include "tangency/impl/exact_filtered_batch.hpp"
#include "tangency/impl/exact_filtered_quaternion_batch.hpp"

namespace {

namespace exact = tangency::impl::exact;

// The stage that decides from each first stage on, as digits; the numbers as the format's own.
struct Case {
    std::string line, stages;
    int verdict = 0;
    std::vector<double> numbers;
};

const Case* asked;  // just now

[[noreturn]] void differ(const Case& row, const std::string& what) {
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

/// Up to `most` numbers that end at a page that may not be touched, so that whoever reads or writes on is stopped.
template <class Number>
class Fenced {
public:
    static constexpr std::size_t most = 600;

    Fenced() {
        const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE)), size = (most * sizeof(Number) / page + 2) * page;
        auto* base = static_cast<char*>(mmap(nullptr, size + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
        if (base == MAP_FAILED || mprotect(base + size, page, PROT_NONE) != 0) std::abort();
        end_ = reinterpret_cast<Number*>(base + size);
    }
    Number* of(std::size_t count) const { return end_ - count; }

private:
    Number* end_;
};

// How many bytes before the answers show whether they were written.
constexpr std::size_t guarded = 64;

void flush_subnormals([[maybe_unused]] bool flushing) {
#if defined(__SSE2__)
    _mm_setcsr(flushing ? _mm_getcsr() | 0x8040U : _mm_getcsr() & ~0x8040U);
#endif
    asm volatile("" : : : "memory");
}

/// One call each: every first stage, with subnormals kept and flushed. Where the stages are `?` the row is printed with them.
template <class Scalar, std::size_t Length, class Decide>
void try_single(const std::vector<Case>& rows, Decide decide) {
    const Fenced<Scalar> fenced;
    Scalar* const row = fenced.of(Length);
    for (const Case& one : rows) {
        asked = &one;
        for (std::size_t i = 0; i < Length; ++i) row[i] = static_cast<Scalar>(one.numbers.at(i));
        std::string stages;
        for (const bool flushing : {false, true})
            for (int first = 0; first < 5; ++first) {
                flush_subnormals(flushing);
                const exact::Decision found = decide(static_cast<const Scalar*>(row), static_cast<exact::Stage>(first));
                flush_subnormals(false);
                if (static_cast<int>(found.verdict) != one.verdict)
                    differ(one, "answers " + std::to_string(static_cast<int>(found.verdict)) + " from stage " + std::to_string(first) +
                                    (flushing ? ", flushing" : ""));
                if (!flushing) stages += std::to_string(static_cast<int>(found.stage));
            }
        if (one.stages == "?")
            std::cout << std::string(one.line).replace(one.line.find('?'), 1, stages) << '\n';
        else if (one.stages != stages)
            differ(one, "is decided by the stages " + stages);
    }
}

/// The rows named by `order` as arrays, with subnormals kept or flushed.
template <class Scalar, std::size_t Length, class Decide>
void try_arrays(const std::vector<Case>& rows, const std::vector<std::size_t>& order, bool flushing, Decide decide) {
    static const Fenced<Scalar> columns[Length];
    static const Fenced<unsigned char> answers[3];
    const std::size_t count = order.size();
    asked = &rows[order[0]];
    for (std::size_t place = 0; place < Length; ++place)
        for (std::size_t i = 0; i < count; ++i) columns[place].of(count)[i] = static_cast<Scalar>(rows[order[i]].numbers[place]);
    for (const auto& fenced : answers) std::memset(fenced.of(count) - guarded, 0xa5, count + guarded);
    flush_subnormals(flushing);
    decide([&](std::size_t place) { return static_cast<const Scalar*>(columns[place].of(count)); }, count,
           std::array<unsigned char*, 3>{answers[0].of(count), answers[1].of(count), answers[2].of(count)});
    flush_subnormals(false);
    for (std::size_t i = 0; i < count; ++i) {
        const int verdict = rows[order[i]].verdict;
        const std::array<int, 3> right{verdict, verdict != 0, verdict == 2};
        for (std::size_t answer = 0; answer < 3; ++answer)
            if (answers[answer].of(count)[i] != right[answer]) differ(rows[order[i]], "is answered otherwise in arrays");
    }
    for (const auto& fenced : answers)
        for (std::size_t i = 1; i <= guarded; ++i)
            if (fenced.of(count)[-static_cast<std::ptrdiff_t>(i)] != 0xa5) differ(rows[order[0]], "writes before the answers");
}

/// Every row among copies of itself, alone, and all rows together, at lengths about a step's and a block's.
template <class Scalar, std::size_t Length, class Decide>
void try_all_arrays(const std::vector<Case>& rows, Decide decide) {
    for (std::size_t at = 0; at < rows.size(); ++at)
        try_arrays<Scalar, Length>(rows, std::vector<std::size_t>(37, at), at % 2 == 1, decide);
    // In one dimension also every row beside another in the first places, whose share of the bound is then what counts.
    for (std::size_t at = 0; Length == 4 && at < rows.size() * rows.size(); ++at) {
        std::vector<std::size_t> order(32, at % rows.size());
        std::fill_n(order.begin(), 16 / sizeof(Scalar), at / rows.size());
        try_arrays<Scalar, Length>(rows, order, false, decide);
    }
    for (const std::size_t length : {1U, 15U, 16U, 17U, 31U, 32U, 33U, 255U, 256U, 257U, 600U}) {
        std::vector<std::size_t> order, slow;
        for (std::size_t i = 0; i < length; ++i) {
            order.push_back(i % rows.size());
            slow.push_back(i / 16 % rows.size());
        }
        try_arrays<Scalar, Length>(rows, order, false, decide);
        try_arrays<Scalar, Length>(rows, slow, true, decide);
    }
}

/// The functions of single numbers: the verdict, closed and open.
template <class Scalar, class Ask, std::size_t... Place>
void try_spoken(const std::vector<Case>& rows, Ask ask, std::index_sequence<Place...>) {
    for (const Case& one : rows) {
        asked = &one;
        const std::array<int, 3> found = ask(static_cast<Scalar>(one.numbers[Place])...);
        if (found != std::array<int, 3>{one.verdict, one.verdict != 0, one.verdict == 2})
            differ(one, "is answered otherwise number by number");
    }
}

#if defined(TANGENCY_EXACT_LANES)
/// A step's gaps, as the batch filter reads them.
template <class Scalar>
struct Step {
    Scalar gaps[exact::detail::step_length];

    template <std::size_t Place>
    exact::detail::ByteRegister bits_at() const {
        using Lanes = exact::detail::Lanes<Scalar>;
        return exact::detail::bits(Lanes::load(gaps + Place * Lanes::width));
    }
};

/// What steps share a bound by: no gap up to the bound is beyond it, nor one that is not finite, and gaps twice as large are.
template <class Scalar>
void try_steps() {
    using Limits = std::numeric_limits<Scalar>;
    const Case none{"a step's bound", "", 0, {}};
    asked = &none;
    const auto is_beyond = [](Scalar gap, std::size_t place, Scalar others, Scalar bound) {
        Step<Scalar> step;
        for (Scalar& number : step.gaps) number = others;
        step.gaps[place] = gap;
        const auto halves = exact::detail::upper_halves_of<Scalar, 0>(step);
        using Do = exact::detail::Arithmetic<exact::detail::Lanes<Scalar>>;
        return exact::detail::is_beyond(exact::detail::least_rank<Scalar>(halves), Do::broadcast(bound));
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

template <class Form, class Scalar, std::size_t Dim>
void try_axis_aligned(const std::vector<Case>& rows, bool in_arrays) {
    constexpr std::size_t length = 3 * Dim + 1;
    if (!in_arrays) {
        try_single<Scalar, length>(rows, [](const Scalar* row, exact::Stage first) { return exact::decide_row<Form, Dim>(row, first); });
        return try_spoken<Scalar>(
            rows,
            [](auto... n) -> std::array<int, 3> {
                return {static_cast<int>(exact::decide<Form>(n...)), exact::intersects_closed<Form>(n...),
                        exact::intersects_open<Form>(n...)};
            },
            std::make_index_sequence<length>{});
    }
    try_all_arrays<Scalar, length>(rows, [](auto column, std::size_t count, auto answers) {
        exact::Columns<Scalar, Dim> columns;
        for (std::size_t i = 0; i < Dim; ++i) {
            columns.first[i] = column(i);
            columns.second[i] = column(Dim + i);
            columns.center[i] = column(2 * Dim + i);
        }
        columns.radius = column(3 * Dim);
        exact::decide_columns<Form>(columns, count, reinterpret_cast<exact::Verdict*>(answers[0]));
        exact::intersects_closed_columns<Form>(columns, count, answers[1]);
        exact::intersects_open_columns<Form>(columns, count, answers[2]);
    });
}

template <class Form, class Scalar>
void try_axis(const std::vector<Case>& rows, bool in_arrays) {
    if (!in_arrays) {
        try_single<Scalar, 9>(rows, [](const Scalar* row, exact::Stage first) { return exact::decide_axis_row<Form>(row, first); });
        return try_spoken<Scalar>(
            rows,
            [](auto... n) -> std::array<int, 3> {
                return {static_cast<int>(exact::decide_axis<Form>(n...)), exact::intersects_closed_axis<Form>(n...),
                        exact::intersects_open_axis<Form>(n...)};
            },
            std::make_index_sequence<9>{});
    }
    try_all_arrays<Scalar, 9>(rows, [](auto column, std::size_t count, auto answers) {
        const exact::AxisColumns<Scalar> columns{
            {column(0), column(1)}, {column(2), column(3)}, {column(4), column(5)}, {column(6), column(7)}, column(8)};
        exact::decide_axis_columns<Form>(columns, count, reinterpret_cast<exact::Verdict*>(answers[0]));
        exact::intersects_closed_axis_columns<Form>(columns, count, answers[1]);
        exact::intersects_open_axis_columns<Form>(columns, count, answers[2]);
    });
}

template <class Form, class Scalar>
void try_quaternion(const std::vector<Case>& rows, bool in_arrays) {
    if (!in_arrays) {
        try_single<Scalar, 14>(rows, [](const Scalar* row, exact::Stage first) { return exact::decide_quaternion_row<Form>(row, first); });
        return try_spoken<Scalar>(
            rows,
            [](auto... n) -> std::array<int, 3> {
                return {static_cast<int>(exact::decide_quaternion<Form>(n...)), exact::intersects_closed_quaternion<Form>(n...),
                        exact::intersects_open_quaternion<Form>(n...)};
            },
            std::make_index_sequence<14>{});
    }
    try_all_arrays<Scalar, 14>(rows, [](auto column, std::size_t count, auto answers) {
        exact::QuaternionColumns<Scalar> columns;
        for (std::size_t i = 0; i < 3; ++i) {
            columns.first[i] = column(i);
            columns.second[i] = column(3 + i);
            columns.center[i] = column(10 + i);
        }
        for (std::size_t i = 0; i < 4; ++i) columns.quaternion[i] = column(6 + i);
        columns.radius = column(13);
        exact::decide_quaternion_columns<Form>(columns, count, reinterpret_cast<exact::Verdict*>(answers[0]));
        exact::intersects_closed_quaternion_columns<Form>(columns, count, answers[1]);
        exact::intersects_open_quaternion_columns<Form>(columns, count, answers[2]);
    });
}

using Try = void (*)(const std::vector<Case>&, bool in_arrays);
const std::vector<std::pair<std::string, Try>> kinds = {
#define TANGENCY_ALIGNED(word, Form, scalar, Scalar)                                                                                \
    {word " " scalar " 1 none", try_axis_aligned<Form, Scalar, 1>}, {word " " scalar " 2 none", try_axis_aligned<Form, Scalar, 2>}, \
        {word " " scalar " 3 none", try_axis_aligned<Form, Scalar, 3>},
#define TANGENCY_ROTATED(word, Form, scalar, Scalar) \
    {word " " scalar " 2 axis", try_axis<Form, Scalar>}, {word " " scalar " 3 quaternion", try_quaternion<Form, Scalar>},
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

}  // namespace

int main(int, char** arguments) {
    for (const int signal : {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGVTALRM}) std::signal(signal, stop);
    const itimerval limit{{0, 0}, {3, 0}};
    setitimer(ITIMER_VIRTUAL, &limit, nullptr);
    std::ifstream file(arguments[1]);
    std::vector<std::vector<Case>> rows(kinds.size());
    std::size_t count = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream words(line);
        std::string form, scalar, dim, orientation, number;
        Case one;
        words >> form >> scalar >> dim >> orientation >> one.verdict >> one.stages;
        const std::string kind = form + " " + scalar + " " + dim + " " + orientation;
        one.line = line;
        while (words >> number) one.numbers.push_back(std::strtod(number.c_str(), nullptr));
        std::size_t at = 0;
        while (at < kinds.size() && kinds[at].first != kind) ++at;
        if (at == kinds.size()) {
            std::cout << "no such kind: " << line << '\n';
            return 2;
        }
        rows[at].push_back(one);
        ++count;
    }
    if (count == 0) return 2;
    for (const bool in_arrays : {false, true})
        for (std::size_t at = 0; at < kinds.size(); ++at)
            if (!rows[at].empty()) kinds[at].second(rows[at], in_arrays);
#if defined(TANGENCY_EXACT_LANES)
    try_steps<float>();
    try_steps<double>();
#endif
    std::cout << count << " rows hold\n";
    return 0;
}
