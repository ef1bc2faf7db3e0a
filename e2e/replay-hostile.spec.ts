import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import {
  actionList,
  choose,
  expectChecked,
  fileOf,
  openSteps,
  openTrace,
  playersScreen,
  openError,
  stepOf,
  traceIn,
  expect,
  test,
} from './support/replay';
import type { ChosenFile } from './support/replay';

const script = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';

/** Whether code from a file ran, in the page or in the player's screen. */
async function anythingRan(page: Page): Promise<boolean> {
  const marks = await Promise.all(
    page
      .frames()
      .map((frame) => frame.evaluate(() => 'ran' in window || 'polluted' in Object.prototype)),
  );
  return marks.includes(true);
}

test('the replay page refuses files that are no traces with a message, and opens the next one', async ({
  page,
  recording,
}, testInfo) => {
  const gz = (content: Buffer) => ({ ...recording, name: 'a.gz', buffer: content });
  const older = traceIn(recording);
  older.$trace.schema = 0;
  const refusals: [ChosenFile, RegExp][] = [
    [fileOf(recording.buffer.toString().slice(0, 9000)), /cut off or is not JSON/],
    [fileOf([{ type: 'todos/added' }, { type: 'api/executeQuery/pending' }]), /of another site/],
    [gz(gzipSync(Buffer.alloc(60_000_000))), /unpacking was stopped/],
    [fileOf(older), /format of another version/],
  ];
  const huge = testInfo.outputPath('huge.trace.json');
  writeFileSync(huge, Buffer.alloc(60_000_000, ' '));
  await page.addInitScript(() => localStorage.setItem('replayLanguage', 'en'));
  await page.goto('/replay.html');
  await choose(page, huge);
  await expect(openError(page)).toHaveText(/too large: 60 MB/);
  for (const [file, message] of refusals) {
    await choose(page, file);
    await expect(openError(page)).toHaveText(message);
  }
  await choose(page, recording);
  await expectChecked(page);
  await openSteps(page);
  await expect(actionList(page)).toBeVisible();
  // A refused file leaves the open recording as it is.
  await choose(page, fileOf('[1'));
  await expect(openError(page)).toHaveText(/cut off/);
  await expect(actionList(page)).toBeVisible();
  expect(await anythingRan(page)).toBe(false);
  await page.evaluate(() => Object.assign(window, { ran: 1 }));
  expect(await anythingRan(page), 'code that runs is detected').toBe(true);
});

test('the replay page shows scripts, prototype keys and functions of a file as text, and runs nothing', async ({
  page,
  recording,
}) => {
  const trace = traceIn(recording);
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
  await expect(page.getByText(script).first()).toBeVisible();
  await openSteps(page);
  await page.getByRole('searchbox').fill('betAccepted');
  await page.getByRole('option', { name: 'bets/betAccepted' }).click();
  await expect(playersScreen(page).getByRole('status').getByText('onerror')).toBeVisible();
  expect(await anythingRan(page)).toBe(false);
});

test('the replay page says that a screen cannot show a state, and still shows the steps after it', async ({
  page,
  recording,
  watch,
}) => {
  // React logs what a screen throws.
  watch.allowConsoleErrors(/./);
  const trace = traceIn(recording);
  const signIn = trace.actionsById[stepOf(recording, 'session/signedIn')]?.action;
  Object.assign(signIn ?? {}, { payload: { username: { not: 'a text' } } });
  await openTrace(page, fileOf(trace), 30);
  await expect(page.getByText('The screen failed here')).toBeVisible();
  await page.keyboard.press('End');
  await expect(playersScreen(page).locator('[name="username"]')).toBeVisible();
  await expect(page.getByText('The screen failed here')).toBeHidden();
});
