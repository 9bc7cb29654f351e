// SPDX-License-Identifier: MIT
// What the blocks of a shard add up to, as a document and back.
#pragma once

#include <cstdint>
#include <string>

#include "json.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::tools {

/// What the first blocks of a shard add up to.
struct ShardResult {
    std::uint64_t shard = 0;
    std::uint64_t blocks = 0;  ///< of its own, that are in the sum; all of them: the shard is finished
    double seconds = 0;        ///< that they cost, in all processes that took part (Campaign::seconds)
    properties::GroupResult sum{};
};

/// The result as a document that read_shard reads back without loss. `plan` is the id of its plan.
Json shard_json(const ShardResult& result, const std::string& plan);

/// `none` is the sum of no blocks, which knows subjects and properties. What is missing throws nlohmann's exception.
ShardResult read_shard(Part json, properties::GroupResult none);

}  // namespace tangency::tools
