#!/usr/bin/env bash
# How often one `fetch` sends its POST if the server closes each connection without a response, and how that depends on
# the connections which the page has used before.
#
# Versions: Debian's chromium 156.0.8078.108 and firefox-esr 153.8.0, puppeteer-core 24.43.1, Node 20.
# Guess before the run: twice, as with one used connection: Chromium repeats until a new connection fails too, so it may
# be more there; Firefox never more than twice.
# Seen: both send it once on every used connection that waits, and once more on a new one. With six, the usual limit for
# HTTP/1.1, one call reaches the server six or seven times. The page sees one failure.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
for browser in chromium firefox-esr; do
  command -v "$browser" >/dev/null || { apt-get update -q && apt-get install -yq "$browser"; } >/dev/null
done
npm init -y >/dev/null
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1
cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { launch } from 'puppeteer-core';

// The most that a browser opens to one server over HTTP/1.1.
const used = 6;
let posts = 0;
const server = createServer((request, response) => {
  request.resume().once('end', () => {
    response.setHeader('content-type', 'text/html');
    if (request.url !== '/stake') setTimeout(() => response.end('ok'), request.url === '/' ? 0 : 500);
    else {
      posts += 1;
      request.socket.end();
    }
  });
});
server.keepAliveTimeout = 60_000;
for (const [browser, executablePath, args] of [
  ['chrome', '/usr/bin/chromium', ['--no-sandbox']],
  ['firefox', '/usr/bin/firefox-esr', []],
]) {
  const running = await launch({ browser, executablePath, args });
  // Another port has no connection yet.
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const tab = await running.newPage();
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  posts = 0;
  const told = await tab.evaluate(async (count) => {
    const call = (path) => fetch(path, { method: 'POST', body: '{}' });
    await Promise.all(Array.from({ length: count }, async () => (await call('/warm')).text()));
    return call('/stake').then((response) => response.status, () => 'failed');
  }, used);
  console.log(`${browser}, ${used} used connections: sent more than three times ${posts > 3}, told ${told}`);
  await tab.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await running.close();
}
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
chrome, 6 used connections: sent more than three times true, told failed
firefox, 6 used connections: sent more than three times true, told failed
TEXT
diff expected.txt seen.txt && echo 'as described'
