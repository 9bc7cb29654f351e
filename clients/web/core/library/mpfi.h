/* SPDX-License-Identifier: MIT */
/* The part of MPFI's interface that the reference uses, on MPFR, for builds where MPFI cannot be had: every end is the
   exact one rounded outwards, so that both give the same bits. tests/web/intervals_test.cpp holds it to MPFI. */
#ifndef TANGENCY_MPFI_H
#define TANGENCY_MPFI_H

#include <mpfr.h>

typedef struct {
    __mpfr_struct left, right;
} mpfi_interval;
typedef mpfi_interval mpfi_t[1];
typedef mpfi_interval* mpfi_ptr;
typedef const mpfi_interval* mpfi_srcptr;

static inline void mpfi_init2(mpfi_ptr x, mpfr_prec_t bits) {
    mpfr_init2(&x->left, bits);
    mpfr_init2(&x->right, bits);
}

static inline void mpfi_clear(mpfi_ptr x) {
    mpfr_clear(&x->left);
    mpfr_clear(&x->right);
}

static inline void mpfi_set_prec(mpfi_ptr x, mpfr_prec_t bits) {
    mpfr_set_prec(&x->left, bits);
    mpfr_set_prec(&x->right, bits);
}

static inline void mpfi_swap(mpfi_ptr x, mpfi_ptr y) {
    mpfr_swap(&x->left, &y->left);
    mpfr_swap(&x->right, &y->right);
}

static inline int mpfi_is_strictly_pos(mpfi_srcptr x) { return mpfr_sgn(&x->left) > 0; }
static inline int mpfi_is_strictly_neg(mpfi_srcptr x) { return mpfr_sgn(&x->right) < 0; }

static inline void mpfi_const_pi(mpfi_ptr x) {
    mpfr_const_pi(&x->left, MPFR_RNDD);
    mpfr_const_pi(&x->right, MPFR_RNDU);
}

static inline void mpfi_neg(mpfi_ptr result, mpfi_srcptr x) {
    if (result != x) {
        mpfr_set(&result->left, &x->left, MPFR_RNDD);
        mpfr_set(&result->right, &x->right, MPFR_RNDU);
    }
    mpfr_swap(&result->left, &result->right);
    mpfr_neg(&result->left, &result->left, MPFR_RNDD);
    mpfr_neg(&result->right, &result->right, MPFR_RNDU);
}

static inline void mpfi_add(mpfi_ptr result, mpfi_srcptr x, mpfi_srcptr y) {
    mpfr_add(&result->left, &x->left, &y->left, MPFR_RNDD);
    mpfr_add(&result->right, &x->right, &y->right, MPFR_RNDU);
}

static inline void mpfi_add_z(mpfi_ptr result, mpfi_srcptr x, mpz_srcptr y) {
    mpfr_add_z(&result->left, &x->left, y, MPFR_RNDD);
    mpfr_add_z(&result->right, &x->right, y, MPFR_RNDU);
}

/* By a negative number the ends change places. */
static inline void mpfi_mul_z(mpfi_ptr result, mpfi_srcptr x, mpz_srcptr y) {
    mpfi_t product;
    const int negative = mpz_sgn(y) < 0;
    mpfi_init2(product, mpfr_get_prec(&result->left));
    mpfr_mul_z(&product->left, negative ? &x->right : &x->left, y, MPFR_RNDD);
    mpfr_mul_z(&product->right, negative ? &x->left : &x->right, y, MPFR_RNDU);
    mpfi_swap(result, product);
    mpfi_clear(product);
}

/* The least and the greatest of the four products of ends. */
static inline void mpfi_mul(mpfi_ptr result, mpfi_srcptr x, mpfi_srcptr y) {
    const mpfr_srcptr of_x[2] = {&x->left, &x->right}, of_y[2] = {&y->left, &y->right};
    mpfi_t bounds, product;
    int i;
    mpfi_init2(bounds, mpfr_get_prec(&result->left));
    mpfi_init2(product, mpfr_get_prec(&result->left));
    for (i = 0; i < 4; ++i) {
        mpfr_mul(&product->left, of_x[i / 2], of_y[i % 2], MPFR_RNDD);
        mpfr_mul(&product->right, of_x[i / 2], of_y[i % 2], MPFR_RNDU);
        if (i == 0 || mpfr_less_p(&product->left, &bounds->left)) mpfr_swap(&product->left, &bounds->left);
        if (i == 0 || mpfr_greater_p(&product->right, &bounds->right)) mpfr_swap(&product->right, &bounds->right);
    }
    mpfi_swap(result, bounds);
    mpfi_clear(product);
    mpfi_clear(bounds);
}

static inline void mpfi_div_ui(mpfi_ptr result, mpfi_srcptr x, unsigned long y) {
    mpfr_div_ui(&result->left, &x->left, y, MPFR_RNDD);
    mpfr_div_ui(&result->right, &x->right, y, MPFR_RNDU);
}

static inline void mpfi_div_2ui(mpfi_ptr result, mpfi_srcptr x, unsigned long y) {
    mpfr_div_2ui(&result->left, &x->left, y, MPFR_RNDD);
    mpfr_div_2ui(&result->right, &x->right, y, MPFR_RNDU);
}

static inline void mpfi_mul_2si(mpfi_ptr result, mpfi_srcptr x, long y) {
    mpfr_mul_2si(&result->left, &x->left, y, MPFR_RNDD);
    mpfr_mul_2si(&result->right, &x->right, y, MPFR_RNDU);
}

#endif
