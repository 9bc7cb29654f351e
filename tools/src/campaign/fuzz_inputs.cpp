// SPDX-License-Identifier: MIT
// Reading and hashing inputs, and files that are made again where they are lost.
#include "fuzz_inputs.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <system_error>

#include "numbers.hpp"
#include "refuse.hpp"
#include "sealed_file.hpp"
#include "sha256.hpp"

namespace tangency::tools {
namespace {

namespace fs = std::filesystem;

}  // namespace

ScratchFolder::ScratchFolder() {
    std::error_code error;
    std::string name = (fs::temp_directory_path(error) / "tangency-fuzz-XXXXXX").string();
    if (error || mkdtemp(name.data()) == nullptr)
        refuse("cannot make a temporary folder: {}; name one that can be written to by TMPDIR",
               error ? error.message() : std::strerror(errno));
    path_ = name;
}

ScratchFolder::~ScratchFolder() {
    std::error_code error;
    fs::remove_all(path_, error);
}

FuzzInputs read_corpus(const std::string& folder) {
    FuzzInputs inputs;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->is_regular_file()) inputs.insert(read_file(entry->path()));
    if (error) refuse("cannot read the corpus {}: {}; name a folder of inputs", quote_token(folder), error.message());
    // libFuzzer leaves out what is empty, too.
    inputs.erase("");
    if (inputs.empty()) refuse("there is no input in {}; leave out --corpus to start from none", quote_token(folder));
    return inputs;
}

std::string hash_of(const FuzzInputs& inputs) {
    std::string hashes;
    for (const std::string& input : inputs) hashes += sha256_text(input) + '\n';
    return sha256_text(hashes);
}

void write_scratch(const fs::path& file, std::string_view bytes) {
    std::ofstream out(file, std::ios::binary);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out) refuse("cannot write {}; free some room, or name a roomier folder by TMPDIR", file.string());
}

}  // namespace tangency::tools
