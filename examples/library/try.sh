#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# try.sh FOLDER: fetches three libraries into FOLDER, nothing into the system, and checks them as docs/how-to-library.md shows.
# TANGENCY_BINARY stands in for ./run tangency. Status 77: a library cannot be fetched here.
set -euo pipefail
here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$(dirname "$here")")
mkdir -p "$1"
cd "$1"
tangency() {
    if [[ -n ${TANGENCY_BINARY-} ]]; then "$TANGENCY_BINARY" "$@"; else "$root/run" tangency "$@"; fi
}

# expect STATUS WORDS COMMAND...: the command ends with that status, and its output has these words.
expect() {
    local status=0 output
    output=$("${@:3}" 2>&1) || status=$?
    if [[ $status != "$1" || $output != *"$2"* ]]; then
        printf '%s\ntry.sh: status %s, expected %s and "%s": %s\n' "$output" "$status" "$1" "$2" "${*:3}" >&2
        exit 1
    fi
    printf '%s\n' "${output##*$'\n'}"
}

cp "$here"/package.json "$here"/*.cjs "$here"/*.mjs "$here"/box2d.cpp .
npm install --no-audit --no-fund --silent || exit 77
apt-get download libbox2d-dev libbox2d2 >/dev/null || exit 77
for package in libbox2d*.deb; do dpkg-deb -x "$package" box2d; done
libraries=$(dirname "$(find "$PWD/box2d" -name libbox2d.so)")
c++ -O2 -shared -fPIC -ffp-contract=off -I box2d/usr/include -I "$root/clients/plugin/include" box2d.cpp -o box2d.so \
    -L "$libraries" -lbox2d -Wl,-rpath,"$libraries"

expect 1 'sat.cjs corner_size f64 2-D closed' tangency check --command 'node sat.cjs' --form corner_size --cases 5000
expect 0 'check holds banded' tangency check --command 'node sat.cjs' --form corner_size --domain proper --cases 5000
expect 1 'adds a skin of 0.01 around the box' tangency check ./box2d.so --cases 5000
expect 0 'check holds banded' tangency check ./box2d.so --contract closed --margin 0..0.01 --cases 5000
expect 0 'check holds banded' tangency check --command 'node obb.mjs' --form center_half_quaternion --dim 3 --domain unit-orientation --cases 2000
