// SPDX-License-Identifier: MIT
// exact_filtered_axis over arrays: a filter in vector registers, what it leaves open settled one by one.
#pragma once

#include <cstddef>
#include <cstdint>

#include "exact/rotated_batch.hpp"
#include "exact_filtered_axis.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {

/// A structure of arrays: input i has first[axis][i], second[axis][i] as Form names them, (axis[0][i], axis[1][i]),
/// center[axis][i] and radius[i]. Any alignment; the arrays may overlap one another.
template <class Scalar>
struct AxisColumns {
    const Scalar* first[2];
    const Scalar* second[2];
    const Scalar* axis[2];
    const Scalar* center[2];
    const Scalar* radius;
};

namespace detail {

template <class Form, class Scalar>
void answer_columns(const AxisColumns<Scalar>& columns, std::size_t count, const ByteOf& byte_of, unsigned char* answers) {
    const Rows<RotatedBatch<Form, ByAxis, Scalar>> rows{{columns.first[0], columns.first[1], columns.second[0], columns.second[1],
                                                         columns.axis[0], columns.axis[1], columns.center[0], columns.center[1],
                                                         columns.radius}};
    answer_rows(rows, count, byte_of, answers);
}

}  // namespace detail

/// verdicts[i] = the verdict on input i, for count inputs; equal to decide_axis_row. The answers must not overlap the
/// columns.
template <class Form, class Scalar>
void decide_axis_columns(const AxisColumns<Scalar>& columns, std::size_t count, Verdict* verdicts) {
    detail::answer_columns<Form>(columns, count, detail::as_verdict, reinterpret_cast<unsigned char*>(verdicts));
}

/// answers[i] = 1 where input i intersects, touching included, else 0.
template <class Form, class Scalar>
void intersects_closed_axis_columns(const AxisColumns<Scalar>& columns, std::size_t count, std::uint8_t* answers) {
    detail::answer_columns<Form>(columns, count, detail::as_closed, answers);
}

/// answers[i] = 1 where input i overlaps, touching not included, else 0.
template <class Form, class Scalar>
void intersects_open_axis_columns(const AxisColumns<Scalar>& columns, std::size_t count, std::uint8_t* answers) {
    detail::answer_columns<Form>(columns, count, detail::as_open, answers);
}

}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
