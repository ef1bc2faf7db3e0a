#!/usr/bin/env bash
# What becomes of a Web Lock whose page WebKitGTK keeps for the Back button.
#
# Versions: Debian's libwebkit2gtk-4.1-0 2.50.6, Node 20.
# Guess before the run: none was written; expected was that a page which holds a lock is not kept (Firefox), or is dropped
# when another page asks for the lock (Chromium).
# Seen: the page is kept, its lock is free as soon as it is left, and stays free when it is shown again. The page is not
# told: its request neither ends nor fails.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
minibrowser() { ls /usr/lib/*/webkit2gtk-4.1/MiniBrowser 2>/dev/null | head -n 1; }
if ! command -v xvfb-run >/dev/null || [ -z "$(minibrowser)" ]; then
  { apt-get update -q && apt-get install -yq webkit2gtk-driver xvfb xauth; } >/dev/null
fi
cat > page.html <<'HTML'
<!doctype html><script>
  const isFirst = location.pathname === '/first';
  const tell = (text) => fetch('/', { method: 'POST', body: text });
  const isFree = () => navigator.locks.request('tab', { ifAvailable: true }, (lock) => lock !== null);
  let request = 'not granted';
  const leave = (path) => setTimeout(() => (location.href = path), 300);
  addEventListener('pageshow', async ({ persisted }) => {
    if (isFirst && !persisted) {
      const held = new Promise((granted) =>
        navigator.locks
          .request('tab', () => {
            request = 'still pending';
            granted();
            return new Promise(() => {});
          })
          .catch(({ name }) => (request = name)),
      );
      await held;
      await tell(`first page: the lock is ${(await isFree()) ? 'free' : 'held'}`);
      leave('/second');
    } else if (isFirst) {
      await tell(`first page, kept and shown again: its request is ${request}, the lock is ${(await isFree()) ? 'free' : 'held'}`);
      await tell('end');
    } else {
      await tell(`second page: the lock is ${(await isFree()) ? 'free' : 'held'}`);
      setTimeout(() => history.back(), 300);
    }
  });
</script>
HTML
cat > run.mjs <<'JS'
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

let end;
const ended = new Promise((resolve) => (end = resolve));
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    if (body === 'end') end();
    else if (body !== '') console.log(body);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(/first|second/.test(request.url) ? readFileSync('page.html') : '');
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/first`;
const env = { ...process.env, HOME: process.cwd(), WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
const browser = spawn('xvfb-run', ['-a', process.env.MINIBROWSER, url], { env, stdio: 'ignore', detached: true });
await ended;
process.kill(-browser.pid);
process.exit(0);
JS
MINIBROWSER=$(minibrowser) timeout 100 node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
first page: the lock is held
second page: the lock is free
first page, kept and shown again: its request is still pending, the lock is free
TEXT
diff expected.txt seen.txt && echo 'as described'
