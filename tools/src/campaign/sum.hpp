// SPDX-License-Identifier: MIT
// What shards, files and merging see of a campaign, be it a bulk run or a round of fuzzing: blocks that are run one by one and add up.
#pragma once

#include <cstdint>
#include <functional>

#include "json.hpp"

namespace tangency::tools {

/// What blocks come to. Sums do not depend on the order in which blocks, or sums of them, are added.
class CampaignSum {
public:
    virtual ~CampaignSum() = default;

    /// Runs a block, a pure function of the plan and the index, and adds it. False, and nothing is added, if `stop` ended it.
    virtual bool run_block(std::uint64_t index, const std::function<bool()>& stop) = 0;

    /// A clock for what blocks cost, in all processes that take part.
    virtual double seconds() const = 0;

    /// The sum as fields of a document.
    virtual void write(Json& json) const = 0;

    /// Adds what `write` wrote, all of it or nothing. What is missing throws nlohmann's exception.
    virtual void add(Part json) = 0;
};

}  // namespace tangency::tools
