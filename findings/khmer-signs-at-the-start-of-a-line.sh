#!/usr/bin/env bash
# With which sign a line of Khmer text may begin: `។` ends a sentence, `៖` is a colon, `ៗ` repeats the word before it.
# Every line is as narrow as it can be, so that each place where a browser may break shows.
#
# Versions: Debian's chromium-headless-shell 156.0.8078.108, firefox-esr 153.8.0, libwebkit2gtk-4.1-0 2.50.6, Node 20.
# Guess before the run: the three break at the same words of a dictionary. For the signs none was written.
# Seen: Chromium keeps each sign at its word. Firefox begins a line with every one of them, with `)` and the slash too,
# also under `line-break: strict` and behind a word joiner (U+2060, here +). WebKit does it for `ៗ` alone. Between a
# word and a digit only Firefox breaks.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
minibrowser() { ls /usr/lib/*/webkit2gtk-4.1/MiniBrowser 2>/dev/null | head -n 1; }
if ! command -v firefox-esr chromium-headless-shell xvfb-run >/dev/null || [ -z "$(minibrowser)" ] || [ -z "$(fc-list :lang=km)" ]; then
  { apt-get update -q && apt-get install -yq firefox-esr chromium-headless-shell webkit2gtk-driver xvfb xauth fonts-khmeros; } >/dev/null
fi
cat > page.html <<'HTML'
<!doctype html><body lang="km"><script>
  // The lines of a text in a box of one pixel, by the places of its clusters.
  const linesOf = (text, css) => {
    const box = document.body.appendChild(document.createElement('div'));
    box.style.cssText = 'width: 1px; font: 16px/24px sans-serif;' + css;
    box.textContent = text;
    const [lines, range] = [[], document.createRange()];
    let top = null;
    for (const { index, segment } of new Intl.Segmenter('km').segment(text)) {
      range.setStart(box.firstChild, index);
      range.setEnd(box.firstChild, index + segment.length);
      const at = [...range.getClientRects()].filter(({ width }) => width > 0).at(-1)?.top ?? top;
      if (top === null || at > top + 6) lines.push('');
      lines[lines.length - 1] += segment;
      top = at;
    }
    box.remove();
    return lines.map((line) => line.replaceAll('\u2060', '+')).join(' | ');
  };
  const texts = ['ឈ្នះប្រាក់។សូមអរគុណ', 'ឈ្នះ៖ប្រាក់', 'ផ្សេងៗទៀត', '(ឈ្នះប្រាក់)', 'ឈ្នះ/ចាញ់', 'ឈ្នះ5ដង'];
  const lines = texts.map((text) => linesOf(text, ''));
  lines.push('strict ' + linesOf(texts[0], 'line-break: strict'));
  lines.push('joined ' + linesOf(texts[0].replace('។', '\u2060។'), ''));
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
chromium: ឈ្នះ | ប្រាក់។ | សូម | អរគុណ
chromium: ឈ្នះ៖ | ប្រាក់
chromium: ផ្សេងៗ | ទៀត
chromium: (ឈ្នះ | ប្រាក់)
chromium: ឈ្នះ/ | ចាញ់
chromium: ឈ្នះ5ដង
chromium: strict ឈ្នះ | ប្រាក់។ | សូម | អរគុណ
chromium: joined ឈ្នះ | ប្រាក់+។ | សូម | អរគុណ
firefox: ឈ្នះ | ប្រាក់ | ។ | សូម | អរគុណ
firefox: ឈ្នះ | ៖ | ប្រាក់
firefox: ផ្សេង | ៗទៀត
firefox: (ឈ្នះ | ប្រាក់ | )
firefox: ឈ្នះ | / | ចាញ់
firefox: ឈ្នះ | 5ដង
firefox: strict ឈ្នះ | ប្រាក់ | ។ | សូម | អរគុណ
firefox: joined ឈ្នះ | ប្រាក់+ | ។ | សូម | អរគុណ
webkit: ឈ្នះ | ប្រាក់។ | សូម | អរគុណ
webkit: ឈ្នះ៖ | ប្រាក់
webkit: ផ្សេង | ៗ | ទៀត
webkit: (ឈ្នះ | ប្រាក់)
webkit: ឈ្នះ/ | ចាញ់
webkit: ឈ្នះ5ដង
webkit: strict ឈ្នះ | ប្រាក់។ | សូម | អរគុណ
webkit: joined ឈ្នះ | ប្រាក់+។ | សូម | អរគុណ
TEXT
diff expected.txt seen.txt && echo 'as described'
