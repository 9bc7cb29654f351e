// SPDX-License-Identifier: MIT
// Rotated boxes, pairs of doubles and the ranks of a step. Where the compiler contracts, its choices in the filter of rotated boxes are too
// many to be tried; there, as everywhere else, what it finds is held to the exact d^2 - r^2.
#pragma once

#include "comparing.hpp"
#include "draw_rotated.hpp"

namespace comparing {

using models::Bracket;
using models::Number;
using models::Pair;
using models::Wider;

class RotatedComparison {
public:
    explicit RotatedComparison(const headers::RotatedKind& kind) : kind_(kind) {}

    void compare(draw::Source& source) {
        asked.kind = kind_.name;
        asked.is_f32 = kind_.is_f32;
        asked.flushing = source.is_one_in(2);
        asked.numbers = kind_.is_f32 ? draw::RotatedRow<float>(source, kind_.doubled, kind_.dim).as_doubles()
                                     : draw::RotatedRow<double>(source, kind_.doubled, kind_.dim).as_doubles();
        headers::RotatedFound found;
        kind_.ask(asked.numbers.data(), asked.flushing, found);

        const Machine m = machine<double>(), own = kind_.is_f32 ? machine<float>() : m;
        models::RotatedRow row{kind_.doubled, kind_.dim, {}}, widened = row;
        for (const double number : asked.numbers) {
            row.number.push_back(m.read(number));
            widened.number.push_back(own.seen(own.read_wide(number)).is_zero() ? m.zero() : row.number.back());
        }
        compare_steps(m, widened, found);
        compare_pairs(m, widened, found);
        const auto is_all = [&row](Float::Kind most) {
            return std::all_of(row.number.begin(), row.number.end(), [most](const Float& one) { return one.kind <= most; });
        };
        const bool is_decided = found.estimate[0].is_decided && !is_all(Float::infinite);
        if (is_all(Float::finite))
            compare_exactly(row, found);
        else
            expect(!is_decided && !found.is_answered[0] && !found.is_answered[1], "a decision about no number");
        ++seen.rotated;
    }

private:
    void compare_steps(const Machine& m, const models::RotatedRow& row, const headers::RotatedFound& found) const {
        for (const auto& one : found.estimate) {
            const double least = kind_.is_f32 && &one == found.estimate ? 0x1p-60 : 0x1p-200;
            const bool is_beyond = m.is_less(m.read(one.bound), magnitude(m.read(one.gap_sq)));
            expect(one.is_decided == (is_beyond && is_trusted(one, least)) && one.verdict == (one.gap_sq > 0 ? 0 : 2), "is_decided");
            expect(!one.is_decided_on_bound, "is_decided");
            seen.mistrusted += is_beyond && !one.is_decided;
        }
        const auto number = [&m](const Float& one) { return Number{&m, one}; };
        const auto pair = [&m](const Float& one) { return Wider{&m, {one, m.zero()}}; };
        const auto expect_same = [&](const headers::RotatedEstimate& one, const models::RotatedEstimate& model, const char* function) {
            expect(is_same(m.read(one.gap_sq), model.gap_sq.value) && is_same(m.read(one.bound), model.bound.value) &&
                       is_same(m.read(one.reach), model.reach.value) && is_same(m.read(one.scale), model.scale.value),
                   function);
        };
        const models::Turned<Number> box(row, number);
        const Number k{&m, m.rounded(false, kind_.dim == 2 ? 24 : 48, -53)}, pairs_k{&m, m.power(kind_.dim == 2 ? -98 : -97)};
        const models::RotatedEstimate own = models::estimate_rotated(box, row, number, k);
        // Products by 2 alone are in it, which an FMA leaves as they are.
        expect(own.reach.value.kind != Float::finite || is_same(m.read(found.estimate[0].reach), own.reach.value),
               "the reach of estimate_rotated");
        if (headers::has_fma) return;
        expect_same(found.estimate[0], own, "estimate_rotated");
        expect_same(found.estimate[1], models::estimate_rotated(models::Turned<Wider>(row, pair), row, pair, pairs_k),
                    "estimate_rotated in pairs");
        expect(found.is_inside == models::is_surely_inside(box), "is_surely_inside");
    }
    /// Where the compiler contracts, one of two terms of a product may be.
    void compare_pairs(const Machine& m, const models::RotatedRow& row, const headers::RotatedFound& found) {
        const auto of = [&](const double(&pair)[2]) { return Wider{&m, {m.read(pair[0]), m.read(pair[1])}}; };
        const auto expect_pair = [&](std::size_t place, const Pair& model, const char* function) {
            expect(is_same(of(found.pairs[place]).pair.high, model.high) && is_same(of(found.pairs[place]).pair.low, model.low), function);
        };
        const Wider a = of(found.pairs[0]), b = of(found.pairs[1]);
        expect_pair(0, models::two_product(m, row.number[0], row.number[1]), "two_product");
        expect_pair(1, models::two_product(m, row.number[2], row.number[3]), "two_product");
        expect_pair(2, (a + b).pair, "a sum of pairs");
        product_.keep(
            found.pairs[3], [&](Contraction taken) { return product(a, b, taken).pair; }, "a product of pairs");
        expect_pair(4, root(absolute(a)).pair, "a root of a pair");
    }

