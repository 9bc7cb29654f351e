// SPDX-License-Identifier: MIT
// A stored case: bits, what the reference says of them, and why the case is worth keeping.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tangency/properties/input.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/reference/verdict.hpp"
#include "tangency/shapes/certificate.hpp"
#include "tangency/shapes/level.hpp"

namespace tangency::vectors {

/// The number of the file format; a reader refuses a later one.
inline constexpr int file_format = 1;

/// The version of the data, raised whenever a byte of them changes.
inline constexpr std::string_view data_version = "1.11.0";

/// A case that is one argument and at most 8 ulps away from a tie.
struct Neighbour {
    std::string of;     ///< id of the tie
    std::size_t field;  ///< the argument that differs
    int ulps;           ///< how many values of the scalar type further up it is than in the tie
};

/// The value of the scalar type so many further up.
double stepped(ScalarType scalar, double number, int steps);

/// A valid input with its exact answer.
struct VectorCase {
    std::string id;
    properties::Input input;
    reference::Verdict verdict;
    reference::Region region;
    reference::Relation relation;
    std::string gap_sq;
    Level level;  ///< the lowest level at which a subject must answer it
    bool outside_band;
    std::optional<Neighbour> neighbour;
    std::vector<std::string> reasons;
    std::optional<Certificate> certificate;  ///< what proves the verdict; files of data before 1.9.0 have none
};

/// A row of numbers that is not a valid input; no answer to it is ever held against a subject unasked.
struct PolicyCase {
    std::string id;
    properties::Input input;
    std::string defect;
    bool advised_false;  ///< P17 advises a miss; else any answer will do
    std::vector<std::string> reasons;
};

/// All cases of one signature.
struct VectorFile {
    Signature signature;
    std::vector<VectorCase> cases;
    std::vector<PolicyCase> policy;
};

/// The signatures of a question that have a file: 2-D and 3-D of each form and scalar that it has; of polygons two forms a question.
std::vector<Signature> signatures_of(Question question);

/// Those of every question, in the order of the manifest.
std::vector<Signature> all_signatures();

/// "center_half-f32-2d.json"; of another question than box_ball "box_box-center_half-f32-2d.json".
std::string file_name(const Signature& signature);

/// Twelve hex digits of the SHA-256 of "center_half f32 2 3f800000 ...": form, scalar, dimension and bits, behind the name of
/// another question than box_ball.
/// It depends on nothing but the case itself.
std::string id_of(const properties::Input& input);

/// The bits of one number as 8 (f32) or 16 (f64) hex digits.
std::string hex_bits_of(double number, ScalarType scalar);

/// The factor k of the band that decides which cases a subject must answer (docs/vectors.md).
double band_factor(const Signature& signature);

/// The regions of which a file has cases, each so many at least.
std::vector<reference::Region> regions_of(const Signature& signature);
inline constexpr std::size_t least_cases_of_a_region = 10;

/// By how many ulps each argument of a tie is moved: of floats of box_ball every number up to 8; of the other questions, of which more files
/// with longer rows are stored, the least and the most; of whole numbers and of two rotated boxes, whose rows are the longest, the least.
constexpr bool takes_every_step(const Signature& signature) {
    return signature.question == Question::box_ball && !is_whole(signature.scalar);
}
std::span<const int> neighbour_steps(const Signature& signature);

/// Everything about a valid input but its bugs: the reference is asked, class reasons are all that hold.
/// `bugs` are reasons to add. Needs a valid input.
VectorCase describe(const properties::Input& input, std::optional<Neighbour> neighbour = {}, const std::vector<std::string>& bugs = {});

/// The same for a row that is not a valid input.
PolicyCase describe_policy(const properties::Input& input);

}  // namespace tangency::vectors
