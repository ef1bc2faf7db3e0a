/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { sessionEnded } from '../api/apiEvents';
import { betsEvents } from '../features/bets/betsSlice';
import { problemReportEvents } from '../features/problemReport/problemReportSlice';
import { sessionEvents } from '../features/session/sessionSlice';
import { fakeLogger } from '../testing/fakePorts';
import { makeRecordedStore } from '../testing/makeRecordedStore';
import { collectDownloads, unzippedText } from '../testing/downloads';
import { emptyDatabases, recordsIn } from '../testing/testDatabase';
import { testApp } from '../testing/traceOf';
import { createKnownSecrets } from './redaction/secrets';
import { createRecordings } from './recordings';
import { createStoredRecordings } from './storedRecordings';
import type { RecordingHead } from './serializedRecording';
import { waitFor } from '../testing/waitFor';

beforeAll(() => void Object.assign(globalThis, { __BUILD__: testApp }));

/** A page of the app, over what this browser stores. */
function openPage(databases = emptyDatabases(), now = '2026-11-20T14:00:00+07:00') {
  const { store, recorder, clock } = makeRecordedStore({ now });
  const knownSecrets = createKnownSecrets();
  const ports = { recorder, clock, knownSecrets, logger: fakeLogger() };
  return {
    store,
    clock,
    databases,
    knownSecrets,
    recordings: createStoredRecordings(ports, databases),
  };
}

type Page = ReturnType<typeof openPage>;

const isStored = ({ databases }: Page) =>
  waitFor(async () => expect((await recordsIn(databases)).size).toBeGreaterThan(2));

it('offers a recording that ended in an error, with its last actions, after a reload', async () => {
  const page = openPage();
  page.knownSecrets.note('canary-token');
  page.store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '07' }));
  page.clock.advance(60_000);
  page.store.dispatch(betsEvents.slipAmountChanged({ amount: 5000 }));
  page.recordings.noteProblem('no such row canary-token');
  await isStored(page);

  const next = openPage(page.databases, '2026-11-20T14:05:00+07:00');
  expect(await next.recordings.describe()).toMatchObject([
    { isCurrent: true, hasEndedInError: false, steps: 0 },
    {
      isCurrent: false,
      hasEndedInError: true,
      steps: 2,
      endedAt: Date.parse('2026-11-20T14:01:00+07:00'),
      lastSteps: [
        { event: 'bets/slipAmountChanged', details: '{"amount":5000}', times: 1 },
        { event: 'bets/slipOpened' },
      ],
    },
  ]);
  const stored = JSON.stringify([...(await recordsIn(page.databases))]);
  expect(stored).toContain('no such row [masked 1]');
  expect(stored).toContain(JSON.stringify(testApp));
  expect(stored).not.toContain('canary');
});

it('marks a recording as closed while its page is left, and takes it back if the page is shown again', async () => {
  const page = openPage();
  page.store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '07' }));
  page.recordings.start();
  await isStored(page);
  const isClosed = async () => {
    const stored = [...(await recordsIn(page.databases))];
    return (stored.find(([name]) => name.startsWith('head:'))?.[1] as RecordingHead).isClosed;
  };
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await isClosed()).toBe(true));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(async () => expect(await isClosed()).toBe(false));
});

it('saves what no other step follows within sixteen seconds', async () => {
  jest.useFakeTimers();
  const page = openPage();
  page.recordings.start();
  await jest.advanceTimersByTimeAsync(100);
  page.store.dispatch(betsEvents.digitPressed({ digit: '7' }));
  await jest.advanceTimersByTimeAsync(15_900);
  jest.useRealTimers();
  await waitFor(async () =>
    expect(JSON.stringify([...(await recordsIn(page.databases))])).toContain('digitPressed'),
  );
});

it('has begun to save a step when it is told to, before it returns', async () => {
  const page = openPage();
  page.recordings.start();
  await isStored(page);
  page.store.dispatch(betsEvents.digitPressed({ digit: '7' }));
  const begun = jest.spyOn(IDBDatabase.prototype, 'transaction');
  page.recordings.saveNow();
  expect(begun.mock.calls).toEqual([['records', 'readwrite', { durability: 'relaxed' }]]);
  begun.mockRestore();
});

it('refuses to download a recording that is no longer stored', async () => {
  const page = openPage();
  await expect(page.recordings.download('gone', '')).rejects.toThrow('no longer stored');
});

