// SPDX-License-Identifier: MIT
// Compares what is not translated from the headers, the filter of rotated boxes, and what a build contracts, flushes or does in
// registers, with models in whole numbers, bit by bit, on rows of every form, format and dimension.
//
// usage: compare_bits ROWS SEED   (exit 0: no bit differs, 1: the function and the first row on which it does are printed)
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "compare_rotated.hpp"
#include "comparing.hpp"
#include "draw_rows.hpp"
#include "headers.hpp"
#include "models.hpp"

namespace {

using namespace comparing;
using headers::at_once;
using headers::has_fma;
using models::Pair;

/// An estimate's numbers in one format.
struct Estimates {
    const char* function;
    int floor;
    Choices gap_sq, bound;

    void compare(const Machine& m, const models::Row& row, const headers::Estimate& found) {
        const models::Estimated model(m, row, floor);
        expect(is_same(m.read_wide(found.reach), model.reach), function);
        gap_sq.keep(
            m.read_wide(found.gap_sq), [&](Contraction taken) { return model.gap_sq(taken); }, function);
        bound.keep(
            m.read_wide(found.bound), [&](Contraction taken) { return model.bound(taken); }, function);
    }
    int contracted() const { return gap_sq.is_contracted() + bound.is_contracted(); }
};

/// A number more in the header's expansion, and in its model.
void add(const Machine& m, std::vector<Float>& parts, headers::Parts& sum, const Float& term) {
    headers::add(sum, m.as_double(term), asked.flushing);
    models::grow(m, parts, term);
    bool is_grown = sum.count == parts.size();
    for (std::size_t i = 0; is_grown && i < parts.size(); ++i) is_grown = is_same(m.read(sum.part[i]), parts[i]);
    expect(is_grown, "Expansion::add");
    seen.long_sums += parts.size() > 3;
    seen.most_parts = std::max<unsigned long long>(seen.most_parts, parts.size());
}

/// Numbers that are mostly too far apart to meet, or take back what was added before.
void compare_long_sum(draw::Source& source) {
    const Machine m = machine<double>();
    std::vector<Float> parts;
    headers::Parts sum{};
    asked.numbers.clear();
    for (int i = 0; i < 20; ++i) {
        double number = source.sign() * std::ldexp(static_cast<double>(source.next() >> source.between(11, 63)), source.between(-900, 900));
        if (i > 0 && source.is_one_in(4))
            number = -asked.numbers[static_cast<std::size_t>(source.between(0, i - 1))] * source.between(1, 3);
        asked.numbers.push_back(number);
        add(m, parts, sum, m.read(number));
    }
}

class Comparison {
public:
    explicit Comparison(const headers::Kind& kind)
        : kind_(kind),
          own_{"estimate", kind.is_f32 ? -100 : -900, Choices(kind.dim + 2), Choices(kind.dim + 2)},
          wide_{"estimate in doubles", kind.is_f32 ? -130 : -900, Choices(kind.dim + 2), Choices(kind.dim + 2)},
          lanes_{"estimate in registers", own_.floor, Choices(kind.dim + 2), Choices(kind.dim + 2)} {}

