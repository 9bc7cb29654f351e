// SPDX-License-Identifier: MIT
#define TRACE trace_by_mpfi
#include "intervals_trace.inc"
