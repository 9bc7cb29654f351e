// SPDX-License-Identifier: MIT
// What a function exited on in a check: counted, sorted by the way it exited, shrunk.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <vector>

#include "check.hpp"

namespace tangency::tools {

class ExitRecord {
public:
    void add(const properties::Property* property, bool binding, properties::Exit exit);

    bool has(const properties::Property* property) const { return properties_.contains(property); }
    /// Whether it left something without an answer that binds.
    bool has_binding() const;
    /// Whether its answers may be to other inputs than it was asked about.
    bool is_out_of_step() const;
    /// While the property was asked, on how many different inputs it answered what is no answer, one at least if it did at all.
    std::uint64_t wrong_answers(const properties::Property* property) const;
    /// Whether it did while something was asked that binds.
    bool has_wrong_answer() const;
    /// How many different inputs it gave no answer to, those left aside that it answered when asked again, and of these how many it
    /// answered with what is none.
    std::uint64_t inputs() const { return inputs_.size(); }
    std::uint64_t inputs_of_wrong_answers() const;
    /// One of each way, those that bind first, on the smallest input of the domain for which a session of `open` exits as
    /// well. Of each way it may hang so often.
    std::vector<CheckExit> smallest(const std::function<properties::Subject()>& open, const properties::Domain& domain,
                                    int most_hangs) const;

private:
    struct Way {
        CheckExit first;
        std::set<std::uint64_t> inputs;
    };

    std::vector<Way> ways_;
    std::set<const properties::Property*> properties_;
    std::map<const properties::Property*, std::set<std::uint64_t>> wrong_answers_;  // a place for each input
    std::set<std::uint64_t> inputs_;
};

}  // namespace tangency::tools