    /// As many rows as a register holds.
    void compare(draw::Source& source) {
        static const char* const forms[] = {"center_half", "lo_hi", "corner_size"};
        asked.kind = forms[kind_.form];
        asked.is_f32 = kind_.is_f32;
        asked.flushing = source.is_one_in(2);
        double columns[headers::most_numbers][at_once];
        std::vector<models::Row> rows;
        const Machine m = own_machine();
        for (std::size_t at = 0; at < at_once; ++at) {
            const auto row = drawn(source), other = drawn(source);
            const double anchor = source.is_one_in(2) ? other[0] : row[3 * kind_.dim] * source.between(1, 1 << 16);
            for (std::size_t i = 0; i < row.size(); ++i) columns[i][at] = row[i];
            rows.push_back(compare_row(row, kind_.is_f32 ? static_cast<double>(static_cast<float>(anchor)) : anchor));
            compare_numbers(rows.back(), source);
        }
        headers::Estimate in_registers[at_once];
        kind_.ask_in_registers(columns, asked.flushing, in_registers);
        for (std::size_t at = 0; at < at_once && headers::has_registers; ++at) {
            if (!is_all(rows[at], Float::finite)) continue;
            for (std::size_t i = 0; i < asked.numbers.size(); ++i) asked.numbers[i] = columns[i][at];
            lanes_.compare(m, rows[at], in_registers[at]);
        }
    }
    void count_contracted() const {
        seen.contracted += static_cast<unsigned>(own_.contracted() + wide_.contracted() + lanes_.contracted());
    }

private:
    Machine own_machine() const { return kind_.is_f32 ? machine<float>() : machine<double>(); }
    std::vector<double> drawn(draw::Source& source) const {
        const auto form = static_cast<models::Form>(kind_.form);
        return kind_.is_f32 ? draw::Row<float>(source, form, kind_.dim).as_doubles()
                            : draw::Row<double>(source, form, kind_.dim).as_doubles();
    }
    static bool is_all(const models::Row& row, Float::Kind most) {
        return std::all_of(row.number.begin(), row.number.end(), [&](const Float& one) { return one.kind <= most; });
    }
    /// The row as doubles, read as the processor's state has it.
    static models::Row widened(const Machine& own, const Machine& wide, models::Row row) {
        for (Float& number : row.number) number = wide.rounded(number.negative, own.seen(number).significand, number.exponent);
        return row;
    }

    models::Row compare_row(const std::vector<double>& numbers, double anchor) {
        asked.numbers = numbers;
        headers::Found found;
        kind_.ask(numbers.data(), anchor, asked.flushing, found);
        const Machine m = own_machine(), doubles = machine<double>();
        models::Row row{static_cast<models::Form>(kind_.form), kind_.dim, {}};
        for (const double number : numbers) row.number.push_back(m.read_wide(number));
        if (is_all(row, Float::finite)) {
            own_.compare(m, row, found.own);
            wide_.compare(doubles, widened(m, doubles, row), found.wide);
        }
        if (is_all(row, Float::infinite))
            compare_ties(m, row, found, m.read_wide(anchor));
        else
            expect(!found.is_decided && !found.is_tie, "a decision about no number");
        const bool in_domain = models::in_domain(m, row);
        expect(found.in_domain == in_domain, "in_expansion_domain");
        if (in_domain) compare_expansions(doubles, widened(m, doubles, row), found);
        compare_whole(row, found);
        seen.rows += 1;
        seen.flushing += asked.flushing;
        return row;
    }

    static void compare_ties(const Machine& m, const models::Row& row, const headers::Found& found, const Float& anchor) {
        const bool is_tie = models::is_exact_tie(m, row, m.read_wide(found.own.gap_sq), m.read_wide(found.own.reach));
        expect(found.is_tie == is_tie, "is_exact_tie");
        std::uint64_t lost = 0;
        for (const Float& number : row.number) {
            const Float back = models::brought_back(m, number, anchor);
            if (back.kind == Float::nan) return;
            lost |= m.magnitude_bits(back) ^ m.magnitude_bits(number);
        }
        // Two f32 stand in what is joined of a register.
        expect(lost == (m.precision == 24 ? (found.lost | found.lost >> 32) & 0xffffffffU : found.lost), "lost_beside");
        seen.ties += is_tie;
        seen.lost += lost != 0;
    }

    void compare_expansions(const Machine& m, const models::Row& row, const headers::Found& found) const {
        ++seen.in_domain;
        std::vector<Pair> overshoots;
        bool takes_three = false;
        const auto expect_pair = [&](const double(&pair)[2], const Pair& model, const char* function) {
            expect(is_same(m.read(pair[0]), model.high) && is_same(m.read(pair[1]), model.low), function);
        };
        for (std::size_t i = 0; i < kind_.dim; ++i) {
            const models::Overshoot model = models::overshoot_pair(m, row, i);
            takes_three = takes_three || model.takes_three;
            overshoots.push_back(model.pair);
            expect_pair(found.root[i], model.pair, "find_squares");
            expect_pair(found.square[i], models::two_product(m, model.pair.high, model.pair.high), "two_product");
        }
        expect_pair(found.square[kind_.dim], models::two_product(m, row.radius(), row.radius()), "two_product");
        expect(found.are_pairs == !takes_three && found.is_expanded == !takes_three, "find_squares");
        seen.three += takes_three;
        if (takes_three) return;
        std::vector<Float> parts;
        headers::Parts sum{};
        for (const Float& term : models::all_terms(m, overshoots, row.radius())) add(m, parts, sum, term);
        expect(found.expanded == (parts.empty() ? 1 : parts.back().negative ? 2 : 0), "decide_by_expansions");
    }

