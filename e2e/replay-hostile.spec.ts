import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import {
  actionList,
  choose,
  fileOf,
  openTrace,
  playersScreen,
  problemNote,
  traceIn,
  expect,
  test,
} from './support/replay';
import type { ChosenFile } from './support/replay';

const script = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';

/** Whether anything of a file ran, in the page or in the player's screen. */
async function anythingRan(page: Page): Promise<boolean> {
  const marks = await Promise.all(
    page
      .frames()
      .map((frame) => frame.evaluate(() => 'ran' in window || 'polluted' in Object.prototype)),
  );
  return marks.includes(true);
}

test('files that are none are refused in words, and the next one opens', async ({
  page,
  visit,
}) => {
  const gz = (content: Buffer) => ({ ...visit, name: 'a.gz', buffer: content });
  const newer = traceIn(visit);
  newer.$trace.schema = 2;
  const older = traceIn(visit);
  older.$trace.schema = 0;
  const refusals: [ChosenFile, RegExp][] = [
    [fileOf(visit.buffer.toString().slice(0, 9000)), /cut off or is not JSON/],
    [fileOf('<!doctype html><script>window.ran=1</script>'), /cut off or is not JSON/],
    [fileOf({ name: 'package', dependencies: {} }), /neither a trace/],
    [gz(gzipSync(visit.buffer).subarray(0, 2000)), /damaged/],
    [gz(gzipSync(Buffer.alloc(60_000_000))), /unpacking was stopped/],
    [fileOf(newer), /format 2/],
    [fileOf(older), /format 0, which is no longer read/],
    [fileOf({ ...traceIn(visit), stagedActionIds: [0, 99_999] }), /damaged/],
  ];
  await page.goto('/replay.html');
  for (const [file, words] of refusals) {
    await choose(page, file);
    await expect(problemNote(page)).toHaveText(words);
  }
  await choose(page, visit);
  await expect(actionList(page)).toBeVisible();
  // With a visit open a refused file leaves it open.
  await choose(page, fileOf('[1'));
  await expect(problemNote(page)).toHaveText(/cut off/);
  await expect(actionList(page)).toBeVisible();
  expect(await anythingRan(page)).toBe(false);
});

test('a file of 60 MB is refused before it is read', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('huge.trace.json');
  writeFileSync(path, Buffer.alloc(60_000_000, ' '));
  await page.goto('/replay.html');
  await choose(page, path);
  await expect(problemNote(page)).toHaveText(/too large: 60 MB/);
});

test('scripts, prototype keys and functions in a file are text, and nothing runs', async ({
  page,
  visit,
}) => {
  const trace = traceIn(visit);
  const last = trace.nextActionId - 1;
  trace.$trace.words = script;
  trace.$trace.problem = script;
  trace.$trace.environment.userAgent = script;
  const hostile = JSON.stringify(trace)
    .replace(
      `"${last}":{`,
      `"${last}":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},`,
    )
    .replaceAll('Bet placed', script.replaceAll('"', '\\"'))
    .replace(
      '"committedState":{',
      '"committedState":{"__proto__":{"polluted":1},"evil":{"$jsan":"ffunction(){window.ran=1}"},',
    );
  await openTrace(page, fileOf(hostile, `${script}.json`));
  await expect(page.getByText('Unsafe keys left out: 3.')).toBeVisible();
  await expect(page.getByText(script).first()).toBeVisible();
  await page.getByRole('searchbox').fill('betAccepted');
  await page.getByRole('option', { name: 'bets/betAccepted' }).click();
  await expect(playersScreen(page).getByRole('status').getByText('onerror')).toBeVisible();
  await page.getByRole('tab', { name: 'Action' }).click();
  await page.getByRole('tab', { name: 'State' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('notifications');
  expect(await anythingRan(page)).toBe(false);
});

test('a state that no screen can show says so, and the steps after it are shown', async ({
  page,
  visit,
  watch,
}) => {
  // React tells of what a screen throws.
  watch.allowConsoleErrors(/./);
  const trace = traceIn(visit);
  const state = trace.committedState as { session: unknown };
  const whole = state.session;
  state.session = { ...(whole as object), player: { username: { not: 'a text' } } };
  await openTrace(page, fileOf(trace), 30);
  await expect(page.getByText('The screen failed here')).toBeVisible();
  await expect(page.getByText(/^Diverged from step/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(playersScreen(page).locator('[name="username"]')).toBeVisible();
  await expect(page.getByText('The screen failed here')).toBeHidden();
});
