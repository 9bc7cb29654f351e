#!/usr/bin/env bash
# release.sh ROOT BUILD FOLDER PART...: the files of a release in FOLDER/release-files, of the command built in BUILD. docs/releasing.md says
# what they are.
set -euo pipefail

root=$1 build=$2
here=$root/cmake/packaging
files=$3/release-files
work=$3/release-work
version=$(sed -n 's/^project(tangency VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
archive=tangency-$version-linux-x86_64
# Debian 11's: the oldest C library that the archive's command runs on.
glibc=2.31 suite=bullseye
lgpl=(gmp.h mpfr.h mpfi.h)

say() { printf 'run: %s\n' "$*" >&2; }
refuse() { say "$*"; exit 2; }
in_git() { git -C "$root" -c safe.directory='*' "$@"; }

# own_apt KIND SUITE WORD...: see own_apt.sh.
own_apt() {
    "$here/own_apt.sh" "$work/apt/$1-$2" "$@" >"$work/apt.txt" 2>&1 </dev/null && return
    refuse "apt-get ${*:3} fails for Debian's $2, see $work/apt.txt; a mirror that has all of it can be named by TANGENCY_DEBIAN_MIRROR"
}

# Nothing in it but what a program is linked against; no link leads to this machine's.
fetch_glibc() {
    [[ ! -d $work/glibc-$glibc ]] || return 0
    local part=$work/glibc.part link
    rm -rf "$part"
    mkdir -p "$part/packages"
    (cd "$part/packages" && own_apt deb $suite download libc6 libc6-dev)
    for link in "$part"/packages/*.deb; do dpkg-deb -x "$link" "$part"; done
    find "$part" -type l -lname '/*' | while read -r link; do ln -sfr "$part$(readlink "$link")" "$link"; done
    mv "$part" "$work/glibc-$glibc"
}

# packages_of HEADER|FILE...: the packages that they are in.
packages_of() {
    local file
    for file; do
        [[ $file == /* ]] && file=$(realpath "$file") || file="/usr/include*/$file"
        dpkg-query -S "$file" 2>/dev/null | sed -n '1s/:.*//p' | grep . || refuse "no package of Debian has $file, so NOTICE cannot say what is inside"
    done
}
# describe FORMAT PACKAGE...
describe() { dpkg-query -W -f "$1" "${@:2}"; }

# pack FOLDER: FOLDER.tar.gz of $work/FOLDER, the same bytes for the same files.
pack() {
    tar -C "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX -cf - "$1" | gzip -n >"$files/$1.tar.gz"
}

make_archive() {
    [[ $(uname -sm) == "Linux x86_64" ]] || refuse "the archive is for Linux on x86_64, not $(uname -sm); the other parts are made anywhere: ./run release npm"
    fetch_glibc
    local tree=$work/$archive shared=$work/$archive/share compiler inside package
    rm -rf "$tree"
    mkdir -p "$shared"/{tangency,man/man1,bash-completion/completions,doc/tangency/licences} "$tree/include/tangency"
    "$here/alone/link.sh" "$build" "$tree/bin/tangency" "$work/glibc-$glibc"
    "$here/alone/asks_glibc.sh" "$tree/bin/tangency" "$glibc" >&2 || refuse "no archive: say in cmake/packaging/alone/older_glibc.cpp what glibc $glibc lacks"
    cp -r "$root"/clients/plugin/include/tangency/* "$root"/impl/exact/include/tangency/* "$tree/include/tangency"
    cp -r "$root/vectors" "$root/clients/python" "$shared/tangency"
    cp -r "$root/docs" "$shared/doc/tangency/docs"
    find "$shared" \( -name __pycache__ -o -name 'draw_*.py' \) -prune -exec rm -r {} +
    python3 "$here/man_pages.py" "$tree/bin/tangency" "$shared/man/man1" >"$work/man.txt" 2>&1 || refuse "no man pages, see $work/man.txt"
    python3 "$here/completion.py" "$tree/bin/tangency" >"$shared/bash-completion/completions/tangency"

    compiler=$(sed -n 's/^CMAKE_CXX_COMPILER:[A-Z]*=//p' "$build/CMakeCache.txt")
    inside=$(packages_of "${lgpl[@]}" fmt/format.h CLI/CLI.hpp nlohmann/json.hpp boost/version.hpp "$("$compiler" -print-file-name=libstdc++.a)")
    for package in $inside; do cp -L "/usr/share/doc/$package/copyright" "$shared/doc/tangency/licences/$package"; done
    cp -L "$work/glibc-$glibc/usr/share/doc/libc6-dev/copyright" "$shared/doc/tangency/licences/libc6-dev"
    cp -L /usr/share/common-licenses/{LGPL-2.1,LGPL-3,GPL-2,GPL-3} "$shared/doc/tangency/licences"
    cp "$root"/{LICENSE,CITATION.cff} "$tree"
    # shellcheck disable=SC2086
    sed -e "s/@VERSION@/$version/g; s/@COMMIT@/$commit/; s/@GLIBC@/$glibc/g" -e "/^@INSIDE@$/{r /dev/stdin
        d}" "$here/alone/NOTICE.in" <<<"$(describe '  ${Package} ${Version}\n' $inside)" >"$tree/NOTICE"
    sed -e "s/@VERSION@/$version/g; s/@COMMIT@/$commit/" "$here/alone/README.in" >"$tree/README"
    pack "$archive"

    say "the archive is $files/$archive.tar.gz"
}

# What LGPL asks for beside the archive: the sources of these libraries, as Debian compiled them, and ours.
make_sources() {
    local name=tangency-$version-lgpl-sources
    [[ $commit == none ]] || in_git archive --prefix="tangency-$version/" HEAD | gzip -n >"$files/tangency-$version.tar.gz"
    rm -rf "${work:?}/$name" && mkdir "$work/$name"
    # shellcheck disable=SC2046
    (cd "$work/$name" && own_apt deb-src "$(. /etc/os-release && echo "${VERSION_CODENAME-}")" source --download-only \
        $(describe '${source:Package}=${source:Version}\n' $(packages_of "${lgpl[@]}")))
    pack "$name"
}

make_npm() { "$root/run" npm && cp "$root/build/npm/tangency-$version.tgz" "$files"; }
make_packages() { "$root/run" package && cp "$root"/build/package/result/*.{deb,dsc,tar.*} "$files"; }
make_pages() {
    "$root/run" web build
    rm -rf "$work/tangency-$version-pages"
    cp -r "$root/build/web/site" "$work/tangency-$version-pages"
    pack "tangency-$version-pages"
}

commit=$(in_git rev-parse HEAD 2>/dev/null || echo none)
SOURCE_DATE_EPOCH=$(in_git log -1 --format=%ct 2>/dev/null || date -r "$root/CMakeLists.txt" +%s)
export SOURCE_DATE_EPOCH
tag=$(in_git tag --points-at HEAD 'v*' 2>/dev/null || true)
[[ -z $tag || $tag == "v$version" ]] || refuse "this commit has the tag ${tag//$'\n'/ }, but CMakeLists.txt has version $version: a tag is v and the version"
if [[ $commit != none && -n $(in_git status --porcelain) ]]; then
    commit+='+changes'
    say "the tree has changes that are not committed: what is made here is for trying"
fi
# Parts of two commits are no release.
[[ -f $files/COMMIT && $(<"$files/COMMIT") == "$commit" ]] || rm -rf "$files"
mkdir -p "$files" "$work"
echo "$commit" >"$files/COMMIT"
# Also when a part cannot be made: the others are there.
tell_sums() {
    (cd "$files" && sha256sum -- * >"$work/SHA256SUMS" && mv "$work/SHA256SUMS" .)
    say "$files has, with its sums: $(cd "$files" && echo *)"
}
rm -f "$files/SHA256SUMS"
trap tell_sums EXIT
for part in "${@:4}"; do "make_$part"; done
