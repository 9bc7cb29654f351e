// SPDX-License-Identifier: MIT
// Asking ties of every region, what lies around them, and the same ties enlarged.
#include "tangency/properties/contract.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/shapes/layout.hpp"

namespace tangency::properties {
namespace {

constexpr std::size_t draws_a_tie = 40;
constexpr std::size_t enlarged_a_region = 3 * ties_a_region;  // since some round seldom
constexpr std::size_t looked_around_a_region = 50;            // ties of either answer
constexpr double step_aside = 0x1p-4;                         // of the smallest size

struct Ties {
    std::vector<Input> inputs{};
    std::vector<reference::Region> regions{};
};

Ties draw_ties(const Signature& signature, std::uint64_t seed, const Domain& domain, std::size_t a_region) {
    Ties ties;
    std::array<std::size_t, reference::region_names.size()> drawn{};
    Source source(mix_seed(seed, 0xc0417ac7));
    source.keep_to(domain);
    for (std::size_t draw = 0; draw < draws_a_tie * a_region; ++draw) {
        const auto input = draw_input(source, signature, InputKind::tie);
        if (!input) continue;
        const auto [verdict, region] = find_standing(*input);
        std::size_t& of_region = drawn[static_cast<std::size_t>(region)];
        if (verdict != reference::Verdict::touching || of_region == a_region) continue;
        ++of_region;
        ties.inputs.push_back(*input);
        ties.regions.push_back(region);
    }
    return ties;
}

double largest_length(const Input& input) {
    const Layout& layout = layout_of(input.signature);
    double largest = 0;
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (is_length(layout[place].role)) largest = std::max(largest, std::abs(input.numbers[place]));
    return largest;
}

// Of extents and the radius, as far as they are positive; of shapes that have none a part of the largest length.
double smallest_size(const Input& input) {
    const Layout& layout = layout_of(input.signature);
    double smallest = largest_length(input) / 8;
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (is_size(layout[place].role) && input.numbers[place] > 0) smallest = std::min(smallest, input.numbers[place]);
    return smallest;
}

// Inputs of the domain that are the tie but for the radius or a place of the second shape, by a step either way, and no ties.
std::vector<Input> around(const Input& tie, const Domain& domain) {
    const Signature& signature = tie.signature;
    const Layout& layout = layout_of(signature);
    std::vector<std::size_t> places;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) places.push_back(layout.ball(axis));
    if (has_radius(signature.question)) places.push_back(layout.radius());
    const double aside = std::exp2(std::floor(std::log2(smallest_size(tie) * step_aside)));
    const double step = domain.whole_numbers ? std::max(aside, 1.0) : aside;
    std::vector<Input> inputs;
    for (const std::size_t place : places)
        for (const double by : {-step, step}) {
            Input beside = tie;
            beside.numbers[place] = round_to(signature.scalar, tie.numbers[place] + by);
            if (is_input(beside, domain.any_sign) && lies_in(beside, domain) && find_verdict(beside) != reference::Verdict::touching)
                inputs.push_back(beside);
        }
    return inputs;
}

// Of the ties of a region with one answer, around how many it was looked, and around how many of these the subject is right.
struct Telling {
    struct Count {
        std::size_t looked = 0, told = 0;
    };
    std::array<std::array<Count, 2>, reference::region_names.size()> counts{};

