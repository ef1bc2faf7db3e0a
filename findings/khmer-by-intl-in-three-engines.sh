#!/usr/bin/env bash
# How the three engines write and sort Khmer by `Intl` with the locale `km`.
#
# Versions: Debian's chromium-headless-shell 156.0.8078.108, firefox-esr 153.8.0, libwebkit2gtk-4.1-0 2.50.6 (ICU 72), Node 20.
# Guess before the run: the three sort alike. For the separators of an amount none was written.
# Seen: Chromium knows no Khmer for numbers, dates and sorting, although its word segmenter does: it takes English and
# puts ឬស្សី, which Khmer sorts under រ, behind all consonants. WebKitGTK writes 1.234,5, which reads like a little over one, and
# Firefox 1,234.5, but ១.២៣៤,៥ when the same locale asks for Khmer digits.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
minibrowser() { ls /usr/lib/*/webkit2gtk-4.1/MiniBrowser 2>/dev/null | head -n 1; }
if ! command -v firefox-esr chromium-headless-shell xvfb-run >/dev/null || [ -z "$(minibrowser)" ] || [ -z "$(fc-list :lang=km)" ]; then
  { apt-get update -q && apt-get install -yq firefox-esr chromium-headless-shell webkit2gtk-driver xvfb xauth fonts-khmeros; } >/dev/null
fi
cat > page.html <<'HTML'
<!doctype html><script>
  const amount = (locale) => new Intl.NumberFormat(locale).format(1234.5);
  const known = [Intl.NumberFormat, Intl.DateTimeFormat, Intl.Collator, Intl.Segmenter].filter(
    (each) => each.supportedLocalesOf('km').length === 1,
  );
  const words = ['ឱកាស', 'a', 'សេរី', 'ឬស្សី', '២', 'រូបភាព', '10'];
  const lines = [
    `knows km for ${known.map(({ name }) => name).join(' ') || 'nothing'}`,
    `amounts ${amount('km')} and ${amount('km-u-nu-khmr')}`,
    `sorted ${words.sort(new Intl.Collator('km').compare).join(' ')}`,
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
chromium: knows km for Segmenter
chromium: amounts 1,234.5 and 1,234.5
chromium: sorted 10 ២ a រូបភាព សេរី ឬស្សី ឱកាស
firefox: knows km for NumberFormat DateTimeFormat Collator Segmenter
firefox: amounts 1,234.5 and ១.២៣៤,៥
firefox: sorted 10 ២ រូបភាព ឬស្សី សេរី ឱកាស a
webkit: knows km for NumberFormat DateTimeFormat Collator Segmenter
webkit: amounts 1.234,5 and ១.២៣៤,៥
webkit: sorted 10 ២ រូបភាព ឬស្សី សេរី ឱកាស a
TEXT
diff expected.txt seen.txt && echo 'as described'