it('saves the description as it was shown, and lists none of its words in the next report', async () => {
  const page = openPage();
  page.knownSecrets.note('open sesame');
  const words = 'I typed open sesame, call 012 345 678 about 100000';
  const asSaved = await page.recordings.messageAsSaved(words);
  expect(asSaved).toBe('I typed [masked 1], call [masked 2] about 100000');
  page.store.dispatch(problemReportEvents.messageChanged({ message: words }));
  const [current] = await page.recordings.describe();
  const downloads = collectDownloads();
  await page.recordings.download(String(current?.id), words);
  const file: unknown = JSON.parse(await unzippedText(downloads[0]));
  expect(file).toMatchObject({ $trace: { words: asSaved } });
  expect(JSON.stringify(file)).not.toMatch(/open sesame|012 345 678/);

  page.store.dispatch(problemReportEvents.opened());
  const [described] = await page.recordings.describe();
  expect(described?.lastSteps).toMatchObject([
    { event: 'problemReport/opened' },
    { event: 'problemReport/messageChanged', details: '{"message":""}' },
  ]);
});

describe('the next person at the machine', () => {
  const sophea = { userId: '1001', username: 'sophea', currency: 'KHR' };
  const dararith = { userId: '1002', username: 'dararith', currency: 'KHR' };
  const later = '2026-11-20T14:05:00+07:00';
  const offered = async ({ recordings }: Page) =>
    (await recordings.describe()).map(({ isCurrent, steps }) => [isCurrent, steps]);

  /** Sophea plays and logs out. */
  async function playAndLeave() {
    const page = openPage();
    page.store.dispatch(sessionEvents.signedIn(sophea));
    page.store.dispatch(sessionEvents.balanceReceived({ balance: 500_000 }));
    page.store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    page.recordings.setOwner('1001');
    page.recordings.close();
    await isStored(page);
    return page;
  }

  it('is offered nothing of a recording that ended with a logout', async () => {
    const page = await playAndLeave();
    const stored = await recordsIn(page.databases);
    expect(JSON.stringify([...stored])).toContain('sophea');
    expect(await offered(page)).toEqual([[true, 0]]);
    page.store.dispatch(sessionEvents.loginTyped({ username: 'x', hasPassword: false }));
    expect(await offered(page)).toEqual([[true, 1]]);

    const next = openPage(page.databases, later);
    expect(await offered(next)).toEqual([[true, 0]]);
    next.store.dispatch(sessionEvents.signedIn(dararith));
    expect(await offered(next)).toEqual([[true, 1]]);
    const head = [...stored.keys()].find((name) => name.startsWith('head:'));
    const hidden = String(head).replace('head:', '');
    await expect(next.recordings.download(hidden, '')).rejects.toThrow('no longer stored');
  });

  it('finds no id of a player, who gets the recording back after signing in', async () => {
    const { databases } = await playAndLeave();
    const head = [...(await recordsIn(databases))].find(([name]) => name.startsWith('head:'));
    expect(JSON.stringify(head)).toContain('owner');
    expect(JSON.stringify(head)).not.toContain('1001');
    const next = openPage(databases, later);
    next.store.dispatch(sessionEvents.signedIn(sophea));
    expect(await offered(next)).toEqual([
      [true, 1],
      [false, 3],
    ]);
  });

  it('gets a new recording, also if the logout came before the recordings were loaded', () => {
    const { store, recorder, clock } = makeRecordedStore();
    const ports = { recorder, clock, knownSecrets: createKnownSecrets(), logger: fakeLogger() };
    const recordings = createRecordings(ports, Promise.resolve());
    store.dispatch(sessionEvents.signedIn(sophea));
    recordings.setOwner('1001');
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    recordings.close();
    expect(JSON.stringify(recorder.read())).not.toContain('sophea');
  });

  it('continues the recording if no player was signed in before', async () => {
    const page = openPage();
    page.store.dispatch(sessionEvents.loginTyped({ username: 'x', hasPassword: false }));
    page.recordings.close();
    expect(await offered(page)).toEqual([[true, 1]]);
  });

  it('is offered nothing of a login whose page was left for the game', async () => {
    const page = openPage();
    page.store.dispatch(sessionEvents.loginTyped({ username: 'sophea', hasPassword: true }));
    page.recordings.setOwner('1001');
    page.recordings.noteProblem('the page was left');
    await isStored(page);
    const next = openPage(page.databases, later);
    expect(await offered(next)).toEqual([[true, 0]]);
    next.store.dispatch(sessionEvents.signedIn(sophea));
    expect(await offered(next)).toHaveLength(2);
  });

  it('is not offered the seconds of their own login next to the visit before it', async () => {
    const { databases } = await playAndLeave();
    const login = openPage(databases, later);
    login.store.dispatch(sessionEvents.loginTyped({ username: 'sophea', hasPassword: true }));
    login.recordings.setOwner('1001');
    login.recordings.saveNow();
    await isStored(login);
    const next = openPage(databases, '2026-11-20T14:06:00+07:00');
    next.store.dispatch(sessionEvents.signedIn(sophea));
    expect(await offered(next)).toEqual([
      [true, 1],
      [false, 3],
    ]);
  });
});
