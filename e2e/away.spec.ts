import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expectNoViolations } from './support/accessibility';
import { expectBettingOpen } from './support/connection';
import { numberDisplay, placeBet, pressDigits, waitForCountdown } from './support/home';
import { expect, test } from './support/homeFixtures';
import { placesOnHome, expectNoHorizontalOverflow, sizes } from './support/pageLayout';
import { missedLine, missedPanel } from './support/resultReveal';

const { missedBets, outcomes } = km;

const dismiss = (page: Page) =>
  missedPanel(page).getByRole('button', { name: missedBets.dismiss }).click();
/** Waits until the list of bets is there, and all of them are settled. */
const expectNoOpenBets = (page: Page) => expect(page.getByText(km.tables.noBetsHint)).toBeVisible();

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/WebSocket|ERR_/));

test('after a lost line one line says how many rounds went by and the net, and opens what became of each bet', async ({
  home: page,
  context,
  control,
}) => {
  for (const number of ['8', '7']) await placeBet(page, number);
  const { round } = await control.state();
  const tag = km.common.roundTag(round.id);
  await context.setOffline(true);
  await control.nextResult('407');
  for (let passed = 0; passed < 3; passed += 1) await control.startRound();
  await control.countdown(600);
  await expect(missedLine(page)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 1024 });
  const places = await placesOnHome(page);
  await context.setOffline(false);

  await expect(missedLine(page)).toContainText(`${outcomes.bets('2')}+7,000៛`);
  await expectBettingOpen(page);
  expect(await placesOnHome(page)).toEqual(places);
  await pressDigits(page, '12');
  await missedLine(page).click();
  await expect(missedPanel(page).getByRole('listitem')).toHaveText([
    `${tag}71,000 x 9${outcomes.won} 9,000៛`,
    `${tag}81,000 x 9${outcomes.lost} 1,000៛`,
  ]);
  await expect(missedPanel(page)).toContainText(`${outcomes.net}+7,000៛`);
  await expectNoViolations(page, 'missed bets');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoHorizontalOverflow(page, `missed bets at ${size.width} px`);
  }
  await page.keyboard.press('Escape');
  await expect(missedPanel(page)).toBeHidden();
  await expect(missedLine(page)).toBeHidden();
  await expect(numberDisplay(page)).toHaveValue('12');

  await page.reload();
  await expectNoOpenBets(page);
  await expect(missedLine(page)).toBeHidden();
});

test('a page that is opened after the draw shows what was missed in each tab until one of them has closed it', async ({
  home: page,
  context,
  control,
}) => {
  await placeBet(page, '7');
  await page.goto('about:blank');
  await control.nextResult('408');
  await control.startRound();
  await control.countdown(600);
  await page.goto('/');
  await expect(missedLine(page)).toContainText(`${outcomes.bets('1')}-1,000៛`);
  await page.reload();
  await expect(missedLine(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expect(missedLine(other)).toBeVisible();
  await missedLine(other).click();
  await dismiss(other);
  await expect(missedLine(other)).toBeHidden();
  await expect(missedLine(page)).toBeHidden();
  for (const each of [page, other]) {
    await each.reload();
    await waitForCountdown(each);
    await expectNoOpenBets(each);
    await expect(missedLine(each)).toBeHidden();
  }
});
