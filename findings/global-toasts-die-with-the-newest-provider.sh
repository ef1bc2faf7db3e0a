#!/usr/bin/env bash
# Where notistack's imported `enqueueSnackbar` shows a message if one of two providers is gone.
#
# Versions: notistack 3.0.2, react 19.3.1, jsdom 26.1.0, Node 20.
# Guess before the run: in the provider that remains.
# Seen: nowhere, without an error or a warning in production. The function belongs to the provider that was created
# last, also once that one is unmounted; only a further provider brings it back.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund notistack@3.0.2 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
cat > run.cjs <<'JS'
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('<main></main>', { pretendToBeVisual: true });
for (const name of ['document', 'navigator', 'Node', 'Element', 'HTMLElement'])
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
Object.assign(globalThis, { window, requestAnimationFrame: (run) => setTimeout(run) });
const warnings = [];
console.error = (text) => warnings.push(text);
const { createElement } = require('react');
const { createRoot } = require('react-dom/client');
const notistack = require('notistack');

const pause = () => new Promise((resolve) => setTimeout(resolve, 300));
const root = createRoot(document.querySelector('main'));
async function show(keys, message) {
  const providers = keys.map((key) => createElement(notistack.SnackbarProvider, { key, autoHideDuration: 100 }));
  root.render(createElement('div', null, providers));
  await pause();
  notistack.enqueueSnackbar(message, { autoHideDuration: null });
  await pause();
  const isShown = document.body.textContent.includes(message);
  console.log(`providers ${keys.join(' and ')}: ${isShown ? 'shown' : 'lost'}, ${warnings.length} warnings`);
}
(async () => {
  await show(['a'], 'one');
  await show(['a', 'b'], 'two');
  await show(['a'], 'three');
  await show(['a', 'c'], 'four');
  process.exit(0);
})();
JS
NODE_ENV=production node run.cjs | tee seen.txt
cat > expected.txt <<'TEXT'
providers a: shown, 0 warnings
providers a and b: shown, 0 warnings
providers a: lost, 0 warnings
providers a and c: shown, 0 warnings
TEXT
diff expected.txt seen.txt && echo 'as described'
