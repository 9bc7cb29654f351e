#!/usr/bin/env bash
# archive_test.sh ROOT ARCHIVE [GLIBC [CHROOTS]]: functions on trial by the command of the release's archive, within a minute of unpacking it:
# where the environment is empty, and on the glibc in the folder GLIBC, if there is one; with CHROOTS, in a bare Debian 11, 12 and 13 there that has Python and no compiler.
set -euo pipefail

root=$(realpath "$1") archive=$2 glibc=${3:+$(realpath "$3")} chroots=${4-}
try=$(mktemp -d)
trap 'rm -rf "$try"' EXIT
fail() { printf 'archive_test: %s\n' "$*" && exit 1; }

# asked STATUS ANSWER COMMAND...: its status, and what it says among other things.
asked() {
    local status=0 said
    said=$("${@:3}" 2>&1) || status=$?
    [[ $status == "$1" && $said == *"$2"* ]] || fail "$name: ${*:3} ends with $status, not $1 and '$2': $said"
}
# trial COMMAND...: of functions, in the folder where the archive is unpacked.
trial() {
    local check=("$@" check --contract closed)
    [[ $chroots ]] || check+=(--cases 3000)
    local program=("${check[@]}" --form corner_size --scalar f64 --command) plugin=("${check[@]}" --form lo_hi --dim 3 --scalar f32 --plugin)
    asked 0 'tangency: check holds banded' "${program[@]}" 'python3 right.py'
    asked 1 'tangency: check FAILED banded by P' "${program[@]}" 'python3 wrong.py'
    asked 0 'tangency: check holds banded' "${plugin[@]}" ./hits.so
    asked 1 'tangency: check FAILED banded by P' "${plugin[@]}" ./hits_wrong.so
    # Which throws, and which has the name of a signal.
    asked 2 'none.so' "${plugin[@]}" ./none.so
    asked 2 'was killed by SIGABRT (Aborted)' "${plugin[@]}" ./aborts.so
    asked 0 'touching ' "$@" classify --form center_half_degrees --scalar f64 -- 0 0 1 1 90 4 5 5
    [[ $("$@" --version) == "tangency $version" ]] || fail "$name: --version is $("$@" --version)"
}
in_a_minute() { ((SECONDS - start < 60)) || fail "$name: a verdict took $((SECONDS - start)) s"; }

folder=$(basename "$archive" .tar.gz)
version=${folder#tangency-} version=${version%-linux-x86_64}
cp "$root"/examples/python/*.py "$archive" "$try"
for plugin in hits hits_wrong; do
    cc -O2 -shared -fPIC -I "$root/plugin/include" "$root/examples/c-plugin/$plugin.c" -o "$try/$plugin.so"
done

echo 'void abort(void); int tangency3_lo_hi_f32() { abort(); return 0; }' | cc -shared -fPIC -x c - -o "$try/aborts.so"

if [[ ! $chroots ]]; then
    cd "$try"
    name='an empty environment' start=$SECONDS
    tar xzf "$folder.tar.gz"
    trial env -i PATH=/usr/bin:/bin "$folder/bin/tangency"
    in_a_minute
    asked 0 '0 of ' env -i "$folder/bin/tangency" vectors run --subject exact_filtered --form center_half --scalar f64 --dim 2 --level exact
    name='the other glibc'
    [[ ! $glibc ]] || trial "$glibc/lib64/ld-linux-x86-64.so.2" --library-path "$glibc/lib/x86_64-linux-gnu" "$folder/bin/tangency"
    for file in LICENSE NOTICE README include/tangency/{plugin.h,impl/exact_filtered.hpp} share/{man/man1/tangency-check.1,bash-completion/completions/tangency} \
        share/doc/tangency/{docs/tutorial.md,licences/{LGPL-3,LGPL-2.1,libgmp-dev}}; do
        [[ -s $folder/$file ]] || fail "the archive has no $file"
    done
    # What the archive's headers include is in it.
    echo '#include <tangency/plugin.h>
#include <tangency/impl/exact_filtered_batch.hpp>' | c++ -std=c++17 -fsyntax-only -I "$folder/include" -x c++ -
    exit
fi

mirror=$("$root/cmake/packaging/mirror.sh")
mkdir -p "$chroots"
for name in bullseye bookworm trixie; do
    bare=$chroots/$name
    if [[ ! -d $bare ]]; then
        rm -rf --one-file-system "$bare.part"
        unshare --mount --pid --fork --kill-child debootstrap --variant=minbase --include=python3-minimal "$name" "$bare.part" "$mirror" >"$bare.txt" 2>&1 ||
            fail "no bare $name, see $bare.txt"
        mv "$bare.part" "$bare"
    fi
    [[ ! -e $bare/usr/bin/cc && ! -e $bare/usr/bin/gcc ]] || fail "$bare has a compiler"
    rm -rf --one-file-system "$bare/try"
    cp -r "$try" "$bare/try"
    start=$SECONDS
    chroot "$bare" tar -C /try -xzf "/try/$folder.tar.gz"
    trial chroot "$bare" env -i -C /try PATH=/usr/bin:/bin "/try/$folder/bin/tangency"
    in_a_minute
    echo "$name: $((SECONDS - start)) s from the archive to eight answers"
done
