#!/usr/bin/env bash
# Where Jest puts the tests of a `describe` that follows one whose callback threw, if the file caught the error.
#
# Versions: jest 30.5.2, Node 20.
# Guess before the run: the error is that of the first suite alone, and the second stands beside it.
# Seen: the second suite stands inside the first, and a test at the top of the file too. Nothing warns of it. If the
# callback itself catches the error, each stands where it is written.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jest@30.5.2
cat > outside.test.js <<'JS'
try {
  describe('first', () => {
    throw new Error('while tests are declared');
  });
} catch {
  // Goes on with the rest of the file.
}
describe('second', () => test('of the second', () => {}));
test('at the top', () => {});
JS
cat > inside.test.js <<'JS'
describe('first', () => {
  try {
    throw new Error('while tests are declared');
  } catch {
    // Goes on with the rest of the file.
  }
});
describe('second', () => test('of the second', () => {}));
test('at the top', () => {});
JS
for file in inside outside; do
  npx jest --json --silent "$file.test.js" 2>/dev/null > "$file.json" || true
  node -e '
    const [file] = process.argv.slice(1);
    const { numFailedTests, testResults } = require(`./${file}.json`);
    const names = testResults[0].assertionResults.map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(" > "));
    console.log(`caught ${file}, ${numFailedTests} failed: ${names.sort().join("; ")}`);
  ' "$file"
done | tee seen.txt
cat > expected.txt <<'TEXT'
caught inside, 0 failed: at the top; second > of the second
caught outside, 0 failed: first > at the top; first > second > of the second
TEXT
diff expected.txt seen.txt && echo 'as described'
