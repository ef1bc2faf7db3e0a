import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { placeBet, resultDialog, userMenuButton } from './support/home';
import { goTo, openTrace, playersScreen, saveReport, stepOf } from './support/replay';
import { draw } from './support/resultReveal';

test('the replay shows the own bets, the last digits and the switch of notifications as the player saw them', async ({
  home: page,
  control,
}) => {
  for (const number of ['7', '8']) await placeBet(page, number);
  const { round } = await control.state();
  await draw(page, control, '407');
  const ownBets = resultDialog(page).getByRole('region', { name: km.outcomes.ownBets });
  await expect(ownBets).toContainText(km.outcomes.congratulations);
  await page.keyboard.press('Escape');
  await expect(resultDialog(page)).toBeHidden();
  await control.startRound();
  const history = page.getByRole('list', { name: km.roundHistory.title });
  const past = history.getByRole('button', { name: km.common.roundTag(round.id) });
  await past.click();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: km.tables.results, exact: true }).click();
  await page.getByRole('button', { name: km.lastDigits.title }).click();
  await userMenuButton(page).click();
  await page.getByRole('menuitemcheckbox').click();
  await expect(page.getByRole('menuitemcheckbox')).toContainText(km.notifications.denied);
  await page.keyboard.press('Escape');

  const file = await saveReport(page);
  const screen = playersScreen(page);
  const opened = stepOf(file, 'outcomes/pastRoundOpened');
  await openTrace(page, file, opened);
  const bets = screen.getByRole('dialog', { name: km.roundHistory.betsOf(round.id) });
  await expect(bets.getByRole('listitem')).toHaveText([
    `81,000 x 9${km.outcomes.lost} 1,000៛`,
    `71,000 x 9${km.outcomes.won} 9,000៛`,
  ]);
  await goTo(page, stepOf(file, 'game/lastDigitsToggled', opened));
  await expect(screen.getByText(km.lastDigits.noMemory)).toBeVisible();
  await goTo(page, stepOf(file, 'notifications/desktopSwitched', opened));
  await expect(screen.getByRole('menuitemcheckbox')).toContainText(km.notifications.denied);
  const lastDigit = stepOf(file, 'game/revealClosed') - 1;
  await goTo(page, lastDigit);
  await expect(screen.getByRole('region', { name: km.outcomes.ownBets })).toContainText(
    km.outcomes.congratulations,
  );
});

test('the replay shows the card of the bets whose draw the player missed, and the play time', async ({
  home: page,
  control,
}) => {
  await placeBet(page, '7');
  await page.goto('about:blank');
  await control.nextResult('407');
  for (let passed = 0; passed < 2; passed += 1) await control.startRound();
  await control.countdown(600);
  await page.goto('/');
  await page.getByRole('button', { name: km.missedBets.dismiss }).click();
  await userMenuButton(page).click();
  const shown = page.getByRole('menuitem', { name: km.playTime.today });
  await expect(shown).toContainText(km.playTime.played(0, 0));
  await page.keyboard.press('Escape');

  const file = await saveReport(page);
  const dismissed = stepOf(file, 'outcomes/missedBetsDismissed');
  await openTrace(page, file, dismissed - 1);
  const screen = playersScreen(page);
  const card = screen.getByRole('region', { name: km.missedBets.title });
  await expect(card).toContainText(km.missedBets.rounds('2', '1'));
  await expect(card).toContainText(`${km.outcomes.won} 9,000៛`);
  await goTo(page, dismissed);
  await expect(card).toBeHidden();
  await goTo(page, stepOf(file, 'layout/userMenuClosed') - 1);
  await expect(screen.getByRole('menuitem', { name: km.playTime.today })).toContainText(
    km.playTime.played(0, 0),
  );
});
