// SPDX-License-Identifier: MIT
// exact_filtered_quaternion over arrays: a filter in vector registers, what it leaves open settled one by one.
#pragma once

#include <cstddef>
#include <cstdint>

#include "exact/rotated_batch.hpp"
#include "exact_filtered_quaternion.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {

/// A structure of arrays: input i has first[axis][i], second[axis][i] as Form names them, quaternion[0 ... 3][i] = (x, y, z, w),
/// center[axis][i] and radius[i]. Any alignment; the arrays may overlap one another.
template <class Scalar>
struct QuaternionColumns {
    const Scalar* first[3];
    const Scalar* second[3];
    const Scalar* quaternion[4];
    const Scalar* center[3];
    const Scalar* radius;
};

namespace detail {

template <class Form, class Scalar>
void answer_columns(const QuaternionColumns<Scalar>& columns, std::size_t count, const ByteOf& byte_of, unsigned char* answers) {
    const Rows<RotatedBatch<Form, ByQuaternion, Scalar>> rows{{columns.first[0], columns.first[1], columns.first[2], columns.second[0],
                                                               columns.second[1], columns.second[2], columns.quaternion[0],
                                                               columns.quaternion[1], columns.quaternion[2], columns.quaternion[3],
                                                               columns.center[0], columns.center[1], columns.center[2], columns.radius}};
    answer_rows(rows, count, byte_of, answers);
}

}  // namespace detail

/// verdicts[i] = the verdict on input i, for count inputs; equal to decide_quaternion_row. The answers must not overlap the
/// columns.
template <class Form, class Scalar>
void decide_quaternion_columns(const QuaternionColumns<Scalar>& columns, std::size_t count, Verdict* verdicts) {
    detail::answer_columns<Form>(columns, count, detail::as_verdict, reinterpret_cast<unsigned char*>(verdicts));
}

/// answers[i] = 1 where input i intersects, touching included, else 0.
template <class Form, class Scalar>
void intersects_closed_quaternion_columns(const QuaternionColumns<Scalar>& columns, std::size_t count, std::uint8_t* answers) {
    detail::answer_columns<Form>(columns, count, detail::as_closed, answers);
}

/// answers[i] = 1 where input i overlaps, touching not included, else 0.
template <class Form, class Scalar>
void intersects_open_quaternion_columns(const QuaternionColumns<Scalar>& columns, std::size_t count, std::uint8_t* answers) {
    detail::answer_columns<Form>(columns, count, detail::as_open, answers);
}

}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
