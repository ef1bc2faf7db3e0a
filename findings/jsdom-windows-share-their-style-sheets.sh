#!/usr/bin/env bash
# Whether two windows of jsdom have a class of their own for style sheets, as they have for elements.
#
# Versions: jsdom 26.1.0, Node 20.
# Guess before the run: each window has its own, as in a browser.
# Seen: elements differ, style sheets do not. In Jest, which has one window for each test file, a method that one file
# replaces on the prototype stays replaced for the files that follow in the same worker.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsdom@26.1.0
cat > run.cjs <<'JS'
const { JSDOM } = require('jsdom');

const windows = [0, 1].map(() => new JSDOM('<style>p { color: red }</style>', { runScripts: 'outside-only' }).window);
for (const name of ['HTMLElement', 'HTMLStyleElement', 'CSSStyleSheet']) {
  const [one, other] = windows.map((window) => window.eval(name));
  console.log(`${name}: ${one === other ? 'shared' : 'its own'}`);
}
const [first, second] = windows;
first.eval('CSSStyleSheet.prototype.insertRule = () => 7');
console.log(`replaced in the first window, the second one returns ${second.document.styleSheets[0].insertRule('b {}', 0)}`);
JS
node run.cjs | tee seen.txt
cat > expected.txt <<'TEXT'
HTMLElement: its own
HTMLStyleElement: its own
CSSStyleSheet: shared
replaced in the first window, the second one returns 7
TEXT
diff expected.txt seen.txt && echo 'as described'
