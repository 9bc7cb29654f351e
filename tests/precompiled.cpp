// SPDX-License-Identifier: MIT
// Empty: the target of this file holds the precompiled headers of the tests.
