#!/usr/bin/env bash
# asks_glibc.sh PROGRAM VERSION: whether PROGRAM needs no library but glibc, and no symbol of it that came after VERSION; else
# says what stands in the way, with status 1.
set -euo pipefail
program=$1 version=$2
libraries=$(readelf -dW "$program" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')
symbols=$(objdump -T "$program" | grep -oE '\(?GLIBC[A-Z]*_[A-Za-z0-9_.]+\)? +[^ ]+$' | tr -d '()')
[[ $libraries == *libc.so.6* && $symbols == *GLIBC_* ]] || { echo "$program takes nothing of glibc that readelf and objdump show" && exit 1; }
in_the_way=$(
    grep -vxE 'lib(c|m|dl|pthread|rt)\.so\.[0-9]+|ld-linux-x86-64\.so\.2' <<<"$libraries" || true
    while read -r needed symbol; do
        [[ $(printf '%s\n' "GLIBC_$version" "$needed" | sort -V | tail -n 1) == "GLIBC_$version" ]] || echo "$symbol@$needed"
    done <<<"$symbols"
)
[[ -z $in_the_way ]] || { echo "$program asks for more than glibc $version has: ${in_the_way//$'\n'/ }" && exit 1; }
