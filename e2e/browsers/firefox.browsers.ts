import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { messages } from '../../sandbox/messages';
import { formatAmount } from '../../src/domain/money';
import { km } from '../../src/i18n/km';
import { findFocus } from '../support/accessibility';
import { keysOfStakes, repeatedStake, storedStakes } from '../support/betSlip';
import { sophea } from '../support/players';
import { reportAddress } from '../support/reportPage';
import {
  amount,
  click,
  expect,
  expectAddress,
  expectBalance,
  expectFocused,
  expectHidden,
  expectText,
  named,
  number,
  openFromUserMenu,
  pressBoth,
  resultDialog,
  test,
} from './firefox';

const openBets = named('table', km.tables.openBets);
const history = named('table', km.tables.winLoseHistory);

test('a player bets by keyboard and by pointer, sees the draw, wins and finds both bets in the history', async ({
  home: page,
  sandbox: { control },
}) => {
  await page.keyboard.type('12');
  await expectText(page, number, '12');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await page.keyboard.type('07');
  await expectText(page, number, '07');
  await page.keyboard.press('Enter');
  await expectFocused(page, amount);
  await pressBoth(page, 'Alt', '1');
  await expectText(page, amount, formatAmount(1_000));
  await pressBoth(page, 'Control', 'a');
  await page.keyboard.type('2000');
  await expectText(page, amount, formatAmount(2_000));
  await page.keyboard.press('Enter');
  await page.waitForSelector(`[role="status"] ::-p-text(${messages.betPlaced})`);
  await expectText(page, openBets, formatAmount(2_000));
  await expectBalance(page, 498_000);

  for (const digit of '007') await click(page, named('button', digit));
  await expectText(page, number, '007');
  await click(page, named('button', km.keypad.enter));
  await click(page, named('button', km.betModal.addChip(formatAmount(1_000))));
  await expectText(page, amount, formatAmount(1_000));
  await click(page, named('button', km.betModal.submit));
  await expectHidden(page, amount);
  await expectText(page, openBets, '3D');
  await expectBalance(page, 497_000);

  await control.nextResult('007');
  await control.finishRound();
  await page.waitForSelector(resultDialog);
  await page.keyboard.press('Escape');
  await expectHidden(page, resultDialog);
  await expectBalance(page, 497_000 + 2_000 * 90 + 1_000 * 800);
  await click(page, named('tab', km.tables.winLoseHistory));
  await expectAddress(page, '/?slug=win-lose');
  await expectText(page, history, '180,000');
  await expectText(page, history, '800,000');
});

test('a stake whose connection was cut after the server stored it is stored once, also if the browser sends it again', async ({
  home: page,
  sandbox: { control },
}) => {
  await page.keyboard.type('07');
  await page.keyboard.press('Enter');
  await expectFocused(page, amount);
  await pressBoth(page, 'Alt', '1');
  await control.faults({ rest: [repeatedStake] });
  await page.keyboard.press('Enter');
  await expectText(page, openBets, formatAmount(1_000));
  await expectBalance(page, 499_000);
  expect(new Set(await keysOfStakes(control)).size).toBe(1);
  expect(await storedStakes(control, sophea.id)).toEqual({ open: 1, balance: 499_000 });
});

test('Tab reaches the controls of home, the focus is always visible, and the Khmer fonts are loaded', async ({
  home: page,
}) => {
  const passed = new Set<string>();
  for (let step = 0; step < 17; step += 1) {
    await page.keyboard.press('Tab');
    const { name, isVisible } = await page.evaluate(findFocus);
    expect(isVisible, `the focus on ${name} is visible`).toBe(true);
    passed.add(name);
  }
  expect(Array.from(passed)).toEqual(expect.arrayContaining(['button 1', 'button 9']));
  const loadedWeights = () =>
    page.evaluate(() =>
      Array.from(document.fonts)
        .filter(({ family, status }) => family.includes('Lottery Sans') && status === 'loaded')
        .map(({ weight }) => weight),
    );
  await expect.poll(loadedWeights).toEqual(expect.arrayContaining(['400', '600']));
});

test('a player reads the report of dates that were typed and picked in a calendar, and logs out', async ({
  home: page,
  sandbox,
}) => {
  const { report } = km;
  await openFromUserMenu(page, km.header.report);
  await click(page, named('button', report.lastMonth));
  await expectText(page, named('table', report.title), km.common.total);

  await page.goto(sandbox.webUrl + reportAddress('2026-11-10', '2026-11-12'));
  const end = named('group', report.endDate);
  await expectText(page, end, '12-11-2026');
  await click(page, `${end} [role="spinbutton"]`);
  await pressBoth(page, 'Control', 'a');
  await page.keyboard.type('15112026');
  await expectText(page, end, '15-11-2026');
  await click(page, named('button', report.filter));
  await expectAddress(page, reportAddress('2026-11-10', '2026-11-15'));

  // The calendar of the start comes first.
  await click(page, `button[aria-label^="${report.chosenDate('')}"]`);
  await click(page, named('gridcell', '14'));
  await expectText(page, named('group', report.startDate), '14-11-2026');
  await expectHidden(page, named('gridcell', '14'));
  await click(page, named('button', report.filter));
  await expectAddress(page, reportAddress('2026-11-14', '2026-11-15'));
  await page.waitForSelector(named('table', report.title));

  await openFromUserMenu(page, km.header.logout);
  await expectAddress(page, '/login');
  await page.goto(sandbox.webUrl);
  await expectAddress(page, '/login');
});

test('a problem report that a player saves replays consistently on the player’s screens', async ({
  home: page,
  sandbox,
  downloads,
}) => {
  const texts = km.problemReport;
  const message = 'The draw came late.';
  await page.keyboard.type('42');
  await openFromUserMenu(page, km.common.reportProblem);
  await click(page, '[role="dialog"] textarea');
  await page.keyboard.type(message);
  await click(page, named('button', texts.save));
  await page.waitForSelector(`::-p-text(${texts.done})`);
  const saved = () => readdirSync(downloads);
  await expect.poll(saved).toEqual([expect.stringMatching(/\.trace\.json\.gz$/)]);

  await page.evaluate(() => localStorage.setItem('replayLanguage', 'en'));
  await page.goto(`${sandbox.webUrl}/replay.html`);
  const input = await page.waitForSelector('input[type=file]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(join(downloads, saved()[0] ?? ''));
  for (const text of ['Replays consistently, which', message, '0 blocked']) {
    await page.waitForSelector(`::-p-text(${text})`);
  }
  await click(page, named('tab', 'Steps'));
  await click(page, named('listbox', 'Steps'));
  await page.keyboard.press('End');
  const frame = await page.waitForSelector('iframe[title="The player’s screen"]');
  const screen = await frame?.contentFrame();
  const valueOf = async (selector: string) =>
    (await screen?.$(selector))?.evaluate((field) => (field as HTMLInputElement).value);
  // The description is in its own file, never among the steps.
  await expect.poll(() => valueOf('[role="dialog"] textarea')).toBe('');
  await expect.poll(() => valueOf(`input[aria-label="${km.home.number}"]`)).toBe('42');
});
