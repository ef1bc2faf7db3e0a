import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { km } from '../src/i18n/km';
import { expect, test } from './support/fixtures';
import { pressDigits, waitForCountdown, openFromMenu } from './support/home';
import { sophea, signInByForm } from './support/players';
import { recordStorageWrites } from './support/browserStorage';
import { fillTicket } from './support/ticket';
import { draw } from './support/resultReveal';
import { loseClockedStake } from './support/betSlip';

/** The names in the first column of the operators’ table of stored data. */
function namesForOperators(): string[] {
  const page = readFileSync(join(__dirname, '../docs/operations.md'), 'utf8');
  const [, section = ''] = page.split('## What the app keeps in a browser');
  const cells = [...section.matchAll(/^\| (.*?) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

test('the app stores nothing in the browser that the operators’ table does not name', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.allowConsoleErrors(/401|ERR_EMPTY_RESPONSE|ERR_FAILED/);
  const written = await recordStorageWrites(context);
  await sandbox.control.countdown(600);
  await page.clock.install();
  await page.goto('/?dev=true');
  await signInByForm(page, sophea);
  await waitForCountdown(page);
  await page.getByRole('button', { name: km.sound.turnOff }).click();
  await fillTicket(page, '12');
  await page.keyboard.press('Escape');
  await loseClockedStake(page, sandbox.control);
  await page.keyboard.press('Escape');
  await draw(page, sandbox.control, '407');
  await page.keyboard.press('Escape');
  await sandbox.control.startRound();
  await page.keyboard.press('Delete');
  await pressDigits(page, '7');
  await sandbox.control.faults({ rest: [{ path: '/logout', mode: 'status', status: 401 }] });
  await openFromMenu(page, km.header.logout);
  await expect(page).toHaveURL('/login');

  const names = namesForOperators();
  const isNamed = (entry: string) => {
    const key = entry
      .replace(/^\w+ /, '')
      .replace(/^(firebase:authUser):.*/, '$1:{key}')
      .replace(/^(receipts|shownRound|ticket):.*/, '$1:<mark>');
    return names.includes(key);
  };
  expect([...written].filter((entry) => !isNamed(entry))).toEqual([]);
  for (const entry of ['cookie access_token', 'local isSound', 'session chosenNumber']) {
    expect([...written]).toContain(entry);
  }
  for (const start of ['session receipts:', 'session ticket:', 'local shownRound:']) {
    expect([...written].some((entry) => entry.startsWith(start))).toBe(true);
  }
  expect([...written]).toContain('database flight-recorder');
  expect([...written]).toContain('database flight-recorder-last-changes');
  expect([...written]).toContain('channel session');
});
