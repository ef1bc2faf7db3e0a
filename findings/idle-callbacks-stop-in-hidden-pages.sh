#!/usr/bin/env bash
# What a page that is covered by another tab still runs: idle callbacks, frames, observers.
#
# Versions: Debian's chromium 156.0.8078.108 and firefox-esr 153.8.0, puppeteer-core 24.43.1, Node 20.
# Guess before the run: frames and observers stop in both; `requestIdleCallback` goes on, only more rarely.
# Seen: Chromium runs idle callbacks for some ten seconds more and then none until the page is shown; only those with a
# `timeout` go on. Firefox stops nothing of it: frames and observers run in a hidden page, only more rarely.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
for browser in firefox-esr chromium; do
  command -v "$browser" >/dev/null || { apt-get update -q && apt-get install -yq "$browser"; } >/dev/null
done
npm init -y >/dev/null
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1
cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'puppeteer-core';

const page = `<!doctype html><div style="width: 9px; height: 9px"></div><script>
  const counts = {};
  const count = (name) => (counts[name] = (counts[name] ?? 0) + 1);
  const again = (name, ask) => {
    const run = () => { count(name); ask(run); };
    ask(run);
  };
  again('idle', (run) => requestIdleCallback(run));
  again('idle with a timeout', (run) => requestIdleCallback(run, { timeout: 1000 }));
  again('frame', (run) => requestAnimationFrame(run));
  const box = document.querySelector('div');
  new ResizeObserver(() => count('resize observed')).observe(box);
  setInterval(() => (box.style.width = Math.random() * 99 + 9 + 'px'), 500);
  const takeCounts = () => Object.entries(counts).filter(([name]) => delete counts[name]).map(([name]) => name);
</script>`;
const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${server.address().port}/`;
// What puppeteer switches off so that its pages always run.
const ignoreDefaultArgs = ['background-timer-throttling', 'backgrounding-occluded-windows', 'renderer-backgrounding'].map(
  (name) => `--disable-${name}`,
);
for (const [browser, executablePath, args] of [
  ['chrome', '/usr/bin/chromium', ['--no-sandbox']],
  ['firefox', '/usr/bin/firefox-esr', []],
]) {
  const options = browser === 'chrome' ? { ignoreDefaultArgs } : {};
  const running = await launch({ browser, executablePath, args, ...options });
  const tab = await running.newPage();
  await tab.goto(address);
  const note = async (when) =>
    console.log(`${browser}, ${when}: ${(await tab.evaluate('takeCounts().sort().join(", ")')) || 'nothing'}`);
  await wait(2000);
  await note('visible');
  const cover = await running.newPage();
  await cover.bringToFront();
  console.log(`${browser}: ${await tab.evaluate('document.visibilityState')}`);
  await wait(2000);
  await tab.evaluate('takeCounts()');
  await wait(3000);
  await note('hidden for 5 s');
  await wait(8000);
  await tab.evaluate('takeCounts()');
  await wait(5000);
  await note('hidden for 18 s');
  await running.close();
}
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
chrome, visible: frame, idle, idle with a timeout, resize observed
chrome: hidden
chrome, hidden for 5 s: idle, idle with a timeout
chrome, hidden for 18 s: idle with a timeout
firefox, visible: frame, idle, idle with a timeout, resize observed
firefox: hidden
firefox, hidden for 5 s: frame, idle, idle with a timeout, resize observed
firefox, hidden for 18 s: frame, idle, idle with a timeout, resize observed
TEXT
diff expected.txt seen.txt && echo 'as described'
