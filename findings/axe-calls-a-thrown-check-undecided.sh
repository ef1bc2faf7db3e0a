#!/usr/bin/env bash
# What axe says of light grey text on white after one option of its contrast check was set by `axe.configure`.
#
# Versions: axe-core 4.14.1, Debian's chromium 156.0.8078.108, puppeteer-core 24.43.1, Node 20.
# Guess before the run: the option is added to the check's own ones, and the text stays a violation.
# Seen: `configure` replaces all options of the check. Without its ratios the check throws, and axe lists the rule as
# incomplete: no violation, no pass, no error. The same option given to `axe.run` is added, and the violation is there.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
command -v chromium >/dev/null || { apt-get update -q && apt-get install -yq chromium; } >/dev/null
npm init -y >/dev/null
npm install --silent --no-audit --no-fund axe-core@4.14.1 puppeteer-core@24.43.1
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const running = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const way of ['as it comes', 'option by run', 'option by configure']) {
  const tab = await running.newPage();
  await tab.setContent('<body style="background: #fff"><p style="color: #ccc">some text to read</p></body>');
  await tab.evaluate(source);
  const seen = await tab.evaluate(async (chosen) => {
    const options = { ignoreLength: true };
    if (chosen === 'option by configure') axe.configure({ checks: [{ id: 'color-contrast', options }] });
    const run = chosen === 'option by run' ? { checks: { 'color-contrast': { options } } } : {};
    const results = await axe.run(document, run);
    const has = (kind) => results[kind].some(({ id }) => id === 'color-contrast');
    return ['violations', 'passes', 'incomplete'].filter(has).join();
  }, way);
  console.log(`${way}: ${seen}`);
}
await running.close();
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
as it comes: violations
option by run: violations
option by configure: incomplete
TEXT
diff expected.txt seen.txt && echo 'as described'
