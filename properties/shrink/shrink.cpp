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

class Candidates {
public:
    explicit Candidates(const Recording& recording) : recording_(recording), choices_(recording.choices) {
        while (!choices_.empty() && choices_.back() == 0) choices_.pop_back();
    }

    std::vector<Choices> take() {
        for (const Rewrite& rewrite : recording_.rewrites)
            if (rewrite.simpler)
                for (const Choices& others : rewrite.simpler()) found_.push_back(exchanged(recording_.choices, rewrite, others));
        halve_all();
        for (std::size_t size = 16; size >= 2; size /= 2)
            for (std::size_t begin = 0; begin < choices_.size(); begin += size / 2) clear(begin, size);
        for (std::size_t i = 0; i < choices_.size(); ++i) lower(i);
        for (std::size_t i = 0; i < choices_.size(); ++i)
            for (std::size_t j = i + 1; j < std::min(choices_.size(), i + 1 + near); ++j) lower_both(i, j);
        for (std::size_t i = 0; i < choices_.size(); ++i) {
            Choices fewer = choices_;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            found_.push_back(std::move(fewer));
        }
        return std::move(found_);
    }

private:
    void add(std::size_t place, std::uint32_t choice) {
        found_.push_back(choices_);
        found_.back()[place] = choice;
    }

    void clear(std::size_t begin, std::size_t size) {
        const std::size_t end = std::min(begin + size, choices_.size());
        found_.push_back(choices_);
        for (std::size_t i = begin; i < end; ++i) found_.back()[i] = 0;
    }

    void halve_all() {
        if (std::none_of(choices_.begin(), choices_.end(), [](std::uint32_t choice) { return choice > large_choice; })) return;
        found_.push_back(choices_);
        for (std::uint32_t& choice : found_.back())
            if (choice > large_choice) choice /= 2;
    }

    // Two less keeps the sign of numbers that are ranked by their distance from zero.
    void lower(std::size_t place) {
        const std::uint32_t choice = choices_[place];
        if (choice == 0) return;
        add(place, 0);
        if (choice > 1) add(place, choice / 2);
        if (choice > 3) add(place, choice - choice / 4);
        if (choice > 2) add(place, choice - 2);
        if (choice > 1) add(place, choice - 1);
    }

    void lower_both(std::size_t i, std::size_t j) {
        if (choices_[i] == 0 || choices_[j] == 0) return;
        for (const std::uint32_t less : {2U, 1U}) {
            if (choices_[i] < less || choices_[j] < less) continue;
            found_.push_back(choices_);
            found_.back()[i] -= less;
            found_.back()[j] -= less;
        }
    }

    const Recording& recording_;
    Choices choices_;
    std::vector<Choices> found_{};
};

}  // namespace

Choices in_plain_choices(const Recording& recording) {
    Choices choices = recording.choices;
    // From the last to the first, so that the places before stay what they are.
    for (std::size_t i = recording.rewrites.size(); i-- > 0;)
        if (!recording.rewrites[i].plain.empty()) choices = exchanged(choices, recording.rewrites[i], recording.rewrites[i].plain);
    return choices;
}

std::vector<Choices> simpler_choices(const Recording& recording) { return Candidates(recording).take(); }

}  // namespace tangency::properties
