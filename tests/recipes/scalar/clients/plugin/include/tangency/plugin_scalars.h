/* SPDX-License-Identifier: MIT
 * The type of numbers of functions whose names end in _f16; plugin.h includes this.
 */
#ifndef TANGENCY_PLUGIN_SCALARS_H
#define TANGENCY_PLUGIN_SCALARS_H

/* binary16 by its bits, since few compilers have the type: copy them into a _Float16 or __fp16 where there is one. */
typedef struct {
    unsigned short bits;
} tangency_f16;

#endif
