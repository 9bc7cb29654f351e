// SPDX-License-Identifier: MIT
// The drop-in headers before anything else, in each language version, and decided at compile time.
#include "tangency/impl/exact_filtered_axis_batch.hpp"
#include "tangency/impl/exact_filtered_batch.hpp"
#include "tangency/impl/exact_filtered_quaternion_batch.hpp"

namespace exact = tangency::impl::exact;
using exact::CenterHalf;
using exact::CornerSize;
using exact::LoHi;
using exact::Verdict;

static_assert(exact::decide<CenterHalf>(0.0, 0.0, 1.0, 1.0, 4.0, 5.0, 5.0) == Verdict::touching);
static_assert(exact::decide<CenterHalf>(0.F, 0.F, 1.F, 1.F, 4.F, 5.F, 5.F) == Verdict::touching);
static_assert(exact::intersects_closed<LoHi>(0.0, 0.0, 1.0, 1.0, 3.0, 0.5, 2.0));
static_assert(!exact::intersects_open<LoHi>(0.0, 0.0, 1.0, 1.0, 3.0, 0.5, 2.0));
static_assert(exact::intersects_open<LoHi>(0.0, 0.0, 1.0, 1.0, 3.0, 0.5, 0x1.0000000000001p1));
static_assert(exact::decide<CornerSize>(1e308, 0.0, 1e308, 1.0, -1e308, 0.0, 1e308) == Verdict::disjoint);
static_assert(exact::decide<CenterHalf>(0.F, 0.F, 0.F, 0x1p-149F, 0.F, 0.F, 0x1p-149F, 0x1p-149F, 0.F, 0x1p-149F) == Verdict::touching);

static_assert(exact::decide_axis<CenterHalf>(0.0, 0.0, 5.0, 5.0, 3.0, 4.0, -15.0, 55.0, 50.0) == Verdict::touching);
static_assert(exact::decide_axis<CornerSize>(0.F, 0.F, 1.F, 0.F, 1.F, 0x1p-149F, 1.F, 0.F, 0.F) == Verdict::disjoint);
static_assert(exact::intersects_closed_axis<CornerSize>(-5.0, -5.0, 10.0, 10.0, -4.0, 3.0, 6.0, 8.0, 5.0));
static_assert(!exact::intersects_open_axis<CornerSize>(-5.0, -5.0, 10.0, 10.0, -4.0, 3.0, 6.0, 8.0, 5.0));
static_assert(exact::decide_axis<CenterHalf>(-1e308, 0.0, 0.0, 0.0, 1e-320, 1e308, 1e308, 0.0, 1e308) == Verdict::disjoint);
// Rotated by 90 degrees about z, then about no axis at all.
static_assert(exact::decide_quaternion<CenterHalf>(0.F, 0.F, 0.F, 1.F, 2.F, 3.F, 0.F, 0.F, 1.F, 1.F, 5.F, 3.F, 9.F, 7.F) ==
              Verdict::touching);
static_assert(exact::intersects_closed_quaternion<CornerSize>(0., 0., 0., 1., 1., 1., 0., 0., 0., 1e-310, 1.5, 0., 0., .5));
static_assert(!exact::intersects_open_quaternion<CornerSize>(0., 0., 0., 1., 1., 1., 0., 0., 0., 1e-310, 1.5, 0., 0., .5));
static_assert(exact::decide_quaternion<CenterHalf>(0x1p-1074, 0., 0., 0., 0., 0., 0x1p-1074, 0., 0., 0x1p1023, 0x1p1023, 0., 0.,
                                                   0x1p1023) == Verdict::overlapping);

// As wide as numbers can be: evaluated by the compiler, which lets no limb lie outside its array.
static_assert(exact::decide_axis<CenterHalf>(-0x1p-1074, 0., 0x3p1020, 0., 0x1p1023, 0x1p-1074, 0x6p1020, 0x4p1020, 0x5p1020) ==
              Verdict::disjoint);
static_assert(exact::decide_axis<CenterHalf>(-0x1p-149F, 0.F, 0x3p124F, 0.F, 0x1p127F, 0x1p-149F, 0x6p124F, 0x4p124F, 0x5p124F) ==
              Verdict::disjoint);

// The run-time path and the batch form, instantiated for every form and scalar.
template <class Form, class Scalar>
int ask(const Scalar* row, const exact::Columns<Scalar, 3>& columns, Verdict* verdicts, std::uint8_t* answers) {
    exact::decide_columns<Form>(columns, 1, verdicts);
    exact::intersects_closed_columns<Form>(columns, 1, answers);
    exact::intersects_open_columns<Form>(columns, 1, answers);
    return static_cast<int>(exact::decide_row<Form, 3>(row).verdict);
}
template int ask<CenterHalf>(const float*, const exact::Columns<float, 3>&, Verdict*, std::uint8_t*);
template int ask<LoHi>(const float*, const exact::Columns<float, 3>&, Verdict*, std::uint8_t*);
template int ask<CornerSize>(const float*, const exact::Columns<float, 3>&, Verdict*, std::uint8_t*);
template int ask<CenterHalf>(const double*, const exact::Columns<double, 3>&, Verdict*, std::uint8_t*);
template int ask<LoHi>(const double*, const exact::Columns<double, 3>&, Verdict*, std::uint8_t*);
template int ask<CornerSize>(const double*, const exact::Columns<double, 3>&, Verdict*, std::uint8_t*);
template <class Form, class Scalar>
int ask_rotated(const Scalar* row, const exact::AxisColumns<Scalar>& columns, std::uint8_t* answers) {
    exact::intersects_open_axis_columns<Form>(columns, 1, answers);
    return static_cast<int>(exact::decide_axis_row<Form>(row).verdict);
}
template int ask_rotated<CenterHalf>(const float*, const exact::AxisColumns<float>&, std::uint8_t*);
template int ask_rotated<CornerSize>(const float*, const exact::AxisColumns<float>&, std::uint8_t*);
template int ask_rotated<CenterHalf>(const double*, const exact::AxisColumns<double>&, std::uint8_t*);
template int ask_rotated<CornerSize>(const double*, const exact::AxisColumns<double>&, std::uint8_t*);
template <class Form, class Scalar>
int ask_quaternion(const Scalar* row, const exact::QuaternionColumns<Scalar>& columns, std::uint8_t* answers) {
    exact::intersects_open_quaternion_columns<Form>(columns, 1, answers);
    return static_cast<int>(exact::decide_quaternion_row<Form>(row).verdict);
}
template int ask_quaternion<CenterHalf>(const float*, const exact::QuaternionColumns<float>&, std::uint8_t*);
template int ask_quaternion<CornerSize>(const float*, const exact::QuaternionColumns<float>&, std::uint8_t*);
template int ask_quaternion<CenterHalf>(const double*, const exact::QuaternionColumns<double>&, std::uint8_t*);
template int ask_quaternion<CornerSize>(const double*, const exact::QuaternionColumns<double>&, std::uint8_t*);
