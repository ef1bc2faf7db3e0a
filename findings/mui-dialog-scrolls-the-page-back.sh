#!/usr/bin/env bash
# Where the page stands after a dialog of MUI that opened by itself has closed.
#
# Versions: @mui/material 9.5.0, react 19.3.1, esbuild 0.28.2, Debian's chromium 156.0.8078.108, firefox-esr 153.8.0.
# Guess before the run: the focus goes back to the button that had it, and the page stays where it was.
# Seen: the page jumps to that button, however far away it is. `disableRestoreFocus` keeps the place and loses the focus.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
for browser in firefox-esr chromium; do
  command -v "$browser" >/dev/null || { apt-get update -q && apt-get install -yq "$browser"; } >/dev/null
done
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @mui/material@9.5.0 @emotion/react@11.14.0 @emotion/styled@11.14.1 \
  react@19.3.1 react-dom@19.3.1 esbuild@0.28.2 puppeteer-core@24.43.1
cat > page.jsx <<'JS'
import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  globalThis.show = setIsOpen;
  const isKept = location.search === '?kept';
  return (
    <>
      <button>stake</button>
      <div style={{ height: 5000 }}>a long list</div>
      <Dialog open={isOpen} disableRestoreFocus={isKept} transitionDuration={0}>
        <button>the draw</button>
      </Dialog>
    </>
  );
}
createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />);
JS
npx esbuild page.jsx --bundle --jsx=automatic --define:process.env.NODE_ENV='"production"' --outfile=page.js --log-level=error
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'puppeteer-core';

const script = readFileSync('page.js');
const server = createServer(({ url }, response) => {
  const isScript = url === '/page.js';
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? script : '<!doctype html><body><script src="/page.js"></script>');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
for (const [browser, executablePath, args] of [
  ['chrome', '/usr/bin/chromium', ['--no-sandbox']],
  ['firefox', '/usr/bin/firefox-esr', []],
]) {
  const running = await launch({ browser, executablePath, args });
  for (const setting of ['', '?kept']) {
    const tab = await running.newPage();
    await tab.goto(`http://127.0.0.1:${server.address().port}/${setting}`);
    await tab.waitForSelector('button');
    await tab.evaluate('document.querySelector("button").focus(), scrollTo(0, 3000)');
    await tab.evaluate('show(true)');
    await tab.waitForSelector('[role=dialog]');
    await wait(300);
    const before = await tab.evaluate('scrollY');
    await tab.evaluate('show(false)');
    await wait(500);
    const after = await tab.evaluate('scrollY + " px, focus on " + document.activeElement.localName');
    console.log(`${browser}${setting && ', disableRestoreFocus'}: ${before} px, then ${after}`);
    await tab.close();
  }
  await running.close();
}
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
chrome: 3000 px, then 0 px, focus on button
chrome, disableRestoreFocus: 3000 px, then 3000 px, focus on body
firefox: 3000 px, then 0 px, focus on button
firefox, disableRestoreFocus: 3000 px, then 3000 px, focus on body
TEXT
diff expected.txt seen.txt && echo 'as described'
