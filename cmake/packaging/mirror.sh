#!/usr/bin/env bash
# Prints the mirror of Debian that this machine's packages come from, as its apt is told or TANGENCY_DEBIAN_MIRROR names; nothing if there is none.
set -euo pipefail

[[ ! ${TANGENCY_DEBIAN_MIRROR-} ]] || { echo "$TANGENCY_DEBIAN_MIRROR" && exit; }
# Not every machine has files of each kind.
{ cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources 2>/dev/null || true; } |
    sed -n '/^ *\(URIs:\|deb \)/s|.*\(http[^ ]*/debian\)/*\( .*\)\?$|\1|p' | head -n 1
