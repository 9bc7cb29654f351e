#!/bin/bash -eu
# Builds the fuzz targets into $OUT with the compiler, flags and engine that OSS-Fuzz and ClusterFuzzLite give.
# Outside a container: CC=clang CXX=clang++ CFLAGS=... CXXFLAGS=... LIB_FUZZING_ENGINE=-fsanitize=fuzzer SRC=... OUT=... WORK=...
source_folder=$SRC/tangency
build=${WORK:-/tmp}/tangency

# $OUT travels alone, so what the images lack is linked statically.
archive() {
    local file
    file=$($CXX -print-file-name="$1")
    [[ $file == /* ]] || { echo "build.sh: no $1 here; install the package that holds it" >&2; exit 1; }
    echo "$file"
}

cmake -S "$source_folder" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=None \
    -DCMAKE_C_COMPILER="$CC" -DCMAKE_CXX_COMPILER="$CXX" -DCMAKE_C_FLAGS="$CFLAGS" -DCMAKE_CXX_FLAGS="$CXXFLAGS" \
    -DMPFI_LIBRARY="$(archive libmpfi.a)" -DMPFI_MPFR_LIBRARY="$(archive libmpfr.a)" -DMPFI_GMP_LIBRARY="$(archive libgmp.a)" \
    -DTANGENCY_GMP="$(archive libgmp.a)" -DTANGENCY_GMPXX="$(archive libgmpxx.a)" \
    -DTANGENCY_FUZZING_ENGINE="$LIB_FUZZING_ENGINE" -DTANGENCY_BUILD_FUZZ_TARGETS=ON \
    -DTANGENCY_BUILD_TESTS=OFF -DTANGENCY_INSTALL=OFF
cmake --build "$build" --target fuzz_targets
"$source_folder/fuzz/pack.sh" "$build" "$source_folder" "$OUT"
