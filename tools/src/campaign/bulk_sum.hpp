// SPDX-License-Identifier: MIT
// What blocks of a bulk run add up to, as a document and back.
#pragma once

#include <cstdint>

#include "run.hpp"
#include "sum.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::tools {

/// The sum of some blocks of a campaign, which must outlive it.
class BulkSum : public CampaignSum {
public:
    explicit BulkSum(const Campaign& campaign) : campaign_(campaign), sum_(campaign.none()) {}

    bool run_block(std::uint64_t index, const std::function<bool()>& stop) override;
    double seconds() const override { return campaign_.seconds(); }
    void write(Json& json) const override;
    void add(Part json) override;

    properties::GroupResult& result() { return sum_; }

private:
    const Campaign& campaign_;
    properties::GroupResult sum_;
};

/// Adds the sum as fields that read_sum reads back without loss.
void write_sum(Json& json, const properties::GroupResult& sum);

/// `none` is the sum of no blocks, which knows subjects and properties. What is missing throws nlohmann's exception.
properties::GroupResult read_sum(Part json, properties::GroupResult none);

}  // namespace tangency::tools