    Count& of(reference::Region region, bool answer) { return counts[static_cast<std::size_t>(region)][answer]; }
    bool none() const {
        return std::ranges::none_of(counts, [](const auto& region) { return region[0].told + region[1].told > 0; });
    }
    /// Which part of such ties tells; all of them if none of any kind does.
    double share(std::size_t region, bool answer) const {
        const Count& count = counts[region][answer];
        return none() ? 1 : static_cast<double>(count.told) / static_cast<double>(std::max<std::size_t>(count.looked, 1));
    }
};

Telling find_telling(const Subject& subject, const Ties& ties, const std::vector<std::optional<bool>>& given, const Domain& domain) {
    Telling telling;
    std::vector<Input> beside;
    std::vector<std::size_t> ends{}, tie_of{};
    for (std::size_t i = 0; i < ties.inputs.size(); ++i) {
        if (!given[i] || telling.of(ties.regions[i], *given[i]).looked == looked_around_a_region) continue;
        const std::vector<Input> inputs = around(ties.inputs[i], domain);
        if (inputs.empty()) continue;
        ++telling.of(ties.regions[i], *given[i]).looked;
        beside.insert(beside.end(), inputs.begin(), inputs.end());
        ends.push_back(beside.size());
        tie_of.push_back(i);
    }
    const Answers answers(subject, beside);
    for (std::size_t looked = 0, i = 0; looked < ends.size(); ++looked) {
        bool is_right = true;
        for (; i < ends[looked]; ++i)
            is_right = is_right && answers.are_given(i, 1) && answers[i] == (find_verdict(beside[i]) == reference::Verdict::overlapping);
        const std::size_t tie = tie_of[looked];
        telling.of(ties.regions[tie], *given[tie]).told += is_right;
    }
    return telling;
}

// ---- Rounding.

// Each leaves 1 when divided by 2, 3 or 6, the large ones by any number up to 8. Of those that a tie may be enlarged by the first few are.
constexpr std::array<double, 10> factors{2521, 841, 421, 61, 37, 31, 25, 19, 13, 7};
constexpr std::size_t factors_a_tie = 4;
// A rule of sizes turns about as many answers when the size is brought back as when it is enlarged.
constexpr std::size_t most_by_size = 4;

// The lengths times a factor; nothing if the scalar does not hold them or the domain has no such input.
std::optional<Input> times(const Input& input, double factor, const Domain& domain) {
    const Layout& layout = layout_of(input.signature);
    Input product = input;
    for (std::size_t place = 0; place < layout.size(); ++place) {
        if (!is_length(layout[place].role)) continue;
        product.numbers[place] = input.numbers[place] * factor;
        if (!std::isfinite(product.numbers[place]) || round_to(input.signature.scalar, product.numbers[place]) != product.numbers[place] ||
            product.numbers[place] / factor != input.numbers[place])
            return std::nullopt;
    }
    return is_input(product, domain.any_sign) && lies_in(product, domain) ? std::optional(product) : std::nullopt;
}

// The smallest power of two that makes whole numbers of all lengths.
double whole_unit(const Input& input) {
    const Layout& layout = layout_of(input.signature);
    double unit = 1;
    for (std::size_t place = 0; place < layout.size(); ++place)
        while (is_length(layout[place].role) && input.numbers[place] * unit != std::trunc(input.numbers[place] * unit)) unit *= 2;
    return unit;
}

// A tie of whole numbers, the same one enlarged, and that one brought back to about its size by a power of two: their places.
struct Family {
    std::size_t tie, enlarged, brought_back;
};

class Families {
public:
    Families(const Ties& ties, const Domain& domain) {
        for (const Input& tie : ties.inputs)
            if (const auto whole = times(tie, whole_unit(tie), domain)) add(*whole, domain);
    }

    std::vector<Input> inputs{};
    std::vector<Family> families{};

private:
    void add(const Input& tie, const Domain& domain) {
        const std::size_t place = inputs.size();
        inputs.push_back(tie);
        const double most = std::exp2(std::max(format_of(tie.signature.scalar).precision, 24) / 2);
        std::size_t taken = 0;
        for (const double factor : factors) {
            // What squares and products of sensible methods hold exactly.
            if (taken == factors_a_tie || largest_length(tie) * factor * 2 > most) continue;
            const auto enlarged = times(tie, factor, domain);
            const auto back = enlarged ? times(*enlarged, std::exp2(-std::round(std::log2(factor))), domain) : std::nullopt;
            if (!back) continue;
            families.push_back({place, inputs.size(), inputs.size() + 1});
            inputs.push_back(*enlarged);
            inputs.push_back(*back);
            ++taken;
        }
    }
};

// Whether answers are as a closed contract has them, or as a verdict is.
std::vector<std::optional<bool>> are_right(const Subject& subject, const std::vector<Input>& ties) {
    const Answers answers(subject, ties);
    std::vector<std::optional<bool>> right(ties.size());
    for (std::size_t i = 0; i < ties.size(); ++i) {
        if (!answers.are_given(i, 1)) continue;
        const auto replies = answers.of(i, 1).replies;
        right[i] = replies.empty() ? answers[i] : same_reply(replies[0], reply_of(reference::Verdict::touching));
    }
    return right;
}

}  // namespace

std::string_view name_of(ContractKind kind) {
    switch (kind) {
        case ContractKind::closed: return "closed";
        case ContractKind::open: return "open";
        case ContractKind::half_open: return "half_open";
        case ContractKind::mixed: return "mixed";
        case ContractKind::rounded: return "rounded";
    }
    return "";
}

