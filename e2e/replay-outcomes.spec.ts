import { gunzipSync } from 'node:zlib';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { placeBet, resultDialog, userMenuButton } from './support/home';
import { openReport, saveAndReadTrace } from './support/problemReport';
import { fileOf, openTrace, playersScreen, stepOf } from './support/replay';
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
  await openReport(page);
  const { bytes } = await saveAndReadTrace(page);

  const file = fileOf(gunzipSync(bytes).toString());
  const screen = playersScreen(page);
  const goTo = (step: number) =>
    page.evaluate((to) => void (window.location.hash = `step=${to}`), step);
  const opened = stepOf(file, 'outcomes/pastRoundOpened');
  await openTrace(page, file, opened);
  const bets = screen.getByRole('dialog', { name: km.roundHistory.betsOf(round.id) });
  await expect(bets.getByRole('listitem')).toHaveText([
    `81,000 x 9${km.outcomes.lost} 1,000៛`,
    `71,000 x 9${km.outcomes.won} 9,000៛`,
  ]);
  await goTo(stepOf(file, 'game/lastDigitsToggled', opened));
  await expect(screen.getByText(km.lastDigits.noMemory)).toBeVisible();
  await goTo(stepOf(file, 'notifications/desktopSwitched', opened));
  await expect(screen.getByRole('menuitemcheckbox')).toContainText(km.notifications.denied);
  const lastDigit = stepOf(file, 'game/revealClosed') - 1;
  await goTo(lastDigit);
  await expect(screen.getByRole('region', { name: km.outcomes.ownBets })).toContainText(
    km.outcomes.congratulations,
  );
});
