#!/usr/bin/env bash
# build.sh ROOT BUILD: the pages as a static folder, BUILD/web/site; no host's name is in it.
set -euo pipefail
root=$1 build=$2
site=$build/web/site
rm -rf "$site"
mkdir -p "$site"
cp "$root"/clients/web/site/*.{html,css,svg} "$build/web/core/core.wasm" "$site"
# A script each for the page and for its workers: to ask for what a module imports, and what that imports, takes a tenth of a second a step.
scripts=$(mktemp -d)
trap 'rm -rf "$scripts"' EXIT
cp "$root"/clients/web/site/*.mjs "$root"/clients/web/npm/*.mjs "$scripts"
(cd "$scripts" && esbuild page.mjs worker.mjs --bundle --format=esm --target=es2022 --outdir="$site" --out-extension:.js=.mjs --log-level=warning)
node "$root/clients/web/site/lists.mjs" "$site/core.wasm" >"$site/lists.json"
page() { node "$root/clients/web/site/markdown_page.mjs" "$1" >"$site/$2.html"; }
node "$root/clients/web/site/audit_page.mjs" "$site/core.wasm" "$root/docs/audit.md" >"$site/audit.html"
for finding in "$root"/league/findings/*/README.md; do
    page "$finding" "finding-$(basename "$(dirname "$finding")")"
done
node "$root/clients/web/site/league_page.mjs" "$site/core.wasm" "$root/docs/league.json" "$site"
node "$root/clients/web/site/reasons_page.mjs" "$root/vectors/reasons.json" >"$site/reasons.html"
files=$(cd "$site" && printf '"%s",' *)
sum=$(cd "$site" && cat ./* | sha256sum | cut -c1-16)
sed "s|@SUM@|$sum|; s|@FILES@|[\"./\",${files%,}]|" "$root/clients/web/site/offline.js.in" >"$site/offline.js"
