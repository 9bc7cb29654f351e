/* SPDX-License-Identifier: MIT
   A shared object that exports nothing that Tangency knows. */
int answer_to_everything(void);
int answer_to_everything(void) { return 42; }
