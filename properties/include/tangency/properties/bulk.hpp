// SPDX-License-Identifier: MIT
// The bulk run: millions of cases of a box and a ball, decided without the reference, which looks on, and put to
// subjects.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "tangency/properties/generators.hpp"
#include "tangency/properties/input_block.hpp"
#include "tangency/properties/property.hpp"
#include "tangency/properties/tally.hpp"
#include "tangency/reference/verdict.hpp"

namespace tangency::properties {

/// Whether functions of the signature can be asked in bulk: those of floats that say whether a box and a ball meet.
constexpr bool is_run_in_bulk(const Signature& signature) {
    return signature.question == Question::box_ball && signature.answer == AnswerKind::boolean && !is_whole(signature.scalar);
}

/// Of every so many cases in a row one, chosen by the seed, is decided by the reference whatever the answers were.
inline constexpr std::uint64_t rechecked_one_in = 1024;

/// Violations of one property that a bulk run has the reference confirm for a subject; what comes after them is counted
/// only, unless it may widen `measured_k` or `worst_gap_ulps`.
inline constexpr std::uint64_t most_confirmed = 64;

/// So many bulk cases take as long as an instance; by it shares of the work are guessed.
inline constexpr double bulk_inputs_an_instance = 30;

/// How a bulk case is made.
enum class BulkKind {
    lattice,    ///< small integers and dyadics: ties, their neighbours, inputs of every region
    near_tie,   ///< floats within a few ulps of a tie
    near_band,  ///< floats whose gap is a fraction or a multiple of eps * scale, every octave alike
    floats,     ///< floats of all magnitudes with a radius of its own
};

inline constexpr std::array<std::string_view, 4> bulk_kind_names{"lattice", "near_tie", "near_band", "floats"};

/// A case as it was drawn: how, by which properties it may be asked, and what it shares with others of its block.
struct DrawnAs {
    BulkKind kind;
    bool may_be_instantiated;    ///< a lattice input of which properties of the lattice make an instance (see box_frame.hpp)
    Magnitudes magnitudes;       ///< of its row
    std::uint32_t same_box;      ///< the first case that differs in the radius alone; itself if no case drawn so far does
    std::uint32_t same_verdict;  ///< the first that differs in the unit and the signs of zeros alone
};

/// The cases of a bulk run, each a pure function of signature, seed and index, so that any of them can be drawn again
/// and a bulk run can be divided. Thirty-two in a row share a box, its orientation and a centre and differ in the radius, and some by
/// ulps elsewhere. Needs a signature that is_run_in_bulk. Few of them leave the domain, which must outlive the draws.
class BulkDraws {
public:
    BulkDraws(const Signature& signature, std::uint64_t seed, const Domain& domain = whole_domain);

    /// Writes `count` cases from `first` on, and how each was drawn. The block must have the signature.
    void draw(std::uint64_t first, std::size_t count, InputBlock& block, std::vector<DrawnAs>& drawn) const;

    /// The choices by which a property makes an instance of case `index`: plain ones, of integers if it asks about lattice inputs. Such
    /// a case needs may_be_instantiated.
    Choices choices(std::uint64_t index, bool on_lattice) const;

private:
    Signature signature_;
    std::uint64_t seed_;
    const Domain* domain_;
};

/// A case that was decided in another way than by the reference: a defect of Tangency.
struct BulkAlarm {
    Input input;
    reference::Verdict fast;
    reference::Verdict reference;
};

/// Who decided the cases of a bulk run. A case that is asked of nobody, because its property is not wanted, is not
/// counted.
struct BulkTally {
    std::uint64_t cases = 0;         ///< put to every subject of the bulk run
    std::uint64_t by_fast = 0;       ///< of those, decided by a measured distance or by exact_filtered
    std::uint64_t by_reference = 0;  ///< of those, decided by the reference, since neither could
    std::uint64_t rechecked = 0;     ///< of those by_fast, the random share that the reference decided again
    std::uint64_t ties = 0;
    std::array<std::uint64_t, bulk_kind_names.size()> by_kind{};
    std::uint64_t disagreements = 0;  ///< wrong answers, summed over the subjects
    std::uint64_t in_band = 0;        ///< of those, excused by a proven bound on the gap
    /// instances on them that were put before the reference; some are excused after all
    std::uint64_t confirmed = 0;
    std::uint64_t passed_over = 0;  ///< of those, counted only (see most_confirmed)
    std::uint64_t alarm_count = 0;
    std::vector<BulkAlarm> alarms{};  ///< the first few
    Tally sample{};                   ///< of the random share, whoever decided it first, by the reference

    void add(const BulkTally& other);
};

/// The kinds of input that a bulk run's random share saw too seldom (see find_shortfalls); nothing for a bulk run of
/// less than 64 such shares.
std::vector<Shortfall> find_shortfalls(const BulkTally& tally, std::size_t dim, const Domain& domain = whole_domain);

}  // namespace tangency::properties
