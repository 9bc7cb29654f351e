// SPDX-License-Identifier: MIT
// Counting and shrinking what a function exited on.
#include "check_exits.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "outside.hpp"
#include "tangency/properties/complexity.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/plain.hpp"
#include "tangency/properties/shrink.hpp"

namespace tangency::tools {
namespace {

using properties::Domain;
using properties::Exit;
using properties::Input;
using properties::Subject;

constexpr std::size_t most_ways = 6;  // a message may differ every time, so the number of ways is limited
constexpr std::size_t asked_at_once = 64, asked_at_most = 600;

// Whether a may be shown rather than b: one that repeats, then the easier to read.
bool is_better(const Exit& a, const Exit& b) {
    if (a.input.has_value() != b.input.has_value()) return a.input.has_value();
    if (a.repeats != b.repeats) return a.repeats;
    return a.input && properties::complexity(*a.input) < properties::complexity(*b.input);
}

class Shrinker {
public:
    Shrinker(const Subject& subject, const Domain& domain, int most_hangs, Exit& shown)
        : subject_(subject), domain_(domain), hangs_left_(most_hangs), shown_(shown) {}

    void run() {
        const auto draw = [this](properties::Source& source) -> std::optional<Input> {
            source.keep_to(domain_);
            const auto plain = [&] { return properties::plain_row(source, subject_.signature); };
            const Input row = properties::row_or_plain(source, subject_.signature, plain);
            return properties::is_input(row, domain_.any_sign) && lies_in(row, domain_) ? std::optional(row) : std::nullopt;
        };
        const auto first_failing = [this](std::span<const Input> inputs) { return first_exit(inputs); };
        properties::shrink(properties::encode(*shown_.input), draw, first_failing, asked_at_once, asked_at_most);
    }

private:
    // The first of these on which the subject exits as before: by hanging if it hung, with what is no answer if that was given.
    std::optional<std::size_t> first_exit(std::span<const Input> inputs) {
        for (std::size_t from = 0; from < inputs.size() && hangs_left_ > 0;) {
            const properties::Answers answers(subject_, inputs.subspan(from));
            if (answers.unanswered().exits.empty()) return std::nullopt;
            const Exit& exit = answers.unanswered().exits.front();
            hangs_left_ -= exit.hung;
            from += exit.place;
            if (exit.repeats && exit.hung == shown_.hung && exit.defect == shown_.defect) {
                shown_ = exit;
                return from;
            }
            ++from;
        }
        return std::nullopt;
    }

    const Subject& subject_;
    const Domain& domain_;
    int hangs_left_;
    Exit& shown_;
};

// Has the subject answer something, so that starting up is over: from then on it hangs only for as long as silence may last.
void warm_up(const Subject& subject, const Domain& domain) {
    properties::Source source(1);
    source.keep_to(domain);
    for (int attempt = 0; attempt < 8; ++attempt) {
        const Input input = properties::draw_floats(source, subject.signature, properties::Magnitudes::ordinary);
        if (properties::Answers(subject, std::span(&input, 1)).unanswered().exits.empty()) return;
    }
}

}  // namespace

void ExitRecord::add(const properties::Property* property, bool binding, Exit exit) {
    properties_.insert(property);
    if (!exit.defect.empty()) wrong_answers_[property].insert(exit.input ? hash_of(*exit.input) : 0);
    // What is no answer may be another every time, so it is known by what is wrong with it.
    const auto is_same = [&](const Way& way) {
        const Exit& other = way.first.exit;
        const bool is_alike = exit.defect.empty() ? other.what == exit.what : other.defect == exit.defect;
        return is_alike && way.first.binding == binding;
    };
    auto way = std::ranges::find_if(ways_, is_same);
    const bool is_new = way == ways_.end();
    if (is_new) way = ways_.insert(way, Way{{exit, property, binding}, {}});
    const auto count = [&](const Input& input) {
        inputs_.insert(hash_of(input));
        way->inputs.insert(hash_of(input));
    };
    if (exit.input && exit.repeats) count(*exit.input);
    for (const Input& other : exit.others) count(other);
    if (!is_new && is_better(exit, way->first.exit)) way->first.exit = std::move(exit);
}

bool ExitRecord::has_binding() const {
    return std::ranges::any_of(ways_, [](const Way& way) { return way.first.binding && way.first.exit.defect.empty(); });
}

bool ExitRecord::is_out_of_step() const {
    return std::ranges::any_of(ways_, [](const Way& way) { return way.first.exit.out_of_step; });
}

bool ExitRecord::has_wrong_answer() const {
    return std::ranges::any_of(ways_, [](const Way& way) { return way.first.binding && !way.first.exit.defect.empty(); });
}

std::uint64_t ExitRecord::wrong_answers(const properties::Property* property) const {
    const auto found = wrong_answers_.find(property);
    return found == wrong_answers_.end() ? 0 : found->second.size();
}

std::uint64_t ExitRecord::inputs_of_wrong_answers() const {
    std::set<std::uint64_t> inputs;
    for (const Way& way : ways_)
        if (!way.first.exit.defect.empty()) inputs.insert(way.inputs.begin(), way.inputs.end());
    return inputs.size();
}

std::vector<CheckExit> ExitRecord::smallest(const std::function<Subject()>& open, const Domain& domain, int most_hangs) const {
    std::vector<CheckExit> exits;
    for (const Way& way : ways_) {
        exits.push_back(way.first);
        exits.back().inputs = way.inputs.size();
    }
    const auto weight = [](const CheckExit& each) { return std::pair(each.exit.out_of_step, each.binding); };
    std::ranges::stable_sort(exits, std::greater(), weight);
    if (exits.size() > most_ways) exits.resize(most_ways);
    const auto may_shrink = [&domain](const CheckExit& each) {
        return each.exit.repeats && each.exit.input && properties::is_input(*each.exit.input, domain.any_sign);
    };
    if (open && std::ranges::any_of(exits, may_shrink)) try {
            const Subject subject = open();
            warm_up(subject, domain);
            for (CheckExit& each : exits)
                if (may_shrink(each)) Shrinker(subject, domain, most_hangs, each.exit).run();
        } catch (const std::runtime_error&) {
            // What was found so far stands: the function has begun to fail in another way.
        }
    return exits;
}

}  // namespace tangency::tools
