#!/usr/bin/env bash
# pack.sh ROOT BUILD VERSION: the npm package from BUILD/web/core/core.wasm, as BUILD/npm/tangency-VERSION.tgz.
set -euo pipefail
root=$1 build=$2 version=$3
package=$build/npm/package
rm -rf "$build/npm"
mkdir -p "$package/vectors"
cp -r "$root"/web/npm/*.mjs "$root"/web/npm/*.d.mts "$root"/web/npm/cli "$root/web/npm/README.md" "$root/LICENSE" "$package"
cp "$build/web/core/core.wasm" "$package"
sed "s/\"version\": \"0.0.0\"/\"version\": \"$version\"/" "$root/web/npm/package.json" >"$package/package.json"
# Without the time of compression, so that the same cases are the same bytes.
for file in "$root"/vectors/*-*.json; do
    gzip -9 -n -c "$file" >"$package/vectors/$(basename "$file").gz"
done
(cd "$package" && npm pack --silent --pack-destination "$build/npm")
