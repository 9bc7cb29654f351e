#!/usr/bin/env bash
# own_apt.sh FOLDER KIND SUITE WORD...: apt-get with the words, of an apt that keeps all in FOLDER and knows packages of the KIND deb or deb-src
# in Debian's SUITE alone, at this machine's mirror: the machine's own lists and packages stay as they are.
set -euo pipefail

folder=$(mkdir -p "$1/lists/partial" "$1/cache/archives/partial" && cd "$1" && pwd)
mirror=$("$(dirname -- "${BASH_SOURCE[0]}")/mirror.sh")
[[ $mirror ]] || { echo "apt here names no mirror of Debian; name one by TANGENCY_DEBIAN_MIRROR" && exit 1; }
echo "$2 [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $3 main" >"$folder/sources.list"
: >"$folder/status"
printf 'Dir::Etc::sourcelist "%s";\nDir::Etc::sourceparts "-";\nDir::State::lists "%s";\nDir::State::status "%s";\nDir::Cache "%s";\nAPT::Sandbox::User "root";\n' \
    "$folder/sources.list" "$folder/lists" "$folder/status" "$folder/cache" >"$folder/apt.conf"
APT_CONFIG=$folder/apt.conf apt-get update
APT_CONFIG=$folder/apt.conf exec apt-get "${@:4}"
