import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expectNoViolations } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { bettingForm, numberDisplay, openHome, placeBet, resultDialog } from './support/home';
import { expectNoHorizontalOverflow, sizes } from './support/pageLayout';
import { sophea } from './support/players';
import { draw } from './support/resultReveal';

const { outcomes, roundHistory } = km;

const history = (page: Page) => page.getByRole('list', { name: roundHistory.title });
const roundButton = (page: Page, roundId: number) =>
  history(page).getByRole('button', { name: km.common.roundTag(roundId) });
const betsOf = (page: Page, roundId: number) =>
  page.getByRole('dialog', { name: roundHistory.betsOf(roundId) });

test('after a draw the round stands in the history with stake and net, and opens its bets by keyboard', async ({
  page,
  context,
  sandbox,
}) => {
  const { control } = sandbox;
  await openHome(page, context, sandbox, sophea);
  await expect(history(page).getByRole('listitem')).toHaveCount(10);
  for (const number of ['7', '8']) await placeBet(page, number);
  const { round } = await control.state();
  await draw(page, control, '407');
  await page.keyboard.press('Escape');
  await expect(resultDialog(page)).toBeHidden();
  await control.startRound();
  const button = roundButton(page, round.id);
  await expect(button).toContainText('2,000៛');
  await expect(button).toContainText('+7,000៛');
  await expect(button).not.toContainText(outcomes.expected);
  await expect(history(page).getByRole('listitem')).toHaveCount(10);
  // The player's past bets may belong to some of these rounds, but never to all.
  const withoutBets = history(page)
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('button') })
    .first();
  await expect(withoutBets.getByRole('img')).toHaveCount(1);
  await expect(withoutBets).not.toContainText('៛');

  await button.press('Enter');
  const rows = betsOf(page, round.id).getByRole('listitem');
  await expect(rows).toHaveText([
    `81,000 x 9${outcomes.lost} 1,000៛`,
    `71,000 x 9${outcomes.won} 9,000៛`,
  ]);
  await expectNoViolations(page, 'bets of a past round');
  await page.keyboard.press('5');
  await page.keyboard.press('Escape');
  await expect(betsOf(page, round.id)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(numberDisplay(page)).toHaveValue('');

  await button.click();
  await expect(betsOf(page, round.id)).toBeVisible();
  await page.goBack();
  await expect(betsOf(page, round.id)).toBeHidden();
  await expect(page).toHaveURL('/');

  await page.reload();
  await expect(roundButton(page, round.id)).toContainText('+7,000៛');
});

test('below 1440 px the history is a strip that takes 56 px at most and scrolls by keyboard', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.control.seedBets(sophea.id, { open: 3, settled: 3 });
  await openHome(page, context, sandbox, sophea);
  await expect(history(page).getByRole('listitem')).toHaveCount(10);
  for (const size of sizes.filter(({ width }) => width < 1440)) {
    await page.setViewportSize(size);
    await expectNoHorizontalOverflow(page, `history at ${size.width} px`);
    const form = await bettingForm(page).boundingBox();
    const tabs = await page.getByRole('tablist').boundingBox();
    if (!form || !tabs) throw new Error('the page has no form and no tabs');
    const gap = size.width > 640 ? 16 : 12;
    expect(tabs.y - form.y - form.height - gap).toBeLessThanOrEqual(56);
  }
  const last = history(page).getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  await history(page).focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(last).toBeInViewport({ timeout: 200 });
  }).toPass();
  await expectNoViolations(page, 'round history at 360 px');
});
