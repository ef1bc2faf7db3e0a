#!/usr/bin/env bash
# What a page that Chromium has frozen still does, and what waits until it is resumed.
#
# Versions: Debian's chromium 156.0.8078.108, puppeteer-core 24.43.1, Node 20.
# Guess before the run: nothing of the page runs; a lock that it waits for goes to a page that can use it.
# Seen: it handles the message of a BroadcastChannel at once, but a storage event, a response and a timer only when it is
# resumed. It is given the lock and holds it, while the callback waits. Its open database keeps another page from
# deleting that: `versionchange` waits too.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
command -v chromium >/dev/null || { apt-get update -q && apt-get install -yq chromium; } >/dev/null
npm init -y >/dev/null
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1
cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'puppeteer-core';

const page = `<script>
  const notes = [];
  const note = (text) => notes.push(text);
  const prepare = () => {
    navigator.locks.request('lock', () => note('lock'));
    new BroadcastChannel('tabs').onmessage = () => note('channel');
    document.addEventListener('resume', () => note('resumed'));
    addEventListener('storage', () => note('storage'));
    setTimeout(() => note('timer'), 500);
    fetch('/slow').then(() => note('response'));
    const opening = indexedDB.open('base');
    opening.onsuccess = () => (opening.result.onversionchange = () => note('versionchange'));
  };
</script>`;
const server = createServer(({ url }, response) => {
  response.setHeader('content-type', 'text/html');
  if (url === '/slow') setTimeout(() => response.end(), 1500);
  else response.end(page);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const running = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const open = async () => {
  const tab = await running.newPage();
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  return tab;
};
const other = await open();
await other.evaluate(`navigator.locks.request('lock', () => new Promise((end) => (window.end = end))), 0`);
const tab = await open();
await tab.evaluate('prepare()');
await wait(200);
const devTools = await tab.createCDPSession();
const setState = (state) => devTools.send('Page.setWebLifecycleState', { state });
await setState('frozen');
await wait(300);
await other.evaluate(`end(), new BroadcastChannel('tabs').postMessage('hi')`);
await other.evaluate(`localStorage.setItem('key', 'value'), indexedDB.deleteDatabase('base'), 0`);
await wait(3000);
const held = await other.evaluate('navigator.locks.query().then(({ held }) => held.length)');
console.log(`while it is frozen, locks held: ${held}`);
await setState('active');
await wait(1500);
const all = await tab.evaluate('notes');
const at = all.indexOf('resumed');
console.log(`before: ${all.slice(0, at).join(', ')}`);
console.log(`after: ${all.slice(at + 1).sort().join(', ')}`);
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
while it is frozen, locks held: 1
before: channel
after: lock, response, storage, timer, versionchange
TEXT
diff expected.txt seen.txt && echo 'as described'
