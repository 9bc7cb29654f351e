// SPDX-License-Identifier: MIT
// Runs methods and the stages of exact_filtered on numbers that write down their steps, on every path; translate.py makes Coq of it.
// Built with __SSE2__ undefined: then the headers work on doubles one by one, in the steps that a register's lanes take.
#include <cstdlib>
#include <functional>

#include "traced.hpp"

#include "tangency/impl/arvo.hpp"
#include "tangency/impl/clamp_center.hpp"
#include "tangency/impl/clamp_corner.hpp"
#include "tangency/impl/fold.hpp"
#include "tangency/impl/nearest_branch.hpp"
#include "tangency/impl/nearest_interval.hpp"
#include "tangency/impl/rounded_box.hpp"
#include "tangency/impl/sat_five_axes.hpp"
#include "tangency/impl/vertex_edge.hpp"

using Float = trace::Traced<float>;
using Double = trace::Traced<double>;

/// Of what two_sum and two_product themselves do. Elsewhere that is two steps, a high and a low part.
using Plain = trace::Traced<long double>;
namespace trace {
inline Plain fused(Plain a, Plain b, Plain c) { return std::fma(a, b, c); }
}  // namespace trace

#define double Double
#include "tangency/impl/exact/expansions.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

template <>
inline Pair two_sum(Double a, Double b) {
    return {Double::step("high", a, b), Double::step("low", a, b)};
}
template <>
inline Pair two_product(Double a, Double b) {
    return {Double::step("product", a, b), Double::step("rest", a, b)};
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact

#include "tangency/impl/exact/rotated_filter.hpp"

#include "tangency/impl/exact/filter.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

// The sign bit: what is asked of a NaN or of -0 decides nothing, since neither exceeds a bound. Other questions about bits do not compile.
template <>
constexpr bool is_negative(Double number) {
    return number < 0;
}
template <>
constexpr bool is_negative(Float number) {
    return number < 0;
}
template <>
constexpr std::uint64_t bits_of(Double) = delete;

/// A pair as one number, whose operators are single steps: they are traced below.
using Wide = trace::Traced<Pair>;
inline Wide absolute(Wide number) { return std::fabs(number); }
inline Wide above_zero(Wide number) { return number < 0 ? Wide(0) : number; }
inline Wide twice(Wide number) { return 2 * number; }
inline Wide root(Wide square) { return std::sqrt(square); }
inline Double leading(Wide number) { return Double::step("leading", number); }
template <>
inline Wide as<Wide>(Double number) {
    return Wide(number);
}

/// What is added to an expansion is written down: `grow` is its model. Of another capacity than what the proof counts there is none.
template <std::size_t Dim>
struct Written {
    std::string terms;
    void add(Double number) { terms += " " + number.name(); }
    void add(Pair pair) {
        add(pair.low);
        add(pair.high);
    }
    Double sign() const { return Double::step("last" + terms); }
};
template <>
struct Expansion<8> : Written<1> {};
template <>
struct Expansion<14> : Written<2> {};
template <>
struct Expansion<20> : Written<3> {};

/// A form whose axis is what its row holds.
struct Axes {
    template <class Order, class Number>
    static constexpr Axis<Number> axis(Number high, Number low, Number inset) {
        return {high, low, inset};
    }
};

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact

namespace {

using namespace tangency;
using namespace tangency::impl;
namespace inner = exact::detail;
using exact::Verdict;

/// Seven times what any function has. What has more does not end soon.
constexpr unsigned most_paths = 5000;

/// Every path through a function of so many numbers. What it returns is printed: a word and registers.
template <class Number>
void trace_all(const std::string& name, unsigned inputs, const std::function<std::string(const Number*)>& function) {
    std::printf("function %s %u\n", name.c_str(), inputs);
    std::vector<Number> row;
    for (unsigned i = 0; i < inputs; ++i) row.push_back(Number::at(i));
    std::vector<bool> script;
    unsigned paths = 0;
    do {
        if (++paths > most_paths) {
            std::fprintf(stderr, "%s has more than %u paths\n", name.c_str(), most_paths);
            std::exit(1);
        }
        trace::run = {.script = script, .registers = inputs};
        const std::string result = function(row.data());
        std::printf("path\n%sdone %s\n", trace::run.text.c_str(), result.c_str());
        script = trace::run.script;
        while (!script.empty() && !script.back()) script.pop_back();
        if (!script.empty()) script.back() = false;
    } while (!script.empty());
}

template <class... Numbers>
std::string said(const std::string& word, Numbers... numbers) {
    return (word + ... + (" " + numbers.name()));
}
std::string said(bool yes) { return yes ? "yes" : "no"; }
std::string said(Verdict verdict) {
    return verdict == Verdict::disjoint ? "disjoint" : verdict == Verdict::touching ? "touching" : "overlapping";
}

template <class Box, std::size_t Dim>
Box box_of(const Double* row) {
    Box box;
    std::copy(row, row + Dim, reinterpret_cast<Double*>(&box));
    std::copy(row + Dim, row + 2 * Dim, reinterpret_cast<Double*>(&box) + Dim);
    return box;
}

template <class Method, template <class, std::size_t> class Box, template <class, std::size_t> class Ball, std::size_t Dim>
void trace_method(const char* name) {
    trace_all<Double>(std::string(name) + "_" + std::to_string(Dim), 3 * Dim + 1, [](const Double* row) {
        Ball<Double, Dim> ball;
        std::copy(row + 2 * Dim, row + 3 * Dim, reinterpret_cast<Double*>(&ball));
        ball.radius = row[3 * Dim];
        return said(Method::intersects(box_of<Box<Double, Dim>, Dim>(row), ball));
    });
}

template <class Form, class Number, class Work, std::size_t Dim>
void trace_estimate(const std::string& name) {
    trace_all<Work>("estimate_" + name + "_" + std::to_string(Dim), 3 * Dim + 1, [](const Work* row) {
        const auto estimated = inner::estimate<Form, Number, Work>(row, std::make_index_sequence<Dim>{});
        return said("estimate", estimated.gap_sq, estimated.bound, estimated.reach);
    });
}

template <class Form, std::size_t Dim>
void trace_form(const std::string& form) {
    trace_estimate<Form, Float, Float, Dim>(form + "_f32");
    trace_estimate<Form, Double, Double, Dim>(form + "_f64");
    trace_estimate<Form, float, Double, Dim>(form + "_wide");
}

template <class Form>
void trace_dimensions(const std::string& form) {
    trace_form<Form, 1>(form);
    trace_form<Form, 2>(form);
    trace_form<Form, 3>(form);
}

/// Whether numbers of a filter's result decide.
template <class Estimate>
void trace_belief(const std::string& name, const std::function<Estimate(const Double*)>& estimate, unsigned inputs) {
    trace_all<Double>(name, inputs, [&](const Double* row) {
        Verdict verdict{};
        return inner::is_decided(estimate(row), verdict) ? said(verdict) : "undecided";
    });
}

template <class Form>
void trace_axis(const std::string& form) {
    trace_all<Double>("axis_" + form, 3, [](const Double* row) {
        const auto axis = Form::template axis<inner::ByValue>(row[0], row[1], row[2]);
        return said("axis", axis.high, axis.low, axis.inset);
    });
}

template <std::size_t Dim>
void trace_expansions() {
    trace_all<Double>("expansions_" + std::to_string(Dim), 3 * Dim + 1, [](const Double* row) {
        Verdict verdict{};
        return inner::decide_by_expansions<inner::Axes, Dim>(row, verdict) ? said(verdict) : "undecided";
    });
}

inner::Pair pair_at(const Double* row) { return {row[0], row[1]}; }
template <class Work>
std::string said(inner::PairOf<Work> pair) {
    return said("pair", pair.high, pair.low);
}

/// An expansion of so many parts takes one number more. It is no Expansion<20>, which is written down.
template <std::size_t Count>
void trace_growth() {
    trace_all<Double>("grow_" + std::to_string(Count), Count + 1, [](const Double* row) {
        inner::Expansion<Count + 1> sum;
        std::copy(row, row + Count, sum.part);
        sum.count = Count;
        sum.add(row[Count]);
        std::string parts = "parts";
        for (std::size_t i = 0; i < sum.count; ++i) parts += " " + sum.part[i].name();
        return parts;
    });
}

void trace_pairs() {
    trace_all<Double>("pair_sum", 4, [](const Double* row) { return said(pair_at(row) + pair_at(row + 2)); });
    trace_all<Double>("pair_difference", 4, [](const Double* row) { return said(pair_at(row) - pair_at(row + 2)); });
    trace_all<Double>("pair_product", 4, [](const Double* row) { return said(pair_at(row) * pair_at(row + 2)); });
    trace_all<Double>("pair_root", 2, [](const Double* row) { return said(inner::root(pair_at(row))); });
    trace_all<Double>("pair_absolute", 2, [](const Double* row) { return said(inner::absolute(pair_at(row))); });
    trace_all<Double>("pair_above_zero", 2, [](const Double* row) { return said(inner::above_zero(pair_at(row))); });
    trace_all<Double>("pair_twice", 2, [](const Double* row) { return said(inner::twice(pair_at(row))); });
}

template <class Form, class Orientation, class Work>
void trace_rotated(const std::string& name, Double k) {
    using Place = inner::Row<Orientation::dim, Orientation::size>;
    trace_all<Double>("rotated_" + name, Place::length, [k](const Double* row) {
        Work orientation[Orientation::size];
        for (std::size_t i = 0; i < Orientation::size; ++i) orientation[i] = inner::as<Work>(row[Place::orientation + i]);
        const auto frame = Orientation::template frame_of<Work>(orientation);
        const auto estimated = inner::estimate_rotated<Form, Orientation, double, Work>(row, frame, k);
        return said("estimate", estimated.gap_sq, estimated.bound, estimated.reach, estimated.scale);
    });
}

template <class Orientation>
void trace_orientation(const std::string& name) {
    trace_rotated<exact::CenterHalf, Orientation, Double>(name + "_center_half", Orientation::filter_k);
    trace_rotated<exact::CornerSize, Orientation, Double>(name + "_corner_size", Orientation::filter_k);
    trace_rotated<exact::CenterHalf, Orientation, inner::Wide>(name + "_center_half_pairs", Orientation::pairs_k);
    trace_rotated<exact::CornerSize, Orientation, inner::Wide>(name + "_corner_size_pairs", Orientation::pairs_k);
}

}  // namespace

int main() {
    std::puts("file TranslatedMethods");
    trace_method<Fold, CenterHalfBox, Ball, 2>("fold");
    trace_method<Fold, CenterHalfBox, Ball, 3>("fold");
    trace_method<Arvo, LoHiBox, Ball, 2>("arvo");
    trace_method<Arvo, LoHiBox, Ball, 3>("arvo");
    trace_method<RoundedBox, CenterHalfBox, Ball, 2>("rounded_box");
    trace_method<RoundedBox, CenterHalfBox, Ball, 3>("rounded_box");
    trace_method<VertexEdge, CenterHalfBox, Ball, 2>("vertex_edge");
    trace_method<VertexEdgeClosed, CenterHalfBox, Ball, 2>("vertex_edge_closed");
    trace_method<SatFiveAxes, CenterHalfBox, Ball, 2>("sat_five_axes");
    trace_method<ClampCorner, CornerSizeBox, Ball, 2>("clamp_corner");
    trace_method<ClampCenter, CornerSizeBox, CorneredBall, 2>("clamp_center");
    trace_method<NearestBranch, CornerSizeBox, Ball, 2>("nearest_branch");
    trace_method<NearestInterval, LoHiBox, Ball, 2>("nearest_interval");
    trace_method<NearestInterval, LoHiBox, Ball, 3>("nearest_interval");
    std::puts("file TranslatedFilter");
    trace_dimensions<exact::CenterHalf>("center_half");
    trace_dimensions<exact::LoHi>("lo_hi");
    trace_dimensions<exact::CornerSize>("corner_size");
    using Estimate = inner::Estimate<Double>;
    using Rotated = inner::RotatedEstimate<double>;
    trace_belief<Estimate>(
        "is_decided",
        [](const Double* row) {
            return Estimate{row[0], row[1], row[2]};
        },
        3);
    trace_belief<Rotated>(
        "is_decided_rotated",
        [](const Double* row) {
            return Rotated{row[0], row[1], row[2], row[3]};
        },
        4);
    std::puts("file TranslatedExpansions");
    trace_axis<exact::CenterHalf>("center_half");
    trace_axis<exact::LoHi>("lo_hi");
    trace_axis<exact::CornerSize>("corner_size");
    trace_all<Plain>("two_sum", 2, [](const Plain* row) { return said(inner::two_sum(row[0], row[1])); });
    trace_all<Plain>("two_product", 2, [](const Plain* row) { return said(inner::two_product(row[0], row[1])); });
    trace_growth<0>();
    trace_growth<1>();
    trace_growth<2>();
    trace_growth<3>();
    trace_expansions<1>();
    trace_expansions<2>();
    trace_expansions<3>();
    std::puts("file TranslatedPairs");
    trace_pairs();
    std::puts("file TranslatedRotated");
    trace_orientation<inner::ByAxis>("axis");
    trace_orientation<inner::ByQuaternion>("quaternion");
}
