#!/usr/bin/env bash
# plain_test.sh SOURCE_FOLDER SCRATCH CLANGXX OBJECT_OR_LIBRARY...: built without sanitizers libFuzzer counts what a run shows,
# be it feedback on the row or the code of a user's function. An optimiser once left the counters' stores out, which
# sanitizers had kept. What no fuzzer looks into is linked as the other compiler built it.
set -euo pipefail
source_folder=$1 scratch=$2 clangxx=$3
shift 3
rm -rf "$scratch"
mkdir -p "$scratch"
cd "$scratch"
flags=(-std=c++20 -O2 -ffp-contract=off -I "$source_folder/fuzz/targets")
for part in fuzz properties reference shapes; do flags+=(-I "$source_folder/$part/include"); done

# features PROGRAM ARG...: how many features libFuzzer counted at the end of 2000 runs from nothing.
features() {
    "./$1" -runs=2000 -seed=1 -max_len=512 "${@:2}" >"$1.txt" 2>&1 || { cat "$1.txt"; exit 1; }
    sed -n 's/.*DONE .* ft: \([0-9]*\) .*/\1/p' "$1.txt"
}

# A row target: with feedback of its own, some hundred kinds of row; of sizes alone there are at most nine.
drivers=()
for source in libfuzzer coverage_feedback settings structured; do
    "$clangxx" "${flags[@]}" -c "$source_folder/fuzz/targets/$source.cpp"
    drivers+=("$source.o")
done
"$clangxx" -fsanitize=fuzzer "${drivers[@]}" "$@" -o subjects
feedback=$(features subjects --subject=fold)
echo "subjects: $feedback features"
((feedback > 300))

# A user's: the function's branches, beside the calls of the entry points.
"$clangxx" "${flags[@]}" -fsanitize=fuzzer "$source_folder/tests/fuzz/fuzzer.cpp" "${@:2}" -o right
branches=$(features right)
echo "right: $branches features"
((branches > 10))
