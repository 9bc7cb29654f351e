#!/usr/bin/env bash
# dependencies.sh FOLDER: compilers, bin/emcc and bin/em++; MPFR from Debian's sources as WebAssembly, with the small GMP that comes with
# GMP's; and links to the headers of Debian's header-only libraries, since /usr/include itself holds the headers of another C library.
# What is there is kept.
set -euo pipefail

folder=$(mkdir -p "$1" && cd -- "$1" && pwd)
jobs=${2-2}
packaging=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)/../../../cmake/packaging
# Where Debian has the parser that emscripten's own scripts need.
export NODE_PATH=/usr/share/nodejs

fetch() {
    mkdir -p "$folder/sources"
    . /etc/os-release
    (cd "$folder/sources" && "$packaging/own_apt.sh" "$folder/apt" deb-src "$VERSION_CODENAME" source gmp mpfr4)
}

# make_compiler NAME FLAG...: emscripten's takes a third of a second of Python to call clang, which most of these files, and most that
# configure tries, need less than. What links nothing calls it at once, by the same words.
make_compiler() {
    local name=$1 compiler
    : >"$folder/bin/probe.c"
    compiler=$("$name" -v -c "$folder/bin/probe.c" -o "$folder/bin/probe.o" 2>&1 | sed -n 's/^ "\([^"]*\)" -target .*/\1/p')
    cat >"$folder/bin/$name" <<END
#!/bin/sh
for word; do
    case \$word in -c | -E) exec ${compiler:-$name} ${compiler:+$("$name" --cflags "${@:2}")} "\$@" ;; esac
done
exec $(command -v "$name") "\$@"
END
    chmod +x "$folder/bin/$name"
}

# make_mpfr GMP MPFR: of the folders of sources. Without MPFR's configure, whose hundred programs take minutes: what it finds is known here.
# Threads are none of its business, nor are numbers so long that GMP itself, which takes two minutes to compile, would be quicker.
make_mpfr() {
    local gmp=$1 mpfr=$2 word names=()
    local library=(STDARG VA_COPY SETLOCALE LOCALE_H WCHAR_H STDINT_H INTTYPES_H ALLOCA ALLOCA_H)
    local language=(LITTLE_ENDIAN LONG_LONG INTMAX_T UINTPTR_T ATTRIBUTE_MODE ROUND TRUNC FLOOR CEIL NEARBYINT)
    for word in "${library[@]}" "${language[@]}"; do names+=("-DHAVE_$word=1"); done
    for word in INTMAX_MAX NORETURN BUILTIN_UNREACHABLE FESETROUND; do names+=("-DMPFR_HAVE_$word=1"); done
    rm -rf "$folder/build"
    mkdir -p "$folder/build" "$folder/include" "$folder/lib"
    cd "$folder/build"
    cp "$mpfr/src/mparam_h.in" mparam.h
    # The sources are those that the library's own makefile lists.
    {
        echo "$gmp/mini-gmp/mini-gmp.c"
        sed -n '/^libmpfr_la_SOURCES/,/[^\\]$/p' "$mpfr/src/Makefile.am" | grep -oE '[a-z0-9_-]+\.c' | sed "s|^|$mpfr/src/|"
    } |
        xargs -n 8 -P "$jobs" "$folder/bin/emcc" -c -O2 -w "${names[@]}" -DMPFR_USE_MINI_GMP=1 -DMPFR_USE_STATIC_ASSERT=1 -DGMP_NUMB_BITS=32 \
            -I. -I"$mpfr/src" -I"$gmp/mini-gmp"
    emar rcs libmpfr.a ./*.o
    cp "$mpfr/src/mpfr.h" "$gmp/mini-gmp/mini-gmp.h" "$folder/include"
    mv libmpfr.a "$folder/lib"
}

mkdir -p "$folder/bin"
[[ -x $folder/bin/emcc ]] || make_compiler emcc
[[ -x $folder/bin/em++ ]] || make_compiler em++ -fwasm-exceptions
if [[ ! -f $folder/lib/libmpfr.a ]]; then
    [[ -d $(echo "$folder"/sources/mpfr4-*/) ]] || fetch
    make_mpfr "$(echo "$folder"/sources/gmp-*)" "$(echo "$folder"/sources/mpfr4-*)"
fi
for headers in boost fmt nlohmann; do
    ln -sfn "/usr/include/$headers" "$folder/include/$headers"
done
