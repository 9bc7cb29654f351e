#!/usr/bin/env bash
# build.sh ROOT BUILD: the pages as a static folder, BUILD/web/site; no host's name is in it.
set -euo pipefail
root=$1 build=$2
site=$build/web/site
rm -rf "$site"
mkdir -p "$site"
cp "$root"/clients/web/site/*.{html,css,svg,mjs} "$root"/clients/web/npm/{bad-request,certificate-angles,certificate-numbers,certificates,core,options,serve,watch}.mjs "$build/web/core/core.wasm" "$site"
rm "$site"/{audit_page,markdown,markdown_page,league_page,reasons_page,frame,float_map,lists}.mjs
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
