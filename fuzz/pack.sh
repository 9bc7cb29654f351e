#!/usr/bin/env bash
# pack.sh BUILD_FOLDER SOURCE_FOLDER OUT: lays out the built fuzz targets as OSS-Fuzz and ClusterFuzzLite want
# them: each with NAME_seed_corpus.zip, NAME.options and, where there is one, NAME.dict. The target fuzz_targets has
# built them and the seeds.
set -euo pipefail
build=$1 source_folder=$2 out=$3
mkdir -p "$out"
seeds=$build/seeds
[[ -f $seeds/written ]] || { echo "pack.sh: no seeds in $seeds; build the target fuzz_targets with clang first" >&2; exit 2; }

packed=0
for program in "$build"/fuzz/targets/fuzz_*; do
    [[ -f $program && -x $program && $program != */fuzz_replay ]] || continue
    name=${program##*/}
    target=${name#fuzz_}
    case $target in
        raw) continue ;;  # exists to be compared with
        subjects | properties | reference) kind=rows max_len=512 ;;
        *) kind=$target max_len=4096 ;;
    esac
    cp "$program" "$out/$name"
    corpora=()
    for folder in "$seeds/$kind" "$source_folder/fuzz/corpus/$kind"; do
        [[ -d $folder ]] && corpora+=("$folder"/*)
    done
    if ((${#corpora[@]})); then
        rm -f "$out/${name}_seed_corpus.zip"
        python3 -m zipfile -c "$out/${name}_seed_corpus.zip" "${corpora[@]}"
    fi
    options="[libfuzzer]"$'\n'"max_len = $max_len"$'\n'"timeout = 10"
    if [[ -f $source_folder/fuzz/dict/$target.dict ]]; then
        cp "$source_folder/fuzz/dict/$target.dict" "$out/$name.dict"
        options+=$'\n'"dict = $name.dict"
    fi
    printf '%s\n' "$options" >"$out/$name.options"
    packed=$((packed + 1))
done
((packed)) || { echo "pack.sh: no fuzz targets in $build; build the target fuzz_targets with clang first" >&2; exit 2; }
echo "packed $packed targets in $out"
