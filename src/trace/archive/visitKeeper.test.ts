import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { rootReducer } from '../../app/rootReducer';
import { betsEvents } from '../../features/bets/betsSlice';
import { fakeLogger } from '../../testing/fakePorts';
import { fakeRecords } from '../../testing/fakeRecords';
import { makeRecordedStore } from '../../testing/makeRecordedStore';
import { appRedaction, readTrace, testApp, testEnvironment } from '../../testing/traceOf';
import { traceText } from '../file/traceText';
import { verifyTrace } from '../verifyTrace';
import { createRecordStore } from './recordStore';
import type { RecordStore } from './recordStore';
import { createVisitArchive, keptForMs } from './visitArchive';
import { createVisitKeeper } from './visitKeeper';

/** A visit of the real store, kept in these records. */
function open(records: RecordStore, id: string, at = '2026-11-20T14:00:00+07:00') {
  const { store, recorder, clock } = makeRecordedStore({ now: at });
  const archive = createVisitArchive(records);
  const logger = fakeLogger();
  const keeper = createVisitKeeper({
    id,
    recorder,
    redaction: appRedaction(),
    archive,
    app: testApp,
    readEnvironment: () => testEnvironment,
    ownerOf: () => null,
    now: clock.now,
    logger,
  });
  const press = (times: number) => {
    for (let count = 0; count < times; count += 1) {
      clock.advance(1000);
      store.dispatch(count % 4 === 3 ? betsEvents.numberCleared() : betsEvents.digitErased());
      store.dispatch(betsEvents.digitPressed({ digit: String(count % 10) }));
    }
  };
  return { recorder, archive, keeper, press, logger };
}

/** The file of a kept visit as the replay page reads it; null where it is gone. */
async function fileOf(records: RecordStore, id: string) {
  const visit = await createVisitArchive(records).load(id);
  return visit && readTrace([...traceText(visit, '')].join(''));
}

it('a kept visit is the whole truth, however often it was written', async () => {
  const records = fakeRecords();
  const { press, keeper, recorder } = open(records, 'a');
  for (const times of [3, 0, 200, 1, 150]) {
    press(times);
    await keeper.keep();
  }
  const file = await fileOf(records, 'a');
  expect(recorder.count()).toBeGreaterThan(700);
  expect(file?.nextActionId).toBe(recorder.count() + 1);
  expect(file && verifyTrace(file, rootReducer)).toEqual({ faithful: true });
});

it('a segment that is complete is written once', async () => {
  const records = fakeRecords();
  const written: string[] = [];
  const { press, keeper } = open(
    {
      ...records,
      write: (entries) => {
        written.push(...entries.map(([name]) => name));
        return records.write(entries);
      },
    },
    'a',
  );
  press(150);
  await keeper.keep();
  await keeper.keep();
  written.length = 0;
  press(5);
  await keeper.keep();
  expect(written.sort()).toEqual(['head:a', 'steps:a:1']);
});

it('what the recorder lets go of is forgotten here too', async () => {
  const records = fakeRecords();
  const { press, keeper, recorder } = open(records, 'a');
  for (let count = 0; count < 30; count += 1) {
    press(125);
    await keeper.keep();
  }
  expect([...records.all.keys()].filter((name) => name.startsWith('state:'))).toHaveLength(20);
  const file = await fileOf(records, 'a');
  expect(file?.$trace.droppedActions).toBe(recorder.read().droppedActions);
  expect(file?.$trace.droppedActions).toBeGreaterThan(2000);
  expect(file && verifyTrace(file, rootReducer)).toEqual({ faithful: true });
});

it('a page that goes while it is being kept loses nothing', async () => {
  const records = fakeRecords();
  const { press, keeper, recorder } = open(records, 'a');
  press(300);
  const kept = keeper.keep();
  press(7);
  keeper.keepNow();
  await kept;
  const file = await fileOf(records, 'a');
  expect(file?.nextActionId).toBe(recorder.count() + 1);
  expect(file && verifyTrace(file, rootReducer)).toEqual({ faithful: true });
});

