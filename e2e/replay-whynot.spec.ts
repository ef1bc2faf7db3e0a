import { km } from '../src/i18n/km';
import { expectNoViolations } from './support/accessibility';
import { connectionBanner, expectBettingClosed, expectBettingOpen } from './support/connection';
import { addChip, betDialog, keypadKey, pressDigits, slipSubmit } from './support/home';
import { expect, test } from './support/homeFixtures';
import { signInByForm, sophea } from './support/players';
import { saveEarlierTrace } from './support/problemReport';
import { expectConsistent, openTrace } from './support/replay';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/401|WebSocket|ERR_/));

test('the replay says in at most three presses why presses did nothing, and why the session ended', async ({
  home: page,
  control,
  sent,
}) => {
  // While betting is closed a disabled key takes presses, and sends nothing.
  const pressClosed = async () => {
    await expectBettingClosed(page);
    await keypadKey(page, km.keypad.close).click({ force: true });
  };
  await pressDigits(page, '7');
  await control.clock({ paused: true });
  await control.countdown(5);
  await pressClosed();
  await control.clock({ paused: false });
  await control.startRound();
  await expectBettingOpen(page);

  await control.faults({ pusher: { drop: true, refuse: true } });
  await expect(connectionBanner(page, km.connection.reconnecting)).toBeVisible();
  await pressClosed();
  await expect(betDialog(page)).toBeHidden();
  await control.faults({ pusher: { refuse: false } });
  await expectBettingOpen(page);
  expect(sent).toEqual([]);

  await keypadKey(page, km.keypad.enter).click();
  await addChip(page, 1000);
  await control.revoke(sophea.id);
  await slipSubmit(page).click();
  await expect(page.getByLabel(km.login.username)).toBeVisible();
  await signInByForm(page, sophea);
  // The login screen has started newer recordings.
  const { name, bytes } = await saveEarlierTrace(page, 'oldest');

  await openTrace(page, { name, mimeType: 'application/gzip', buffer: bytes });
  await page.getByRole('tab', { name: 'Why not?' }).click();
  const answer = page.getByRole('tabpanel', { name: 'Why not?' });
  await page.keyboard.press('b');
  await expect(answer).toContainText('a press on the keypad’s submit was ignored');
  await expect(answer).toContainText(/closed: \d s left/);
  await expectNoViolations(page, 'why not');
  await page.keyboard.press('b');
  await expect(answer).toContainText(/connection lost for \d+ s/);
  await page.keyboard.press('End');
  await expect(answer).toContainText('signed out: the server refused the access token at placeBet');
  await answer.getByRole('button', { name: /session\/ended/ }).click();
  await expect(answer).toContainText('This step: signed out');
  await expectConsistent(page);
});
