// SPDX-License-Identifier: MIT
// Contenders in rational arithmetic: the formula in cpp_rational, and the reference with all it measures.
#include <boost/multiprecision/cpp_int.hpp>

#include "contender.hpp"
#include "tangency/reference/classify.hpp"
#include "tangency/reference/rotated/row.hpp"

namespace tangency::bench {
namespace {

template <class Scalar>
void by_cpp_rational(const Workload<Scalar>& work, std::uint8_t* answers) {
    using Rational = boost::multiprecision::cpp_rational;
    const auto& c = work.center_half;
    for (std::size_t i = 0; i < work.count; ++i) {
        Rational sum = 0;
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const Rational overshoot = abs(Rational(Rational(c[4 + axis][i]) - Rational(c[axis][i]))) - Rational(c[2 + axis][i]);
            if (overshoot > 0) sum += overshoot * overshoot;
        }
        const Rational radius(c[6][i]);
        answers[i] = sum <= radius * radius;
    }
}

template <class Scalar>
void by_reference(const Workload<Scalar>& work, std::uint8_t* answers) {
    const auto& c = work.center_half;
    for (std::size_t i = 0; i < work.count; ++i) {
        const CenterHalfBox<Scalar, 2> box{{c[0][i], c[1][i]}, {c[2][i], c[3][i]}};
        const Ball<Scalar, 2> ball{{c[4][i], c[5][i]}, c[6][i]};
        answers[i] = reference::measure(box, ball).verdict != reference::Verdict::disjoint;
    }
}

template <class Scalar>
void by_reference_axis(const Workload<Scalar>& work, std::uint8_t* answers) {
    const auto& c = work.rotated;
    for (std::size_t i = 0; i < work.count; ++i) {
        const CenterHalfBox<Scalar, 2> axis_aligned{{c[0][i], c[1][i]}, {c[2][i], c[3][i]}};
        const Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>> box{axis_aligned, {c[4][i], c[5][i]}};
        const Ball<Scalar, 2> ball{{c[6][i], c[7][i]}, c[8][i]};
        answers[i] = reference::measure(box, ball).verdict != reference::Verdict::disjoint;
    }
}

template <class Scalar>
void by_reference_quaternion(const Workload<Scalar>& work, std::uint8_t* answers) {
    const auto& c = work.spatial;
    for (std::size_t i = 0; i < work.count; ++i) {
        const CenterHalfBox<Scalar, 3> axis_aligned{{c[0][i], c[1][i], c[2][i]}, {c[3][i], c[4][i], c[5][i]}};
        const Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>> box{axis_aligned, {c[6][i], c[7][i], c[8][i], c[9][i]}};
        const Ball<Scalar, 3> ball{{c[10][i], c[11][i], c[12][i]}, c[13][i]};
        answers[i] = reference::measure(box, ball).verdict != reference::Verdict::disjoint;
    }
}

}  // namespace

template <class Scalar>
void add_slow_contenders(std::vector<Contender<Scalar>>& list) {
    list.push_back({"cpp_rational", Manner::slow, true, Reads::center_half, by_cpp_rational<Scalar>});
    list.push_back({"reference", Manner::slow, true, Reads::center_half, by_reference<Scalar>});
    list.push_back({"reference_axis", Manner::slow, true, Reads::rotated, by_reference_axis<Scalar>});
    list.push_back({"reference_quaternion", Manner::slow, true, Reads::spatial, by_reference_quaternion<Scalar>});
}

template void add_slow_contenders<float>(std::vector<Contender<float>>&);
template void add_slow_contenders<double>(std::vector<Contender<double>>&);

}  // namespace tangency::bench
