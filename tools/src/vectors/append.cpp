// SPDX-License-Identifier: MIT
// Adding to a file of vectors.
#include "append.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reasons.hpp"
#include "store.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::vectors {
namespace {

VectorFile read_or_begin(const std::filesystem::path& path, const Signature& signature) {
    std::error_code error;
    if (!std::filesystem::exists(path, error)) return {signature, {}, {}};
    VectorFile file = load_file(path);
    if (!(file.signature == signature))
        throw BadFile(fmt::format("{} holds {} and the case is {}; name another file with --out", path.string(), file_name(file.signature),
                                  file_name(signature)));
    return file;
}

VectorCase describe_with_bugs(const properties::Input& input) {
    const InputDetails details = find_details(input);
    std::vector<std::string> bugs;
    for (const std::string_view bug : bugs_of(input.signature))
        if (bug_shows(bug, details)) bugs.emplace_back(bug);
    return describe(input, {}, bugs);
}

}  // namespace

Appended append(const std::filesystem::path& path, const Signature& signature, std::span<const properties::Input> rows) {
    VectorFile file = read_or_begin(path, signature);
    Appended appended;
    for (const properties::Input& row : rows) {
        const std::string id = id_of(row);
        if (std::ranges::count(file.cases, id, &VectorCase::id) + std::ranges::count(file.policy, id, &PolicyCase::id) > 0) {
            appended.present.push_back(id);
            continue;
        }
        if (reference::find_defect(signature, row.row()))
            file.policy.push_back(describe_policy(row));
        else
            file.cases.push_back(describe_with_bugs(row));
        appended.added.push_back(id);
    }
    if (!appended.added.empty()) write_bytes(path, file_text(file), "name a file in a folder that exists and can be written to");
    appended.cases = file.cases.size();
    appended.policy = file.policy.size();
    return appended;
}

}  // namespace tangency::vectors
