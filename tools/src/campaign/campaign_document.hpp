// SPDX-License-Identifier: MIT
// The report of a campaign as a document.
#pragma once

#include "accusation.hpp"
#include "json.hpp"

namespace tangency::properties {
struct GroupResult;
}

namespace tangency::tools {

class Campaign;

/// The version of the document's schema: it grows when a field is dropped or changes its meaning, not when one is added.
inline constexpr int campaign_report_version = 1;

/// What docs/campaigns.md describes, of the sum of all blocks with its counterexamples. It has no times and does not say in
/// how many shards the campaign was run: the same campaign gives the same bytes.
Json campaign_document(const Campaign& campaign, const properties::GroupResult& sum,
                       const FindCertificate& find = reference::find_certificate);

}  // namespace tangency::tools
