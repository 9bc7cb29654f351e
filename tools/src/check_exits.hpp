// SPDX-License-Identifier: MIT
// What a function exited on in a check: counted, sorted by the way it exited, shrunk.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <vector>

#include "check.hpp"

namespace tangency::tools {

class ExitRecord {
public:
    void add(const properties::Property* property, bool binding, properties::Exit exit);

    bool has(const properties::Property* property) const { return properties_.contains(property); }
    bool has_binding() const;
    /// How many different inputs it exited on, those left aside that it answered when asked again.
    std::uint64_t inputs() const { return inputs_.size(); }
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
    std::set<std::uint64_t> inputs_;
};

}  // namespace tangency::tools
