import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { km } from '../../src/i18n/km';
import { sophea } from '../support/players';
import { expect, test } from './fixtures';
import type { Target } from './findInPage';
import { openFromUserMenu, signInByPointer } from './screens';

const texts = km.problemReport;
const message = 'The draw came late.';
const playersScreen: Target = { title: 'The player’s screen' };

test('a problem report that a player saves replays consistently on the player’s screens', async ({
  webPage: page,
  driver,
}) => {
  await signInByPointer(page, sophea);
  await page.type('42');
  await openFromUserMenu(page, km.common.reportProblem);
  await page.click({ label: texts.message });
  await page.type(message);
  await page.click({ role: 'button', name: texts.save });
  await page.expectShown({ text: texts.done });
  const saved = () => readdirSync(driver.downloads);
  await expect.poll(saved).toEqual([expect.stringMatching(/\.trace\.json\.gz$/)]);

  await page.open('/replay.html');
  await page.chooseFile('input[type=file]', join(driver.downloads, saved()[0] ?? ''));
  await page.expectShown({ text: 'Replays consistently; confirm money on the server' });
  await page.expectShown({ text: message });
  await page.expectShown({ text: '0 blocked' });
  await page.click({ role: 'tab', name: 'Steps' });
  await page.click({ role: 'listbox', name: 'Recorded actions' });
  await page.press('End');
  // The description is in its own file, never among the steps.
  await page.expectValue({ label: texts.message, within: playersScreen }, '');
  await page.expectValue({ label: km.home.number, within: playersScreen }, '42');
});
