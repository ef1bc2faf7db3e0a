#!/usr/bin/env bash
# What Jest leaves on the promises of a worker's later test files: the symbols of a promise in the first file and in the
# fortieth, and the time of a loop of promises in both.
#
# Versions: jest 30.5.2, Node 20.
# Expected, before a profile was read: each file has its own context and leaves nothing to the next, so that the loop
# takes the same time in each.
# Seen: jest-circus makes an AsyncLocalStorage for each file, and each that has run stays enabled. Node 20 copies all of
# them to every promise: one more symbol with each file, and a loop that takes more than three times as long in the
# fortieth.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jest@30.5.2
for number in $(seq 10 49); do
  cat > "file$number.test.js" <<'JS'
const fs = require('node:fs');

async function loop() {
  for (let round = 0; round < 50_000; round += 1) await null;
}

test('promises', async () => {
  await loop();
  const before = process.cpuUsage();
  await loop();
  const time = process.cpuUsage(before).user;
  fs.appendFileSync('times.txt', `${Object.getOwnPropertySymbols(Promise.resolve()).length} ${time}\n`);
});
JS
done
npx jest --runInBand --silent 2>/dev/null
node -e '
  const rows = require("node:fs").readFileSync("times.txt", "utf8").trim().split("\n").map((row) => row.split(" ").map(Number));
  const [first, last] = [rows[0], rows.at(-1)];
  console.log(`files: ${rows.length}`);
  console.log(`symbols of a promise: ${last[0] - first[0]} more in the last than in the first`);
  const ratio = last[1] / first[1];
  console.log(`a loop of promises: ${ratio > 3 ? "more than three times as long" : `${ratio.toFixed(1)} times as long`}`);
' | tee seen.txt
cat > expected.txt <<'TEXT'
files: 40
symbols of a promise: 39 more in the last than in the first
a loop of promises: more than three times as long
TEXT
diff expected.txt seen.txt && echo 'as described'
