// SPDX-License-Identifier: MIT
// Runs methods and the stages of exact_filtered on numbers that write down their steps, on every path; translate.py makes Coq of it.
// Built with __SSE2__ undefined: then the headers work on doubles one by one, in the steps that a register's lanes take.
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

#define double Double
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

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact

namespace {

using namespace tangency;
using namespace tangency::impl;
namespace inner = exact::detail;

/// Every path through a function of so many numbers. What it returns is printed: a word and registers.
template <class Number>
void trace_all(const std::string& name, unsigned inputs, const std::function<std::string(const Number*)>& function) {
    std::printf("function %s %u\n", name.c_str(), inputs);
    std::vector<Number> row;
    for (unsigned i = 0; i < inputs; ++i) row.push_back(Number::at(i));
    std::vector<bool> script;
    do {
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

}  // namespace

int main() {
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
    trace_dimensions<exact::CenterHalf>("center_half");
    trace_dimensions<exact::LoHi>("lo_hi");
    trace_dimensions<exact::CornerSize>("corner_size");
}
