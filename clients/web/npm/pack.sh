#!/usr/bin/env bash
# pack.sh ROOT BUILD VERSION: the npm package from BUILD/web/core/core.wasm, as BUILD/npm/tangency-VERSION.tgz.
set -euo pipefail
root=$1 build=$2 version=$3
package=$build/npm/package
rm -rf "$build/npm"
mkdir -p "$package/vectors"
cp -r "$root"/clients/web/npm/*.mjs "$root"/clients/web/npm/*.d.mts "$root"/clients/web/npm/cli "$root/clients/web/npm/README.md" "$root/LICENSE" "$package"
cp "$build/web/core/core.wasm" "$package"
sed "s/\"version\": \"0.0.0\"/\"version\": \"$version\"/" "$root/clients/web/npm/package.json" >"$package/package.json"
# For require() the same modules over again.
library=(bad-request certificate-angles certificate-numbers certificates core fast-check index node options replies report)
(cd "$package" && esbuild "${library[@]/%/.mjs}" --format=cjs --platform=node --target=node18 --outdir=. --out-extension:.js=.cjs --log-level=warning \
    --define:import.meta.url=here --banner:js='const here = require("node:url").pathToFileURL(__filename).href;')
for name in "${library[@]}"; do
    sed -i 's|require("\./\([a-z-]*\)\.mjs")|require("./\1.cjs")|' "$package/$name.cjs"
done
for name in fast-check index; do
    sed 's|"\./index\.mjs"|"./index.cjs"|' "$package/$name.d.mts" >"$package/$name.d.cts"
done
# Without the time of compression, so that the same cases are the same bytes.
for file in "$root"/vectors/*-*.json; do
    gzip -9 -n -c "$file" >"$package/vectors/$(basename "$file").gz"
done
(cd "$package" && npm pack --silent --pack-destination "$build/npm")
