#!/bin/bash -eu
# build.sh [configure]: builds the fuzz targets into $OUT with the compiler, flags and engine that OSS-Fuzz and
# ClusterFuzzLite give; with `configure` it stops before it compiles, which is what CI has the time for.
# Outside a container: CC=clang CXX=clang++ CFLAGS=... CXXFLAGS=... LIB_FUZZING_ENGINE=-fsanitize=fuzzer SRC=... OUT=... WORK=...
#
# Sanitizers, coverage builds and the other engines differ by these variables only, so nothing here names one.
# The images' CXXFLAGS ask for their own static libc++ (LLVM 20 or newer, for from_chars of floats and jthread). Against
# it no C++ library of the distribution links, so all of C++ that comes from there is headers, gmpxx and {fmt} included.
source_folder=$SRC/tangency
build=${WORK:-/tmp}/tangency

# $OUT travels alone, so what the images lack is linked statically.
archive() {
    local file
    file=$($CXX -print-file-name="$1")
    [[ $file == /* ]] || { echo "build.sh: no $1 here; install the package that holds it" >&2; exit 1; }
    echo "$file"
}

mpfi=$(archive libmpfi.a)
mpfr=$(archive libmpfr.a)
gmp=$(archive libgmp.a)
cmake -S "$source_folder" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=None \
    -DCMAKE_CXX_COMPILER="$CXX" -DCMAKE_CXX_FLAGS="$CXXFLAGS" \
    -DMPFI_LIBRARY="$mpfi" -DMPFI_MPFR_LIBRARY="$mpfr" -DMPFI_GMP_LIBRARY="$gmp" -DTANGENCY_GMP="$gmp" \
    -DTANGENCY_FMT_HEADER_ONLY=ON -DTANGENCY_FUZZING_ENGINE="$LIB_FUZZING_ENGINE" -DTANGENCY_BUILD_FUZZ_TARGETS=ON \
    -DTANGENCY_BUILD_TESTS=OFF -DTANGENCY_INSTALL=OFF
[[ ${1-} != configure ]] || exit 0
cmake --build "$build" --target fuzz_targets
"$source_folder/fuzz/pack.sh" "$build" "$source_folder" "$OUT"
