// SPDX-License-Identifier: MIT
// The standard error of a child: passed on as it comes, and its end kept to be quoted.
#pragma once

#include <string>

#include "outside_process.hpp"

namespace tangency::tools {

class ErrorStream {
public:
    /// A quiet one passes nothing on.
    explicit ErrorStream(bool quiet) : is_quiet_(quiet) {}

    /// From now on the stream that ends in this pipe. What was kept is forgotten.
    void open(Descriptor read_end);
    /// To be polled.
    int get() const { return end_.get(); }
    /// Takes what is there.
    void drain();
    void forget() { kept_.clear(); }
    /// Passes nothing on any more: the next exits would say the same.
    void hush() { is_quiet_ = true; }
    /// The last lines, printable.
    std::string last_lines() const;

private:
    Descriptor end_;
    std::string kept_;
    bool is_quiet_;
};

}  // namespace tangency::tools
