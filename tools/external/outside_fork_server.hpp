// SPDX-License-Identifier: MIT
// Children of a process that has one thread, so that starting one is safe whatever the threads of this process do.
#pragma once

#include <functional>
#include <memory>
#include <span>

#include "outside_process.hpp"

namespace tangency::tools {

/// A fork copies one thread and every lock: what another thread holds at that moment, in the loader or in an
/// allocator, nobody will ever release in the copy. So children that go on without exec are forked by a server, which
/// is itself forked once, while no other thread is at work.
class ForkServer {
public:
    /// Forks the server. Each child runs `body`, which must not return, with the default signals; of this process's
    /// descriptors it has the standard streams and those in `kept`. Throws CannotStart.
    ForkServer(const std::function<void()>& body, std::span<const int> kept);

    /// Starts a child. There must be no other: whoever holds the last one has let it go. Throws CannotStart.
    std::unique_ptr<ChildProcess> start();

    /// Readable once the child has ended.
    int endings() const { return endings_.get(); }

private:
    Descriptor requests_, endings_;
    std::unique_ptr<ChildProcess> server_;
};

}  // namespace tangency::tools
