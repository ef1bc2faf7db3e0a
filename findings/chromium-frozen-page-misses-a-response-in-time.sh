#!/usr/bin/env bash
# What a page that was frozen is told about a call with a time limit, if the response came in time but while it was frozen.
#
# Versions: Debian's chromium 156.0.8078.108, puppeteer-core 24.43.1, Node 20.
# Guess before the run: the response, because it came before the limit and waits first in line.
# Seen: a page frozen beyond the limit of `AbortSignal.timeout` is told TimeoutError, although the whole response had come
# long before. Without a limit, or thawed before it, the page is told the response.
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

let answered = 0;
const server = createServer((request, response) => {
  request.resume().once('end', async () => {
    response.setHeader('content-type', 'text/html');
    if (request.method === 'POST') {
      await delay(1000);
      answered = Date.now();
    }
    response.end('<title>page</title>');
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const running = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const tab = await running.newPage();
const devTools = await tab.createCDPSession();
await tab.goto(`http://127.0.0.1:${server.address().port}/`);
for (const [limit, frozen] of [
  [0, 6000],
  [30_000, 6000],
  [4000, 6000],
]) {
  const told = tab.evaluate(async (ms) => {
    const signal = ms > 0 ? AbortSignal.timeout(ms) : null;
    try {
      const response = await fetch('/stake', { method: 'POST', body: '{}', signal });
      return `${response.status} ${(await response.text()).length > 0}`;
    } catch (error) {
      return error.name;
    }
  }, limit);
  const sent = Date.now();
  await delay(300);
  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await delay(frozen);
  await devTools.send('Page.setWebLifecycleState', { state: 'active' });
  const isInTime = answered - sent < 2000;
  console.log(`limit ${limit} ms, frozen ${frozen} ms, answered in time ${isInTime}: ${await told}`);
}
await running.close();
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
limit 0 ms, frozen 6000 ms, answered in time true: 200 true
limit 30000 ms, frozen 6000 ms, answered in time true: 200 true
limit 4000 ms, frozen 6000 ms, answered in time true: TimeoutError
TEXT
diff expected.txt seen.txt && echo 'as described'
