#!/usr/bin/env bash
# npm_test.sh ROOT PACKAGE: installs the package in an empty folder, as a user would, and tries it there; then holds the
# core to the native command.
set -euo pipefail
root=$1 package=$2
folder=$root/build/web/npm-test
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"
echo '{ "name": "someone", "private": true, "type": "module" }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts "$package" fast-check vitest typescript
cp "$root"/examples/npm/* "$root"/tests/web/npm.test.mjs "$root"/tests/web/types.mts .
TANGENCY_BINARY=$root/build/gcc/tools/tangency node --test npm.test.mjs
node --test collide.node.test.mjs
npx vitest run --reporter=dot collide.vitest.test.mjs
npx tsc --noEmit --strict --skipLibCheck --module nodenext --target es2022 types.mts

export TANGENCY_BINARY=$root/build/gcc/tools/tangency TANGENCY_CORE=$root/build/web/core/core.wasm
export TANGENCY_BUILT_IN=$root/build/gcc/tests/tools/check/check_built_in.so TANGENCY_PACKAGE=$folder/node_modules/tangency
node --test "$root/tests/web/same_documents.test.mjs"
# Each half of the mutants takes minutes of one core.
halves=()
for half in 0 1; do
    TANGENCY_HALF=$half node --test "$root/tests/web/mutants.test.mjs" >"mutants-$half.txt" 2>&1 &
    halves+=($!)
done
failed=0
for half in 0 1; do
    wait "${halves[half]}" || failed=1
    cat "mutants-$half.txt"
done
exit "$failed"
