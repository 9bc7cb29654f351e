#!/usr/bin/env bash
# release_test.sh ROOT: a release is gathered from what the verbs make, with sums of all; not at the tag of another version, nor from two commits.
set -euo pipefail

root=$1
try=$(mktemp -d)
trap 'rm -rf "$try"' EXIT
fail() { printf 'release_test: %s\n' "$*" && exit 1; }
in_git() { git -C "$try" -c user.name=a -c user.email=a@b "$@"; }
gather() { "$try/cmake/packaging/release.sh" "$try" "$try" "$try/build" "$@" 2>"$try/build/said"; }

mkdir -p "$try/cmake" "$try"/build/{npm,package/result,web/site}
cp -r "$root/cmake/packaging" "$try/cmake"
version=$(sed -n 's/^project(tangency VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
echo "project(tangency VERSION $version)" >"$try/CMakeLists.txt"
printf '#!/bin/sh\necho "$*" >>"${0%%/run}/build/verbs"\n' >"$try/run"
chmod +x "$try/run"
echo build >"$try/.gitignore"
touch "$try/build/npm/tangency-$version.tgz" "$try"/build/package/result/{a.deb,a.dsc,a.orig.tar.gz,inputs} "$try/build/web/site/index.html"
in_git init -q && in_git add . && in_git commit -qm one

gather npm packages pages
[[ $(paste -sd, "$try/build/verbs") == "npm,package,web build" ]] || fail "the verbs are $(<"$try/build/verbs")"
cd "$try/build/release-files"
sha256sum --quiet -c SHA256SUMS
[[ $(sed 's/.* //' SHA256SUMS | sort | paste -sd ' ') == "$(find . -type f ! -name SHA256SUMS -printf '%P\n' | sort | paste -sd ' ')" ]] || fail "$(<SHA256SUMS)"
[[ $(find . -type f | wc -l) == 7 && $(<COMMIT) == "$(in_git rev-parse HEAD)" ]] || fail "the files are $(echo *)"

in_git commit -qm two --allow-empty
gather npm
[[ ! -e $try/build/release-files/a.deb ]] || fail "a part of another commit is still there"
in_git tag v99.1.0
! gather npm || fail "a tag of another version is taken"
grep -q "tag v99.1.0, but CMakeLists.txt has version $version" "$try/build/said" || fail "$(<"$try/build/said")"
