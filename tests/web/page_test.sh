#!/usr/bin/env bash
# page_test.sh ROOT: the pages of build/web/site in a real Chromium.
set -euo pipefail
root=$1
folder=$root/build/web/browser
mkdir -p "$folder"
cd "$folder"
echo '{ "name": "browser", "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts puppeteer-core axe-core
node "$root/clients/web/site/float_map.mjs" "$root/build/web/core/core.wasm" "$root/docs/images/float_map.svg" --check
export TANGENCY_SITE=$root/build/web/site TANGENCY_BROWSER=$folder
node --test "$root/tests/web/page_times.test.mjs"
exec node --test --test-concurrency=2 "$root/tests/web/page.test.mjs" "$root/tests/web/explore.test.mjs"
