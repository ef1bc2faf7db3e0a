import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import type { TraceFile } from '../src/trace/traceFormat';
import { expectRecorded } from './support/browserStorage';
import { expect, test } from './support/homeFixtures';
import { expectBalance, placeBet, pressDigits, openFromMenu } from './support/home';
import { sophea, signInByForm } from './support/players';
import { saveEarlierTrace } from './support/problemReport';
import type { SavedTrace } from './support/problemReport';
import { expectConsistent, openTrace, playersScreen, stepTitle } from './support/replay';

/** Bets on 07, and presses 4 and 8 as the last thing before the page goes. */
async function playUntilTheEnd(page: Page): Promise<void> {
  await placeBet(page, '07');
  await expectBalance(page, 499_000);
  await pressDigits(page, '48');
}

/** The types of the recorded actions from the bet on, each digit with its value. */
function eventsFromBet({ text }: SavedTrace): string[] {
  const { actionsById, stagedActionIds } = JSON.parse(text) as TraceFile;
  const events = stagedActionIds.map((id) => {
    const action = actionsById[id]?.action as { type: string; payload?: { digit?: string } | null };
    const digit = action.payload?.digit;
    return digit === undefined ? action.type : `${action.type} ${digit}`;
  });
  return events.slice(events.indexOf('bets/betAccepted'));
}

const mayBeMissing = 'the end may be missing';

/** Opens a saved recording on the replay page and returns what the page says about its end. */
async function endOn(page: Page, { name, bytes }: SavedTrace): Promise<string> {
  await openTrace(page, { name, mimeType: 'application/gzip', buffer: bytes });
  await expectConsistent(page);
  return page.locator('[data-topic="end"]').innerText();
}

/** Has each page write to the recorder's records as it goes, like a regular save that began just before. */
function saveWhileLeaving(): void {
  const { open } = IDBFactory.prototype;
  let records: IDBDatabase | null = null;
  IDBFactory.prototype.open = function recorded(name, version) {
    const opening = open.call(this, name, version);
    if (name === 'flight-recorder') {
      opening.addEventListener('success', () => {
        records = opening.result;
        document.documentElement.dataset.isRecorderOpen = 'true';
      });
    }
    return opening;
  };
  // Registered before the recorder's own listener, so it runs first.
  window.addEventListener('pagehide', () => {
    for (let count = 0; count < 500; count += 1) {
      const transaction = records?.transaction('records', 'readwrite');
      transaction?.objectStore('records').put(count, 'test:busy');
      transaction?.commit();
    }
  });
}

const lastMoments = ['bets/betAccepted', 'bets/digitPressed 4', 'bets/digitPressed 8'];

const leave: [way: string, leave: (page: Page) => Promise<unknown>][] = [
  ['a reload', (page) => page.reload()],
  ['an address change', (page) => page.evaluate(() => window.location.assign('/rule'))],
];

for (const [way, leaveBy] of leave) {
  test(`after ${way}, the saved recording holds the bet and the last press before it`, async ({
    home: page,
  }) => {
    await playUntilTheEnd(page);
    await Promise.all([page.waitForEvent('load'), leaveBy(page)]);
    const saved = await saveEarlierTrace(page);
    expect(eventsFromBet(saved)).toEqual(expect.arrayContaining(lastMoments));
    expect(await endOn(page, saved)).not.toContain(mayBeMissing);
  });
}

test('after a reload during a save, the saved recording holds the bet and the last press before it', async ({
  home: page,
}) => {
  await page.addInitScript(saveWhileLeaving);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-is-recorder-open');
  await playUntilTheEnd(page);
  await page.reload();
  const saved = await saveEarlierTrace(page);
  expect(eventsFromBet(saved)).toEqual(expect.arrayContaining(lastMoments));
  expect(await endOn(page, saved)).not.toContain(mayBeMissing);
});

test('after a closed tab, the saved recording holds the bet and the last press before it', async ({
  home: page,
  context,
}) => {
  await playUntilTheEnd(page);
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto('/');
  const saved = await saveEarlierTrace(next);
  expect(eventsFromBet(saved)).toEqual(expect.arrayContaining(lastMoments));
  expect(await endOn(next, saved)).not.toContain(mayBeMissing);
});

test('after a redirect to the login by a 401, the saved recording holds the bet and the end of the session', async ({
  home: page,
  control,
  watch,
}) => {
  watch.allowConsoleErrors(/401/);
  await playUntilTheEnd(page);
  await control.revoke(sophea.id);
  await openFromMenu(page, km.header.report);
  await expect(page.getByLabel(km.login.username)).toBeVisible();
  await signInByForm(page, sophea);
  // Newer ones are of the login.
  const saved = await saveEarlierTrace(page, 'oldest');
  expect(eventsFromBet(saved)).toEqual(expect.arrayContaining([...lastMoments, 'session/ended']));
  expect(await endOn(page, saved)).not.toContain(mayBeMissing);
  await expect(stepTitle(page)).toContainText('session/ended');
  await expect(playersScreen(page).getByLabel(km.login.username)).toBeVisible();
});

/** Kills the page's renderer. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The crashed page answers nothing.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('after a crash right after the answer to a stake, the saved recording holds both', async ({
  home: page,
  context,
}) => {
  await expectRecorded(page, '"type"');
  await placeBet(page, '07');
  await crash(page);
  const next = await context.newPage();
  await next.goto('/');
  const { text } = await saveEarlierTrace(next);
  expect(text).toContain('"type":"bets/betSent"');
  expect(text).toContain('"type":"bets/betAccepted"');
});

test('after a crash, the saved recording holds what was stored before, and says that its end may be missing', async ({
  home: page,
  context,
}) => {
  await playUntilTheEnd(page);
  await expectRecorded(page, '"digit":"8"');
  await crash(page);
  const next = await context.newPage();
  await next.goto('/');
  const saved = await saveEarlierTrace(next);
  expect(eventsFromBet(saved)).toEqual(expect.arrayContaining(lastMoments));
  expect(await endOn(next, saved)).toContain(mayBeMissing);
});
