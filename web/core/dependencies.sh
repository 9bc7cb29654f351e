#!/usr/bin/env bash
# dependencies.sh FOLDER: compilers, bin/emcc and bin/em++; GMP and MPFR from Debian's sources as WebAssembly; and links to the headers of
# Debian's header-only libraries, since /usr/include itself holds the headers of another C library. What is there is kept.
set -euo pipefail

folder=$(mkdir -p "$1" && cd -- "$1" && pwd)
jobs=${2-2}
mirror=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)/../../packaging/mirror.sh
# Where Debian has the parser that emscripten's own scripts need.
export NODE_PATH=/usr/share/nodejs

# The sources come by an apt of their own, so that the machine's list of sources stays as it is.
fetch() {
    local apt=$folder/apt
    mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$folder/sources"
    . /etc/os-release
    printf 'deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] %s %s main\n' "$("$mirror")" "$VERSION_CODENAME" \
        >"$apt/sources.list"
    printf 'Dir::Etc::sourcelist "%s";\nDir::Etc::sourceparts "-";\nDir::State::lists "%s";\nDir::Cache "%s";\nAPT::Sandbox::User "root";\n' \
        "$apt/sources.list" "$apt/lists" "$apt/cache" >"$apt/apt.conf"
    (cd "$folder/sources" && APT_CONFIG=$apt/apt.conf apt-get update && APT_CONFIG=$apt/apt.conf apt-get source gmp mpfr4)
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

# make_library NAME SOURCE-FOLDER CONFIGURE-ARGUMENT...: exceptions and threads are none of these libraries' business.
make_library() {
    local name=$1 source=$2
    [[ -f $folder/lib/lib$name.a ]] && return
    mkdir -p "$folder/build/$name" "$source/doc"
    # Debian leaves out manuals that are not free, but configure looks for their makefiles.
    [[ -f $source/doc/Makefile.in ]] || printf 'all install:\n' >"$source/doc/Makefile.in"
    cd "$folder/build/$name"
    emconfigure "$source/configure" --host=none --prefix="$folder" --disable-shared --enable-static CC="$folder/bin/emcc" CFLAGS=-O2 "${@:3}"
    emmake make -j "$jobs"
    emmake make install
}

mkdir -p "$folder/bin"
[[ -x $folder/bin/emcc ]] || make_compiler emcc
[[ -x $folder/bin/em++ ]] || make_compiler em++ -fwasm-exceptions
if [[ ! -f $folder/lib/libmpfr.a ]]; then
    [[ -d $(echo "$folder"/sources/mpfr4-*/) ]] || fetch
    make_library gmp "$(echo "$folder"/sources/gmp-*/)" --disable-assembly --disable-cxx CC_FOR_BUILD=gcc
    make_library mpfr "$(echo "$folder"/sources/mpfr4-*/)" --with-gmp="$folder" --disable-thread-safe
fi
for headers in boost fmt nlohmann; do
    ln -sfn "/usr/include/$headers" "$folder/include/$headers"
done
