#!/usr/bin/env bash
# What a browser takes for one Khmer letter: a consonant with another one below it (U+17D2) is one cluster.
#
# Versions: Debian's chromium-headless-shell 156.0.8078.108, firefox-esr 153.8.0, libwebkit2gtk-4.1-0 2.50.6 (ICU 72), Node 20.
# Guess before the run: all three count ស្រី as one, enlarge all of it as `::first-letter`, and cut no cluster in
# `word-break: break-all`. For Backspace and for digits in a number field none was written.
# Seen: WebKitGTK counts two and enlarges the first half. It and Chromium break between the halves, so that a line ends
# in a bare U+17D2. Backspace of WebKitGTK takes consonant and vowel at once. A number field of Firefox takes typed Khmer
# digits as 123, WebKitGTK calls them bad input, and Chromium drops them without a word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
minibrowser() { ls /usr/lib/*/webkit2gtk-4.1/MiniBrowser 2>/dev/null | head -n 1; }
if ! command -v firefox-esr chromium-headless-shell xvfb-run >/dev/null || [ -z "$(minibrowser)" ] || [ -z "$(fc-list :lang=km)" ]; then
  { apt-get update -q && apt-get install -yq firefox-esr chromium-headless-shell webkit2gtk-driver xvfb xauth fonts-khmeros; } >/dev/null
fi
cat > page.html <<'HTML'
<!doctype html><style>
  div { position: absolute; font: 16px/24px sans-serif; white-space: nowrap; }
  .first::first-letter { font-size: 64px; }
  .narrow { width: 1px; white-space: normal; word-break: break-all; }
</style><body lang="km"><script>
  // The width of the text, and whether its second consonant stands lower than its first.
  const measured = (text, name) => {
    const box = document.body.appendChild(document.createElement('div'));
    box.className = name;
    box.textContent = text;
    const { width } = box.getBoundingClientRect();
    const bottomOf = (from) => {
      const range = document.createRange();
      range.setStart(box.firstChild, from);
      range.setEnd(box.firstChild, from + 2);
      return range.getBoundingClientRect().bottom;
    };
    const isBroken = bottomOf(2) > bottomOf(0) + 6;
    box.remove();
    return { width, isBroken };
  };
  const type = (field, text) => {
    document.body.append(field);
    field.focus();
    if (text === '') document.execCommand('delete');
    else document.execCommand('insertText', false, text);
  };
  const count = [...new Intl.Segmenter('km').segment('ស្រី')].length;
  // The letter of 64 px makes all of the cluster four times as wide, or only a part of it.
  const plain = measured('ស្រី', '');
  const share = measured('ស្រី', 'first').width / plain.width;
  const word = Object.assign(document.createElement('textarea'), { value: 'ស្រី' });
  type(word, '');
  const number = Object.assign(document.createElement('input'), { type: 'number' });
  type(number, '១២៣');
  const lines = [
    `clusters ${count}, first letter ${share > 3.5 ? 'whole' : 'a part'}, ${measured('ស្រី', 'narrow').isBroken ? 'broken' : 'not broken'}`,
    `after Backspace ${[...word.value].map((each) => each.codePointAt(0).toString(16)).join(' ')}`,
    `number field ${JSON.stringify(number.value)}, bad input ${number.validity.badInput}`,
  ];
  fetch('/', { method: 'POST', body: lines.join('\n') });
</script>
HTML
cat > run.mjs <<'JS'
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

let take;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    if (request.method === 'POST') take(body);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(request.url === '/' ? readFileSync('page.html') : '');
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/`;
for (const name of ['chromium', 'firefox', 'webkit']) {
  const home = mkdtempSync(`${process.cwd()}/${name}-`);
  const [program, ...args] = {
    chromium: ['chromium-headless-shell', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${home}`, url],
    firefox: ['firefox-esr', '--headless', '--no-remote', '--profile', home, url],
    webkit: ['xvfb-run', '-a', process.env.MINIBROWSER, url],
  }[name];
  const env = { ...process.env, HOME: home, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const posted = new Promise((resolve) => (take = resolve));
  const browser = spawn(program, args, { env, stdio: 'ignore', detached: true });
  for (const line of (await posted).split('\n')) console.log(`${name}: ${line}`);
  process.kill(-browser.pid);
}
process.exit(0);
JS
MINIBROWSER=$(minibrowser) timeout 100 node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
chromium: clusters 1, first letter whole, broken
chromium: after Backspace 179f 17d2 179a
chromium: number field "", bad input false
firefox: clusters 1, first letter whole, not broken
firefox: after Backspace 179f 17d2 179a
firefox: number field "123", bad input false
webkit: clusters 2, first letter a part, broken
webkit: after Backspace 179f 17d2
webkit: number field "", bad input true
TEXT
diff expected.txt seen.txt && echo 'as described'
