#!/usr/bin/env bash
# build_script_test.sh SOURCE_FOLDER SCRATCH: .clusterfuzzlite/build.sh configures what a fuzzing service asks for: its
# flags and engine in every target, and nothing linked that stays behind when $OUT travels. Compiling it all takes minutes.
set -euo pipefail
source_folder=$1 scratch=$2
rm -rf "$scratch"
mkdir -p "$scratch/src" "$scratch/work" "$scratch/out"
ln -s "$source_folder" "$scratch/src/tangency"
marks="-fno-omit-frame-pointer -DFUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION -fsanitize=address"
export CC=clang CXX=clang++ CFLAGS="-O1 $marks -fsanitize=fuzzer-no-link" LIB_FUZZING_ENGINE=$scratch/engine.a
CXXFLAGS=$CFLAGS SRC=$scratch/src WORK=$scratch/work OUT=$scratch/out "$source_folder/.clusterfuzzlite/build.sh" configure

ninja -C "$scratch/work/tangency" -t commands fuzz_targets >"$scratch/plan.txt"
for target in subjects properties reference reader_number reader_lines reader_vectors; do
    grep -F -- "-o fuzz/targets/fuzz_$target " "$scratch/plan.txt" | grep -F "$scratch/engine.a " >"$scratch/link.txt"
    for archive in mpfi mpfr gmp; do grep -qF "/lib$archive.a" "$scratch/link.txt"; done
done
compiled=$(grep -cE -- ' -c [^ ]+\.(cpp|cxx)' "$scratch/plan.txt")
((compiled > 30))
[[ $(grep -E -- ' -c [^ ]+\.(cpp|cxx)' "$scratch/plan.txt" | grep -cF -- "$marks") == "$compiled" ]]
if grep -E -- ' -o (fuzz/targets/fuzz_|tools/tangency)' "$scratch/plan.txt" | grep -E '\.so|libgmpxx|-lfmt|libfmt'; then
    echo "build_script_test.sh: these link what the fuzzing services' images lack" >&2
    exit 1
fi
