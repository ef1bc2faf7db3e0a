import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import type { SandboxControl } from './support/control';
import {
  bettingForm,
  expectBalance,
  expectRound,
  openHome,
  resultDialog,
  roundTimer,
  tableRow,
  waitForCountdown,
} from './support/home';
import { expectBettingClosed } from './support/connection';
import { sophea } from './support/players';
import { recordApiPaths } from './support/network';
import { draw, expectNoReveal } from './support/resultReveal';
import { stopClock } from './support/waitFor';

test(
  'failure 7: the same result twice is revealed once',
  { tag: '@core' },
  async ({ page, context, sandbox }) => {
    await page.clock.install();
    await openHome(page, context, sandbox, sophea);
    await stopClock(page);
    await draw(page, sandbox.control, '407');
    await page.clock.runFor(5000);
    const rolling = resultDialog(page).getByRole('img', { name: km.resultModal.rolling });
    await expect(rolling).toHaveCount(1);
    await sandbox.control.replay(1, 'GameResultEvent');
    await sandbox.control.event('gameStatus', 'GameStatusEvent', { status: 'handled' });
    await page.clock.runFor(1000);
    await expect(rolling).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(resultDialog(page)).toBeHidden();
    await sandbox.control.replay(1, 'GameResultEvent');
    await page.clock.resume();
    await sandbox.control.startRound();
    await waitForCountdown(page);
    await expect(resultDialog(page)).toBeHidden();
  },
);

test('failure 7: a reload during a reveal does not repeat it', async ({ home: page, control }) => {
  await control.finishRound();
  await expect(resultDialog(page)).toBeVisible();
  await page.reload();
  await expectBalance(page, sophea.balance);
  await expectNoReveal(page, control);
});

test('failure 7: a round that starts 3 s into the reveal closes it, the strip is right, and no sound follows', async ({
  page,
  context,
  sandbox,
}) => {
  const { control } = sandbox;
  const plays: string[] = [];
  await page.exposeFunction('recordPlay', (url: string) => plays.push(url.replace(/^.*\//, '')));
  await page.addInitScript(() => {
    const { recordPlay } = window as unknown as { recordPlay(url: string): void };
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function recorded() {
      recordPlay(this.src);
      return play.call(this);
    };
  });
  await page.clock.install();
  await openHome(page, context, sandbox, sophea);
  const { round } = await control.state();
  await stopClock(page);
  await draw(page, control, '407');
  await page.clock.runFor(3000);
  await expect.poll(() => plays).toEqual(['roll.wav', 'digit.wav']);
  await control.startRound();
  await expect(resultDialog(page)).toBeHidden();
  const form = page.getByRole('region', { name: km.home.bettingForm });
  await expect(form).toContainText(`${km.home.lastResult} #${round.id}`);
  await expect(form.getByRole('img', { name: km.a11y.numberOf('407') })).toBeVisible();
  await page.clock.runFor(10_000);
  expect(plays).toEqual(['roll.wav', 'digit.wav']);
});

const detail = (number: string) => JSON.stringify({ number });

/** Pushes a result event with this data. */
const pushResult = (control: SandboxControl, data: unknown) =>
  control.event('gameResult', 'GameResultEvent', { data });

/** Pushes arrive in order: once this one is shown, those before it have been handled. */
async function waitUntilHandled(
  page: Page,
  control: SandboxControl,
  seconds: number,
): Promise<void> {
  await control.countdown(seconds);
  await expect(roundTimer(page)).toContainText(String(seconds).slice(0, 2));
}

/** Draws the current round without an event, and starts the next one. */
async function missDraw(control: SandboxControl): Promise<void> {
  await control.faults({ pusher: { freeze: true } });
  await control.finishRound();
  await control.faults({ pusher: { freeze: false } });
  await control.startRound();
}

test('a result that arrives after the next start is revealed once, under its own round id', async ({
  home: page,
  control,
}) => {
  const { round } = await control.state();
  await missDraw(control);
  await expectRound(page, round.id + 1);
  await pushResult(control, { round_id: round.id, detail: detail('407') });
  await expect(resultDialog(page)).toContainText(`#${round.id}`);
  await page.keyboard.press('Escape');
  await expect(resultDialog(page)).toBeHidden();
  await expectRound(page, round.id + 1);
  await pushResult(control, { round_id: round.id, detail: detail('407') });
  await pushResult(control, '407');
  await waitUntilHandled(page, control, 555);
  await expect(resultDialog(page)).toBeHidden();
});

test('a result without a round id right after a start is revealed as that of the previous round', async ({
  home: page,
  control,
}) => {
  const { round } = await control.state();
  await missDraw(control);
  await expectRound(page, round.id + 1);
  await pushResult(control, '407');
  await expect(resultDialog(page)).toContainText(`#${round.id}`);
});

test('a result of a later round waits for that round, and no round loses its reveal', async ({
  home: page,
  control,
}) => {
  const { round } = await control.state();
  await pushResult(control, { round_id: round.id + 1, detail: detail('999') });
  await waitUntilHandled(page, control, 555);
  await expect(resultDialog(page)).toBeHidden();
  await control.finishRound();
  await expect(resultDialog(page)).toContainText(`#${round.id}`);
  await control.startRound();
  await expect(resultDialog(page)).toBeHidden();
  await control.finishRound();
  await expect(resultDialog(page)).toContainText(`#${round.id + 1}`);
});

test('the later of two numbers for one round is shown in reveal, strip and list', async ({
  page,
  context,
  sandbox,
}) => {
  const { control } = sandbox;
  await page.clock.install();
  await openHome(page, context, sandbox, sophea, '/?slug=result');
  const { round } = await control.state();
  await stopClock(page);
  await draw(page, control, '407');
  await pushResult(control, { round_id: round.id, detail: detail('472') });
  await page.clock.runFor(6000);
  const announcement = km.resultModal.announcement(round.id, '472');
  await expect(resultDialog(page).getByRole('status')).toHaveText(announcement);
  await page.clock.runFor(5000);
  await expect(resultDialog(page)).toBeHidden();
  const row = tableRow(page, km.tables.results, 1).getByRole('img').first();
  await expect(row).toHaveAccessibleName(km.a11y.numberOf('472'));
  await expect(bettingForm(page).getByRole('img', { name: km.a11y.numberOf('472') })).toBeVisible();
});

test('a calculate event closes the round and loads the bets, whatever its result looks like', async ({
  home: page,
  control,
}) => {
  const paths = recordApiPaths(page);
  await control.event('gameStatus', 'GameStatusEvent', { status: 'calculate', result: 'x' });
  await expectBettingClosed(page);
  await expect.poll(() => paths).toContain('/api/bets');
});
