#!/usr/bin/env bash
# build.sh ROOT BUILD: the pages as a static folder, BUILD/web/site; no host's name is in it.
set -euo pipefail
root=$1 build=$2
site=$build/web/site
rm -rf "$site"
mkdir -p "$site"
cp "$root"/web/site/*.{html,css,svg,mjs} "$root"/web/npm/{core,serve,watch}.mjs "$build/web/core/core.wasm" "$site"
cp "$root/docs/league.html" "$site/league.html"
rm "$site/audit_page.mjs"
node "$root/web/site/audit_page.mjs" "$root/docs/audit.md" >"$site/audit.html"
files=$(cd "$site" && printf '"%s",' *)
sum=$(cd "$site" && cat ./* | sha256sum | cut -c1-16)
sed "s|@SUM@|$sum|; s|@FILES@|[\"./\",${files%,}]|" "$root/web/site/offline.js.in" >"$site/offline.js"
