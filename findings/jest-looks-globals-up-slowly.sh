#!/usr/bin/env bash
# How long a loop over a long text takes in a test of Jest that calls `Math.imul`, against the same loop with the function
# in a variable, and with `Math` among Jest's `sandboxInjectedGlobals`.
#
# Versions: jest 30.5.2, Node 20.
# Guess before a profile was read: the loop costs the same, because V8 remembers the look-up of a global.
# Seen: in the context that Jest makes for each test file each look-up of a global calls an interceptor: the loop takes
# more than ten times as long. As a parameter of the module the global costs nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jest@30.5.2
cat > loop.test.js <<'JS'
const text = 'a countdown of sixty seconds '.repeat(50_000);
const { imul } = Math;

function cpuOf(loop) {
  loop();
  const before = process.cpuUsage();
  for (let round = 0; round < 5; round += 1) loop();
  return process.cpuUsage(before).user;
}

test('the loop', () => {
  const global = cpuOf(() => {
    let hash = 1;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x9e3779b1);
    return hash;
  });
  const variable = cpuOf(() => {
    let hash = 1;
    for (let at = 0; at < text.length; at += 1) hash = imul(hash ^ text.charCodeAt(at), 0x9e3779b1);
    return hash;
  });
  const ratio = global / variable;
  const words = ratio > 10 ? 'more than ten times as long' : ratio < 3 ? 'about as long' : `${ratio} times as long`;
  require('node:fs').appendFileSync('seen.txt', `${process.env.WAY}: ${words}\n`);
});
JS
WAY='as it comes' npx jest --silent 2>/dev/null
WAY='injected' npx jest --silent --config '{"sandboxInjectedGlobals":["Math"]}' 2>/dev/null
cat seen.txt
cat > expected.txt <<'TEXT'
as it comes: more than ten times as long
injected: about as long
TEXT
diff expected.txt seen.txt && echo 'as described'
