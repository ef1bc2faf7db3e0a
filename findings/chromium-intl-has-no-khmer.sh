#!/usr/bin/env bash
# Whether Intl speaks Khmer, and whether engines agree on numbers, order and words of it.
#
# Versions: Debian's chromium 156.0.8078.108 and firefox-esr 153.8.0, puppeteer-core 24.43.1, Node 20.20.2.
# Guess before the run: all three know `km`, and write the same; its numbers are grouped by dots, as in 1.000,00.
# Seen: Chromium does not know `km` and falls back to English without a word: English dates and order, a currency code
# before the amount, and no Khmer digits even when asked for. Node and Firefox swap comma and dot with the digits:
# 1,234.5 in ASCII digits is ១.២៣៤,៥ in Khmer ones, so a text that is turned digit by digit is another number.
# All three give the riel two decimals. Each divides a sentence into other words.
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
import { launch } from 'puppeteer-core';

function written() {
  const riel = { style: 'currency', currency: 'KHR' };
  const words = new Intl.Segmenter('km', { granularity: 'word' }).segment('អ្នកបានភ្នាល់លេខនេះរួចហើយ');
  return {
    known: Intl.NumberFormat.supportedLocalesOf(['km', 'km-KH']).join(' ') || 'no',
    ascii: new Intl.NumberFormat('km').format(1234.5),
    khmer: new Intl.NumberFormat('km-u-nu-khmr').format(1234.5),
    riel: new Intl.NumberFormat('km', riel).format(5000).replace('\u00a0', ' '),
    month: new Intl.DateTimeFormat('km', { month: 'long', timeZone: 'UTC' }).format(0),
    order: ['ឫ', 'ស', 'រ', 'កក', 'កំ'].sort(new Intl.Collator('km').compare).join(' '),
    words: [...words].map(({ segment }) => segment).join('|'),
  };
}
const seen = { node: written() };
for (const [browser, executablePath, args] of [
  ['chrome', '/usr/bin/chromium', ['--no-sandbox']],
  ['firefox', '/usr/bin/firefox-esr', []],
]) {
  const running = await launch({ browser, executablePath, args });
  seen[browser] = await (await running.newPage()).evaluate(`(${written})()`);
  await running.close();
}
for (const what of Object.keys(seen.node))
  for (const where of Object.keys(seen)) console.log(`${what}, ${where}: ${seen[where][what]}`);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
known, node: km km-KH
known, chrome: no
known, firefox: km km-KH
ascii, node: 1,234.5
ascii, chrome: 1,234.5
ascii, firefox: 1,234.5
khmer, node: ១.២៣៤,៥
khmer, chrome: 1,234.5
khmer, firefox: ១.២៣៤,៥
riel, node: 5,000.00៛
riel, chrome: KHR 5,000.00
riel, firefox: 5,000.00៛
month, node: មករា
month, chrome: January
month, firefox: មករា
order, node: កក កំ រ ឫ ស
order, chrome: កំ កក រ ស ឫ
order, firefox: កក កំ រ ឫ ស
words, node: អ្នក|បាន|ភ្នាល់|លេខ|នេះ|រួចហើយ
words, chrome: អ្នក|បាន|ភ្នាល់|លេខ|នេះ|រួច|ហើយ
words, firefox: អ្នកបាន|ភ្នាល់|លេខនេះ|រួចហើយ
TEXT
diff expected.txt seen.txt && echo 'as described'
