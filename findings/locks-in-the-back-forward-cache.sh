#!/usr/bin/env bash
# Whether a page that holds a Web Lock is kept for the Back button, and who has the lock then.
#
# Versions: Debian's chromium 156.0.8078.108 and firefox-esr 153.8.0, puppeteer-core 24.43.1, Node 20.
# Guess before the run: Chromium does not keep a page that holds a lock; Firefox keeps it, together with its lock.
# Seen: the other way round. Chromium keeps it. A page that asks for the lock gets it even with `ifAvailable`, and the
# kept page is thrown away, so Back loads it anew. Firefox does not keep it.
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

const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('page'));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;
const held = `navigator.locks.request('tab', () => new Promise(() => {})), 0`;
const cases = [
  ['nothing is held', '0', '0'],
  ['a lock is held', held, '0'],
  ['a held lock is asked for', held, `navigator.locks.request('tab', { ifAvailable: true }, (lock) => lock !== null)`],
];
for (const [browser, executablePath, options] of [
  ['chrome', '/usr/bin/chromium', { args: ['--no-sandbox'], ignoreDefaultArgs: ['--disable-back-forward-cache'] }],
  ['firefox', '/usr/bin/firefox-esr', {}],
]) {
  const running = await launch({ browser, executablePath, ...options });
  for (const [name, before, meanwhile] of cases) {
    const tab = await running.newPage();
    await tab.goto(`${origin}/first`);
    await tab.evaluate(`globalThis.isKept = true, ${before}`);
    await wait(300);
    await tab.goto(`${origin}/second`);
    await wait(300);
    const answer = await tab.evaluate(meanwhile);
    await wait(300);
    await tab.evaluate('history.back()');
    await tab.waitForFunction('location.pathname === "/first" && document.readyState === "complete"');
    const isKept = await tab.evaluate('globalThis.isKept === true');
    const lock = answer === 0 ? '' : `, the lock is ${answer ? 'given' : 'refused'}`;
    console.log(`${browser}, ${name}: the page is ${isKept ? 'kept' : 'loaded anew'}${lock}`);
    await tab.close();
  }
  await running.close();
}
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
chrome, nothing is held: the page is kept
chrome, a lock is held: the page is kept
chrome, a held lock is asked for: the page is loaded anew, the lock is given
firefox, nothing is held: the page is kept
firefox, a lock is held: the page is loaded anew
firefox, a held lock is asked for: the page is loaded anew, the lock is given
TEXT
diff expected.txt seen.txt && echo 'as described'
