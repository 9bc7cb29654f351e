// SPDX-License-Identifier: MIT
// The drop-in headers before anything else, in each language version, and decided at compile time.
#include "tangency/impl/exact_filtered_batch.hpp"

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
static_assert(exact::decide<CenterHalf>(0.F, 0.F, 0.F, 0x1p-149F, 0.F, 0.F, 0x1p-149F, 0x1p-149F, 0.F, 0x1p-149F) ==
              Verdict::touching);

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
