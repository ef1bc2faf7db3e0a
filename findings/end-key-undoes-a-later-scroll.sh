#!/usr/bin/env bash
# Where a page stands that scrolls itself shortly after the player has pressed End.
#
# Versions: Debian's chromium 156.0.8078.108 and firefox-esr 153.8.0, puppeteer-core 24.43.1, Node 20.
# Guess before the run: the last one wins: `scrollTo` ends the smooth scrolling of the key, and the page stays there.
# Seen: the key wins in both: its animation goes on, and the page stands near its end.
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

const page = `<!doctype html><div style="height: 20000px">a long list</div><script>
  let isWaiting = true;
  addEventListener('scroll', () => {
    if (!isWaiting) return;
    isWaiting = false;
    scrollTo(0, 100);
  });
</script>`;
const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
for (const [browser, executablePath, args] of [
  ['chrome', '/usr/bin/chromium', ['--no-sandbox', '--enable-smooth-scrolling']],
  ['firefox', '/usr/bin/firefox-esr', []],
]) {
  const running = await launch({ browser, executablePath, args });
  const tab = await running.newPage();
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  await tab.keyboard.press('End');
  await wait(2500);
  const place = await tab.evaluate('scrollY > 15000 ? "near its end" : scrollY === 100 ? "where it went" : scrollY');
  console.log(`${browser}: the page stands ${place}`);
  await running.close();
}
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
chrome: the page stands near its end
firefox: the page stands near its end
TEXT
diff expected.txt seen.txt && echo 'as described'
