#!/usr/bin/env bash
# fetch_archive.sh FOLDER: for action.yml. Unpacks the release archive of this tree's own version in FOLDER, if the release at the repository that
# this tree came from (ACTION_REPOSITORY, or git's origin) has one of this very commit; else says in a line why not. Writes the outputs `found`,
# yes or no, and `key`, the commit or tag, or nothing where neither is known.
set -euo pipefail

folder=$1
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
version=$(sed -n 's/^project(tangency VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
archive=tangency-$version-linux-x86_64.tar.gz
output=${GITHUB_OUTPUT:-/dev/null}
downloads=$(mktemp -d)
trap 'rm -rf "$downloads"' EXIT

build() {
    printf 'tangency: %s; building from source\n' "$*"
    echo found=no >>"$output"
    exit
}
get() { curl -fsSL --retry 2 --connect-timeout 10 --max-time 300 -o "$downloads/$1" "$place/$1" 2>/dev/null; }
in_git() { git -C "$root" -c safe.directory='*' "$@" 2>/dev/null; }

# A runner unpacks an action without its .git; a workflow may also have checked it out. A tag names a release, a commit may be its.
commit='' repository=${ACTION_REPOSITORY:+$GITHUB_SERVER_URL/$ACTION_REPOSITORY}
if [[ -e $root/.git ]]; then
    commit=$(in_git rev-parse HEAD) || true
    repository=${repository:-$(in_git remote get-url origin)} || true
elif [[ ${ACTION_REF-} =~ ^[0-9a-f]{40}$ ]]; then
    commit=$ACTION_REF
fi
tag=v$version
[[ ${ACTION_REF-} == "$tag" ]] || tag=''
echo "key=${commit:-$tag}" >>"$output"
place=${repository%.git}/releases/download/v$version

[[ $(uname -sm) == 'Linux x86_64' ]] || build "there is no archive for $(uname -sm)"
[[ $repository =~ ^(https|file):// ]] || build "no repository is known to have $archive"
[[ $commit$tag ]] || build "'${ACTION_REF-}' names no release: use the tag v$version, or a commit"
command -v curl >/dev/null || build "curl is not here to fetch $archive: install curl and ca-certificates"
get SHA256SUMS || build "$place/SHA256SUMS cannot be had: look at the network and the repository's releases"
if [[ $commit ]]; then
    get COMMIT || build "$place/COMMIT cannot be had: look at the network and the repository's releases"
    [[ $(<"$downloads/COMMIT") == "$commit" ]] || build "the release v$version is of another commit than ${commit:0:12}: use the tag v$version to take its archive"
fi
get "$archive" || build "$place/$archive cannot be had: look at the network and the repository's releases"
sum=${ARCHIVE_SHA256:-$(sed -n "s/^\([0-9a-f]\{64\}\)  $archive\$/\1/p" "$downloads/SHA256SUMS")}
[[ $(sha256sum <"$downloads/$archive") == "$sum  -" ]] || build "$archive has not the checksum ${sum:-that SHA256SUMS should give}, and is not used"
mkdir -p "$folder"
tar -C "$folder" --strip-components=1 --no-same-owner -xzf "$downloads/$archive"
"$folder/bin/tangency" --version >/dev/null 2>&1 || build "the command of $archive does not run here: it needs glibc 2.31 or later"
printf 'tangency: %s, sha256 %s\n' "$place/$archive" "$sum"
echo found=yes >>"$output"
