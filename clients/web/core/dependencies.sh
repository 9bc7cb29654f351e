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

# make_mpfr GMP MPFR: of the folders of sources. Threads are none of its business, nor are numbers so long that GMP itself, which takes
# two minutes to compile, would be quicker. What configure links to see whether it links is not optimised.
make_mpfr() {
    local gmp=$1 mpfr=$2
    mkdir -p "$folder/build" "$mpfr/doc"
    # Debian leaves out manuals that are not free, but configure looks for their makefiles.
    [[ -f $mpfr/doc/Makefile.in ]] || printf 'all install:\n' >"$mpfr/doc/Makefile.in"
    cd "$folder/build"
    emconfigure "$mpfr/configure" --host=none --prefix="$folder" --disable-shared --enable-static --disable-thread-safe \
        --with-mini-gmp="$gmp/mini-gmp" CC="$folder/bin/emcc" CFLAGS=-O0
    emmake make -j "$jobs" CFLAGS=-O2
    emmake make install
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
