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
cp "$root"/examples/npm/* "$root"/tests/web/{npm,how_to}.test.mjs "$root"/tests/web/types.mts .
export TANGENCY_BINARY=$root/build/gcc/tools/tangency TANGENCY_CORE=$root/build/web/core/core.wasm
export TANGENCY_BUILT_IN=$root/build/gcc/tests/tools/check/check_built_in.so TANGENCY_PACKAGE=$folder/node_modules/tangency

# Beside what a user does, since each keeps one core busy.
node --test "$root/tests/web/same_documents.test.mjs" >documents.txt 2>&1 &
documents=$!
node --test npm.test.mjs
TANGENCY_PAGE=$root/docs/how-to-npm.md node --test how_to.test.mjs
node --test collide.node.test.mjs
npx vitest run --reporter=dot collide.vitest.test.mjs
npx tsc --noEmit --strict --skipLibCheck --module nodenext --target es2022 types.mts
wait "$documents" && status=0 || status=$?
cat documents.txt
((status == 0))
# Of each mutant the native check runs beside that of the core.
node --test "$root/tests/web/mutants.test.mjs"
