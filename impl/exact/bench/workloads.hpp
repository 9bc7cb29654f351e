// SPDX-License-Identifier: MIT
// The inputs that the benchmarks time, as structures of arrays in two forms.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace tangency::bench {

enum class Kind {
    random,          ///< a scattered input, half of it hits
    one_in_hundred,  ///< the same, every hundredth radius the rounded distance
    lattice_ties,    ///< every input a tie of small integers: Pythagorean corners, faces
    ulp_neighbours,  ///< every radius the rounded distance to a corner, or an ulp beside it
    far              ///< the random input, 2^20 (f32) or 2^40 (f64) from the origin
};

inline constexpr std::array<std::string_view, 5> kind_names{"random", "one_in_hundred", "lattice_ties", "ulp_neighbours", "far"};

/// Inputs in 2-D. Columns in the order of a row: box (four), direction if rotated, centre, radius. Each form's box is
/// its own answer: lo_hi holds rounded sides, and a radius that is as near a tie as the other form's. `rotated` is the
/// input of center_half with box and offset rotated, and left empty in workloads beyond the caches; `spatial`, boxes rotated in
/// space by unit quaternions, is there for random inputs alone.
template <class Scalar>
struct Workload {
    std::size_t count;
    std::array<std::vector<Scalar>, 7> center_half;
    std::array<std::vector<Scalar>, 7> lo_hi;
    std::array<std::vector<Scalar>, 9> rotated;
    std::array<std::vector<Scalar>, 14> spatial;
};

/// As many inputs have rotated boxes at most.
inline constexpr std::size_t most_rotated = 1U << 17;

/// The same kind and count give the same inputs. Scalar is float or double.
template <class Scalar>
Workload<Scalar> make_workload(Kind kind, std::size_t count);

}  // namespace tangency::bench