    static bool is_trusted(const headers::RotatedEstimate& one, double least) {
        return one.reach >= least && one.reach <= 0x1p200 && one.scale >= least && one.scale <= 0x1p200;
    }
    /// Within its bound of the exact number, of which a pair's leading part is half a unit off.
    static void expect_bound(const headers::RotatedEstimate& one, const Bracket& right, double half_unit, const char* function) {
        const Machine m = Machine::of<double>(false);
        const auto exact = [&](double number) { return models::exact(m.read(number)); };
        expect(std::isfinite(one.gap_sq), function);
        expect(right.is_within(exact(one.bound) + exact(std::fabs(one.gap_sq)) * exact(half_unit), exact(one.gap_sq)), function);
        ++seen.trusted;
    }
    void compare_exactly(const models::RotatedRow& row, const headers::RotatedFound& found) const {
        const auto &own = found.estimate[0], &pairs = found.estimate[1];
        // A flushed f32 is more than the margin inside and the bound in pairs allow for: these are asked of what the flags do not change.
        bool is_turned = false, is_near_one = own.scale >= 0.25 && own.scale <= 4 && !(kind_.is_f32 && asked.flushing);
        for (std::size_t i = 0; i < asked.numbers.size(); ++i) {
            const double number = asked.numbers[i];
            if (row.is_orientation(i))
                is_turned = is_turned || number != 0;
            else
                is_near_one = is_near_one && std::fabs(number) < 1;
        }
        if (!is_turned)
            return expect(!own.is_decided && !found.is_answered[0] && !found.is_answered[1], "a decision by an orientation of zero");
        const Bracket right(row);
        const int verdict = 1 - right.sign();
        const bool is_inside = right.is_inside();
        if (is_trusted(own, kind_.is_f32 ? 0x1p-60 : 0x1p-200)) expect_bound(own, right, 0, "the bound of estimate_rotated");
        if (is_near_one && is_trusted(pairs, 0x1p-200)) expect_bound(pairs, right, 0x1p-53, "the bound of estimate_rotated in pairs");
        expect(!own.is_decided || own.verdict == verdict, "the decision of estimate_rotated");
        expect(!(is_near_one && found.is_inside) || is_inside, "the decision of is_surely_inside");
        expect(!found.is_answered[0] || found.answer[0] == verdict, "decide_in_double");
        expect(!found.is_answered[1] || found.answer[1] == verdict, "decide_by_pairs");
        seen.by_double += found.is_answered[0];
        seen.by_pairs += !found.is_answered[0] && found.is_answered[1];
        seen.left += !found.is_answered[0] && !found.is_answered[1];
        seen.inside += is_near_one && found.is_inside;
        seen.all_but_inside += is_near_one && is_inside && !found.is_inside;
    }

    const headers::RotatedKind& kind_;
    Choices product_{2};
};

inline void compare_step(draw::Source& source) {
    asked.is_f32 = source.is_one_in(2);
    const draw::Step step(source, asked.is_f32, headers::step_length);
    const Machine m = asked.is_f32 ? Machine::of<float>(false) : Machine::of<double>(false);
    const auto read = [&](std::uint64_t bits) {
        return asked.is_f32 ? m.read(std::bit_cast<float>(static_cast<std::uint32_t>(bits))) : m.read(std::bit_cast<double>(bits));
    };
    std::size_t beyond = 0;
    for (std::size_t i = 0; i < step.gaps.size(); ++i)
        beyond += models::exceeds_by_rank(m, read(step.gaps[i]), read(step.bounds[i % step.bounds.size()]));
    asked.kind = "bits of gaps and bounds";
    asked.numbers.assign(step.gaps.begin(), step.gaps.end());
    asked.numbers.insert(asked.numbers.end(), step.bounds.begin(), step.bounds.end());
    expect(headers::is_step_beyond(asked.is_f32, step.gaps.data(), step.bounds.data()) == (beyond == step.gaps.size()), "is_beyond");
    ++seen.steps;
    seen.steps_beyond += beyond == step.gaps.size();
    seen.steps_by_one += beyond == step.gaps.size() - 1;
}

}  // namespace comparing
