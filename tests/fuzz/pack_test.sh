#!/usr/bin/env bash
# pack_test.sh SOURCE_FOLDER BUILD_FOLDER OUT: fuzz/pack.sh lays out what a fuzzing service runs, and that runs.
set -euo pipefail
source_folder=$1 build=$2 out=$3
rm -rf "$out"
bash -n "$source_folder/.clusterfuzzlite/build.sh"
refusal=$("$source_folder/fuzz/pack.sh" "$out" "$source_folder" "$out" 2>&1) && exit 1
[[ $refusal == *"no seeds in $out/seeds; build the target fuzz_targets"* ]]
"$source_folder/fuzz/pack.sh" "$build" "$source_folder" "$out"
for target in subjects properties reference reader_number reader_lines reader_vectors; do
    grep -q '^max_len = [0-9]' "$out/fuzz_$target.options"
done
for target in subjects properties reference reader_number reader_lines reader_vectors; do
    [[ $(python3 -m zipfile -l "$out/fuzz_${target}_seed_corpus.zip" | wc -l) -gt 10 ]]
done
grep -q '^dict = fuzz_reader_vectors.dict$' "$out/fuzz_reader_vectors.options"
[[ -s $out/fuzz_reader_vectors.dict ]]
[[ ! -e $out/fuzz_replay && ! -e $out/fuzz_raw ]]
# As a service does: unpack the seeds, run them, from a folder that is not ours and after a bare `--`.
mkdir "$out/seeds"
python3 -m zipfile -e "$out/fuzz_subjects_seed_corpus.zip" "$out/seeds"
cd /
"$out/fuzz_subjects" -- -runs=0 "$out/seeds"
