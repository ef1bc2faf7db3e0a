#!/usr/bin/env bash
# In which order a page that is being left sees its WebSocket close and `pagehide`, while the next page is slow to answer.
#
# Versions: Debian's firefox-esr 153.8.0 and chromium 156.0.8078.108, puppeteer-core 24.43.1, ws 8.23.0, Node 20.
# Guess before the run: `pagehide` comes first, and then no script of the page runs any more.
# Seen: Firefox closes the socket with code 1001 first, while scripts still run: a page that reconnects at once opens
# another socket before its `pagehide`. In Chromium the page sees no close at all before `pagehide`.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
for browser in firefox-esr chromium; do
  command -v "$browser" >/dev/null || { apt-get update -q && apt-get install -yq "$browser"; } >/dev/null
done
npm init -y >/dev/null
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1 ws@8.23.0
cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { launch } from 'puppeteer-core';
import { WebSocketServer } from 'ws';

const page = `<script>
  const note = (text) => fetch('/note?' + text, { keepalive: true });
  const connect = (again) => {
    const socket = new WebSocket('ws://' + location.host);
    socket.onopen = () => note(again ? 'opened-again' : 'opened');
    socket.onclose = ({ code }) => { if (!again) { note('closed-' + code); connect(true); } };
  };
  connect(false);
  addEventListener('pagehide', () => note('pagehide'));
</script>`;
const notes = [];
const server = createServer(({ url }, response) => {
  response.setHeader('content-type', 'text/html');
  if (url.startsWith('/note')) notes.push(url.slice(6));
  if (url === '/next') setTimeout(() => response.end('next'), 1500);
  else response.end(url === '/' ? page : '');
});
new WebSocketServer({ server });
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;
for (const [browser, executablePath, args] of [
  ['firefox', '/usr/bin/firefox-esr', []],
  ['chrome', '/usr/bin/chromium', ['--no-sandbox']],
]) {
  const running = await launch({ browser, executablePath, args });
  const tab = await running.newPage();
  await tab.goto(`${origin}/`);
  while (!notes.includes('opened')) await new Promise((resolve) => setTimeout(resolve, 50));
  await tab.goto(`${origin}/next`);
  while (!notes.includes('pagehide')) await new Promise((resolve) => setTimeout(resolve, 50));
  console.log(`${browser}: ${notes.splice(0).join(' ')}`);
  await running.close();
}
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
firefox: opened closed-1001 opened-again pagehide
chrome: opened pagehide
TEXT
diff expected.txt seen.txt && echo 'as described'
