// SPDX-License-Identifier: MIT
// Whether a child can do nothing more until it is sent more: evidence, where a clock could only guess.
#pragma once

#include <sys/types.h>

namespace tangency::tools {

/// True only if some thread of the child or of its descendants sleeps in a read of the pipe whose other end is
/// `pipe_end`, and every other thread sleeps too, without a time limit, until another thread or process of theirs
/// moves. Then no answer will come until the pipe is written to or closed. False says nothing: the child may be at
/// work, asleep for a while, waiting in another way (poll, another pipe), or the system may not tell.
bool waits_for_input(pid_t child, int pipe_end);

}  // namespace tangency::tools