namespace {

// How many of the answers are as each contract has them.
struct Kept {
    std::size_t ties = 0, closed = 0, half_open = 0;

    bool all_half_open() const { return ties > 0 && half_open == ties; }
    bool mostly_half_open() const { return half_open > std::max(closed, ties - closed); }
};

template <class Counts>
Kept count_kept(const Ties& ties, const std::vector<std::optional<bool>>& answers, Counts counts) {
    Kept kept;
    for (std::size_t i = 0; i < ties.inputs.size(); ++i) {
        if (!answers[i] || !counts(i)) continue;
        ++kept.ties;
        kept.closed += *answers[i];
        kept.half_open += *answers[i] == intersects(ties.inputs[i], reference::Verdict::touching, Contract::half_open);
    }
    return kept;
}

}  // namespace

ContractFound find_contract(const Subject& subject, std::uint64_t seed, const Domain& domain) {
    const Ties ties = draw_ties(subject.signature, seed, domain, ties_a_region);
    const std::vector<std::optional<bool>> answers = are_right(subject, ties.inputs);
    const bool any_yes = std::ranges::count(answers, true) > 0, any_no = std::ranges::count(answers, false) > 0;
    ContractFound found{};
    const bool is_uniform = !(any_yes && any_no), has_sides = is_asked(Contract::half_open, subject.signature);
    Telling telling;
    if (!is_uniform) telling = find_telling(subject, ties, answers, domain);
    const auto tells = [&](std::size_t i) { return telling.none() || telling.of(ties.regions[i], *answers[i]).told > 0; };
    for (std::size_t i = 0; i < ties.inputs.size(); ++i)
        if (answers[i] && tells(i)) found.ties.add(ties.regions[i], *answers[i]);
    double closed = 0, open = 0;
    std::uint64_t yes = 0, no = 0;
    for (std::size_t region = 0; region < found.ties.by_region.size(); ++region) {
        const TieTally::Count& count = found.ties.by_region[region];
        const double in_favour = static_cast<double>(count.yes) * telling.share(region, true);
        const double against = static_cast<double>(count.no) * telling.share(region, false);
        closed += in_favour > against;
        open += against > in_favour;
        yes += count.yes;
        no += count.no;
    }
    found.fits = closed >= open ? Contract::closed : Contract::open;
    found.is_kept = is_uniform;
    if (has_sides && !is_uniform) {
        const Kept telling_ones = count_kept(ties, answers, tells);
        if (telling_ones.mostly_half_open()) found.fits = Contract::half_open;
        found.is_kept = count_kept(ties, answers, [](std::size_t) { return true; }).all_half_open();
        if (telling_ones.all_half_open() && yes > 0 && no > 0) {
            found.kind = ContractKind::half_open;
            return found;
        }
    }
    found.kind = no == 0                                 ? ContractKind::closed
                 : yes == 0                              ? ContractKind::open
                 : rounds_at_ties(subject, seed, domain) ? ContractKind::rounded
                                                         : ContractKind::mixed;
    return found;
}

bool most_ties_tell(const Subject& subject, std::uint64_t seed, const Domain& domain) {
    const Ties ties = draw_ties(subject.signature, seed, domain, ties_a_region);
    const Telling telling = find_telling(subject, ties, are_right(subject, ties.inputs), domain);
    std::size_t looked = 0, told = 0;
    for (const auto& region : telling.counts)
        for (const Telling::Count& count : region) {
            looked += count.looked;
            told += count.told;
        }
    return 2 * told > looked;
}

bool rounds_at_ties(const Subject& subject, std::uint64_t seed, const Domain& domain) {
    if (domain.whole_numbers) return false;
    const Families asked(draw_ties(subject.signature, seed, domain, enlarged_a_region), domain);
    const std::vector<std::optional<bool>> right = are_right(subject, asked.inputs);
    std::size_t by_enlarging = 0, by_bringing_back = 0;
    for (const auto& [tie, enlarged, brought_back] : asked.families) {
        if (!right[tie] || !right[enlarged] || !right[brought_back]) continue;
        by_enlarging += right[tie] != right[enlarged];
        by_bringing_back += right[enlarged] != right[brought_back];
    }
    return by_enlarging > most_by_size * by_bringing_back;
}

}  // namespace tangency::properties