    void compare_whole(const models::Row& row, const headers::Found& found) const {
        const std::vector<std::int64_t> counted = models::count_whole(row, kind_.is_f32 ? 60 : 200);
        expect(found.is_whole == !counted.empty(), "count_whole");
        for (std::size_t i = 0; i < counted.size(); ++i) expect(found.counted[i] == counted[i], "count_whole");
        seen.whole += !counted.empty();
    }

    /// What takes a number's bits apart; no flushing is to change it.
    void compare_numbers(const models::Row& row, draw::Source& source) const {
        const Machine doubles = Machine::of<double>(false), own = kind_.is_f32 ? Machine::of<float>(false) : doubles;
        for (std::size_t i = 0; i < row.number.size(); ++i) {
            const Float& number = row.number[i];
            const double other = asked.numbers[(i + 1) % row.number.size()];
            const int shift = source.between(-1040, 1022) - number.end();
            const headers::Decomposed found = kind_.decompose(asked.numbers[i], other, shift, asked.flushing);
            expect(found.is_finite == (number.kind == Float::finite), "is_finite");
            if (!found.is_finite) continue;
            expect(found.magnitude == number.significand && found.exponent == number.exponent && found.is_negative == number.negative,
                   "decompose");
            const Float scaled =
                doubles.rounded(number.negative, number.end() + shift <= -1022 ? 0 : number.significand, number.exponent + shift);
            expect(is_same(doubles.read(found.scaled), scaled), "scaled");
            if (std::isfinite(other)) expect(found.is_less == own.is_less(number, own.read_wide(other)), "ByBits");
        }
    }

    const headers::Kind& kind_;
    Estimates own_, wide_, lanes_;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fputs("usage: compare_bits ROWS SEED\n", stderr);
        return 2;
    }
    const unsigned long long rows = std::strtoull(argv[1], nullptr, 10);
    draw::Source source(std::strtoull(argv[2], nullptr, 10));
    if (!headers::can_run()) {
        std::puts("this machine cannot run it");
        return 0;
    }
    std::vector<Comparison> all(std::begin(headers::kinds), std::end(headers::kinds));
    std::vector<RotatedComparison> rotated(std::begin(headers::rotated_kinds), std::end(headers::rotated_kinds));
    while (seen.rows < rows) {
        for (Comparison& one : all) one.compare(source);
        compare_long_sum(source);
        for (std::size_t i = 0; i < at_once; ++i) {
            for (RotatedComparison& one : rotated) one.compare(source);
            if (headers::has_registers) compare_step(source);
        }
    }
    for (const Comparison& one : all) one.count_contracted();
    std::printf(
        "%llu rows, %llu of them flushing: %llu ties, %llu with bits lost beside an anchor, %llu in the domain of expansions, %llu of "
        "three doubles an axis, %llu of small whole numbers; %llu sums of 4 to %llu parts; %llu of 108 formulas contracted; ",
        seen.rows, seen.flushing, seen.ties, seen.lost, seen.in_domain, seen.three, seen.whole, seen.long_sums, seen.most_parts,
        seen.contracted);
    std::printf(
        "%llu rotated boxes: %llu estimates within their bound, %llu beyond it but out of range; %llu decided in doubles, %llu more in "
        "pairs, %llu left; %llu near one surely inside, %llu inside but not surely; %llu steps: %llu beyond, %llu but for one gap\n",
        seen.rotated, seen.trusted, seen.mistrusted, seen.by_double, seen.by_pairs, seen.left, seen.inside, seen.all_but_inside, seen.steps,
        seen.steps_beyond, seen.steps_by_one);
    for (const unsigned long long count :
         {seen.flushing, seen.ties, seen.lost, seen.in_domain, seen.three, seen.whole, seen.long_sums, seen.trusted, seen.mistrusted,
          seen.by_double, seen.inside, seen.by_pairs, seen.left, seen.all_but_inside})
        if (count == 0) return 1;
    if (headers::has_registers && (seen.steps_beyond == 0 || seen.steps_by_one == 0)) return 1;
    return (seen.contracted > 0) == has_fma ? 0 : 1;
}
