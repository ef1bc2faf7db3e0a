#!/usr/bin/env bash
# A date field of MUI X and what a Cambodian player types or pastes into it.
#
# Versions: @mui/x-date-pickers 9.17.0 with dayjs 1.11.23, react 19.3.1, jsdom 26.1.0, Node 20.
# Guess before the run: a Khmer digit counts as its ASCII digit; a pasted text that is no date changes nothing.
# Seen: a Khmer digit is ignored without a word. A pasted text in another order or with Khmer digits empties the whole
# field, although a valid date stood there. The same paste in the field's own format is taken.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @mui/x-date-pickers@9.17.0 @mui/material@9.5.0 @emotion/react@11.14.0 \
  @emotion/styled@11.14.1 dayjs@1.11.23 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
cat > run.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<div id="root"></div>', { pretendToBeVisual: true });
for (const name of ['window', 'document', 'navigator', 'HTMLElement', 'Element', 'Node', 'getComputedStyle', 'MutationObserver'])
  globalThis[name] = name === 'window' ? window : window[name];
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const { createElement, act } = await import('react');
const { createRoot } = await import('react-dom/client');
const { DateField } = await import('@mui/x-date-pickers/DateField');
const { LocalizationProvider } = await import('@mui/x-date-pickers/LocalizationProvider');
const { AdapterDayjs } = await import('@mui/x-date-pickers/AdapterDayjs');
const { default: dayjs } = await import('dayjs');

async function field() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const given = { dateAdapter: AdapterDayjs };
  const props = { defaultValue: dayjs('2026-11-12'), format: 'DD-MM-YYYY' };
  await act(() => root.render(createElement(LocalizationProvider, given, createElement(DateField, props))));
  const sections = () => [...host.querySelectorAll('[role="spinbutton"]')];
  const first = async () => {
    await act(() => sections()[0].focus());
    return sections()[0];
  };
  return {
    text: () => sections().map((part) => part.textContent).join('-'),
    async type(key) {
      const day = await first();
      day.textContent = key;
      await act(() => day.dispatchEvent(new window.Event('input', { bubbles: true })));
    },
    async paste(text) {
      const day = await first();
      const event = new window.Event('paste', { bubbles: true, cancelable: true });
      event.clipboardData = { getData: () => text };
      await act(() => day.dispatchEvent(event));
    },
  };
}
for (const key of ['3', '\u17e3']) {
  const one = await field();
  await one.type(key);
  console.log(`typed ${key}: ${one.text()}`);
}
for (const text of ['03-11-2026', '2026-11-03', '\u17e0\u17e3-\u17e1\u17e1-\u17e2\u17e0\u17e2\u17e6']) {
  const one = await field();
  await one.paste(text);
  console.log(`pasted ${text}: ${one.text()}`);
}
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
typed 3: 03-11-2026
typed ៣: 12-11-2026
pasted 03-11-2026: 03-11-2026
pasted 2026-11-03: DD-MM-YYYY
pasted ០៣-១១-២០២៦: DD-MM-YYYY
TEXT
diff expected.txt seen.txt && echo 'as described'
