#!/usr/bin/env bash
# What becomes of a POST that is still due when the player leaves the page by a link and comes back.
#
# Versions: Debian's chromium 156.0.8078.108, puppeteer-core 24.43.1, Node 20.
# Guess before the run: leaving ends the call. A server that then closes the connection sees one POST, and the page is
# loaded anew at the return.
# Seen: the page waits in the back/forward cache and its call goes on. Chromium even sends the POST again for the page
# that was left when its connection dies. At the return the same document is told the response.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
for browser in chromium; do
  command -v "$browser" >/dev/null || { apt-get update -q && apt-get install -yq "$browser"; } >/dev/null
done
npm init -y >/dev/null
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1
cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { launch } from 'puppeteer-core';

let posts = 0;
const server = createServer((request, response) => {
  request.resume().once('end', async () => {
    response.setHeader('content-type', 'text/html');
    if (request.method === 'POST' && request.url !== '/warm') {
      posts += 1;
      await delay(1500);
      if (request.url === '/cut' && posts === 1) return void request.socket.end();
    }
    response.end('<title>page</title>');
  });
});
server.keepAliveTimeout = 60_000;
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;
const running = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const path of ['/answered', '/cut']) {
  posts = 0;
  const tab = await running.newPage();
  await tab.goto(`${origin}/`);
  await tab.evaluate(async (address) => {
    const call = (to) => fetch(to, { method: 'POST', body: '{}' });
    await (await call('/warm')).text();
    addEventListener('pageshow', ({ persisted }) => (globalThis.kept = persisted));
    call(address).then(
      ({ status }) => (globalThis.told = status),
      () => (globalThis.told = 'failed'),
    );
  }, path);
  while (posts === 0) await delay(20);
  await tab.goto(`${origin}/other`);
  await delay(4000);
  await tab.goBack();
  await delay(500);
  const [kept, told] = await tab.evaluate(() => [globalThis.kept, globalThis.told]);
  console.log(`${path.slice(1)} after the page was left: sent ${posts} times; back: kept ${kept}, told ${told}`);
  await tab.close();
}
await running.close();
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
answered after the page was left: sent 1 times; back: kept true, told 200
cut after the page was left: sent 2 times; back: kept true, told 200
TEXT
diff expected.txt seen.txt && echo 'as described'
