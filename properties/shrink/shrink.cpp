// SPDX-License-Identifier: MIT
// Simpler lists of choices.
#include "tangency/properties/shrink.hpp"

namespace tangency::properties {
namespace {

constexpr std::size_t near = 8;            // choices that belong together stand near each other
constexpr std::uint32_t large_choice = 8;  // smaller ones choose between kinds

Choices exchanged(const Choices& choices, const Rewrite& rewrite, const Choices& others) {
    Choices result(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(rewrite.begin));
    result.insert(result.end(), others.begin(), others.end());
    result.insert(result.end(), choices.begin() + static_cast<std::ptrdiff_t>(rewrite.end), choices.end());
    return result;
}

// Each function visits some candidates, and says whether the visitor has had enough.
class Candidates {
public:
    Candidates(const Recording& recording, const ChoicesVisitor& visit)
        : recording_(recording), visit_(visit), choices_(recording.choices) {
        while (!choices_.empty() && choices_.back() == 0) choices_.pop_back();
    }

    bool visit_all() const { return rewrite_each() || halve_all() || clear_runs() || lower_each() || lower_pairs() || leave_out_each(); }

private:
    bool rewrite_each() const {
        for (const Rewrite& rewrite : recording_.rewrites)
            if (rewrite.simpler &&
                rewrite.simpler([&](const Choices& others) { return visit_(exchanged(recording_.choices, rewrite, others)); }))
                return true;
        return false;
    }

    bool halve_all() const {
        if (std::none_of(choices_.begin(), choices_.end(), [](std::uint32_t choice) { return choice > large_choice; })) return false;
        Choices halves = choices_;
        for (std::uint32_t& choice : halves)
            if (choice > large_choice) choice /= 2;
        return visit_(std::move(halves));
    }

    bool clear_runs() const {
        for (std::size_t size = 16; size >= 2; size /= 2)
            for (std::size_t begin = 0; begin < choices_.size(); begin += size / 2) {
                Choices zeros = choices_;
                for (std::size_t i = begin; i < std::min(begin + size, choices_.size()); ++i) zeros[i] = 0;
                if (visit_(std::move(zeros))) return true;
            }
        return false;
    }

    // Two less keeps the sign of numbers that are ranked by their distance from zero.
    bool lower_each() const {
        for (std::size_t i = 0; i < choices_.size(); ++i) {
            const std::uint32_t choice = choices_[i];
            if (choice == 0) continue;
            if (with(i, 0) || (choice > 1 && with(i, choice / 2)) || (choice > 3 && with(i, choice - choice / 4)) ||
                (choice > 2 && with(i, choice - 2)) || (choice > 1 && with(i, choice - 1)))
                return true;
        }
        return false;
    }

    bool with(std::size_t place, std::uint32_t choice) const {
        Choices changed = choices_;
        changed[place] = choice;
        return visit_(std::move(changed));
    }

    bool lower_pairs() const {
        for (std::size_t i = 0; i < choices_.size(); ++i)
            for (std::size_t j = i + 1; j < std::min(choices_.size(), i + 1 + near); ++j)
                for (const std::uint32_t less : {2U, 1U}) {
                    if (choices_[i] < less || choices_[j] < less) continue;
                    Choices lower = choices_;
                    lower[i] -= less;
                    lower[j] -= less;
                    if (visit_(std::move(lower))) return true;
                }
        return false;
    }

    bool leave_out_each() const {
        for (std::size_t i = 0; i < choices_.size(); ++i) {
            Choices fewer = choices_;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (visit_(std::move(fewer))) return true;
        }
        return false;
    }

    const Recording& recording_;
    const ChoicesVisitor& visit_;
    Choices choices_;
};

}  // namespace

Choices in_plain_choices(const Recording& recording) {
    Choices choices = recording.choices;
    // From the last to the first, so that the places before stay what they are.
    for (std::size_t i = recording.rewrites.size(); i-- > 0;)
        if (!recording.rewrites[i].plain.empty()) choices = exchanged(choices, recording.rewrites[i], recording.rewrites[i].plain);
    return choices;
}

void for_each_simpler(const Recording& recording, const ChoicesVisitor& visit) { Candidates(recording, visit).visit_all(); }

std::vector<Choices> simpler_choices(const Recording& recording) {
    std::vector<Choices> all;
    for_each_simpler(recording, [&all](Choices choices) {
        all.push_back(std::move(choices));
        return false;
    });
    return all;
}

}  // namespace tangency::properties
