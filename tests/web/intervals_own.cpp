// SPDX-License-Identifier: MIT
// By the header of clients/web/core/library, which this target finds first.
#define TRACE trace_by_own
#include "intervals_trace.inc"
#ifndef TANGENCY_MPFI_H
#error "this must be compiled with clients/web/core/library/mpfi.h"
#endif
