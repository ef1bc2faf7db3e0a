import { del, delMany, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { rootReducer } from '../app/rootReducer';
import { createAppRedactor } from './appRedactor';
import { betsEvents } from '../features/bets/betsSlice';
import { fakeLogger } from '../testing/fakePorts';
import { makeRecordedStore } from '../testing/makeRecordedStore';
import { emptyDatabases, recordsIn } from '../testing/testDatabase';
import { readTrace, testApp, testEnvironment } from '../testing/traceOf';
import { verificationOf } from '../testing/verifyTrace';
import { createRecordingPersister, usualStoredLimits } from './recordingPersister';
import { createRecordingStore } from './recordingStore';
import type { RecordingDatabases } from './recordingStore';
import { createKnownSecrets } from './redaction/secrets';
import type { SerializedSegment } from './serializedRecording';
import { traceText } from './traceFile';
import type { TraceFile } from './traceFormat';
import { waitFor } from '../testing/waitFor';

/** A recording of the real store, saved in this database. */
function open(
  databases: RecordingDatabases,
  id: string,
  at = '2026-11-20T14:00:00+07:00',
  limits = usualStoredLimits,
) {
  const { store, recorder, clock } = makeRecordedStore({ now: at });
  const logger = fakeLogger();
  const persister = createRecordingPersister({
    recorder,
    redactor: createAppRedactor(createKnownSecrets()),
    store: createRecordingStore(databases),
    originOf: () => ({
      id,
      owner: null,
      savedAt: clock.now(),
      app: testApp,
      environment: testEnvironment,
    }),
    logger,
    limits,
  });
  const press = (times: number) => {
    for (let count = 0; count < times; count += 1) {
      clock.advance(1000);
      store.dispatch(count % 4 === 3 ? betsEvents.numberCleared() : betsEvents.digitErased());
      store.dispatch(betsEvents.digitPressed({ digit: String(count % 10) }));
    }
  };
  /** The file of what is stored, once it holds these steps and replays; all steps by default. */
  const expectStored = async (steps = recorder.count()) => {
    const file = await fileOf(databases, id);
    expectReplayable(file, steps);
    return file?.$trace;
  };
  return { store, recorder, clock, databases, persister, press, logger, expectStored };
}

function expectReplayable(file: TraceFile | null, steps: number): void {
  expect(file?.nextActionId).toBe(steps + 1);
  expect(file && verificationOf(file)).toMatchObject({ kind: 'consistent' });
}

/** The file that the running page saves. */
const fileOfPage = async ({ persister }: ReturnType<typeof open>) =>
  readTrace([...traceText(await persister.serialize(), '')].join(''));

/**
 * A page that goes, as browsers treat it: transactions that were not told to commit are aborted, so are
 * those that wait for another of their database, and nothing begins any more.
 * @returns kills the page
 */
function trackPage(): () => void {
  const transactions: IDBTransaction[] = [];
  const busy = new Map<IDBTransaction, string>();
  const begin = IDBDatabase.prototype.transaction;
  const tracked = jest.spyOn(IDBDatabase.prototype, 'transaction');
  tracked.mockImplementation(function (this: IDBDatabase, ...args) {
    const transaction = begin.apply(this, args);
    if ([...busy.values()].includes(this.name)) transaction.commit = () => undefined;
    busy.set(transaction, this.name);
    transaction.addEventListener('complete', () => busy.delete(transaction));
    transactions.push(transaction);
    return transaction;
  });
  return () => {
    tracked.mockRestore();
    for (const transaction of transactions) {
      try {
        transaction.abort();
      } catch {
        // It is committing.
      }
    }
  };
}

/** The file of a stored recording as the replay page reads it; null if it is gone. */
async function fileOf(databases: RecordingDatabases, id: string) {
  const recording = await createRecordingStore(databases).load(id);
  return recording && readTrace([...traceText(recording, '')].join(''));
}

const namesIn = async (databases: RecordingDatabases) =>
  [...(await recordsIn(databases)).keys()].sort();

describe('the current recording', () => {
  it('is complete in the store after saves that overlapped, as on a slow disk', async () => {
    const { press, persister, expectStored } = open(emptyDatabases(), 'a');
    press(3);
    const first = persister.saveNow();
    press(2);
    const second = persister.saveNow();
    await first;
    press(2);
    await Promise.all([second, persister.saveNow()]);
    press(1);
    await persister.saveNow();
    await expectStored();
  });

  it('writes each complete segment and its state once', async () => {
    const databases = emptyDatabases();
    const { press, persister } = open(databases, 'a');
    press(150);
    await persister.save();
    const names = ['head:a', 'state:a:0', 'state:a:1', 'steps:a:0:0', 'steps:a:1:0'];
    expect(await namesIn(databases)).toEqual(names);
    await delMany(names, databases.records);
    await persister.save();
    expect(await namesIn(databases)).toEqual([]);
    press(5);
    await persister.save();
    expect(await namesIn(databases)).toEqual(['head:a', 'steps:a:1:50']);
  });

  it('writes of a segment only what is new', async () => {
    const { press, persister, databases } = open(emptyDatabases(), 'a');
    press(100);
    await persister.save();
    press(1);
    await persister.save();
    const stored = await recordsIn(databases);
    expect(stored.get('steps:a:0:200')).toMatchObject({ from: 200 });
    expect((stored.get('steps:a:0:200') as SerializedSegment).actionTexts).toHaveLength(2);
  });

  it('drops a segment of which one save is gone', async () => {
    const { press, persister, recorder, databases, expectStored } = open(emptyDatabases(), 'a');
    for (const times of [50, 1, 100]) {
      press(times);
      await persister.save();
    }
    await del('steps:a:0:100', databases.records);
    expect(await expectStored(recorder.count() - 250)).toMatchObject({ droppedActions: 250 });
  });

  it('holds a step that was saved at once when the page was killed, though a save was being prepared', async () => {
    const { store, press, persister, recorder, expectStored } = open(emptyDatabases(), 'a');
    press(3);
    await persister.save();
    const killPage = trackPage();
    press(2);
    void persister.save();
    store.dispatch(betsEvents.digitErased());
    void persister.saveNow();
    killPage();
    await expectStored(recorder.count());
  });

  const statesIn = async (databases: RecordingDatabases) =>
    (await namesIn(databases)).filter((name) => name.startsWith('state:'));
  /** Saves 30 segments, of which the recorder keeps 20. */
  async function saveThirty({ press, persister }: ReturnType<typeof open>) {
    for (let count = 0; count < 30; count += 1) {
      press(125);
      await persister.save();
    }
  }

  it('keeps in the store what the recorder drops, and has it in a file from the running page', async () => {
    const databases = emptyDatabases();
    const page = open(databases, 'a');
    await saveThirty(page);
    expect(page.recorder.read().droppedActions).toBeGreaterThan(2000);
    for (const file of [await fileOf(databases, 'a'), await fileOfPage(page)]) {
      expect(file?.$trace.droppedActions).toBe(0);
      expectReplayable(file, page.recorder.count());
    }
  });

  it.each([
    ['steps', { steps: 6000, characters: Infinity }, 24],
    ['characters', { steps: Infinity, characters: 0 }, 20],
  ])('drops from the store the oldest that exceed its %s', async (_what, limits, left) => {
    const databases = emptyDatabases();
    const page = open(databases, 'a', undefined, limits);
    await saveThirty(page);
    expect(await statesIn(databases)).toHaveLength(left);
    for (const file of [await fileOf(databases, 'a'), await fileOfPage(page)]) {
      expect(file?.$trace.droppedActions).toBe(page.recorder.count() - left * 250);
      expectReplayable(file, left * 250);
    }
  });

  it('drops what is stored once DevTools has led to a state that no action explains', async () => {
    const databases = emptyDatabases();
    const page = open(databases, 'a');
    const { store, press, persister } = page;
    press(300);
    await persister.save();
    store.replaceReducer((state) => ({ ...rootReducer(state, { type: '' }), lost: true }) as never);
    store.replaceReducer(rootReducer);
    press(1);
    const ofPage = await fileOfPage(page);
    await persister.save();
    for (const file of [ofPage, await fileOf(databases, 'a')]) {
      expect(file?.$trace.droppedActions).toBe(600);
      expectReplayable(file, 2);
    }
    expect(await statesIn(databases)).toHaveLength(1);
  });

  it.each([
    { when: 'right after it was told to save', isSaving: false },
    { when: 'while it is being saved', isSaving: true },
  ])('keeps everything up to the end of a page that goes $when', async ({ isSaving }) => {
    const { press, persister, expectStored } = open(emptyDatabases(), 'a');
    press(3);
    await persister.save();
    const killPage = trackPage();
    press(150);
    if (isSaving) void persister.saveNow();
    press(2);
    void persister.close();
    killPage();
    expect(await expectStored()).toMatchObject({ isClosed: true });
  });

  it('keeps a regular save that was under way when the page was killed, without a closing mark', async () => {
    const { press, persister, recorder, expectStored } = open(emptyDatabases(), 'a');
    press(3);
    await persister.save();
    const killPage = trackPage();
    press(2);
    void persister.saveNow();
    const saved = recorder.count();
    press(2);
    killPage();
    expect(await expectStored(saved)).toMatchObject({ isClosed: false });
  });

  it('is marked as closed only while its page is left, even if nothing is new', async () => {
    const databases = emptyDatabases();
    const { press, persister } = open(databases, 'a');
    const isClosed = async () => (await fileOf(databases, 'a'))?.$trace.isClosed;
    press(1);
    await persister.save();
    expect(await isClosed()).toBe(false);
    await persister.close();
    expect(await isClosed()).toBe(true);
    // Leaving goes on: the page hears that it is hidden.
    press(1);
    await persister.saveNow();
    expect(await isClosed()).toBe(true);
    persister.reopen();
    await waitFor(async () => expect(await isClosed()).toBe(false));
  });

  it.each(['before', 'after'])(
    'is complete if another page reads it %s its page is shown again',
    async (when) => {
      const databases = emptyDatabases();
      const { press, persister, expectStored } = open(databases, 'a');
      press(100);
      await persister.save();
      press(150);
      await persister.close();
      if (when === 'before') await fileOf(databases, 'a');
      press(1);
      persister.reopen();
      press(150);
      await persister.save();
      expect(await expectStored()).toMatchObject({ isClosed: false });
    },
  );

  it('is complete by itself in a file from the running page', async () => {
    const page = open(emptyDatabases(), 'a');
    page.press(1);
    expect((await fileOfPage(page)).$trace.isClosed).toBe(true);
  });

  it('is still saved after the browser has closed the database', async () => {
    const databases = emptyDatabases();
    const { press, persister, expectStored } = open(databases, 'a');
    press(1);
    await persister.save();
    await databases.records('readonly', (records) => {
      const database = records.transaction.db;
      database.close();
      database.onclose?.(new Event('close'));
    });
    press(1);
    await persister.saveNow();
    await expectStored();
  });

  it('is saved at once with the redacted error that ended it', async () => {
    const databases = emptyDatabases();
    const { press, persister, expectStored } = open(databases, 'a');
    press(2);
    persister.noteProblem('no such row; token=canary');
    await waitFor(async () => expect(await namesIn(databases)).not.toEqual([]));
    expect((await expectStored())?.problem).toMatch(/^no such row; token=\[masked \d\]$/);
  });

  it('can still be serialized in a browser that stores nothing, which is logged once', async () => {
    const refuse = () => Promise.reject(new Error('not allowed'));
    const databases = { records: refuse, lastChanges: refuse };
    const { press, persister, logger, recorder } = open(databases, 'a');
    for (let count = 0; count < 3; count += 1) {
      press(1);
      await persister.save();
      await persister.saveNow();
    }
    expect(logger.lines).toHaveLength(1);
    const { segments } = await persister.serialize();
    expect(segments[0]?.actionTexts).toHaveLength(recorder.count());
  });
});

describe('stored recordings', () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 10, 20) + hours * 3_600_000).toISOString();

  /** The ids that are left of recordings at these hours, the current one last. */
  async function leftOf(recordings: readonly { hours: number; fails?: boolean }[], now: number) {
    const databases = emptyDatabases();
    for (const { hours, fails = false } of recordings) {
      const { press, persister } = open(databases, `at ${hours}`, at(hours));
      press(1);
      if (fails) persister.noteProblem('it broke');
      await persister.save();
      await waitFor(async () => expect(await namesIn(databases)).toContain(`head:at ${hours}`));
    }
    const store = createRecordingStore(databases);
    await store.prune(`at ${recordings.at(-1)?.hours ?? ''}`, Date.parse(at(now)));
    const ids = (await store.heads()).map(({ id }) => id);
    const named = new Set((await namesIn(databases)).map((name) => name.split(':')[1]));
    expect([...named].sort()).toEqual([...ids].sort());
    return ids;
  }

  const after = (...hours: number[]) => hours.map((hour) => ({ hours: hour }));
  const failed = (hours: number) => ({ hours, fails: true });
  const twoFailed = [failed(1), failed(2), ...after(3, 4, 5, 6)];
  it.each([
    ['are the current one and the three before it', after(1, 2, 3, 4, 5), 5, [5, 4, 3, 2]],
    ['include the last failed one', twoFailed, 6, [6, 5, 4, 3, 2]],
    ['are deleted after a day', [failed(0), ...after(1, 1.6, 25)], 25.5, [25, 1.6]],
  ])('%s', async (_, recordings, now, left) => {
    expect(await leftOf(recordings, now)).toEqual(left.map((hours) => `at ${hours}`));
  });

  /** As 1.0.0 stored countdown pushes. */
  const run = { number: 1, beganAt: 0, stateHash: 'a', from: 0, actionTexts: ['{"type":"RUN"}'] };
  it.each([
    ['a gap', (records: UseStore) => del('steps:a:1:0', records)],
    ['runs, as 1.0.0 stored them', (records: UseStore) => set('steps:a:1:0', run, records)],
  ])('lose only the segments before %s', async (_what, damage) => {
    const databases = emptyDatabases();
    const { press, persister, recorder, expectStored } = open(databases, 'a');
    press(400);
    await persister.save();
    await damage(databases.records);
    expect(await expectStored(recorder.count() - 500)).toMatchObject({ droppedActions: 250 });
  });

  it('are ignored if they have another shape', async () => {
    const databases = emptyDatabases();
    const { press, persister } = open(databases, 'a');
    press(1);
    await persister.save();
    await set('head:x', { id: 'x' }, databases.records);
    await set('head:y', 'y', databases.records);
    await set('steps:z:0:0', [], databases.records);
    await set('a:1', { head: { id: 'a' } }, databases.lastChanges);
    const store = createRecordingStore(databases);
    expect((await store.heads()).map(({ id }) => id)).toEqual(['a']);
    expect(await store.load('a')).not.toBeNull();
    expect(await store.load('x')).toBeNull();
    expect(await store.load('z')).toBeNull();
  });
});
