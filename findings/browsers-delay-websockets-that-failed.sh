#!/usr/bin/env bash
# How soon a page that retries every second is connected once its WebSocket server is back.
#
# Versions: Debian's chromium 156.0.8078.108 and firefox-esr 153.8.0, puppeteer-core 24.43.1, ws 8.23.0, Node 20.
# Guess before the run: an attempt at a closed port fails at once each time, so the page is connected within a second.
# Seen: after some failures both browsers hold each further attempt back, longer each time, before they make it; after
# 25 seconds for several seconds. The page sees only a socket that is connecting, and can't tell it from a slow server.
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
import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { WebSocketServer } from 'ws';

const page = `<script>
  const took = [];
  const connect = () => {
    const since = performance.now();
    const socket = new WebSocket('ws://127.0.0.1:' + location.search.slice(1));
    socket.onopen = () => { took.push(performance.now() - since); window.isOpen = true; };
    socket.onclose = () => { took.push(performance.now() - since); setTimeout(connect, 1000); };
  };
  connect();
</script>`;
const listen = (server, port = 0) => new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server.address().port)));
const pages = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
const pagesPort = await listen(pages);
for (const [browser, executablePath, args] of [
  ['chrome', '/usr/bin/chromium', ['--no-sandbox']],
  ['firefox', '/usr/bin/firefox-esr', []],
]) {
  const taken = createServer();
  const port = await listen(taken);
  await new Promise((resolve) => taken.close(resolve));
  const running = await launch({ browser, executablePath, args });
  const tab = await running.newPage();
  await tab.goto(`http://127.0.0.1:${pagesPort}/?${port}`);
  await wait(25_000);
  const sockets = createServer();
  new WebSocketServer({ server: sockets });
  await listen(sockets, port);
  await tab.waitForFunction('window.isOpen', { timeout: 60_000 });
  const took = await tab.evaluate('took');
  const say = (name, milliseconds) =>
    console.log(`${browser}, ${name}: ${milliseconds < 1000 ? 'under one second' : 'seconds'}`);
  say('median of the first five attempts', took.slice(0, 5).sort((a, b) => a - b)[2]);
  say('last attempt', took.at(-1));
  await running.close();
  sockets.closeAllConnections();
}
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
chrome, median of the first five attempts: under one second
chrome, last attempt: seconds
firefox, median of the first five attempts: under one second
firefox, last attempt: seconds
TEXT
diff expected.txt seen.txt && echo 'as described'
