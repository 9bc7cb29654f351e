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
    far,             ///< the random input, 2^20 (f32) or 2^40 (f64) from the origin
    near_ties        ///< sizes as a game has them, next to ties (near_ties.hpp); in every form of an axis-aligned box, and in no other
};

inline constexpr std::array<std::string_view, 6> kind_names{"random", "one_in_hundred", "lattice_ties", "ulp_neighbours",
                                                            "far",    "near_ties"};

/// Inputs in 2-D. Columns in the order of a row: box (four), direction if rotated, centre, radius. Each form's box is
/// its own answer: lo_hi holds rounded sides, and a radius that is as near a tie as the other form's. `rotated` is the
/// input of center_half with box and offset rotated, and left empty in workloads beyond the caches; `spatial`, boxes rotated in
/// space by unit quaternions, is there for random inputs alone. Near ties are drawn for each form by itself.
template <class Scalar>
struct Workload {
    using Columns = std::array<std::vector<Scalar>, 7>;
    std::size_t count = 0;
    Columns center_half{}, lo_hi{}, corner_size{}, corner_size_ball_corner{}, center_size{};
    std::array<std::vector<Scalar>, 9> rotated{};
    std::array<std::vector<Scalar>, 14> spatial{};
};

/// The columns of an axis-aligned box, by form.
template <class Scalar>
inline constexpr std::array<typename Workload<Scalar>::Columns Workload<Scalar>::*, 5> columns_of{
    &Workload<Scalar>::center_half, &Workload<Scalar>::lo_hi, &Workload<Scalar>::corner_size, &Workload<Scalar>::corner_size_ball_corner,
    &Workload<Scalar>::center_size};

/// As many inputs have rotated boxes at most.
inline constexpr std::size_t most_rotated = 1U << 17;

/// The same kind and count give the same inputs. Scalar is float or double.
template <class Scalar>
Workload<Scalar> make_workload(Kind kind, std::size_t count);

}  // namespace tangency::bench