it('an error that ended it is kept at once, masked', async () => {
  const records = fakeRecords();
  const { press, keeper, recorder } = open(records, 'a');
  press(2);
  keeper.noteProblem('no such row; token=canary');
  await waitFor(() => expect(records.all.size).toBeGreaterThan(0));
  const file = await fileOf(records, 'a');
  expect(file?.nextActionId).toBe(recorder.count() + 1);
  expect(file?.$trace.problem).toMatch(/^no such row; token=\[masked \d\]$/);
});

it('a browser that keeps nothing changes nothing, and says so once', async () => {
  const forbidden = () => Promise.reject(new Error('not allowed'));
  const records = { names: forbidden, read: forbidden, write: forbidden, remove: forbidden };
  const { press, keeper, logger, recorder } = open(records, 'a');
  for (let count = 0; count < 3; count += 1) {
    press(1);
    await keeper.keep();
    keeper.keepNow();
  }
  expect(logger.lines).toHaveLength(1);
  expect((await keeper.seal()).segments[0]?.actionTexts).toHaveLength(recorder.count());
});

describe('visits that are kept', () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 10, 20) + hours * 3_600_000).toISOString();

  /** Visits at these hours, the present one last. */
  async function after(visits: readonly { hours: number; fails?: boolean }[], now: number) {
    const records = fakeRecords();
    for (const { hours, fails = false } of visits) {
      const { press, keeper } = open(records, `at ${hours}`, at(hours));
      press(1);
      if (fails) keeper.noteProblem('it broke');
      await keeper.keep();
    }
    const archive = createVisitArchive(records);
    await archive.prune(`at ${visits.at(-1)?.hours ?? ''}`, Date.parse(at(now)));
    const ids = (await archive.heads()).map(({ id }) => id);
    const named = new Set([...records.all.keys()].map((name) => name.split(':')[1]));
    expect([...named].sort()).toEqual([...ids].sort());
    return ids;
  }

  it('are the present one and the three before it', async () => {
    const visits = [1, 2, 3, 4, 5].map((hours) => ({ hours }));
    expect(await after(visits, 5)).toEqual(['at 5', 'at 4', 'at 3', 'at 2']);
  });

  it('and the last that ended in an error', async () => {
    const visits = [
      { hours: 1, fails: true },
      { hours: 2, fails: true },
      ...[3, 4, 5, 6].map((hours) => ({ hours })),
    ];
    expect(await after(visits, 6)).toEqual(['at 6', 'at 5', 'at 4', 'at 3', 'at 2']);
  });

  it('for a day', async () => {
    expect(keptForMs).toBe(86_400_000);
    const visits = [{ hours: 0, fails: true }, { hours: 1 }, { hours: 25 }];
    expect(await after(visits, 25.5)).toEqual(['at 25']);
  });
});

describe('records that are not what they should be', () => {
  it('a gap loses what is before it, and the rest is true', async () => {
    const records = fakeRecords();
    const { press, keeper, recorder } = open(records, 'a');
    press(400);
    await keeper.keep();
    records.all.delete('steps:a:1');
    const file = await fileOf(records, 'a');
    expect(file?.$trace.droppedActions).toBe(250);
    expect(file?.nextActionId).toBe(recorder.count() - 500 + 1);
    expect(file && verifyTrace(file, rootReducer)).toEqual({ faithful: true });
  });

  it('of another form are no visit', async () => {
    const records = fakeRecords(
      new Map<string, unknown>([
        ['head:x', { id: 'x' }],
        ['head:y', 'y'],
        ['steps:z:0', []],
      ]),
    );
    const archive = createVisitArchive(records);
    expect(await archive.heads()).toEqual([]);
    expect(await archive.load('x')).toBeNull();
    expect(await archive.load('z')).toBeNull();
  });
});

it('IndexedDB holds a visit for the next page', async () => {
  const { press, keeper } = open(createRecordStore('test'), 'a');
  press(10);
  await keeper.keep();
  const file = await fileOf(createRecordStore('test'), 'a');
  expect(file && verifyTrace(file, rootReducer)).toEqual({ faithful: true });
  await createVisitArchive(createRecordStore('test')).prune('b', Date.now() + 2 * keptForMs);
  expect(await createRecordStore('test').names()).toEqual([]);
});
